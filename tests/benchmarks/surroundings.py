"""The environment in which a person starts the program."""

from __future__ import annotations

import os


def usual_surroundings() -> dict[str, str]:
    """Return the environment with Python's own files allowed: where they are forbidden each start compiles anew."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
