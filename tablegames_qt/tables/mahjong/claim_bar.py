"""The five buttons of the mahjong table, always there and always in the same place, and the choices above them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from rules.mahjong.actions import Chow, DeclareKong, MahjongAction
from rules.tiles import Tile
from tablegames_qt.assets import TILE_ASPECT
from tablegames_qt.scene.drag import Target
from tablegames_qt.scene.key_button import KeyButton
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import Panel
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.scene.words import Align, Label
from tablegames_qt.tables.mahjong.names import tile_names

KEYS: Mapping[str, str] = {"win": "M", "kong": "K", "pung": "P", "chow": "C", "pass": "N"}
"""The key of each button, in their order."""
MOST_CHOICES = 4
"""A hand of 14 holds three fours at the most, and a discard makes three chows at the most."""
CHOICE_Z = 900.0


class ClaimBar:
    """Says what can be called. It decides nothing: the table tells it what is enabled, and is told what is pressed."""

    def __init__(
        self,
        scene: QGraphicsScene,
        look: Look,
        pressed: Callable[[str], None],
        make: Callable[[tuple[str, int, int]], TileItem],
    ) -> None:
        self._look = look
        self._corner = QPointF()
        self.buttons = {name: KeyButton(look, key, lambda name=name: pressed(name)) for name, key in KEYS.items()}  # type: ignore[misc]
        self.words = Label(look, role="small", colour="ink_2", align=Align.RIGHT, lines=2)
        """Why a win is off, or what it is worth."""
        self._panels = [Panel(look) for _ in range(MOST_CHOICES)]
        self._tiles = [[make(("choice", each, at)) for at in range(3)] for each in range(MOST_CHOICES)]
        self.offered: tuple[MahjongAction, ...] = ()
        """The choices that are open above the bar."""
        for item in (*self.buttons.values(), self.words, *self._panels):
            scene.addItem(item)
        for panel in self._panels:
            panel.setZValue(CHOICE_Z - 1)
        self.close()

    def lay_out(self, look: Look, corner: QPointF, room: float, *, most: float, below: bool) -> None:
        """Stand with the upper right corner on a point, if it may be at most so wide.

        The line stands under the buttons in a room of pixels, or left of them.
        """
        self._look, self._corner = look, corner
        words = {
            "win": QCoreApplication.translate("mahjong", "Win"),
            "kong": QCoreApplication.translate("mahjong", "Kong"),
            "pung": QCoreApplication.translate("mahjong", "Pung"),
            "chow": QCoreApplication.translate("mahjong", "Chow"),
            "pass": QCoreApplication.translate("mahjong", "Pass"),
        }
        for tight in (False, True):
            gap, least = (look.u, 66) if tight else (2 * look.u, 86)
            for name, button in self.buttons.items():
                button.set_tight(on=tight)
                button.say(words[name])
                button.put(QPointF(0, 0), least * look.height / 700)
            wide = sum(button.size.width() for button in self.buttons.values()) + gap * (len(words) - 1)
            if wide <= most:
                break
        left = corner.x() - wide
        for button in self.buttons.values():
            button.put(QPointF(left, corner.y()), least * look.height / 700)
            left += button.size.width() + gap
        if below:
            self.words.put(QPointF(corner.x(), corner.y() + 11.8 * look.u), room)
        else:
            beside = self.rect()
            self.words.put(QPointF(beside.left() - 3 * look.u, beside.top() + 1.5 * look.u), beside.left() - 6 * look.u)
        if self.offered:
            self.open(self.offered)

    def set_visible(self, *, on: bool) -> None:
        """Be seen or not: the audience has no buttons."""
        for button in self.buttons.values():
            button.setVisible(on)
        self.words.setVisible(on)

    def rect(self) -> QRectF:
        """What the buttons cover."""
        found = QRectF()
        for button in self.buttons.values():
            found = found.united(button.rect())
        return found

    def say(self, line: str) -> None:
        """Say under the buttons why a win is off, or what it is worth."""
        self.words.say(line)

    @property
    def line(self) -> str:
        """What is said under the buttons."""
        return self.words.text

    def enable(self, names: frozenset[str], *, default: str = "") -> None:
        """Enable these buttons and no others; `default` is the one to be pressed first, filled. Calls are ringed."""
        for name, button in self.buttons.items():
            button.default = name == default
            button.ringed = name in names and name != "pass"
            button.set_enabled(on=name in names)

    # choices

    def open(self, offered: Sequence[MahjongAction]) -> None:
        """Show what a call can be made with: two tiles a chow, one a kong."""
        self.offered = tuple(offered)
        look, u = self._look, self._look.u
        tile = 0.055 * look.height
        height = tile * TILE_ASPECT
        pads = [shown_tiles(action) for action in self.offered]
        wide = [len(tiles) * (tile + u / 2) + 4 * u for tiles in pads]
        # from the left end of the bar, since the hand of the next seat stands above its right end
        left = min(self.rect().left(), self._corner.x() - sum(wide) - 2 * u * (len(wide) - 1))
        top = self._corner.y() - height - 7 * u
        for at, panel in enumerate(self._panels):
            panel.setVisible(at < len(pads))
            for place, item in enumerate(self._tiles[at]):
                item.setVisible(at < len(pads) and place < len(pads[at]))
            if at >= len(pads):
                continue
            panel.set_rect(QRectF(left, top, wide[at], height + 4 * u))
            for place, tile_shown in enumerate(pads[at]):
                item = self._tiles[at][place]
                item.show_face(tile_shown)
                item.place(QPointF(left + 2 * u + place * (tile + u / 2), top + 2 * u), height, CHOICE_Z + place)
            left += wide[at] + 2 * u

    def close(self) -> None:
        """Take the choices away."""
        self.offered = ()
        for panel, tiles in zip(self._panels, self._tiles, strict=True):
            panel.setVisible(False)
            for item in tiles:
                item.setVisible(False)

    def targets(self) -> list[Target]:
        """Return the open choices."""
        return [
            Target(panel.rect(), action, (panel,), words=tile_names(shown_tiles(action)))
            for action, panel in zip(self.offered, self._panels, strict=False)
        ]


def shown_tiles(action: MahjongAction) -> tuple[Tile, ...]:
    """Return the tiles that stand for a choice."""
    match action:
        case Chow(low, high):
            return (low, high)
        case DeclareKong(tile):
            return (tile,)
    return ()
