"""Los Chinos as the program shows it."""
