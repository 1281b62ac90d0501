"""One kept match: the form for the next entry at the left, totals and the running table at the right."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rules.game import IllegalAction
from rules.keeping import TABLE_ENTRIES, KeptGame, Sheet, Stop
from tablegames_qt.keeper.entry_box import EntryBox
from tablegames_qt.keeper.fields import check_numbers
from tablegames_qt.keeper.kind import refusal_words, row_caption, row_sentence, shortened
from tablegames_qt.keeper.over_box import OverBox
from tablegames_qt.keeper.sheet_links import SheetLinks
from tablegames_qt.keeper.side import Side
from tablegames_qt.labels import label, wrapped
from tablegames_qt.services import Services
from tablegames_qt.tables.kind import TableKind

SIDE_SHARE = 0.40
LEAST_SIDE = 372
OTHER_SEATS = ("wrong-number-of-players", "no-such-seat")
"""Why an entry does not fit that was made when others sat at the table: it is entered anew."""


class SheetView(QWidget):
    """Shows a match and what is being entered; every change is told as a new match by `changed`."""

    changed = Signal(object)
    said = Signal(str)
    opened = Signal(object)
    deed_wanted = Signal(str)
    """`rules`, `names`, `latecomer`, `copy`, `csv`, `start`, `again` or `evening`: what the page does."""

    def __init__(self, kind: TableKind, services: Services, match: KeptGame) -> None:
        super().__init__()
        assert kind.keeper is not None
        self.kind, self.words = kind, kind.keeper.words
        self.match = match
        self.correcting: int | None = None
        """The entry that is being corrected, from 0; None: the form is for the next one."""
        self._after: Any = None
        self.title, self.lead = label("dialog-title"), wrapped("lead", "")
        self.form = kind.keeper.make_form(services)
        self.box = EntryBox(self.form, services.appearance)
        self.over = OverBox()
        self.side = Side(services.appearance, self.words)
        self.links = SheetLinks()
        self._build()
        self._connect()
        self.show_match(match)
        self.retranslate()

    def _build(self) -> None:
        column = QVBoxLayout()
        column.setContentsMargins(28, 16, 28, 16)
        column.setSpacing(6)
        column.addWidget(self.title)
        column.addWidget(self.lead)
        for widget in (self.links, self.box, self.over):
            column.addWidget(widget)
        column.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(column, 1)
        row.addWidget(self.side)

    def _connect(self) -> None:
        self.form.changed.connect(self._check)
        self.form.submitted.connect(self._enter)
        self.form.opened.connect(self.opened)
        self.box.entered.connect(self._enter)
        self.box.cancelled.connect(self._leave_row)
        self.box.removed.connect(self._remove)
        self.side.correct_wanted.connect(self.correct)
        self.links.wanted.connect(self._do)
        self.over.again_button.clicked.connect(lambda: self.deed_wanted.emit("again"))
        self.over.evening_button.clicked.connect(lambda: self.deed_wanted.emit("evening"))

    def _do(self, name: str) -> None:
        if name == "stop":
            self.enter(Stop())
        else:
            self.deed_wanted.emit(name)

    # the match

    def first_focus(self) -> QWidget:
        """Begin with the form; when the match is over, with what comes next."""
        return self.over.again_button if self.box.isHidden() or self.form.isHidden() else self.form.first_focus()

    def show_match(self, match: KeptGame) -> None:
        """Show a match after a change, the form ready for what comes next."""
        self.match = match
        misfit = match.sheet().misfit
        self._begin(None if misfit is None else misfit.number)

    def _leave_row(self) -> None:
        """Leave a row as it is, for the next entry."""
        self._begin(None)

    def correct(self, number: int) -> None:
        """Put an entry into the form, to be corrected; where an earlier one must be corrected first, that one."""
        if not 0 <= number < len(self.match.entries):
            return
        misfit = self.match.sheet().misfit
        if misfit is not None and number > misfit.number:
            number = misfit.number
        self._begin(number)

    def _begin(self, correcting: int | None) -> None:
        """Show the form for the next entry, or for one that is corrected."""
        entries = self.match.entries
        misfit = self.match.sheet().misfit
        if correcting is None and misfit is not None:
            correcting = misfit.number
        self.correcting = correcting
        entry = None if correcting is None else entries[correcting]
        before = self._before
        formed = not isinstance(entry, TABLE_ENTRIES) and before.standing.end is None
        self.form.setVisible(formed)
        if formed:
            misfitted = misfit is not None and misfit.number == correcting and misfit.reason in OTHER_SEATS
            names = shortened(before.names, self.form.letters)
            self.form.begin(before.standing, names, None if misfitted else entry)
        self._show()
        if self.isVisible():
            self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _before(self) -> Sheet:
        """The sheet that the form's entry comes after."""
        return self.match.sheet() if self.correcting is None else self.match.before(self.correcting)

    def _follow(self) -> tuple[Any, IllegalAction | None]:
        """What the form's entry leads to, or why it is refused."""
        if self.form.isHidden():
            return None, None
        try:
            check_numbers(self.form)
            return self.match.keeper.follow(self._before.standing, self.form.entry()), None
        except IllegalAction as refused:
            return None, refused

    def _check(self) -> None:
        """Say at once whether the entry is possible, and why not."""
        self._after, refused = self._follow()
        if not self.form.isHidden():
            self.form.show_after(self._after, refused)
        names = shortened(self._before.names)
        words = "" if refused is None else refusal_words(self.words, refused, names)
        missing = refused is not None and refused.reason in self.words.unfinished
        self.box.say("" if missing else words, words if missing else self._outlook())
        self.box.allow(enter=self._after is not None, why_not=words)

    def _outlook(self) -> str:
        """What entering would say, with what becomes of later rows when an earlier one is corrected."""
        if self._after is None:
            misfit = self.match.sheet().misfit
            if misfit is None:
                return ""
            refused = IllegalAction(misfit.reason, **misfit.details)
            return refusal_words(self.words, refused, shortened(self.match.names))
        if self.correcting is None:
            return self.words.won(self._after, self._before.names) if self._after.end is not None else ""
        later = self.match.correct(self.correcting, self.form.entry()).sheet().misfit
        if later is None:
            return self.tr("All totals after it are worked out anew.")
        return self.tr("After this correction row {number} does not fit any more and is to be corrected, too.").format(
            number=later.number + 1
        )

    def _enter(self) -> None:
        self._check()
        if self._after is None:
            self.said.emit(self.box.said)
            return
        entry, number = self.form.entry(), self.correcting
        self._take(self.match.enter(entry) if number is None else self.match.correct(number, entry))

    def _remove(self) -> None:
        if self.correcting is not None:
            self._take(self.match.remove(self.correcting))

    def enter(self, entry: Any) -> None:
        """Enter something that needs no form."""
        self._take(self.match.enter(entry))

    def _take(self, match: KeptGame) -> None:
        self.changed.emit(match)
        self.show_match(match)
        if said := self.last_sentence:
            self.said.emit(said)

    # what is shown

    def _show(self) -> None:
        match = self.match
        sheet = match.sheet()
        standing, names, number = sheet.standing, match.names, self.number
        ended = standing.end is not None
        over = ended and self.correcting is None
        self.box.setVisible(not over)
        self.over.setVisible(over)
        won = self.words.won(standing, names) if ended else ""
        self.over.winner.setText(won)
        self.lead.setText(won or self.words.opening(standing, names))
        if self.correcting is None:
            self.box.title.setText(self.words.title(number))
            self.box.enter_button.setText(self.words.enter(number))
        else:
            self.box.title.setText(self.tr("Correct row {number}").format(number=self.correcting + 1))
            self.box.enter_button.setText(self.tr("Correct"))
        self.box.show_correcting(on=self.correcting is not None, can_cancel=sheet.misfit is None)
        self.side.show_match(match)
        goes_on = not ended and sheet.misfit is None
        why = self.tr("Correct the row that does not fit first.") if sheet.misfit else self.tr("The match is over.")
        self.links.allow("latecomer", on=goes_on, why_not=why)
        why = self.tr("Nothing has been entered yet.") if goes_on else why
        self.links.allow("stop", on=goes_on and standing.played > 0, why_not=why)
        self._check()

    @property
    def number(self) -> int:
        """The number of the next deal."""
        return 1 + sum(self.words.numbered(row.entry) for row in self.match.sheet().rows)

    @property
    def last_sentence(self) -> str:
        """The last entry as a sentence; before the first one, what comes first."""
        rows = self.match.sheet().rows
        return row_sentence(self.words, rows[-1]) if rows else self.lead.text()

    @property
    def last_words(self) -> str:
        """The last entry in words, for the audience."""
        rows = self.match.sheet().rows
        return row_caption(self.words, rows[-1]) if rows else ""

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        game = QCoreApplication.translate("games", self.kind.title)
        self.title.setText(self.tr("{game}: score keeper").format(game=game))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.box.cancel_button.isHidden():
            self._begin(None)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.window().focusWidget()
            if isinstance(focused, QPushButton) and not focused.isCheckable():
                focused.click()
            elif self.box.isVisible():
                self._enter()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.side.setFixedWidth(max(LEAST_SIDE, round(SIDE_SHARE * self.width())))
