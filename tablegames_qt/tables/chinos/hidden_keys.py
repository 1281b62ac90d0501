"""Hidden keys: up to four people at one keyboard, four keys each, for 0 to 3 coins. The last key of the time counts."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from rules.chinos.calls import FULL
from rules.seats import Seat
from tablegames_qt.scene import layers
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.piece_painting import stroke_around
from tablegames_qt.settings import Settings

Key = Qt.Key


class Keys(NamedTuple):
    """Four keys side by side: as they are written, and their codes for 0, 1, 2 and 3 coins."""

    written: tuple[str, str, str, str]
    codes: tuple[tuple[Key, ...], ...]


KEYS = (
    Keys(("1", "2", "3", "4"), ((Key.Key_1,), (Key.Key_2,), (Key.Key_3,), (Key.Key_4,))),
    Keys(("7", "8", "9", "0"), ((Key.Key_7,), (Key.Key_8,), (Key.Key_9,), (Key.Key_0,))),
    # Y stands where German keyboards have it, W where French ones do
    Keys(("Z", "X", "C", "V"), ((Key.Key_Z, Key.Key_Y, Key.Key_W), (Key.Key_X,), (Key.Key_C,), (Key.Key_V,))),
    # the fourth key is a slash on American keyboards
    Keys(("M", ",", ".", "-"), ((Key.Key_M,), (Key.Key_Comma,), (Key.Key_Period,), (Key.Key_Minus, Key.Key_Slash))),
)
"""The keys of each of the people, in the order of their seats."""
MOST_PEOPLE = len(KEYS)


def by_keys(settings: Settings, people: int) -> bool:
    """Whether so many people close their fists by hidden keys."""
    return settings.fists_input == "keys" and people <= MOST_PEOPLE


class HiddenKeys:
    """Which key each of the people pressed last. It tells nobody: not that a key was pressed, and not by whom."""

    def __init__(self, everybody: Collection[Seat]) -> None:
        self._keys = dict(zip(sorted(everybody), KEYS, strict=False))
        self._people: tuple[Seat, ...] = ()
        self._coins: dict[Seat, int] = {}
        self._least = 0

    def begin(self, people: Sequence[Seat], least: int) -> None:
        """Listen anew, to people who need at least so many coins in their fists."""
        self._people = tuple(people)
        self._coins.clear()
        self._least = least

    def press(self, key: int) -> None:
        """Take a key; one that is nobody's is passed over in the same silence."""
        for seat in self._people:
            for coins, codes in enumerate(self._keys[seat].codes):
                if key in codes:
                    self._coins[seat] = coins

    def closed(self) -> list[tuple[Seat, int]]:
        """Return what everybody closes the fist with: no key is three coins, too few are as many as must be."""
        return [(seat, max(self._least, self._coins.get(seat, FULL))) for seat in self._people]

    def written(self, seat: Seat) -> tuple[str, str, str, str]:
        """Return the keys of a seat as they are written; they stay the same when others have left."""
        return self._keys[seat].written

    def forget(self) -> None:
        """Forget every key."""
        self._coins.clear()


class KeyCaps(Fixture):
    """The four keys of one of the people, and what each of them means. It looks the same whatever is pressed."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.WORDS)
        self.name = ""
        self.written: Sequence[str] = ()
        self.coins: Sequence[int] = ()
        """What each key closes the fist with."""
        self._rect = QRectF(0, 0, 200, 80)
        self.setVisible(False)

    def say(self, name: str, written: Sequence[str], least: int) -> None:
        """Say whose keys these are, how they are written, and how many coins they are, in a round of so many at least."""
        self.name, self.written = name, written
        self.coins = [max(least, coins) for coins in range(len(written))]
        self.setToolTip(name if short_name(name) != name else "")
        self.update()

    def put_rect(self, rect: QRectF) -> None:
        """Take on a place and a size."""
        self._rect = rect
        self.measure()

    def measure(self) -> None:
        self.resize(self._rect.size())
        self.setPos(self.look.snap(self._rect.topLeft()))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, look, u = self.look.theme, self.look, self.look.u
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.local()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.inset)
        painter.drawRoundedRect(box, 3 * u, 3 * u)
        font = look.font("body", 600)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(theme.ink)
        head = QRectF(2 * u, 1.5 * u, box.width() - 4 * u, metrics.height())
        painter.drawText(head, Qt.AlignmentFlag.AlignCenter, short_name(self.name, metrics, head.width()))
        gap = 1.2 * u
        side = min((box.width() - 4 * u - 3 * gap) / 4, 13 * u)
        left = box.center().x() - (4 * side + 3 * gap) / 2
        small = QFontMetricsF(look.font("small"))
        top = head.bottom() + 1.5 * u
        high = min(side, box.height() - top - small.height() - 2.5 * u)
        for coins, letter in enumerate(self.written):
            cap = QRectF(left + coins * (side + gap), top, side, high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.button)
            painter.drawRoundedRect(cap, 1.5 * u, 1.5 * u)
            stroke_around(painter, cap, 1.5 * u, theme.button_edge, 1.0, inside=True)
            painter.setPen(theme.ink)
            painter.setFont(look.font("heading", 700))
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, letter)
            painter.setPen(theme.ink_2)
            painter.setFont(look.font("small"))
            under = QRectF(cap.left() - gap, cap.bottom() + 0.6 * u, side + 2 * gap, small.height())
            painter.drawText(under, Qt.AlignmentFlag.AlignCenter, str(self.coins[coins]))


def spread(area: QRectF, number: int, gap: float) -> list[QRectF]:
    """Return so many equal rectangles side by side in an area."""
    wide = min((area.width() - (number - 1) * gap) / max(1, number), 0.34 * area.width())
    left = area.center().x() - (number * wide + (number - 1) * gap) / 2
    return [QRectF(QPointF(left + at * (wide + gap), area.top()), QSizeF(wide, area.height())) for at in range(number)]


def keys_sentence(least: int) -> str:
    """Return what the keys are for, in a round of so many coins at least."""
    if least:
        return QCoreApplication.translate(
            "chinos", "Four keys each: for 1, 1, 2 and 3 coins. In this round no fist is empty."
        )
    return QCoreApplication.translate("chinos", "Four keys each: for 0, 1, 2 and 3 coins")


def told_beforehand(seconds: int) -> str:
    """Return what everybody has to know before the time begins."""
    return QCoreApplication.translate(
        "chinos", "%n seconds. Your last key counts, and nothing answers it. No key: three coins.", "", seconds
    )
