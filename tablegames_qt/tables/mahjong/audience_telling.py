"""How the audience of mahjong is told the events: as at a player's table, with a caption and the last discard enlarged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from rules.events import Event
from rules.mahjong import events
from rules.mahjong.position import Window
from rules.mahjong.view import MahjongView
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.tables.mahjong import audience_words
from tablegames_qt.tables.mahjong.telling import Telling

if TYPE_CHECKING:
    from tablegames_qt.tables.mahjong.audience import MahjongAudience


class AudienceTelling(Telling):
    """Turns the events of one step into beats for the audience's table."""

    def __init__(self, table: MahjongAudience, before: MahjongView | None, after: MahjongView) -> None:
        super().__init__(table, before, after)
        self._stage = table

    def _speaking(self, event: Event) -> Callable[[], None]:
        """Say an event in the caption."""
        told = audience_words.caption(event, self._stage.names)
        stage = self._stage

        def speak() -> None:
            if told is not None:
                stage.tell_words(told)

        return speak

    def _count_at_start(self) -> None:
        """As soon as the last beat begins, numbers and empty places are those after it, and stand clear of it."""
        now, stage, last = self._position.view, self._stage, self._beats[-1]

        def count() -> None:
            stage.board.show_around(now, stage.geometry)

        self._beats[-1] = replace(last, on_start=self._all(count, *([last.on_start] if last.on_start else [])))

    def _starts_at_wall(self, items: Sequence[TileItem]) -> Callable[[], None]:
        start = super()._starts_at_wall(items)

        def begin() -> None:
            start()
            for item in items[1:]:
                item.set_shadowed(on=False)  # many shadows on one spot would be a black hole

        return begin

    def _unring(self) -> None:
        super()._unring()
        self._stage.show_big(None)

    def _ring(self, item: TileItem) -> None:
        super()._ring(item)
        self._stage.show_big(item.tile)

    def _discard(self, event: events.Discarded) -> None:
        super()._discard(event)
        self._count_at_start()
        window = replace(self._position.view, window=Window("discard", event.seat, event.tile))
        self._beats.append(Beat(on_start=lambda: self._stage.board.wait_for_claims(window)))

    def _expose(self, event: events.FlowersExposed) -> None:
        super()._expose(event)
        self._count_at_start()

    def _draw_flower(self, event: events.FlowerDrawn) -> None:
        super()._draw_flower(event)
        self._count_at_start()

    def _draw(self, event: events.TileDrawn) -> None:
        super()._draw(event)
        self._count_at_start()

    def _claim(self, event: events.Claimed) -> None:
        super()._claim(event)
        self._count_at_start()
        self._beats.append(Beat(on_start=lambda: self._stage.show_big(None)))

    def _make_kong(self, event: events.KongMade) -> None:
        super()._make_kong(event)
        self._count_at_start()

    def _end(self, event: events.HandEnded) -> None:
        """The win is called out and its tile grows once; then the winner's hand is opened on the sheet."""
        result = event.result
        if not result.winners:
            super()._end(event)
            return
        for winner in result.winners:
            self._call(winner.seat, event)
        self._beats.append(Beat(on_start=self._sounding("win")))
        self._grow(self._winning_item(event))
        after = self._after
        if after.result is not None:
            self._beats.append(Beat(on_start=lambda: self._open_hand(after), hold="hand_won"))

    def _open_hand(self, view: MahjongView) -> None:
        """Lay the result over the table, the winner's hand face down, and turn it."""
        stage = self._stage
        stage.open_sheet(view, closed=True)
        stage.choreographer.aside(*stage.sheet.flips())
