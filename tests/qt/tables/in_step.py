"""That a table of Chinese Ten at rest shows its session's position and nothing else."""

from __future__ import annotations

from rules.cards import Card
from rules.chinese_ten.view import TenView
from rules.record import replay
from tablegames_qt.session import Session
from tablegames_qt.tables.chinese_ten.table import TenTable


def shown_faces(table: TenTable) -> list[Card]:
    """Every face that lies open, sorted."""
    return sorted(item.card for item in table.pack.items if item.card is not None and item.isVisible())


def assert_in_step(table: TenTable, session: Session) -> None:
    """The scene equals the view: faces, places, sizes, nothing lifted or glued to the pointer; and so does the record."""
    view = session.view()
    assert isinstance(view, TenView)
    geometry = table.geometry
    assert not table.choreographer.running
    assert not table.pointer.dragging
    hand = table.in_hand_order(view.hand)
    places = dict(zip(hand, geometry.hand(len(hand)), strict=True)) | table.columns.positions()
    assert sorted(table.columns.order()) == sorted(view.layout)
    heights = dict.fromkeys(hand, geometry.hand_height) | dict.fromkeys(view.layout, table.columns.card_height)
    if view.turned is not None:
        places[view.turned] = geometry.turned
        heights[view.turned] = geometry.stock_height
    if view.piles is None:
        assert shown_faces(table) == sorted(places)
    for card, corner in places.items():
        item = table.pack.open[card]
        assert item.card is card
        assert (item.pos() - corner).manhattanLength() < 2, (card, item.pos(), corner)
        assert abs(item.height - heights[card]) < 1, (card, item.height, heights[card])
        assert item.scale() == 1.0 and item.opacity() == 1.0, card
        assert not item.lifted
        assert item.isVisible()
    closed = (table.pack.stock, *table.pack.backs, *table.pack.piles)
    assert len(table.pack.open) + sum(map(len, closed)) == 52
    assert [len(pile) for pile in table.pack.piles] == list(
        view.pile_counts if view.piles is None else [0] * view.seats
    )
    assert len(table.pack.stock) == view.stock
    assert all(item.card is None for zone in closed for item in zone)
    assert replay(session.record).state == session.match.state
