"""Chinese Ten as the program shows it."""
