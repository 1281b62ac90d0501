"""A kept match as a document: the changes of its entries as lines, and the whole match read back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules.codec import action_of
from rules.game import Game
from rules.keeping import MOST_CHANGES, TABLE_ENTRIES, AnyKeeper, Change, Correct, Enter, KeptGame, Remove
from rules.latecomers import LONGEST_NAME
from rules.options import OptionError
from rules.seats import Seat


def read_change(keeper: AnyKeeper, text: str) -> Change:
    """Return the change of a text form; raise ValueError when it is none."""
    verb, _, rest = text.partition(" ")
    kinds = (*keeper.entry_types, *TABLE_ENTRIES)
    if verb == "enter":
        return Enter(action_of(kinds, rest))
    number, _, entry = rest.partition(" ")
    if not (number.isascii() and number.isdigit() and len(number) <= 4):
        raise ValueError(f"not a change: {text!r}")
    if verb == "correct":
        return Correct(int(number), action_of(kinds, entry))
    if verb == "remove" and not entry:
        return Remove(int(number))
    raise ValueError(f"not a change: {text!r}")


def read_kept(game: Game[Any, Any, Any, Any], plain: Mapping[str, Any]) -> KeptGame:
    """Return the match of `KeptGame.plain`; raise ValueError with a sentence for anything else.

    Nothing is taken on trust: sizes, types, options and the places of corrections are looked at. Whether the entries fit
    is told by the sheet, as always.
    """
    keeper = game.keeper
    if keeper is None or plain.get("game") != game.name:
        raise ValueError("not a kept match of this game")
    if plain.get("version") != game.version:
        raise ValueError("kept by the rules of another version")
    names, opener, done = plain.get("names"), plain.get("opener"), plain.get("done")
    if not (isinstance(names, list) and len(names) in game.seats and all(map(_is_name, names))):
        raise ValueError("names are missing")
    if type(opener) is not int or not 0 <= opener < len(names):
        raise ValueError("nobody opens")
    try:
        options = game.Options.read(_mapping(plain.get("options")))
    except OptionError as error:
        raise ValueError(str(error)) from None
    if options.problems(len(names)):
        raise ValueError("the options do not fit the players")
    texts = plain.get("changes")
    if not isinstance(texts, list) or len(texts) > MOST_CHANGES or not all(isinstance(text, str) for text in texts):
        raise ValueError("no list of changes")
    if type(done) is not int or not 0 <= done <= len(texts):
        raise ValueError("more changes done than there are")
    changes = tuple(read_change(keeper, text) for text in texts)
    if not all(_places(changes)):
        raise ValueError("a change of an entry that is not there")
    return KeptGame(game, options, tuple(names), Seat(opener), changes, done)


def _is_name(name: object) -> bool:
    return isinstance(name, str) and bool(name.strip()) and len(name) <= LONGEST_NAME


def _mapping(value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise ValueError("no options")
    return value


def _places(changes: Sequence[Change]) -> Iterator[bool]:
    """Yield for each change whether the entry that it is about is there."""
    count = 0
    for change in changes:
        yield isinstance(change, Enter) or change.number < count
        count += isinstance(change, Enter) - isinstance(change, Remove)
