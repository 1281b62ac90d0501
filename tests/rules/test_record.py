"""Records: what is written is read back, replayed and checked; anything else is refused with its reason."""

from __future__ import annotations

import dataclasses
import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.chinese_ten import CHINESE_TEN, Play, TenOptions
from rules.dealing import Dealing, Rng
from rules.envelope import DEEPEST, LARGEST
from rules.game import TABLE, IllegalAction, NextDeal
from rules.record import (
    MAGIC,
    GameRecord,
    Match,
    Move,
    Player,
    RecordError,
    opening,
    pack,
    replay,
    unpack,
)

PLAYERS = (Player("Ana", "you"), Player("Bruno", "bot", "hard"))


def played(actions: int = 70, options: TenOptions | None = None) -> Match:
    """A match after some random actions."""
    options = options or TenOptions(rounds=1)
    players = PLAYERS + tuple(Player(f"Seat {number}") for number in range(2, options.players))
    match, _ = Match.start(CHINESE_TEN, options, players, Dealing.from_text("record", "chinese_ten", "cut"))
    rng = Rng.from_text("record")
    for _ in range(actions):
        waiting = CHINESE_TEN.to_act(match.state)
        if not waiting:
            break
        match, _ = match.act(waiting[0], CHINESE_TEN.legal_actions(match.state, waiting[0]).pick(rng))
    return match


def test_replay_equals_live_play():
    match = played()
    assert replay(match.record) == match
    assert replay(match.record).state == match.state


def test_round_trip_through_bytes():
    record = dataclasses.replace(played().record, practice=True, memory={"Bruno": [1, 2]}, title="an evening")
    again = unpack(pack(record))
    assert again == record
    assert (again.practice, again.memory, again.title) == (True, {"Bruno": [1, 2]}, "an evening")
    assert replay(again).state == played().state


def test_scores_of_finished_deals_are_kept_as_a_check():
    match = played(200)
    assert match.record.scores == CHINESE_TEN.deal_scores(match.state) != ()
    wrong = dataclasses.replace(match.record, scores=((105, 105), *match.record.scores[1:]))
    with pytest.raises(RecordError) as caught:
        replay(wrong)
    assert caught.value.reason == "scores-differ"


def test_undo_is_a_replay_of_fewer_moves():
    match = played(30)
    back = match.back_to(12)
    assert back.record.moves == match.record.moves[:12]
    assert back == played(12)


def test_a_branch_does_not_change_what_it_left():
    match = played(10)
    seat = CHINESE_TEN.to_act(match.state)[0]
    options = list(CHINESE_TEN.legal_actions(match.state, seat))
    first, _ = match.act(seat, options[0])
    second, _ = match.act(seat, options[-1])
    assert first.record.moves[:-1] == second.record.moves[:-1] == match.record.moves
    assert first.record.moves != second.record.moves


def test_a_wrong_move_is_refused_and_nothing_changes():
    match = played(10)
    seat = CHINESE_TEN.to_act(match.state)[0]
    with pytest.raises(IllegalAction):
        match.act(TABLE, NextDeal())
    held = match.state.position.hands[1 - seat][0]
    with pytest.raises(IllegalAction) as caught:
        match.act(seat, Play(held))
    assert caught.value.reason in ("not-in-hand", "wrong-phase")
    assert match == played(10)


def test_a_recorded_move_that_is_not_legal_is_named():
    record = played(10).record
    for text in ("play Xx", "dance", "next-deal"):
        moves = (*record.moves[:4], Move(record.moves[4].seat, text), *record.moves[5:])
        with pytest.raises(RecordError) as caught:
            replay(dataclasses.replace(record, moves=moves))
        assert caught.value.reason == "illegal-action"
        assert caught.value.details == {"number": 5, "action": text}


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "whist"}, "unknown-game"),
        ({"version": 99}, "newer-version"),
        ({"version": 0}, "older-version"),
        ({"options": {"speed": 1}}, "bad-options"),
        ({"options": {"players": 5}}, "bad-options"),
        ({"options": {"players": 3}}, "bad-options"),
        ({"players": PLAYERS[:1]}, "bad-options"),
        ({"options": {"players": 4, "black_aces": "none"}, "players": PLAYERS * 2}, "bad-options"),
    ],
)
def test_a_record_that_cannot_start(changes, reason):
    with pytest.raises(RecordError) as caught:
        opening(dataclasses.replace(played(3).record, **changes))
    assert caught.value.reason == reason


