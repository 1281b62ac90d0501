"""Two thousand mutated records a game: none crashes the program, none is played as another game than its file says."""

from __future__ import annotations

import copy
import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import rules
from rules.bots import RandomBot
from rules.dealing import Dealing, Rng
from rules.record import MAGIC, SCHEMA, Match, Player, RecordError, pack, replay, unpack
from rules.seats import TABLE
from tests.rules.short import SHORT, short_options

ROUNDS = 500
"""Records of each of the four ways of mutating."""

VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, 2, 3, 4, -1, 99, 10**11, 1.5, "", "x", "0", "-", "\ud800", "2h", "play 2h", "0 play 2h",
    "1 play Kd take Kc", "-1 next-deal", [], [[]], [0, 0], [105, 105], ["Ana", "you", ""], {}, {"players": 3}, "f" * 64,
)  # fmt: skip

Mutation = Callable[[bytes, Rng], bytes]


def saved(game: rules.AnyGame) -> bytes:
    """The record of a match with a finished deal and a begun one, where the game has several."""
    seats = game.seats.start
    players = tuple(Player(f"Player {seat}", "bot", next(iter(game.levels))) for seat in range(seats))
    match, _ = Match.start(game, short_options(game), players, Dealing.from_text("mutations", game.name))
    rng = Rng.from_text("mutations")
    # by chance hands of mahjong take long
    bot = next(iter(game.baselines.values())) if game.name in SHORT else RandomBot()
    left = 10
    while left and (waiting := game.to_act(match.state)):
        seat = waiting[0]
        legal = game.legal_actions(match.state, seat)
        action = legal.pick(rng) if seat == TABLE else bot.choose(game.view(match.state, seat), legal, rng).action
        match, _ = match.act(seat, action)
        left -= bool(match.record.scores)
    assert match.record.scores
    return pack(match.record)


def bytes_changed(content: bytes, rng: Rng) -> bytes:
    """A few bytes changed, lost, doubled or put in."""
    changed = bytearray(content)
    for _ in range(1 + rng.below(3)):
        if not changed:
            break
        place = rng.below(len(changed))
        length = 1 + rng.below(8)
        match rng.below(5):
            case 0:
                changed[place] ^= 1 << rng.below(8)
            case 1:
                del changed[place : place + length]
            case 2:
                changed[place:place] = changed[place : place + length]
            case 3:
                changed[place:place] = bytes(rng.below(256) for _ in range(length))
            case _:
                del changed[place:]
                changed += b"\0"
    return bytes(changed)


def bytes_of_the_body_changed(content: bytes, rng: Rng) -> bytes:
    """The same behind a header that fits."""
    return sealed(bytes_changed(body_of(content), rng))


def field_changed(content: bytes, rng: Rng) -> bytes:
    """One value, anywhere in the document, taken out or replaced, behind a header that fits."""
    document = json.loads(body_of(content))
    holder, key = rng.choice(list(places(document)))
    if rng.chance(1, 6):
        del holder[key]
    else:
        holder[key] = rng.choice(VALUES)
    return sealed(json.dumps(document, separators=(",", ":")).encode())


def list_changed(content: bytes, rng: Rng) -> bytes:
    """Two values of a list exchanged, one doubled, or the end cut off, behind a header that fits."""
    document = json.loads(body_of(content))
    holder = rng.choice([place[0] for place in places(document) if isinstance(place[0], list)])
    first, second = rng.below(len(holder)), rng.below(len(holder))
    match rng.below(3):
        case 0:
            holder[first], holder[second] = holder[second], holder[first]
        case 1:
            holder.insert(first, copy.deepcopy(holder[second]))
        case _:
            del holder[first:]
    return sealed(json.dumps(document, separators=(",", ":")).encode())


def body_of(content: bytes) -> bytes:
    """The document of a record file."""
    return content.split(b"\n", 1)[1][:-1]


def sealed(body: bytes) -> bytes:
    """A body behind the header that fits it."""
    return f"{MAGIC} {SCHEMA} {len(body)} {hashlib.sha256(body).hexdigest()}\n".encode() + body + b"\n"


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a document: its holder and its key or index."""
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from places(value[key])


def plain(document: object) -> str:
    """A document as text, in which true is not 1."""
    return json.dumps(document, sort_keys=True)


def state_told_by(document: dict[str, Any]) -> Any:
    """The position of a document, played by the game alone."""
    game = rules.GAMES[document["game"]]
    dealing = Dealing(bytes.fromhex(document["seed"]), document["game"], document["cut"])
    state = game.start(game.Options(**document["options"]), len(document["players"]), dealing).state
    for line in document["moves"]:
        seat, _, text = line.partition(" ")
        state = game.apply(state, int(seat), game.parse(text)).state
    assert plain(game.deal_scores(state)) == plain(document["scores"])
    return state


@pytest.mark.parametrize("mutation", [bytes_changed, bytes_of_the_body_changed, field_changed, list_changed])
@pytest.mark.parametrize("name", sorted(rules.GAMES))
def test_a_mutated_record_is_refused_or_says_what_is_played(name: str, mutation: Mutation):
    content = saved(rules.GAMES[name])
    refused: Counter[str] = Counter()
    for number in range(ROUNDS):
        mutated = mutation(content, Rng.from_text(name, mutation.__name__, number))
        try:
            match = replay(unpack(mutated))
        except RecordError as error:
            refused[error.reason] += 1
            continue
        document = json.loads(body_of(mutated))
        assert plain(json.loads(body_of(pack(match.record)))) == plain(document)
        assert match.state == state_told_by(document)
    assert refused.total() > ROUNDS / 2
    assert all(f"`{reason}`" in (RecordError.__doc__ or "") for reason in refused)


def test_what_is_not_mutated_is_played():
    for game in rules.GAMES.values():
        content = saved(game)
        match = replay(unpack(content))
        assert pack(match.record) == content
        assert match.state == state_told_by(json.loads(body_of(content)))


@pytest.mark.parametrize(
    ("key", "value"),
    [("moves", ""), ("moves", {}), ("scores", ""), ("seed", "AB" * 32), ("title", "\ud800"), ("note", "")],
    ids=str,
)
def test_a_document_that_would_be_written_otherwise_is_damaged(key, value):
    document = json.loads(body_of(saved(rules.GAMES["chinese_ten"]))) | {"moves": [], "scores": []} | {key: value}
    with pytest.raises(RecordError) as caught:
        unpack(sealed(json.dumps(document).encode()))
    assert caught.value.reason == "damaged"
