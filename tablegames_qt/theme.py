"""Colours, type, felt and icons: every token of the look that is not a length.

Lengths live with what they measure: in the scene as shares of its height, in widgets in the style sheet.
"""

from __future__ import annotations

import array
import functools
import importlib.resources
import json
import math
import random
from dataclasses import dataclass, replace

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QIcon,
    QImage,
    QPainter,
    QPalette,
    QPixmap,
    QRadialGradient,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

from tablegames_qt.sheet import SHEET


@dataclass(frozen=True, eq=False)
class Theme:
    """One table theme. Colours with alpha are meant to be laid over the felt or a panel.

    `outline_factor` multiplies outline widths, `shadow_factor` the alpha of baked shadows, `wash` is the share of
    felt laid over a piece that is not meant now. `edged_pieces`: each piece gets a thin dark edge, as on pale felt.
    """

    name: str
    felt_hi: QColor
    felt_lo: QColor
    audience_felt_hi: QColor
    audience_felt_lo: QColor
    ink: QColor
    ink_2: QColor
    ink_3: QColor
    accent: QColor
    accent_text: QColor
    on_accent: QColor
    bar: QColor
    bar_2: QColor
    panel: QColor
    panel_2: QColor
    inset: QColor
    place_line: QColor
    hairline: QColor
    button: QColor
    button_edge: QColor
    field: QColor
    fault: QColor
    card_red: QColor
    card_ink: QColor
    chosen: QColor
    on_chosen: QColor
    chosen_edge: QColor
    focus: QColor
    focus_inner: QColor
    veil: QColor
    outline_factor: float = 1.0
    shadow_factor: float = 1.0
    wash: float = 0.36
    bright: bool = False
    edged_pieces: bool = False

    def for_audience(self) -> Theme:
        """This theme as it goes to a projector: darker felt, lighter second inks (design contrast of 4.5 in a lit room)."""
        if self.bright:
            return self
        return replace(
            self,
            felt_hi=self.audience_felt_hi,
            felt_lo=self.audience_felt_lo,
            ink_2=QColor("#E4F0EA"),
            accent_text=QColor("#FFDB94"),
        )


def _over(colour: str, percent: float) -> QColor:
    result = QColor(colour)
    result.setAlphaF(percent / 100)
    return result


def _felt(name: str, hi: str, lo: str, audience: tuple[str, str], chrome: tuple[str, str, str, str, str]) -> Theme:
    """A dark theme. Chrome is bar, second bar, panel, box in a panel, field; the inks are the same on every felt."""
    bar, bar_2, panel, panel_2, field = chrome
    return Theme(
        name=name,
        felt_hi=QColor(hi),
        felt_lo=QColor(lo),
        audience_felt_hi=QColor(audience[0]),
        audience_felt_lo=QColor(audience[1]),
        ink=QColor("#FFFFFF"),
        ink_2=QColor("#D2E3DB"),
        ink_3=QColor("#A4C2B5"),
        accent=QColor("#FFC24B"),
        accent_text=QColor("#FFD584"),
        on_accent=QColor("#2B1D00"),
        bar=QColor(bar),
        bar_2=QColor(bar_2),
        panel=QColor(panel),
        panel_2=QColor(panel_2),
        inset=_over("#000000", 17),
        place_line=_over("#FFFFFF", 42),
        hairline=_over("#FFFFFF", 10),
        button=_over("#FFFFFF", 10),
        button_edge=_over("#FFFFFF", 28),
        field=QColor(field),
        fault=QColor("#B3122D"),
        card_red=QColor("#C8102E"),
        card_ink=QColor("#1B2033"),
        chosen=QColor("#FFFFFF"),
        on_chosen=QColor("#14181A"),
        chosen_edge=QColor("#FFFFFF"),
        focus=QColor("#FFFFFF"),
        focus_inner=QColor("#0A2A21"),
        veil=_over("#04120E", 64),
    )


