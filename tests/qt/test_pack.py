"""The Spanish pack: pictures and words change together, and only in games that are played with it."""

from __future__ import annotations

from PySide6.QtCore import Qt

from rules.chinchon import CHINCHON, ChinchonOptions
from rules.chinese_ten import CHINESE_TEN, TenOptions
from rules.dealing import Dealing
from rules.options import GameOptions
from rules.record import Player
from tablegames_qt import spanish_pack
from tablegames_qt.app import Program
from tablegames_qt.match_page import MatchPage
from tablegames_qt.new_match import NewMatch

PLAYERS = (Player("Ana", "you"), Player("Bruno", "bot", "easy"))


def begin(program: Program, name: str, options: GameOptions) -> MatchPage:
    game = {"chinchon": CHINCHON, "chinese_ten": CHINESE_TEN}[name]
    dealing = Dealing.from_text("pack", name)
    program.window.desk.begin(NewMatch(game, "standard", options, PLAYERS, dealing, known=False))
    assert program.window.page is not None
    return program.window.page


def log(page: MatchPage) -> str:
    model = page.words.log.model()
    return "\n".join(str(model.index(row, 0).data(Qt.ItemDataRole.DisplayRole)) for row in range(model.rowCount()))


def test_words_and_log_follow_the_pictures_while_a_match_is_open(program: Program) -> None:
    page = begin(program, "chinchon", ChinchonOptions())
    french = {"hearts", "diamonds", "spades"}
    spanish = {"cups", "coins", "swords"}

    def said() -> str:
        view = page.session.view()
        lines = [line for _, lines in page.kind.words(view, page.names) for line in lines]
        return log(page) + "\n".join(lines)

    assert any(word in said() for word in french) and not any(word in said() for word in spanish)
    program.profile.settings.pack = "spanish"
    assert page.table.faces.deck.spanish
    assert any(word in said() for word in spanish) and not any(word in said() for word in french)
    program.profile.settings.pack = "french"
    assert not any(word in said() for word in spanish)


def test_a_game_that_is_not_played_with_it_keeps_the_french_pack(program: Program) -> None:
    program.profile.settings.pack = "spanish"
    begin(program, "chinchon", ChinchonOptions())
    assert spanish_pack.shown()
    page = begin(program, "chinese_ten", TenOptions())
    assert not spanish_pack.shown()
    assert not page.table.faces.deck.spanish
    program.window.show_home()
    assert not spanish_pack.shown()
