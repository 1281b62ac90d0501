"""Tiles, winds and melds by name, in the present language."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from rules.mahjong.melds import Meld
from rules.tiles import Tile, TileSuit
from tablegames_qt.phrases import listed


def tile_name(tile: Tile) -> str:
    """Return a tile without article: 5 dots, east wind, red dragon, orchid."""
    match tile.suit:
        case TileSuit.CHARACTERS:
            return QCoreApplication.translate("tiles", "{number} characters").format(number=tile.rank)
        case TileSuit.DOTS:
            return QCoreApplication.translate("tiles", "{number} dots").format(number=tile.rank)
        case TileSuit.BAMBOO:
            return QCoreApplication.translate("tiles", "{number} bamboo").format(number=tile.rank)
        case TileSuit.WINDS:
            return (
                QCoreApplication.translate("tiles", "east wind"),
                QCoreApplication.translate("tiles", "south wind"),
                QCoreApplication.translate("tiles", "west wind"),
                QCoreApplication.translate("tiles", "north wind"),
            )[tile.rank - 1]
        case TileSuit.DRAGONS:
            return (
                QCoreApplication.translate("tiles", "red dragon"),
                QCoreApplication.translate("tiles", "green dragon"),
                QCoreApplication.translate("tiles", "white dragon"),
            )[tile.rank - 1]
        case TileSuit.FLOWERS:
            return (
                QCoreApplication.translate("tiles", "plum, flower 1"),
                QCoreApplication.translate("tiles", "orchid, flower 2"),
                QCoreApplication.translate("tiles", "chrysanthemum, flower 3"),
                QCoreApplication.translate("tiles", "bamboo plant, flower 4"),
            )[tile.rank - 1]
        case TileSuit.SEASONS:
            return (
                QCoreApplication.translate("tiles", "spring, season 1"),
                QCoreApplication.translate("tiles", "summer, season 2"),
                QCoreApplication.translate("tiles", "autumn, season 3"),
                QCoreApplication.translate("tiles", "winter, season 4"),
            )[tile.rank - 1]


def tile_names(tiles: Iterable[Tile]) -> str:
    """Return several tiles as a list in words."""
    return listed([tile_name(tile) for tile in tiles])


def wind_name(wind: Tile) -> str:
    """Return a wind as a seat has it: East."""
    return (
        QCoreApplication.translate("tiles", "East"),
        QCoreApplication.translate("tiles", "South"),
        QCoreApplication.translate("tiles", "West"),
        QCoreApplication.translate("tiles", "North"),
    )[wind.rank - 1]


def suit_name(tile: Tile) -> str:
    """Return the suit of a numbered tile: bamboo."""
    return {
        TileSuit.CHARACTERS: QCoreApplication.translate("tiles", "characters"),
        TileSuit.DOTS: QCoreApplication.translate("tiles", "dots"),
        TileSuit.BAMBOO: QCoreApplication.translate("tiles", "bamboo"),
    }[tile.suit]


def meld_type_name(kind: str) -> str:
    """Return what a set is called: chow, pung, kong, concealed kong, pair."""
    return {
        "chow": QCoreApplication.translate("tiles", "chow"),
        "pung": QCoreApplication.translate("tiles", "pung"),
        "kong": QCoreApplication.translate("tiles", "kong"),
        "concealed_kong": QCoreApplication.translate("tiles", "concealed kong"),
        "pair": QCoreApplication.translate("tiles", "pair"),
        "single": QCoreApplication.translate("tiles", "single tile"),
    }[kind]


def meld_words(meld: Meld) -> str:
    """Return a meld in words: chow of 6, 7 and 8 dots; pung of red dragons is "pung: red dragon"."""
    if meld.chow:
        return QCoreApplication.translate("tiles", "chow: {tiles}").format(tiles=tile_names(meld.tiles))
    return QCoreApplication.translate("tiles", "{set}: {tile}").format(
        set=meld_type_name(meld.type), tile=tile_name(meld.tile)
    )
