"""What needs room on a table of Chinchón: its zones, its words, and what can be hit."""

from __future__ import annotations

import itertools

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from tablegames_qt.scene.button import Button
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.lettering import plain
from tablegames_qt.scene.marks import Place
from tablegames_qt.scene.meld_bar import MeldBar
from tablegames_qt.scene.plates import Plate
from tablegames_qt.scene.words import Chip, Label, Notice, Sentence
from tablegames_qt.tables.chinchon.table import ChinchonTable
from tests.qt.tables.room import LEAST_TARGET, visible

NAME_LINES = 2


def words(table: ChinchonTable) -> dict[str, QRectF]:
    """Everything that says something, by what it says."""
    found: dict[str, QRectF] = {}
    for item in [*visible(table, Label), *visible(table, Sentence), *visible(table, Notice), *visible(table, Chip)]:
        if item.text:
            found[f"{plain(item.text)!r} #{len(found)}"] = item.rect()
    for button in visible(table, Button):
        found[f"button {button.text!r} #{len(found)}"] = button.rect()
    for plate in visible(table, Plate):
        found[f"plate of {plate._name}"] = plate.rect()
    for bar in visible(table, MeldBar):
        if bar.name:
            found[f"{bar.name!r} #{len(found)}"] = lettered(bar)
    return found


def lettered(bar: MeldBar) -> QRectF:
    """Where the name under a bar is written."""
    box, pen = bar.rect(), bar._pen
    lines = pen.fit(bar.name, (1 + bar._reach) * box.width(), NAME_LINES)
    width = max(line.width for line in lines)
    top = box.top() + bar._thick + bar.look.u
    return QRectF(box.center().x() - width / 2, top, width, pen.line_height * len(lines))


def clashes(table: ChinchonTable) -> list[str]:
    """Words that lie over each other, over a card, or leave the table; tags and the words of a chosen card may."""
    rects = {name: rect.adjusted(1, 1, -1, -1) for name, rect in words(table).items()}
    tags = {name for name in rects if name.startswith("button '=") or "joker" in name or "comod" in name}
    faults = [
        f"{one} lies over {other}"
        for one, other in itertools.combinations(rects, 2)
        if rects[one].intersects(rects[other]) and not {one, other} & tags
    ]
    cards = [item.rect().adjusted(2, 2, -2, -2) for item in visible(table, CardItem)]
    covered = [name for name, rect in rects.items() if name not in tags and any(map(rect.intersects, cards))]
    faults += [f"{name} lies over a card" for name in covered]
    scene = table.sceneRect()
    return faults + [f"{name} leaves the table" for name, rect in rects.items() if not scene.contains(rect)]


def cut_words(table: ChinchonTable) -> list[str]:
    """What is not shown whole. Only names of players may be cut."""
    faults = []
    for item in [*visible(table, Label), *visible(table, Sentence), *visible(table, Notice)]:
        shown = " ".join("".join(run.text for run in line.runs) for line in item._lines)
        if shown.split() != plain(item.text).split() and item.text not in table.names:
            faults.append(f"{shown!r} instead of {plain(item.text)!r}")
    for bar in visible(table, MeldBar):
        if bar.name and not any(name in bar.name for name in table.names):
            lines = bar._pen.fit(bar.name, (1 + bar._reach) * bar.size.width(), NAME_LINES)
            shown = " ".join("".join(run.text for run in line.runs) for line in lines)
            if shown.split() != bar.name.split():
                faults.append(f"{shown!r} instead of {bar.name!r} under a meld")
    for plate in visible(table, Plate):
        room = plate.size.width() - plate._text_left - 3 * plate.look.u
        line = plate._shown_line()
        if QFontMetricsF(plate.look.font("small")).horizontalAdvance(line) > room + plate.look.u:
            faults.append(f"{line!r} is cut in the plate of {plate._name}")
    faults += [f"{place._name!r} is cut in its place" for place in visible(table, Place) if _cut(place)]
    return faults


def _cut(place: Place) -> bool:
    font = place.look.font("small")
    return any(QFontMetricsF(font).horizontalAdvance(word) > place.size.width() for word in place._name.split())


def small_targets(table: ChinchonTable) -> list[str]:
    """What is hit with the mouse and is smaller than 24 pixels in width or height."""
    faults = [
        f"button {button.text!r} is {button.size.width():.0f} x {button.size.height():.0f}"
        for button in visible(table, Button)
        if button.enabled and min(button.size.width(), button.size.height()) < LEAST_TARGET
    ]
    hand = [table.pack.open[card] for card in table.grouping.cards if table.hand_card(table.pack.open[card])]
    faults += [
        f"{one.card} shows {other.x() - one.x():.0f} pixels"
        for one, other in itertools.pairwise(hand)
        if 0 < other.x() - one.x() < LEAST_TARGET and abs(one.y() - other.y()) < 1
    ]
    return faults


def faults_of(table: ChinchonTable) -> list[str]:
    """All that is wrong with what is shown now."""
    return [*clashes(table), *cut_words(table), *small_targets(table)]
