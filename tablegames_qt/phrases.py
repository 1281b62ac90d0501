"""Words that every table shares: cards by name, players, and refusals that no single game owns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from rules.cards import Card, Rank, Suit
from tablegames_qt import spanish_pack

SYMBOLS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}

MINUS = "−"


def place_text(places: Sequence[int], seat: int) -> str:
    """Return a seat's place in a ranking: 2; or 1 =, shared with others."""
    place = places[seat]
    return f"{place}\N{NO-BREAK SPACE}=" if places.count(place) > 1 else str(place)


def ranking_text(names: Sequence[str], places: Sequence[int], numbers: Sequence[str]) -> str:
    """Return a ranking in one line, the best first: 1. Carla +147 · 2. Dario +58; or 1 = Carla +58 · 1 = Dario +58."""
    entries = []
    for seat in sorted(range(len(names)), key=lambda seat: places[seat]):
        place = place_text(places, seat)
        place = f"{place}." if place.isdecimal() else place
        entries.append("\N{NO-BREAK SPACE}".join((place, names[seat], numbers[seat])))
    return " · ".join(entries)


def suit_name(suit: Suit) -> str:
    """Return a suit in the present language, as it stands after "2 of"."""
    if spanish_pack.shown():
        return spanish_pack.suit_name(suit)
    return {
        Suit.CLUBS: QCoreApplication.translate("cards", "clubs"),
        Suit.DIAMONDS: QCoreApplication.translate("cards", "diamonds"),
        Suit.HEARTS: QCoreApplication.translate("cards", "hearts"),
        Suit.SPADES: QCoreApplication.translate("cards", "spades"),
    }[suit]


def card_name(card: Card) -> str:
    """Return a card without article: 2 of hearts."""
    names = {
        Rank.TWO: QCoreApplication.translate("cards", "2 of {suit}"),
        Rank.THREE: QCoreApplication.translate("cards", "3 of {suit}"),
        Rank.FOUR: QCoreApplication.translate("cards", "4 of {suit}"),
        Rank.FIVE: QCoreApplication.translate("cards", "5 of {suit}"),
        Rank.SIX: QCoreApplication.translate("cards", "6 of {suit}"),
        Rank.SEVEN: QCoreApplication.translate("cards", "7 of {suit}"),
        Rank.EIGHT: QCoreApplication.translate("cards", "8 of {suit}"),
        Rank.NINE: QCoreApplication.translate("cards", "9 of {suit}"),
        Rank.TEN: QCoreApplication.translate("cards", "10 of {suit}"),
        Rank.JACK: QCoreApplication.translate("cards", "jack of {suit}"),
        Rank.QUEEN: QCoreApplication.translate("cards", "queen of {suit}"),
        Rank.KING: QCoreApplication.translate("cards", "king of {suit}"),
        Rank.ACE: QCoreApplication.translate("cards", "ace of {suit}"),
    }
    if spanish_pack.shown():
        names |= spanish_pack.courts()
    return names[card.rank].format(suit=suit_name(card.suit))


def the_card(card: Card) -> str:
    """Return a card with its article, which some languages bend by rank: the 2 of hearts, l'8 di cuori."""
    names = {
        Rank.TWO: QCoreApplication.translate("cards", "the 2 of {suit}"),
        Rank.THREE: QCoreApplication.translate("cards", "the 3 of {suit}"),
        Rank.FOUR: QCoreApplication.translate("cards", "the 4 of {suit}"),
        Rank.FIVE: QCoreApplication.translate("cards", "the 5 of {suit}"),
        Rank.SIX: QCoreApplication.translate("cards", "the 6 of {suit}"),
        Rank.SEVEN: QCoreApplication.translate("cards", "the 7 of {suit}"),
        Rank.EIGHT: QCoreApplication.translate("cards", "the 8 of {suit}"),
        Rank.NINE: QCoreApplication.translate("cards", "the 9 of {suit}"),
        Rank.TEN: QCoreApplication.translate("cards", "the 10 of {suit}"),
        Rank.JACK: QCoreApplication.translate("cards", "the jack of {suit}"),
        Rank.QUEEN: QCoreApplication.translate("cards", "the queen of {suit}"),
        Rank.KING: QCoreApplication.translate("cards", "the king of {suit}"),
        Rank.ACE: QCoreApplication.translate("cards", "the ace of {suit}"),
    }
    if spanish_pack.shown():
        names |= spanish_pack.the_courts()
    return names[card.rank].format(suit=suit_name(card.suit))


