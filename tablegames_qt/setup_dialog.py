"""Setting up a match: preset, options, seats, and the deal that is fixed before play."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rules.dealing import Dealing
from rules.options import GameOptions, Preset, specs
from rules.record import Player
from tablegames_qt.appearance import Appearance
from tablegames_qt.deal_box import DealBox
from tablegames_qt.new_match import NewMatch
from tablegames_qt.notice import Notice
from tablegames_qt.option_words import problem_words
from tablegames_qt.options_form import OptionsForm
from tablegames_qt.overlay import SIDE, Overlay
from tablegames_qt.preset_bar import PresetBar
from tablegames_qt.rules_card import RulesCard
from tablegames_qt.seats_form import SeatsForm
from tablegames_qt.settings import Settings
from tablegames_qt.tables.kind import Lobby, LobbyContext, TableKind

SIZE = QSize(960, 696)
LEFT_WIDTH = 374
GAP = 28


class SetupDialog(Overlay):
    """Emits `started` with the match once the player wants it; nothing is dealt before.

    `last` is what was set up for this game before; its dealing is not used again. `help_wanted` asks for the rules.
    """

    started = Signal(object)
    help_wanted = Signal()

    def __init__(
        self,
        window: QWidget,
        appearance: Appearance,
        kind: TableKind,
        last: NewMatch | None = None,
        your_name: str = "",
        settings: Settings | None = None,
    ) -> None:
        super().__init__(window, appearance, SIZE)
        game = kind.game
        self.kind = kind
        self._preset: Preset = game.presets[0]
        options = self._preset.options
        if last is not None:
            self._preset = next((preset for preset in game.presets if preset.key == last.preset), self._preset)
            options = last.options
        self._options: GameOptions = options
        self._players_option = "players" in specs(game.Options)
        self.presets = PresetBar(game.presets)
        self.form = OptionsForm(options, self._preset.options)
        self.seats = SeatsForm(
            game.seats, list(game.levels), appearance, asking=not self._players_option, your_name=your_name
        )
        if last is not None:
            self.seats.show_players(last.players)
            self.seats.set_seats(len(last.players))
        elif kind.usual_players:
            self.seats.set_seats(kind.usual_players)
        self.deal = DealBox(Dealing.fresh(game.name), appearance, kind.chance_words)
        self.table = kind.option_table() if kind.option_table is not None else None
        self.lobby: Lobby | None = None
        if kind.lobby is not None and settings is not None:
            self.lobby = kind.lobby(LobbyContext(settings, appearance))
            self.lobby.wanted.connect(self._show)
        self.notice = Notice(appearance)
        self.start_button = QPushButton()
        self.start_button.setProperty("role", "default")
        self.start_button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.default_button = self.start_button
        self.card_button = QPushButton()
        self.card_button.setProperty("role", "quiet")
        self.cancel_button = QPushButton()
        self._wrong: QWidget | str | None = None
        self._build()
        self.presets.chosen.connect(self._choose_preset)
        self.form.changed.connect(self._options_changed)
        self.seats.changed.connect(self._check)
        self.deal.changed.connect(self._check)
        self.seats.seats_chosen.connect(self._choose_seats)
        self.start_button.clicked.connect(self._start)
        self.cancel_button.clicked.connect(self.close_overlay)
        self.card_button.clicked.connect(self.show_card)
        self._show_icons()
        appearance.changed.connect(self._show_icons)
        self._show(options)

    def _build(self) -> None:
        line = QFrame()
        line.setProperty("role", "line")
        line.setFixedHeight(1)
        head = QVBoxLayout()
        head.setContentsMargins(SIDE, 10, SIDE, 8)
        head.addWidget(self.presets)
        self.column.insertLayout(1, head)
        self.column.insertWidget(2, line)
        left = QVBoxLayout()
        left.addWidget(self.seats)
        left.addSpacing(20)
        if self.lobby is not None:
            left.addWidget(self.lobby)
            left.addSpacing(20)
        left.addWidget(self.deal)
        if self.table is not None:
            left.addSpacing(20)
            left.addWidget(self.table)
        left.addStretch(1)
        holder = QWidget()
        holder.setFixedWidth(LEFT_WIDTH)
        holder.setLayout(left)
        left.setContentsMargins(0, 0, 0, 0)
        columns = QHBoxLayout()
        columns.setSpacing(GAP)
        columns.addWidget(holder, 0, Qt.AlignmentFlag.AlignTop)
        columns.addWidget(self.form, 1)
        self.body.setContentsMargins(SIDE, 16, SIDE, 12)
        self.body.addLayout(columns)
        warning = QVBoxLayout()
        warning.setContentsMargins(SIDE, 4, SIDE, 8)
        warning.addWidget(self.notice)
        self.column.insertLayout(4, warning)
        self.foot.addWidget(self.card_button)
        self.foot.addStretch(1)
        self.foot.addWidget(self.cancel_button)
        self.foot.addWidget(self.start_button)

    @property
    def options(self) -> GameOptions:
        """The options as they are set; for those who play it, some may come to another value."""
        return self._options

    def seat(self, players: Sequence[Player]) -> None:
        """Seat these players in this order, as many as the game has seats for."""
        seats = self.kind.game.seats
        number = min(len(players), max(seats))
        self.seats.show_players(players)
        if self._players_option:
            self._show(self._options.replace(players=number))
        else:
            self._choose_seats(number)

    def first_focus(self) -> QWidget:
        """Begin at the start button, so that Enter starts; the keys before it are one Shift+Tab away."""
        return self.start_button

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        title = QCoreApplication.translate("games", self.kind.title)
        self.heading.setText(self.tr("New match: {game}").format(game=title))
        self.setAccessibleName(self.heading.text())
        self.card_button.setText(self.tr("Rules card …"))
        self.cancel_button.setText(self.tr("Cancel"))
        self.start_button.setText(self.tr("Start the match"))
        self._check()

    def show_card(self) -> None:
        """Show the rules of the match in words, over this dialog."""
        options, preset = self.kind.card(self._options, self._preset, self.seats.players)
        card = RulesCard(self._window, self._appearance, self.kind.title, options, preset)
        card.help_wanted.connect(self.help_wanted)
        card.open_overlay()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.start_button.isEnabled():
            self._focus_problem()
            event.accept()
        else:
            super().keyPressEvent(event)

    def _show_icons(self) -> None:
        theme = self._appearance.theme
        self.card_button.setIcon(self._appearance.icon("rules", 17, theme.accent_text))
        self.start_button.setIcon(self._appearance.icon("enter", 17, theme.on_accent))

    def _choose_preset(self, preset: Preset) -> None:
        self._preset = preset
        self._show(preset.options)

    def _options_changed(self) -> None:
        before, _ = self.kind.card(self._options, self._preset, self.seats.players)
        changed = {key: self.form.options[key] for key in self.form.options.differences(before)}
        self._show(self._options.replace(**changed))

    def _choose_seats(self, seats: int) -> None:
        self.seats.set_seats(seats)
        self._check()

    def _show(self, options: GameOptions) -> None:
        self._options = options
        if self.table is not None:
            self.table.show_options(options)
        if self._players_option:
            self.seats.set_seats(int(options["players"]))
        self._check()

    def _show_rules(self) -> None:
        """Show what is played by those who sit there now, and how it differs from the preset."""
        played, preset = self.kind.card(self._options, self._preset, self.seats.players)
        self.form.show_options(played, preset.options)
        self.presets.show_preset(self._preset, len(played.differences(preset.options)))

    def _check(self) -> None:
        """Look for problems; the first one is told in a sentence and keeps the match from starting."""
        self._show_rules()
        sentence = ""
        self._wrong = None
        people = sum(player.kind != "bot" for player in self.seats.players)
        if self.lobby is not None:
            self.lobby.setVisible(people > 1)
            self.lobby.show_match(self.options, people)
        problems = self.options.problems(len(self.seats.players))
        if problems:
            first = problems[0]
            sentence = problem_words(first, self.options) or self.kind.refusal(first.reason, {"fields": first.fields})
            self._wrong = first.fields[0] if first.fields else None
        elif found := self.seats.problem():
            sentence, self._wrong = found
        elif self.lobby is not None and people > 1 and (sentence := self.lobby.problem()):
            self._wrong = self.lobby.focus_widget()
        elif self.deal.waits or (sentence := self.deal.problem()):
            self._wrong = self.deal.code
        self.notice.say(sentence)
        if not sentence and self.deal.waits:
            sentence = self.tr("Enter the deal code first.")  # nothing is wrong: said by the button only
        if sentence and self.start_button.hasFocus():
            self._focus_problem()
        self.start_button.setEnabled(not sentence)
        self.start_button.setToolTip(sentence)
        self.start_button.setAccessibleDescription(sentence)

    def _focus_problem(self) -> None:
        """Go to the first field of the problem."""
        if isinstance(self._wrong, str):
            self.form.focus_option(self._wrong)
        elif self._wrong is not None:
            self._wrong.setFocus()

    def _start(self) -> None:
        match = NewMatch(
            self.kind.game,
            self._preset.key,
            self.options,
            self.seats.players,
            self.deal.dealing,
            self.deal.known,
        )
        self.close_overlay()
        self.started.emit(match)
