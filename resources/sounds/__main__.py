"""`python -m resources.sounds` writes every sound beside this file; `--check` only compares."""

import argparse
import sys
import tempfile
from pathlib import Path

from resources.sounds.synthesise import SOUNDS, write

FOLDER = Path(__file__).parent


def stale(folder: Path) -> list[str]:
    """Names of the sounds whose file in `folder` is missing or is not what the recipes give."""
    with tempfile.TemporaryDirectory() as fresh:
        wanted = {name: write(name, Path(fresh)).read_bytes() for name in SOUNDS}
    kept = {name: folder / f"{name}.wav" for name in SOUNDS}
    return [name for name in SOUNDS if not kept[name].is_file() or kept[name].read_bytes() != wanted[name]]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m resources.sounds", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file differs from its recipe")
    if parser.parse_args(arguments).check:
        outdated = stale(FOLDER)
        for name in outdated:
            print(f"{name}.wav is not what the recipe gives")
        return 1 if outdated else 0
    for name in SOUNDS:
        path = write(name, FOLDER)
        print(f"{path.name}: {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
