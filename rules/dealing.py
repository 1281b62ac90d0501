"""All hidden order of the games, from a committed seed that can be checked afterwards.

The construction is SHA-256 throughout, so that a deal depends on (seed, cut, deal number) only and is the same on every
Python version. Vectors that must hold are in tests/cases/dealing.json.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import struct
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

LOTS = 0
"""The deal number whose stream draws lots: first dealer, first caller."""

_COMMIT_DOMAIN = b"tgqt-commit-v1"
_DEAL_DOMAIN = b"tgqt-deal-v1"
_BOT_DOMAIN = b"tgqt-bot-v1"
_WORDS = 1 << 32
_BLOCK = struct.Struct(">8I")
"""The words of a block."""


class Stream:
    """An endless stream of numbers from a 32-byte key: SHA256(key, u64be counter), read as 4-byte big-endian words."""

    __slots__ = ("_counter", "_key", "_position", "_words")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._counter = 0
        # not a list: a copy of a stream goes on by itself
        self._words: tuple[int, ...] = ()
        self._position = 0

    def word(self) -> int:
        """Return the next 32-bit word."""
        if self._position == len(self._words):
            self._words = _BLOCK.unpack(hashlib.sha256(self._key + self._counter.to_bytes(8, "big")).digest())
            self._counter += 1
            self._position = 0
        self._position += 1
        return self._words[self._position - 1]

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely: words from floor(2^32 / n) * n on are passed over."""
        while True:
            word = self.word()
            found = word % n
            if word - found <= _WORDS - n:
                return found

    def shuffle(self, items: list[T]) -> None:
        """Put a list into a random order, in place: for i from the last to 1, swap i with below(i + 1)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        return items[self.below(len(items))]

    def chance(self, numerator: int, denominator: int) -> bool:
        """Return True with probability numerator / denominator."""
        return self.below(denominator) < numerator


class Rng(Stream):
    """Random numbers for bots and for resampling: a stream of its own domain, so that it cannot move a card."""

    __slots__ = ()

    @classmethod
    def from_text(cls, *labels: object) -> Rng:
        """Return the stream named by labels, such as a seed text, a deal number and a seat."""
        message = "\x00".join(str(label) for label in labels).encode()
        return cls(hmac.new(_BOT_DOMAIN, message, hashlib.sha256).digest())


@dataclass(frozen=True, slots=True)
class Dealing:
    """The seed material of a match: 32 secret bytes, the game's name and the text the player cut the pack with."""

    seed: bytes
    game: str
    cut: str = ""

    def __post_init__(self) -> None:
        if len(self.seed) != 32:
            raise ValueError("a seed has 32 bytes")

    @classmethod
    def fresh(cls, game: str, cut: str = "") -> Dealing:
        """Return seed material that nobody has seen, from the operating system."""
        return cls(os.urandom(32), game, cut)

    @classmethod
    def from_text(cls, text: str, game: str, cut: str = "") -> Dealing:
        """Return the seed material of `--seed TEXT`: SHA-256 of the text."""
        return cls(hashlib.sha256(text.encode()).digest(), game, cut)

    @property
    def commit(self) -> str:
        """The commitment, 64 hexadecimal digits, that is shown before the first deal."""
        return hashlib.sha256(_COMMIT_DOMAIN + b"\x00" + self.seed).hexdigest()

    def key(self, deal_no: int) -> bytes:
        """Return the 32-byte key of one shuffle; deals count every shuffle from 1, 0 is for lots."""
        game = self.game.encode()
        cut = unicodedata.normalize("NFC", self.cut).encode()
        message = (
            _DEAL_DOMAIN
            + b"\x00"
            + len(game).to_bytes(2, "big")
            + game
            + len(cut).to_bytes(2, "big")
            + cut
            + deal_no.to_bytes(8, "big")
        )
        return hmac.new(self.seed, message, hashlib.sha256).digest()

    def stream(self, deal_no: int) -> Stream:
        """Return the stream of one shuffle from its beginning."""
        return Stream(self.key(deal_no))

    def order(self, deal_no: int, n: int) -> tuple[int, ...]:
        """Return the order of n pieces, as indices into the canonical order, first dealt first."""
        order = list(range(n))
        self.stream(deal_no).shuffle(order)
        return tuple(order)

    def rng(self, *labels: object) -> Rng:
        """Return random numbers for a bot of this match; they tell nothing about the deals."""
        return Rng(hmac.new(self.seed, _BOT_DOMAIN + b"\x00" + repr(labels).encode(), hashlib.sha256).digest())
