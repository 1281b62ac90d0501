"""The bill for the audience: who pays how many cups and why, who was saved, who calls first next time."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from rules.chinos.view import ChinosView
from rules.seats import Seat
from tablegames_qt.scene.fitted import FittedText
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import Panel
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.words import Align
from tablegames_qt.tables.chinos import audience_words

F = TypeVar("F", bound=Fixture)
RIBBON_ASPECT = 280 / 220


class AudienceBill:
    """Two panels with cups, a line of the saved below. The cups are pieces and lie there by the table's hand."""

    def __init__(self, scene: QGraphicsScene, look: Look, names: Sequence[str]) -> None:
        self._scene = scene
        self._names = names
        self._felt = QRectF()
        self._height = look.height
        self._title = self._stand(FittedText(look, want=0.055, weight=700))
        self._panels = [self._stand(Panel(look)) for _ in range(2)]
        self._seats = [
            self._stand(FittedText(look, want=0.045, weight=700, align=Align.LEFT, name=True)) for _ in range(2)
        ]
        self._pays = [self._stand(FittedText(look, want=0.045, weight=700, align=Align.RIGHT)) for _ in range(2)]
        self._why = [
            self._stand(FittedText(look, want=0.034, weight=400, colour="ink_2", align=Align.LEFT)) for _ in range(2)
        ]
        self._saved = self._stand(FittedText(look, want=0.034, weight=400, colour="ink_2", lines=3))
        self.hide()

    def _stand(self, item: F) -> F:
        self._scene.addItem(item)
        return item

    @property
    def _items(self) -> tuple[Fixture, ...]:
        return (self._title, self._saved, *self._panels, *self._seats, *self._pays, *self._why)

    @property
    def shown(self) -> bool:
        """Whether the bill lies on the table."""
        return self._title.isVisible()

    def hide(self) -> None:
        """Take the bill away."""
        for item in self._items:
            item.setVisible(False)

    def lay_out(self, felt: QRectF, height: float) -> None:
        """Take on the felt above the caption."""
        self._felt, self._height = felt, height

    def _band(self, left: float, top: float, right: float, bottom: float) -> QRectF:
        felt = self._felt
        return QRectF(
            felt.left() + left * felt.width(),
            felt.top() + top * felt.height(),
            (right - left) * felt.width(),
            (bottom - top) * felt.height(),
        )

    def _panel(self, payer: int) -> QRectF:
        return self._band(0.0, 0.13, 0.60, 0.76) if payer == 0 else self._band(0.62, 0.13, 1.0, 0.76)

    def _cups_area(self, payer: int) -> QRectF:
        panel, pad = self._panel(payer), 0.02 * self._height
        return panel.adjusted(pad, 0.33 * panel.height() + 0.04 * self._height, -pad, -pad)

    def cup_places(self, view: ChinosView) -> list[tuple[QPointF, float]]:
        """Return where the cups of both payers stand, with their heights, those of the loser first."""
        found: list[tuple[QPointF, float]] = []
        for payer, seat in enumerate(self.payers(view)):
            spots, height = self.cups(payer, view.bill[seat])
            found += [(spot, height) for spot in spots]
        return found

    def cups(self, payer: int, number: int) -> tuple[list[QPointF], float]:
        """Return where the cups of a payer (0: the loser, 1: the finalist) stand, and their height."""
        area = self._cups_area(payer)
        best, columns = 0.0, 1
        for each in range(1, max(1, number) + 1):
            rows = math.ceil(max(1, number) / each)
            size = min(0.16 * self._height, 0.92 * area.width() / each, 0.94 * area.height() / rows)
            if size > best + 0.01:
                best, columns = size, each
        rows = math.ceil(number / columns) if number else 0
        step = 1.08 * best
        found = []
        for at in range(number):
            row, column = divmod(at, columns)
            in_row = min(columns, number - row * columns)
            left = area.center().x() - in_row * step / 2 + column * step + (step - best) / 2
            top = area.center().y() - rows * step / 2 + row * step + (step - best) / 2
            found.append(QPointF(left, top))
        return found, best

    @property
    def ribbon(self) -> tuple[QPointF, float]:
        """Where the ribbon of a finalist who pays nothing hangs, and its height."""
        area = self._cups_area(1)
        height = min(0.24 * self._height, area.height())
        return area.center() - QPointF(height / RIBBON_ASPECT / 2, height / 2), height

    @property
    def source(self) -> QPointF:
        """Where the cups come from: the counter, below."""
        return QPointF(self._felt.center().x() - 0.08 * self._height, self._felt.bottom() - 0.16 * self._height)

    @staticmethod
    def payers(view: ChinosView) -> tuple[Seat, Seat]:
        """Return the loser and the finalist."""
        assert view.loser is not None
        assert view.finalist is not None
        return view.loser, view.finalist

    def open(self, view: ChinosView) -> None:
        """Lay the bill on the table."""
        height = self._height
        self._title.set_rect(self._band(0.0, 0.0, 1.0, 0.12))
        self._title.say(QCoreApplication.translate("chinos", "The bill"))
        for payer, seat in enumerate(self.payers(view)):
            panel, pad = self._panel(payer), 0.022 * height
            self._panels[payer].set_rect(panel)
            self._panels[payer].set_mark(Mark.HIT if payer == 0 else Mark.NONE)
            head = QRectF(
                panel.left() + pad, panel.top() + 0.03 * height, panel.width() - 2 * pad, 0.18 * panel.height()
            )
            pays = QCoreApplication.translate("chinos", "pays {cups}").format(cups=view.bill[seat])
            self._pays[payer].set_rect(
                QRectF(head.center().x() + 0.02 * head.width(), head.top(), 0.48 * head.width(), head.height())
            )
            self._pays[payer].set_colour("accent_text" if payer == 0 else "ink")
            self._pays[payer].say(pays)
            self._seats[payer].set_rect(QRectF(head.left(), head.top(), 0.52 * head.width(), head.height()))
            self._seats[payer].say(self._names[seat])
            self._why[payer].set_rect(QRectF(head.left(), head.bottom(), head.width(), 0.13 * panel.height()))
            self._why[payer].say(*audience_words.payer_reason(view, seat), "")
        self._saved.set_rect(self._band(0.01, 0.78, 0.99, 1.0))
        self._saved.say(*audience_words.shelf(view, self._names))
        for item in self._items:
            item.setVisible(True)
