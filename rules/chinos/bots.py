"""The bots of Los Chinos: beginner, regular, sly and master. They answer with weights, and a draw decides.

They see what their seat sees: the own coins, the calls so far, the opened rounds, the options. With real coins a bot
that was not asked for its coins before makes its call as if it had drawn them, and shows coins drawn from what that
call leaves possible: together the same as coins drawn first.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TypeVar

from rules.bots import Bot, Choice, LegalActions, Memory
from rules.chinos.actions import Call, ChinosAction, ChooseFirst, Hide, Show
from rules.chinos.calls import FULL, CallRules
from rules.chinos.duel import FAMILIAR, MIDDLE, WORTHWHILE, FirstCaller, first_caller, second_caller
from rules.chinos.equilibrium import balanced
from rules.chinos.guesses import UNIFORM, Fist, Weights, centre, closed, likeliest, naive_mix, shared, uniform_sum
from rules.chinos.habits import DEAF, LISTENER, Habits, habits_of, heard, heard_from
from rules.chinos.rounds import DUEL
from rules.chinos.view import ChinosView
from rules.dealing import Rng
from rules.seats import Seat

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Plan:
    """The weights of the next call, what the bot believes of the sum of the others' coins, and why it calls so."""

    weights: Weights
    chances: tuple[float, ...]
    reason: str


def drawn(weights: Mapping[T, float], rng: Rng) -> T:
    """Return one of the keys, each as likely as its weight; weights of zero are never drawn."""
    rest = rng.word() / (1 << 32) * sum(weights.values())
    *first, last = (item for item in weights.items() if item[1] > 0)
    for key, weight in first:
        rest -= weight
        if rest < 0:
            return key
    return last[0]


class Player:
    """What all levels have in common: weights are turned into actions."""

    coins_reason = "any-coins"

    def coin_weights(self, view: ChinosView, memory: Memory = None) -> Fist:
        """Return the weights of closing 0, 1, 2 and 3 coins."""
        del memory
        assert view.rules is not None
        return closed(UNIFORM, view.rules.least)

    def call_weights(self, view: ChinosView, memory: Memory = None) -> Weights:
        """Return the weights of the totals that may be called with the own coins of the view."""
        return self.plan(view, memory).weights

    def plan(self, view: ChinosView, memory: Memory = None) -> Plan:
        """Return the next call with the own coins of the view."""
        raise NotImplementedError

    def choose(
        self,
        view: ChinosView,
        legal: LegalActions[ChinosAction],
        rng: Rng,
        budget: int | None = None,
        memory: Memory = None,
    ) -> Choice[ChinosAction]:
        """Return what the weights draw; `budget` changes nothing."""
        del budget
        if view.phase == "choose":
            return self.first_caller(view, legal, rng)
        if view.phase == "call":
            return self._call(view, rng, memory)
        weights = self._shown(view, memory) if view.phase == "show" else self.coin_weights(view, memory)
        coins = drawn(dict(enumerate(weights)), rng)
        action = Show(coins) if view.phase == "show" else Hide(coins)
        return Choice(action, self.coins_reason, {"coins": coins})

    def first_caller(self, view: ChinosView, legal: LegalActions[ChinosAction], rng: Rng) -> Choice[ChinosAction]:
        """Return who is to call first: anybody."""
        del view
        return Choice(legal.pick(rng), "first-no-matter")

    def _call(self, view: ChinosView, rng: Rng, memory: Memory) -> Choice[ChinosAction]:
        if view.coins is None:
            view = replace(view, coins=drawn(dict(enumerate(self.coin_weights(view, memory))), rng))
        assert view.coins is not None
        plan = self.plan(view, memory)
        total = drawn(plan.weights, rng)
        chance = round(100 * plan.chances[total - view.coins])
        return Choice(Call(total), plan.reason, {"total": total, "chance": chance})

    def _shown(self, view: ChinosView, memory: Memory) -> Fist:
        """The coins that the own call stands for: those sealed, or what it leaves possible."""
        assert view.viewer is not None
        assert view.rules is not None
        if view.coins is not None:
            return _only(view.coins)
        place = view.order.index(view.viewer)
        calling = replace(view, phase="call", calls=view.calls[:place])
        prior = self.coin_weights(calling, memory)
        one, two, three, four = (
            weight and weight * self.plan(replace(calling, coins=coins), memory).weights.get(view.calls[place], 0.0)
            for coins, weight in enumerate(prior)
        )
        # A call that this bot would never make was made for it: any coins that allow it, or else any.
        possible = [coins for coins in range(view.rules.least, FULL + 1) if view.calls[place] in view.rules.span(coins)]
        if one + two + three + four > 0:
            return one, two, three, four
        return _only(*possible) if possible else prior


