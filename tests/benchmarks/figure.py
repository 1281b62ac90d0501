"""One measured figure and the bar it is held against."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Figure:
    """A measurement: what, how much, in which unit, and, if one was set, the bar that it has to keep.

    `keep` says on which side of the bar the figure must stay; a figure exactly on its bar has kept it.
    """

    name: str
    value: float
    unit: str
    bar: float | None = None
    keep: Literal["at most", "at least"] = "at most"

    @property
    def met(self) -> bool | None:
        """Whether the bar is kept; None where there is none."""
        if self.bar is None:
            return None
        return self.value <= self.bar if self.keep == "at most" else self.value >= self.bar
