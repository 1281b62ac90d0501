"""Los Chinos as the program shows it."""

from __future__ import annotations

from rules.chinos import CHINOS
from rules.text import QT_TRANSLATE_NOOP
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.tables.chinos import phrases, words
from tablegames_qt.tables.chinos.keeping import CHINOS_KEEPER_KIND
from tablegames_qt.tables.chinos.next_match import next_match
from tablegames_qt.tables.chinos.pace import ChinosPace
from tablegames_qt.tables.chinos.picture import paint_picture, paint_thumbnail
from tablegames_qt.tables.chinos.score_panel import ChinosScorePanel
from tablegames_qt.tables.chinos.table import ChinosTable
from tablegames_qt.tables.kind import ScorePanel, TableContext, TableKind


def _make_table(context: TableContext) -> TableScene:
    return ChinosTable(context)


def _make_score(context: TableContext) -> ScorePanel:
    return ChinosScorePanel(context)


CHINOS_TABLE = TableKind(
    game=CHINOS,
    title=QT_TRANSLATE_NOOP("games", "Los Chinos"),
    sentence=QT_TRANSLATE_NOOP("games", "How many coins are in all the fists?"),
    players=QT_TRANSLATE_NOOP("games", "2–12 players"),
    help_page="chinos",
    make_table=_make_table,
    make_score=_make_score,
    paint_picture=paint_picture,
    paint_thumbnail=paint_thumbnail,
    words=words.words,
    log_line=phrases.log_line,
    refusal=phrases.refusal,
    hint=phrases.hint,
    continue_line=words.continue_line,
    settings_rows=("own_fist", "step_mode"),
    next_match=next_match,
    usual_players=6,
    pace=ChinosPace(),
    keeper=CHINOS_KEEPER_KIND,
)
