"""Finds the seeds of Chinchón's scenarios: `python -m resources.training.chinchon_scenarios` (some minutes).

Each finder plays matches of numbered seeds until the rare thing happens, and of several it keeps the shortest. The file
is the same on every machine; the scenarios are described in rules/chinchon/scenarios.py.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rules.bots import Choice
from rules.cards import Card
from rules.chinchon import greedy, play
from rules.chinchon.actions import ChinchonAction, Discard, DrawStock, Knock, Show, TakeDiscard
from rules.chinchon.deck import JOKER, deck_of
from rules.chinchon.events import Knocked, LaidOff, MatchEnded, Reentered, StockReshuffled, WentOut
from rules.chinchon.lay_offs import shown
from rules.chinchon.options import ChinchonOptions
from rules.chinchon.play import ChinchonState
from rules.chinchon.scenarios import SENTENCES
from rules.chinchon.seven import SEVEN, chinchon
from rules.chinchon.view import view
from rules.codec import text_of
from rules.dealing import Dealing
from rules.events import Event
from rules.game import NextDeal, Step
from rules.seats import TABLE, Seat

TARGET = Path(__file__).parents[2] / "rules" / "chinchon" / "scenarios.json"

STANDARD = ChinchonOptions()
THREE = ChinchonOptions(players=3)

Move = tuple[Seat, ChinchonAction]
Policy = Callable[[ChinchonState], ChinchonAction]


@dataclass(frozen=True)
class Line:
    """A match as it was played: the seed, its opening, and each move with the step it led to."""

    options: ChinchonOptions
    seed: str
    start: Step[ChinchonState]
    moves: tuple[Move, ...]
    steps: tuple[Step[ChinchonState], ...]

    def cut(self, first: int, last: int | None = None) -> Found:
        """The scenario whose rare thing is the moves from `first` up to `last` (None: to the end of the line)."""
        return Found(self.options, self.seed, self.moves[:first], self.moves[first:last])


@dataclass(frozen=True)
class Found:
    """A scenario as it goes to the file."""

    options: ChinchonOptions
    seed: str
    before: tuple[Move, ...]
    then: tuple[Move, ...]

    @property
    def document(self) -> dict[str, object]:
        """The JSON object of the file."""
        return {
            "options": {key: self.options[key] for key in self.options.differences(STANDARD)},
            "seed": self.seed,
            "before": [f"{seat} {text_of(action)}" for seat, action in self.before],
            "then": [f"{seat} {text_of(action)}" for seat, action in self.then],
        }


def turn_of(state: ChinchonState) -> Seat | None:
    """Who moves next; None when the match is over."""
    return {"match-over": None, "deal-over": TABLE}.get(state.phase, state.position.turn)


def medium(state: ChinchonState) -> ChinchonAction:
    """Greedy play."""
    seat = state.position.turn
    legal = state.position.legal(seat, state.options)
    seen = view(state, seat)
    choice: Choice[ChinchonAction]
    if seen.phase == "draw":
        choice = greedy.draw(seen, legal)
    elif seen.phase == "show":
        choice = greedy.show(seen, legal)
    else:
        choice = greedy.knock(seen, legal) or greedy.discard(seen, legal)
    return choice.action


def patient(state: ChinchonState) -> ChinchonAction:
    """Stock cards only, greedy discards, and never a knock."""
    seat = state.position.turn
    if state.position.phase == "draw":
        return DrawStock()
    return greedy.discard(view(state, seat), state.position.legal(seat, state.options)).action


def taking(state: ChinchonState) -> ChinchonAction:
    """The pile only, and never a knock."""
    seat = state.position.turn
    if state.position.phase == "draw":
        return TakeDiscard()
    return greedy.discard(view(state, seat), state.position.legal(seat, state.options)).action


def played(
    options: ChinchonOptions,
    seed: str,
    policy: Policy,
    until: Callable[[Step[ChinchonState]], bool],
    longest: int,
) -> Line | None:
    """A match from its start up to the first step that `until` accepts, or None when it does not come in so many moves."""
    start = play.start(options, Dealing.from_text(seed, "chinchon"))
    state, moves, steps = start.state, [], []
    for _ in range(longest):
        seat = turn_of(state)
        if seat is None:
            return None
        action: ChinchonAction = NextDeal() if seat == TABLE else policy(state)
        step = play.apply(state, seat, action)
        moves.append((seat, action))
        steps.append(step)
        if until(step):
            return Line(options, seed, start, tuple(moves), tuple(steps))
        state = step.state
    return None


def seeds(name: str) -> Iterator[str]:
    """Yield the seeds of a finder, one after the other."""
    return (f"{name} {number}" for number in itertools.count(1))


def first(name: str, find: Callable[[str], Found | None]) -> Found:
    """The scenario of the first seed that has one."""
    return next(found for found in map(find, seeds(name)) if found is not None)


def shortest(name: str, count: int, find: Callable[[str], Found | None]) -> Found:
    """Of the first `count` scenarios the one with the fewest moves."""
    found = (each for each in map(find, seeds(name)) if each is not None)
    return min(itertools.islice(found, count), key=lambda each: len(each.before))


def told(step: Step[ChinchonState], kind: type[Event]) -> Event | None:
    """The first event of a kind in a step."""
    return next((event for event in step.events if isinstance(event, kind)), None)


def chinchon_of(seed: str, *, with_joker: bool) -> Found | None:
    """The first player collects one run of seven, the other draws and throws; at most six turns each."""
    start = play.start(STANDARD, Dealing.from_text(seed, "chinchon")).state
    seat, deck = start.position.turn, deck_of(STANDARD)
    coming = {*start.position.hands[seat], *start.position.stock[0:12:2]}
    for suit in range(4):
        row = deck.cards[suit * len(deck.ranks) : (suit + 1) * len(deck.ranks)]
        for place in range(len(row) - SEVEN + 1):
            run = [card for card in row[place : place + SEVEN] if card is not JOKER]
            wanted = {card for card in run if card in coming}
            if with_joker and JOKER in coming and len(wanted) == SEVEN - 1:
                wanted.add(JOKER)
            if len(wanted) == SEVEN and (JOKER in wanted) == with_joker:
                return collected(seed, seat, wanted)
    return None


def collected(seed: str, seat: Seat, wanted: set[Card]) -> Found | None:
    """The match in which a seat throws everything but the cards wanted."""

    def policy(state: ChinchonState) -> ChinchonAction:
        position = state.position
        if position.turn != seat or position.phase == "draw":
            return patient(state)
        spare = [card for card in position.hands[seat] if card not in wanted]
        legal = position.legal(seat, state.options)
        if len(spare) == 1 and spare[0] in legal.knockable:
            return next(action for action in legal if isinstance(action, Knock) and action.card is spare[0])
        return Discard(max(spare, key=lambda card: (deck_of(STANDARD).points[card], card.index)))

    line = played(STANDARD, seed, both(policy, seat), lambda step: told(step, Knocked) is not None, 60)
    if line is None or chinchon(line.steps[-1].state.position.hands[seat], STANDARD) == "none":
        return None
    return finished(line, len(line.moves) - 1)


def both(policy: Policy, seat: Seat) -> Policy:
    """A policy for one seat; the other is patient."""
    return lambda state: policy(state) if state.position.turn == seat else patient(state)


def finished(line: Line, first_move: int) -> Found:
    """The scenario that begins with a move of the line and goes on to the end of its deal, everybody showing their best."""
    moves = list(line.moves)
    state = line.steps[-1].state
    while state.position.phase == "show":
        seat, action = state.position.turn, medium(state)
        moves.append((seat, action))
        state = play.apply(state, seat, action).state
    return Found(line.options, line.seed, tuple(moves[:first_move]), tuple(moves[first_move:]))


def knock_where(seed: str, wanted: Callable[[Step[ChinchonState], Step[ChinchonState]], bool]) -> Found | None:
    """A first deal of greedy play whose knock and showing are as wanted."""
    line = played(STANDARD, seed, medium, lambda step: step.state.position.phase == "over", 60)
    if line is None or line.steps[-1].state.position.void is not None or len(line.steps) < 2:
        return None
    return line.cut(len(line.moves) - 2) if wanted(line.steps[-2], line.steps[-1]) else None


def zero_knock(knock: Step[ChinchonState], show: Step[ChinchonState]) -> bool:
    """A knock without deadwood that keeps the other from laying off two cards."""
    event = told(knock, Knocked)
    assert isinstance(event, Knocked)
    if event.deadwood or event.chinchon != "none":
        return False
    hand = show.state.position.hands[knock.state.position.turn]
    return sum(fits(card, knock.state) for card in hand) >= 2


def fits(card: Card, state: ChinchonState) -> bool:
    """Whether a card would fit a meld of the knocker if laying off were allowed."""
    from rules.chinchon.lay_offs import refusal

    return any(refusal(meld, card, None, 1, state.options) is None for meld in state.position.table)


def long_lay_off(knock: Step[ChinchonState], show: Step[ChinchonState]) -> bool:
    """Three cards or more on one run, at both of its ends."""
    for number, meld in enumerate(knock.state.position.table):
        grown = show.state.position.table[number]
        if meld.kind == "run" and len(grown.cards) >= len(meld.cards) + 3:
            return grown.cards[0] is not meld.cards[0] and grown.cards[-1] is not meld.cards[-1]
    return False


def joker_laid_off(_knock: Step[ChinchonState], show: Step[ChinchonState]) -> bool:
    """The joker on a run, and after it a card at the same end."""
    laid = [event for event in show.events if isinstance(event, LaidOff)]
    for number, event in enumerate(laid):
        if event.lay_off.card is JOKER and event.lay_off.joker_as is not None:
            low = event.meld.cards[0] is JOKER
            later = [each.meld for each in laid[number + 1 :] if each.lay_off.meld == event.lay_off.meld]
            return any((meld.cards[0] is not JOKER) if low else (meld.cards[-1] is not JOKER) for meld in later)
    return False


def last_turn(seed: str, policy: Policy, options: ChinchonOptions = STANDARD) -> Found | None:
    """A deal up to the turn that voids it."""
    line = played(options, seed, policy, lambda step: step.state.position.void is not None, 200)
    return None if line is None else line.cut(len(line.moves) - 2)


def match_where(
    seed: str, wanted: Callable[[Step[ChinchonState]], bool], options: ChinchonOptions = STANDARD
) -> Found | None:
    """A match of greedy play up to the knock whose showing is as wanted."""
    line = played(options, seed, medium, wanted, 900)
    if line is None:
        return None
    knock = max(number for number, (_seat, action) in enumerate(line.moves) if isinstance(action, Knock))
    return line.cut(knock)


def knocker_loses(step: Step[ChinchonState]) -> bool:
    """The one who knocked reached the target and lost, the other staying below it."""
    event = told(step, MatchEnded)
    made = step.state.position.knock
    if not isinstance(event, MatchEnded) or made is None or event.reason != "target":
        return False
    return made.seat not in event.winners and min(event.totals) < step.state.options.target


def both_over(step: Step[ChinchonState]) -> bool:
    """Both reached the target with different totals."""
    event = told(step, MatchEnded)
    if not isinstance(event, MatchEnded) or event.reason != "target":
        return False
    return min(event.totals) >= step.state.options.target and len(event.winners) == 1


def hundred_each(seed: str) -> Found | None:
    """Greedy play until a knock and a showing can be chosen that bring both to exactly the target."""
    target = STANDARD.target
    state = play.start(STANDARD, Dealing.from_text(seed, "chinchon")).state
    moves: list[Move] = []
    while (seat := turn_of(state)) is not None:
        if state.phase == "discard":
            needed = target - state.standing.totals[seat]
            for knock in state.position.legal(seat, STANDARD):
                if isinstance(knock, Knock) and 0 < needed <= STANDARD.knock_limit:
                    after = play.apply(state, seat, knock).state
                    show = showing_of(after, target - state.standing.totals[1 - seat])
                    if after.position.deadwood[seat] == needed and show is not None:
                        return Found(STANDARD, seed, tuple(moves), ((seat, knock), (Seat(1 - seat), show)))
        action: ChinchonAction = NextDeal() if seat == TABLE else medium(state)
        moves.append((seat, action))
        state = play.apply(state, seat, action).state
    return None


def showing_of(state: ChinchonState, deadwood: int) -> Show | None:
    """A showing of the seat in turn that leaves exactly so much deadwood."""
    seat = state.position.turn
    for show in state.position.legal(seat, state.options):
        assert isinstance(show, Show)
        if shown(show.melds, show.lay_offs, state.position.hands[seat], state.options).deadwood == deadwood:
            return show
    return None


def upcard_joker(seed: str, options: ChinchonOptions, turns: int) -> Found | None:
    """A deal whose first upcard is the joker, with the first turns of greedy play."""
    start = play.start(options, Dealing.from_text(seed, "chinchon")).state
    if not (start.position.buried or start.position.pile[-1] is JOKER):
        return None
    line = played(options, seed, medium, lambda step: step.state.position.turns == turns, 2 * turns)
    return None if line is None else line.cut(0)


def reshuffle(seed: str) -> Found | None:
    """A deal up to the draw that finds the stock empty."""
    options = ChinchonOptions(stock_end="reshuffle")
    line = played(options, seed, patient, lambda step: told(step, StockReshuffled) is not None, 100)
    return None if line is None else line.cut(len(line.moves) - 1)


FINDERS: dict[str, Callable[[], Found]] = {
    "pure-chinchon": lambda: shortest("pure chinchon", 5, lambda seed: chinchon_of(seed, with_joker=False)),
    "joker-chinchon": lambda: shortest("joker chinchon", 5, lambda seed: chinchon_of(seed, with_joker=True)),
    "zero-knock": lambda: first("zero knock", lambda seed: knock_where(seed, zero_knock)),
    "long-lay-off": lambda: first("long lay-off", lambda seed: knock_where(seed, long_lay_off)),
    "joker-laid-off": lambda: first("joker laid off", lambda seed: knock_where(seed, joker_laid_off)),
    "void-stock": lambda: first("void stock", lambda seed: last_turn(seed, patient)),
    "void-takes": lambda: first("void takes", lambda seed: last_turn(seed, taking)),
    "knocker-loses": lambda: shortest("knocker loses", 3, lambda seed: match_where(seed, knocker_loses)),
    "both-over": lambda: shortest("both over", 3, lambda seed: match_where(seed, both_over)),
    "hundred-each": lambda: shortest("hundred each", 3, hundred_each),
    "joker-turned-up": lambda: first("joker turned up", lambda seed: upcard_joker(seed, STANDARD, 1)),
    "joker-buried": lambda: first("joker buried", lambda seed: upcard_joker(seed, ChinchonOptions(bury_joker=True), 2)),
    "reshuffle": lambda: first("reshuffle", reshuffle),
    "re-entry": lambda: shortest(
        "re-entry",
        3,
        lambda seed: match_where(seed, lambda step: told(step, Reentered) is not None, THREE.replace(reentry=1)),
    ),
    "went-out": lambda: shortest(
        "went out",
        3,
        lambda seed: match_where(
            seed, lambda step: told(step, WentOut) is not None and turn_of(step.state) is not None, THREE
        ),
    ),
}


def main() -> None:
    """Find every scenario and write the file."""
    assert list(FINDERS) == list(SENTENCES)
    found = {}
    for key, find in FINDERS.items():
        found[key] = find().document
        print(f"{key}: seed {found[key]['seed']!r}", flush=True)
    lines = [f'  "{key}": {json.dumps(document, separators=(",", ":"))}' for key, document in found.items()]
    TARGET.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8", newline="\n")
    print(f"wrote {TARGET} ({TARGET.stat().st_size} bytes)")


if __name__ == "__main__":
    main()
