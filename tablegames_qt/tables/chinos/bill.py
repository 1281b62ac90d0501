"""The bill: cups slide to who pays them, the saved stand below, and the loser says who calls first next time."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from rules.chinos.view import ChinosView
from rules.seats import Seat
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import Outline, Panel
from tablegames_qt.scene.words import Align, Chip, ChipKind, Label
from tablegames_qt.tables.chinos import phrases
from tablegames_qt.tables.chinos.fixtures import MiddlePlate, PadButton

F = TypeVar("F", bound=Fixture)
ROW = 7
"""Cups in a row, at most."""


class Bill:
    """A sheet over the whole table. `wished` is told "next-match", "verify" or "new-match"."""

    def __init__(
        self,
        scene: QGraphicsScene,
        look: Look,
        names: Sequence[str],
        wished: Callable[[str], None],
        persons: Collection[Seat | None],
    ) -> None:
        self._scene = scene
        self._persons = persons
        self._names = names
        self._look = look
        self._view: ChinosView | None = None
        self.first: Seat | None = None
        """Whom the viewer, having lost, wants to call first in the next match."""
        self._title = self._stand(Label(look, role="title", align=Align.CENTRE, names=names))
        self._reason = self._stand(Label(look, role="body", colour="ink_2", align=Align.CENTRE, lines=2, names=names))
        self._panels = [self._stand(Panel(look)) for _ in range(2)]
        self._edge = self._stand(Outline(look))
        self._payers = [self._stand(MiddlePlate(look)) for _ in range(2)]
        self._pays = [
            self._stand(Chip(look, kind=ChipKind.NOW)),
            self._stand(Chip(look, kind=ChipKind.QUIET)),
        ]
        self._shelf = self._stand(Label(look, role="body", weight=600, colour="ink_2", align=Align.CENTRE))
        self._plates = [self._stand(MiddlePlate(look)) for _ in names]
        self._question = self._stand(Panel(look))
        self._asked = self._stand(Label(look, role="heading", align=Align.CENTRE, lines=2, names=names))
        self._note = self._stand(Label(look, role="small", colour="ink_2", align=Align.CENTRE))
        self.seats = [self._stand(self._seat_button(look, Seat(seat))) for seat in range(len(names))]
        self.next = self._stand(Button(look, "", lambda: wished("next-match"), default=True))
        self.verify = self._stand(Button(look, "", lambda: wished("verify")))
        self.other = self._stand(Button(look, "", lambda: wished("new-match")))
        self.buttons = (self.verify, self.other, self.next)
        self.hide()

    def _seat_button(self, look: Look, seat: Seat) -> PadButton:
        return PadButton(look, lambda: self.choose(seat), role="body")

    def _stand(self, item: F) -> F:
        self._scene.addItem(item)
        return item

    def _items(self) -> list[Fixture]:
        found: list[Fixture] = [self._title, self._reason, *self._panels, self._edge, *self._payers, *self._pays]
        return [*found, self._shelf, *self._plates, self._question, self._asked, self._note, *self.seats, *self.buttons]

    @property
    def shown(self) -> bool:
        """Whether the bill lies on the table."""
        return self._title.isVisible()

    def hide(self) -> None:
        """Take the bill away."""
        for item in self._items():
            item.setVisible(False)
        self._view = None
        self.first = None

    def set_look(self, look: Look) -> None:
        """Lay everything out for another size."""
        self._look = look
        if self._view is not None:
            self.open(self._view, asked=self._question.isVisible())

    # where cups lie

    def _rect(self, left: float, top: float, right: float, bottom: float) -> QRectF:
        return self._look.rect(left, top, right, bottom)

    def panel(self, payer: int) -> QRectF:
        """Return the panel of the loser (0) or of the finalist (1)."""
        return self._rect(0.055, 0.20, 0.647, 0.53) if payer == 0 else self._rect(0.673, 0.20, 0.945, 0.53)

    def cups(self, payer: int, number: int) -> tuple[list[QPointF], float]:
        """Return where the cups of a payer stand, and their height."""
        u = self._look.u
        panel = self.panel(payer)
        area = panel.adjusted(4 * u, 17.5 * u, -4 * u, -4 * u)
        best, columns = 0.0, 1
        for each in range(1, min(ROW, max(1, number)) + 1):
            rows = math.ceil(number / each)
            size = min(26 * u, area.width() / each - u, area.height() / max(1, rows) - u)
            if size > best + 0.01:
                best, columns = size, each
        rows = math.ceil(number / columns) if number else 0
        step = best + min(1.5 * u, (area.width() - columns * best) / max(1, columns))
        found = []
        for at in range(number):
            row, column = divmod(at, columns)
            in_row = min(columns, number - row * columns)
            left = area.center().x() - in_row * step / 2 + column * step + (step - best) / 2
            top = area.center().y() - rows * step / 2 + row * step + (step - best) / 2
            found.append(QPointF(left, top))
        return found, best

    @property
    def source(self) -> QPointF:
        """Where the cups come from: the counter, below."""
        return QPointF(self._look.width / 2 - 13 * self._look.u, 0.76 * self._look.height)

    @property
    def ribbon(self) -> tuple[QPointF, float]:
        """Where the ribbon of a finalist who pays nothing hangs, and its height."""
        u = self._look.u
        area = self.panel(1).adjusted(4 * u, 17.5 * u, -4 * u, -4 * u)
        height = min(34 * u, area.height())
        return area.center() - QPointF(height * 220 / 280 / 2, height / 2), height

    # showing

    def payers(self, view: ChinosView) -> tuple[Seat, Seat]:
        """Return the loser and the finalist."""
        assert view.loser is not None
        assert view.finalist is not None
        return view.loser, view.finalist

    def open(self, view: ChinosView, *, asked: bool) -> None:
        """Lay the bill on the table; `asked`: with the question and the buttons, which come last."""
        self._view = view
        u, look = self._look.u, self._look
        for item in self._items():
            item.setVisible(False)
        self._title.say(QCoreApplication.translate("chinos", "The bill"))
        self._title.put(QPointF(0.5 * look.width, 0.045 * look.height))
        self._reason.say(self._reason_text(view))
        self._reason.put(QPointF(0.5 * look.width, 0.125 * look.height), 0.9 * look.width)
        shown: list[Fixture] = [self._title, self._reason]
        for payer, seat in enumerate(self.payers(view)):
            panel = self.panel(payer)
            self._panels[payer].set_rect(panel)
            chip, plate = self._pays[payer], self._payers[payer]
            chip.say(QCoreApplication.translate("chinos", "pays {cups}").format(cups=view.bill[seat]))
            room = panel.width() - 10 * u - chip.size.width()
            plate.put_corner(panel.topLeft() + QPointF(4 * u, 3.5 * u), room)
            plate.show_seat(self._names[seat], self._result(view, seat))
            chip.setPos(look.snap(panel.topRight() + QPointF(-chip.size.width() - 3 * u, 5 * u)))
            shown += [self._panels[payer], plate, chip]
        self._edge.put_around([self.panel(0).adjusted(2.5 * u, 2.5 * u, -2.5 * u, -2.5 * u)])
        shown.append(self._edge)
        shown += self._show_saved(view)
        if asked:
            shown += self._ask(view)
        for item in shown:
            item.setVisible(True)

    def _reason_text(self, view: ChinosView) -> str:
        players = QCoreApplication.translate("chinos", "%n player(s)", "", view.seats)
        loser, finalist = (view.bill[seat] for seat in self.payers(view))
        whole = phrases.coffees_text(sum(view.bill))
        if loser == sum(view.bill):
            said = QCoreApplication.translate("chinos", "{players}, {coffees}. The loser pays them all.")
        else:
            said = QCoreApplication.translate(
                "chinos", "{players}, {coffees}. The loser pays {loser}, the finalist {finalist}."
            )
        told = said.format(players=players, coffees=whole, loser=loser, finalist=finalist)
        if view.options.foul_fine and any(view.fouls):
            return QCoreApplication.translate("chinos", "{bill} Each foul adds one.").format(bill=told)
        return told

    def _result(self, view: ChinosView, seat: Seat) -> str:
        won, lost = (view.points[each] for each in (view.finalist, view.loser) if each is not None)
        if seat == view.loser:
            return QCoreApplication.translate("chinos", "lost the final {lost} : {won}").format(lost=lost, won=won)
        return QCoreApplication.translate("chinos", "won the final {won} : {lost}").format(lost=lost, won=won)

    def _show_saved(self, view: ChinosView) -> list[Fixture]:
        if not view.saved:
            return []
        u, look = self._look.u, self._look
        self._shelf.say(QCoreApplication.translate("chinos", "Already saved, in this order"))
        self._shelf.put(QPointF(0.5 * look.width, 0.56 * look.height))
        found: list[Fixture] = [self._shelf]
        rounds = {seat: each.number for each in view.history if not each.final for seat in each.winners}
        columns = min(5, len(view.saved)) if len(view.saved) <= 5 else math.ceil(len(view.saved) / 2)
        pitch = min(33 * u, 0.9 * look.width / columns)
        math.ceil(len(view.saved) / columns)
        high = 12.6 * u
        for at, seat in enumerate(view.saved):
            row, column = divmod(at, columns)
            in_row = min(columns, len(view.saved) - row * columns)
            middle = QPointF(
                0.5 * look.width + (column - (in_row - 1) / 2) * pitch,
                0.56 * look.height + 5.5 * u + high * (row + 0.5) + u,
            )
            plate = self._plates[seat]
            plate.put_middle(middle, pitch - u)
            line = QCoreApplication.translate("chinos", "round {round}").format(round=rounds[seat])
            if view.bill[seat]:
                line = QCoreApplication.translate("chinos", "pays {cups}").format(cups=view.bill[seat])
            plate.show_seat(self._names[seat], line)
            found.append(plate)
        return found

    def _ask(self, view: ChinosView) -> list[Fixture]:
        """Ask who calls first next time, if that is the viewer's choice, and offer the way on."""
        u, _look = self._look.u, self._look
        chooses = view.next_chooser is not None and view.next_chooser in self._persons
        rect = self._rect(0.055, 0.745 if chooses else 0.80, 0.945, 0.975)
        self._question.set_rect(rect)
        self._asked.put(QPointF(rect.center().x(), rect.top() + 2.5 * u), rect.width() - 8 * u)
        found: list[Fixture] = [self._question, self._asked]
        if chooses:
            self._asked.say(
                QCoreApplication.translate("chinos", "{name}, who calls first in the next match?").format(
                    name=self._names[view.next_chooser or 0]
                )
            )
            if self.first is None:
                self.first = view.next_chooser
            found += self._show_names(view, rect)
        else:
            self._asked.say(phrases.next_sentence(view.next_first, view.next_chooser, self._names))
        self.next.say(QCoreApplication.translate("chinos", "Next match"))
        self.verify.say(QCoreApplication.translate("chinos", "Verify this match"))
        self.other.say(QCoreApplication.translate("chinos", "Other settings …"))
        left = rect.center().x() - (sum(button.size.width() for button in self.buttons) + 6 * u) / 2
        for button in self.buttons:
            button.put(QPointF(left, rect.bottom() - button.size.height() - 2.5 * u))
            left += button.size.width() + 3 * u
            found.append(button)
        return found

    def _show_names(self, view: ChinosView, rect: QRectF) -> list[Fixture]:
        u = self._look.u
        gap = 1.5 * u
        wide = min(27 * u, (rect.width() - 6 * u - (view.seats - 1) * gap) / view.seats)
        left = rect.center().x() - (view.seats * (wide + gap) - gap) / 2
        for seat in range(view.seats):
            button = self.seats[seat]
            button.put_rect(QRectF(left + seat * (wide + gap), rect.top() + 11 * u, wide, 10.5 * u))
            button.show_words(short_name(self._names[seat]), "", "", chosen=seat == self.first)
        return list(self.seats[: view.seats])

    def choose(self, seat: Seat) -> None:
        """Take a player as the next first caller; the choice counts when the next match begins."""
        self.first = seat
        for number, button in enumerate(self.seats):
            button.show_words(button.text, "", "", chosen=number == seat)
