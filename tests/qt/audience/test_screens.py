"""A screen is known again by what it is, not by its number."""

from __future__ import annotations

import dataclasses

import pytest

from tablegames_qt.audience.screens import ScreenIdentity, read
from tablegames_qt.settings import DECLARED

BEAMER = ScreenIdentity("HDMI-1", "Acme", "Acme Bright 3", "Ü 42", 1024, 768)


def test_what_is_written_is_read_again_and_fits_the_settings() -> None:
    assert read(BEAMER.written()) == BEAMER
    assert DECLARED["audience_screen"].accepts(BEAMER.written())


@pytest.mark.parametrize("text", ["", "nonsense", "[1, 2]", "{}", '["a","b","c","d","5",6]', "null", "[[]]"])
def test_what_is_not_a_screen_is_none(text: str) -> None:
    assert read(text) is None


def test_a_screen_in_another_socket_or_with_another_size_is_the_same() -> None:
    assert BEAMER.likeness(BEAMER) == 3
    assert dataclasses.replace(BEAMER, name="DP-2", width=1920, height=1080).likeness(BEAMER) == 2
    assert dataclasses.replace(BEAMER, serial="43").likeness(BEAMER) == 0


def test_without_a_serial_number_the_socket_decides() -> None:
    nameless = dataclasses.replace(BEAMER, serial="")
    assert dataclasses.replace(nameless, width=800).likeness(nameless) == 1
    assert dataclasses.replace(nameless, name="DP-2", width=800).likeness(nameless) == 0


def test_a_screen_is_called_by_its_make() -> None:
    assert BEAMER.title == "Acme Bright 3"
    assert ScreenIdentity("eDP-1", "", "", "", 10, 10).title == "eDP-1"
    assert ScreenIdentity("eDP-1", "Acme", "P 12", "", 10, 10).title == "Acme P 12"
