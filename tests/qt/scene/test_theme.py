"""The contrast figures that the look promises, for every felt."""

from __future__ import annotations

import itertools
import sys

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QIcon
from PySide6.QtWidgets import QApplication

from tablegames_qt import theme
from tablegames_qt.theme import THEMES, Theme


def luminance(colour: QColor) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(one: QColor, other: QColor, *, stray: float = 0.0) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    low, high = ((value + stray) / (1 + stray) for value in (low, high))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("shown", THEMES.values(), ids=THEMES)
def test_text_is_readable_on_every_felt_and_panel(shown: Theme) -> None:
    felts = (shown.felt_hi, shown.felt_lo)
    chrome = (shown.bar, shown.bar_2, shown.panel, shown.panel_2)
    assert min(contrast(shown.ink, ground) for ground in felts) >= 7
    assert min(contrast(shown.ink, ground) for ground in chrome) >= 7
    assert contrast(shown.ink, shown.field) >= 7
    for second in (shown.ink_2, shown.ink_3, shown.accent_text):
        assert min(contrast(second, ground) for ground in (*felts, *chrome)) >= 4.5
    assert min(contrast(shown.accent, ground) for ground in felts) >= 3
    assert contrast(shown.on_accent, shown.accent) >= 4.5
    assert contrast(shown.fault, QColor("#FFFFFF")) >= 4.5
    assert min(contrast(shown.focus, ground) for ground in felts) >= 3
    assert contrast(shown.focus, shown.focus_inner) >= 3


@pytest.mark.parametrize("shown", THEMES.values(), ids=THEMES)
def test_the_audience_reads_in_a_lit_room(shown: Theme) -> None:
    projected = shown.for_audience()
    for ground in (projected.felt_hi, projected.felt_lo):
        assert contrast(projected.ink, ground, stray=0.1) >= 4.5
        assert contrast(projected.ink, ground) >= 7


def test_green_has_the_figures_of_the_design() -> None:
    green = THEMES["green"]
    assert contrast(green.ink, green.felt_hi) == pytest.approx(9.9, abs=0.1)
    assert contrast(green.ink_2, green.felt_hi) == pytest.approx(7.4, abs=0.1)
    assert contrast(green.accent, green.felt_hi) == pytest.approx(6.1, abs=0.1)


def test_named_weights_of_the_interface_font(qapp: QApplication) -> None:
    family = theme.load_fonts()
    if family != "Inter":
        pytest.skip("the font package is not installed; the system font is used")
    widths = [QFontMetricsF(theme.ui_font(weight, 40)).horizontalAdvance("Hamburg") for weight in (400, 500, 600, 700)]
    assert widths == sorted(set(widths)), "each weight is a cut of its own, not a thickened regular"
    assert QFontInfo(theme.ui_font(600, 40)).weight() == 600


@pytest.mark.parametrize("cap", [12, 23, 32, 65])
def test_px_for_cap_reaches_the_cap_height_and_no_more(qapp: QApplication, cap: int) -> None:
    size = theme.px_for_cap(cap, 700)
    share = QFontMetricsF(theme.ui_font(700, 200)).capHeight() / 200
    assert size * share >= cap > (size - 1) * share


def test_felt_is_dithered(qapp: QApplication) -> None:
    image = theme.felt_pixmap(THEMES["green"], QSize(400, 300), 1.5).toImage()
    assert (image.width(), image.height()) == (600, 450)
    row = [image.pixelColor(x, 200).green() for x in range(200, 400)]
    steps = sum(left != right for left, right in itertools.pairwise(row))
    assert steps > 40, "a plain 8-bit gradient would change a few times only"
    assert max(row) - min(row) <= 20, "the grain is fine"


@pytest.mark.parametrize("shown", THEMES.values(), ids=THEMES)
def test_style_sheet_fills_every_token(qapp: QApplication, shown: Theme) -> None:
    sheet = theme.stylesheet(shown)
    assert "$" not in sheet and sheet.count("{") == sheet.count("}")


def test_an_icon_takes_on_a_colour_and_is_faint_when_disabled(qapp: QApplication) -> None:
    colour = THEMES["green"].accent
    image = theme.icon_pixmap("undo", colour, 24, 2.0).toImage()
    assert (image.width(), image.devicePixelRatio()) == (48, 2.0)
    seen = {
        image.pixelColor(x, y).name() for x in range(48) for y in range(48) if image.pixelColor(x, y).alpha() == 255
    }
    assert seen == {colour.name()}
    made = theme.icon("undo", colour, 24)
    strongest = [
        max(picture.pixelColor(x, y).alpha() for x in range(picture.width()) for y in range(picture.height()))
        for picture in (made.pixmap(24, mode).toImage() for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled))
    ]
    assert strongest[0] == 255
    assert 100 < strongest[1] < 130


def test_an_unknown_icon_is_an_error(qapp: QApplication) -> None:
    with pytest.raises(OSError, match="no-such-icon"):
        theme.icon_pixmap("no-such-icon", THEMES["green"].ink, 24, 1.0)


def test_without_the_font_package_the_systems_font_is_used(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    theme.load_fonts.cache_clear()
    monkeypatch.setitem(sys.modules, "fontpkg_inter", None)
    assert theme.load_fonts() == QFont().family()
    monkeypatch.undo()
    theme.load_fonts.cache_clear()
    assert theme.load_fonts()
