"""How the events are told: the deal, the opening row by row, scoops, payments; beat by beat, to be stepped or skipped."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from rules.chinese_poker import events
from rules.chinese_poker.automatic import Declared
from rules.chinese_poker.ranking import rank
from rules.chinese_poker.setting import ROWS, SIZES, Row
from rules.chinese_poker.view import PokerView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.moves import Flip, Move
from tablegames_qt.tables.chinese_poker import hand_names, phrases
from tablegames_qt.tables.chinese_poker.arrangement import by_rank, grouped
from tablegames_qt.tables.chinese_poker.opened import bonus_words, value_words
from tablegames_qt.tables.chinese_poker.pieces import by_place
from tablegames_qt.tables.chinese_poker.settling import Settling

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_poker.table import PokerTable

STARTS: dict[Row, int] = {"front": 0, "middle": SIZES["front"], "back": SIZES["front"] + SIZES["middle"]}
"""The first place of each row on a board."""


class Telling:
    """Turns the events of one step into beats for a table."""

    def __init__(self, table: PokerTable, before: PokerView | None, after: PokerView) -> None:
        self._table = table
        self._before, self._after = before, after
        self._beats: list[Beat] = []
        seats = len(table.names)
        self._settling = Settling(table, after)
        self._rows = {row: [0] * seats for row in ROWS}
        self._bonuses = {row: [0] * seats for row in ROWS}
        self._opened: set[Seat] = set()
        """Seats whose cards lie open whole: fouls."""

    def tell(self, told: Sequence[Event]) -> list[Beat]:
        """Return the beats of some events, in order."""
        for event in told:
            match event:
                case events.ButtonDrawn():
                    self._say(phrases.log_line(event, self._table.names) or "")
                case events.Dealt():
                    self._deal(event)
                case events.Sealed():
                    self._close_own()
                case events.AllReady():
                    self._open_boards(event)
                case events.AutomaticAnnounced():
                    self._announce(event)
                case events.AutomaticOpened():
                    self._prove(event)
                case events.FoulOpened():
                    self._turn_foul(event)
                case events.RowOpened():
                    self._open_row(event)
                case events.SuperBonusWon():
                    self._add(self._settling.super_bonus(event))
                case events.PairScored():
                    self._add(self._settling.score_pair(event))
                case events.Paid():
                    self._add(self._settling.pay(event))
                case events.DealScored():
                    if self._after.viewer is not None and event.net[self._after.viewer] > 0:
                        self._sound("win")
                case events.Bought() | events.Joined() | events.Left() | events.StacksCorrected() | events.DealVoided():
                    self._say(phrases.log_line(event, self._table.names) or "", hold="capture_hold")
        return self._beats

    def _add(self, *beats: Beat) -> None:
        self._beats.extend(beats)

    def _say(self, sentence: str, hold: str = "pause") -> None:
        self._add(Beat(on_start=partial(self._table.say, sentence), hold=hold))

    def _sound(self, name: str) -> None:
        self._add(Beat(on_start=partial(self._table.sounded.emit, name)))

    # a new deal

    def _deal(self, event: events.Dealt) -> None:
        """The cards fly out from the middle, one at a time to each seat; the own ones go to the tray and are turned."""
        table, geometry, after = self._table, self._table.geometry, self._after
        viewer = table.context.viewer
        middle = geometry.slot("middle", 2).topLeft()

        def gather() -> None:
            table.drawing.begin_deal(after, middle)
            table.say(phrases.log_line(event, table.names) or "")
            table.sounded.emit("deal")

        moves: list[Move | Flip] = []
        flips: list[Move | Flip] = []
        own = by_rank(event.hands[viewer]) if viewer is not None and event.hands[viewer] else ()
        if viewer is not None:
            table.pack.hold(viewer, after.hand)
        tray = geometry.tray_places(len(own)) if own else []
        for turn in range(len(table.pack.boards[0])):
            for step in range(4):
                seat = (event.first + step) % 4
                if seat not in event.dealt_in:
                    continue
                if seat == viewer and own:
                    card = event.hands[seat][turn]
                    at = own.index(card)
                    item = table.pack.own[card]
                    moves.append(Move(item, tray[at], "travel", height=geometry.tray_height, z=200.0 + at))
                    flips.append(Flip(item, card, "turn_over"))
                    continue
                item = table.pack.boards[seat][turn]
                corner, height, z = table.drawing.closed_places(geometry.side(seat, table.bottom))[turn]
                moves.append(Move(item, corner, "travel", height=height, z=z))
        self._add(Beat(moves, on_start=gather, stagger="deal_card", at_most="deal"), Beat(flips))

    # before the opening

    def _close_own(self) -> None:
        """The own rows are turned down where they lie."""
        table = self._table
        items = list(table.pack.own.values())

        def begin() -> None:
            table.drawing.close_arranging(self._unpaid())
            table.sounded.emit("knock")

        self._add(Beat([Flip(item, None, "turn_over") for item in items], on_start=begin))

    def _unpaid(self) -> PokerView:
        """The own hand is sealed and nothing has been opened, scored or paid yet."""
        before, after = self._before, self._after
        if before is None:
            return after
        ready = after.ready if after.phase == "set" else before.dealt_in
        return dataclasses.replace(before, ready=ready, own_entry=after.own_entry)

    def _open_boards(self, event: events.AllReady) -> None:
        """Everything closed travels to the four boards."""
        table, after = self._table, self._after
        ready = QCoreApplication.translate("chinese_poker", "All are ready.")
        self._add(Beat(on_start=partial(table.say, ready), hold="all_ready"))
        moves: list[Move | Flip] = []
        viewer = table.context.viewer
        assert after.entries is not None
        if viewer is not None and after.own_entry is not None:
            cards = [card for card in by_place(after.own_entry) if card is not None]
            table.pack.lay(viewer, cards)
        for seat in event.seats:
            place = table.showdown.places[seat]
            for at, item in enumerate(table.pack.boards[seat]):
                moves.append(Move(item, place.cards[at], "to_boards", height=place.card_height, z=300.0 + at))
        stacks = [phrases.stack_text(self._before or after, Seat(seat)) for seat in range(len(table.names))]

        def begin() -> None:
            table.drawing.clear_for_boards()
            table.showdown.open(event.seats, stacks)
            table.drawing.place_sentence()
            table.sounded.emit("slide")

        self._add(Beat(moves, on_start=begin))

    # automatic wins and fouls

    def _announce(self, event: events.AutomaticAnnounced) -> None:
        table = self._table
        top = table.pack.boards[event.seat][-1]

        def begin() -> None:
            table.say(phrases.log_line(event, table.names) or "")
            table.showdown.mark([event.seat])
            table.showdown.heads[event.seat].show_net(
                "", hand_names.lowered(hand_names.kind_name(event.kind)), shining=True
            )

        self._add(Beat([Flip(top, event.top)], on_start=begin, hold="row_hold", wait_for_step=True))

    def _prove(self, event: events.AutomaticOpened) -> None:
        table = self._table
        entry = self._after.entries[event.seat] if self._after.entries is not None else None
        cards = by_place(entry)
        flips = [Flip(item, card) for item, card in zip(table.pack.boards[event.seat], cards, strict=True)]

        def begin() -> None:
            table.say(phrases.log_line(event, table.names) or "")
            table.showdown.mark([event.seat])

        def end() -> None:
            if isinstance(entry, Declared):
                line = table.showdown.lines[event.seat]["front"]
                line.show_row(hand_names.kind_name(entry.kind), value_words(entry))

        self._add(Beat(flips, on_start=begin, on_end=end, hold="row_hold", wait_for_step=True))

    def _turn_foul(self, event: events.FoulOpened) -> None:
        table = self._table
        cards = by_place(event.setting)
        self._opened.add(event.seat)
        items = table.pack.boards[event.seat]
        flips = [Flip(item, card) for item, card in zip(items, cards, strict=True) if card is not None]

        def begin() -> None:
            table.say(phrases.log_line(event, table.names) or "")
            table.showdown.mark([event.seat])
            table.sounded.emit("error")
            foul = QCoreApplication.translate("chinese_poker", "foul")
            table.showdown.heads[event.seat].show_net("", foul, shining=False)

        def end() -> None:
            for item, card in zip(items, cards, strict=True):
                item.setVisible(card is not None)
                item.set_washed(on=True)

        self._add(Beat(flips, on_start=begin, on_end=end, hold="row_hold", wait_for_step=True))

    # the rows

    def _open_row(self, event: events.RowOpened) -> None:
        """The same row of every board is turned, its name appears, then what each pair makes of it."""
        table, row = self._table, event.row
        flips: list[Move | Flip] = []
        shown = [(Seat(seat), cards) for seat, cards in enumerate(event.cards[: len(table.names)]) if cards]
        for seat, cards in shown:
            for at, card in enumerate(grouped(cards[: SIZES[row]])):
                item = table.pack.boards[seat][STARTS[row] + at]
                if seat not in self._opened:
                    flips.append(Flip(item, card))
        best = max((rank(cards) for _, cards in shown), default=None)
        leaders = [seat for seat, cards in shown if rank(cards) == best]

        def begin() -> None:
            table.showdown.mark([])
            table.say(_opens(row))
            table.sounded.emit("flip")

        def name() -> None:
            for seat, cards in shown:
                table.showdown.name_row(seat, row, rank(cards))
            table.showdown.mark(leaders)
            if best is not None:
                table.say(_best_sentence(row, [table.names[seat] for seat in leaders], hand_names.full_name(best)))

        self._add(Beat(flips, on_start=begin, on_end=name))
        for mark in event.marks:
            self._rows[row][mark.a] += mark.result
            self._rows[row][mark.b] -= mark.result
            self._bonuses[row][mark.a] += mark.bonus
            self._bonuses[row][mark.b] -= mark.bonus
            self._add(Beat(on_start=partial(self._show_mark, row, mark, self._snapshot(row)), hold="pair_mark"))
        self._add(Beat(hold="row_hold", wait_for_step=True))

    def _snapshot(self, row: Row) -> list[tuple[int, int]]:
        return list(zip(self._rows[row], self._bonuses[row], strict=True))

    def _show_mark(self, row: Row, mark: events.RowMark, sums: Sequence[tuple[int, int]]) -> None:
        showdown = self._table.showdown
        for seat in (mark.a, mark.b):
            points, bonus = sums[seat]
            showdown.show_row_net(seat, row, points, bonus_words(bonus))
        self._table.revealed.emit(mark)


def _opens(row: Row) -> str:
    return {
        "front": QCoreApplication.translate("chinese_poker", "The <b>front</b> rows are opened."),
        "middle": QCoreApplication.translate("chinese_poker", "The <b>middle</b> rows are opened."),
        "back": QCoreApplication.translate("chinese_poker", "The <b>back</b> rows are opened."),
    }[row]


def _best_sentence(row: Row, leaders: Sequence[str], hand: str) -> str:
    words = hand_names.lowered(hand)
    if len(leaders) > 1:
        return QCoreApplication.translate("chinese_poker", "{row}: highest is {hand}, equal for {names}.").format(
            row=hand_names.row_title(row), hand=f"<b>{words}</b>", names=", ".join(leaders)
        )
    return QCoreApplication.translate("chinese_poker", "{row}: {name} is highest with {hand}.").format(
        row=hand_names.row_title(row), name=leaders[0], hand=f"<b>{words}</b>"
    )
