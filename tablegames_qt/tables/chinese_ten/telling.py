"""How Chinese Ten's events are told, see rules/chinese_ten.md, "Beats".

Positions are worked out when the events arrive, on lists that run ahead of the picture; what the player reads changes in
the beats themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.chinese_ten import events
from rules.chinese_ten.view import TenView
from rules.events import Event
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.tables.chinese_ten.geometry import Columns
from tablegames_qt.tables.chinese_ten.story import Story
from tablegames_qt.tables.chinese_ten.telling_deal import DealTelling
from tablegames_qt.tables.chinese_ten.telling_turn import TurnTelling

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_ten.table import TenTable


class Telling:
    """Turns the events of one step into beats for a table."""

    def __init__(self, table: TenTable, after: TenView) -> None:
        self._story = Story(table, after)
        self._deal = DealTelling(self._story)
        self._turn = TurnTelling(self._story)

    @property
    def columns(self) -> Columns:
        """The columns after the events told so far; the table takes them over."""
        return self._story.columns

    def tell(self, told: Sequence[Event]) -> list[Beat]:
        """Return the beats of some events, in order."""
        story = self._story
        for number, event in enumerate(told):
            match event:
                case events.DealerDrawn():
                    story.say(event)
                case events.Dealt():
                    self._deal.deal(event)
                case events.LayoutOpened():
                    self._deal.open_layout(event)
                case events.Redealt():
                    story.say(event, hold="capture_hold")
                case events.TripleMarked():
                    self._deal.mark_triple(event)
                case events.FourAlikeTaken():
                    self._deal.take_four(event)
                case events.TurnPassed():
                    self._turn.pass_turn(event)
                case events.HandCardPlayed():
                    following = told[number + 1]
                    assert isinstance(following, events.Captured | events.Stayed)
                    self._turn.play(event, following)
                case events.StockTurned():
                    self._turn.turn_stock(event)
                case events.Captured(source="stock") | events.Stayed(source="stock"):
                    self._turn.resolve_stock(event)
                case events.LayoutEmptied():
                    story.say(event, hold="table_empty")
                case events.PilesOpened():
                    self._deal.open_piles(event)
                case events.DealScored():
                    story.add(Beat(on_start=story.table.sheet.show_results, hold="fade"))
        return story.beats
