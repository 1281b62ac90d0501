"""What the actions of the evening do, and why they cannot be done now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from tablegames_qt.evening.desk import EveningDesk
from tablegames_qt.evening.evening import Evening, EveningError, Played
from tablegames_qt.evening.take_away import TakeAway
from tablegames_qt.evening.unfinished import Unfinished
from tablegames_qt.evening.words import fault_words, lead_words

if TYPE_CHECKING:
    from tablegames_qt.evening.evenings_dialog import EveningEntry
    from tablegames_qt.game_window import GameWindow
    from tablegames_qt.match_page import MatchPage
    from tablegames_qt.new_match import NewMatch
    from tablegames_qt.tables.kind import TableKind, ToolPage

HELP_PAGE = "evening"
"""The page of the help about evenings."""


class EveningCommands(QObject):
    """One method an action; the desk with the evening is its as well."""

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        self._window = window
        self._board: ToolPage | None = None
        self.desk = EveningDesk(window.services.profile, window.kinds, self)
        self.unfinished = Unfinished(window, self.desk)
        self.take_away = TakeAway(window, self.desk)
        self.desk.said.connect(window.say)
        self.desk.opened.connect(self.show_board)
        self.desk.changed.connect(self._changed)
        self.desk.saving.connect(self._show_facts)
        self.desk.listed.connect(self._offer)
        deeds: dict[str, Callable[[], object]] = {
            "evening": self.show_evening,
            "evenings": self.show_list,
            "add_result": partial(self.enter_result, None),
            "copy_board": self.take_away.copy,
            "export_board": self.take_away.export,
        }
        self.names = tuple(deeds)
        for name, do in deeds.items():
            window.deeds[name].triggered.connect(_without_state(do))

    @property
    def on_board(self) -> bool:
        """Whether the board of the evening is what the window shows."""
        return self._window.tool is not None and self._window.tool is self._board

    def why_not(self, name: str) -> str:
        """Return why an action cannot be done now; empty when it can."""
        if name == "evening":
            return self.tr("It is open.") if self.on_board else ""
        if name == "evenings":
            return ""
        return "" if self.on_board else self.tr("Open the evening first.")

    def number_words(self) -> str:
        """Return which evening it is."""
        evening = self.desk.evening
        return self.tr("Evening {number}").format(number=evening.number) if evening is not None else ""

    def saved_words(self) -> str:
        """Return whether the evening is on disk."""
        return self.tr("Saved") if self.desk.on_disk else self.tr("Saving …")

    # The evening -----------------------------------------------------------------------------------------------------

    def show_evening(self) -> None:
        """Show the board of the evening: the one of now, else the last one saved, else begin one."""
        if self.desk.evening is not None:
            self.show_board()
        elif (saved := next((each for each in self.desk.saved if each.content is not None), None)) is not None:
            self.desk.open(saved.slot)
        else:
            self.begin()

    def show_board(self) -> None:
        """Show the board of the evening of now."""
        window = self._window
        if self.desk.evening is None or self.on_board:
            return
        from tablegames_qt.evening.page import EveningPage

        self._board = page = EveningPage(window.services, self.desk)
        page.match_wanted.connect(self.choose_game)
        page.people_wanted.connect(self.change_people)
        page.result_wanted.connect(self.enter_result)
        page.delete_wanted.connect(self.delete_result)
        page.go_on_wanted.connect(self.unfinished.go_on)
        window.open_tool(page, self.desk.evening.title)
        self.unfinished.offer()
        window.status.say(lead_words(self.desk.evening))

    def show_list(self) -> None:
        """Show all saved evenings, or begin the first one."""
        from tablegames_qt.evening.evenings_dialog import EveningsDialog

        if not self.desk.saved:
            self.begin()
            return
        window = self._window
        dialog = EveningsDialog(window, window.services.appearance, self.desk.saved, can_delete=not self.desk.read_only)
        dialog.continue_wanted.connect(self._continue)
        dialog.delete_wanted.connect(self._delete)
        dialog.new_wanted.connect(self.begin)
        window.open_dialog(dialog)

    def _continue(self, entry: EveningEntry) -> None:
        self.desk.open(entry.saved.slot)

    def _delete(self, entry: EveningEntry) -> None:
        self.desk.delete(entry.saved.slot)

    def begin(self) -> None:
        """Ask who plays, and begin an evening."""
        from tablegames_qt.evening.evening_dialog import EveningDialog
        from tablegames_qt.evening.people_form import Entrant, offered

        window = self._window
        before = self.desk.evening or next((each.content for each in self.desk.saved if each.content), None)
        if before is not None:
            entrants = [Entrant(0, person.name, person.mark, person.level) for person in before.here]
        else:
            entrants = offered(window.services.settings.player_name)
        dialog = EveningDialog(
            window, window.services.appearance, self.desk.games, entrants, number=self.desk.next_number()
        )
        dialog.accepted.connect(self._begun)
        window.open_dialog(dialog)

    def _begun(self, evening: Evening) -> None:
        self.desk.begin(evening)
        self.show_board()

    def change_people(self) -> None:
        """Change name, people, points and series of the evening."""
        from tablegames_qt.evening.evening_dialog import EveningDialog

        window, evening = self._window, self.desk.evening
        if evening is not None:
            dialog = EveningDialog(window, window.services.appearance, self.desk.games, evening=evening)
            dialog.accepted.connect(self.desk.change)
            window.open_dialog(dialog)

    def _changed(self) -> None:
        window = self._window
        if self.desk.evening is None and self.on_board:
            window.close_tool()
        self._offer()
        self.unfinished.offer()
        self._show_facts()
        window.commands.refresh()

    def _offer(self) -> None:
        """Have the home screen offer the evening of now, or the last one."""
        last = self.desk.evening or next((each.content for each in self.desk.saved if each.content), None)
        self._window.home.show_evening(last.title if last is not None else "")

    def _show_facts(self) -> None:
        if self.on_board:
            self._window.show_facts()

    def attend(self, page: MatchPage) -> None:
        """Lead back from a match of the evening to its board once the match is over."""
        from tablegames_qt.evening.way_back import WayBack

        if self.desk.has(page.session):
            WayBack(page, self.desk).wanted.connect(self.show_board)

    # Results ---------------------------------------------------------------------------------------------------------

    def enter_result(self, number: int | None) -> None:
        """Ask for a result, or for the right one in the place of a wrong one."""
        from tablegames_qt.evening.result_dialog import ResultDialog

        window, evening = self._window, self.desk.evening
        if evening is None:
            return
        before = None if number is None else evening.result(number)
        dialog = ResultDialog(window, window.services.appearance, self.desk.games, evening, before)
        dialog.accepted.connect(self._entered)
        dialog.deleted.connect(self.delete_result)
        window.open_dialog(dialog)

    def _entered(self, played: Played) -> None:
        evening = self.desk.evening
        assert evening is not None
        try:
            changed = evening.corrected(played.number, played) if played.number else evening.with_played(played)
        except EveningError as fault:
            self._window.say(fault_words(fault.reason))
            return
        self.desk.change(changed)
        self._window.say(lead_words(changed))

    def delete_result(self, number: int) -> None:
        """Take a result off the board; an undo brings it back."""
        evening = self.desk.evening
        assert evening is not None
        self.desk.change(evening.without(number))
        self._window.say(self.tr("The result is deleted. Undo brings it back."))

    # Matches ---------------------------------------------------------------------------------------------------------

    def choose_game(self) -> None:
        """Ask which game is played next; the series has its next one ready."""
        from tablegames_qt.evening.game_dialog import GameDialog

        window, evening = self._window, self.desk.evening
        if evening is None:
            return
        dialog = GameDialog(window, window.services.appearance, list(window.kinds.values()), evening)
        dialog.chosen.connect(self.set_up)
        window.open_dialog(dialog)

    def set_up(self, kind: TableKind) -> None:
        """Set up a match with the people of the evening on its seats."""
        from tablegames_qt.setup_dialog import SetupDialog

        window, services = self._window, self._window.services
        last = window.desk.last(kind)
        dialog = SetupDialog(
            window, services.appearance, kind, last, your_name=services.settings.player_name, settings=services.settings
        )
        dialog.seat(self.desk.players(kind))
        dialog.started.connect(partial(self.show_card, kind))
        dialog.help_wanted.connect(window.commands.show_help)
        window.projector.set_next(lambda: QCoreApplication.translate("games", kind.title))
        dialog.closed.connect(lambda: window.projector.set_next(str))
        window.open_dialog(dialog)

    def show_card(self, kind: TableKind, new: NewMatch) -> None:
        """Show the rules of a match that has been set up, here and on the projector, until the host goes on."""
        from tablegames_qt.evening.card_page import CardPage

        window = self._window
        page = CardPage(window.services, kind, new)
        page.go.connect(self._start)
        page.left.connect(self.show_board)
        window.open_tool(page, QCoreApplication.translate("games", kind.title))

    def _start(self, new: NewMatch) -> None:
        self.desk.expect()
        self._window.desk.begin(new)


def _without_state(do: Callable[[], object]) -> Callable[[], None]:
    """Return a slot that does something and does not ask whether the action is checked."""

    def slot() -> None:
        do()

    return slot
