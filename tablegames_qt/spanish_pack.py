"""What the Spanish pack calls its cards: coins, cups, swords and clubs, with jack, knight and king.

Which pack is on the screen holds for the whole program, as the language does: sentences follow both.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules.cards import Rank, Suit

_shown = False


def show(*, on: bool) -> None:
    """Have all sentences from now on name the cards of the Spanish pack, or of the French one."""
    global _shown
    _shown = on


def shown() -> bool:
    """Whether the Spanish pack is on the screen."""
    return _shown


def suit_name(suit: Suit) -> str:
    """Return a suit in the present language, as it stands after "2 of"."""
    return {
        Suit.CLUBS: QCoreApplication.translate("spanish cards", "clubs"),
        Suit.DIAMONDS: QCoreApplication.translate("spanish cards", "coins"),
        Suit.HEARTS: QCoreApplication.translate("spanish cards", "cups"),
        Suit.SPADES: QCoreApplication.translate("spanish cards", "swords"),
    }[suit]


def courts() -> dict[Rank, str]:
    """Return the three courts without article: {suit} stands for the suit."""
    return {
        Rank.JACK: QCoreApplication.translate("spanish cards", "jack of {suit}"),
        Rank.QUEEN: QCoreApplication.translate("spanish cards", "knight of {suit}"),
        Rank.KING: QCoreApplication.translate("spanish cards", "king of {suit}"),
    }


def the_courts() -> dict[Rank, str]:
    """Return the three courts with their article."""
    return {
        Rank.JACK: QCoreApplication.translate("spanish cards", "the jack of {suit}"),
        Rank.QUEEN: QCoreApplication.translate("spanish cards", "the knight of {suit}"),
        Rank.KING: QCoreApplication.translate("spanish cards", "the king of {suit}"),
    }


def court_plurals() -> dict[Rank, str]:
    """Return several courts of a rank."""
    return {
        Rank.JACK: QCoreApplication.translate("spanish cards", "jacks"),
        Rank.QUEEN: QCoreApplication.translate("spanish cards", "knights"),
        Rank.KING: QCoreApplication.translate("spanish cards", "kings"),
    }


RANKS = {Rank.ACE: "1", Rank.JACK: "10", Rank.QUEEN: "11", Rank.KING: "12"}
"""What is printed where the French pack has a letter."""
