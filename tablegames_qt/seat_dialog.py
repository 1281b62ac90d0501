"""Who comes while a match is played: somebody takes the seat of a bot, from the next deal on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QPushButton, QWidget

from rules.latecomers import LONGEST_NAME
from rules.seats import Seat
from tablegames_qt.appearance import Appearance
from tablegames_qt.flow_box import FlowBox
from tablegames_qt.labels import label
from tablegames_qt.notice import Notice
from tablegames_qt.overlay import Overlay


class SeatDialog(Overlay):
    """Emits `chosen` with seat and name. `bots` are the names of the bots by seat, `people` everybody else at the table.

    Of `offered`, people who are there and do not play, the first is entered already.
    """

    chosen = Signal(int, str)

    def __init__(
        self,
        window: QWidget,
        appearance: Appearance,
        bots: Mapping[Seat, str],
        people: Sequence[str],
        offered: Sequence[str] = (),
        *,
        anew: bool = False,
    ) -> None:
        super().__init__(window, appearance, QSize(560, 330))
        self._bots, self._people, self._anew = bots, people, anew
        self.name = QLineEdit(offered[0] if offered else "")
        self.name.setMaxLength(LONGEST_NAME)
        self._titles = [label("name"), label("name")]
        self._group = QButtonGroup(self)
        row = FlowBox(gap=6, line_gap=6)
        for seat, bot in bots.items():
            button = QPushButton(bot.replace("&", "&&"))
            button.setCheckable(True)
            button.setProperty("role", "choice")
            button.setChecked(seat == min(bots))
            self._group.addButton(button, seat)
            row.add(button)
        self._outlook = label("second")
        self._outlook.setWordWrap(True)
        self.notice = Notice(appearance)
        for widget in (self._titles[0], self.name, self._titles[1], row, self._outlook, self.notice):
            self.body.addWidget(widget)
        self.body.addStretch(1)
        self._cancel, self.take = QPushButton(), QPushButton()
        self.take.setProperty("role", "default")
        self.default_button = self.take
        self.foot.addStretch(1)
        self.foot.addWidget(self._cancel)
        self.foot.addWidget(self.take)
        self.name.textChanged.connect(self._check)
        self._group.idClicked.connect(self._check)
        self._cancel.clicked.connect(self.close_overlay)
        self.take.clicked.connect(self._take)

    def first_focus(self) -> QWidget:
        """Begin with the name."""
        self.name.selectAll()
        return self.name

    @property
    def seats(self) -> list[QPushButton]:
        """The bots to choose from."""
        return [button for button in self._group.buttons() if isinstance(button, QPushButton)]

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        self.heading.setText(self.tr("Somebody joins"))
        self.setAccessibleName(self.heading.text())
        self._titles[0].setText(self.tr("Name"))
        self._titles[1].setText(self.tr("In the place of this bot, from the next deal on"))
        self.name.setAccessibleName(self._titles[0].text())
        self._outlook.setText(
            self.tr(
                "The score of the seat goes on. By the rules of this game whoever is new buys in anew and may wait a deal."
            )
            if self._anew
            else self.tr("The score of the seat goes on: what the bot has made so far is taken over.")
        )
        self._cancel.setText(self.tr("Cancel"))
        self.take.setText(self.tr("Take the seat"))
        self._check()

    def _check(self) -> None:
        name, leaving = self.name.text().strip(), Seat(self._group.checkedId())
        others = [*self._people, *(bot for seat, bot in self._bots.items() if seat != leaving)]
        taken = name.casefold() in (other.casefold() for other in others)
        sentence = self.tr("Somebody is called {name} already.").format(name=name) if taken else ""
        self.notice.say(sentence)
        self.take.setEnabled(bool(name) and not taken)
        self.take.setToolTip(sentence or ("" if name else self.tr("Enter the name first.")))

    def _take(self) -> None:
        seat, name = self._group.checkedId(), self.name.text().strip()
        self.close_overlay()
        self.chosen.emit(seat, name)