THEMES: dict[str, Theme] = {
    theme.name: theme
    for theme in (
        _felt(
            "green",
            "#134C3C",
            "#0A3328",
            ("#0F4031", "#082B21"),
            ("#0D1F1A", "#11271F", "#0E2820", "#15362B", "#0A1F18"),
        ),
        _felt(
            "blue",
            "#1A4C80",
            "#0A2545",
            ("#143F6E", "#081F3B"),
            ("#0C1827", "#101F32", "#0E2138", "#152E4C", "#091829"),
        ),
        _felt(
            "burgundy",
            "#7A1F33",
            "#400D19",
            ("#661A2B", "#360B15"),
            ("#210C12", "#2A1017", "#2E0F19", "#421925", "#230A11"),
        ),
        _felt(
            "charcoal",
            "#343A43",
            "#16191E",
            ("#2B3038", "#121519"),
            ("#121418", "#171A1F", "#1B1E24", "#282D35", "#0F1115"),
        ),
        Theme(
            name="bright",
            felt_hi=QColor("#F4F2EC"),
            felt_lo=QColor("#E6E3DA"),
            audience_felt_hi=QColor("#F4F2EC"),
            audience_felt_lo=QColor("#E6E3DA"),
            ink=QColor("#14181A"),
            ink_2=QColor("#33393B"),
            ink_3=QColor("#565E60"),
            accent=QColor("#A34700"),
            accent_text=QColor("#8F3E00"),
            on_accent=QColor("#FFFFFF"),
            bar=QColor("#FBFAF7"),
            bar_2=QColor("#F3F1EB"),
            panel=QColor("#FFFFFF"),
            panel_2=QColor("#F3F1EB"),
            inset=_over("#000000", 5.5),
            place_line=_over("#000000", 50),
            hairline=_over("#000000", 22),
            button=_over("#000000", 5),
            button_edge=_over("#000000", 45),
            field=QColor("#FFFFFF"),
            fault=QColor("#B3122D"),
            card_red=QColor("#C8102E"),
            card_ink=QColor("#1B2033"),
            chosen=QColor("#FFFFFF"),
            on_chosen=QColor("#14181A"),
            chosen_edge=QColor("#14181A"),
            focus=QColor("#14181A"),
            focus_inner=QColor("#FFFFFF"),
            veil=_over("#04120E", 62),
            outline_factor=1.25,
            shadow_factor=0.6,
            wash=0.46,
            bright=True,
            edged_pieces=True,
        ),
    )
}


# Type -----------------------------------------------------------------------------------------------------------------


@functools.cache
def load_fonts() -> str:
    """Load the interface family once and give its name; without the font package, the system's family.

    Needs a QGuiApplication. The file goes in as data: only then does Qt list the named weights of a variable font.
    """
    try:
        root = importlib.resources.files("fontpkg_inter")
        listing = json.loads(root.joinpath("metadata.json").read_text(encoding="utf-8"))
        upright = next(file["path"] for file in listing["files"] if file["style"] == "normal")
        data = root.joinpath(upright).read_bytes()
    except (ImportError, OSError, StopIteration):
        data = b""
    font = QFontDatabase.addApplicationFontFromData(QByteArray(data)) if data else -1
    families = QFontDatabase.applicationFontFamilies(font) if font >= 0 else []
    return families[0] if families else QFont().family()


def ui_font(weight: int, pixel_size: float, *, tabular: bool = False) -> QFont:
    """The interface font. weight: 400, 500, 600 or 700; tabular: digits of one width, for tables."""
    font = QFont(load_fonts())
    font.setPixelSize(max(1, round(pixel_size)))
    font.setWeight(QFont.Weight(weight))
    if tabular:
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


@functools.cache
def _cap_share(weight: int) -> float:
    return QFontMetricsF(ui_font(weight, 200)).capHeight() / 200


def px_for_cap(cap: float, weight: int) -> int:
    """The least font pixel size whose capitals are at least `cap` pixels high."""
    return math.ceil(cap / _cap_share(weight))


# Felt -----------------------------------------------------------------------------------------------------------------

_NOISE = 128
_GRAIN_STRENGTH = 0.45  # felt is felt, not seen: on pale felt fibres show twice as much


@functools.cache
def _dither_noise() -> QImage:
    """Grey noise of less than one 8-bit level, 16 bits a channel: turns the bands of a slow gradient into grain."""
    grey = random.Random(1).choices(range(257), k=_NOISE * _NOISE)
    levels = array.array("H", [channel for level in grey for channel in (level, level, level, 0xFFFF)])
    return QImage(levels.tobytes(), _NOISE, _NOISE, _NOISE * 8, QImage.Format.Format_RGBX64).copy()


@functools.cache
def _grain() -> QImage:
    try:
        data = importlib.resources.files("resources").joinpath("felt/grain.png").read_bytes()
    except (ImportError, OSError):
        return QImage()
    return QImage.fromData(QByteArray(data))


def felt_pixmap(theme: Theme, size: QSize, dpr: float, *, audience: bool = False) -> QPixmap:
    """The table top for a viewport of `size` logical pixels: one radial gradient, dithered once, with fine fibres.

    Painted with 16 bits a channel and reduced with noise, because 25 levels over a screen would show as rings.
    """
    width, height = max(1, math.ceil(size.width() * dpr)), max(1, math.ceil(size.height() * dpr))
    shown = theme.for_audience() if audience else theme
    deep = QImage(width, height, QImage.Format.Format_RGBX64)
    painter = QPainter(deep)
    gradient = QRadialGradient(QPointF(0, 0), 1)
    gradient.setColorAt(0, shown.felt_hi)
    gradient.setColorAt(1, shown.felt_lo)
    brush = QBrush(gradient)
    brush.setTransform(QTransform(0.75 * width, 0, 0, 0.80 * height, 0.50 * width, 0.46 * height))
    painter.fillRect(deep.rect(), brush)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.fillRect(deep.rect(), QBrush(_dither_noise()))
    grain = _grain()
    if not grain.isNull():
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setOpacity(_GRAIN_STRENGTH if not theme.bright else 0.5 * _GRAIN_STRENGTH)
        painter.fillRect(deep.rect(), QBrush(grain))
    painter.end()
    pixmap = QPixmap.fromImage(deep.convertToFormat(QImage.Format.Format_RGB32))
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