def _only(*coins: int) -> Fist:
    one, two, three, four = (float(number in coins) for number in range(FULL + 1))
    return one, two, three, four


class NaivePlayer(Player):
    """Takes the others' fists as uniform and listens to nobody; `noise` is the share of calls that stray."""

    def __init__(self, noise: float) -> None:
        self.noise = noise

    def plan(self, view: ChinosView, memory: Memory = None) -> Plan:
        """Return the naive mix."""
        del memory
        rules, coins = view.rules, view.coins
        assert rules is not None
        assert coins is not None
        weights = naive_mix(rules, view.calls, coins, self.noise)
        return Plan(weights, uniform_sum(rules.players - 1, rules.least), "by-own-coins")


class Beginner(NaivePlayer):
    """Novato: likes one and two coins, never closes the same fist twice running, and strays in half of its calls."""

    HABIT: Fist = (0.10, 0.35, 0.35, 0.20)
    coins_reason = "another-fist"

    def __init__(self) -> None:
        super().__init__(noise=0.5)

    def coin_weights(self, view: ChinosView, memory: Memory = None) -> Fist:
        """Return its habit without the fist of its last round."""
        del memory
        assert view.rules is not None
        own = [each.coins[each.seats.index(view.viewer)] for each in view.history[-1:] if view.viewer in each.seats]
        one, two, three, four = (0.0 if coins in own else weight for coins, weight in enumerate(self.HABIT))
        return closed((one, two, three, four), view.rules.least)


class Listener(Player):
    """Calls the likeliest total after what the calls so far tell."""

    def plan(self, view: ChinosView, memory: Memory = None) -> Plan:
        """Return the first call of this level, or the likeliest total of the others' coins as heard."""
        rules, coins = view.rules, view.coins
        assert rules is not None
        assert coins is not None
        if not view.calls:
            return self.first_plan(view, memory)
        chances = self.heard(view, memory)
        totals = likeliest(chances, coins, rules.legal(view.calls, coins))
        return Plan(shared(totals), chances, "calls-suggest")

    def first_plan(self, view: ChinosView, memory: Memory) -> Plan:
        """Return the first call of a round."""
        raise NotImplementedError

    def heard(self, view: ChinosView, memory: Memory) -> tuple[float, ...]:
        """Return the distribution of the others' coins: everybody calls by the naive mix."""
        del memory
        assert view.rules is not None
        return heard(view.rules, view.calls)


class Sly(Listener):
    """Zorro: tells its fist in a share of its first calls only, and listens to everybody as to a naive player."""

    def __init__(self, hiding: float) -> None:
        self.hiding = hiding

    def first_plan(self, view: ChinosView, memory: Memory) -> Plan:
        """Return the naive call, and the centre in a share of the rounds."""
        del memory
        assert view.rules is not None
        assert view.coins is not None
        weights = {
            total: (1 - self.hiding) * weight for total, weight in naive_mix(view.rules, (), view.coins, 0.0).items()
        }
        for total, weight in centre(view.rules).items():
            weights[total] = weights.get(total, 0.0) + self.hiding * weight
        return Plan(weights, uniform_sum(view.rules.players - 1, view.rules.least), "hides-half")


class Decoder(Listener):
    """Tells nothing with its first call and listens to everybody as to a naive player."""

    def first_plan(self, view: ChinosView, memory: Memory) -> Plan:
        """Return the centre."""
        del memory
        assert view.rules is not None
        return Plan(centre(view.rules), uniform_sum(view.rules.players - 1, view.rules.least), "tells-nothing")


