"""Turns of Chinchón as a person plays them at a table, and how to come to a knock or to laying off."""

from __future__ import annotations

from collections.abc import Callable

from rules.cards import Card
from rules.chinchon import CHINCHON, ChinchonOptions
from rules.chinchon.deck import deck_of
from rules.chinchon.play import ChinchonState
from rules.dealing import Dealing
from rules.record import Match, Player
from rules.seats import TABLE
from tablegames_qt.tables.chinchon.rows import left_after, proposed
from tests.qt.tables.chinchon_played import ChinchonPlayed
from tests.qt.tables.played import NAMES

Play = Callable[..., ChinchonPlayed]


def options_for(players: int, **changes: object) -> ChinchonOptions:
    """The options of a table with so many seats."""
    return ChinchonOptions(players=players, deck=40 if players < 4 else 48, **changes)  # type: ignore[arg-type]


def throw(played: ChinchonPlayed) -> Card:
    """The card whose discard leaves least, never the joker."""
    return min(
        (each.card for each in played.legal.discardable if str(each.card) != "Ad"),
        key=lambda card: (left_after(played.position, card), -deck_of(played.position.options).points[card]),
    )


def answer_if_asked(played: ChinchonPlayed) -> None:
    """Throw all the same when a knock with nothing would be possible."""
    if played.table.question is not None:
        played.press(played.table.board.no)


def play_turn_by_mouse(played: ChinchonPlayed, *, dragging: bool) -> None:
    """Draw, then knock if possible, else throw."""
    view = played.position
    if view.phase == "draw":
        if dragging:
            played.drag(played.stock, played.at(played.table.geometry.hand_zone.center()))
        else:
            played.click(played.stock)
    elif view.phase == "discard" and (cards := played.legal.knockable):
        if dragging:
            played.drag(played.spot(cards[0]), played.slot)
        else:
            played.click(played.spot(cards[0]))
            played.press(played.table.board.knock)
        before = played.moves
        assert played.table.knock is not None
        assert played.moves == before, "laying a knock out moves nothing in the rules"
        played.assert_in_step()
        played.press(played.table.board.yes)
    elif view.phase == "discard":
        card = throw(played)
        if dragging:
            played.drag(played.spot(card), played.pile)
        else:
            played.double_click(played.spot(card))
        answer_if_asked(played)
    elif view.phase == "show":
        played.press(played.table.showdown.done)
    else:
        played.press(played.table.showdown.next)


def about_to_knock(play_chinchon: Play) -> tuple[ChinchonPlayed, Card]:
    """A table at which Ana may knock."""
    for seed in range(30):
        played = play_chinchon(seed=f"knock {seed}", level="easy")
        for _ in range(40):
            if played.position.phase == "discard" and played.legal.knockable:
                return played, played.legal.knockable[-1]
            if played.position.phase not in ("draw", "discard"):
                break
            play_turn_by_mouse(played, dragging=False)
            played.until_asked()
    raise AssertionError("no seed lets Ana knock")


def laying_off(play_chinchon: Play) -> ChinchonPlayed:
    """A table at which Ana can lay off after Bruno's knock."""
    for seed in range(80):
        played = play_chinchon(seed=f"lay off {seed}")
        for _ in range(40):
            view = played.position
            if view.phase == "show" and proposed(view).lay_offs:
                return played
            if view.phase not in ("draw", "discard"):
                break
            if view.phase == "draw":
                played.click(played.stock)
            else:
                played.drag(played.spot(throw(played)), played.pile)
                answer_if_asked(played)
            played.until_asked()
    raise AssertionError("no seed lets Ana lay off")


def states_of(seed: str, options: ChinchonOptions) -> list[ChinchonState]:
    """Every state of a match between medium bots."""
    players = tuple(Player(name, "bot", "medium") for name in NAMES[: options.players])
    match, _ = Match.start(CHINCHON, options, players, Dealing.from_text(seed, CHINCHON.name))
    bot = CHINCHON.levels["medium"]
    found = [match.state]
    while to_act := CHINCHON.to_act(match.state):
        (seat,) = to_act
        legal = CHINCHON.legal_actions(match.state, seat)
        if seat == TABLE:
            action = next(iter(legal))
        else:
            action = bot.choose(CHINCHON.view(match.state, seat), legal, None).action  # type: ignore[arg-type]
        match, _ = match.act(seat, action)
        found.append(match.state)
    return found
