"""One kept match: the form for the next entry at the left, totals and the running table at the right."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from rules.game import IllegalAction
from rules.keeping import TABLE_ENTRIES, KeptGame, Sheet, Stop
from tablegames_qt.flow_box import FlowBox
from tablegames_qt.keeper.fields import label
from tablegames_qt.keeper.kind import EntryForm, refusal_words, row_caption, row_sentence, shortened
from tablegames_qt.keeper.sheet_table import SheetTable
from tablegames_qt.keeper.totals import Totals
from tablegames_qt.notice import Notice
from tablegames_qt.phrases import sentence_start
from tablegames_qt.services import Services
from tablegames_qt.tables.kind import TableKind

WIDE_FROM = 1150
SIDE_SHARE = 0.40
LEAST_SIDE = 372
LEAST_FORM = 90
OTHER_SEATS = ("wrong-number-of-players", "no-such-seat")
"""Why an entry does not fit that was made when others sat at the table: it is entered anew."""


class FormArea(QScrollArea):
    """As tall as the form, and scrolls it where the window is lower: what is under it stays in sight."""

    def __init__(self, form: EntryForm) -> None:
        super().__init__()
        self._form = form
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setWidget(form)
        form.installEventFilter(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow_focus)

    def _follow_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Keep the field with the focus in sight, also where the form itself has moved the focus."""
        if now is not None and self._form.isAncestorOf(now):
            self.ensureWidgetVisible(now, 0, 44)

    def sizeHint(self) -> QSize:
        form, width = self._form, self.viewport().width()
        return QSize(400, form.heightForWidth(width) if form.hasHeightForWidth() else form.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, LEAST_FORM)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._form and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._form.fit(event.size().width())
            self.updateGeometry()


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
        self.title, self.lead, self.goal = label("dialog-title"), label("lead"), label("second")
        for words in (self.lead, self.goal):
            words.setWordWrap(True)
        self.form_title, self.check = label("heading"), label("second")
        self.check.setWordWrap(True)
        self.notice = Notice(services.appearance)
        self.form = kind.keeper.make_form(services)
        self.enter_button, self.cancel_button, self.remove_button = QPushButton(), QPushButton(), QPushButton()
        self.enter_button.setProperty("role", "default")
        self.enter_button.setProperty("large", True)
        self.remove_button.setProperty("role", "quiet")
        self.deeds = {name: QPushButton() for name in ("rules", "names", "latecomer", "copy", "csv", "stop", "start")}
        for button in self.deeds.values():
            button.setProperty("role", "link")
        self.over = QFrame()
        self.over.setProperty("role", "box")
        self.winner, self.over_line = label("dialog-title"), label("lead")
        for words in (self.winner, self.over_line):
            words.setWordWrap(True)
        self.again_button, self.evening_button = QPushButton(), QPushButton()
        self.again_button.setProperty("role", "default")
        self.evening_button.setVisible(False)
        self.totals = Totals()
        self.notes, self.detail = label("accent"), label("second")
        for words in (self.notes, self.detail):
            words.setWordWrap(True)
        self.table = SheetTable(services.appearance)
        self.correct_button = QPushButton()
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
        tools = FlowBox(gap=16, line_gap=2)
        for button in self.deeds.values():
            tools.add(button)
        column.addWidget(tools)
        self.box = QFrame()
        self.box.setProperty("role", "box")
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        inside = QVBoxLayout(self.box)
        inside.setContentsMargins(18, 12, 18, 12)
        inside.setSpacing(8)
        inside.addWidget(self.form_title)
        self.area = FormArea(self.form)
        inside.addWidget(self.area)
        inside.addWidget(self.check)
        inside.addWidget(self.notice)
        foot = QHBoxLayout()
        foot.addWidget(self.remove_button)
        foot.addStretch(1)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.enter_button)
        inside.addLayout(foot)
        column.addWidget(self.box)
        end = QVBoxLayout(self.over)
        end.setContentsMargins(22, 20, 22, 18)
        end.addWidget(self.winner)
        end.addWidget(self.over_line)
        end.addSpacing(10)
        buttons = FlowBox()
        buttons.add(self.again_button)
        buttons.add(self.evening_button)
        end.addWidget(buttons)
        column.addWidget(self.over)
        column.addStretch(1)
        self.side = QFrame()
        self.side.setProperty("role", "dock")
        dock = QVBoxLayout(self.side)
        dock.setContentsMargins(20, 16, 20, 14)
        dock.setSpacing(8)
        for widget in (self.totals, self.goal, self.notes):
            dock.addWidget(widget)
        dock.addWidget(self.table, 1)
        dock.addWidget(self.detail)
        dock.addWidget(self.correct_button, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(column, 1)
        row.addWidget(self.side)

    def _connect(self) -> None:
        self.form.changed.connect(self._check)
        self.form.submitted.connect(self._enter)
        self.form.opened.connect(self.opened)
        self.enter_button.clicked.connect(self._enter)
        self.cancel_button.clicked.connect(lambda: self._begin(None))
        self.remove_button.clicked.connect(self._remove)
        self.correct_button.clicked.connect(lambda: self.correct(self.table.chosen))
        self.table.correct_wanted.connect(self.correct)
        self.table.row_chosen.connect(self._show_detail)
        self.deeds["stop"].clicked.connect(self._stop)
        self.again_button.clicked.connect(lambda: self.deed_wanted.emit("again"))
        self.evening_button.clicked.connect(lambda: self.deed_wanted.emit("evening"))
        for name, button in self.deeds.items():
            if name != "stop":
                button.clicked.connect(lambda _checked, name=name: self.deed_wanted.emit(name))

    # the match

    def first_focus(self) -> QWidget:
        """Begin with the form; when the match is over, with what comes next."""
        return self.again_button if self.box.isHidden() or self.form.isHidden() else self.form.first_focus()

    def show_match(self, match: KeptGame) -> None:
        """Show a match after a change, the form ready for what comes next."""
        self.match = match
        misfit = match.sheet().misfit
        self._begin(None if misfit is None else misfit.number)

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
        self.notice.say("" if missing else words)
        self.check.setText(words if missing else self._outlook())
        self.check.setVisible(bool(self.check.text()))
        self.enter_button.setEnabled(self._after is not None)
        self.enter_button.setToolTip(words)
        self.enter_button.setAccessibleDescription(words)

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
            self.said.emit(self.notice.words.text() if self.notice.isVisible() else self.check.text())
            return
        entry, number = self.form.entry(), self.correcting
        self._take(self.match.enter(entry) if number is None else self.match.correct(number, entry))

    def _remove(self) -> None:
        if self.correcting is not None:
            self._take(self.match.remove(self.correcting))

    def _stop(self) -> None:
        self.enter(Stop())

    def enter(self, entry: Any) -> None:
        """Enter something that needs no form."""
        self._take(self.match.enter(entry))

    def _take(self, match: KeptGame) -> None:
        self.changed.emit(match)
        self.show_match(match)
        sheet = match.sheet()
        if sheet.rows:
            self.said.emit(row_sentence(self.words, sheet.rows[-1]))

    # what is shown

    def _show(self) -> None:
        match = self.match
        sheet = match.sheet()
        standing = sheet.standing
        names = match.names
        over = standing.end is not None and self.correcting is None
        self.box.setVisible(not over)
        self.over.setVisible(over)
        if over:
            self.winner.setText(self.words.won(standing, match.names))
            self.over_line.setText(self.tr("The sheet is kept. A row can still be corrected, and Undo takes one back."))
        number = self.number
        opening = self.words.opening(standing, names)
        self.lead.setText(self.words.won(standing, names) if standing.end is not None else opening)
        if self.correcting is None:
            self.form_title.setText(self.words.title(number))
            self.enter_button.setText(self.words.enter(number))
        else:
            self.form_title.setText(self.tr("Correct row {number}").format(number=self.correcting + 1))
            self.enter_button.setText(self.tr("Correct"))
        self.cancel_button.setVisible(self.correcting is not None and sheet.misfit is None)
        self.remove_button.setVisible(self.correcting is not None)
        self.totals.show_standing(match, standing, self.words)
        notes = [self.words.note(note, names) for note in match.keeper.notes(standing)]
        self.notes.setText(" ".join(notes))
        self.notes.setVisible(bool(notes))
        self.table.show_sheet(sheet, self.words)
        self._show_detail(-1)
        stoppable = standing.end is None and standing.played > 0 and sheet.misfit is None
        self.deeds["stop"].setEnabled(stoppable)
        self.deeds["latecomer"].setEnabled(standing.end is None and sheet.misfit is None)
        self.goal.setText(sentence_start(self.words.goal(standing.options)))
        self._check()

    def _show_detail(self, chosen: int) -> None:
        """Say the chosen row in words, or the last one."""
        rows = self.match.sheet().rows
        number = len(rows) - 1 if chosen < 0 else chosen
        if 0 <= number < len(rows):
            self.detail.setText(row_sentence(self.words, rows[number]))
        else:
            self.detail.setText(self.tr("Rows appear here as you enter them.") if not rows else "")
        self.correct_button.setVisible(bool(self.match.entries))
        self.correct_button.setEnabled(chosen >= 0)
        self.correct_button.setToolTip("" if chosen >= 0 else self.tr("Choose a row first."))

    @property
    def number(self) -> int:
        """The number of the next deal."""
        return 1 + sum(self.words.numbered(row.entry) for row in self.match.sheet().rows)

    @property
    def last_words(self) -> str:
        """The last entry in words, for the audience."""
        rows = self.match.sheet().rows
        return row_caption(self.words, rows[-1]) if rows else ""

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        game = QCoreApplication.translate("games", self.kind.title)
        self.title.setText(self.tr("{game}: score keeper").format(game=game))
        texts = {
            "rules": self.tr("Rules"),
            "names": self.tr("Names"),
            "latecomer": self.tr("Latecomer"),
            "copy": self.tr("Copy as text"),
            "csv": self.tr("Export CSV"),
            "stop": self.tr("Stop here"),
            "start": self.tr("All sheets"),
        }
        for name, button in self.deeds.items():
            button.setText(texts[name])
        self.deeds["stop"].setToolTip(self.tr("Ends the match before its rules do: who leads has won."))
        self.deeds["latecomer"].setToolTip(self.tr("Somebody joins, or takes over a seat, from the next deal on."))
        self.cancel_button.setText(self.tr("Cancel"))
        self.remove_button.setText(self.tr("Remove this row"))
        self.correct_button.setText(self.tr("Correct the chosen row"))
        self.again_button.setText(self.tr("Another match of the same players"))
        self.evening_button.setText(self.tr("Take it into the evening"))
        self.table.setAccessibleName(self.tr("The sheet"))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.cancel_button.isHidden():
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