class Fair(Decoder):
    """Maestro with learning off: calls of three and four players are balanced, so that nobody gains much on them."""

    def plan(self, view: ChinosView, memory: Memory = None) -> Plan:
        """Return the balanced call where there is one, else the decoder's."""
        assert view.rules is not None
        assert view.coins is not None
        weights = balanced(view.rules, view.calls, view.coins)
        if weights is None:
            return super().plan(view, memory)
        return Plan(weights, heard(view.rules, view.calls), "balanced")


class Master(Fair):
    """Maestro: learns every opponent's habits from the opened rounds.

    Three or four players who may all listen get balanced calls. As soon as one of them is known not to listen, calls
    tell more than they cost: then it calls the likeliest total by everybody's habits.
    """

    def coin_weights(self, view: ChinosView, memory: Memory = None) -> Fist:
        """Return uniform coins; in a duel the best ones against the other's habits, where that is worth it."""
        rules = view.rules
        assert rules is not None
        if rules.players > DUEL or rules.least:
            return super().coin_weights(view, memory)
        other = self._habits(self._opponent(view), view, memory)
        if view.order[0] == view.viewer:
            first = self._bet(rules, other)
            return super().coin_weights(view, memory) if first is None else _only(first.coins())
        second = second_caller(rules, other)
        if other.rounds < FAMILIAR or second.gain <= WORTHWHILE:
            return super().coin_weights(view, memory)
        return second.coins()

    def plan(self, view: ChinosView, memory: Memory = None) -> Plan:
        """Return the balanced call among listeners and unknown players, else the likeliest total by their habits."""
        others = [self._habits(seat, view, memory) for seat in view.order if seat != view.viewer]
        if any(habits.listens < DEAF for habits in others):
            return Listener.plan(self, view, memory)
        return super().plan(view, memory)

    def first_plan(self, view: ChinosView, memory: Memory) -> Plan:
        """Return the centre; in a duel the best call against the other's habits, where that is worth it."""
        rules, coins = view.rules, view.coins
        assert rules is not None
        assert coins is not None
        if rules.players > DUEL or rules.least:
            return super().first_plan(view, memory)
        other = self._habits(self._opponent(view), view, memory)
        first = self._bet(rules, other)
        if first is not None:
            return Plan({first.call(coins): 1.0}, other.fist(), "reads-habits")
        return Plan({MIDDLE: 1.0}, other.fist(), "tells-nothing")

    @staticmethod
    def _bet(rules: CallRules, other: Habits) -> FirstCaller | None:
        """Return what first calls are worth against habits, where they are known well enough and a bet is worth it."""
        if other.answers < FAMILIAR or other.listens > LISTENER:
            return None
        first = first_caller(rules, other)
        return first if first.gain > WORTHWHILE else None

    def heard(self, view: ChinosView, memory: Memory) -> tuple[float, ...]:
        """Return the distribution of the others' coins by their habits."""
        assert view.rules is not None
        others = [self._habits(seat, view, memory) for seat in view.order if seat != view.viewer]
        return heard_from(view.rules, view.calls, others)

    def first_caller(self, view: ChinosView, legal: LegalActions[ChinosAction], rng: Rng) -> Choice[ChinosAction]:
        """Return who is to call first so that it has the best place itself: the last of three or four, third of five,
        fourth of more. In a final the choice is worth nothing.
        """
        players = len(view.active)
        if players == DUEL or view.viewer is None:
            return super().first_caller(view, legal, rng)
        place = players if players <= 4 else 3 if players == 5 else 4
        first = view.active[(view.active.index(view.viewer) - place + 1) % players]
        return Choice(ChooseFirst(first), "first-for-place", {"seat": first, "place": place})

    def _opponent(self, view: ChinosView) -> Seat:
        return next(seat for seat in view.order if seat != view.viewer)

    def _habits(self, seat: Seat, view: ChinosView, memory: Memory) -> Habits:
        return habits_of(seat, memory, view.history)


LEVELS: Mapping[str, Player] = MappingProxyType(
    {"beginner": Beginner(), "regular": NaivePlayer(noise=0.0), "sly": Sly(hiding=0.5), "master": Master()}
)
BASELINES: Mapping[str, Bot[ChinosView, ChinosAction]] = MappingProxyType(
    {"fair": Fair(), "decoder": Decoder(), "open_sly": Sly(hiding=0.0)}
)
