"""Chinchón's table for the audience: stock, discards, backs, totals; after a knock the melds with their numbers."""

from __future__ import annotations

from rules.cards import Card
from rules.chinchon.view import ChinchonView
from rules.events import Event
from tablegames_qt.scene.audience_room import BACKS
from tablegames_qt.scene.lettering import plain
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.words import Stamp
from tablegames_qt.tables.chinchon import audience_words
from tablegames_qt.tables.chinchon.audience_block import AudienceBlock, Banner
from tablegames_qt.tables.chinchon.audience_board import AudienceBoard
from tablegames_qt.tables.chinchon.audience_geometry import AudienceGeometry
from tablegames_qt.tables.chinchon.block import SeatBlock
from tablegames_qt.tables.chinchon.geometry import Geometry
from tablegames_qt.tables.chinchon.places import BACKS_Z, Spot
from tablegames_qt.tables.chinchon.showdown import Showdown
from tablegames_qt.tables.chinchon.table import ChinchonTable
from tablegames_qt.tables.kind import TableContext


class AudienceShowdown(Showdown):
    """A block for each seat, without buttons."""

    def make_block(self, look: Look) -> SeatBlock:
        """Return the fixtures of one seat."""
        return AudienceBlock(self._scene, look, self._names)

    def make_banner(self, look: Look) -> Stamp:
        """Return what says what a chinchón brings."""
        return self._stand(Banner(look))

    def show_buttons(self, geometry: Geometry, *, showing: bool, over: bool, ended: bool, blocks: bool) -> None:
        """There is nothing to press."""


class ChinchonAudience(ChinchonTable):
    """The table as everybody may see it; the beats are those of the players' tables, in other places."""

    board: AudienceBoard
    geometry: AudienceGeometry

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self.sentence_line.setVisible(False)

    def make_geometry(self) -> AudienceGeometry:
        """Return where everything lies at the present size."""
        return AudienceGeometry.of(self.look, len(self.names))

    def make_board(self) -> AudienceBoard:
        """Return the fixtures of a turn."""
        return AudienceBoard(self, self.look, self.names)

    def make_showdown(self) -> Showdown:
        """Return the fixtures of the showdown."""
        return AudienceShowdown(self, self.look, self.names, self.wish)

    def back_spots(self, seat: int, number: int) -> list[Spot]:
        """Return where a concealed hand lies."""
        corners = self.geometry.seat_hand(seat, number)
        return [Spot(corner, BACKS * self.look.height, BACKS_Z + at) for at, corner in enumerate(corners)]

    def badge(self, card: Card) -> str:
        """Return no number for a figure: too small to be read from afar, and the sums say what it counts."""
        return ""

    def say(self, text: str) -> None:
        """Say in the caption what happens."""
        self._tell(text)

    def say_told(self, event: Event) -> None:
        """Say an event."""
        self._tell(*audience_words.told(event, self.names))

    def _tell(self, *wordings: str) -> None:
        if any(wordings):
            if self.position is not None and self.position.knocker is not None:
                self.board.caption.tell(wordings)  # nobody's turn is waited for
            else:
                self.board.caption.tell_headline(*wordings)
            self.sentence.emit(plain(wordings[0]))

    def show_view(self, view: ChinchonView) -> None:
        """Draw a position whole, from the view alone."""
        super().show_view(view)
        self.board.show_standings(view)
        headline = audience_words.happened(view, self.names)
        self.board.caption.tell(headline, audience_words.stands(view, self.names))
        self.sentence.emit(plain(headline[0]))
