"""Chinchón as the program shows it, with all that this needs."""

from __future__ import annotations

from rules.chinchon import CHINCHON
from tablegames_qt.phrases import plain
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.tables.chinchon import chronicle, hints, phrases, refusals
from tablegames_qt.tables.chinchon.front import CHINCHON_FRONT
from tablegames_qt.tables.chinchon.keeping import CHINCHON_KEEPER_KIND
from tablegames_qt.tables.chinchon.pace import chinchon_pace
from tablegames_qt.tables.chinchon.result import ranking, result_words
from tablegames_qt.tables.chinchon.thumbnail import paint_thumbnail
from tablegames_qt.tables.chinchon.words import words
from tablegames_qt.tables.kind import ScorePanel, TableContext, TableKind


def _make_table(context: TableContext) -> TableScene:
    from tablegames_qt.tables.chinchon.table import ChinchonTable

    return ChinchonTable(context)


def _make_audience(context: TableContext) -> TableScene:
    from tablegames_qt.tables.chinchon.audience import ChinchonAudience

    return ChinchonAudience(context)


def _make_score(context: TableContext) -> ScorePanel:
    from tablegames_qt.tables.chinchon.score_panel import ChinchonScorePanel

    return ChinchonScorePanel(context)


CHINCHON_TABLE = TableKind(
    game=CHINCHON,
    front=CHINCHON_FRONT,
    make_table=_make_table,
    make_audience=_make_audience,
    make_score=_make_score,
    paint_thumbnail=paint_thumbnail,
    words=words,
    log_line=chronicle.log_line,
    refusal=refusals.refusal,
    hint=hints.hint,
    ranking=ranking,
    result_words=result_words,
    continue_line=phrases.continue_line,
    settings_rows=("pack", "seen_taken", "all_discards"),
    pace=chinchon_pace,
    keeper=CHINCHON_KEEPER_KIND,
    totals=lambda view: [plain(total) for total in view.totals],
)
