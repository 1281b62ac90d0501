"""How mahjong's events are told: a position runs ahead, and after each event everything goes to where it then lies.

Durations follow the rules file, "Beats".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.events import Event
from rules.mahjong import events
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.moves import Flip, Move
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.tables.mahjong import phrases
from tablegames_qt.tables.mahjong.pieces import put_away
from tablegames_qt.tables.mahjong.running import RunningPosition, Turn
from tablegames_qt.tables.mahjong.told_table import ToldTable


class Telling:
    """Turns the events of one step into beats for a table. `before` is None when the match opens."""

    def __init__(self, table: ToldTable, before: MahjongView | None, after: MahjongView) -> None:
        self._table, self._after = table, after
        self._position = RunningPosition(table, before, after)
        self._beats: list[Beat] = []

    def tell(self, told: Sequence[Event]) -> list[Beat]:
        """Return the beats of some events, in order."""
        for event in told:
            match event:
                case events.DealerDrawn():
                    self._say(event)
                case events.HandDealt():
                    self._deal(event)
                case events.FlowersExposed():
                    self._expose(event)
                case events.FlowerDrawn():
                    self._draw_flower(event)
                case events.TileDrawn():
                    self._draw(event)
                case events.Discarded():
                    self._discard(event)
                case events.KongDeclared():
                    self._call(event.seat, event)
                case events.Claimed():
                    self._claim(event)
                case events.KongMade():
                    self._make_kong(event)
                case events.HandEnded():
                    self._end(event)
        return self._beats

    # parts

    def _say(self, event: Event) -> None:
        self._beats.append(Beat(on_start=self._speaking(event), hold="pause"))

    def _speaking(self, event: Event) -> Callable[[], None]:
        """Return what says an event in words."""
        sentence = phrases.log_line(event, self._table.names)

        def speak() -> None:
            if sentence:
                self._table.say(sentence)

        return speak

    def _starts_at_wall(self, items: Sequence[TileItem]) -> Callable[[], None]:
        def start() -> None:
            for item in items:
                item.show_face(None)
                item.set_mark(Mark.NONE)
                item.setRotation(0.0)
                item.setOpacity(1.0)
                item.setVisible(True)
                item.place(self._table.centre, 1.35 * self._table.geometry.pond_tile)

        return start

    def _told_start(self, event: Event, new: Sequence[TileItem], sound: str = "slide") -> Callable[[], None]:
        view, speak = self._position.view, self._speaking(event)

        def start() -> None:
            self._starts_at_wall(new)()
            self._table.board.show_wall(view.wall, view)
            speak()
            if sound:
                self._table.sounded.emit(sound)

        return start

    def _all(self, *starts: Callable[[], object]) -> Callable[[], None]:
        def start() -> None:
            for each in starts:
                each()

        return start

    def _sounding(self, name: str) -> Callable[[], None]:
        return lambda: self._table.sounded.emit(name)

    def _turning(self, seat: Seat) -> Callable[[], None]:
        return lambda: self._table.board.show_turn(seat)

    # the deal

    def _deal(self, event: events.HandDealt) -> None:
        """The tiles come from the middle, packet by packet; then the own hand is turned over."""
        table, position = self._table, self._position
        dealt = position.deal(event)
        view, speak = position.view, self._speaking(event)
        moves = sorted(position.moves("travel"), key=lambda move: position.packet(move.item, event.dealer))

        def start() -> None:
            table.sheet.hide()
            table.board.cover(on=False)
            for item in table.pack.items:
                put_away(item)
            self._starts_at_wall([item for item, _ in dealt])()
            table.board.show_view(view, table.geometry)
            speak()
            table.sounded.emit("deal")

        self._beats.append(Beat(moves, on_start=start, stagger="tile_packet", at_most="tile_deal"))
        self._beats.append(Beat(_flips(dealt, "turn_over"), on_start=self._sounding("flip")))

    def _expose(self, event: events.FlowersExposed) -> None:
        """Flowers of the dealt hand are laid open, and as many tiles come from the tail."""
        opened, new = self._position.expose(event)
        start = self._told_start(event, [item for item, _ in new])
        self._beats.append(Beat([*self._position.moves("flower"), *_flips(opened, "turn_over")], on_start=start))
        turned = _flips(new, "turn_over")
        if turned:
            self._beats.append(Beat(turned))

    def _draw_flower(self, event: events.FlowerDrawn) -> None:
        item = self._position.draw_flower(event)
        moves = [*self._position.moves("flower"), Flip(item, event.flower, "flower")]
        self._beats.append(Beat(moves, on_start=self._told_start(event, [item])))

    # a turn

    def _draw(self, event: events.TileDrawn) -> None:
        """A tile from the wall: open for the own hand, a back at the end of another."""
        time = "replacement_draw" if event.replacement else "tile_draw"
        drawn = self._position.draw(event)
        start = self._told_start(event, [drawn[0]], "slide" if event.seat == self._table.viewer else "")
        moves = [*self._position.moves(time), *_flips([drawn], time)]
        self._beats.append(Beat(moves, on_start=self._all(self._unring, start, self._turning(event.seat))))

    def _unring(self) -> None:
        for slot, item in self._table.pack.slots.items():
            if slot[0] == "pond":
                item.set_mark(Mark.NONE)

    def _discard(self, event: events.Discarded) -> None:
        """The tile goes to the pond, is enlarged there and ringed."""
        table = self._table
        item, hidden = self._position.discard(event)
        flips = [Flip(item, event.tile, "travel")] if hidden else []
        start = self._all(self._unring, self._speaking(event), table.board.quiet)

        def lies() -> None:
            self._ring(item)
            table.sounded.emit("place")

        self._beats.append(Beat([*self._position.moves("travel"), *flips], on_start=start, on_end=lies))

    def _ring(self, item: TileItem) -> None:
        """The last discard is ringed until the next action."""
        item.set_mark(Mark.LEGAL)

    # claims

    def _call(self, seat: Seat, event: Event) -> None:
        table = self._table
        word, sentence = phrases.call_word(event), phrases.log_line(event, table.names) or ""
        speak = self._speaking(event)

        def start() -> None:
            table.board.call(seat, word, table.geometry)
            speak()
            table.announce(sentence)
            table.sounded.emit("call")

        self._beats.append(Beat(on_start=start, hold="call_out", on_end=table.board.end_call))

    def _claim(self, event: events.Claimed) -> None:
        """The word is called, the tiles of the hand come down beside the claimed one."""
        self._call(event.seat, event)
        claimed, turned = self._position.claim(event)
        start = self._all(self._sounding("slide"), self._turning(event.seat), lambda: claimed.set_mark(Mark.NONE))
        moves = [*self._position.moves("tiles_slide"), *_flips(turned, "tiles_slide")]
        self._beats.append(Beat(moves, on_start=start))

    def _make_kong(self, event: events.KongMade) -> None:
        if event.meld.type == "concealed_kong" and not any(beat.hold == "call_out" for beat in self._beats):
            self._call(event.seat, event)
        flips = [Flip(item, tile, "tiles_slide") for item, tile in self._position.make_kong(event)]
        self._beats.append(Beat([*self._position.moves("tiles_slide"), *flips], on_start=self._sounding("slide")))

    # the end of a hand

    def _end(self, event: events.HandEnded) -> None:
        """The winners' hands open and the winning tile grows once; a drawn hand is only said."""
        result = event.result
        if not result.winners:
            start = self._all(self._speaking(event), self._sounding("error" if result.kind == "void" else "knock"))
            self._beats.append(Beat(on_start=start, hold="hand_won"))
            return
        flips: list[Move | Flip] = []
        for winner in result.winners:
            if winner.seat == self._table.viewer or winner.hand is None:
                continue
            hand = list(winner.hand.concealed)
            if result.by == "self_draw" and winner.hand.winning_tile is not None:
                hand.append(winner.hand.winning_tile)
            for item, tile in zip(self._table.pack.backs(winner.seat), hand, strict=False):
                flips.append(Flip(item, tile, "hand_opens"))
        for winner in result.winners:
            self._call(winner.seat, event)
        self._beats.append(Beat(flips, on_start=self._sounding("win")))
        self._grow(self._winning_item(event))
        self._beats.append(Beat(hold="hand_won"))

    def _grow(self, item: TileItem | None) -> None:
        """The winning tile grows once."""
        if item is not None:
            grown: list[Move | Flip] = [Move(item, scale=1.08, time="highlight")]
            back: list[Move | Flip] = [Move(item, scale=1.0, time="highlight")]
            self._beats += [Beat(grown), Beat(back)]

    def _winning_item(self, event: events.HandEnded) -> TileItem | None:
        result = event.result
        if result.by == "discard":
            return self._position.last_discard
        if result.by == "self_draw" and result.winners[0].seat == self._table.viewer:
            return self._table.pack.rack.drawn
        return None


def _flips(turned: Sequence[Turn], time: str) -> list[Move | Flip]:
    """Return the flips of items that come to show a tile."""
    return [Flip(item, tile, time) for item, tile in turned if tile is not None]
