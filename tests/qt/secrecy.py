"""Looks for what nobody may see: through every item of a scene and every widget of a window, seen or not.

What everybody may know is collected from the audience's views and events alone. Whatever else a deal is made of must be on no
piece, in no text, and in no name of anything.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGraphicsItem,
    QGraphicsScene,
    QLabel,
    QLineEdit,
    QListWidget,
    QTextEdit,
    QWidget,
)

from rules import AnyGame
from rules.cards import Card
from rules.events import Event, seen
from rules.tiles import Tile
from tablegames_qt.phrases import card_name, short_card
from tablegames_qt.scene.lettering import plain
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.tables.mahjong.names import tile_name

Piece = Card | Tile

OF_THE_RULES = ("The joker is the ace of diamonds.",)
"""Sentences that name a card and say nothing of where it lies."""


def pieces_in(value: object) -> Iterator[Piece]:
    """Yield every card and tile in a value: a view, an event, or a collection of such."""
    if isinstance(value, Piece):
        yield value
    elif isinstance(value, Mapping):
        yield from pieces_in(list(value.items()))
    elif isinstance(value, tuple | list | set | frozenset):
        for each in value:
            yield from pieces_in(each)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            if field.name != "options":
                yield from pieces_in(getattr(value, field.name))


def names_of(piece: Piece) -> set[str]:
    """Return what a piece is called in words and in short."""
    return {tile_name(piece)} if isinstance(piece, Tile) else {card_name(piece), short_card(piece)}


class Known:
    """What everybody has seen of one deal so far. Every piece that the deal holds besides is secret.

    Numbers and words may still name what was open in earlier deals (`named`); pieces may not.
    """

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._deal = 0
        self.public: set[Piece] = set()
        self.named: set[Piece] = set()

    def learn(self, state: Any, events: Iterable[Event] = ()) -> None:
        """Take in a position and the events on the way to it; of another deal everything anew."""
        number = self._game.deal_number(state)
        if number != self._deal:
            self._deal, self.public = number, set()
        self.public.update(pieces_in(self._game.view(state, None)))
        self.public.update(pieces_in(seen(tuple(events), None)))
        self.named |= self.public

    def secrets(self, state: Any) -> set[Piece]:
        """Return the kinds of pieces that nobody in the room may find."""
        return {piece for piece in self._game.pieces(state) if isinstance(piece, Piece)} - self.public

    def unnamed(self, state: Any) -> set[Piece]:
        """Return the kinds of pieces that no text may name."""
        return self.secrets(state) - self.named


def faces_on(scene: QGraphicsScene) -> Iterator[tuple[Piece, str]]:
    """Yield every piece that an item holds, as its face or under any other name, whether the item is seen or not."""
    for item in scene.items():
        for name, value in vars(item).items():
            if isinstance(value, Piece):
                yield value, f"{type(item).__name__}.{name}"


def texts_of_items(scene: QGraphicsScene) -> Iterator[tuple[str, str]]:
    """Yield every text that an item holds, with the place where it was found."""
    for item in scene.items():
        yield from _texts_of_item(item)
    if isinstance(scene, TableScene):
        yield scene.sentence_line.text, "sentence"
        yield scene.notice.text, "notice"
        yield scene.standing(), "standing"
        for zone in scene.cursor_zones():
            for stop in zone.stops:
                yield stop.words, f"words of the cursor in {zone.name}"


def _texts_of_item(item: QGraphicsItem) -> Iterator[tuple[str, str]]:
    kind = type(item).__name__
    yield item.toolTip(), f"tool tip of {kind}"
    for name, value in vars(item).items():
        for text in (value,) if isinstance(value, str) else value if isinstance(value, tuple | list) else ():
            if isinstance(text, str):
                yield text, f"{kind}.{name}"


def texts_of_widgets(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield every text of a window and of all widgets and actions in it, hidden ones too, with its place."""
    yield window.windowTitle(), "window title"
    for widget in (window, *window.findChildren(QWidget)):
        kind = type(widget).__name__
        yield widget.toolTip(), f"tool tip of {kind}"
        yield widget.statusTip(), f"status tip of {kind}"
        yield widget.whatsThis(), f"what's this of {kind}"
        yield widget.accessibleName(), f"accessible name of {kind}"
        yield widget.accessibleDescription(), f"accessible description of {kind}"
        yield widget.objectName(), f"object name of {kind}"
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            yield widget.text(), f"text of {kind}"
        elif isinstance(widget, QComboBox):
            yield from ((widget.itemText(row), f"item of {kind}") for row in range(widget.count()))
        elif isinstance(widget, QListWidget):
            for row in range(widget.count()):
                entry = widget.item(row)
                yield from ((text, f"item of {kind}") for text in (entry.text(), entry.toolTip()))
        elif isinstance(widget, QTextEdit):
            yield widget.toPlainText(), f"text of {kind}"
        for name, value in vars(widget).items():
            if isinstance(value, str):
                yield value, f"{kind}.{name}"
    for action in window.findChildren(QAction):
        for text in (action.text(), action.toolTip(), action.statusTip()):
            yield text, f"action {action.objectName()}"


def leaks_in_texts(texts: Iterable[tuple[str, str]], secrets: Iterable[Piece]) -> list[str]:
    """Return where a text names a secret piece."""
    names = {name for piece in secrets for name in names_of(piece)}
    if not names:
        return []
    found = re.compile(r"(?<!\w)(" + "|".join(map(re.escape, sorted(names, key=len, reverse=True))) + r")(?!\w)")
    return [f"{place}: {text!r}" for text, place in texts if text and found.search(_without_rules(plain(text)))]


def _without_rules(text: str) -> str:
    for sentence in OF_THE_RULES:
        text = text.replace(sentence, "")
    return text


def leaks_on(scene: QGraphicsScene, secrets: set[Piece]) -> list[str]:
    """Return where a scene holds a secret piece."""
    return [f"{place}: {piece}" for piece, place in faces_on(scene) if piece in secrets]
