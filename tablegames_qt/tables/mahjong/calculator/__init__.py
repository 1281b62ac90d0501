"""The hand calculator of mahjong: a score keeper for real tiles."""

from __future__ import annotations
