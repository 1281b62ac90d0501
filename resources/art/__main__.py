"""Write all drawings into `resources/`, or with `--check` compare them with what is committed.

python -m resources.art            write
python -m resources.art --check    exit 1 and name each file that differs, is missing or is not ours
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from resources.art.backs import backs
from resources.art.faces import faces

RESOURCES = Path(__file__).resolve().parent.parent
FOLDERS = ("cards",)
"""Folders below `resources/` that hold drawings and nothing else."""


def drawings() -> Iterator[tuple[str, str]]:
    """Path below `resources/` and SVG text of every drawing."""
    yield from faces()
    yield from backs()


def write(target: Path) -> list[str]:
    """Write every drawing below the target folder. Returns the relative paths."""
    names = []
    for name, text in drawings():
        file = target / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
        names.append(name)
    return names


def differences(committed: Path) -> list[str]:
    """One sentence for each file in which the committed drawings and fresh ones differ."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder)
        names = set(write(fresh))
        found = {
            file.relative_to(committed).as_posix()
            for top in FOLDERS
            for file in (committed / top).rglob("*")
            if file.is_file()
        }
        sentences = [f"{name} is missing" for name in sorted(names - found)]
        sentences += [f"{name} is not made by resources/art" for name in sorted(found - names)]
        sentences += [f"{name} differs" for name in sorted(names & found) if not _same(fresh / name, committed / name)]
    return sentences


def _same(first: Path, second: Path) -> bool:
    return first.read_text(encoding="utf-8") == second.read_text(encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Run the command line. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m resources.art", description="Draw cards, backs, icons and felt.")
    parser.add_argument("--check", action="store_true", help="compare with the committed files instead of writing")
    if parser.parse_args(arguments).check:
        sentences = differences(RESOURCES)
        print("\n".join(sentences) or "The committed drawings are up to date.")
        return 1 if sentences else 0
    print(f"{len(write(RESOURCES))} files written.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
