"""Everything Table Games shows or plays that is not code; read through importlib.resources."""
