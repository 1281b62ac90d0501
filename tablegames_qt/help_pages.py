"""The pages of the help, in Markdown, one file a page and language."""

from __future__ import annotations

import functools
import importlib.resources
import re
from importlib.resources.abc import Traversable

from tablegames_qt.languages import FALLBACK

SCHEME = "help"
"""Links such as `help:program` lead to another page."""


def _folder() -> Traversable:
    return importlib.resources.files("resources") / "help"


@functools.cache
def page_text(page: str, language: str) -> str:
    """Return the Markdown of a page, in English where the language has none. Raises FileNotFoundError without both."""
    for code in (language, FALLBACK):
        file = _folder() / f"{page}.{code}.md"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise FileNotFoundError(f"no help page {page!r}")


def page_title(page: str, language: str) -> str:
    """Return the title of a page: its first heading."""
    found = re.search(r"^# (.+)$", page_text(page, language), re.MULTILINE)
    return found[1].strip() if found else page


def all_pages() -> list[str]:
    """Return the names of all pages, in alphabetical order."""
    names = (file.name for file in _folder().iterdir())
    ending = f".{FALLBACK}.md"
    return sorted(name.removesuffix(ending) for name in names if name.endswith(ending))
