"""Nobody finds a hidden card: the audience's table, its log, its numbers and words, and the whole window under the curtain."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from rules.chinos import Hide
from rules.dealing import Dealing, Rng
from rules.events import seen
from rules.game import NextDeal
from rules.record import Match
from rules.seats import TABLE, Seat
from tablegames_qt.app import Program
from tablegames_qt.assets import CardFaces
from tablegames_qt.hot_seat import Cover
from tablegames_qt.match_log import told
from tablegames_qt.match_page import MatchPage
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.settings import Settings
from tablegames_qt.tables import TABLES
from tablegames_qt.tables.kind import ScorePanel, TableContext, TableKind
from tablegames_qt.theme import THEMES
from tests.qt.secrecy import Known, leaks_in_texts, leaks_on, texts_of_items, texts_of_widgets
from tests.qt.shared_screen import NAMES, begin, go_on, look, players_of, seat_of, space, until

GAMES = list(TABLES)
AFTER_DEAL = 4
"""Actions of the next deal that are looked at too: what the deal before leaves behind."""
SHORT = 12
"""Actions that are looked at in the short walk."""
SLOW_GAMES = 200
"""Random deals of each game in the slow walk: a thousand in all."""


class Walk:
    """Plays one random deal before the audience and looks everywhere after each step."""

    def __init__(self, kind: TableKind, settings: Settings, faces: CardFaces, deal: str, *, shared: bool) -> None:
        self.kind, self.game = kind, kind.game
        self.rng = Rng.from_text(f"walk {deal}")
        options = self.game.presets[0].options
        seats = min(self.game.seats)
        if "players" in options.values():
            options = dataclasses.replace(options, players=seats)  # type: ignore[arg-type]
        players = players_of(self.game.name, ["person"] * seats)
        self.match, opening = Match.start(self.game, options, players, Dealing.from_text(deal, self.game.name))
        self.names = list(NAMES[:seats])
        persons = frozenset(map(Seat, range(seats))) if shared else frozenset()
        context = TableContext(None, self.names, settings, faces, THEMES["green"], shared=shared, persons=persons)
        make = kind.make_table if shared or kind.make_audience is None else kind.make_audience
        self.table: TableScene = make(context)
        self.table.set_speed(Speed.OFF)
        self.table.fit(QSizeF(1024, 768), 1.0)
        self.panel: ScorePanel = kind.make_score(context)
        self.said: list[tuple[str, str]] = []
        for name in ("sentence", "noted", "announced", "refused"):
            getattr(self.table, name).connect(lambda text, name=name: self.said.append((text, name)))
        self.known = Known(self.game)
        self.steps = 0
        self.before = None
        self.tell(None, opening)

    def close(self) -> None:
        self.table.tear_down()
        self.panel.deleteLater()

    def tell(self, before: object, events: tuple) -> None:  # type: ignore[type-arg]
        """Show a step to the audience."""
        state = self.match.state
        self.known.learn(state, events)
        view = self.game.view(state, None)
        public = seen(events, None)
        self.lines = told(self.kind, public, self.names)
        self.table.tell(before, public, view)
        self.table.choreographer.settle()
        self.panel.show_view(view)

    def leaks(self, *, thorough: bool) -> list[str]:
        """Return every place in which something secret stands now."""
        found = leaks_on(self.table, self.known.secrets(self.match.state))
        said, self.said = self.said, []
        texts = [*said, *((line, "log") for line in self.lines)]
        if thorough:
            view = self.game.view(self.match.state, None)
            texts += [(line, "table in words") for _, lines in self.kind.words(view, self.names) for line in lines]
            texts.append((self.kind.continue_line(view, self.names), "home screen"))
            texts += [*texts_of_widgets(self.panel), *texts_of_items(self.table)]
        return found + leaks_in_texts(texts, self.known.unnamed(self.match.state))

    def step(self, *, told: bool = True) -> bool:
        """Do something legal, whoever is to act; False where the walk ends. Not told, the table learns nothing of it."""
        state = self.match.state
        seats = self.game.to_act(state)
        if not seats or (self.game.deal_number(state) > 1 and self.steps >= AFTER_DEAL):
            return False
        self.steps += self.game.deal_number(state) > 1
        seat = seats[self.rng.below(len(seats))]
        before = self.game.view(state, None)
        self.match, events = self.match.act(seat, self.game.legal_actions(state, seat).pick(self.rng))
        if told:
            self.tell(before, events)
        else:
            self.known.learn(self.match.state, events)
        return True

    def show(self) -> None:
        """Show the position as it is."""
        self.table.jump(self.game.view(self.match.state, None))


Walks = Callable[..., Walk]


@pytest.fixture
def walks(faces: CardFaces, tmp_path: Path, english: None) -> Iterator[Walks]:
    """Begins walks and ends them."""
    begun: list[Walk] = []
    settings = Settings(tmp_path / "settings.ini")

    def start(game: str, deal: str, *, shared: bool = False, kind: TableKind | None = None) -> Walk:
        while begun:
            begun.pop().close()
        begun.append(Walk(kind or TABLES[game], settings, faces, deal, shared=shared))
        return begun[-1]

    yield start
    for walk in begun:
        walk.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_audience_finds_nothing_hidden_in_a_random_deal(walks: Walks, game: str) -> None:
    for shared in (False, True):
        walk = walks(game, "short", shared=shared)
        number = 0
        assert walk.leaks(thorough=True) == []
        while number < SHORT and walk.step():
            number += 1
            assert walk.leaks(thorough=number % 4 == 0) == []
        assert number > 3


@pytest.mark.parametrize("game", [game for game in GAMES if NextDeal in TABLES[game].game.action_types])
def test_a_deal_leaves_no_trace_in_the_next_one(walks: Walks, game: str) -> None:
    for shared in (False, True):
        walk = walks(game, "next", shared=shared)
        while NextDeal() not in walk.game.legal_actions(walk.match.state, TABLE):
            assert walk.step(told=False)
        walk.show()
        number = walk.game.deal_number(walk.match.state)
        while walk.game.deal_number(walk.match.state) == number:
            assert walk.step()
        assert walk.leaks(thorough=True) == []
        for _ in range(3):
            assert walk.step() and walk.leaks(thorough=False) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_audience_finds_nothing_hidden_in_hundreds_of_random_deals(walks: Walks, game: str) -> None:
    for deal in range(SLOW_GAMES):
        walk = walks(game, f"long {deal}", shared=bool(deal % 2))
        number = 0
        while walk.step():
            number += 1
            assert walk.leaks(thorough=walk.rng.below(5) == 0) == []


def test_every_planted_leak_is_found(walks: Walks) -> None:
    """The walk would see a face on a closed card, a name in a tool tip, in the log, in a label, and one that is only said."""
    walk = walks("chinese_ten", "planted")
    secret = next(iter(walk.known.secrets(walk.match.state)))
    from tablegames_qt.phrases import card_name, short_card

    back = next(item for item in walk.table.pieces.values() if item.face is None)
    back.face = secret
    assert any("CardItem.face" in leak for leak in walk.leaks(thorough=False))
    back.face = None
    back.setToolTip(f"behind it: {card_name(secret)}")
    assert any("tool tip" in leak for leak in walk.leaks(thorough=True))
    back.setToolTip("")
    walk.lines = [f"Ana draws the {card_name(secret)}."]
    assert any(leak.startswith("log") for leak in walk.leaks(thorough=False))
    walk.lines = []
    walk.table.say(f"Ana holds <b>{short_card(secret)}</b>.")
    assert any(leak.startswith("sentence") for leak in walk.leaks(thorough=True))
    walk.table.say("")
    walk.table.announce(card_name(secret))
    assert any(leak.startswith("announced") for leak in walk.leaks(thorough=False))
    walk.panel.setAccessibleDescription(card_name(secret))
    assert any("accessible description" in leak for leak in walk.leaks(thorough=True))
    walk.panel.setAccessibleDescription("")
    assert walk.leaks(thorough=True) == []


def test_a_table_that_shows_a_hand_is_found(walks: Walks) -> None:
    kind = TABLES["chinchon"]
    honest = kind.words

    def careless(view: object, names: object) -> list[tuple[str, list[str]]]:
        from tablegames_qt.phrases import card_name

        hand = walk.match.state.position.hands[0]
        return [*honest(view, names), ("Hand", [card_name(card) for card in hand])]  # type: ignore[arg-type]

    walk = walks("chinchon", "careless", kind=dataclasses.replace(kind, words=careless))
    assert any(leak.startswith("table in words") for leak in walk.leaks(thorough=True))


# The window under the curtain ------------------------------------------------------------------------------------------


def window_leaks(page: MatchPage) -> list[str]:
    """Return what the whole window betrays in words, whatever is seen of it and whatever is hidden."""
    session = page.session
    known = Known(session.game)
    match, events = Match.start(
        session.game,
        session.game.Options.read(session.record.options),
        session.record.players,
        session.record.dealing,
    )
    known.learn(match.state, events)
    for move in session.record.moves:
        match, events = match.act(move.seat, session.game.parse(move.text))
        known.learn(match.state, events)
    return leaks_in_texts(texts_of_widgets(page.window()), known.unnamed(session.match.state))


@pytest.mark.parametrize(
    ("game", "turns"),
    [
        ("chinchon", 1),
        *(pytest.param(game, 4, marks=pytest.mark.slow) for game in ("chinese_ten", "chinchon", "mahjong")),
    ],
)
def test_the_window_betrays_nothing_under_the_curtain_and_between_turns(
    qtbot: QtBot, program: Program, game: str, turns: int
) -> None:
    kinds = ["you", "person", *["bot"] * (min(TABLES[game].game.seats) - 2)]
    page = begin(program, game, kinds)
    hot = seat_of(page)
    program.window.page.show_words(shown=True)
    for _ in range(turns):
        until(qtbot, page, Cover.PASS)
        assert window_leaks(page) == []
        look(qtbot, page)
        if game != "mahjong":  # with a hand in sight the walk finds it
            assert window_leaks(page) != []
        page.session.hint()
        page.table.wished.emit("hurry")
        space(page, down=False)
        assert hot.state is Cover.CLOSED
        assert window_leaks(page) == []
        assert page.grab().toImage() == hot.curtain.grab().toImage()
        space(page, down=True)
        while hot.state is not Cover.PUBLIC and page.session.to_act != (TABLE,):
            go_on(qtbot, page)
        assert window_leaks(page) == []
        while hot.state is not Cover.PASS:
            until_next(qtbot, page)


def until_next(qtbot: QtBot, page: MatchPage) -> None:
    """Go on until somebody is called for."""
    hot = seat_of(page)

    def ready() -> bool:
        page.table.choreographer.settle()
        page.session.hurry()
        return hot.state is Cover.PASS or bool(hot.strip.buttons)

    qtbot.waitUntil(ready)
    if hot.state is Cover.PUBLIC:
        hot.strip.buttons[-1].click()


@pytest.mark.slow
def test_the_window_is_the_same_whatever_a_closed_fist_holds(qtbot: QtBot, program: Program) -> None:
    texts: list[list[tuple[str, str]]] = []
    pictures: list[QImage] = []
    for coins in range(4):
        page = begin(program, "chinos", ("you", "person", "bot"))
        look(qtbot, page)
        page.table.acted.emit(Hide(coins))
        space(page, down=False)
        until(qtbot, page, Cover.PASS)
        assert page.names[seat_of(page).seat or 0] == "Bruno"
        with qtbot.waitSignal(page.session.saved, raising=False, timeout=200):
            pass
        texts.append(sorted(set(texts_of_widgets(page))))
        pictures.append(page.grab().toImage())
    assert all(each == texts[0] for each in texts)
    assert all(each == pictures[0] for each in pictures)
