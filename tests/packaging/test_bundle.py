"""What goes into the packaged program: decided without building it, and the same for the finder and for the finished folder."""

from __future__ import annotations

import functools
import re
import zipfile
from pathlib import Path

import pytest

import bundle
import rules
from tablegames_qt.languages import LANGUAGES
from tablegames_qt.sounds import SOUNDS

ROOT = Path(__file__).parents[2]
SYSTEMS = ("linux", "win32", "darwin")

WANTED = {
    "linux": (
        "PySide6/QtCore.abi3.so",
        "PySide6/QtMultimedia.abi3.so",
        "PySide6/Qt/lib/libQt6Gui.so.6",
        "libQt6Gui.so.6",
        "PySide6/Qt/lib/libicudata.so.73",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/platforminputcontexts/libcomposeplatforminputcontextplugin.so",
        "PySide6/Qt/translations/qtbase_es.qm",
        "PySide6/libpyside6.abi3.so.6.11",
        "shiboken6/Shiboken.abi3.so",
        "libxkbcommon-x11.so.0",
        "libxcb-cursor.so.0",
        "libpython3.11.so.1.0",
        "python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so",
        "base_library.zip",
        "resources/cards/standard/Ks.svg",
        "rules/mahjong/data/distances.bin",
        "fontpkg_inter/files/Inter[opsz,wght].ttf",
    ),
    "win32": (
        r"PySide6\QtWidgets.pyd",
        r"PySide6\Qt6Widgets.dll",
        r"PySide6\plugins\platforms\qwindows.dll",
        r"PySide6\plugins\styles\qmodernwindowsstyle.dll",
        r"PySide6\translations\qtbase_it.qm",
        r"PySide6\pyside6.abi3.dll",
        "python311.dll",
        "VCRUNTIME140.dll",
        "_socket.pyd",
    ),
    "darwin": (
        "PySide6/QtSvg.abi3.so",
        "PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/libpyside6.abi3.6.11.dylib",
        "libpython3.11.dylib",
        "Python",
    ),
}
UNWANTED = {
    "linux": (
        "PySide6/QtQml.abi3.so",
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "libQt6OpenGL.so.6",
        "PySide6/Qt/lib/libavcodec.so.61",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/sqldrivers/libqsqlite.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/qml/QtQuick/qmldir",
        "libgtk-3.so.0",
        "libpulse.so.0",
        "libstdc++.so.6",
        "libssl.so.3",
        "libX11.so.6",
    ),
    "win32": (
        r"PySide6\Qt6Quick.dll",
        r"PySide6\opengl32sw.dll",
        r"PySide6\plugins\imageformats\qtiff.dll",
        r"PySide6\avcodec-61.dll",
    ),
    "darwin": (
        "PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml",
        "PySide6/Qt/lib/QtQml.framework/Resources",
        "PySide6/Qt/plugins/tls/libqsecuretransportbackend.dylib",
    ),
}


