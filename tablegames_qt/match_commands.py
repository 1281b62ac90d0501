"""What the actions of the window do with the match that is open, and why they cannot be done now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from rules.seats import TABLE
from tablegames_qt.deal_box import grouped
from tablegames_qt.deal_code import code_of
from tablegames_qt.desk import set_up_of

if TYPE_CHECKING:
    from tablegames_qt.game_window import GameWindow
    from tablegames_qt.match_page import MatchPage

COVERED = ("undo", "redo", "hint", "again", "status", "score", "words")
"""What cannot be done while a curtain is down."""


class MatchCommands(QObject):
    """One method an action; undo and redo are those of a tool while one is open."""

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        self._window = window
        deeds: dict[str, Callable[[], None]] = {
            "rules_card": self.show_rules_card,
            "copy_commit": self.copy_commit,
            "copy_code": self.copy_code,
            "verify": self.verify,
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hint,
            "again": self.again,
            "status": self.say_standing,
            "score": self.toggle_score,
            "words": self.toggle_words,
        }
        self.names = tuple(deeds)
        for name, do in deeds.items():
            window.deeds[name].triggered.connect(do)

    def undo(self) -> None:
        """Go back to before the last own decision, and say it when that makes the match practice; or take back the last
        change in a tool or of a draft on the table."""
        if self._window.tool is not None:
            self._window.tool.undo()
            return
        if self._page.table.drafting:
            self._page.table.undo_draft()
            return
        session = self._page.session
        counted = not session.record.practice
        if session.undo() and counted:
            self._window.say(self.tr("Your last decision is taken back. From here on the match is practice."))

    def redo(self) -> None:
        """Take an undo back."""
        if self._window.tool is not None:
            self._window.tool.redo()
        elif self._page.table.drafting:
            self._page.table.redo_draft()
        else:
            self._page.session.redo()

    def hint(self) -> None:
        """Ask the strongest bot; its answer comes by itself."""
        self._page.session.hint()

    def again(self) -> None:
        """Show the last turn again."""
        self._page.again()

    def say_standing(self) -> None:
        """Say how the match stands."""
        self._page.say_standing()

    def show_rules_card(self) -> None:
        """Show the rules of the match in words."""
        from tablegames_qt.rules_card import RulesCard

        window, page = self._window, self._page
        setup = set_up_of(page.session.record, page.kind)
        preset = next(preset for preset in page.kind.game.presets if preset.key == setup.preset)
        options, preset = page.kind.card(setup.options, preset, setup.players)
        card = RulesCard(window, window.services.appearance, page.kind.title, options, preset)
        card.help_wanted.connect(window.commands.show_help)
        window.open_dialog(card)

    def copy_commit(self) -> None:
        """Copy the figures that fix the deals."""
        QGuiApplication.clipboard().setText(grouped(self._page.session.record.dealing.commit))
        self._window.say(self.tr("The figures are copied."))

    def copy_code(self) -> None:
        """Copy the code with which the same deals can be played again."""
        QGuiApplication.clipboard().setText(code_of(self._page.session.record.dealing))
        self._window.say(self.tr("The deal code is copied. It is entered where a match is set up."))

    def verify(self) -> None:
        """Compute the finished match again, before the player's eyes."""
        from tablegames_qt.verify_dialog import VerifyDialog

        window = self._window
        window.open_dialog(VerifyDialog(window, window.services.appearance, self._page.session.record))

    def wish(self, wish: str) -> None:
        """Do what was asked for on the table: open one of its own dialogs, or do what the window does."""
        from tablegames_qt.tables.kind import DialogContext

        page, window = self._page, self._window
        if (make := page.kind.dialogs.get(wish)) is not None:
            context = DialogContext(
                window,
                window.services.appearance,
                page.session.view(),
                page.names,
                page.session.legal(TABLE).why_not,
                page.decide,
            )
            window.open_dialog(make(context))
            return
        of_evening = window.evenings.desk.has(page.session)
        wishes: dict[str, Callable[[], object]] = {
            "new-match": window.evenings.choose_game if of_evening else window.commands.new_match,
            "next-match": self.next_match,
            "verify": self.verify,
            "hurry": self._page.session.hurry,
        }
        wishes[wish]()

    def next_match(self) -> None:
        """Begin another match of the same players, with what the bots have learnt."""
        page = self._window.page
        if page is not None and page.session.outcome is not None:
            if self._window.evenings.desk.has(page.session):
                self._window.evenings.desk.expect()
            self._window.desk.go_on(page.session.match, page.table.plan)

    @property
    def _page(self) -> MatchPage:
        page = self._window.page
        assert page is not None, "the actions of a match are disabled without one"
        return page

    def toggle_score(self) -> None:
        """Open or close the numbers."""
        self._page.show_score(shown=self._window.deeds["score"].isChecked())

    def toggle_words(self) -> None:
        """Open or close the table in words."""
        self._page.show_words(shown=self._window.deeds["words"].isChecked())

    def begin_page(self, page: MatchPage) -> None:
        """Open the docks of a match as the window has room for them."""
        page.score.setVisible(self._window.width() >= page.kind.score_from)
        self.show_docks()

    def show_docks(self) -> None:
        """Let the actions say which docks are open."""
        page = self._window.page
        self._window.deeds["score"].setChecked(page is not None and not page.score.isHidden())
        self._window.deeds["words"].setChecked(page is not None and not page.words.isHidden())

    def why_not(self, name: str) -> str:
        """Return why an action cannot be done now; empty when it can."""
        page, tool = self._window.page, self._window.tool
        if tool is not None:
            able = {
                "undo": (tool.can_undo, self.tr("Nothing was done yet.")),
                "redo": (tool.can_redo, self.tr("Nothing was undone.")),
            }
            possible, reason = able.get(name, (False, self.tr("Not in this tool.")))
            return "" if possible else reason
        if page is None:
            return self.tr("No match is open.")
        session = page.session
        if session.paused and name not in ("rules_card", "words", "score"):
            return self.tr("The game is paused.")
        over = session.outcome is not None
        table = page.table
        if page.covered and name in COVERED:
            return self.tr("The hand is covered.")
        decided = self.tr("You have not decided anything yet.")
        seen = self.tr("Somebody else has seen what followed.")
        reasons: dict[str, tuple[bool, str]] = {
            "undo": (
                table.can_undo_draft if table.drafting else session.can_undo,
                seen if session.shared and not table.drafting else decided,
            ),
            "redo": (
                table.can_redo_draft if table.drafting else session.can_redo,
                self.tr("Nothing was undone."),
            ),
            "hint": (
                page.waits_for_viewer,
                self.tr("The match is over.")
                if over
                else self.tr("Everybody would see the hint.")
                if session.shared
                else self.tr("Hints are for your own turn."),
            ),
            "again": (page.told_a_turn, self.tr("No turn was played yet.")),
            "verify": (over, self.tr("The seed is shown when the match is over.")),
            "copy_code": (over, self.tr("It is shown when the match is over.")),
        }
        possible, reason = reasons.get(name, (True, ""))
        return "" if possible else reason
