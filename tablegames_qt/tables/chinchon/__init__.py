"""Chinchón as the program shows it."""
