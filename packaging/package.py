"""Make what people install: `./dev package`. On Linux a .tar.xz and a .deb, on Windows a set-up program, on macOS a .dmg.

The program is built first. What looks over a package on this system is run, and what it finds makes this fail.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import lzma
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path

import build
import project
from build import DIST, MEGABYTE, ROOT, Failed

HEAVIEST = 36 * MEGABYTE
"""Bytes that a package may have, on Linux."""
LINUX = build.ROOT / "packaging" / "linux"


def main(words: Sequence[str]) -> int:
    """Build and package; return the exit status."""
    parser = argparse.ArgumentParser(prog="./dev package", description="Make what people install, in dist/.")
    parser.add_argument(
        "--site", default="", metavar="ADDRESS", help="where the source is; screenshots are shown from there"
    )
    parser.add_argument("--maintainer", default="", metavar="'NAME <MAIL>'", help="who answers for the Debian package")
    parser.add_argument("--built", action="store_true", help="take the program that is in dist/ instead of building it")
    options = parser.parse_args(words)
    try:
        folder = build.program_folder() if options.built else build.build()
        if not build.program_file().exists():
            raise Failed("there is no program in dist/; leave out --built.")
        info = project.read(ROOT)
        makers = {"linux": linux, "win32": windows, "darwin": mac}
        files = makers[sys.platform](folder, info, options.site, options.maintainer)
        write_sums(files)
    except Failed as reason:
        print(f"package: {reason}", file=sys.stderr)
        return 1
    return 0


def write_sums(files: Sequence[Path]) -> None:
    """Write SHA256SUMS beside the packages, and say what each weighs. Raises Failed for one that is too heavy on Linux."""
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (DIST / "SHA256SUMS").write_text("".join(lines), encoding="ascii", newline="\n")
    for file in files:
        weight = file.stat().st_size
        print(f"package: {file.relative_to(ROOT)}, {weight / MEGABYTE:.1f} MB")
        if sys.platform == "linux" and weight > HEAVIEST:
            raise Failed(f"{file.name} is heavier than {HEAVIEST // MEGABYTE} MB.")


# Linux


def linux(folder: Path, info: project.Info, site: str, maintainer: str) -> list[Path]:
    """Make the archive, and the Debian package where dpkg-deb is."""
    import deb
    import linux_papers

    parts = project.parts_folder(ROOT)
    stage = DIST / f"{project.COMMAND}-{info.version}"
    if stage.exists():
        shutil.rmtree(stage)
    shutil.copytree(folder, stage, symlinks=True)
    linux_papers.write_share(stage / "share", parts, info, site)
    for script in ("install.sh", "uninstall.sh"):
        shutil.copy(LINUX / script, stage / script)
    check_papers(stage / "share")
    files = [archive(stage, DIST / f"{stage.name}-linux-{platform.machine()}.tar.xz", info.stamp)]
    shutil.rmtree(stage)
    if shutil.which("dpkg-deb") is None:
        print("package: no .deb was made: there is no dpkg-deb here")
        return files
    try:
        package = deb.make(folder, parts, DIST, info, site, maintainer or deb.MAINTAINER)
    except deb.UnknownLibrary as strangers:
        raise Failed(f"packaging/deb.py does not know whose these are: {strangers}") from strangers
    check("lintian", "--fail-on", "error,warning", "--tag-display-limit", "0", *as_root(), str(package))
    return [*files, package]


def as_root() -> list[str]:
    """What lintian wants to hear when root runs it, as in a container."""
    return ["--allow-root"] if os.geteuid() == 0 else []


def check_papers(share: Path) -> None:
    """Have the tools of the desktop read what it will read."""
    check("desktop-file-validate", str(share / "applications" / "tablegames.desktop"))
    check("appstreamcli", "validate", "--no-net", str(share / "metainfo" / "tablegames.metainfo.xml"))


def check(tool: str, *words: str) -> None:
    """Run a tool that looks over a file, if it is here. Raises Failed when it finds something."""
    if shutil.which(tool) is None:
        print(f"package: not checked by {tool}, which is not here")
        return
    done = subprocess.run([tool, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    print("".join(f"{tool}: {line}\n" for line in done.stdout.splitlines()), end="")
    if done.returncode:
        raise Failed(f"{tool} is not content, see above.")
    print(f"package: {tool} is content with {Path(words[-1]).name}")


def archive(stage: Path, file: Path, stamp: int) -> Path:
    """Pack a folder so that the same files give the same bytes: sorted, without owners, with the time of the source."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = stamp
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    packed = io.BytesIO()
    filters = [
        {"id": lzma.FILTER_X86},
        {"id": lzma.FILTER_LZMA2, "preset": 9, "dict_size": 1 << 27},
    ]
    with lzma.open(packed, "wb", filters=filters) as stream, tarfile.open(fileobj=stream, mode="w|") as tar:
        for path in sorted(stage.rglob("*")):
            tar.add(path, str(path.relative_to(stage.parent)), recursive=False, filter=plain)
    file.write_bytes(packed.getvalue())
    return file


# Windows and macOS


def windows(folder: Path, info: project.Info, site: str, maintainer: str) -> list[Path]:
    """Make the set-up program by Inno Setup."""
    del maintainer
    compiler = shutil.which("iscc") or shutil.which(
        "ISCC.exe", path=os.pathsep.join(str(Path(base) / "Inno Setup 6") for base in program_folders())
    )
    if compiler is None:
        raise Failed("Inno Setup 6 is not installed; winget install JRSoftware.InnoSetup does that.")
    name = f"{project.COMMAND}-{info.version}-windows-{machine_word()}"
    known = {
        "Version": info.version,
        "Numbers": ".".join(map(str, project.four_numbers(info.version))),
        "Program": folder,
        "Parts": project.parts_folder(ROOT),
        "Site": site,
    }
    command = [compiler, "/Q", *(f"/D{key}={value}" for key, value in known.items()), f"/O{DIST}", f"/F{name}"]
    command.append(str(ROOT / "packaging" / "windows" / "tablegames.iss"))
    if subprocess.run(command, check=False).returncode:
        raise Failed("Inno Setup failed; it says why above.")
    return [DIST / f"{name}.exe"]


def program_folders() -> list[str]:
    """Where Windows keeps programs."""
    return [os.environ[name] for name in ("ProgramFiles(x86)", "ProgramFiles", "LOCALAPPDATA") if name in os.environ]


def mac(folder: Path, info: project.Info, site: str, maintainer: str) -> list[Path]:
    """Make the disk image: the program beside a link to where programs go."""
    del site, maintainer
    file = DIST / f"{project.COMMAND}-{info.version}-macos-{machine_word()}.dmg"
    stage = DIST / "image"
    if stage.exists():
        shutil.rmtree(stage)
    stage.mkdir()
    shutil.copytree(folder, stage / folder.name, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    command = ["hdiutil", "create", "-volname", project.NAME, "-srcfolder", str(stage)]
    command += ["-fs", "HFS+", "-format", "ULFO", "-ov"]
    if subprocess.run([*command, str(file)], check=False).returncode:
        raise Failed("hdiutil failed; it says why above.")
    shutil.rmtree(stage)
    return [file]


def machine_word() -> str:
    """The processor as people call it."""
    word = platform.machine().lower()
    return {"amd64": "x86_64", "aarch64": "arm64"}.get(word, word)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
