"""What a table of Chinchón reports to the player at a real window; places are pixels of the screen."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF

from rules.cards import Card
from rules.chinchon.arrangements import arranger_of
from rules.chinchon.deck import deck_of
from rules.chinchon.view import ChinchonView
from tablegames_qt.match_page import MatchPage
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.tables.chinchon.rows import legal_of
from tablegames_qt.tables.chinchon.table import ChinchonTable

Zones = dict[str, list[str]]


def table_of(page: MatchPage, table: ChinchonTable) -> dict[str, Any]:
    """Everything that a player sees of the table and needs to touch it."""
    session = page.session
    view = session.view()
    assert isinstance(view, ChinchonView)

    def place(point: QPointF) -> list[int]:
        found = page.view.viewport().mapToGlobal(page.view.mapFromScene(point))
        return [found.x(), found.y()]

    def button(item: Button) -> list[int] | None:
        return place(item.rect().center()) if item.isVisible() and item.enabled else None

    geometry, board, showdown = table.geometry, table.board, table.showdown
    cards = [item for item in table.items() if isinstance(item, CardItem) and item.isVisible()]
    ringed = table.ring.item
    return {
        "moves": len(session.record.moves),
        "phase": view.phase,
        "deals": len(view.finished),
        "totals": list(view.totals),
        "asked": bool(session.waiting_for) or session.outcome is not None,
        "rest": not table.choreographer.running,
        "dragging": table.pointer.dragging,
        "ring": ringed.text
        if isinstance(ringed, Button)
        else None
        if ringed is None
        else str(getattr(ringed, "card", "")),
        "sentence": table.sentence_line.text,
        "question": board.question,
        "laid_out": None if table.knock is None else str(table.knock.card),
        "view": _zones_of_view(table, view),
        "scene": _zones_of_scene(table, cards, view),
        "spots": {str(item.card): place(item.rect().topLeft() + QPointF(9, 14)) for item in cards if item.card},
        "hand": [str(card) for card in table.grouping.cards],
        **_possible(view),
        "places": {
            "stock": place(geometry.stock.center()),
            "pile": place(geometry.pile.center()),
            "slot": place(geometry.slot.center()),
            "hand": place(geometry.hand_zone.center()),
        },
        "buttons": {
            "knock": button(board.knock),
            "yes": button(board.yes),
            "no": button(board.no),
            "group": button(board.group),
            "done": button(showdown.done),
            "next": button(showdown.next),
        },
    }


_worked_out: tuple[ChinchonView | None, dict[str, Any]] = (None, {})
"""The last view and what is possible in it: the reporter looks many times a second."""


def _possible(view: ChinchonView) -> dict[str, Any]:
    """The cards to knock with, and the card whose discard leaves least, never the joker."""
    global _worked_out
    if _worked_out[0] is not view and _worked_out[0] != view:
        legal = legal_of(view)
        deck, arranger = deck_of(view.options), arranger_of(view.options)
        cards = [each.card for each in legal.discardable if each.card is not deck.joker]
        held = deck.mask(view.hand)

        def left(card: Card) -> tuple[int, int]:
            return arranger.least(held ^ 1 << deck.numbers[card]), -deck.points[card]

        throw = str(min(cards, key=left)) if cards else None
        _worked_out = (view, {"knockable": [str(card) for card in legal.knockable], "throw": throw})
    return _worked_out[1]


def _zones_of_view(table: ChinchonTable, view: ChinchonView) -> Zones:
    """What the rules say lies open, by zone."""
    if view.knocker is None:
        held = None if table.knock is None else table.knock.card
        return {
            "hand": sorted(str(card) for card in view.hand if card is not held),
            "pile": sorted(map(str, view.pile[-2:])),
            "slot": [] if held is None else [str(held)],
            "shown": [],
        }
    shown: list[Card] = [] if view.showings[view.viewer or 0] is not None else list(view.hand)
    for showing in view.showings:
        if showing is not None:
            shown += [*(card for meld in showing.melds for card in meld.cards), *showing.loose]
            shown += [each.card for each in showing.lay_offs]
    return {"hand": [], "pile": [], "slot": [], "shown": sorted(map(str, shown))}


def _zones_of_scene(table: ChinchonTable, cards: list[CardItem], view: ChinchonView) -> Zones:
    """The faces that are seen, by where they are: what the player would say."""
    zones: Zones = {"hand": [], "pile": [], "slot": [], "shown": []}
    geometry = table.geometry
    for item in cards:
        if item.card is None:
            continue
        middle = item.rect().center()
        if view.knocker is not None:
            zone = "shown"
        elif geometry.slot.contains(middle):
            zone = "slot"
        elif middle.y() > 0.7 * geometry.height:
            zone = "hand"
        else:
            zone = "pile"
        zones[zone].append(str(item.card))
    return {zone: sorted(names) for zone, names in zones.items()}
