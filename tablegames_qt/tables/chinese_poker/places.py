"""Where own cards may go: the places of the rows, whole rows, the tray, and what lies under a carried card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF

from rules.cards import Card
from rules.chinese_poker.options import PokerOptions
from rules.chinese_poker.setting import ROWS, Row, row_states
from tablegames_qt.phrases import card_name
from tablegames_qt.scene.drag import Target, best_target
from tablegames_qt.scene.zone import insertion_index
from tablegames_qt.tables.chinese_poker import hand_names, phrases
from tablegames_qt.tables.chinese_poker.arrangement import Arrangement, Laid
from tablegames_qt.tables.chinese_poker.geometry import card_size

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_poker.table import PokerTable

SWAPPED = 0.22
"""How near to the middle of a tray card, in its visible width, a card of a row is let go to swap with it."""
TRAY = "tray"


class Places:
    """Finds the targets of cards in the present arrangement."""

    def __init__(self, table: PokerTable) -> None:
        self._table = table

    @property
    def _arrangement(self) -> Arrangement:
        arrangement = self._table.arranger.arrangement
        assert arrangement is not None
        return arrangement

    @property
    def _laid(self) -> Laid:
        return self._arrangement.now

    @property
    def _options(self) -> PokerOptions:
        options: PokerOptions = self._table.position.options
        return options

    def targets(self, cards: Sequence[Card]) -> list[Target]:
        """Return where cards may go together: the first one is where it is usually sent."""
        found = self._slot_targets(cards)
        geometry, board = self._table.geometry, self._table.board
        for row in ROWS:
            found.append(Target(geometry.row_band(row), row))
        in_rows = any(self._laid.where(card) is not None for card in cards)
        items = (board.tray,) if in_rows else ()
        words = QCoreApplication.translate("chinese_poker", "back to your cards")
        found.append(Target(geometry.tray, TRAY, items, words=words))
        return found

    def _slot_targets(self, cards: Sequence[Card]) -> list[Target]:
        geometry, table = self._table.geometry, self._table
        active = self._arrangement.active_row
        found: list[tuple[int, Target]] = []
        single = cards[0] if len(cards) == 1 else None
        for number, row in enumerate(ROWS):
            for place, other in enumerate(self._laid[row]):
                if other in cards:
                    continue
                rank = 0 if other is None and row == active else 1 if other is None else 2
                item = table.board.slots[row][place] if other is None else table.pack.own[other]
                foul = other is None and single is not None and self._would_foul(self._laid.moved(single, row, place))
                target = Target(
                    geometry.slot(row, place),
                    (row, place),
                    (item,),
                    level=1,
                    words=self.place_words(row, place, other),
                    foul=foul,
                )
                found.append((100 * rank + 10 * (2 - number) + place, target))
        return [target for _, target in sorted(found, key=lambda pair: pair[0])]

    def _would_foul(self, laid: Laid) -> bool:
        before = {state.foul for state in row_states(self._laid.setting, self._options)}
        after = {state.foul for state in row_states(laid.setting, self._options)}
        return bool(after - before - {None})

    def foul_words(self, card: Card, target: Target) -> str:
        """Return which rule a drop would break."""
        if not target.foul or not isinstance(target.value, tuple):
            return ""
        row, place = target.value
        setting = self._laid.moved(card, row, place).setting
        foul = next((state.foul for state in row_states(setting, self._options) if state.foul), None)
        return "" if foul is None else phrases.foul_sentence(foul, setting)

    @staticmethod
    def place_words(row: Row, place: int, other: Card | None) -> str:
        if other is None:
            return QCoreApplication.translate("chinese_poker", "{row}, place {place}, empty").format(
                row=hand_names.row_title(row), place=place + 1
            )
        return QCoreApplication.translate("chinese_poker", "{row}, place {place}: swap with {card}").format(
            row=hand_names.row_title(row), place=place + 1, card=card_name(other)
        )

    def target_under(self, piece: QRectF, targets: Sequence[Target]) -> Target | None:
        """Return the target a carried card would go to; over the tray it is the gap or the card under its middle."""
        table = self._table
        tray = next((target for target in targets if target.value == TRAY), None)
        if tray is None or not tray.rect.adjusted(0, -0.1 * piece.height(), 0, 0).contains(piece.center()):
            return best_target(piece, [target for target in targets if target.value != TRAY])
        cards = list(self._laid.tray)
        # The places, not the items: one of the cards may be the one that is carried.
        half = card_size(table.geometry.tray_height).width() / 2
        middles = [place.x() + half for place in table.geometry.tray_places(len(cards))]
        from_row = table.carried is not None and self._laid.where(table.carried) is not None
        pitch = middles[1] - middles[0] if len(middles) > 1 else card_size(table.geometry.tray_height).width()
        x = piece.center().x()
        if from_row and middles:
            near = min(range(len(cards)), key=lambda at: abs(middles[at] - x))
            if abs(middles[near] - x) < SWAPPED * pitch:
                return Target(tray.rect, cards[near], (table.pack.own[cards[near]],))
        index = insertion_index(x, middles)
        self._put_bar(index, middles)
        bar = (table.board.insert_bar,) if cards else ()
        return Target(tray.rect, index, (*tray.items, *bar))

    def _put_bar(self, index: int, middles: Sequence[float]) -> None:
        geometry = self._table.geometry
        size = card_size(geometry.tray_height)
        if not middles:
            return
        if index < len(middles):
            x = middles[index] - size.width() / 2
        else:
            x = middles[-1] + size.width() / 2
        top = geometry.tray_places(1)[0].y()
        wide = max(3.0, geometry.u)
        self._table.board.insert_bar.set_rect(
            QRectF(x - wide / 2, top - 2.5 * geometry.u, wide, size.height() + 5 * geometry.u)
        )
