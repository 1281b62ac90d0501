"""Table Games: the program. Knows `rules`; `rules` never knows it."""

__version__ = "0.1.0"
