"""Two thousand damaged save files: no crash, no silently different match, no byte lost."""

from __future__ import annotations

import hashlib
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from rules.record import pack, replay
from tablegames_qt.saves import OTHER_VERSION, SaveFolder, Unreadable
from tests.qt.sitting import grown

SLOT = "20260101-120000-abcdef"
COUNT = 2000
PARTS = 10


GENERATIONS = grown(34)[-4:]
assert GENERATIONS[0].scores  # in its second deal, so that the scores are looked at too
WHOLE = [pack(record) for record in GENERATIONS]


def flip_bits(content: bytes, rng: random.Random) -> bytes:
    damaged = bytearray(content)
    for _ in range(rng.choice((1, 1, 1, 2, 8, 200))):
        damaged[rng.randrange(len(damaged))] ^= 1 << rng.randrange(8)
    return bytes(damaged)


def cut_short(content: bytes, rng: random.Random) -> bytes:
    return content[: rng.randrange(len(content))]


def lose_a_block(content: bytes, rng: random.Random) -> bytes:
    """Zeros where a block was, as after a power cut, or a block that is missing or there twice."""
    start = rng.randrange(len(content))
    block = content[start : start + rng.choice((1, 16, 512, 4096))]
    instead = rng.choice((b"", b"\0" * len(block), block * 2, rng.randbytes(len(block))))
    return content[:start] + instead + content[start + len(block) :]


def mix(content: bytes, rng: random.Random) -> bytes:
    """The beginning of one generation and the end of another, or text behind the end."""
    other = rng.choice(WHOLE)
    start = rng.randrange(len(content))
    return rng.choice((content[:start] + other[start:], content + other, content + b"\n", b"\xef\xbb\xbf" + content))


def replace_all(content: bytes, rng: random.Random) -> bytes:
    return rng.choice(
        (b"", b"\0" * len(content), rng.randbytes(300), b"[" * 5000, b"SQLite format 3\0", b"\x80\x04K\x01.")
    )


def change_the_header(content: bytes, rng: random.Random) -> bytes:
    header, _, body = content.partition(b"\n")
    words = header.split(b" ")
    words[rng.randrange(4)] = rng.choice((b"", b"0", b"1", b"2", b"-1", b"99999999999", b"TGQT-RECORD", b"x" * 64))
    return b" ".join(words) + b"\n" + body


def change_the_body(content: bytes, rng: random.Random) -> bytes:
    """Another body under a header that agrees with it: what a bad program, or a curious person, could have written."""
    body = content.partition(b"\n")[2][:-1]
    text = body.decode()
    tokens = [
        '"0 ',
        '"1 ',
        "play",
        "take",
        "7h",
        "Ks",
        "true",
        "null",
        "{",
        "}",
        "[",
        "]",
        '"',
        ",",
        ":",
        "-",
        "e9",
        "\\u0000",
    ]
    for _ in range(rng.choice((1, 1, 2, 5))):
        start = rng.randrange(len(text))
        token = rng.choice([*tokens, "9" * 30, "[" * 40, "é", "\\ud800", text[start // 2 : start // 2 + 30]])
        text = text[:start] + token + text[start + rng.choice((0, 1, len(token))) :]
    body = text.encode()
    return f"TGQT-RECORD 1 {len(body)} {hashlib.sha256(body).hexdigest()}\n".encode() + body + b"\n"


DAMAGES: list[Callable[[bytes, random.Random], bytes]] = [
    flip_bits, cut_short, lose_a_block, mix, replace_all, change_the_header, change_the_body, change_the_body
]  # fmt: skip


def every_content(folder: SaveFolder) -> list[bytes]:
    return sorted(path.read_bytes() for path in folder.saves.parent.rglob("*") if path.is_file())


def some_damage(contents: list[bytes], rng: random.Random) -> list[Callable[[bytes, random.Random], bytes] | None]:
    """Damage the newest generations in place; return what was done to each of the four."""
    done = [rng.choice(DAMAGES) if each < rng.choice((1, 1, 1, 2, 3, 4)) else None for each in range(4)]
    done[0] = done[0] or cut_short
    for generation, damage in enumerate(done):
        if damage is not None:
            contents[generation] = damage(contents[generation], rng)
    return done


@pytest.mark.parametrize("part", [0, *(pytest.param(each, marks=pytest.mark.slow) for each in range(1, PARTS))])
def test_mutated_saves(tmp_path: Path, part: int) -> None:
    rng = random.Random(part)
    taken = dict.fromkeys(range(4), 0)
    for number in range(COUNT // PARTS):
        where = f"part {part}, number {number}"
        folder = SaveFolder(tmp_path / str(number))
        folder.saves.mkdir(parents=True)
        contents = WHOLE[::-1]
        damages = some_damage(contents, rng)
        for generation, content in enumerate(contents):
            (folder.saves / (f"{SLOT}.tgr" + (f".{generation}" if generation else ""))).write_bytes(content)
        before = every_content(folder)

        listed = folder.listed()
        found = folder.resume(SLOT)

        assert every_content(folder) == before, where
        assert len(listed) <= 1, where
        if isinstance(found, Unreadable):
            other_version = found.reason in OTHER_VERSION
            assert other_version or None not in damages, where
            assert all((path.parent == folder.quarantine) != other_version for path in found.files), where
        else:
            generation = found.generation
            taken[generation] += 1
            assert len(found.damaged) == generation, where
            assert all(path.parent == folder.quarantine for path in found.damaged), where
            if contents[generation] in WHOLE:  # a mix can be the whole of another generation
                assert found.match == replay(GENERATIONS[WHOLE.index(contents[generation])]), where
            else:
                # only a file made with care reads as another match, and then it is exactly that match
                assert damages[generation] is change_the_body, where
                assert contents[generation] == pack(found.match.record), where
            folder.write(found.slot, GENERATIONS[0])
            lost = set(before) - set(every_content(folder))
            assert lost <= ({contents[3]} if generation == 0 else set()), where
        shutil.rmtree(folder.saves.parent)
    assert taken[1] > 20
    assert taken[2] > 2