def sentence_start(text: str) -> str:
    """Return words with a capital letter, for the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def bold_card(card: Card) -> str:
    """Return a card with its article as rich text, the card itself bold."""
    name = card_name(card)
    return the_card(card).replace(name, f"<b>{name}</b>")


def rank_plural(rank: Rank) -> str:
    """Return several cards of a rank: jacks, fives."""
    names = {
        Rank.TWO: QCoreApplication.translate("cards", "twos"),
        Rank.THREE: QCoreApplication.translate("cards", "threes"),
        Rank.FOUR: QCoreApplication.translate("cards", "fours"),
        Rank.FIVE: QCoreApplication.translate("cards", "fives"),
        Rank.SIX: QCoreApplication.translate("cards", "sixes"),
        Rank.SEVEN: QCoreApplication.translate("cards", "sevens"),
        Rank.EIGHT: QCoreApplication.translate("cards", "eights"),
        Rank.NINE: QCoreApplication.translate("cards", "nines"),
        Rank.TEN: QCoreApplication.translate("cards", "tens"),
        Rank.JACK: QCoreApplication.translate("cards", "jacks"),
        Rank.QUEEN: QCoreApplication.translate("cards", "queens"),
        Rank.KING: QCoreApplication.translate("cards", "kings"),
        Rank.ACE: QCoreApplication.translate("cards", "aces"),
    }
    if spanish_pack.shown():
        names |= spanish_pack.court_plurals()
    return names[rank]


def rank_name(rank: Rank) -> str:
    """Return one card of a rank without its suit: jack, 5."""
    return {
        Rank.JACK: QCoreApplication.translate("cards", "jack"),
        Rank.QUEEN: QCoreApplication.translate("cards", "queen"),
        Rank.KING: QCoreApplication.translate("cards", "king"),
        Rank.ACE: QCoreApplication.translate("cards", "ace"),
    }.get(rank, short_rank(rank))


def short_card(card: Card) -> str:
    """Return a card as rank and suit: 10♥ in every language, or 12 cups, for whose suits there are no signs."""
    if spanish_pack.shown():
        return f"{short_rank(card.rank)}\N{NO-BREAK SPACE}{suit_name(card.suit)}"
    return short_rank(card.rank) + SYMBOLS[card.suit]


def short_cards(cards: Iterable[Card]) -> str:
    """Return several cards in short: 4♥ 5♥ 6♥."""
    return (", " if spanish_pack.shown() else " ").join(map(short_card, cards))


def short_rank(rank: Rank) -> str:
    """Return a rank as it stands on the card: A, 10, J."""
    if spanish_pack.shown():
        return spanish_pack.RANKS.get(rank, rank.value)
    return "10" if rank is Rank.TEN else rank.value


def listed(items: list[str]) -> str:
    """Return items as a list in the present language: a, b and c."""
    return QLocale().createSeparatedList(items)


def practice_word() -> str:
    """Return the one word for a match that does not count."""
    return QCoreApplication.translate("practice", "Practice")


def practice_sentence() -> str:
    """Return why a match is practice. Its record does not tell the two reasons apart."""
    return QCoreApplication.translate(
        "practice", "This match is practice: a decision was taken back, or its deals could be known beforehand."
    )


def signed(number: int) -> str:
    """Return a number with its sign, a true minus, and none for zero: +17, −9, 0."""
    if number == 0:
        return "0"
    return f"+{number}" if number > 0 else f"{MINUS}{-number}"


def signed_decimal(number: float) -> str:
    """Return a number with one decimal in the present language, its sign and a true minus: +1.2."""
    words = QLocale().toString(abs(number), "f", 1)
    if round(abs(number), 1) == 0:
        return words
    return f"+{words}" if number > 0 else f"{MINUS}{words}"


def plain(number: int) -> str:
    """Return a number with a true minus."""
    return str(number) if number >= 0 else f"{MINUS}{-number}"
