"""Hong Kong mahjong as the program shows it."""
