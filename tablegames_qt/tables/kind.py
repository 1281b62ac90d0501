"""What the program needs to know of a game's table; one `TableKind` a game is found in `tablegames_qt.tables.TABLES`."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from rules import AnyGame
from rules.bots import Choice
from rules.events import Event
from rules.options import GameOptions, Preset
from rules.record import Match, Player
from rules.seats import Seat
from tablegames_qt.appearance import Appearance
from tablegames_qt.assets import CardFaces
from tablegames_qt.keeper.kind import KeeperKind
from tablegames_qt.overlay import Overlay
from tablegames_qt.pace import Pace, usual_pace
from tablegames_qt.scene.stage import Stage
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.services import Services
from tablegames_qt.settings import Settings
from tablegames_qt.sounds import SOUNDS
from tablegames_qt.tables.front import GameFront
from tablegames_qt.tables.still_picture import PictureContext
from tablegames_qt.theme import Theme

Names = Sequence[str]
"""The players' names by seat."""


@dataclass(frozen=True)
class TableContext:
    """What a table is built with: who looks (None: the audience), the names by seat, and the program's services."""

    viewer: Seat | None
    names: Names
    settings: Settings
    faces: CardFaces
    theme: Theme
    shared: bool = False
    """Whether several people decide at the screen that shows it, so that marks which tell of a hand must not be seen."""
    memory: Any = None
    """What was opened in earlier matches of the evening (`GameRecord.memory`); all of it is public."""
    persons: frozenset[Seat] = frozenset()
    """The seats for which people decide at a table that shows what everybody may see; () for an audience."""

    @property
    def audience(self) -> bool:
        """Whether it is a table for the room, on a screen of its own: with large type and nothing to press."""
        return self.viewer is None and not self.shared


@dataclass(frozen=True)
class LobbyContext:
    """What a lobby is built with: the program's settings and look."""

    settings: Settings
    appearance: Appearance


class ScorePanel(QWidget):
    """The dock beside (or below) a table. Subclasses show the numbers of a match from a view alone."""

    def show_view(self, view: Any) -> None:
        """Show the numbers of a position."""
        raise NotImplementedError

    def show_part(self, part: Any) -> None:
        """Follow what the table shows now, before the position is at rest. Most panels wait for it."""

    def set_flow(self, flow: str) -> None:
        """Lay the blocks out as a `column` (dock at the right) or as a `row` (band below)."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        raise NotImplementedError


class OptionTable(QWidget):
    """Shows beside the options of a game what follows from them, while they are changed."""

    def show_options(self, options: Any) -> None:
        """Show what follows from some options."""
        raise NotImplementedError


class Lobby(QWidget):
    """How several people play at one screen, chosen where a match is set up. It is shown while several are seated."""

    wanted = Signal(object)
    """The options that follow from what was chosen."""

    def show_match(self, options: Any, people: int) -> None:
        """Show what is chosen, for the options of the match and so many people."""
        raise NotImplementedError

    def problem(self) -> str:
        """Return why the match cannot start like this, as a sentence; empty when it can."""
        return ""

    def focus_widget(self) -> QWidget:
        """Return the control with which a problem is mended."""
        raise NotImplementedError


class ToolPage(QWidget):
    """A page that a game brings besides its table, such as a calculator. It fills the window; leaving it asks nothing."""

    said = Signal(str)
    """A sentence for the status line."""
    opened = Signal(object)
    """An `Overlay` that the window is to show over the page."""
    changed = Signal()
    """`can_undo` or `can_redo` may have changed."""
    facts = Signal(str)
    """Whether the page's content is saved, in a word for the right end of the status line; empty: nothing."""

    can_undo = can_redo = False
    help_page = ""
    """The page of the help about it, without language and ending; empty: that of a game."""
    bar: tuple[tuple[str, ...], tuple[str, ...]] | None = None
    """Names of the actions in the tool bar, at its left and at its right, an empty name a line; None: those of a table."""

    def undo(self) -> None:
        """Take the last change back."""

    def redo(self) -> None:
        """Make the change again that was taken back."""

    def first_focus(self) -> QWidget:
        """Return the widget that has the focus at the beginning."""
        raise NotImplementedError

    def close_tool(self) -> None:
        """End: the page is about to go."""

    def make_audience(self) -> Stage | None:
        """Return a new stage that shows the audience what this page is about, None if there is nothing to be seen.

        The page keeps it up to date until it is torn down, which whoever asked for it does, before the page goes.
        """
        return None


@dataclass(frozen=True)
class DialogContext:
    """What a dialog of a table is built with: what is over and what it shows, and how it decides for the table."""

    window: QWidget
    appearance: Appearance
    view: Any
    names: Names
    why_not: Callable[[Any], str | None]
    """Returns the reason key why the table may not do something now, or None."""
    decide: Callable[[Any], None]
    """Does something as the table."""


@dataclass(frozen=True)
class ChanceWords:
    """What is said of what chance decides. Where a match is set up: that it is `fixed`, `why` to note its figures, what may be
    `added` to them; `again`, `known`, `by_code` and `anew` of the chance of another match, which comes by its code. In the
    status line: `short` with the first {figures}, and with all of them what `follows` from them."""

    fixed: str
    why: str
    added: str
    again: str
    known: str
    by_code: str
    anew: str
    short: str
    follows: str


