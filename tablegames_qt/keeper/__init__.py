"""Keeping score of matches that are played with real cards, tiles and coins."""
