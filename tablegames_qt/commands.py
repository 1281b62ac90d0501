"""What the actions of the window do, and why they cannot be done now."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QUrl
from PySide6.QtGui import QAction, QDesktopServices, QGuiApplication

from rules.seats import TABLE
from tablegames_qt.actions import DEEDS
from tablegames_qt.deal_box import grouped
from tablegames_qt.deal_code import code_of
from tablegames_qt.desk import set_up_of
from tablegames_qt.saved_entry import SavedEntry

if TYPE_CHECKING:
    from tablegames_qt.game_window import GameWindow
    from tablegames_qt.match_page import MatchPage
    from tablegames_qt.tables.kind import TableKind

COVERED = ("undo", "redo", "hint", "again", "status", "score", "words")
"""What cannot be done while a curtain is down."""


class Commands(QObject):
    """One method an action; `refresh` says which of them can be done."""

    names = tuple(DEEDS)

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        self._window = window
        deeds: dict[str, Callable[[], None]] = {
            "new": self.new_match,
            "home": self.go_home,
            "open": self.open_file,
            "rules_card": self.show_rules_card,
            "copy_commit": self.copy_commit,
            "copy_code": self.copy_code,
            "keeper": window.show_keeper,
            "tool": self.show_tool,
            "verify": self.verify,
            "settings": self.show_settings,
            "quit": self.leave,
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hint,
            "again": self.again,
            "status": self.say_standing,
            "score": self.toggle_score,
            "words": self.toggle_words,
            "full_screen": self.toggle_full_screen,
            "help": self.show_help,
            "about": self.show_about,
        }
        for name, do in deeds.items():
            window.deeds[name].triggered.connect(do)
        window.deeds.speeds.triggered.connect(self._choose_speed)

    # The match -------------------------------------------------------------------------------------------------------

    def new_match(self) -> None:
        """Set up a match of the game in play, or of the one chosen on the home screen."""
        page = self._window.page
        self.set_up(page.kind if page is not None else self._window.home.chosen_game().load())

    def set_up(self, kind: TableKind) -> None:
        """Set up a match of a game."""
        from tablegames_qt.setup_dialog import SetupDialog

        window = self._window
        services = window.services
        dialog = SetupDialog(
            window,
            services.appearance,
            kind,
            window.desk.last(kind),
            your_name=services.settings.player_name,
            settings=services.settings,
        )
        dialog.started.connect(window.desk.begin)
        dialog.help_wanted.connect(self.show_help)
        window.projector.set_next(lambda: QCoreApplication.translate("games", kind.title))
        dialog.closed.connect(lambda: window.projector.set_next(str))
        window.open_dialog(dialog)

    def go_home(self) -> None:
        """Leave a tool for the match under it, or anything for the home screen."""
        if self._window.tool is not None and self._window.page is not None:
            self._window.close_tool()
        else:
            self._window.show_home()

    def show_tool(self) -> None:
        """Show the tool of the game in play, or the first there is."""
        window = self._window
        fronts = [front for front in window.kinds.fronts if front.tool]
        page = window.page
        window.show_tool(page.kind.front if page is not None and page.kind.front.tool else fronts[0])

    def open_file(self) -> None:
        """Ask for a file and go on with its match; first where matches that are not over are kept."""
        from tablegames_qt.file_dialog import OpenDialog

        profile = self._window.services.profile
        dialog = OpenDialog(
            self._window,
            self.tr("Open a saved match"),
            profile.saves.saves if profile.saves.saves.is_dir() else profile.folder,
            self.tr("Matches (*.tgr *.tgr.*);;All files (*)"),
        )
        dialog.fileSelected.connect(self._open_chosen)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _open_chosen(self, path: str) -> None:
        self._window.desk.open_file(Path(path))

    def show_saves(self) -> None:
        """Show all saved matches."""
        from tablegames_qt.saves_dialog import SavesDialog

        window = self._window
        lasting = not window.services.profile.read_only
        dialog = SavesDialog(window, window.services.appearance, window.entries, can_delete=lasting)
        dialog.continue_wanted.connect(window.resume)
        dialog.delete_wanted.connect(lambda entry: window.desk.delete(entry.saved.slot))
        dialog.file_wanted.connect(self.show_file)
        window.open_dialog(dialog)

    def show_file(self, entry: SavedEntry) -> None:
        """Show the folder of a saved match in the system's file manager."""
        folder = entry.saved.path.parent
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self._window.say(self.tr("The file is {path}.").format(path=entry.saved.path))

    def leave(self) -> None:
        """Close the window; the match is saved."""
        self._window.close()

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
        card = RulesCard(window, window.services.appearance, page.kind.title, setup.options, preset)
        card.help_wanted.connect(self.show_help)
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
        wishes: dict[str, Callable[[], object]] = {
            "new-match": self.new_match,
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

    # The window ------------------------------------------------------------------------------------------------------

    def show_settings(self) -> None:
        """Show the settings, with those of the game in play, or of all games."""
        from tablegames_qt.settings_dialog import SettingsDialog

        window = self._window
        kinds = [window.page.kind] if window.page is not None else list(window.kinds.values())
        window.open_dialog(SettingsDialog(window, window.services, kinds))

    def show_help(self) -> None:
        """Show the help of the tool that is open, or the rules of the game that is set up, in play or chosen."""
        from tablegames_qt.setup_dialog import SetupDialog

        window = self._window
        front = window.page.kind.front if window.page is not None else window.home.chosen_game()
        page = window.tool.help_page if window.tool is not None else ""
        for overlay in window.overlays():
            if isinstance(overlay, SetupDialog):
                front, page = overlay.kind.front, ""
        window.show_help(page or front.name)

    def show_about(self) -> None:
        """Say what the program is."""
        from tablegames_qt.about_dialog import AboutDialog

        window = self._window
        window.open_dialog(AboutDialog(window, window.services.appearance))

    def toggle_score(self) -> None:
        """Open or close the numbers."""
        self._page.show_score(shown=self._window.deeds["score"].isChecked())

    def toggle_words(self) -> None:
        """Open or close the table in words."""
        self._page.show_words(shown=self._window.deeds["words"].isChecked())

    def toggle_full_screen(self) -> None:
        """Go into full screen or back."""
        self._window.full_screen.set_on(on=not self._window.full_screen.on)

    def begin_page(self, page: MatchPage) -> None:
        """Open the docks of a match as the window has room for them."""
        page.score.setVisible(self._window.width() >= page.kind.score_from)
        self.show_docks()

    def show_docks(self) -> None:
        """Let the actions say which docks are open."""
        page = self._window.page
        self._window.deeds["score"].setChecked(page is not None and not page.score.isHidden())
        self._window.deeds["words"].setChecked(page is not None and not page.words.isHidden())

    def table_key(self, key: str) -> bool:
        """Do what a single key on the table stands for; a disabled action says why. False for other keys."""
        action = self._window.deeds.of_table_key(key)
        if action is None:
            return False
        if action.isEnabled():
            action.trigger()
        else:
            self._window.say(self._window.deeds.reason(action.objectName()))
        return True

    def _choose_speed(self, action: QAction) -> None:
        self._window.services.settings.speed = action.data()

    def refresh(self) -> None:
        """Enable what can be done, and give the reason for what cannot."""
        window, deeds = self._window, self._window.deeds
        busy = self.tr("Close the dialog first.") if window.overlays() else ""
        night = window.night
        for name in self.names:
            if name in night.names:
                deeds.allow(name, night.why_not(name) or (busy if name == "screen" else ""))
            elif name in window.evenings.names:
                deeds.allow(name, busy or window.evenings.why_not(name))
            elif name in window.sharing.names:
                deeds.allow(name, (busy if name == "latecomer" else "") or window.sharing.why_not(name))
            else:
                deeds.allow(name, "" if name in ("help", "full_screen") else busy or self._why_not(name))
        night.refresh()
        window.sharing.refresh()
        deeds["full_screen"].setChecked(window.full_screen.on)
        for action in deeds.speeds.actions():
            action.setChecked(action.data() == window.services.settings.speed)
        window.tools.show_speed()

    def _why_not(self, name: str) -> str:
        page, tool = self._window.page, self._window.tool
        if name in ("new", "open", "keeper", "settings", "quit", "about"):
            return ""
        if name == "tool":
            some = any(front.tool for front in self._window.kinds.fronts)
            if tool is not None:
                return self.tr("It is open.")
            return "" if some else self.tr("No game here has one.")
        if tool is not None:
            able = {"home": True, "undo": tool.can_undo, "redo": tool.can_redo}.get(name, False)
            return "" if able else self.tr("Not in this tool.")
        if page is None:
            return self.tr("You are at home.") if name == "home" else self.tr("No match is open.")
        session = page.session
        if session.paused and name not in ("home", "rules_card", "words", "score"):
            return self.tr("The game is paused.")
        over = session.outcome is not None
        table = page.table
        if page.covered and name in COVERED:
            return self.tr("The hand is covered.")
        decided = self.tr("You have not decided anything yet.")
        seen = self.tr("Where several people play nothing is taken back: somebody has seen what followed.")
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
                else self.tr("Everybody would see it: a hint knows the hand it is for.")
                if session.shared
                else self.tr("Hints are for your own turn."),
            ),
            "again": (page.told_a_turn, self.tr("No turn was played yet.")),
            "verify": (over, self.tr("The seed is shown when the match is over.")),
            "copy_code": (over, self.tr("The code holds the seed, which is shown when the match is over.")),
        }
        possible, reason = reasons.get(name, (True, ""))
        return "" if possible else reason