def cases(table: dict[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    return [(system, name) for system, names in table.items() for name in names]


@pytest.mark.parametrize(("system", "name"), cases(WANTED))
def test_what_the_program_needs_is_kept_and_expected(system: str, name: str) -> None:
    assert bundle.kept(name, system)
    assert bundle.strangers([name], system) == []


@pytest.mark.parametrize(("system", "name"), cases(UNWANTED))
def test_what_it_does_not_need_is_left_out_and_found_if_it_slips_in(system: str, name: str) -> None:
    assert not bundle.kept(name, system)
    assert bundle.strangers([name], system) == [name]


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize(
    "name",
    [
        "notes.txt",
        "rules/cli/play.py",
        "resources/art/card.py",
        "resources/i18n/tablegames_es.ts",
        "numpy/core.so",
        ".env",
    ],
)
def test_a_stranger_among_the_files_is_found(system: str, name: str) -> None:
    assert bundle.strangers([name, "base_library.zip"], system) == [name]


def test_every_file_that_the_program_reads_is_packed_and_expected() -> None:
    packed = {f"{folder}/{Path(source).name}" for source, folder in bundle.program_data(ROOT)}
    assert bundle.strangers(packed, "linux") == []
    assert all(Path(source).is_file() for source, _ in bundle.program_data(ROOT))
    assert {f"resources/sounds/{name}.wav" for name in SOUNDS} <= packed
    assert {f"resources/i18n/tablegames_{code}.qm" for code in LANGUAGES} <= packed
    assert {f"resources/help/{game}.{code}.md" for game in rules.GAMES for code in LANGUAGES} <= packed
    assert {f"resources/cards/standard/{rank}{suit}.svg" for rank in "A23456789TJQK" for suit in "cdhs"} <= packed
    assert {"resources/icons/app.svg", "resources/felt/grain.png"} <= packed
    read_by_rules = {
        path for path in (ROOT / "rules").rglob("*") if path.is_file() and path.suffix in (".json", ".bin", ".f32")
    }
    assert {path.relative_to(ROOT).as_posix() for path in read_by_rules} <= packed


def test_every_module_of_the_program_is_packed_and_none_of_the_workshop() -> None:
    modules = set(bundle.program_modules(ROOT))
    assert {f"rules.{game}.bots" for game in rules.GAMES} <= modules
    assert {f"tablegames_qt.tables.{game}" for game in rules.GAMES} <= modules
    assert {"resources", "tablegames_qt.bot_worker", "tablegames_qt.smoke_test", "fontpkg_inter"} <= modules
    assert not {name for name in modules if name.startswith(("rules.cli", "resources.", "rules.__main__"))}


IMPORT = re.compile(r"^\s*(?:from ([\w.]+) )?import \(?([\w., ]+)", re.MULTILINE)


@functools.cache
def imported() -> dict[str, set[str]]:
    """What each module of the program imports. Read by lines: parsing all of them would take ten times as long."""
    found: dict[str, set[str]] = {}
    for name in bundle.program_modules(ROOT):
        path = ROOT / name.replace(".", "/")
        source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        for origin, names in IMPORT.findall(source.read_text(encoding="utf-8") if source.exists() else ""):
            each = {word.split()[0] for word in names.split(",") if word.strip()}
            found.setdefault(name, set()).update({origin, *(f"{origin}.{word}" for word in each)} if origin else each)
    return found


def left_out(name: str) -> bool:
    return any(name == module or name.startswith(f"{module}.") for module in bundle.EXCLUDED_MODULES)


def test_the_program_imports_nothing_that_is_left_out() -> None:
    assert left_out("http.client") and not left_out("html")
    faults = [f"{name} imports {other}" for name, others in imported().items() for other in others if left_out(other)]
    assert len(imported()) > 300
    assert not faults, "\n".join(faults)


def test_every_module_of_qt_that_the_program_imports_is_packed() -> None:
    used = {other.split(".")[1] for others in imported().values() for other in others if other.startswith("PySide6.Qt")}
    assert used <= {f"Qt{module}" for module in bundle.QT_MODULES}
    assert {"QtCore", "QtMultimedia"} <= used


def test_a_folder_is_listed_with_its_links_and_weighed_without_them(tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "a.so.1").write_bytes(b"x" * 10)
    (tmp_path / "b.txt").write_bytes(b"yy")
    assert bundle.bundled_files(tmp_path) == ["b.txt", "lib/a.so.1"]
    assert bundle.unpacked_bytes(tmp_path) == 12


def test_an_archive_is_slimmed_of_encodings_and_of_nothing_else(tmp_path: Path) -> None:
    library = tmp_path / "base_library.zip"
    with zipfile.ZipFile(library, "w") as archive:
        for name in (
            "os.pyc",
            "encodings/__init__.pyc",
            "encodings/utf_8.pyc",
            "encodings/koi8_r.pyc",
            "re/__init__.pyc",
        ):
            archive.writestr(name, name)
    bundle.slim(library)
    with zipfile.ZipFile(library) as archive:
        assert archive.namelist() == ["os.pyc", "encodings/__init__.pyc", "encodings/utf_8.pyc", "re/__init__.pyc"]
        assert archive.read("os.pyc") == b"os.pyc"


def test_the_newest_symbol_is_compared_by_numbers() -> None:
    listing = (
        "0 DF *UND* 0 (GLIBC_2.9) a\n0 DF *UND* 0 (GLIBC_2.34) b\n0 DF *UND* (GLIBCXX_3.4.29) c\n(GLIBC_PRIVATE) d"
    )
    assert bundle.newest_symbol(listing, "GLIBC") == (2, 34)
    assert bundle.newest_symbol(listing, "GLIBCXX") == (3, 4, 29)
    assert bundle.newest_symbol("", "GLIBC") == (0,)


def test_folders_that_only_the_building_machine_has_are_found() -> None:
    listing = """
/x/a.so:     file format elf64-x86-64
  RUNPATH              /somewhere/lib
/x/b.so:     file format elf64-x86-64
  RUNPATH              $ORIGIN/../lib
/x/c.so:     file format elf64-x86-64
  NEEDED               libc.so.6
"""
    assert bundle.foreign_search_paths(listing) == {"/x/a.so": "/somewhere/lib"}


def test_programs_are_told_from_other_files_and_from_links(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"\x7fELF...")
    (tmp_path / "b").write_text("text")
    assert bundle.is_program(tmp_path / "a")
    assert not bundle.is_program(tmp_path / "b") and not bundle.is_program(tmp_path)