def wrapped(body: bytes, schema: int = 1) -> bytes:
    """A body behind a header that fits it."""
    return f"{MAGIC} {schema} {len(body)} {hashlib.sha256(body).hexdigest()}\n".encode() + body + b"\n"


def document(**changes: object) -> dict[str, object]:
    """The plain document of a record, some keys changed."""
    return {**json.loads(pack(played(5).record).split(b"\n", 1)[1]), **changes}


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not-a-record"),
        (b"PK\x03\x04", "not-a-record"),
        (b"{}\n", "not-a-record"),
        (b"x" * (LARGEST + 1), "not-a-record"),
        (MAGIC.encode(), "damaged"),
        (MAGIC.encode() + b" one two\n", "damaged"),
        (wrapped(b"{}", schema=2), "newer-schema"),
        (wrapped(b"{}", schema=0), "damaged"),
        (wrapped(b"{}")[:-1], "damaged"),
        (wrapped(b"{}"), "damaged"),
        (wrapped(b"[]"), "damaged"),
        (wrapped(b"\xff"), "damaged"),
        (wrapped(b"[" * 50_000), "damaged"),
        (wrapped(b'{"memory": "\\"[[[["}'), "damaged"),
        (wrapped(b'{"version": 1.5}'), "damaged"),
        (wrapped(b'{"version": NaN}'), "damaged"),
        (wrapped(b'{"version": 9999999999999}'), "damaged"),
    ],
    ids=lambda value: value[:24] if isinstance(value, bytes) else value,
)
def test_bytes_that_are_no_record(content, reason):
    with pytest.raises(RecordError) as caught:
        unpack(content)
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": "00"},
        {"seed": "zz" * 32},
        {"seed": 7},
        {"cut": "x" * 201},
        {"players": [["Ana", "robot", ""]]},
        {"players": [["Ana", "you"]]},
        {"players": "Ana"},
        {"moves": ["play 8c"]},
        {"moves": ["0play 8c"]},
        {"moves": [3]},
        {"moves": ["-2 play 8c"]},
        {"scores": [["1", "2"]]},
        {"scores": [[True, False]]},
        {"version": "1"},
        {"version": True},
        {"options": []},
        {"practice": 1},
        {"title": None},
        {"game": ["chinese_ten"]},
        {"game": "g" * 41},
    ],
    ids=str,
)
def test_documents_with_a_wrong_value_are_damaged(changes):
    body = json.dumps(document(**changes)).encode()
    with pytest.raises(RecordError) as caught:
        unpack(wrapped(body))
    assert caught.value.reason == "damaged"


def test_every_key_is_needed():
    whole = document()
    for key in whole:
        body = json.dumps({name: value for name, value in whole.items() if name != key}).encode()
        with pytest.raises(RecordError) as caught:
            unpack(wrapped(body))
        assert caught.value.reason == "damaged"


def test_memory_may_be_nested_but_not_deeply():
    deep: object = 1
    for _ in range(DEEPEST - 1):
        deep = [deep]
    assert unpack(wrapped(json.dumps(document(memory=deep)).encode())).memory == deep
    with pytest.raises(RecordError) as caught:
        unpack(wrapped(json.dumps(document(memory=[deep])).encode()))
    assert caught.value.details == {"depth": DEEPEST + 1}


@given(st.data())
def test_a_changed_byte_is_never_read_as_another_record(data):
    content = pack(played(12).record)
    place = data.draw(st.integers(0, len(content) - 1))
    byte = data.draw(st.integers(0, 255))
    changed = content[:place] + bytes([byte]) + content[place + 1 :]
    try:
        record = unpack(changed)
    except RecordError:
        return
    assert record == unpack(content)


def test_errors_name_their_place():
    assert str(RecordError("illegal-action", number=3, action="play")) == "illegal-action number=3 action=play"


def test_players_and_seats_of_a_record():
    record = played(0, TenOptions(players=3, rounds=0)).record
    assert isinstance(record, GameRecord)
    assert record.seats == 3
    assert record.dealing.cut == "cut"
    assert opening(record).state == replay(record, 0).state
