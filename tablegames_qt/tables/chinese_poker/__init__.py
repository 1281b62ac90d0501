"""Chinese poker as the program shows it."""
