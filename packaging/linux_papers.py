"""What a Linux desktop reads beside the program: menu entry, metainfo, icons and the man page."""

from __future__ import annotations

import gzip
import re
import shutil
from pathlib import Path

import icons
import project

TEMPLATES = Path(__file__).resolve().parent / "linux"


def write_share(share: Path, parts: Path, info: project.Info, site: str) -> None:
    """Write everything that belongs below a `share` folder. `site` is the address of the source; without one the
    screenshots, which lie there, are left out of the metainfo."""
    for folder in ("applications", "metainfo", "man/man6"):
        (share / folder).mkdir(parents=True, exist_ok=True)
    shutil.copyfile(TEMPLATES / "tablegames.desktop", share / "applications" / "tablegames.desktop")
    (share / "metainfo" / "tablegames.metainfo.xml").write_text(metainfo(info, site), encoding="utf-8")
    manual = filled((TEMPLATES / "tablegames.6").read_text(encoding="utf-8"), info)
    (share / "man" / "man6" / "tablegames.6.gz").write_bytes(packed(manual))
    hicolor = share / "icons" / "hicolor"
    for side in icons.SIDES:
        target = hicolor / f"{side}x{side}" / "apps" / "tablegames.png"
        target.parent.mkdir(parents=True)
        shutil.copyfile(parts / f"{side}.png", target)
    (hicolor / "scalable" / "apps").mkdir(parents=True)
    shutil.copyfile(parts / "tablegames.svg", hicolor / "scalable" / "apps" / "tablegames.svg")


def metainfo(info: project.Info, site: str) -> str:
    """Return the AppStream metainfo."""
    text = filled((TEMPLATES / "tablegames.metainfo.xml").read_text(encoding="utf-8"), info)
    text = re.sub(r"<!--.*?-->\n", "", text, flags=re.DOTALL)
    if not site:
        text = re.sub(r"  <screenshots>.*</screenshots>\n", "", text, flags=re.DOTALL)
        text = re.sub(r"  <url .*</url>\n", "", text)
    return text.replace("{site}", site.rstrip("/"))


def filled(template: str, info: project.Info) -> str:
    """Return a template with what one build knows."""
    values = {"identifier": project.IDENTIFIER, "version": info.version, "date": info.date}
    for name, value in values.items():
        template = template.replace("{" + name + "}", value)
    return template


def packed(text: str) -> bytes:
    """Return a text in gzip, the same bytes for the same text."""
    return gzip.compress(text.encode(), compresslevel=9, mtime=0)
