"""The pieces of the bar table: hands, coins, cups, and the token of the first caller."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from PySide6.QtGui import QPixmap

from rules.seats import Seat
from tablegames_qt.assets import CardFaces
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.piece_item import Mark, PieceItem
from tablegames_qt.tables.chinos import art


@dataclass(frozen=True, slots=True)
class Palm:
    """What an open hand shows. A closed fist shows nothing, and its item knows nothing."""

    coins: int


class HandItem(PieceItem):
    """The playing hand of a seat: a closed fist while `face` is None, else open with coins on the palm."""

    aspect = art.HAND_ASPECT
    corner = 0.2
    boxed = False

    def __init__(self, seat: Seat, faces: CardFaces, look: Look, *, mirrored: bool = False) -> None:
        self._seat = seat
        self._mirrored = mirrored
        super().__init__(("hand", seat), faces, look)

    def picture(self) -> QPixmap:
        coins = self.face.coins if isinstance(self.face, Palm) else None
        return art.hand(self._seat, coins, self.height, self.look.dpr, mirrored=self._mirrored)


class CoinItem(PieceItem):
    """One of the viewer's own three coins. Marks of targets are not drawn: what can be done with it is plain."""

    aspect = art.COIN_ASPECT
    corner = 0.5
    boxed = False

    @property
    def outlined(self) -> bool:
        return self.mark is Mark.HIT

    def picture(self) -> QPixmap:
        return art.coin(self.height, self.look.dpr)


class CupItem(PieceItem):
    """A cup of coffee on its token: what the bill is counted in, and what a saved player drinks."""

    aspect = 1.0
    corner = 0.5
    boxed = False

    def picture(self) -> QPixmap:
        return art.cup(self.height, self.look.dpr)


class RibbonItem(PieceItem):
    """For a finalist who pays nothing."""

    aspect = 280 / 220
    corner = 0.2
    boxed = False

    def picture(self) -> QPixmap:
        return art.ribbon(self.height, self.look.dpr)


class FirstToken(PieceItem):
    """Lies at the seat of the first caller."""

    aspect = 1.0
    corner = 0.5
    boxed = False

    def picture(self) -> QPixmap:
        return art.first_token(self.height, self.look.dpr)


def make_piece(name: Hashable, faces: CardFaces, look: Look) -> PieceItem:
    """Return the piece of a name: ("hand", seat), ("other-hand", seat), ("coin", 0 to 2), ("cup", number), "ribbon", "first"."""
    match name:
        case ("hand", int() as seat):
            return HandItem(Seat(seat), faces, look)
        case ("own-hand", int() as seat):
            return HandItem(Seat(seat), faces, look, mirrored=True)
        case ("other-hand", int() as seat):
            return HandItem(Seat(seat), faces, look)
        case ("coin", _):
            return CoinItem(name, faces, look)
        case ("cup", _):
            return CupItem(name, faces, look)
        case "ribbon":
            return RibbonItem(name, faces, look)
    return FirstToken(name, faces, look)
