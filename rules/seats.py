"""Seats: who sits where."""

from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in turn order."""

TABLE = Seat(-1)
"""Acts for nobody in particular: the next deal, cutting."""
