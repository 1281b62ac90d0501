"""Draws a finished deal at once: every board open, every row named, every point told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from rules.chinese_poker.automatic import Declared
from rules.chinese_poker.ranking import rank
from rules.chinese_poker.scoring import Entry
from rules.chinese_poker.setting import ROWS, Row, Setting
from rules.chinese_poker.view import PokerView
from rules.seats import Seat
from tablegames_qt.phrases import signed
from tablegames_qt.tables.chinese_poker import hand_names, phrases
from tablegames_qt.tables.chinese_poker.pieces import by_place

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_poker.table import PokerTable


def show_opened(table: PokerTable, view: PokerView) -> None:
    """Lay the boards of a finished deal open."""
    assert view.entries is not None and view.result is not None
    showdown = table.showdown
    showdown.lay_out(table.geometry, table.bottom)
    showdown.open(view.dealt_in, [phrases.stack_text(view, Seat(seat)) for seat in range(len(table.names))])
    for seat in range(len(table.names)):
        lay_board(table, Seat(seat), view.entries[seat], dimmed=seat in view.result.score.fouls)
    net = view.result.score.net
    best = max(net[seat] for seat in view.dealt_in)
    leaders = [seat for seat in view.dealt_in if net[seat] == best and best > 0]
    for seat in view.dealt_in:
        entry = view.entries[seat]
        assert entry is not None
        for row in ROWS:
            name_row(table, seat, row, entry)
            if isinstance(entry, Setting):
                points, bonus = row_points(view, seat, row)
                showdown.show_row_net(seat, row, points, bonus_words(bonus))
        showdown.heads[seat].show_net(signed(net[seat]), tag_words(view, seat), shining=seat in leaders)
    showdown.mark(leaders)


def lay_board(table: PokerTable, seat: Seat, entry: Entry | None, *, dimmed: bool) -> None:
    """Lay the thirteen cards of a seat on its board, open; `dimmed`: they are a foul."""
    place = table.showdown.places[seat]
    for at, (item, card) in enumerate(zip(table.pack.boards[seat], by_place(entry), strict=True)):
        table.drawing.undress(item)
        item.set_washed(on=dimmed)
        item.show_card(card)
        item.place(place.cards[at], place.card_height, 300.0 + at)
        item.setVisible(card is not None)


def name_row(table: PokerTable, seat: Seat, row: Row, entry: Entry) -> None:
    """Say what an opened row is; an automatic win says what it is beside its first row."""
    if isinstance(entry, Declared):
        if row == "front":
            table.showdown.lines[seat][row].show_row(hand_names.kind_name(entry.kind), value_words(entry))
        return
    table.showdown.name_row(seat, row, rank(entry[row]) if entry[row] else None)


def value_words(entry: Declared) -> str:
    """Return what an automatic win takes."""
    return QCoreApplication.translate("chinese_poker", "{value} from each").format(value=entry.value)


def bonus_words(bonus: int) -> str:
    """Return what of a row's points were bonuses."""
    return QCoreApplication.translate("chinese_poker", "bonus {bonus}").format(bonus=signed(bonus)) if bonus else ""


def row_points(view: PokerView, seat: Seat, row: Row) -> tuple[int, int]:
    """Return the points that a row won from all compared opponents, and what bonuses it netted on top."""
    assert view.result is not None
    number = ROWS.index(row)
    points = bonus = 0
    for pair in view.result.score.pairs:
        if pair.rows is None or seat not in (pair.a, pair.b):
            continue
        seen = pair if pair.a == seat else pair.turned
        assert seen.rows is not None
        points += seen.rows[number]
        bonus += seen.row_bonuses[number]
    return points, bonus


def tag_words(view: PokerView, seat: Seat) -> str:
    """Return what is remarkable about a seat's deal: a foul, the super bonus, an automatic win, or that it won."""
    assert view.result is not None and view.entries is not None
    scored, entry = view.result.score, view.entries[seat]
    if seat in scored.fouls:
        return QCoreApplication.translate("chinese_poker", "foul")
    if seat in scored.super_bonus:
        return QCoreApplication.translate("chinese_poker", "super bonus")
    if isinstance(entry, Declared):
        return hand_names.lowered(hand_names.kind_name(entry.kind))
    best = max(scored.net[each] for each in view.dealt_in)
    if scored.net[seat] == best and best > 0:
        return QCoreApplication.translate("chinese_poker", "wins the deal")
    return ""
