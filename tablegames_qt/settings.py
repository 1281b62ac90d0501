"""Settings of the program, each declared once; they live in `settings.ini` of the profile.

A setting is a typed attribute of `Settings`. Reading is a dictionary look-up; writing checks, stores and tells `changed`.
What a file holds wrongly is taken as the default and put right in the file without a word.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, Self, TypeVar, overload

from PySide6.QtCore import QObject, QSettings, Signal

from rules.record import LONGEST_NAME

T = TypeVar("T", bool, int, str)

SPEEDS = ("off", "quick", "normal", "projector")


class Setting(Generic[T]):
    """One declared setting: where it is kept, its default and which values it may have.

    `choices` lists them; `low` and `high` bound a number; `pattern` is what the whole of a text must match.
    """

    def __init__(
        self,
        group: str,
        default: T,
        *,
        choices: tuple[T, ...] | None = None,
        low: int = 0,
        high: int = 0,
        pattern: str = "",
    ) -> None:
        self.group = group
        self.default: T = default
        self.choices: tuple[T, ...] | None = choices
        self.low = low
        self.high = high
        self.pattern = re.compile(pattern)
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, settings: None, owner: type) -> Self: ...

    @overload
    def __get__(self, settings: Settings, owner: type) -> T: ...

    def __get__(self, settings: Settings | None, owner: type) -> Self | T:
        if settings is None:
            return self
        value: T = settings.value(self.name)
        return value

    def __set__(self, settings: Settings, value: T) -> None:
        settings.set_value(self.name, value)

    @property
    def key(self) -> str:
        """Where the setting stands in the file."""
        return f"{self.group}/{self.name}"

    def accepts(self, value: object) -> bool:
        """Whether a value has the right type and is allowed."""
        if type(value) is not type(self.default):
            return False
        if self.choices is not None:
            return value in self.choices
        if isinstance(value, str):
            return self.pattern.fullmatch(value) is not None
        if isinstance(value, bool):
            return True
        return self.low <= value <= self.high

    def read(self, stored: object) -> T:
        """Return the value that a file holds as text, or the default when it is none that is allowed."""
        value: object = stored
        if isinstance(self.default, bool):
            value = {"true": True, "false": False}.get(str(stored).lower())
        elif isinstance(self.default, int):
            value = int(str(stored)) if re.fullmatch(r"-?[0-9]{1,9}", str(stored)) else None
        return value if self.accepts(value) else self.default  # type: ignore[return-value]


class Settings(QObject):
    """The settings of one profile.

    `changed` tells the name of a setting after it has a new value. With `read_only` (another program has the profile)
    new values hold for this run and are not written.
    """

    changed = Signal(str)

    language = Setting("program", "", pattern=r"([a-z]{2}(_[A-Z]{2})?)?")
    """A language code such as `es`; empty: that of the system."""
    player_name = Setting("program", "", pattern=rf"[^\x00-\x1f\x7f\ud800-\udfff]{{0,{LONGEST_NAME}}}")
    window_frame = Setting("program", "", pattern=r"(-?[0-9]{1,6} ){2}([0-9]{1,6} ){2}(normal|maximized|full)|")
    """Where the window was, `x y width height state`; read and written by `window_place`."""

    theme = Setting("look", "green", choices=("green", "blue", "burgundy", "charcoal", "bright"))
    back = Setting("look", "guilloche", choices=("guilloche", "lattice", "weave"))
    four_colour = Setting("look", default=False)
    pack = Setting("look", "french", choices=("french", "spanish"))
    """The pictures of the cards in games that know both packs."""
    index = Setting("look", "auto", choices=("auto", "standard", "jumbo"))
    scale = Setting("look", "auto", choices=("auto", "1", "1.25", "1.5", "1.75", "2", "2.5", "3"))
    """Factor for the whole interface, read when the program starts; see `interface_scale`."""

    speed = Setting("motion", "normal", choices=SPEEDS)
    motion = Setting("motion", "system", choices=("system", "full", "reduced"))
    step_mode = Setting("motion", default=False)
    """The table waits for Space after each half of a turn."""

    sounds = Setting("sound", default=True)
    volume = Setting("sound", 70, low=0, high=100)
    silenced = Setting("sound", "", pattern=r"([a-z_]+( [a-z_]+)*)?")
    """The sounds that are switched off, by name, with blanks between; see `sound_on`."""

    audience_screen = Setting("night", "", pattern=r"[^\x00-\x1f\x7f\ud800-\udfff]{0,400}")
    """The screen of the audience, as `audience.screens` writes it; empty: none was chosen yet."""
    room = Setting("night", "normal", choices=("small", "normal", "hall"))
    """How far away the audience sits."""
    safe_margin = Setting("night", default=False)
    """The audience's picture leaves 5 % free at every edge, for projectors that cut it."""
    audience_bright = Setting("night", default=False)
    """The audience's picture has the colours for bright rooms, whatever the table has."""
    idle_cover = Setting("sharing", 20, choices=(0, 10, 20, 60))
    """After so many seconds without a key or a movement of the mouse a hand at a shared screen is covered; 0: never."""
    anti_peek = Setting("sharing", default=False)
    """The own pieces of who plays alone lie face down until the pointer is on one or Space is held."""

    auto_pick = Setting("play", default=False)
    """Of several targets the most valuable is taken without asking."""
    counter = Setting("play", "all", choices=("off", "own", "all"))
    """Whose captured points are counted beside the piles."""
    hand_sort = Setting("play", "pairs", choices=("pairs", "value"))
    """Order of the cards in the hand."""
    own_fist = Setting("play", "shown", choices=("shown", "held"))
    """Whether the viewer's closed fist shows what it holds always, or only while it is held."""

    fists_input = Setting("play", "laptop", choices=("keys", "laptop"))
    """How several people at one screen close their fists: with keys each, or alone at the screen one after the other."""
    hide_time = Setting("play", 8, low=4, high=20)
    """Seconds of the countdown for hidden keys."""
    call_clock = Setting("play", "off", choices=("off", "10", "20", "30"))
    """Seconds after which a person who is to call is reminded."""
    take_back = Setting("play", default=False)
    """An own call can be taken back for three seconds, as long as nobody calls after it."""
    training = Setting("play", default=False)
    """How likely each total is, for fists of which nothing is known, is shown while one calls."""

    seen_taken = Setting("play", default=True)
    """Cards that somebody was seen taking stand beside that player's hand."""
    all_discards = Setting("play", default=False)
    """The discards lie open in a row, not in a pile."""
    auto_pass = Setting("play", default=True)
    """Who can claim nothing passes at the end of the beat without being asked."""
    auto_sort = Setting("play", default=True)
    """Tiles stand in order until the player moves one."""
    waits = Setting("play", default=True)
    """The table says what the hand waits for."""
    hand_distance = Setting("play", default=False)
    """The table says how far the hand is from being ready."""
    claim_time = Setting("play", "off", choices=("off", "20", "30", "60"))
    """Seconds after which somebody who can claim a tile passes by itself."""
    dangers = Setting("play", default=False)
    """Own tiles on which somebody may well win are marked."""
    claim_warning = Setting("play", default=True)
    """A claim that costs most of what the hand promises is asked about once more."""

    def __init__(self, path: Path, *, read_only: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = QSettings(str(path), QSettings.Format.IniFormat)
        self._read_only = read_only
        self._values: dict[str, Any] = {}
        for name, setting in DECLARED.items():
            stored = self._file.value(setting.key)
            self._values[name] = setting.default if stored is None else setting.read(stored)
            if stored is not None and setting.read(stored) == setting.default:
                self._write(setting, setting.default)

    def value(self, name: str) -> Any:
        """Return the value of a setting by its name."""
        return self._values[name]

    def set_value(self, name: str, value: object) -> None:
        """Give a setting a new value; raise ValueError when it is not an allowed one."""
        setting = DECLARED[name]
        if not setting.accepts(value):
            raise ValueError(f"{name} cannot be {value!r}")
        if value == self._values[name]:
            return
        self._values[name] = value
        self._write(setting, value)
        self.changed.emit(name)

    def reset(self, name: str) -> None:
        """Give a setting its default again."""
        self.set_value(name, DECLARED[name].default)

    def sound_on(self, sound: str) -> bool:
        """Whether one sound is switched on, apart from the switch for all of them."""
        return sound not in self.silenced.split()

    def switch_sound(self, sound: str, *, on: bool) -> None:
        """Switch one sound on or off."""
        others = [each for each in self.silenced.split() if each != sound]
        self.silenced = " ".join(others if on else sorted([*others, sound]))

    def sync(self) -> None:
        """Write what is not on disk yet; otherwise the event loop does so soon."""
        self._file.sync()

    def _write(self, setting: Setting[Any], value: object) -> None:
        """Store a value; a default is not stored, so that a later version may choose a better one."""
        if self._read_only:
            return
        if value == setting.default:
            self._file.remove(setting.key)
        else:
            self._file.setValue(setting.key, value)


DECLARED: Mapping[str, Setting[Any]] = MappingProxyType(
    {name: each for name, each in vars(Settings).items() if isinstance(each, Setting)}
)
"""Every setting by its name."""
