"""The own hand at the mahjong table: what is said about it, throwing a tile, and putting tiles in order."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from rules.mahjong.actions import Discard, MahjongAction
from rules.mahjong.view import MahjongView
from tablegames_qt.scene.drag import Target
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.tables.mahjong import phrases
from tablegames_qt.tables.mahjong.aids import (
    after_discard,
    distance,
    rest_without,
    waits_of,
)
from tablegames_qt.tables.mahjong.calls import Calls, button_of
from tablegames_qt.tables.mahjong.claim_bar import ClaimBar
from tablegames_qt.tables.mahjong.danger_marks import DangerMarks
from tablegames_qt.tables.mahjong.drawing import MahjongDrawing
from tablegames_qt.tables.mahjong.fixtures import Gap
from tablegames_qt.tables.mahjong.names import tile_name


class MahjongHandling(MahjongDrawing):
    """What the player does with the own tiles. The calls are its subclass's."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self.bar = ClaimBar(self, self.look, self.press, self._make_choice)
        self.bar.set_visible(on=context.viewer is not None)
        self.calls = Calls(self.bar, self._carry_out, lambda: self.choreographer.ms("claim_window"), self)
        self.dangers = DangerMarks(self.pack, context.settings)
        self.thrown: TileItem | None = None
        """The tile that the player threw last: of several alike, it is the one that goes."""
        self._asked_again: TileItem | None = None
        """A tile thrown from a hand that can win: thrown once more it goes."""
        context.settings.changed.connect(self._setting_changed)
        self._setting_changed("")

    def tear_down(self) -> None:
        """End the table."""
        self.context.settings.changed.disconnect(self._setting_changed)
        self.calls.stop()
        super().tear_down()

    def _make_choice(self, name: tuple[str, int, int]) -> TileItem:
        item = self.piece(name)
        assert isinstance(item, TileItem)
        item.setVisible(False)
        return item

    def _setting_changed(self, name: str) -> None:
        settings = self.context.settings
        # Whoever looks at a shared screen answers: a pass that comes by itself tells that nothing was possible.
        self.calls.auto_pass = settings.auto_pass and not self.context.shared
        self.calls.most_seconds = 0 if settings.claim_time == "off" else int(settings.claim_time)
        if name == "auto_sort" and settings.auto_sort:
            self.sort_hand()
        if name in ("auto_pass", "waits", "hand_distance", "dangers", "claim_time") and self.position is not None:
            self.calls.renew(self.position)
            self._say_aids(None)
            self.dangers.show(self.position)

    # drawing

    def layout(self) -> None:
        """Put everything in its place."""
        super().layout()
        geometry = self.geometry
        corner = geometry.claim_bar
        most = corner.x() - geometry.pond_area("bottom").right() - 2 * self.look.u
        most = most if geometry.wide else 0.6 * self.look.width
        self.bar.lay_out(self.look, corner, 0.42 * self.look.width, most=most, below=geometry.wide)
        if self.viewer is not None:  # a notice stands left of the claim buttons, which it must not cover
            line, u = geometry.sentence, self.look.u
            free = self.bar.rect().left() - line.left() - 4 * u
            self.notice.put(QPointF(line.left() + free / 2, line.top() - u), free)

    def show_view(self, view: MahjongView) -> None:
        """Draw a position whole, from the view alone."""
        super().show_view(view)
        self.thrown = None
        if self.viewer is None:
            return
        self.calls.renew(view)
        self.bar.set_visible(on=view.result is None)
        if view.result is None:
            self.say(self._asked(view))
        else:
            self.say(phrases.result_sentence(view, self.names))
        self._say_aids(self.pointer.selected)
        self.dangers.show(view)

    def _asked(self, view: MahjongView) -> str:
        if self.bar.offered:
            return QCoreApplication.translate("mahjong", "With which tiles?")
        return phrases.asked_sentence(view, self.names, able=self.calls.able, drawn=not self.veil.on)

    def press(self, name: str) -> None:
        """One of the five buttons was pressed."""

    def _carry_out(self, action: MahjongAction) -> None:
        """Make a call."""
        self.pointer.show_choices()
        self.acted.emit(action)

    # words beside the hand

    def _say_aids(self, piece: PieceItem | None) -> None:
        """Say under the buttons why a win is off or what it is worth, and above the hand what it waits for."""
        view = self.position
        if view is None or view.viewer is None or view.result is not None:
            return
        tile = piece.face if isinstance(piece, TileItem) and piece in self.pack.rack.all else None
        settings = self.context.settings
        due = len(view.concealed) % 3 == 2
        said, waits = "", []
        if due and tile is not None:
            outlook = after_discard(view, tile)  # type: ignore[arg-type]
            if outlook is not None and outlook.shanten == 0:
                waits = waits_of(view, rest_without(view, tile))  # type: ignore[arg-type]
                said = phrases.waits_line(waits, tile) if settings.waits else ""  # type: ignore[arg-type]
            elif outlook is not None and settings.hand_distance:
                said = phrases.distance_line(outlook.shanten, tile)  # type: ignore[arg-type]
        elif not due:
            waits = waits_of(view, rest_without(view, None))
            said = phrases.waits_line(waits) if settings.waits else ""
        if not said and settings.hand_distance:
            said = phrases.distance_line(distance(view))
        self.board.waits.say(said)
        line = phrases.win_line(view, waits if settings.waits else [])
        if self.calls.asked and self.calls.able and self.calls.most_seconds:
            limit = QCoreApplication.translate("mahjong", "Passes by itself after {seconds} s.")
            line = f"{line} {limit.format(seconds=self.calls.most_seconds)}".strip()
        self.bar.say(line)

    def hovered(self, piece: PieceItem | None) -> None:
        """Say what the hand would wait for without the tile under the pointer; the audience sees nothing of this."""
        chosen = piece or self.pointer.selected
        if self.choreographer.running:
            return
        self._say_aids(chosen)
        if isinstance(chosen, TileItem) and chosen.tile is not None and chosen in self.pack.rack.all:
            self.noted.emit(f"{tile_name(chosen.tile)}. {self.board.waits.text}".strip())

    def selection_changed(self, piece: PieceItem | None) -> None:
        """Say what throwing the chosen tile leads to."""
        if piece is not self._asked_again:
            self._asked_again = None
        self.hovered(piece)

    # throwing and ordering tiles

    @property
    def _may_throw(self) -> bool:
        view = self.position
        return view is not None and view.asked and view.window is None

    def movable(self, piece: PieceItem) -> bool:
        """Whether a piece is one of the own hand: they can be put in order at any time."""
        view = self.position
        return view is not None and view.result is None and piece in self.pack.rack.all

    def private(self, piece: PieceItem) -> bool:
        """Whether a piece is of the own hand, and the hand is still played."""
        return self.movable(piece)

    def targets(self, piece: PieceItem) -> list[Target]:
        """Return where a tile may go: between two others, and to the pond on the own turn."""
        found = self._gaps(piece)
        if self._may_throw:
            pond = QCoreApplication.translate("mahjong", "to the pond")
            found.append(Target(self.geometry.throw_area, "throw", (self.throw_place,), words=pond))
            # chosen already, it goes with a second click on it
            found.append(Target(QRectF(), "throw", (piece,), words=pond))
        return found

    def _gaps(self, piece: PieceItem) -> list[Target]:
        others = [item for item in self.pack.rack.items if item is not piece]
        spots = self.geometry.hand_spots(len(others) + 1)
        bar, pitch = 1.2 * self.look.u, self.geometry.hand_pitch
        found = []
        for at, spot in enumerate(spots):
            edges = [item.rect() for item in others]
            x = edges[at].left() if at < len(edges) else (edges[-1].right() if edges else spot.corner.x())
            rect = QRectF(x - pitch / 2, spot.corner.y() - 0.2 * spot.height, pitch, 1.4 * spot.height)
            mark = QRectF(x - bar / 2 - self.geometry.gap / 2, spot.corner.y(), bar, spot.height)
            gap = Gap(self.insert_mark, mark)
            found.append(Target(rect, at, (gap,), level=1))
        return found

    def drop(self, piece: PieceItem, target: Target) -> bool:
        """Throw a tile, or put it in another place of the hand."""
        if not isinstance(piece, TileItem):
            return False
        if target.value == "throw":
            return self._throw(piece)
        if isinstance(target.value, int):
            self.pack.rack.move(piece, target.value)
            self.insert_mark.setVisible(False)
            self.glide_rack()
        return False

    def _throw(self, item: TileItem) -> bool:
        """Discard a tile; from a hand that can win only when it is thrown once more."""
        if item.tile is None or not self._may_throw:
            self.refuse(phrases.refusal("wrong-phase", {}))
            return False
        won = self.position.win_now()
        if won is not None and won.legal and self._asked_again is not item:
            self.pointer.select(item)
            self._asked_again = item
            self.refuse(QCoreApplication.translate("mahjong", "You can win now. Throw it once more to go on without."))
            return False
        self._asked_again = None
        self.thrown = item
        self.acted.emit(Discard(item.tile))
        return True

    def enter(self) -> bool:
        """Throw the tile that was chosen with the mouse, on the own turn."""
        chosen = self.pointer.selected
        if chosen is None or not self._may_throw or not self.movable(chosen):
            return super().enter()
        self.pointer.activate(chosen)
        return True

    def default_action(self, piece: PieceItem) -> bool:
        """Throw a tile on the own turn."""
        if not isinstance(piece, TileItem):
            return False
        if not self._may_throw:
            self.refuse(self.why_not(piece) or phrases.refusal("wrong-phase", {}))
            return False
        return self._throw(piece)

    def why_not(self, piece: PieceItem) -> str:
        """Return why a tile cannot be thrown now."""
        view = self.position
        if view is None or view.viewer is None or piece not in self.pack.rack.all or self._may_throw:
            return ""
        if self.calls.asked:
            return QCoreApplication.translate("mahjong", "Claim the tile, or pass: N.")
        return phrases.refusal("wrong-phase", {})

    def suggest(self, action: object) -> None:
        """Choose the tile that a hint proposes, or fill the button it means."""
        if isinstance(action, Discard):
            item = next((each for each in reversed(self.pack.rack.all) if each.tile is action.tile), None)
            if item is not None:
                self.pointer.select(item)
                self.cursor.stand_on(item)
            return
        name = button_of(action)  # type: ignore[arg-type]
        enabled = frozenset(each for each, button in self.bar.buttons.items() if button.enabled)
        if name in enabled:
            self.bar.enable(enabled, default=name)
