"""Beginning a kept match: the players, who opens, and the rules it is counted by."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rules.keeping import KeptGame
from rules.latecomers import LONGEST_NAME
from rules.options import GameOptions, Preset, specs
from rules.seats import Seat
from tablegames_qt.appearance import Appearance
from tablegames_qt.drop_down import DropDown
from tablegames_qt.labels import label
from tablegames_qt.limited_field import LimitedField
from tablegames_qt.notice import Notice
from tablegames_qt.option_words import problem_words
from tablegames_qt.options_form import OptionsForm
from tablegames_qt.overlay import SIDE, Overlay
from tablegames_qt.preset_bar import PresetBar
from tablegames_qt.seats_form import NAMES
from tablegames_qt.tables.kind import TableKind

SIZE = QSize(960, 696)
LEFT_WIDTH = 300


class KeeperSetup(Overlay):
    """Emits `begun` with a `KeptGame` that has no entries yet. `names` are offered, as many as the game can seat."""

    begun = Signal(object)

    def __init__(
        self,
        window: QWidget,
        appearance: Appearance,
        kind: TableKind,
        names: Sequence[str] = (),
        options: GameOptions | None = None,
    ) -> None:
        super().__init__(window, appearance, SIZE)
        self.kind = kind
        assert kind.keeper is not None
        self._keeper = kind.keeper
        game = kind.game
        shown = options or game.presets[0].options
        self._preset: Preset = min(game.presets, key=lambda each: len(shown.differences(each.options)))
        self._players_option = "players" in specs(game.Options)
        self.presets = PresetBar(game.presets)
        self.form = OptionsForm(shown, self._preset.options)
        self.number = DropDown()
        for each in game.seats:
            self.number.addItem(str(each), each)
        offered = [*names, *(name for name in NAMES if name not in names)]
        self.names = [LimitedField(LONGEST_NAME, name) for name in offered[: game.seats[-1]]]
        wanted = len(names) or kind.usual_players
        self._players = wanted if wanted in game.seats else game.seats[0]
        self.opener = DropDown()
        self._titles = [label("name"), label("quiet"), label("name")]
        self.notice = Notice(appearance)
        self.begin_button, self.cancel_button = QPushButton(), QPushButton()
        self.begin_button.setProperty("role", "default")
        self.default_button = self.begin_button
        self._wrong: QWidget | str | None = None
        self._build()
        self.presets.chosen.connect(self._choose_preset)
        self.form.changed.connect(self._show)
        self.number.activated.connect(lambda: self._choose_players(self.number.currentData()))
        for field in self.names:
            field.textChanged.connect(self._check)
        self.begin_button.clicked.connect(self._begin)
        self.cancel_button.clicked.connect(self.close_overlay)
        self._choose_players(int(shown["players"]) if self._players_option and not names else self._players)

    def _build(self) -> None:
        head = QVBoxLayout()
        head.setContentsMargins(SIDE, 10, SIDE, 8)
        head.addWidget(self.presets)
        self.column.insertLayout(1, head)
        left = QVBoxLayout()
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(8)
        line = QHBoxLayout()
        line.addWidget(self._titles[0], 1)
        line.addWidget(self.number)
        left.addLayout(line)
        left.addWidget(self._titles[1])
        for field in self.names:
            left.addWidget(field)
        left.addSpacing(10)
        left.addWidget(self._titles[2])
        left.addWidget(self.opener)
        left.addStretch(1)
        holder = QWidget()
        holder.setFixedWidth(LEFT_WIDTH)
        holder.setLayout(left)
        columns = QHBoxLayout()
        columns.setSpacing(28)
        columns.addWidget(holder, 0, Qt.AlignmentFlag.AlignTop)
        columns.addWidget(self.form, 1)
        self.body.setContentsMargins(SIDE, 12, SIDE, 12)
        self.body.addLayout(columns)
        warning = QVBoxLayout()
        warning.setContentsMargins(SIDE, 4, SIDE, 8)
        warning.addWidget(self.notice)
        self.column.insertLayout(3, warning)
        self.foot.addStretch(1)
        self.foot.addWidget(self.cancel_button)
        self.foot.addWidget(self.begin_button)

    def first_focus(self) -> QWidget:
        """Begin with the first name: at a real table they differ every time."""
        self.names[0].selectAll()
        return self.names[0]

    @property
    def players(self) -> tuple[str, ...]:
        """The names as they are entered."""
        return tuple(field.text().strip() for field in self.names[: self._players])

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        title = QCoreApplication.translate("games", self.kind.title)
        self.heading.setText(self.tr("Keep score: {game}").format(game=title))
        self.setAccessibleName(self.heading.text())
        texts = (self.tr("Players"), self.tr("In turn order."), self._keeper.words.opener_label())
        for each, text in zip(self._titles, texts, strict=True):
            each.setText(text)
        for number, field in enumerate(self.names, 1):
            field.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        self.number.setAccessibleName(self.tr("Number of players"))
        self.opener.setAccessibleName(self._titles[2].text())
        self.cancel_button.setText(self.tr("Cancel"))
        self.begin_button.setText(self.tr("Begin the sheet"))
        self._check()

    def _choose_preset(self, preset: Preset) -> None:
        self._preset = preset
        self._show(preset.options)

    def _choose_players(self, players: int) -> None:
        self._players = players
        if self._players_option:
            self._show(self.form.options.replace(players=players))
        else:
            self._show(self.form.options)

    def _show(self, options: GameOptions) -> None:
        if self._players_option:
            self._players = int(options["players"])
        self.form.show_options(options, self._preset.options)
        self.presets.show_preset(self._preset, len(options.differences(self._preset.options)))
        self.number.setCurrentIndex(self.number.findData(self._players))
        for place, field in enumerate(self.names):
            field.setVisible(place < self._players)
        self._check()

    def _check(self) -> None:
        """Look for problems; the first one is told in a sentence and keeps the sheet from beginning."""
        names = self.players
        present = max(0, self.opener.currentIndex())
        self.opener.clear()
        self.opener.addItems(names)
        self.opener.setCurrentIndex(min(present, len(names) - 1))
        sentence, self._wrong = "", None
        problems = self.form.options.problems(self._players)
        if problems:
            first = problems[0]
            known = problem_words(first, self.form.options)
            sentence = known or self.kind.refusal(first.reason, {"fields": first.fields})
            self._wrong = first.fields[0] if first.fields else None
        for place, name in enumerate(names):
            if sentence:
                break
            if not name:
                sentence = self.tr("Player {number} has no name.").format(number=place + 1)
            elif name.casefold() in [other.casefold() for other in names[:place]]:
                sentence = self.tr("Two players are called {name}.").format(name=name)
            self._wrong = self.names[place] if sentence else None
        self.notice.say(sentence)
        self.begin_button.setEnabled(not sentence)
        self.begin_button.setToolTip(sentence)

    def _begin(self) -> None:
        opener = Seat(max(0, self.opener.currentIndex()))
        match = KeptGame(self.kind.game, self.form.options, self.players, opener)
        self.close_overlay()
        self.begun.emit(match)
