"""What needs room on a table of Chinese Ten: its zones, its words, the indices of its cards, and what can be hit."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsItem

from tablegames_qt.scene.button import Button
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.lettering import plain
from tablegames_qt.scene.plates import Plate
from tablegames_qt.scene.words import Label, Notice, Sentence
from tablegames_qt.scene.zone import JUMBO_INDEX, STANDARD_INDEX
from tablegames_qt.tables.chinese_ten.table import TenTable

LEAST_TARGET = 24.0
SIDE_BY_SIDE = 6
"""So many columns have room side by side on every table."""


def united(rects: Iterable[QRectF]) -> QRectF:
    """The rectangle around some rectangles."""
    whole = QRectF()
    for rect in rects:
        whole = whole.united(rect)
    return whole


def zones(table: TenTable) -> dict[str, QRectF]:
    """Every place of the table by name, with the words that belong to it; only what is seen."""
    board, pack, geometry = table.board, table.pack, table.geometry
    found: dict[str, list[QGraphicsItem]] = {
        "layout": [board.zone],
        "turned": [board._turned],
        "stock": [board._stock, *pack.stock],
        "steps": [board._steps],
        "sort": [table.sort_button],
        "hand": [item for card, item in pack.open.items() if table.position and card in table.position.hand],
        "sentence": [table.sentence_line] if table.sentence_line.text else [],
    }
    for seat in range(geometry.seats):
        found |= {
            f"plate {seat}": [board._plates[seat]],
            f"backs {seat}": list(pack.backs[seat]),
            f"pile {seat}": list(pack.piles[seat]),
            f"numbers {seat}": [board._tallies[seat], *([board._sums[seat]] if board._sums[seat].text else [])],
        }
    if table.sheet.shown:
        found["sheet"] = [table.sheet._ground]
    rects = {name: united(item.rect() for item in items if item.isVisible()) for name, items in found.items()}
    return {name: rect for name, rect in rects.items() if not rect.isEmpty()}


def clashes(table: TenTable) -> list[str]:
    """Pairs of zones that lie over each other, and zones that touch the edge of the table."""
    rects = {name: rect.adjusted(1, 1, -1, -1) for name, rect in zones(table).items()}
    faults = [
        f"{one} lies over {other}: {_say(rects[one])} {_say(rects[other])}"
        for one, other in itertools.combinations(rects, 2)
        if rects[one].intersects(rects[other])
    ]
    edge = table.look.u
    scene = table.sceneRect().adjusted(edge, edge, -edge, -edge)
    return faults + [f"{name} touches the edge: {_say(r)}" for name, r in rects.items() if not scene.contains(r)]


def _say(rect: QRectF) -> str:
    return f"({rect.left():.0f} {rect.top():.0f} {rect.right():.0f} {rect.bottom():.0f})"


def visible(table: TenTable, kind: type) -> list:
    """The visible items of a kind."""
    return [item for item in table.items() if isinstance(item, kind) and item.isVisible()]


def cut_words(table: TenTable) -> list[str]:
    """What is not shown whole. Only names may be cut."""
    faults = []
    for item in [*visible(table, Label), *visible(table, Sentence), *visible(table, Notice)]:
        shown = " ".join("".join(run.text for run in line.runs) for line in item._lines)
        if shown.split() != plain(item.text).split() and item.text not in table.names:
            faults.append(f"{shown!r} instead of {plain(item.text)!r}")
        if not isinstance(item, Label) and any(line.width > item._room for line in item._lines):
            faults.append(f"{shown!r} is wider than its room")
    for plate in visible(table, Plate):
        room = plate.size.width() - plate._text_left - 3 * plate.look.u
        line = plate._shown_line()
        if QFontMetricsF(plate.look.font("small")).horizontalAdvance(line) > room + plate.look.u:
            faults.append(f"{line!r} is cut in the plate of {plate._name}")
    return faults


def words_over_words(table: TenTable) -> list[str]:
    """Labels and buttons of the score sheet that lie over each other, over its cards, or leave it."""
    sheet = table.sheet
    if not sheet.shown:
        return []
    parts = [part for part in sheet._items() if part is not sheet._ground and part.isVisible()]
    rects = {
        f"{part.text!r} #{number}": part.rect().adjusted(1, 1, -1, -1)
        for number, part in enumerate(parts)
        if isinstance(part, Label | Button) and part.text
    }
    faults = [
        f"{one} lies over {other}"
        for one, other in itertools.combinations(rects, 2)
        if rects[one].intersects(rects[other])
    ]
    faults += [f"{name} leaves the sheet" for name, rect in rects.items() if not sheet.rect.contains(rect)]
    cards = [item.rect().adjusted(2, 2, -2, -2) for item in open_cards(table)]
    return faults + [f"{name} lies over a card" for name, rect in rects.items() if any(map(rect.intersects, cards))]


def open_cards(table: TenTable) -> list[CardItem]:
    """The cards whose face is seen."""
    return [item for item in table.pack.items if item.isVisible() and item.card is not None]


def index_of(item: CardItem) -> QRectF:
    """Where the index of a card is."""
    box = JUMBO_INDEX if item.faces.deck.jumbo(item.height) else STANDARD_INDEX
    return QRectF(item.pos().x(), item.pos().y(), box.width * item.width, box.height * item.height)


def covered(table: TenTable) -> list[str]:
    """Cards whose index lies under another card, or whose value does or lies on the index; and needless overlaps."""
    faults = []
    cards = open_cards(table)
    if len(table.columns.ranks) <= SIDE_BY_SIDE and any(table.columns.strip(rank) for rank in table.columns.ranks):
        faults.append(f"{len(table.columns.ranks)} columns lie over each other")
    for item in cards:
        index = index_of(item).adjusted(1, 1, -1, -1)
        badge = item.badge_rect().translated(item.pos()).adjusted(1, 1, -1, -1) if item.badge else QRectF()
        for other in cards:
            if other is item or other.zValue() < item.zValue():
                continue
            if other.rect().intersects(index):
                faults.append(f"{other.card} covers the index of {item.card}")
            if other.rect().intersects(badge):
                faults.append(f"{other.card} covers the value of {item.card}")
        if badge.intersected(index).height() > 0.25 * badge.height():
            faults.append(f"the value of {item.card} hides its index")
    return faults


def small_targets(table: TenTable) -> list[str]:
    """What is hit with the mouse and is smaller than 24 pixels in width or height."""
    faults = [
        f"button {button.text!r} is {button.size.width():.0f} x {button.size.height():.0f}"
        for button in visible(table, Button)
        if min(button.size.width(), button.size.height()) < LEAST_TARGET
    ]
    view = table.position
    hand = table.in_hand_order(view.hand) if view is not None and view.viewer is not None else []
    if len(hand) > 1 and table.geometry.hand_pitch(len(hand)) < LEAST_TARGET:
        faults.append(f"a hand card shows {table.geometry.hand_pitch(len(hand)):.0f} pixels")
    if view is not None and view.piles is None:
        for card in view.layout:
            strip = table.choosing.strip(card)
            neighbours = [
                table.pack.open[other].x()
                for other in view.layout
                if other.rank != card.rank and table.pack.open[other].x() > strip.left()
            ]
            width = min([strip.width(), *(x - strip.left() for x in neighbours)])
            if min(width, strip.height()) < LEAST_TARGET:
                faults.append(f"{card} shows {width:.0f} x {strip.height():.0f}")
    return faults
