"""Chinese Ten's table for the audience: open cards, sums, backs and piles, and the standings. No hand, no aid, no button."""

from __future__ import annotations

from rules.cards import Card
from rules.chinese_ten import events
from rules.chinese_ten.view import TenView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.lettering import plain
from tablegames_qt.scene.standings import Standing
from tablegames_qt.tables.chinese_ten import audience_words, phrases
from tablegames_qt.tables.chinese_ten.audience_board import AudienceBoard
from tablegames_qt.tables.chinese_ten.audience_geometry import AudienceGeometry
from tablegames_qt.tables.chinese_ten.audience_sheet import AudienceSheet
from tablegames_qt.tables.chinese_ten.counter import shown_points
from tablegames_qt.tables.chinese_ten.deal_sheet import DealSheet
from tablegames_qt.tables.chinese_ten.dress import Dress
from tablegames_qt.tables.chinese_ten.geometry import Geometry
from tablegames_qt.tables.chinese_ten.table import TenTable
from tablegames_qt.tables.kind import TableContext


class PlainDress(Dress):
    """Cards without badges: too small to be read from afar, and the sums say what is captured."""

    def layout_card(self, item: CardItem, card: Card, strip: float | None = None) -> None:
        """Show the card as it is."""


class TenAudience(TenTable):
    """The table as everybody may see it; the beats are those of the players' tables, in other places."""

    board: AudienceBoard

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self.dress = PlainDress(self)
        self.sentence_line.setVisible(False)

    def make_geometry(self) -> Geometry:
        """Return where everything lies at the present size."""
        return AudienceGeometry.of(self.look, len(self.names))

    def make_board(self) -> AudienceBoard:
        """Return the fixtures of the table."""
        return AudienceBoard(self, self.look, self.names)

    def make_sheet(self) -> DealSheet:
        """Return the score sheet."""
        return AudienceSheet(self, self.look, self.names)

    # words

    def say(self, text: str) -> None:
        """Say in the caption what happens."""
        self._tell(text)

    def say_event(self, event: Event) -> None:
        """Say what is neither a capture nor a card that stays."""
        self._tell(*audience_words.told(event, self.names))

    def say_capture(self, event: events.Captured) -> None:
        """Say a capture by its cards."""
        words = (event.seat, event.card, event.taken, event.source, event.points, self.names)
        self._tell(*audience_words.capture(*words))

    def say_stays(self, event: events.Stayed) -> None:
        """Say that a card stays."""
        self._tell(*audience_words.stays(event.seat, event.card, event.source, self.names))

    def _tell(self, *wordings: str) -> None:
        self.board.caption.tell_headline(*wordings)
        self.sentence.emit(plain(wordings[0]))

    def _show_state(self, view: TenView) -> None:
        self.dress.renew_clasp()
        headline = audience_words.happened(view, self.names)
        self.board.caption.tell(headline, audience_words.stands(view, self.names))
        self.sentence.emit(plain(headline[0]))

    def _show_numbers(self, view: TenView) -> None:
        super()._show_numbers(view)
        points = shown_points(view, self.context.settings.counter)
        self.board.standings.tell(
            audience_words.deal_title(view),
            [self._standing(view, Seat(seat), points[seat]) for seat in range(view.seats)],
            [phrases.goal_sentence(view)],
        )

    def _standing(self, view: TenView, seat: Seat, points: int | None) -> Standing:
        value = "" if view.deals == 1 else phrases.total_text(view, seat)
        detail = "" if points is None else phrases.points_text(points)
        return Standing(self.names[seat], value, detail, now=view.turn == seat)
