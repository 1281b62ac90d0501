"""What the audience sees of a kept match."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablegames_qt.keeper.sheet_view import SheetView
from tablegames_qt.keeper.stage import Board, SeatScore


def board_of(sheet: SheetView | None) -> Board:
    """Return the board of a sheet, or an empty one while none is open."""
    if sheet is None:
        title = QCoreApplication.translate("KeeperPage", "Score keeper")
        return Board(title, "", "", "", QCoreApplication.translate("KeeperPage", "No sheet is open."), ())
    match, words = sheet.match, sheet.words
    standing = match.sheet().standing
    playing = standing.end is None
    marked, mark = words.marked(standing, match.keeper.scores(standing))
    notes = [words.note(note, match.names) for note in match.keeper.notes(standing)]
    caption = sheet.last_words or QCoreApplication.translate("KeeperPage", "Nothing has been played yet.")
    return Board(
        QCoreApplication.translate("games", sheet.kind.title),
        words.title(sheet.number) if playing else "",
        words.goal(standing.options),
        " ".join([words.opening(standing, match.names), *notes]) if playing else "",
        caption if playing else f"<b>{words.won(standing, match.names)}</b> {caption}",
        tuple(
            SeatScore(
                name,
                words.total(standing.totals[seat]),
                words.seat_line(standing, seat),
                mark if seat in marked else "",
            )
            for seat, name in enumerate(match.names)
        ),
    )
