"""Chinese Ten as the program shows it, with all that this needs."""

from __future__ import annotations

from rules.chinese_ten import CHINESE_TEN
from tablegames_qt.phrases import signed
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.tables.chinese_ten import phrases
from tablegames_qt.tables.chinese_ten.front import CHINESE_TEN_FRONT
from tablegames_qt.tables.chinese_ten.keeping import TEN_KEEPER_KIND
from tablegames_qt.tables.chinese_ten.pace import ten_pace
from tablegames_qt.tables.chinese_ten.thumbnail import paint_thumbnail
from tablegames_qt.tables.kind import ScorePanel, TableContext, TableKind


def _make_table(context: TableContext) -> TableScene:
    from tablegames_qt.tables.chinese_ten.table import TenTable

    return TenTable(context)


def _make_audience(context: TableContext) -> TableScene:
    from tablegames_qt.tables.chinese_ten.audience import TenAudience

    return TenAudience(context)


def _make_score(context: TableContext) -> ScorePanel:
    from tablegames_qt.tables.chinese_ten.score_panel import TenScorePanel

    return TenScorePanel(context)


CHINESE_TEN_TABLE = TableKind(
    game=CHINESE_TEN,
    front=CHINESE_TEN_FRONT,
    make_table=_make_table,
    make_audience=_make_audience,
    make_score=_make_score,
    paint_thumbnail=paint_thumbnail,
    words=phrases.words,
    log_line=phrases.log_line,
    refusal=phrases.refusal,
    hint=phrases.hint,
    continue_line=phrases.continue_line,
    settings_rows=("auto_pick", "counter", "step_mode", "hand_sort"),
    sounds=("deal", "place", "flip", "capture"),
    red_counts=True,
    pace=ten_pace,
    keeper=TEN_KEEPER_KIND,
    totals=lambda view: [signed(total) for total in view.totals],
)
