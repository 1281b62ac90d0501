"""The entered hand as the hand calculator shows it: tile by tile with a name, group by group with a word."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablegames_qt.tables.mahjong.calculator.entry import Entry
from tablegames_qt.tables.mahjong.calculator.tiles_view import Shown
from tablegames_qt.tables.mahjong.names import meld_type_name, tile_name

HIDDEN = (0, 3)
"""The tiles of a concealed kong that lie face down."""


def shown_tiles(entry: Entry) -> list[Shown]:
    """Return the tiles of an entry: the concealed ones in tile order, the sets, the flowers."""
    found = _concealed(entry)
    for number, meld in enumerate(entry.melds):
        kind = meld_type_name(meld.type)
        for at, tile in enumerate(meld.tiles):
            name = QCoreApplication.translate("mahjong", "{tile}, {set}").format(tile=tile_name(tile), set=kind)
            shown = None if meld.type == "concealed_kong" and at in HIDDEN else tile
            gap = not at and bool(found)
            found.append(Shown(shown, ("meld", number), name, gap=gap, words="" if at else kind))
    for at, flower in enumerate(entry.flowers):
        words = "" if at else QCoreApplication.translate("mahjong", "flowers")
        gap = not at and bool(found)
        found.append(Shown(flower, ("flower", flower), tile_name(flower), gap=gap, words=words))
    return found


def _concealed(entry: Entry) -> list[Shown]:
    """Return the concealed tiles, the winning one ringed."""
    found = []
    winning = entry.winning_place
    words = QCoreApplication.translate("mahjong", "concealed")
    if winning is not None:
        words = QCoreApplication.translate("mahjong", "concealed, winning tile ringed")
    for number, at in enumerate(sorted(range(len(entry.concealed)), key=lambda at: entry.concealed[at].index)):
        tile = entry.concealed[at]
        name = tile_name(tile)
        if at == winning:
            name = QCoreApplication.translate("mahjong", "{tile}, the winning tile").format(tile=name)
        found.append(Shown(tile, ("tile", at), name, at == winning, words="" if number else words))
    return found


def hand_text(entry: Entry) -> str:
    """Return the tiles as lines of text for the clipboard, the sets in the second."""
    tiles = " ".join(str(tile) for tile in sorted(entry.concealed))
    melds = " ".join("".join(map(str, meld.tiles)) for meld in entry.melds)
    return "\n".join(line for line in (tiles, melds) if line)
