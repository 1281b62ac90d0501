"""What the windows of the program share."""

from __future__ import annotations

from dataclasses import dataclass

from tablegames_qt.appearance import Appearance
from tablegames_qt.assets import CardFaces
from tablegames_qt.bot_runner import Runner
from tablegames_qt.profile import Profile
from tablegames_qt.settings import Settings
from tablegames_qt.sounds import Sounds


@dataclass(frozen=True)
class Services:
    """One of each for the whole program."""

    profile: Profile
    appearance: Appearance
    faces: CardFaces
    sounds: Sounds
    runner: Runner

    @property
    def settings(self) -> Settings:
        """The settings of the profile."""
        return self.profile.settings
