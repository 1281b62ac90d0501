"""Where the score keeper begins: the sheets that are kept, and a new one of any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QDateTime, QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from rules.keeping import KeptGame
from tablegames_qt.documents import SavedDocument
from tablegames_qt.elided_label import ElidedLabel
from tablegames_qt.game_tile import GLOW, GameTile, Highlight, tile_rects
from tablegames_qt.labels import clear, label
from tablegames_qt.phrases import listed
from tablegames_qt.profile import other_version_sentence
from tablegames_qt.saved_entry import saved_words
from tablegames_qt.services import Services
from tablegames_qt.tables.front import GameFront
from tablegames_qt.tables.kind import TableKind

SIDE = 40
FIVE_TILES, LEAST_SCALE, TILE_HEIGHT = 1010, 0.86, 236
"""Width from which five tiles stand in a row at their full size, how far they shrink, and their height."""
MOST = 30
"""Sheets that are listed; more evenings than anybody looks for."""


class SheetRow(QFrame):
    """A kept match with its buttons. Deleting asks once more in the row itself."""

    continue_wanted = Signal(str)
    delete_wanted = Signal(str)

    def __init__(self, saved: SavedDocument[KeptGame], kind: TableKind | None, *, can_delete: bool) -> None:
        super().__init__()
        self.setProperty("role", "box")
        self.saved, self._kind = saved, kind
        self._asks = False
        self.name = ElidedLabel()
        self.name.setProperty("role", "name")
        self.words = label("second")
        self.words.setWordWrap(True)
        self.continue_button, self.delete_button = QPushButton(), QPushButton()
        self.delete_button.setProperty("role", "quiet")
        self.delete_button.setVisible(can_delete)
        self.continue_button.clicked.connect(self._continue)
        self.delete_button.clicked.connect(self._delete)
        text = QVBoxLayout()
        text.setSpacing(2)
        text.addWidget(self.name)
        text.addWidget(self.words)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 14, 10)
        row.addLayout(text, 1)
        row.addWidget(self.delete_button)
        row.addWidget(self.continue_button)
        self.retranslate()

    @property
    def readable(self) -> bool:
        """Whether the sheet can be continued."""
        return self.saved.content is not None and self._kind is not None

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        match = self.saved.content
        if match is None or self._kind is None or self._kind.keeper is None:
            self.name.show_text(self.saved.path.name)
            damaged = self.tr("This sheet is damaged. Opening it looks for an earlier save of it.")
            self.words.setText(other_version_sentence(self.saved.reason, (self.saved.path,)) or damaged)
        else:
            game = QCoreApplication.translate("games", self._kind.title)
            self.name.show_text(self.tr("{game}: {names}").format(game=game, names=listed(list(match.names))))
            self.words.setText(f"{standing_words(match, self._kind)} {self._when()}")
        if self._asks:
            self.words.setText(self.tr("Delete this sheet? Its file is kept in the folder “deleted”."))
        self.continue_button.setText(self.tr("Keep it") if self._asks else self.tr("Continue"))
        self.delete_button.setText(self.tr("Delete"))
        for button in (self.continue_button, self.delete_button):
            button.setAccessibleName(f"{button.text()}: {self.name.whole}")

    def _when(self) -> str:
        return saved_words(QDateTime.fromSecsSinceEpoch(int(self.saved.modified)))

    def _continue(self) -> None:
        if self._asks:
            self._asks = False
            self.retranslate()
        else:
            self.continue_wanted.emit(self.saved.slot)

    def _delete(self) -> None:
        if self._asks:
            self.delete_wanted.emit(self.saved.slot)
        else:
            self._asks = True
            self.retranslate()
            self.continue_button.setFocus()


def standing_words(match: KeptGame, kind: TableKind) -> str:
    """Return where a kept match stands, in a sentence."""
    assert kind.keeper is not None
    words = kind.keeper.words
    standing = match.sheet().standing
    if standing.end is not None:
        return words.won(standing, match.names)
    parts = [f"{name} {words.total(total)}" for name, total in zip(match.names, standing.totals, strict=True)]
    played = QCoreApplication.translate("keeper", "%n row(s) entered.", "", len(match.entries))
    return f"{played} {', '.join(parts)}."


class GameRow(QWidget):
    """A tile a game, as on the home screen; arrow keys go from one to the next."""

    game_chosen = Signal(object)
    described = Signal(str)

    def __init__(self, fronts: Sequence[GameFront], services: Services) -> None:
        super().__init__()
        self.tiles = [GameTile(front, services.appearance, services.faces, self) for front in fronts]
        for tile in self.tiles:
            tile.described.connect(self.described)
            tile.clicked.connect(lambda _checked=False, front=tile.front: self.game_chosen.emit(front.load()))
        self._highlight = Highlight(self.tiles, self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((rect.bottom() for rect in self._rects(width)), default=0) + 1

    def sizeHint(self) -> QSize:
        return QSize(FIVE_TILES, self.heightForWidth(FIVE_TILES))

    @staticmethod
    def _scale(width: int) -> float:
        return max(LEAST_SCALE, min(1.0, width / FIVE_TILES))

    def _rects(self, width: int) -> list[QRect]:
        area = QRect(0, GLOW, width, 4 * TILE_HEIGHT)
        scale = self._scale(width)
        rects = tile_rects(area, len(self.tiles), scale)
        columns = len({rect.left() for rect in rects}) or 1
        high = round(TILE_HEIGHT * scale)
        return [
            QRect(rect.left(), number // columns * (high + GLOW), rect.width(), high + 2 * GLOW)
            for number, rect in enumerate(rects)
        ]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for tile, rect in zip(self.tiles, self._rects(self.width()), strict=True):
            tile.set_scale(self._scale(self.width()))
            tile.setGeometry(rect)
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        at = next((number for number, tile in enumerate(self.tiles) if tile.hasFocus()), None)
        if way is None or at is None:
            super().keyPressEvent(event)
        else:
            self.tiles[(at + way) % len(self.tiles)].setFocus(Qt.FocusReason.TabFocusReason)


class StartView(QWidget):
    """Games at the top, kept sheets below. It only tells what is wanted."""

    game_chosen = Signal(object)
    continue_wanted = Signal(str)
    delete_wanted = Signal(str)
    described = Signal(str)
    """What a game is, when its tile gets the focus or the pointer."""

    def __init__(self, kinds: Mapping[str, TableKind], services: Services, *, read_only: bool) -> None:
        super().__init__()
        self._kinds = {name: kind for name, kind in kinds.items() if kind.keeper is not None}
        self._read_only = read_only
        self.title, self.lead = label("dialog-title"), label("lead")
        self.lead.setWordWrap(True)
        self.new_title, self.kept_title, self.empty = label("group"), label("group"), label("second")
        self.rows: list[SheetRow] = []
        self.games = GameRow([kind.front for kind in self._kinds.values()], services)
        self.games.game_chosen.connect(self.game_chosen)
        self.games.described.connect(self.described)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(SIDE, 22, SIDE, 20)
        column.setSpacing(10)
        for widget in (self.title, self.lead, self.new_title, self.games, self.kept_title, self.empty):
            column.addWidget(widget)
        column.insertSpacing(2, 8)
        self._list = QVBoxLayout()
        self._list.setSpacing(8)
        column.addLayout(self._list)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)
        self.retranslate()

    def first_focus(self) -> QWidget:
        """Begin at the latest sheet that is not over, else at the first game."""
        for row in self.rows:
            match: Any = row.saved.content
            if match is not None and match.sheet().standing.end is None:
                return row.continue_button
        return self.games.tiles[0]

    def show_saved(self, saved: Sequence[SavedDocument[KeptGame]]) -> None:
        """Show the kept sheets, the latest first."""
        clear(self._list)
        self.rows = []
        for each in saved[:MOST]:
            kind = None if each.content is None else self._kinds.get(each.content.game.name)
            row = SheetRow(each, kind, can_delete=not self._read_only)
            row.continue_wanted.connect(self.continue_wanted)
            row.delete_wanted.connect(self.delete_wanted)
            self._list.addWidget(row)
            self.rows.append(row)
        self.empty.setVisible(not self.rows)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self.title.setText(self.tr("Score keeper"))
        self.lead.setText(
            self.tr("For real cards, tiles and coins: you enter what happened, the rules of the game count.")
        )
        self.new_title.setText(self.tr("A new sheet"))
        self.kept_title.setText(self.tr("Kept sheets"))
        self.empty.setText(self.tr("Nothing is kept yet. Choose a game."))
        for row in self.rows:
            row.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
