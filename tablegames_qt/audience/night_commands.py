"""What the entries of the menu Night about the projector do, and why they cannot be done now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAction, QKeySequence

from tablegames_qt.audience.screen_dialog import ScreenDialog
from tablegames_qt.audience.trouble_band import TroubleBand

if TYPE_CHECKING:
    from tablegames_qt.game_window import GameWindow

HELP_PAGE = "game_night"


class NightCommands(QObject):
    """One method an action; the band under the tool bar is its as well."""

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        self._window = window
        self._projector = window.projector
        self.band = TroubleBand()
        self._trouble = ""
        self._cover = ""
        self._covers = False
        """Whether hands lie face down only because this window is on the audience's screen."""
        deeds: dict[str, Callable[[], object]] = {
            "audience": self._projector.toggle,
            "screen": self.choose_screen,
            "swap": self._projector.swap,
            "blank": partial(self._projector.toggle_blank, "black"),
            "blank_white": partial(self._projector.toggle_blank, "white"),
            "freeze": self._projector.toggle_frozen,
            "margin": partial(self._turn, "safe_margin"),
            "bright": partial(self._turn, "audience_bright"),
        }
        self.names = tuple(deeds)
        for name, do in deeds.items():
            window.deeds[name].triggered.connect(_without_state(do))
        window.deeds.rooms.triggered.connect(self._choose_room)
        keyed = ("audience", "blank", "blank_white", "freeze")
        self._projector.keys = [window.deeds[name] for name in keyed]
        self._projector.changed.connect(self.follow)
        self._projector.said.connect(window.say)

    def choose_screen(self) -> None:
        """Show the screens to choose from."""
        window = self._window
        window.open_dialog(ScreenDialog(window, window.services, self._projector))

    def use_curtain(self) -> None:
        """Cover the hands: with the curtain where several people play here, face down where one does."""
        page, settings = self._window.page, self._window.services.settings
        self._projector.forget_trouble()
        if page is not None and page.hot_seat is not None:
            page.hot_seat.leave()
            page.setFocus()
        else:
            settings.anti_peek = True
            self._window.say(self.tr("Your hand lies face down. Point at a card, or hold Space, to see it."))

    def _cover_while_exposed(self) -> None:
        """Let no hand be seen while this window is on the audience's screen. The curtain sees to itself."""
        settings = self._window.services.settings
        exposed = self._trouble == "exposed"
        if exposed and not settings.anti_peek:
            self._covers = True
            settings.anti_peek = True
        elif not exposed and self._covers:
            self._covers = False
            settings.anti_peek = False

    def how_to_extend(self) -> None:
        """Show the page of the help that says how a projector is connected."""
        self._window.show_help(HELP_PAGE)

    def why_not(self, name: str) -> str:
        """Return why an action cannot be done now; empty when it can."""
        projector = self._projector
        if name in ("blank", "blank_white", "freeze", "swap") and not projector.open:
            return self.tr("The audience window is not open.")
        if name == "swap" and len(projector.screens.all()) < 2:
            return self.tr("There is one screen only.")
        return ""

    def refresh(self) -> None:
        """Let the actions say what is on."""
        deeds, settings, window = self._window.deeds, self._window.services.settings, self._projector.window
        checked = {
            "audience": window is not None,
            "blank": window is not None and window.blank == "black",
            "blank_white": window is not None and window.blank == "white",
            "freeze": window is not None and window.frozen,
            "margin": settings.safe_margin,
            "bright": settings.audience_bright,
        }
        for name, on in checked.items():
            deeds[name].setChecked(on)
        for action in deeds.rooms.actions():
            action.setChecked(action.data() == settings.room)

    def follow(self) -> None:
        """Show what is wrong with the projector, and let the match stand still while its screen is away."""
        trouble, page = self._projector.trouble, self._window.page
        if page is not None:
            page.set_paused(on=trouble == "lost")
        if trouble != self._trouble:
            self._trouble = trouble
            self._cover_while_exposed()
            self._show_band()
        self._window.commands.refresh()
        self.mark_cover()
        if self._cover != self._hiding:
            self._cover = self._hiding
            said = self._window.status.projector.text() or self.tr("The audience sees the game again.")
            if self._projector.open:
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window, said))

    @property
    def _hiding(self) -> str:
        return self._projector.window.cover if self._projector.window is not None else ""

    def mark_cover(self) -> None:
        """Show in the status line as long as it lasts that the audience sees nothing, or nothing new, and how it ends.

        In full screen, where there is no status line, it has one while this is so.
        """
        words, name = {
            "black": (self.tr("Projector: black"), "blank"),
            "white": (self.tr("Projector: white"), "blank_white"),
            "frozen": (self.tr("Projector: frozen"), "freeze"),
        }.get(self._hiding, ("", ""))
        again = self.tr("{keys} shows the game to the audience again.")
        keys = self._window.deeds[name].shortcut().toString(QKeySequence.SequenceFormat.NativeText) if name else ""
        self._window.status.say_projector(words, again.format(keys=keys) if words else "")
        self._window.full_screen.keep(self._window.status, shown=bool(words))

    def _show_band(self) -> None:
        offers: list[tuple[Callable[[], str], Callable[[], None]]] = []
        if not self._trouble:
            self.band.calm()
            if self._window.page is not None:
                self._window.page.view.setFocus()
                self._window.page.say_again()
            else:
                self._window.status.say("")
            return
        if self._trouble == "lost":
            offers.append((self._continue_words, self._projector.forget_trouble))
        elif self._trouble == "exposed":
            offers.append((self._back_words, self._projector.bring_host_back))
        else:
            offers.append((self._curtain_words, self.use_curtain))
            offers.append((self._extend_words, self.how_to_extend))
            offers.append((self._close_words, self._projector.forget_trouble))
        self.band.show_trouble(self.sentence, offers)
        self._window.status.say(self.sentence())
        if self.band.buttons:
            self.band.buttons[0].setFocus()

    def sentence(self) -> str:
        """Say what is wrong; empty when nothing is."""
        if self._trouble == "lost" and self._window.page is None:
            return self.tr("Projector lost. It is used again when it comes back.")
        return {
            "lost": self.tr("Projector lost. The game is paused."),
            "mirrored": self.tr("Your projector mirrors this screen: hands would be seen."),
            "exposed": self.tr("This window is on the projector’s screen: hands would be seen."),
        }.get(self._trouble, "")

    def _continue_words(self) -> str:
        return self.tr("Continue here") if self._window.page is not None else self._close_words()

    def _curtain_words(self) -> str:
        return self.tr("Use the curtain")

    def _back_words(self) -> str:
        return self.tr("Bring it back")

    def _extend_words(self) -> str:
        return self.tr("How to extend")

    def _close_words(self) -> str:
        return QCoreApplication.translate("NightCommands", "Close")

    def _turn(self, name: str) -> None:
        settings = self._window.services.settings
        settings.set_value(name, not settings.value(name))

    def _choose_room(self, action: QAction) -> None:
        self._window.services.settings.room = action.data()


def _without_state(do: Callable[[], object]) -> Callable[[], None]:
    """An action tells whether it is checked; what it does here asks for nothing."""

    def done() -> None:
        do()

    return done
