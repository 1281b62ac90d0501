"""Hong Kong mahjong as the program shows it, with all that this needs."""

from __future__ import annotations

from rules.mahjong import MAHJONG
from rules.mahjong.actions import PASS
from tablegames_qt.phrases import signed
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.services import Services
from tablegames_qt.tables.kind import ScorePanel, TableContext, TableKind, ToolPage
from tablegames_qt.tables.mahjong import phrases, table_words
from tablegames_qt.tables.mahjong.chance import chance_words
from tablegames_qt.tables.mahjong.front import MAHJONG_FRONT
from tablegames_qt.tables.mahjong.keeping import MAHJONG_KEEPER_KIND
from tablegames_qt.tables.mahjong.pace import mahjong_pace
from tablegames_qt.tables.mahjong.payment_table import PaymentTable
from tablegames_qt.tables.mahjong.thumbnail import paint_thumbnail


def _make_table(context: TableContext) -> TableScene:
    from tablegames_qt.tables.mahjong.table import MahjongTable

    return MahjongTable(context)


def _make_audience(context: TableContext) -> TableScene:
    from tablegames_qt.tables.mahjong.audience import MahjongAudience

    return MahjongAudience(context)


def _make_score(context: TableContext) -> ScorePanel:
    from tablegames_qt.tables.mahjong.score_panel import MahjongScorePanel

    return MahjongScorePanel(context)


def _make_calculator(services: Services) -> ToolPage:
    from tablegames_qt.tables.mahjong.calculator.page import CalculatorPage

    return CalculatorPage(services)


MAHJONG_TABLE = TableKind(
    game=MAHJONG,
    front=MAHJONG_FRONT,
    make_table=_make_table,
    make_score=_make_score,
    paint_thumbnail=paint_thumbnail,
    words=table_words.words,
    aids=table_words.aids,
    log_line=phrases.log_line,
    refusal=phrases.refusal,
    hint=table_words.hint,
    continue_line=phrases.continue_line,
    settings_rows=("auto_pass", "claim_time", "auto_sort", "waits", "hand_distance", "dangers", "claim_warning"),
    pace=mahjong_pace,
    make_audience=_make_audience,
    keeper=MAHJONG_KEEPER_KIND,
    make_tool=_make_calculator,
    option_table=PaymentTable,
    quick_preset="friendly_evening",
    score_from=1500,
    totals=lambda view: [signed(total) for total in view.totals],
    chance_words=chance_words,
    let_pass=lambda view: PASS if view.window is not None else None,
)
