"""The table kit: a scene of pieces that knows cards and how they move, and no game."""
