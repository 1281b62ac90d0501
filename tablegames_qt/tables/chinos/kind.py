"""Los Chinos as the program shows it, with all that this needs."""

from __future__ import annotations

from rules.chinos import CHINOS
from rules.chinos.view import ChinosView
from tablegames_qt.phrases import plain
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.settings import Settings
from tablegames_qt.tables.chinos import lobby, phrases, words
from tablegames_qt.tables.chinos.chance import chance_words
from tablegames_qt.tables.chinos.front import CHINOS_FRONT
from tablegames_qt.tables.chinos.hidden_keys import by_keys
from tablegames_qt.tables.chinos.keeping import CHINOS_KEEPER_KIND
from tablegames_qt.tables.chinos.next_match import next_match
from tablegames_qt.tables.chinos.pace import ChinosPace
from tablegames_qt.tables.chinos.result import ranking, result_words
from tablegames_qt.tables.chinos.thumbnail import paint_thumbnail
from tablegames_qt.tables.kind import ScorePanel, TableContext, TableKind


def _make_table(context: TableContext) -> TableScene:
    from tablegames_qt.tables.chinos.shared import SharedTable
    from tablegames_qt.tables.chinos.table import ChinosTable

    return SharedTable(context) if context.persons else ChinosTable(context)


def _in_the_open(view: ChinosView, settings: Settings, people: int) -> bool:
    """Everything but closing a fist is no secret, and that too is done in the open where it is done by hidden keys."""
    return view.phase != "hide" or by_keys(settings, people)


def _make_audience(context: TableContext) -> TableScene:
    from tablegames_qt.tables.chinos.audience import ChinosAudience

    return ChinosAudience(context)


def _make_score(context: TableContext) -> ScorePanel:
    from tablegames_qt.tables.chinos.score_panel import ChinosScorePanel

    return ChinosScorePanel(context)


CHINOS_TABLE = TableKind(
    game=CHINOS,
    front=CHINOS_FRONT,
    make_table=_make_table,
    make_audience=_make_audience,
    make_score=_make_score,
    paint_thumbnail=paint_thumbnail,
    words=words.words,
    log_line=phrases.log_line,
    refusal=phrases.refusal,
    hint=phrases.hint,
    ranking=ranking,
    result_words=result_words,
    continue_line=words.continue_line,
    settings_rows=("own_fist", "step_mode", "fists_input", "hide_time", "call_clock", "take_back", "training"),
    in_the_open=_in_the_open,
    for_several=lobby.for_several,
    lobby=lobby.ChinosLobby,
    next_match=next_match,
    chance_words=chance_words,
    usual_players=6,
    pace=ChinosPace(),
    keeper=CHINOS_KEEPER_KIND,
    totals=lambda view: [plain(points) for points in view.points] if view.final else (),
)
