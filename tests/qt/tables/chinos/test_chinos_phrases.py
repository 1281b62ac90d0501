"""Every event, reason and hint of Los Chinos has a sentence of its own."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

import rules.chinos
from rules.bots import Choice
from rules.chinos import CHINOS, Call, ChinosOptions, ChooseFirst, Hide, Show, events
from rules.dealing import Dealing, Rng
from rules.record import Match, Player
from rules.seats import TABLE, Seat
from tablegames_qt.assets import CardFaces
from tablegames_qt.match_log import told, whole_log
from tablegames_qt.tables import TABLES
from tablegames_qt.tables.chinos import phrases, words
from tablegames_qt.tables.chinos.picture import paint_picture
from tablegames_qt.tables.kind import PictureContext
from tablegames_qt.theme import THEMES
from tests.qt.tables.played import NAMES

pytestmark = pytest.mark.usefixtures("english")
KIND = TABLES["chinos"]
SILENT = (events.ChoiceAsked(TABLE, ()), events.FistClosed(Seat(1), None, 2), events.CallAsked(Seat(1), 1, False))
SAID = (
    events.FirstDrawn(Seat(1), 4),
    events.ChoiceAsked(Seat(1), (Seat(0), Seat(1))),
    events.FirstChosen(Seat(1), Seat(0)),
    events.FirstChosen(TABLE, Seat(0)),
    events.RoundStarted(2, (Seat(1), Seat(2), Seat(0)), 0, False),
    events.RoundStarted(1, (Seat(1), Seat(2), Seat(0)), 1, False),
    events.RoundStarted(7, (Seat(1), Seat(0)), 0, True),
    events.FistClosed(Seat(1), None, 0),
    events.CallAsked(Seat(1), 6, True),
    events.Called(Seat(1), 7, (), 1),
    events.Called(Seat(1), 0, (), 1),
    events.Called(Seat(1), 7, (Seat(0), Seat(2)), 3),
    events.CoinsAsked((Seat(0), Seat(1))),
    events.CoinsShown(Seat(1), 2, 1),
    events.FistsOpened(1, (Seat(0), Seat(1)), (1, 2), (3, 4), 3),
    events.FoulFound(Seat(1), "empty-fist", 0, 4, 1),
    events.FoulFound(Seat(1), "too-low-for-own", 3, 2, 1),
    events.FoulFound(Seat(1), "too-high-for-own", 1, 9, 1),
    events.NobodyHit(4),
    events.Saved((Seat(1), Seat(2)), (Seat(0), Seat(3))),
    events.FinalStarted((Seat(0), Seat(1)), 3),
    events.Scored(Seat(1), 1, 1, 2),
    events.Scored(Seat(1), 2, 3, 0),
    events.FinalWon(Seat(1), Seat(0), (1, 3)),
    events.BillPaid((5, 1, 0), (0, 0, 0)),
    events.NextFirst(Seat(1), None),
    events.NextFirst(None, Seat(1)),
)


def test_every_kind_of_event_is_tried_here() -> None:
    kinds = {each for _, each in inspect.getmembers(events, inspect.isclass) if each.__module__ == events.__name__}
    assert kinds == {type(event) for event in (*SILENT, *SAID)}


def test_every_event_is_told_in_a_sentence_or_passed_over_on_purpose() -> None:
    lines = told(KIND, SAID, NAMES)
    assert len(lines) == len(SAID) == len(set(lines))
    assert all(line[0].isupper() or line[0] in "¿" for line in lines)
    assert all(line.endswith((".", "?")) and "{" not in line and "!" not in line for line in lines)
    assert not told(KIND, SILENT, NAMES)


def test_every_reason_in_the_rules_has_a_sentence_of_its_own() -> None:
    folder = Path(rules.chinos.__file__).parent
    text = "".join((folder / name).read_text() for name in ("actions.py", "calls.py", "play.py"))
    keys = {
        "not-a-total already-called needs-fourth-number too-few-would-remain too-low-for-own too-high-for-own",
        "match-over not-in-round wrong-phase already-hidden already-shown not-your-turn bad-coins",
        "blanca-not-allowed not-a-finalist",
    }
    reasons = {key for line in keys for key in line.split()}
    written = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', text)) - {"empty-fist"}
    assert written == reasons
    said = {phrases.refusal(key, {}) for key in reasons}
    assert len(said) == len(reasons)


def bots_choices() -> set[tuple[str, type]]:
    """Every reason that any bot gave in some matches, with the kind of its action."""
    found = set()
    for number, level in enumerate((*CHINOS.levels, "master")):
        for players in (2, 3, 6):
            seats = tuple(Player(name, "bot", level) for name in NAMES[:players])
            match, _ = Match.start(CHINOS, ChinosOptions(), seats, Dealing.from_text(f"hint {number}", "chinos"))
            bot, rng = CHINOS.levels[level], Rng.from_text("hints")
            while seats_to_act := CHINOS.to_act(match.state):
                seat = seats_to_act[0]
                view = CHINOS.view(match.state, seat)
                choice = bot.choose(view, CHINOS.legal_actions(match.state, seat), rng)
                line = KIND.hint(choice, view, NAMES)
                assert line.endswith(".") and "{" not in line, line
                found.add((choice.reason, type(choice.action)))
                match, _ = match.act(seat, choice.action)
    return found


def test_every_choice_of_every_bot_can_be_given_as_a_hint() -> None:
    reasons = {reason for reason, _ in bots_choices()}
    assert {"any-coins", "another-fist", "by-own-coins", "calls-suggest", "tells-nothing", "balanced"} <= reasons


def test_reasons_of_hints_are_told_apart() -> None:
    match, _ = Match.start(
        CHINOS, ChinosOptions(), tuple(Player(name) for name in NAMES[:4]), Dealing.from_text("h", "chinos")
    )
    view = CHINOS.view(match.state, Seat(0))
    reasons = ("calls-suggest", "tells-nothing", "hides-half", "reads-habits", "balanced", "by-own-coins")
    said = {phrases.hint(Choice(Call(5), reason, {"total": 5, "chance": 23}), view, NAMES) for reason in reasons}
    assert len(said) == len(reasons)
    assert "The calls so far suggest 5: right in 23 of 100 cases." in " ".join(said)
    first = phrases.hint(Choice(ChooseFirst(Seat(2)), "first-for-place", {"seat": 2, "place": 4}), view, NAMES)
    assert "Carla" in first and "4" in first
    assert phrases.hint(Choice(ChooseFirst(Seat(2)), "first-no-matter"), view, NAMES) != first
    assert "2" in phrases.hint(Choice(Hide(2), "any-coins"), view, NAMES)
    assert phrases.hint(Choice(Show(2), "any-coins"), view, NAMES)


def test_the_log_of_a_match_tells_every_round_and_never_a_closed_fist() -> None:
    seats = tuple(Player(name, "you" if number == 0 else "bot", "sly") for number, name in enumerate(NAMES[:5]))
    match, _ = Match.start(CHINOS, ChinosOptions(), seats, Dealing.from_text("log", "chinos"))
    rng = Rng.from_text("log")
    while seats_to_act := CHINOS.to_act(match.state):
        match, _ = match.act(seats_to_act[0], CHINOS.legal_actions(match.state, seats_to_act[0]).pick(rng))
        if CHINOS.view(match.state, None).phase == "hide":
            assert whole_log(KIND, match.record, Seat(0)) == whole_log(KIND, match.record, None)
    lines = whole_log(KIND, match.record, Seat(0))
    assert sum(line.startswith("The fists open:") for line in lines) == len(CHINOS.view(match.state, None).history)
    assert lines[-2].startswith("The bill:")


def test_the_table_is_told_in_words_in_every_phase() -> None:
    seats = tuple(Player(name, "bot", "sly") for name in NAMES[:6])
    for options in (ChinosOptions(), ChinosOptions(fists="real"), ChinosOptions(first_match_first="host")):
        match, _ = Match.start(CHINOS, options, seats, Dealing.from_text("words", "chinos"))
        rng = Rng.from_text("words")
        phases = set()
        while True:
            for viewer in (Seat(0), None):
                view = CHINOS.view(match.state, viewer)
                said = words.words(view, NAMES)
                assert all(heading and lines and all(lines) for heading, lines in said), (view.phase, said)
                assert words.continue_line(view, NAMES).endswith(".")
            phases.add(view.phase)
            to_act = CHINOS.to_act(match.state)
            if not to_act:
                break
            match, _ = match.act(to_act[0], CHINOS.legal_actions(match.state, to_act[0]).pick(rng))
        assert {"call", "over"} <= phases


def test_the_game_has_a_picture(faces: CardFaces) -> None:
    image = QImage(320, 200, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_picture(painter, QRectF(0, 0, 320, 200), PictureContext(faces, THEMES["green"], 1.0))
    painter.end()
    assert len({image.pixel(x, 100) for x in range(0, 320, 4)}) > 20
