"""What a sheet at the end of a deal does for its table, whoever looks at it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from rules.cards import Card
from rules.chinese_ten.captures import values
from rules.chinese_ten.options import TenOptions
from rules.chinese_ten.view import TenView
from tablegames_qt.phrases import short_card
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.look import Look

SHEET_Z = 600.0
CARDS_Z = 700.0


class DealSheet:
    """Lies on the table with one line a seat. The table lays cards on it and counts them; the sheet says where."""

    buttons: tuple[Button, ...] = ()
    """The way on, where somebody may press it."""
    tells = False
    """Whether the captures are told as sentences in place of the cards."""

    @property
    def shown(self) -> bool:
        """Whether the sheet lies on the table."""
        raise NotImplementedError

    @property
    def card_height(self) -> float:
        """Height of the captured cards."""
        raise NotImplementedError

    def places(self, view: TenView, seat: int, pile: Sequence[Card]) -> dict[Card, QPointF]:
        """Return where the scoring cards of a seat's pile lie, the most valuable first."""
        raise NotImplementedError

    def set_look(self, look: Look) -> None:
        """Lay everything out for another size or theme, which the scene has given to the items already."""
        raise NotImplementedError

    def hide(self) -> None:
        """Take the sheet off the table."""
        raise NotImplementedError

    def open(self, view: TenView, *, practice: bool) -> None:
        """Lay the sheet on the table with its title, which says whether the match is practice, and empty sums."""
        raise NotImplementedError

    def tell_captures(self, *, on: bool) -> None:
        """Tell every capture of the deal as a sentence in order, in place of the cards; or show the cards again."""

    def count(self, seat: int, points: int) -> None:
        """Add the points of a card that arrived."""
        raise NotImplementedError

    def show_results(self) -> None:
        """Show sums, results, and who won."""
        raise NotImplementedError

    @staticmethod
    def scoring(view: TenView, pile: Sequence[Card]) -> list[Card]:
        """Return the cards of a pile that score, the most valuable first."""
        worth = values(view.options)
        return sorted((card for card in pile if worth[card]), key=lambda card: (-worth[card], card.index))

    @staticmethod
    def tip(card: Card, options: TenOptions) -> str:
        """Return what a captured card says when pointed at: A♥ 20."""
        return f"{short_card(card)} {values(options)[card]}"
