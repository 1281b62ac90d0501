"""Where a capturing card of Chinese Ten comes to lie."""

from __future__ import annotations

from PySide6.QtCore import QPointF

LAND = QPointF(0.56, 0.13)
"""Where a capturing card lands beside its target, in widths and heights of the card."""
