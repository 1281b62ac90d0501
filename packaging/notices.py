"""The licences of everything in the packaged program, and where the source of each part is."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

import project

TEXTS = Path(__file__).resolve().parent / "licences"

QT_SOURCE = "https://download.qt.io/archive/qt/{series}/{version}/single/"
PYSIDE_SOURCE = "https://download.qt.io/official_releases/QtForPython/pyside6/PySide6-{version}-src/"
PYTHON_SOURCE = "https://www.python.org/downloads/source/"
DEBIAN_SOURCE = "https://sources.debian.org/src/{source}/{version}/"

PACKAGES = ("PySide6-Essentials", "fontpkg-inter", "pyinstaller")
"""Installed packages whose exact versions the paper says."""


@dataclass(frozen=True, slots=True)
class SystemPart:
    """A library that came from a package of the system: the file, and the package with its source's name and version."""

    library: str
    package: str
    source: str
    version: str


def write(target: Path, root: Path, info: project.Info, libraries: dict[str, Path]) -> None:
    """Write `NOTICES.txt` and every licence text into a folder. `libraries` are files of the system by their names."""
    if target.exists():
        shutil.rmtree(target)
    target.mkdir(parents=True)
    for text in TEXTS.iterdir():
        shutil.copyfile(text, target / text.name)
    shutil.copyfile(root / "LICENSE", target / "TableGames.txt")
    shutil.copyfile(_font_licence(), target / "Inter-OFL.txt")
    shutil.copyfile(_python_licence(), target / "Python.txt")
    libraries = {name: path for name, path in libraries.items() if not name.startswith("libpython")}
    parts = [part for name, path in sorted(libraries.items()) if (part := system_part(name, path)) is not None]
    for package in sorted({part.package for part in parts}):
        shutil.copyfile(f"/usr/share/doc/{package}/copyright", target / f"{package}.txt")
    unknown = sorted(set(libraries) - {part.library for part in parts})
    versions = {name: metadata.version(name) for name in PACKAGES}
    (target / "NOTICES.txt").write_text(notices(info, versions, parts, unknown), encoding="utf-8", newline="\n")


def notices(
    info: project.Info, versions: Mapping[str, str], parts: Sequence[SystemPart], unknown: Sequence[str]
) -> str:
    """Return the paper that names every part, its exact version, its licence and its source. `versions` are of PACKAGES."""
    qt = versions["PySide6-Essentials"]
    qt_source = QT_SOURCE.format(series=".".join(qt.split(".")[:2]), version=qt)
    sections = [
        f"{project.NAME} {info.version}\n\nThe program itself, its pictures, sounds and texts: MIT licence, in TableGames.txt."
        "\n\nThis package also contains the following parts. Their code is unchanged; of their data, encodings and languages that\n"
        "the program does not speak are left out of Python and, on Linux, of Qt's copy of ICU.",
        f"Qt {qt}\n  GNU Lesser General Public License, version 3: LGPL-3.0.txt, which builds on GPL-3.0.txt\n"
        f"  Source: {qt_source}\n"
        "  Qt lies in files of its own below PySide6. You may replace them by your own build of the same version; nothing\n"
        "  in the program hinders that. Qt contains work of others, such as the ICU library (Unicode licence), zlib, libjpeg\n"
        '  and PCRE2; the documentation of Qt names them under "Licenses Used in Qt".',
        f"Qt for Python (PySide6, shiboken6) {qt}\n"
        f"  GNU Lesser General Public License, version 3: LGPL-3.0.txt\n  Source: {PYSIDE_SOURCE.format(version=qt)}",
        f"Python {platform.python_version()}\n  Python Software Foundation License: Python.txt\n  Source: {PYTHON_SOURCE}",
        f"Inter, the typeface (fontpkg-inter {versions['fontpkg-inter']})\n  SIL Open Font License 1.1: Inter-OFL.txt",
        f"The starter of PyInstaller {versions['pyinstaller']}\n"
        "  GNU General Public License, version 2 or later, with an exception that allows programs of any licence",
    ]
    for package in sorted({part.package for part in parts}):
        own = [part for part in parts if part.package == package]
        names = ", ".join(part.library for part in own)
        source = DEBIAN_SOURCE.format(source=own[0].source, version=own[0].version)
        sections.append(f"{package} {own[0].version} ({names})\n  Licences: {package}.txt\n  Source: {source}")
    if unknown:
        sections.append(
            "Libraries of the system that this was built on, under their own licences:\n  " + "\n  ".join(unknown)
        )
    return "\n\n".join(sections) + "\n"


def system_part(library: str, path: Path) -> SystemPart | None:
    """Return which Debian package a library came from; None where there is no dpkg or no package has it."""
    if shutil.which("dpkg-query") is None:
        return None
    real = path.resolve()
    # since Debian merged /lib into /usr/lib, packages may list either name
    spellings = {str(real), str(real).removeprefix("/usr"), f"/usr{real}"}
    for spelling in sorted(spellings, key=len):
        owner = _asked("dpkg-query", "--search", spelling).partition(":")[0]
        if owner and " " not in owner and Path(f"/usr/share/doc/{owner}/copyright").is_file():
            form = "${source:Package} ${Version}\n"
            source, version = _asked("dpkg-query", "--show", f"--showformat={form}", owner).splitlines()[0].split()
            return SystemPart(library, owner, source, version)
    return None


def _asked(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def _font_licence() -> Path:
    return Path(str(metadata.distribution("fontpkg-inter").locate_file("fontpkg_inter/LICENSE")))


def _python_licence() -> Path:
    """The licence of this Python: beside its library, above it on Windows, or where Debian keeps it."""
    library = Path(os.__file__).parent
    debian = Path("/usr/share/doc/python{}.{}/copyright".format(*platform.python_version_tuple()))
    for path in (library / "LICENSE.txt", library.parent / "LICENSE.txt", debian):
        if path.is_file():
            return path
    raise FileNotFoundError(f"no licence of Python in {library}")
