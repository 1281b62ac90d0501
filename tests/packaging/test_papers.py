"""The papers that systems read beside the program: they are well formed, agree with the program, and name no machine."""

from __future__ import annotations

import argparse
import ast
import configparser
import gzip
import plistlib
import re
from email.utils import parsedate_to_datetime
from pathlib import Path
from xml.etree import ElementTree

import pytest

import deb
import linux_papers
import notices
import project
from tablegames_qt import __version__
from tablegames_qt.__main__ import _parser
from tablegames_qt.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
INFO = project.Info("1.2.3", "Games", 1_796_040_000)
SITE = "https://example.org/games"


def test_version_and_summary_are_read_from_the_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796040000")
    info = project.read(ROOT)
    assert info.version == __version__
    assert "card" in info.summary
    assert info.date == "2026-11-30"
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert project.read(ROOT).stamp > 0


def test_a_tree_without_a_version_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tablegames_qt").mkdir()
    (tmp_path / "tablegames_qt" / "__init__.py").write_text("version = 1\n")
    with pytest.raises(ValueError, match="no __version__"):
        project.read(tmp_path)


def test_the_program_speaks_the_languages_that_the_papers_say() -> None:
    assert set(project.LANGUAGES) == set(LANGUAGES)
    metainfo = ElementTree.fromstring(linux_papers.metainfo(INFO, SITE))
    assert {lang.text for lang in metainfo.iter("lang")} == set(LANGUAGES)


def test_the_menu_entry_starts_the_program_and_has_each_text_in_each_language() -> None:
    entry = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    entry.optionxform = str  # type: ignore[method-assign, assignment]
    entry.read(PACKAGING / "linux" / "tablegames.desktop", encoding="utf-8")
    section = entry["Desktop Entry"]
    assert (section["Exec"], section["Icon"], section["Type"]) == ("tablegames", "tablegames", "Application")
    for key in ("GenericName", "Comment", "Keywords"):
        assert all(section[f"{key}[{code}]"] != section[key] for code in LANGUAGES if code != "en")


def test_the_metainfo_is_filled_in_and_shows_committed_pictures() -> None:
    text = linux_papers.metainfo(INFO, SITE + "/")
    assert "{" not in text and "<!--" not in text
    metainfo = ElementTree.fromstring(text)
    assert metainfo.findtext("id") == project.IDENTIFIER
    assert metainfo.findtext("launchable") == "tablegames.desktop"
    [release] = metainfo.iter("release")
    assert release.attrib == {"version": "1.2.3", "date": INFO.date}
    images = [image.text or "" for image in metainfo.iter("image")]
    assert len(images) >= 3
    for image in images:
        prefix = f"{SITE}/raw/v1.2.3/"
        assert image.startswith(prefix)
        assert (ROOT / image.removeprefix(prefix)).is_file()


def test_without_a_site_the_metainfo_promises_no_pictures() -> None:
    text = linux_papers.metainfo(INFO, "")
    metainfo = ElementTree.fromstring(text)
    assert metainfo.find("screenshots") is None and metainfo.find("url") is None
    assert "{" not in text


def test_the_manual_page_names_every_option() -> None:
    manual = linux_papers.filled((PACKAGING / "linux" / "tablegames.6").read_text(encoding="utf-8"), INFO)
    assert "{" not in manual and "1.2.3" in manual
    plain = manual.replace("\\-", "-")
    actions: list[argparse.Action] = _parser()._actions
    options = [option for action in actions for option in action.option_strings]
    assert len(options) > 4
    for option in options:
        assert option in plain, option


def test_a_packed_paper_is_the_same_every_time() -> None:
    assert linux_papers.packed("text") == linux_papers.packed("text")
    assert gzip.decompress(linux_papers.packed("ñ")).decode() == "ñ"


def test_the_version_paper_of_windows_is_one_expression_with_four_numbers() -> None:
    paper = ast.parse(project.version_paper(project.Info("1.2rc3", "Games", 0)), mode="eval")
    assert "(1, 2, 3, 0)" in ast.unparse(paper)
    assert "'ProductName', 'Table Games'" in ast.unparse(paper)


def test_the_property_lists_of_macos_can_be_read() -> None:
    info = plistlib.loads(plistlib.dumps(project.info_plist(INFO)))
    assert info["CFBundleShortVersionString"] == "1.2.3"
    assert set(info["CFBundleLocalizations"]) == set(LANGUAGES)
    entitlements = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
    assert all(key.startswith("com.apple.security.cs.") and value is True for key, value in entitlements.items())
    assert "com.apple.security.cs.disable-library-validation" in entitlements


def test_the_notices_name_exact_versions_sources_and_every_library() -> None:
    part = notices.SystemPart("libfoo.so.1", "libfoo1", "foo", "1.0-2")
    paper = notices.notices(
        INFO, {"PySide6-Essentials": "6.9.1", "fontpkg-inter": "4.1", "pyinstaller": "6"}, [part], ["libbar.so.2"]
    )
    assert "Qt 6.9.1" in paper and "/qt/6.9/6.9.1/" in paper and "PySide6-6.9.1-src" in paper
    assert "LGPL-3.0.txt" in paper and "replace" in paper
    assert "libfoo1 1.0-2 (libfoo.so.1)" in paper and "/foo/1.0-2/" in paper and "libbar.so.2" in paper
    for name in re.findall(r"[A-Z]*GPL-3\.0\.txt", paper):
        assert (notices.TEXTS / name).is_file()


def test_the_changelog_of_debian_has_its_form() -> None:
    first, _, change, _, last = deb.changelog(INFO, deb.MAINTAINER).splitlines()
    assert first == "tablegames (1.2.3) unstable; urgency=medium"
    assert change.startswith("  * ")
    maintainer, _, date = last.rpartition("  ")
    assert maintainer == f" -- {deb.MAINTAINER}"
    assert parsedate_to_datetime(date).timestamp() == INFO.stamp


LISTING = """
/x/libQt6Core.so.6:     file format elf64-x86-64

Dynamic Section:
  NEEDED               libicuuc.so.73
  NEEDED               libGL.so.1
  SONAME               libQt6Core.so.6

/x/tablegames:     file format elf64-x86-64
  NEEDED               libc.so.6
"""


def test_what_the_system_must_bring_is_read_from_what_is_linked() -> None:
    needed = deb.needed_by_file(LISTING)
    assert needed == {"libQt6Core.so.6": ["libicuuc.so.73", "libGL.so.1"], "tablegames": ["libc.so.6"]}
    outside = deb.asked_of_the_system(needed, ["libicuuc.so.73", "libQt6Core.so.6"])
    assert outside == {"libGL.so.1": "libQt6Core.so.6", "libc.so.6": "tablegames"}


def test_each_override_of_lintian_says_why() -> None:
    lines = (PACKAGING / "linux" / "lintian-overrides").read_text(encoding="utf-8").splitlines()
    reason = ""
    tags = set()
    for line in lines:
        if line.startswith("# "):
            reason = line
        elif line:
            assert reason, line
            tags.add(line.split()[1])
    assert tags == {"embedded-library", "hardening-no-pie", "shared-library-lacks-prerequisites"}


def test_no_paper_names_a_machine_or_a_registry() -> None:
    files = [path for path in PACKAGING.rglob("*") if path.suffix not in (".png", ".pyc") and path.is_file()]
    files += [*(ROOT / ".github").rglob("*.yml"), *(ROOT / "requirements").glob("*.txt")]
    assert len(files) > 15
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"/root/|/work/|/opt/|/home/\w|pypi\.|pythonhosted|npmjs", text), file