@dataclass(frozen=True)
class TableKind:
    """A game as the program shows it."""

    game: AnyGame
    front: GameFront
    """The game as the home screen shows it, with its name."""
    make_table: Callable[[TableContext], TableScene]
    make_score: Callable[[TableContext], ScorePanel]
    paint_thumbnail: Callable[[QPainter, QRectF, Any, PictureContext], None]
    """Paints a saved match from the audience's view, which holds no hand."""
    words: Callable[[Any, Names], list[tuple[str, list[str]]]]
    """The table in words, from a view: headings with their lines."""
    log_line: Callable[[Event, Names], str | None]
    """One event as a sentence, or None when the log passes over it."""
    refusal: Callable[[str, Mapping[str, object]], str]
    """The sentence of a reason key."""
    hint: Callable[[Choice[Any], Any, Names], str]
    """A bot's choice with its reason in words."""
    continue_line: Callable[[Any, Names], str]
    """Where a saved match stands, in one or two sentences, for the home screen."""
    aids: Callable[[Any, Settings], tuple[str, list[str]] | None] | None = None
    """Of a view: what the settings say that its viewer is told of the own hand, as one more heading of the table in words."""
    settings_rows: tuple[str, ...] = field(default=())
    """Keys of the settings that belong to this table."""
    sounds: tuple[str, ...] = tuple(SOUNDS)
    """The sounds that this table plays, for the settings; see `tablegames_qt.sounds`."""
    red_counts: bool = False
    """Red is what the game is about: with four colours diamonds stay a kind of red."""
    dialogs: Mapping[str, Callable[[DialogContext], Overlay]] = field(default_factory=dict)
    """Dialogs that a table may wish for, by the wish."""
    next_match: Callable[[Match, Any], tuple[GameOptions, tuple[tuple[Seat, Any], ...]]] | None = None
    """Of a finished match and the table's `plan`: the options of the next one and the actions that open it. None: the
    same options, and no action."""
    newcomer: Callable[[Seat], tuple[Any, ...]] | None = None
    """Of the seat of a bot: what the table does between two deals so that somebody new sits there. None: nothing; they go on
    with the score of the seat."""
    ranking: Callable[[Match], tuple[tuple[int, ...], tuple[int, ...]]] | None = None
    """Of a finished match by seat: the places, 1 the best, and the scores that players read, which may be empty. None: both
    are as the outcome has them."""
    result_words: Callable[[Names, Sequence[int], Sequence[int]], str] | None = None
    """A result in a few words, from names, places and scores. None: who won, and with how much more than nothing."""
    quick_preset: str = ""
    """The key of the preset with the shortest matches, where those of the first one take an evening; empty: the first."""
    usual_players: int = 0
    """The number of players that is offered at first; 0: the fewest."""
    pace: Pace = usual_pace
    """How long a bot is seen thinking before its events are told."""
    make_tool: Callable[[Services], ToolPage] | None = None
    """Makes the page of the tool that `front` names; the home screen and the menus lead there."""
    in_the_open: Callable[[Any, Settings, int], bool] | None = None
    """Of the audience's view, the settings and the number of people: whether what they are asked now is entered before
    everybody's eyes. The table of all then asks for it itself; else, and without this, the screen is passed to each."""
    for_several: Callable[[Any], Any] | None = None
    """Of the options of a match: those with which several people can play it at one screen, or one at a screen that a
    projector mirrors, without telling secrets."""
    lobby: Callable[[LobbyContext], Lobby] | None = None
    """Makes what is chosen where a match is set up as soon as several people sit at the screen."""
    chance_words: Callable[[], ChanceWords] | None = None
    """In the present language, what chance decides in a game that deals no cards; None: `deal_words` do."""
    option_table: Callable[[], OptionTable] | None = None
    """Makes what is shown beside the options where a match is set up."""
    keeper: KeeperKind | None = None
    """How the score of matches with real pieces is kept; None where it is not."""
    let_pass: Callable[[Any], Any] | None = None
    """Of the audience's view: what whoever says nothing does where all are asked at once about something in the open, such
    as a discard; None where it is not so. People at one screen are then asked together, and only who speaks up looks."""
    totals: Callable[[Any], Sequence[str]] | None = None
    """Everybody's number so far as text, by seat, from a view: what the curtain shows between people at one screen."""
    void_wish: str = ""
    """The one of `dialogs` in which a deal is made void when somebody saw a wrong hand."""
    make_audience: Callable[[TableContext], TableScene] | None = None
    """Makes the table as the audience sees it on a projector. None: `make_table` does, for a viewer None."""
    score_from: int = 1024
    """Width of the window from which the numbers are open when a match begins: a table that shows them itself needs more."""

    def as_played(self, options: GameOptions, players: Sequence[Player]) -> GameOptions:
        """Return the options that hold when these play: several people take those that tell no secrets."""
        if self.for_several is not None and sum(player.kind != "bot" for player in players) > 1:
            options = self.for_several(options)
        return options.as_played()

    def card(self, options: GameOptions, preset: Preset, players: Sequence[Player]) -> tuple[GameOptions, Preset]:
        """Return what a rules card compares: options and preset, both as these play them."""
        usual = dataclasses.replace(preset, options=self.as_played(preset.options, players))
        return self.as_played(options, players), usual

    @property
    def title(self) -> str:
        """The name of the game, marked for translation in the context "games"."""
        return self.front.title
