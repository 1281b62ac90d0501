"""Draw the pictures that software centres show, into `packaging/screenshots`: run `python packaging/screenshots.py`.

The program opens matches that bots have played up to a point, in a window without a display.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer  # noqa: E402 - the tree must be found first
from PySide6.QtGui import QImage  # noqa: E402

import rules  # noqa: E402
from rules.dealing import Dealing, Rng  # noqa: E402
from rules.record import Match, Player, pack  # noqa: E402
from tablegames_qt.app import Program  # noqa: E402
from tablegames_qt.bot_runner import InlineRunner  # noqa: E402
from tablegames_qt.run import make_application  # noqa: E402
from tablegames_qt.tables import TABLES  # noqa: E402

TARGET = ROOT / "packaging" / "screenshots"
SIZE = (1280, 800)
SHOWN = {"chinese-ten": ("chinese_ten", 26), "mahjong": ("mahjong", 60)}
"""Pictures of games: how many decisions were taken before."""
NAMES = ("You", "Ana", "Bruno", "Carla")
REST = 1500
"""Milliseconds until pictures of pieces are drawn and nothing moves."""


def match_of(game: rules.AnyGame, moves: int) -> Match:
    """A match between a person and bots, after so many decisions, at the next decision of the person."""
    level = list(game.levels)[-1]
    seats = max(count for count in game.seats if count <= len(NAMES)) if 2 not in game.seats else 2
    players = tuple(
        Player(name, "bot" if seat else "you", level if seat else "") for seat, name in enumerate(NAMES[:seats])
    )
    match, _ = Match.start(game, game.presets[0].options, players, Dealing.from_text("screenshots", game.name))
    rng = Rng.from_text("screenshots")
    while len(match.record.moves) < moves or game.to_act(match.state) != (0,):
        seat = game.to_act(match.state)[0]
        legal = game.legal_actions(match.state, seat)
        if seat < 0:
            action = legal.pick(rng)
        else:
            action = game.levels[level].choose(game.view(match.state, seat), legal, rng, None, None).action
        match, _ = match.act(seat, action)
    return match


def rest() -> None:
    """Let the program work until everything is drawn."""
    loop = QEventLoop()
    QTimer.singleShot(REST, loop.quit)
    loop.exec()


def shoot(program: Program, name: str) -> None:
    """Write a picture of the window."""
    picture = program.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
    picture.save(str(TARGET / f"{name}.png"), quality=0)


def main() -> int:
    """Draw all pictures; return the exit status."""
    TARGET.mkdir(exist_ok=True)
    app = make_application()
    with tempfile.TemporaryDirectory() as folder:
        program = Program(app, TABLES, Path(folder) / "profile", "en", InlineRunner())
        program.window.resize(*SIZE)
        program.show()
        rest()
        shoot(program, "home")
        for name, (game, moves) in SHOWN.items():
            file = Path(folder) / f"{name}.tgr"
            file.write_bytes(pack(match_of(rules.GAMES[game], moves).record))
            program.open_file(file)
            rest()
            shoot(program, name)
        program.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
