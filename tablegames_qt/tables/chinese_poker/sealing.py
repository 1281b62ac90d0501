"""Locking the rows and declaring: whether it is allowed, what is asked before, and the words beside the button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from rules.chinese_poker.actions import Arrange, DeclareAutomatic, SettingActions
from rules.chinese_poker.automatic import VALUES, best_kind
from rules.chinese_poker.view import PokerView
from tablegames_qt.tables.chinese_poker import hand_names, phrases
from tablegames_qt.tables.chinese_poker.arrangement import Laid

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_poker.table import PokerTable


class Sealing:
    """Asks the rules' `why_not` whether a hand may be sealed, and nothing else."""

    def __init__(self, table: PokerTable) -> None:
        self._table = table
        self._locked: dict[tuple[int, frozenset[object]], Laid] = {}

    @property
    def _laid(self) -> Laid:
        return self._table.arranger.laid

    @property
    def _view(self) -> PokerView:
        view: PokerView = self._table.position
        return view

    def locked_before(self, view: PokerView) -> Laid | None:
        """Return how this very hand was locked, when that has been taken back."""
        return self._locked.get((view.shuffle, frozenset(view.hand)))

    @staticmethod
    def legal(view: PokerView) -> SettingActions:
        """Return what the rules allow with the viewer's hand."""
        return SettingActions.of(view.hand, view.options)

    @property
    def action(self) -> Arrange:
        """The rows as an action."""
        return Arrange(*self._laid.setting)

    def lock_reason(self, view: PokerView) -> tuple[str | None, str]:
        """Return why the rows cannot be locked (a key, or None) and the words under Lock."""
        setting = self._laid.setting
        left = len(self._laid.tray)
        if self.legal(view).must_declare:
            return "must-declare", phrases.refusal("must-declare", {})
        if left:
            return "wrong-count", phrases.left_sentence(left)
        reason = self.legal(view).why_not(self.action)
        if reason is not None:
            foul = setting.foul
            return reason, phrases.foul_sentence(foul, setting) if foul is not None else phrases.refusal(reason, {})
        if setting.foul is not None:
            return None, QCoreApplication.translate("chinese_poker", "A foul: {reason}").format(
                reason=phrases.foul_sentence(setting.foul, setting)
            )
        return None, QCoreApplication.translate("chinese_poker", "In order. A locked hand is final.")

    def declare(self) -> None:
        """Seal the hand as an automatic win."""
        self._table.acted.emit(DeclareAutomatic())

    def lock(self) -> None:
        """Seal the rows, after the questions that belong to it; or say why they cannot be sealed."""
        if not self._table.arranger.active:
            return
        reason, words = self.lock_reason(self._view)
        if reason is not None:
            self._table.refuse(words)
            return
        setting, options = self._laid.setting, self._view.options
        kind = best_kind(self._view.hand)
        lock = QCoreApplication.translate("chinese_poker", "Lock")
        if setting.foul is not None:
            asked = QCoreApplication.translate(
                "chinese_poker", "This is a foul: you pay {points} to everybody. Lock anyway?"
            ).format(points=options.foul_points)
            self._table.question.ask(asked, lock, self._seal)
        elif kind is not None:
            asked = QCoreApplication.translate(
                "chinese_poker", "You hold {kind} ({value} from each). Play your rows instead?"
            ).format(kind=hand_names.lowered(hand_names.kind_name(kind)), value=VALUES[kind])
            self._table.question.ask(asked, lock, self._seal)
        else:
            self._seal()

    def _seal(self) -> None:
        if self._table.arranger.active:
            self._locked[self._view.shuffle, frozenset(self._view.hand)] = self._laid
            self._table.acted.emit(self.action)

    def ask_automatic(self) -> None:
        """Ask for the one confirmation before the hand is declared."""
        if not self._table.arranger.active:
            return
        kind = best_kind(self._view.hand)
        if kind is None:
            self._table.refuse(phrases.refusal("not-automatic", {}))
            return
        asked = QCoreApplication.translate(
            "chinese_poker", "Declare {kind}? It takes {value} from each and is not compared by rows."
        ).format(kind=hand_names.lowered(hand_names.kind_name(kind)), value=VALUES[kind])
        self._table.question.ask(asked, QCoreApplication.translate("chinese_poker", "Declare"), self.declare)