# Icons ----------------------------------------------------------------------------------------------------------------

_ICON_SCALES = (1.0, 1.25, 1.5, 2.0, 3.0)


@functools.cache
def _icon_source(name: str) -> str:
    return importlib.resources.files("resources").joinpath("icons", f"{name}.svg").read_text(encoding="utf-8")


def icon_pixmap(name: str, colour: QColor, size: float, dpr: float) -> QPixmap:
    """A line icon of `size` logical pixels in one colour. Raises OSError when there is no such icon."""
    return _draw_icon(_icon_drawing(name, colour), colour.alpha(), size, dpr)


def _icon_drawing(name: str, colour: QColor) -> QSvgRenderer:
    source = _icon_source(name).replace("#000000", "#000").replace('"#000"', f'"{colour.name()}"')
    return QSvgRenderer(QByteArray(source.encode()))


def _draw_icon(drawing: QSvgRenderer, alpha: int, size: float, dpr: float) -> QPixmap:
    side = max(1, round(size * dpr))
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    drawing.render(painter, QRectF(0, 0, side, side))
    if alpha < 255:
        # afterwards and not by opacity: strokes that cross would show
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.fillRect(image.rect(), QColor(0, 0, 0, alpha))
    painter.end()
    image.setDevicePixelRatio(dpr)
    return QPixmap.fromImage(image)


def icon(name: str, colour: QColor, size: int) -> QIcon:
    """A line icon for buttons and actions, sharp at the usual scale factors, faint when disabled."""
    return _icon(name, colour.rgba(), size)


@functools.lru_cache(maxsize=512)
def _icon(name: str, rgba: int, size: int) -> QIcon:
    colour = QColor.fromRgba(rgba)
    drawing, result = _icon_drawing(name, colour), QIcon()
    for scale in _ICON_SCALES:
        normal = _draw_icon(drawing, colour.alpha(), size, scale)
        result.addPixmap(normal, QIcon.Mode.Normal)
        result.addPixmap(_fainter(normal), QIcon.Mode.Disabled)
    return result


def _fainter(picture: QPixmap) -> QPixmap:
    """A copy of less opacity."""
    copy = QPixmap(picture)
    painter = QPainter(copy)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.fillRect(copy.rect(), QColor(0, 0, 0, round(0.45 * 255)))
    painter.end()
    return copy


# Widgets --------------------------------------------------------------------------------------------------------------


def palette(theme: Theme) -> QPalette:
    """Palette for the Fusion style: it colours what the style sheet leaves to the style (check marks, arrows)."""
    result = QPalette()
    role = QPalette.ColorRole
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled):
        ink = theme.ink_3 if group == QPalette.ColorGroup.Disabled else theme.ink
        for which, colour in (
            (role.Window, theme.panel),
            (role.WindowText, ink),
            (role.Base, theme.field),
            (role.AlternateBase, theme.panel_2),
            (role.Text, ink),
            (role.Button, theme.panel_2),
            (role.ButtonText, ink),
            (role.BrightText, theme.ink),
            (role.ToolTipBase, theme.panel_2),
            (role.ToolTipText, theme.ink),
            (role.PlaceholderText, theme.ink_3),
            (role.Highlight, theme.accent),
            (role.HighlightedText, theme.on_accent),
            (role.Accent, theme.accent),
            (role.Link, theme.accent_text),
            (role.LinkVisited, theme.accent_text),
        ):
            result.setColor(group, which, colour)
    return result


def css(colour: QColor) -> str:
    """A colour as style sheet text."""
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {colour.alpha()})"


def _mixed(under: QColor, over: QColor, share: float) -> QColor:
    return QColor.fromRgbF(
        under.redF() + (over.redF() - under.redF()) * share,
        under.greenF() + (over.greenF() - under.greenF()) * share,
        under.blueF() + (over.blueF() - under.blueF()) * share,
    )


def stylesheet(theme: Theme) -> str:
    """The style sheet of all widgets, for QApplication.setStyleSheet; use it with the Fusion style and `palette`.

    Roles (dynamic property `role`): push buttons default, quiet, segment (with `place` first, middle, last, only),
    choice; labels title, heading, name, number, second, quiet, accent, marked, tag, tag-now; frames dock, box, line, notice.
    """
    tokens = {
        name: value for name in Theme.__dataclass_fields__ if isinstance(value := getattr(theme, name), QColor)
    } | {
        "hover": _over(theme.ink.name(), 12),
        "pressed": _over("#000000", 22 if not theme.bright else 12),
        "tool_on": theme.chosen if theme.bright else _over("#FFFFFF", 12),
        "button_edge_hover": _over(theme.ink.name(), 40 if not theme.bright else 65),
        "accent_hover": _mixed(theme.accent, QColor("#FFFFFF"), 0.10),
        "accent_pressed": _mixed(theme.accent, QColor("#000000"), 0.06),
        "chosen_focus": theme.accent,
        "notice": QColor("#FFFFFF"),
        "on_notice": QColor("#14181A"),
    }
    return SHEET.substitute({name: css(colour) for name, colour in tokens.items()})
