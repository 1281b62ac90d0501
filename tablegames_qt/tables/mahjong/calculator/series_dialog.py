"""The series of the hand calculator as a table: names, hands, sums, and what can be done with it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from rules.mahjong.options import SEATS
from rules.seats import Seat
from tablegames_qt.appearance import Appearance
from tablegames_qt.drop_down import DropDown
from tablegames_qt.flow_box import FlowBox
from tablegames_qt.labels import LEFT, RIGHT, clear, label
from tablegames_qt.overlay import Overlay
from tablegames_qt.phrases import signed
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.tables.mahjong.calculator.series import LONGEST_NAME, PlayedHand, Series
from tablegames_qt.tables.mahjong.names import wind_name
from tablegames_qt.tables.mahjong.phrases import dealer_words


class SeriesDialog(Overlay):
    """Shows a series; `changed` carries it after every change."""

    changed = Signal(object)
    said = Signal(str)

    def __init__(self, window: QWidget, appearance: Appearance, series: Series) -> None:
        super().__init__(window, appearance, QSize(860, 640))
        self.series = series
        self._editing: int | None = None
        self.names = [QLineEdit(name) for name in series.names]
        for seat, field in enumerate(self.names):
            field.setMaxLength(LONGEST_NAME)
            field.editingFinished.connect(lambda seat=seat: self._rename(seat))
        self._names_title = QLabel()
        self._names_title.setProperty("role", "group")
        row = QHBoxLayout()
        for field in self.names:
            row.addWidget(field)
        self._state = QLabel()
        self._state.setProperty("role", "second")
        self._table = QGridLayout()
        self._table.setHorizontalSpacing(16)
        self._table.setVerticalSpacing(4)
        self._edit = QVBoxLayout()
        self.body.addWidget(self._names_title)
        self.body.addLayout(row)
        self.body.addWidget(self._state)
        self.body.addLayout(self._table)
        self.body.addLayout(self._edit)
        self.body.addStretch(1)
        self.drawn, self.false, self.undo = QPushButton(), QPushButton(), QPushButton()
        self.false_by = DropDown()
        self.csv, self.text, self.new, self.done = QPushButton(), QPushButton(), QPushButton(), QPushButton()
        self.done.setProperty("role", "default")
        self.default_button = self.done
        for button, act in (
            (self.drawn, lambda: self._take(self.series.plus(PlayedHand("draw")))),
            (self.false, self._add_false_win),
            (self.undo, lambda: self._take(self.series.without_last())),
            (self.csv, lambda: self._copy(csv=True)),
            (self.text, lambda: self._copy(csv=False)),
            (self.new, lambda: self._take(replace(self.series, hands=()))),
            (self.done, self.close_overlay),
        ):
            button.clicked.connect(act)
        flow = FlowBox(gap=8, line_gap=6)
        for widget in (self.drawn, self.false, self.false_by, self.undo):
            flow.add(widget)
        self.body.insertWidget(3, flow)
        for button in (self.csv, self.text, self.new):
            self.foot.addWidget(button)
        self.foot.addStretch(1)
        self.foot.addWidget(self.done)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        self.heading.setText(self.tr("Series"))
        self._names_title.setText(self.tr("Names in turn order; the first one deals first"))
        self.drawn.setText(self.tr("Drawn hand"))
        self.false.setText(self.tr("False win by"))
        self.undo.setText(self.tr("Take back"))
        self.csv.setText(self.tr("CSV"))
        self.csv.setToolTip(self.tr("Copies the table as comma-separated values."))
        self.text.setText(self.tr("Text"))
        self.text.setToolTip(self.tr("Copies the table as text."))
        self.new.setText(self.tr("New series"))
        self.done.setText(self.tr("Done"))
        self._show()

    # what can be done

    def _take(self, series: Series) -> None:
        self.series = series
        self._editing = None
        self.changed.emit(series)
        self._show()

    def _rename(self, seat: int) -> None:
        name = self.names[seat].text().strip()
        if name and name != self.series.names[seat]:
            self._take(self.series.with_name(seat, name))

    def _add_false_win(self) -> None:
        self._take(self.series.plus(PlayedHand("void", offender=Seat(self.false_by.currentIndex()))))

    def _words(self) -> tuple[list[str], dict[str, str]]:
        heads = [self.tr("Hand"), self.tr("Wind"), self.tr("Dealer"), self.tr("How"), self.tr("Fan")]
        kinds = {"win": self.tr("won by"), "draw": self.tr("drawn"), "void": self.tr("false win")}
        return heads, kinds

    def _copy(self, *, csv: bool) -> None:
        heads, kinds = self._words()
        text = self.series.to_csv(heads, kinds) if csv else self.series.to_text(heads, kinds)
        QGuiApplication.clipboard().setText(text)
        self.said.emit(self.tr("The series is copied."))
        self._state.setText(self.tr("The series is copied."))

    # what is shown

    def _show(self) -> None:
        series = self.series
        deal = series.deal
        state = self.tr("Next: {wind} round, {dealer}.").format(
            wind=wind_name(deal.round_wind), dealer=dealer_words(deal, series.names)
        )
        self._state.setText(self.tr("All rounds are played.") if series.over else state)
        self.undo.setEnabled(bool(series.hands))
        self.new.setEnabled(bool(series.hands))
        self.false_by.clear()
        self.false_by.addItems([short_name(name) for name in series.names])
        clear(self._table)
        clear(self._edit)
        heads, kinds = self._words()
        for column, head in enumerate((*heads, *map(short_name, series.names))):
            self._table.addWidget(label("quiet", head, RIGHT if column > 3 else LEFT), 0, column)
        for number, (hand, each) in enumerate(zip(series.hands, series.deals(), strict=False)):
            shown = each or deal
            button = QPushButton(str(number + 1))
            button.setProperty("role", "link")
            button.setToolTip(self.tr("Change this hand"))
            button.clicked.connect(lambda _checked, number=number: self._begin_edit(number))
            ending = kinds[hand.kind]
            if hand.winner is not None:
                ending = f"{ending} {short_name(series.names[hand.winner])}"
            texts = [wind_name(shown.round_wind), short_name(series.names[shown.dealer]), ending]
            texts.append(str(hand.fan) if hand.kind == "win" else "")
            texts += [signed(points) for points in hand.payments(series.options)]
            self._table.addWidget(button, number + 1, 0)
            for column, text in enumerate(texts, 1):
                self._table.addWidget(label("", text, RIGHT if column > 3 else LEFT), number + 1, column)
        line = len(series.hands) + 1
        self._table.addWidget(label("name", self.tr("Sum")), line, 0)
        for seat, total in enumerate(series.totals):
            self._table.addWidget(label("name", signed(total), RIGHT), line, 5 + seat)
        if self._editing is not None:
            self._show_edit(self._editing)

    def _begin_edit(self, number: int) -> None:
        self._editing = number
        self._show()

    def _show_edit(self, number: int) -> None:
        """A row of fields for an old hand: what follows from it is worked out anew."""
        hand, names = self.series.hands[number], [short_name(name) for name in self.series.names]
        title = label("group", self.tr("Change hand {number}").format(number=number + 1))
        kind, winner, by, other, fan = DropDown(), DropDown(), DropDown(), DropDown(), QSpinBox()
        _fill(kind, [self.tr("won"), self.tr("drawn"), self.tr("false win")], ("win", "draw", "void").index(hand.kind))
        chosen = hand.winner if hand.winner is not None else hand.offender or Seat(0)
        _fill(winner, names, chosen)
        ways = ("self_draw", "discard", "robbing_kong")
        _fill(by, [self.tr("own draw"), self.tr("discard of"), self.tr("kong of")], ways.index(hand.by))
        _fill(other, names, hand.discarder if hand.discarder is not None else (chosen + 1) % SEATS)
        fan.setRange(0, self.series.options.limit)
        fan.setValue(hand.fan)
        take = QPushButton(self.tr("Change"))

        def change() -> None:
            seat, giver = Seat(winner.currentIndex()), Seat(other.currentIndex())
            way = ways[by.currentIndex()]
            if kind.currentIndex() == 1:
                new = PlayedHand("draw")
            elif kind.currentIndex() == 2:
                new = PlayedHand("void", offender=seat)
            elif way != "self_draw" and giver == seat:
                self._state.setText(self.tr("Winner and discarder are the same."))
                return
            else:
                discarder = None if way == "self_draw" else giver
                new = PlayedHand("win", seat, fan.value(), way, discarder, hand.liable if discarder is None else None)  # type: ignore[arg-type]
            self._take(self.series.changed(number, new))

        take.clicked.connect(change)
        row = QHBoxLayout()
        for widget in (kind, winner, by, other, fan, take):
            row.addWidget(widget)
        row.addStretch(1)
        self._edit.addWidget(title)
        self._edit.addLayout(row)
        kind.setFocus()


def _fill(box: QComboBox, texts: list[str], present: int) -> None:
    box.addItems(texts)
    box.setCurrentIndex(present)
