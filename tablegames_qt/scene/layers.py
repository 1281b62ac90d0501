"""Who covers whom: z values of a table, from the felt up. Pieces at rest lie between PIECES and MARKS."""

PANELS = -300.0
PLACES = -200.0
WORDS = -100.0
PIECES = 0.0
MARKS = 5_000.0
"""Outlines and stamps: over the pieces they speak of."""
TRAVEL = 10_000.0
"""Added to the z of a piece on its way."""
IN_HAND = 20_000.0
"""Added to the z of a piece that the player holds."""
NOTICES = 30_000.0
"""Notices, and sheets over the table."""
