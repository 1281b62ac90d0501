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
from resources.art.coins import coins
from resources.art.faces import faces
from resources.art.game_icons import game_icons
from resources.art.grain import SIDE, grain
from resources.art.hands import hands
from resources.art.line_icons import line_icons
from resources.art.plates import plates
from resources.art.raster import alike, png_of_pixels, png_of_svg
from resources.art.spanish import spanish
from resources.art.tiles import tiles
from resources.art.tokens import tokens

RESOURCES = Path(__file__).resolve().parent.parent
FOLDERS = ("cards", "coins", "felt", "icons", "tiles")
"""Folders below `resources/` that hold drawings and nothing else."""
ICON_SIDE = 256


def drawings() -> Iterator[tuple[str, bytes]]:
    """Path below `resources/` and content of every drawing."""
    for group in (
        faces(),
        spanish(),
        backs(),
        coins(),
        hands(),
        tokens(),
        tiles(),
        line_icons(),
        plates(),
        game_icons(),
    ):
        for name, text in group:
            yield name, text.encode()
            if name == "icons/app.svg":
                yield f"icons/app-{ICON_SIDE}.png", png_of_svg(text, ICON_SIDE)
    yield "felt/grain.png", png_of_pixels(grain(), SIDE)


def write(target: Path) -> list[str]:
    """Write every drawing below the target folder. Returns the relative paths."""
    names = []
    for name, content in drawings():
        file = target / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
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
    a, b = first.read_bytes(), second.read_bytes()
    return a == b or (first.suffix == ".png" and alike(a, b))


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
