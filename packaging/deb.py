"""The Debian package: the program in /usr/lib/tablegames, a link in /usr/games, and its papers."""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path

import bundle
import linux_papers
import project

MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}
MAINTAINER = f"{project.PUBLISHER} <maintainers@tablegames.invalid>"
"""Who makes the package; a release says who that is by an option. The domain is one that never exists."""

OWNERS = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libgcc_s.so.1": "libgcc-s1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb.so.1": "libxcb1",
}
"""Debian's packages of the libraries that the system must bring, by the names that the linker asks for."""

WISHES = {"libgssapi_krb5.so.2": "libgssapi-krb5-2", "libpulse.so.0": "libpulse0"}
"""Those without which only sound is missing."""

C_LIBRARY = frozenset(
    {"ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libc.so.6", "libdl.so.2", "libm.so.6", "libpthread.so.0"}
    | {"libresolv.so.2", "librt.so.1", "libutil.so.1"}
)
CPP_LIBRARY = "libstdc++.so.6"
CPP_PACKAGES = {(3, 4, 29): "11", (3, 4, 30): "12", (3, 4, 31): "13.1", (3, 4, 32): "13.2", (3, 4, 33): "14"}
"""Version of the package libstdc++6 in which the symbols of a version came."""

DESCRIPTION = """\
Description: traditional card and table games with fair deals
 Chinese Ten, Chinese poker, Chinchón, Los Chinos and Hong Kong mahjong for one
 computer. Bots see no more than a player in their place would, every deal is
 fixed before it is played and can be verified afterwards, and every decision
 is saved when it is made.
 .
 English, Spanish and Italian.
"""


class UnknownLibrary(Exception):
    """The program asks the system for a library that this module does not know; the text names it and who asks."""


def depends(folder: Path) -> tuple[list[str], list[str]]:
    """Return what a finished program needs of Debian, and what it would like, from what it is linked against.

    Raises UnknownLibrary."""
    files = [path for path in folder.rglob("*") if bundle.is_program(path)]
    listing = subprocess.run(
        ["objdump", "-p", "-T", *map(str, files)], capture_output=True, text=True, check=True
    ).stdout
    here = {path.name for path in folder.rglob("*")}
    outside = asked_of_the_system(needed_by_file(listing), here)
    strangers = {name: who for name, who in outside.items() if name not in {*OWNERS, *WISHES, *C_LIBRARY, CPP_LIBRARY}}
    if strangers:
        raise UnknownLibrary("; ".join(f"{name} for {who}" for name, who in sorted(strangers.items())))
    c_version = ".".join(map(str, bundle.newest_symbol(listing, "GLIBC")))
    cpp_version = bundle.newest_symbol(listing, "GLIBCXX")
    cpp_package = next(package for symbols, package in sorted(CPP_PACKAGES.items()) if symbols >= cpp_version)
    musts = {OWNERS[name] for name in outside if name in OWNERS}
    # the folders of fonts and the settings of fontconfig, which the library in the bundle reads
    musts |= {
        f"libc6 (>= {c_version})",
        f"libstdc++6 (>= {cpp_package})",
        "fontconfig-config",
        "fonts-dejavu-core | fonts-freefont-ttf",
    }
    return sorted(musts), sorted(WISHES[name] for name in outside if name in WISHES)


def needed_by_file(listing: str) -> dict[str, list[str]]:
    """Return the libraries that each file of an `objdump -p` listing is linked against, by the file's name."""
    found: dict[str, list[str]] = {}
    names: list[str] = []
    for line in listing.splitlines():
        if (title := re.fullmatch(r"(.+):\s+file format \S+", line)) is not None:
            names = found.setdefault(Path(title[1]).name, [])
        elif (asked := re.fullmatch(r"\s+NEEDED\s+(\S+)", line)) is not None:
            names.append(asked[1])
    return found


def asked_of_the_system(needed: Mapping[str, Iterable[str]], here: Iterable[str]) -> dict[str, str]:
    """Return the libraries that are not in the bundle, each with one file that asks for it."""
    inside = set(here)
    return {
        library: file for file, libraries in sorted(needed.items()) for library in libraries if library not in inside
    }


def make(program: Path, parts: Path, target: Path, info: project.Info, site: str, maintainer: str) -> Path:
    """Make the package from a finished program below the folder `target`; return its file."""
    machine = MACHINES[platform.machine()]
    root = target / "deb"
    if root.exists():
        shutil.rmtree(root)
    lib = root / "usr" / "lib" / project.COMMAND
    shutil.copytree(program, lib, symlinks=True, ignore=shutil.ignore_patterns("licences"))
    for path in lib.rglob("*"):
        if path.is_file() and not path.is_symlink():
            path.chmod(0o644)
    (lib / project.COMMAND).chmod(0o755)
    games = root / "usr" / "games"
    games.mkdir()
    (games / project.COMMAND).symlink_to(f"../lib/{project.COMMAND}/{project.COMMAND}")
    share = root / "usr" / "share"
    linux_papers.write_share(share, parts, info, site)
    papers = share / "doc" / project.COMMAND
    papers.mkdir(parents=True)
    shutil.copytree(program / "licences", papers / "notices")
    (papers / "copyright").write_text(
        (linux_papers.TEMPLATES / "copyright").read_text(encoding="utf-8"), encoding="utf-8"
    )
    (papers / "changelog.gz").write_bytes(linux_papers.packed(changelog(info, maintainer)))
    overrides = share / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(linux_papers.TEMPLATES / "lintian-overrides", overrides / project.COMMAND)
    control = root / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(control_paper(program, info, machine, maintainer), encoding="utf-8")
    (control / "md5sums").write_text(sums(root), encoding="utf-8")
    for path in root.rglob("*"):
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755)
    file = target / f"{project.COMMAND}_{info.version}_{machine}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(root), str(file)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    shutil.rmtree(root)
    return file


def control_paper(program: Path, info: project.Info, machine: str, maintainer: str) -> str:
    """Return the package's description for dpkg."""
    musts, wishes = depends(program)
    lines = [
        f"Package: {project.COMMAND}",
        f"Version: {info.version}",
        "Section: games",
        "Priority: optional",
        f"Architecture: {machine}",
        f"Maintainer: {maintainer}",
        f"Installed-Size: {bundle.unpacked_bytes(program) // 1024}",
        f"Depends: {', '.join(musts)}",
        f"Recommends: {', '.join(wishes)}",
    ]
    return "\n".join(lines) + "\n" + DESCRIPTION


def changelog(info: project.Info, maintainer: str) -> str:
    """Return the package's changelog; what changed for people is in CHANGELOG.md."""
    return (
        f"{project.COMMAND} ({info.version}) unstable; urgency=medium\n\n  * Release {info.version}.\n\n"
        f" -- {maintainer}  {info.mail_date}\n"
    )


def sums(root: Path) -> str:
    """Return the checksums of a package's files as dpkg reads them."""
    files = sorted(path for path in (root / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    names = [path.relative_to(root).as_posix() for path in files]
    return subprocess.run(["md5sum", *names], cwd=root, capture_output=True, text=True, check=True).stdout
