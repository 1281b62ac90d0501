"""Chinese poker as the program shows it, with all that this needs."""

from __future__ import annotations

from rules.chinese_poker import CHINESE_POKER
from rules.chinese_poker.actions import Join, Leave
from tablegames_qt.overlay import Overlay
from tablegames_qt.phrases import signed
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.tables.chinese_poker import phrases
from tablegames_qt.tables.chinese_poker.front import CHINESE_POKER_FRONT
from tablegames_qt.tables.chinese_poker.in_words import continue_line, words
from tablegames_qt.tables.chinese_poker.keeping import POKER_KEEPER_KIND
from tablegames_qt.tables.chinese_poker.pace import poker_pace
from tablegames_qt.tables.chinese_poker.thumbnail import paint_thumbnail
from tablegames_qt.tables.kind import DialogContext, ScorePanel, TableContext, TableKind


def _make_table(context: TableContext) -> TableScene:
    from tablegames_qt.tables.chinese_poker.table import PokerTable

    return PokerTable(context)


def _make_audience(context: TableContext) -> TableScene:
    from tablegames_qt.tables.chinese_poker.audience import PokerAudience

    return PokerAudience(context)


def _make_score(context: TableContext) -> ScorePanel:
    from tablegames_qt.tables.chinese_poker.score_panel import PokerScorePanel

    return PokerScorePanel(context)


def _make_host_dialog(context: DialogContext) -> Overlay:
    from tablegames_qt.tables.chinese_poker.host_dialog import HostDialog

    return HostDialog(context.window, context.appearance, context.view, context.names, context.why_not, context.decide)


CHINESE_POKER_TABLE = TableKind(
    game=CHINESE_POKER,
    front=CHINESE_POKER_FRONT,
    make_table=_make_table,
    make_score=_make_score,
    paint_thumbnail=paint_thumbnail,
    words=words,
    log_line=phrases.log_line,
    refusal=phrases.refusal,
    hint=phrases.hint,
    continue_line=continue_line,
    usual_players=4,
    settings_rows=("step_mode",),
    dialogs={"table": _make_host_dialog},
    newcomer=lambda seat: (Leave(seat), Join(seat)),
    pace=poker_pace,
    make_audience=_make_audience,
    keeper=POKER_KEEPER_KIND,
    totals=lambda view: [signed(net) for net in view.nets],
    void_wish="table",
)
