"""The whole table of Chinese poker in words, and where a saved match stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from rules.chinese_poker.automatic import Declared
from rules.chinese_poker.ranking import rank
from rules.chinese_poker.setting import ROWS
from rules.chinese_poker.view import PokerView
from rules.seats import Seat
from tablegames_qt.phrases import card_name, listed, signed
from tablegames_qt.scene.lettering import plain
from tablegames_qt.tables.chinese_poker import hand_names, phrases
from tablegames_qt.tables.chinese_poker.arrangement import by_rank

Names = Sequence[str]
Section = tuple[str, list[str]]


def words(view: PokerView, names: Names) -> list[Section]:
    """Return the table in words: headings with their lines."""
    sections = [(QCoreApplication.translate("chinese_poker", "Now"), _now(view, names))]
    if view.hand and view.entries is None:
        sections.append(
            (QCoreApplication.translate("chinese_poker", "Your hand"), [card_name(card) for card in by_rank(view.hand)])
        )
    if view.entries is not None:
        sections += [_board(view, seat, names) for seat in view.dealt_in]
        sections.append((QCoreApplication.translate("chinese_poker", "Pairs"), _pairs(view, names)))
    sections.append((QCoreApplication.translate("chinese_poker", "Players"), _players(view, names)))
    if view.history:
        sections.append((QCoreApplication.translate("chinese_poker", "Deals so far"), history_lines(view, names)))
    return sections


def _now(view: PokerView, names: Names) -> list[str]:
    lines = [phrases.deal_title(view), phrases.button_line(view, names)]
    asked = plain(phrases.asked_sentence(view, names))
    if asked:
        lines.append(asked)
    if view.automatic and view.entries is None:
        lines += [phrases.automatic_label(kind) for kind in view.automatic]
    return lines


def _board(view: PokerView, seat: Seat, names: Names) -> Section:
    assert view.entries is not None
    entry = view.entries[seat]
    if isinstance(entry, Declared):
        return names[seat], [phrases.automatic_label(entry.kind), listed([card_name(card) for card in entry.cards])]
    lines = []
    if entry is not None:
        for row in ROWS:
            cards = entry[row]
            shown = ", ".join(card_name(card) for card in cards)
            hand = hand_names.full_name(rank(cards)) if cards else "–"
            lines.append(f"{hand_names.row_title(row)}: {hand} ({shown})")
        if entry.foul is not None:
            lines.append(phrases.foul_sentence(entry.foul, entry))
    return names[seat], lines


def _pairs(view: PokerView, names: Names) -> list[str]:
    assert view.result is not None
    return [
        QCoreApplication.translate("chinese_poker", "{name} against {other}: {points}").format(
            name=names[pair.a], other=names[pair.b], points=signed(pair.points)
        )
        for pair in view.result.score.pairs
    ]


def _players(view: PokerView, names: Names) -> list[str]:
    lines = []
    for seat in view.taken:
        said = f"{names[seat]}: {phrases.stack_text(view, seat)}"
        if view.phase == "set":
            said = f"{said}, {phrases.seat_state(view, seat).removeprefix('✓ ')}"
        lines.append(said)
    return lines


def history_lines(view: PokerView, names: Names) -> list[str]:
    """Return the finished deals and what each seat won so far, a line each."""
    lines = [
        QCoreApplication.translate("chinese_poker", "Deal {deal}: {results}").format(
            deal=deal.deal, results=", ".join(f"{names[seat]} {signed(deal.net[seat])}" for seat in deal.dealt_in)
        )
        for deal in view.history
    ]
    won = ", ".join(f"{name} {signed(score)}" for name, score in zip(names, view.scores, strict=True))
    return [*lines, QCoreApplication.translate("chinese_poker", "Won so far: {totals}").format(totals=won)]


def continue_line(view: PokerView, names: Names) -> str:
    """Return where a saved match stands."""
    if view.phase == "match-over":
        return plain(phrases.winner_sentence(view, names))
    if view.phase == "over":
        stands = QCoreApplication.translate("chinese_poker", "Deal {deal} is over.").format(deal=view.deal)
    elif view.viewer is None:
        stands = QCoreApplication.translate("chinese_poker", "Hands are set in deal {deal}.").format(deal=view.deal)
    else:
        stands = QCoreApplication.translate("chinese_poker", "Your hand waits in deal {deal}.").format(deal=view.deal)
    if not view.history:
        return stands
    won = ", ".join(f"{name} {signed(score)}" for name, score in zip(names, view.scores, strict=True))
    return QCoreApplication.translate("chinese_poker", "{stands} Won so far: {totals}.").format(
        stands=stands, totals=won
    )


def sheet_text(view: PokerView, names: Names) -> str:
    """Return all finished deals as lines of cells with tabs between, as a spreadsheet takes them."""
    lines = [[QCoreApplication.translate("chinese_poker", "Deal"), *names]]
    for deal in view.history:
        lines.append([str(deal.deal), *(str(deal.net[seat]) for seat in range(view.seats))])
    won = QCoreApplication.translate("chinese_poker", "Won")
    lines.append([won, *(str(score) for score in view.scores)])
    return "\n".join("\t".join(cells) for cells in lines) + "\n"
