"""The tray of a table that several people share: it serves whoever is to do something."""

from __future__ import annotations

from collections.abc import Sequence

from rules.seats import Seat
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.tables.chinos import phrases
from tablegames_qt.tables.chinos.tray import Tray


class OpenTray(Tray):
    """A tray that is nobody's: `seat` changes with whose turn it is, and no coins lie in it that are not open."""

    def show_caller(self, line: str, words: str, *, active: bool) -> None:
        """Show at an open table who is to do something, with words about the fist."""
        self.begin(line, active=active)
        self._own.say(words)
        self._own.setVisible(True)

    def show_numbers(self, chosen: int | None, *, least: int = 0) -> None:
        """Show the buttons 0 to 3 large, for the coins of one fist; numbers below `least` say why they cannot be."""
        for coins, rect in enumerate(self._geometry.numbers()):
            button = self.pad[coins]
            reason = phrases.refusal("blanca-not-allowed", {}) if coins < least else ""
            button.put_rect(rect)
            button.repeats = True  # one player after the other may show the same
            button.show_words(str(coins), "", reason, chosen=coins == chosen)
            button.setVisible(True)

    def show_entries(self, names: Sequence[tuple[Seat, str, str]], selected: Seat | None) -> None:
        """Show a button for each of some seats, with what is entered for it in words and as a figure."""
        places = self._geometry.entries(len(names))
        for (seat, word, figure), rect in zip(names, places, strict=True):
            button = self.seats[seat]
            button.put_rect(rect)
            button.show_words(short_name(self._names[seat]), word, "", chosen=seat == selected, beside=figure)
            button.setVisible(True)

    def show_heading(self, heading: str, *, left: float | None = None) -> None:
        """Say what is asked here; `left` where it does not begin with the pad."""
        corner = self._geometry.pad_title
        corner.setX(corner.x() if left is None else left)
        self._heading.put(corner, self._geometry.side.right() - corner.x())
        self._heading.say(heading)
        self._heading.setVisible(True)

    def show_step(self, text: str, help_text: str, *, enabled: bool) -> None:
        """Show the large button with what it does, and words under it."""
        self.confirm.say(text)
        self.confirm.set_enabled(on=enabled)
        self.confirm.setVisible(True)
        self._help.say(help_text)
        self._help.setVisible(True)
