"""What the program is called where systems ask for it: names, version and the papers that are written from them."""

from __future__ import annotations

import os
import re
import subprocess
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

NAME = "Table Games"
COMMAND = "tablegames"
IDENTIFIER = "io.github.tablegames.TableGames"
"""How AppStream and macOS tell programs apart. It stays as it is, wherever the source lives."""
PUBLISHER = "Table Games contributors"
LANGUAGES = ("en", "es", "it")
OLDEST_MAC = "13.0"


@dataclass(frozen=True, slots=True)
class Info:
    """What the papers of one build say. `stamp` are seconds since 1970: the time of the source, not of the build."""

    version: str
    summary: str
    stamp: int

    @property
    def date(self) -> str:
        """The day of the source, such as 2026-11-30."""
        return time.strftime("%Y-%m-%d", time.gmtime(self.stamp))

    @property
    def mail_date(self) -> str:
        """The time of the source as a Debian changelog writes it, in English whatever the machine speaks."""
        moment = time.gmtime(self.stamp)
        day = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")[moment.tm_wday]
        months = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
        month = months[moment.tm_mon - 1]
        return f"{day}, {moment.tm_mday:02} {month} {moment.tm_year} {time.strftime('%H:%M:%S', moment)} +0000"


def read(root: Path) -> Info:
    """Read a tree's version, summary and time. Raises ValueError when it has no version."""
    source = (root / "tablegames_qt" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(\d+(?:\.\d+)*[\w.]*)"$', source, re.MULTILINE)
    if found is None:
        raise ValueError("tablegames_qt/__init__.py has no __version__")
    with (root / "pyproject.toml").open("rb") as file:
        summary = str(tomllib.load(file)["project"]["description"])
    return Info(found[1], summary, _stamp(root))


def parts_folder(root: Path) -> Path:
    """Where a build puts what it makes before PyInstaller runs: icons and the version paper."""
    return root / "build" / "parts"


def version_paper(info: Info) -> str:
    """Return the version resource of the Windows program, in PyInstaller's form."""
    numbers = [int(part) for part in re.findall(r"\d+", info.version)][:4]
    four = tuple(numbers + [0] * (4 - len(numbers)))
    texts = {
        "CompanyName": PUBLISHER,
        "FileDescription": NAME,
        "FileVersion": info.version,
        "InternalName": COMMAND,
        "LegalCopyright": f"{PUBLISHER}, MIT licence",
        "OriginalFilename": f"{COMMAND}.exe",
        "ProductName": NAME,
        "ProductVersion": info.version,
    }
    strings = ", ".join(f"StringStruct({key!r}, {text!r})" for key, text in texts.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3f, flags=0x0, OS=0x40004, "
        "fileType=0x1, subtype=0x0, date=(0, 0)), kids=["
        f"StringFileInfo([StringTable('040904B0', [{strings}])]), "
        "VarFileInfo([VarStruct('Translation', [0x0409, 1200])])])\n"
    )


def info_plist(info: Info) -> dict[str, Any]:
    """Return what `Info.plist` of the macOS program says beyond what PyInstaller writes by itself."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleName": NAME,
        "CFBundleShortVersionString": info.version,
        "CFBundleVersion": info.version,
        "CFBundleDevelopmentRegion": LANGUAGES[0],
        "CFBundleLocalizations": list(LANGUAGES),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_MAC,
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": f"{PUBLISHER}, MIT licence",
    }


def _stamp(root: Path) -> int:
    """The time that reproducible builds agree on, else that of the last commit, else now."""
    agreed = os.environ.get("SOURCE_DATE_EPOCH", "")
    if agreed.isdigit():
        return int(agreed)
    try:
        asked = ["git", "log", "-1", "--format=%ct"]
        answer = subprocess.run(asked, cwd=root, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        answer = ""
    return int(answer) if answer.isdigit() else int(time.time())
