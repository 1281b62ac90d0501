"""The evening: who plays, what was played, how it stands, and the board that shows it."""
