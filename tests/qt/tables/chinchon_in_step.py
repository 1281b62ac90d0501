"""That a table of Chinchón at rest shows its session's position and nothing else."""

from __future__ import annotations

from rules.chinchon.deck import deck_of
from rules.chinchon.view import ChinchonView
from rules.record import replay
from tablegames_qt.session import Session
from tablegames_qt.tables.chinchon.pieces import open_cards
from tablegames_qt.tables.chinchon.table import ChinchonTable


def assert_in_step(table: ChinchonTable, session: Session) -> None:
    """The scene equals the view: faces, places, sizes, nothing lifted or glued to the pointer; and so does the record."""
    view = session.view()
    assert isinstance(view, ChinchonView)
    assert not table.choreographer.running
    assert not table.pointer.dragging
    if view.knocker is None:
        spots = table.pile_spots(view) | table.hand_spots()
        seen = {*view.hand, *table.readable(view)}
    else:
        spots, _ = table.shown_spots(view)
        seen = set(spots)
        shown = {card for showing in view.showings if showing for meld in showing.melds for card in meld.cards}
        assert shown <= seen
        assert set(view.hand) <= seen
    assert {item.card for item in table.pack.items if item.card is not None and item.isVisible()} == seen
    for card in seen:
        item, spot = table.pack.open[card], spots[card]
        assert item.card is card
        assert (item.pos() - spot.corner).manhattanLength() < 2, (card, item.pos(), spot.corner)
        assert abs(item.height - spot.height) < 1, (card, item.height, spot.height)
        assert item.scale() == 1.0 and item.opacity() == 1.0 and not item.lifted
    pack = table.pack
    closed = [*pack.stock, *(item for backs in pack.backs for item in backs)]
    closed += [pack.face_down] if pack.face_down is not None else []
    assert all(item.card is None for item in closed)
    assert set(pack.open) == set(open_cards(view))
    assert len(pack.open) + len(closed) == len(deck_of(view.options).cards)
    assert len(pack.stock) == view.stock
    assert replay(session.record).state == session.match.state
