"""What the windows of the program share."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from tablegames_qt import spanish_pack
from tablegames_qt.appearance import Appearance
from tablegames_qt.assets import CardFaces, Deck
from tablegames_qt.bot_runner import Runner
from tablegames_qt.profile import Profile
from tablegames_qt.settings import Settings
from tablegames_qt.sounds import Sounds
from tablegames_qt.system_motion import SystemMotion


@dataclass(frozen=True)
class Services:
    """One of each for the whole program."""

    profile: Profile
    appearance: Appearance
    faces: CardFaces
    sounds: Sounds
    runner: Runner
    motion: SystemMotion
    audience_faces: CardFaces = field(default_factory=CardFaces)
    """The pictures for a projector: always with the large index."""

    @property
    def settings(self) -> Settings:
        """The settings of the profile."""
        return self.profile.settings

    @property
    def reduced_motion(self) -> bool:
        """Whether pieces should not travel, by the settings or by the system."""
        wanted = self.settings.motion
        return wanted == "reduced" or (wanted == "system" and self.motion.reduced)

    def dress_cards(self, *, red_family: bool, either_pack: bool) -> None:
        """Have cards look as the settings say; with `red_family` diamonds stay a kind of red in four colours.

        With `either_pack` the Spanish pack is shown where the settings ask for it, and sentences name its cards.
        """
        settings = self.settings
        spanish = either_pack and settings.pack == "spanish"
        spanish_pack.show(on=spanish)
        deck = Deck(settings.back, settings.four_colour, settings.index, red_family, spanish)
        self.faces.set_deck(deck)
        self.audience_faces.set_deck(replace(deck, index="jumbo"))
