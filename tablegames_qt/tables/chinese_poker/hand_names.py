"""What a row is in words: long for the badge, in two short lines for the boards, in brackets for comparisons."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules.cards import Rank
from rules.chinese_poker.automatic import Kind
from rules.chinese_poker.ranking import Category, RowRank
from rules.chinese_poker.setting import Row
from tablegames_qt.phrases import rank_name, rank_plural, short_rank

_RANKS = tuple(Rank)


def row_title(row: Row) -> str:
    """Return the name of a row as a title: Front."""
    return {
        "front": QCoreApplication.translate("chinese_poker", "Front"),
        "middle": QCoreApplication.translate("chinese_poker", "Middle"),
        "back": QCoreApplication.translate("chinese_poker", "Back"),
    }[row]


def the_row(row: Row) -> str:
    """Return the name of a row inside a sentence: the middle."""
    return {
        "front": QCoreApplication.translate("chinese_poker", "the front"),
        "middle": QCoreApplication.translate("chinese_poker", "the middle"),
        "back": QCoreApplication.translate("chinese_poker", "the back"),
    }[row]


def row_rule(row: Row) -> str:
    """Return what a row has to be, in a few words."""
    return {
        "front": QCoreApplication.translate("chinese_poker", "Must be lower than the middle"),
        "middle": QCoreApplication.translate("chinese_poker", "Must not beat the back"),
        "back": QCoreApplication.translate("chinese_poker", "Must be the highest"),
    }[row]


def category_name(category: Category) -> str:
    """Return the name of a kind of row: Full house."""
    return {
        Category.HIGH_CARD: QCoreApplication.translate("chinese_poker", "High card"),
        Category.PAIR: QCoreApplication.translate("chinese_poker", "Pair"),
        Category.TWO_PAIRS: QCoreApplication.translate("chinese_poker", "Two pairs"),
        Category.THREE_OF_A_KIND: QCoreApplication.translate("chinese_poker", "Three of a kind"),
        Category.STRAIGHT: QCoreApplication.translate("chinese_poker", "Straight"),
        Category.FLUSH: QCoreApplication.translate("chinese_poker", "Flush"),
        Category.FULL_HOUSE: QCoreApplication.translate("chinese_poker", "Full house"),
        Category.FOUR_OF_A_KIND: QCoreApplication.translate("chinese_poker", "Four of a kind"),
        Category.STRAIGHT_FLUSH: QCoreApplication.translate("chinese_poker", "Straight flush"),
    }[category]


def lowered(words: str) -> str:
    """Return words that began a sentence as they stand inside one."""
    return words[:1].lower() + words[1:]


def capital(words: str) -> str:
    """Return words as they begin a sentence."""
    return words[:1].upper() + words[1:]


def detail(rank: RowRank) -> str:
    """Return the ranks of a row in words: nines over fours."""
    ranks = rank.ranks
    match rank.category:
        case Category.STRAIGHT | Category.STRAIGHT_FLUSH:
            low, high = _ends(ranks[0])
            return QCoreApplication.translate("chinese_poker", "{low} to {high}").format(
                low=rank_name(low), high=rank_name(high)
            )
        case Category.FULL_HOUSE:
            return QCoreApplication.translate("chinese_poker", "{three} over {two}").format(
                three=rank_plural(ranks[0]), two=rank_plural(ranks[1])
            )
        case Category.TWO_PAIRS:
            both = QCoreApplication.translate("chinese_poker", "{high} and {low}").format(
                high=rank_plural(ranks[0]), low=rank_plural(ranks[1])
            )
            return ", ".join((both, *map(rank_name, ranks[2:])))
        case Category.HIGH_CARD | Category.FLUSH:
            return ", ".join(map(rank_name, ranks))
        case _:
            return ", ".join((rank_plural(ranks[0]), *map(rank_name, ranks[1:])))


def _ends(top: Rank) -> tuple[Rank, Rank]:
    """The lowest and the highest card of a straight; below the two stands the ace."""
    return _RANKS[_RANKS.index(top) - 4], top


def full_name(rank: RowRank) -> str:
    """Return a row in words: Full house, nines over fours."""
    ranks = rank.ranks
    named = {
        Category.PAIR: QCoreApplication.translate("chinese_poker", "Pair of {ranks}"),
        Category.THREE_OF_A_KIND: QCoreApplication.translate("chinese_poker", "Three {ranks}"),
        Category.FOUR_OF_A_KIND: QCoreApplication.translate("chinese_poker", "Four {ranks}"),
    }.get(rank.category)
    if named is not None:
        return ", ".join((named.format(ranks=rank_plural(ranks[0])), *map(rank_name, ranks[1:])))
    return QCoreApplication.translate("chinese_poker", "{kind}, {ranks}").format(
        kind=category_name(rank.category), ranks=detail(rank)
    )


def in_brackets(rank: RowRank, other: RowRank) -> str:
    """Return a row as it stands in a comparison: the kind alone where that decides, else with its ranks."""
    if rank.category is not other.category:
        return lowered(category_name(rank.category))
    return lowered(full_name(rank))


def board_name(category: Category) -> str:
    """Return the name of a kind of row where there is little room: Three."""
    return {
        Category.THREE_OF_A_KIND: QCoreApplication.translate("chinese_poker", "Three", "of a kind, short"),
        Category.FOUR_OF_A_KIND: QCoreApplication.translate("chinese_poker", "Four", "of a kind, short"),
    }.get(category, category_name(category))


def board_detail(rank: RowRank) -> str:
    """Return the ranks of a row where there is little room: 9 over 4."""
    short = [short_rank(each) for each in rank.ranks]
    match rank.category:
        case Category.STRAIGHT | Category.STRAIGHT_FLUSH:
            low, high = _ends(rank.ranks[0])
            return QCoreApplication.translate("chinese_poker", "{low} to {high}").format(
                low=short_rank(low), high=short_rank(high)
            )
        case Category.FULL_HOUSE:
            return QCoreApplication.translate("chinese_poker", "{three} over {two}").format(
                three=short[0], two=short[1]
            )
        case Category.TWO_PAIRS:
            return QCoreApplication.translate("chinese_poker", "{high} and {low}").format(high=short[0], low=short[1])
        case Category.HIGH_CARD | Category.FLUSH:
            return " ".join(short)
        case _:
            return rank_plural(rank.ranks[0])


def sheet_name(rank: RowRank) -> str:
    """Return a row for the score sheet: Full house 10-5."""
    deciding = {Category.FULL_HOUSE: 2, Category.TWO_PAIRS: 2, Category.HIGH_CARD: 2, Category.FLUSH: 2}
    ranks = "-".join(short_rank(each) for each in rank.ranks[: deciding.get(rank.category, 1)])
    return f"{board_name(rank.category)} {ranks}"


def kind_name(kind: Kind) -> str:
    """Return the name of an automatic win: Six pairs."""
    return {
        "dragon": QCoreApplication.translate("chinese_poker", "Dragon"),
        "six_pairs": QCoreApplication.translate("chinese_poker", "Six pairs"),
        "three_flushes": QCoreApplication.translate("chinese_poker", "Three flushes"),
        "three_straights": QCoreApplication.translate("chinese_poker", "Three straights"),
    }[kind]
