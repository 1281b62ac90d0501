"""Chinese poker for the audience: four boards two by two, the caption under them, and nothing that only a player may see."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QFontMetricsF

from rules.chinese_poker.automatic import Declared
from rules.chinese_poker.ranking import rank
from rules.chinese_poker.scoring import Entry
from rules.chinese_poker.setting import ROWS, Row, Setting
from rules.chinese_poker.view import PokerView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.phrases import signed
from tablegames_qt.scene.caption import Caption
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.fitted import text_width
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.scene.words import Chip
from tablegames_qt.tables.chinese_poker import audience_words, phrases
from tablegames_qt.tables.chinese_poker.audience_board import AudienceBoard
from tablegames_qt.tables.chinese_poker.audience_geometry import AudienceGeometry, Measures
from tablegames_qt.tables.chinese_poker.audience_telling import AudienceTelling
from tablegames_qt.tables.chinese_poker.audience_words import Told
from tablegames_qt.tables.chinese_poker.opened import row_points
from tablegames_qt.tables.chinese_poker.pieces import Pieces, by_place
from tablegames_qt.tables.kind import TableContext


class PokerAudience(TableScene):
    """The table as everybody may see it. Cards lie closed where they will be opened; nothing can be done here."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.faces, context.theme, audience=True)
        self.names = context.names
        self.pack = Pieces(self._make_card, len(self.names))
        self.boards = [AudienceBoard(self, self.look, name) for name in self.names]
        self.caption = Caption(self.look, self.names)
        self.coins = Chip(self.look, role="heading")
        self.coins.setVisible(False)
        for item in (self.caption, self.coins):
            self.addItem(item)
        self.sentence_line.setVisible(False)  # the caption says it
        self.geometry = self._measured()

    def _make_card(self, number: int) -> CardItem:
        item = self.piece(number)
        assert isinstance(item, CardItem)
        item.setVisible(False)  # until it is dealt
        return item

    def _measured(self) -> AudienceGeometry:
        """Work out the places for the present size, room and language."""
        look = self.look
        cap = look.least_cap
        halves = [self._halved(words) for words in audience_words.every_row_word()]
        whole = max(text_width(look, words, cap, 600) for words in audience_words.every_row_word())
        name = max(text_width(look, name, cap, 600) for name in self.names) + 1
        measures = Measures(max(halves), whole, text_width(look, signed(-88), 1.2 * cap, 600), cap, name)
        return AudienceGeometry(look.width, look.height, len(self.names), measures)

    def _halved(self, text: str) -> float:
        """Return the least width in which a text fits into two lines."""
        wide = QFontMetricsF(self.look.cap_font(self.look.least_cap, 600)).horizontalAdvance
        words = text.split()
        ways = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
        return min((max(map(wide, way)) for way in ways), default=wide(text)) + 1

    # any position

    def layout(self) -> None:
        """Put everything that never moves in its place, for the present size and language."""
        super().layout()
        self.geometry = self._measured()
        self.caption.set_rect(self.geometry.caption)
        for board, place in zip(self.boards, self.geometry.places, strict=True):
            board.lay_out(place)

    def tell_words(self, told: Told) -> None:
        """Say what happens: headline and reason in the caption, and as one sentence for whoever listens."""
        self.caption.tell(*told)
        self.say(". ".join(part[0] for part in told if part and part[0]))

    def show_view(self, view: PokerView) -> None:
        """Draw a position whole, from the view alone."""
        self.coins.setVisible(False)
        if view.entries is not None and view.result is not None:
            self._show_opened(view)
        else:
            self.show_closed(view)
            self.tell_words(audience_words.waiting_words(view, self.names))

    def show_closed(self, view: PokerView) -> None:
        """Lay everybody's cards closed where they will be opened, with who is ready."""
        for seat, board in enumerate(self.boards):
            self._lay(Seat(seat), (None,) * len(self.pack.boards[seat]), visible=seat in view.dealt_in)
            if seat in view.dealt_in:
                board.open(audience_words.stack_words(view, Seat(seat)))
                if view.phase == "set":
                    ready = seat in view.ready
                    board.say_state(audience_words.ready_word() if ready else audience_words.setting_word())
            elif seat in view.taken:
                state = phrases.seat_state(view, Seat(seat))
                board.sit_out(f"{self.names[seat]}: {state}", self.names[seat])
            else:
                board.hide()

    def _lay(self, seat: Seat, faces: Sequence[object], *, visible: bool, washed: bool = False) -> None:
        """Lay the thirteen cards of a seat on its board; None: face down."""
        place = self.geometry.places[seat]
        for at, (item, face) in enumerate(zip(self.pack.boards[seat], faces, strict=True)):
            item.set_mark(Mark.NONE)
            item.set_washed(on=washed)
            item.set_shadowed(on=True)
            item.show_face(face)
            item.place(place.cards[at], place.card.height(), 100.0 + at)
            item.setVisible(visible)

    def _show_opened(self, view: PokerView) -> None:
        assert view.entries is not None and view.result is not None
        net = view.result.score.net
        best = max(net[seat] for seat in view.dealt_in)
        for seat, board in enumerate(self.boards):
            entry = view.entries[seat]
            if entry is None or seat not in view.dealt_in:
                self._lay(Seat(seat), (None,) * len(self.pack.boards[seat]), visible=False)
                board.hide()
                if seat in view.taken:
                    board.sit_out(f"{self.names[seat]}: {phrases.seat_state(view, Seat(seat))}", self.names[seat])
                continue
            foul = seat in view.result.score.fouls
            self.lay_open(Seat(seat), entry, foul=foul)
            board.open()
            self.name_rows(Seat(seat), entry)
            if isinstance(entry, Setting):
                for row in ROWS:
                    points, bonus = row_points(view, Seat(seat), row)
                    board.show_points(row, signed(points + bonus))
            won = net[seat] == best and best > 0
            board.show_net(signed(net[seat]), shining=won)
            board.mark(Mark.HIT if won else Mark.NONE)
        over = view.phase == "match-over"
        say = audience_words.match_words if over else audience_words.result_words
        self.tell_words(say(view, self.names))

    def lay_open(self, seat: Seat, entry: Entry, *, foul: bool) -> None:
        """Lay what a seat sealed open on its board; a foul is dimmed, and what is missing in it is not there."""
        cards = by_place(entry)
        self._lay(seat, cards, visible=True, washed=foul)
        for item, card in zip(self.pack.boards[seat], cards, strict=True):
            item.setVisible(card is not None)

    def name_rows(self, seat: Seat, entry: Entry) -> None:
        """Say what an opened board holds: its three rows, what wins by itself, or that it is a foul."""
        board = self.boards[seat]
        if isinstance(entry, Declared):
            board.name_win(audience_words.kind_words(entry.kind), audience_words.value_words(entry.value))
            return
        for row in ROWS:
            self.name_row(seat, row, entry)

    def name_row(self, seat: Seat, row: Row, entry: Setting) -> None:
        """Say what a row is; of a foul the row that has no part in it says so."""
        board, foul = self.boards[seat], entry.foul
        if foul is not None and row == ("back" if foul == "front-beats-middle" else "front"):
            board.name_foul(row, audience_words.foul_word())
        else:
            board.name_row(row, audience_words.row_words(rank(entry[row])) if entry[row] else "")

    def mark(self, first: Sequence[Seat], second: Sequence[Seat] = ()) -> None:
        """Frame the boards that are spoken of: those that win thick, those that lose thin."""
        for seat, board in enumerate(self.boards):
            board.mark(Mark.HIT if seat in first else Mark.LEGAL if seat in second else Mark.NONE)

    # on the way from one to the next

    def play(self, before: PokerView | None, happened: Sequence[Event], after: PokerView) -> None:
        """Queue the beats of a step."""
        self.choreographer.add(*AudienceTelling(self, before, after).tell(happened))
