"""A table of six cards that knows no game, and the pieces it is made of."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QPixmap

from tablegames_qt.assets import CardFaces
from tablegames_qt.scene import zone
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.cursor import CursorStop, CursorZone
from tablegames_qt.scene.drag import Target
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import Panel, Place
from tablegames_qt.scene.moves import Move
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.theme import THEMES


class ToyPiece(PieceItem):
    """A red block, grey while face down."""

    def picture(self) -> QPixmap:
        pixmap = QPixmap(round(self.width * self.look.dpr), round(self.height * self.look.dpr))
        pixmap.fill(QColor("grey") if self.face is None else QColor("red"))
        return pixmap


def toy_look(width: float = 800, height: float = 600, dpr: float = 1.0) -> Look:
    return Look(THEMES["green"], width, height, dpr)


def toy_piece(faces: CardFaces, name: str = "a", look: Look | None = None) -> ToyPiece:
    return ToyPiece(name, faces, look or toy_look())


@dataclass(frozen=True)
class ToyView:
    """Names in the hand and on the felt."""

    hand: tuple[str, ...] = tuple("abcdef")
    laid: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()


class ToyTable(TableScene):
    """Six cards in a hand, a felt to lay them on, and a box that always refuses."""

    def __init__(self, faces: CardFaces) -> None:
        super().__init__(faces, THEMES["green"])
        self.felt = Panel(self.look)
        self.box = Place(self.look, "box")
        self.addItem(self.felt)
        self.addItem(self.box)
        self.chosen: list[object] = []
        self.hovers: list[object] = []
        self.usual = True

    def make_piece(self, piece: Hashable) -> PieceItem:
        return ToyPiece(piece, self.faces, self.look)

    def layout(self) -> None:
        super().layout()
        self.felt.set_rect(self.look.rect(0.3, 0.1, 0.7, 0.6))
        self.box.set_rect(self.look.rect(0.8, 0.1, 0.95, 0.4))

    def show_view(self, view: ToyView) -> None:
        height = 0.2 * self.look.height
        card = QSizeF(height / 1.4, height)
        hand = zone.row(len(view.hand), self.look.rect(0.05, 0.75, 0.95, 0.95), card, gap=10)
        laid = zone.row(len(view.laid), self.felt.rect(), card, gap=10)
        for names, spots in ((view.hand, hand), (view.laid, laid)):
            for z, (name, spot) in enumerate(zip(names, spots, strict=True)):
                self.piece(name).show_face(name)
                self.piece(name).place(spot, height, z)

    def play(self, before: ToyView, events: Sequence[str], after: ToyView) -> None:
        height = 0.2 * self.look.height
        card = QSizeF(height / 1.4, height)
        spots = zone.row(len(after.laid), self.felt.rect(), card, gap=10)
        for name in events:
            move = Move(self.piece(name), spots[after.laid.index(name)], z=after.laid.index(name))
            self.choreographer.add(Beat([move], hold="pause"))

    def movable(self, piece: PieceItem) -> bool:
        return piece.piece in self.position.hand

    def targets(self, piece: PieceItem) -> list[Target]:
        found = [
            Target(self.felt.rect(), "felt", (self.felt,), words="the felt"),
            Target(self.box.rect(), "box", (self.box,), words="the box"),
        ]
        if piece.piece == "f":
            found += [
                Target(self.piece(name).rect(), name, (self.piece(name),), level=1, words=name)
                for name in self.position.laid
            ]
        return found

    def drop(self, piece: PieceItem, target: Target) -> bool:
        if target.value == "box":
            self.refuse("The box is full.")
            return False
        self.acted.emit((piece.piece, target.value))
        return True

    def choices(self) -> list[Target]:
        return [Target(self.piece(name).rect(), name, (self.piece(name),), words=name) for name in self.position.asked]

    def choose(self, target: Target) -> None:
        self.chosen.append(target.value)

    def default_action(self, piece: PieceItem) -> bool:
        if self.usual:
            self.acted.emit((piece.piece, "felt"))
        return self.usual

    def hovered(self, piece: PieceItem | None) -> None:
        self.hovers.append(piece.piece if piece is not None else None)

    def why_not(self, piece: PieceItem) -> str:
        return "It lies already."

    def cursor_zones(self) -> list[CursorZone]:
        hand = [CursorStop(self.piece(name), f"card {name}") for name in self.position.hand]
        laid = [CursorStop(self.piece(name), f"laid {name}") for name in self.position.laid]
        return [CursorZone("laid", laid), CursorZone("hand", hand, numbered=True)]

    def obey(self, action: tuple[str, object]) -> None:
        """Play an action as a session would: apply, tell."""
        before = self.position
        name = action[0]
        if name not in before.hand:
            self.refuse("Not in the hand.")
            return
        after = ToyView(tuple(x for x in before.hand if x != name), (*before.laid, name))
        self.tell(before, [name], after)
