"""How the audience of Chinese poker is told the events: boards are opened where they lie, row by row, pair by pair."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from rules.chinese_poker import events
from rules.chinese_poker.automatic import VALUES
from rules.chinese_poker.ranking import rank
from rules.chinese_poker.setting import ROWS, SIZES, Row
from rules.chinese_poker.view import PokerView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.phrases import signed
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.moves import Flip, Move
from tablegames_qt.tables.chinese_poker import audience_words, phrases
from tablegames_qt.tables.chinese_poker.arrangement import grouped
from tablegames_qt.tables.chinese_poker.audience_geometry import STARTS
from tablegames_qt.tables.chinese_poker.audience_words import Told
from tablegames_qt.tables.chinese_poker.pieces import by_place

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_poker.audience import PokerAudience


class AudienceTelling:
    """Turns the events of one step into beats for the audience's table."""

    def __init__(self, table: PokerAudience, before: PokerView | None, after: PokerView) -> None:
        self._table, self._before, self._after = table, before, after
        self._beats: list[Beat] = []
        seats = len(table.names)
        self._rows = {row: [0] * seats for row in ROWS}
        self._points = [0] * seats
        self._opened: set[Seat] = set()
        """Seats whose cards lie open whole: fouls."""

    def tell(self, told: Sequence[Event]) -> list[Beat]:
        """Return the beats of some events, in order."""
        for event in told:
            match event:
                case events.Dealt():
                    self._deal(event)
                case events.AllReady():
                    self._all_ready(event)
                case events.AutomaticAnnounced():
                    self._announce(event)
                case events.AutomaticOpened():
                    self._prove(event)
                case events.FoulOpened():
                    self._turn_foul(event)
                case events.RowOpened():
                    self._open_row(event)
                case events.SuperBonusWon():
                    self._super_bonus(event)
                case events.PairScored():
                    self._score_pair(event)
                case events.Paid():
                    self._pay(event)
                case (
                    events.ButtonDrawn()
                    | events.Bought()
                    | events.Joined()
                    | events.Left()
                    | events.StacksCorrected()
                    | events.DealVoided()
                ):
                    self._say(((phrases.log_line(event, self._table.names) or "",), ()))
        return self._beats

    def _say(self, told: Told) -> None:
        self._beats.append(Beat(on_start=partial(self._table.tell_words, told), hold="capture_hold"))

    def _starting(self, told: Told, *more: Callable[[], object], sound: str = "") -> Callable[[], None]:
        """Return what begins a beat: the words, what else changes, and its sound."""
        table = self._table

        def begin() -> None:
            for each in more:
                each()
            table.tell_words(told)
            if sound:
                table.sounded.emit(sound)

        return begin

    # the deal and the sealing

    def _deal(self, event: events.Dealt) -> None:
        """The cards fly out from the middle to where they will be opened, one at a time to each seat."""
        table, after = self._table, self._after
        geometry = table.geometry
        moves: list[Move | Flip] = []
        for turn in range(len(table.pack.boards[0])):
            for step in range(4):
                seat = (event.first + step) % 4
                if seat in event.dealt_in:
                    corner = geometry.places[seat].cards[turn]
                    moves.append(Move(table.pack.boards[seat][turn], corner, "travel", z=100.0 + turn))

        def gather() -> None:
            table.show_closed(after)
            for at, item in enumerate(table.pack.items):
                item.place(geometry.middle, z=10.0 + at)
                item.set_shadowed(on=at == 0)

        def lie() -> None:
            for item in table.pack.items:
                item.set_shadowed(on=True)

        said = audience_words.waiting_words(after, table.names)
        begin = self._starting(said, gather, sound="deal")
        self._beats.append(Beat(moves, on_start=begin, on_end=lie, stagger="deal_card", at_most="deal"))

    def _all_ready(self, event: events.AllReady) -> None:
        ready = audience_words.all_ready_words()

        def show() -> None:
            for seat in event.seats:
                self._table.boards[seat].say_state(audience_words.ready_word())

        def clear() -> None:
            for seat in event.seats:
                self._table.boards[seat].open()

        self._beats.append(Beat(on_start=self._starting(ready, show, sound="slide"), hold="all_ready"))
        # meanwhile the cards of the player's table travel to their boards: both open the rows together
        self._beats.append(Beat(on_end=clear, hold="to_boards"))

    # automatic wins and fouls

    def _announce(self, event: events.AutomaticAnnounced) -> None:
        table, board = self._table, self._table.boards[event.seat]
        top = table.pack.boards[event.seat][-1]

        def show() -> None:
            table.mark([event.seat])
            board.name_win(audience_words.kind_words(event.kind), audience_words.value_words(event.value))

        begin = self._starting(audience_words.announced_words(event, table.names), show)
        self._beats.append(Beat([Flip(top, event.top)], on_start=begin, hold="row_hold", wait_for_step=True))

    def _prove(self, event: events.AutomaticOpened) -> None:
        table = self._table
        entry = self._after.entries[event.seat] if self._after.entries is not None else None
        flips = [Flip(item, card) for item, card in zip(table.pack.boards[event.seat], by_place(entry), strict=True)]
        said = audience_words.proved_words(event, VALUES[event.kind], table.names)
        begin = self._starting(said, partial(table.mark, [event.seat]))
        self._beats.append(Beat(flips, on_start=begin, hold="row_hold", wait_for_step=True))

    def _turn_foul(self, event: events.FoulOpened) -> None:
        table = self._table
        cards = by_place(event.setting)
        self._opened.add(event.seat)
        items = table.pack.boards[event.seat]
        flips = [Flip(item, card) for item, card in zip(items, cards, strict=True) if card is not None]
        said = audience_words.foul_words(event, table.names)

        def dim() -> None:
            table.lay_open(event.seat, event.setting, foul=True)
            table.name_rows(event.seat, event.setting)

        begin = self._starting(said, partial(table.mark, [], [event.seat]), sound="error")
        self._beats.append(Beat(flips, on_start=begin, on_end=dim, hold="row_hold", wait_for_step=True))

    # the rows

    def _open_row(self, event: events.RowOpened) -> None:
        """The same row of every board is turned, its name appears, then what each pair makes of it."""
        table, row = self._table, event.row
        shown = [(Seat(seat), cards) for seat, cards in enumerate(event.cards[: len(table.names)]) if cards]
        flips: list[Move | Flip] = []
        for seat, cards in shown:
            if seat not in self._opened:
                items = table.pack.boards[seat][STARTS[row] :]
                flips += [Flip(item, card) for item, card in zip(items, grouped(cards[: SIZES[row]]), strict=False)]
        fair = [(seat, cards) for seat, cards in shown if seat not in self._opened]
        best = max((rank(cards) for _, cards in fair), default=None)
        leaders = [seat for seat, cards in fair if rank(cards) == best]

        def name() -> None:
            for seat, cards in fair:
                table.boards[seat].name_row(row, audience_words.row_words(rank(cards)))
            table.mark(leaders)
            if best is not None:
                names = [table.names[seat] for seat in leaders]
                table.tell_words(audience_words.row_headline(row, names, best))

        begin = self._starting(audience_words.opening_words(row), partial(table.mark, []), sound="flip")
        self._beats.append(Beat(flips, on_start=begin, on_end=name))
        for mark in event.marks:
            self._rows[row][mark.a] += mark.result + mark.bonus
            self._rows[row][mark.b] -= mark.result + mark.bonus
            sums = [(seat, signed(self._rows[row][seat])) for seat in (mark.a, mark.b)]
            self._beats.append(Beat(on_start=partial(self._show_points, row, sums), hold="pair_mark"))
        self._beats.append(Beat(hold="row_hold", wait_for_step=True))

    def _show_points(self, row: Row, sums: Sequence[tuple[Seat, str]]) -> None:
        for seat, points in sums:
            self._table.boards[seat].show_points(row, points)

    # points and payments

    def _super_bonus(self, event: events.SuperBonusWon) -> None:
        said = audience_words.super_words(event, self._table.names)
        begin = self._starting(said, partial(self._table.mark, [event.seat], event.losers), sound="win")
        self._beats.append(Beat(on_start=begin, hold="scoop_hold", wait_for_step=True))

    def _score_pair(self, event: events.PairScored) -> None:
        """The compared pair is framed, and both nets follow."""
        table = self._table
        self._points[event.a] += event.points
        self._points[event.b] -= event.points
        nets = [(seat, signed(self._points[seat])) for seat in (event.a, event.b)]
        loud = bool(event.why in ("scoop", "super_bonus", "foul", "automatic") or event.bonus)
        winner, loser = (event.a, event.b) if event.points >= 0 else (event.b, event.a)

        def show() -> None:
            for seat, net in nets:
                table.boards[seat].show_net(net)
            table.mark([winner] if event.points else [], [loser] if event.points else [event.a, event.b])

        begin = self._starting(audience_words.pair_words(event, table.names), show)
        self._beats.append(Beat(on_start=begin, hold="scoop_hold" if loud else "pair_told", wait_for_step=loud))

    def _pay(self, event: events.Paid) -> None:
        """A coin with the amount goes from board to board."""
        table, coins = self._table, self._table.coins

        def spot(seat: Seat) -> QPointF:
            middle = table.geometry.places[seat].frame.center()
            return middle - QPointF(coins.size.width() / 2, coins.size.height() / 2)

        def show() -> None:
            coins.say(phrases.chips_text(event.paid, self._after.options))
            coins.setPos(spot(event.payer))
            coins.setVisible(True)
            table.mark([event.receiver], [event.payer])

        hold = "capped_hold" if event.limit is not None else ""
        said = audience_words.paid_words(event, self._after, table.names)
        self._beats.append(
            Beat(
                [Move(coins, spot(event.receiver), "payment")],
                on_start=self._starting(said, show, sound="coin"),
                on_end=lambda: coins.setVisible(False),
                hold=hold,
                wait_for_step=bool(hold),
            )
        )
