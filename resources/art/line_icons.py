"""Line icons for tool bars and dialogs: a box of 24, one line of 1.8 with round ends, no fill.

Everything is drawn in #000, which the program replaces by the colour it needs.
"""

from __future__ import annotations

from collections.abc import Iterator

BLACK = "#000"
_BOX = 24
_LINE = 1.8

_SPEAKER = "M3.6 9.4V14.6H7.3L12.3 18.8V5.2L7.3 9.4Z"

LINE_ICONS: dict[str, tuple[str, ...]] = {
    "again": ("M19.8 4.2V9.2H14.8", "M19.42 9A8 8 0 1 0 19.94 13"),
    "check": ("M4.8 12.8L9.8 17.8L19.4 7",),
    "chevron-down": ("M6 9.2L12 15.2L18 9.2",),
    "chevron-right": ("M9.2 6L15.2 12L9.2 18",),
    "close": ("M6 6L18 18", "M18 6L6 18"),
    "copy": (
        "M10.2 8.6H18.4A1.8 1.8 0 0 1 20.2 10.4V18.6A1.8 1.8 0 0 1 18.4 20.4H10.2A1.8 1.8 0 0 1 8.4 18.6V10.4"
        "A1.8 1.8 0 0 1 10.2 8.6Z",
        "M15.6 8.4V5.4A1.8 1.8 0 0 0 13.8 3.6H5.6A1.8 1.8 0 0 0 3.8 5.4V13.6A1.8 1.8 0 0 0 5.6 15.4H8.2",
    ),
    "cross": ("M7.2 7.2L16.8 16.8", "M16.8 7.2L7.2 16.8"),
    "enter": ("M19 6V11.4A3 3 0 0 1 16 14.4H5", "M9 10.2L4.8 14.4L9 18.6"),
    "equal": ("M5.6 9.2H18.4", "M5.6 14.8H18.4"),
    "folder": (
        "M3.4 17.8V6.6A1.8 1.8 0 0 1 5.2 4.8H9L11.4 7.6H18.8A1.8 1.8 0 0 1 20.6 9.4V17.8A1.8 1.8 0 0 1 18.8 19.6"
        "H5.2A1.8 1.8 0 0 1 3.4 17.8Z",
    ),
    "fullscreen": ("M4 9V4H9", "M15 4H20V9", "M20 15V20H15", "M9 20H4V15"),
    "globe": (
        "M20.6 12A8.6 8.6 0 1 1 3.4 12A8.6 8.6 0 1 1 20.6 12Z",
        "M3.4 12H20.6",
        "M12 3.4C14.6 5.9 15.9 8.8 15.9 12C15.9 15.2 14.6 18.1 12 20.6C9.4 18.1 8.1 15.2 8.1 12C8.1 8.8 9.4 5.9 12 3.4Z",
    ),
    "help": (
        "M20.6 12A8.6 8.6 0 1 1 3.4 12A8.6 8.6 0 1 1 20.6 12Z",
        "M9.5 9.6A2.6 2.6 0 1 1 13.3 11.9C12.4 12.4 12 12.9 12 13.9",
        "M12 16.9V17",
    ),
    "hint": (
        "M9.2 16.8C9.2 14.4 6.4 13.2 6.4 9.2A5.6 5.6 0 0 1 17.6 9.2C17.6 13.2 14.8 14.4 14.8 16.8Z",
        "M10 20.4H14",
    ),
    "home": ("M3.6 11.4L12 4L20.4 11.4", "M5.8 9.6V19.8H18.2V9.6", "M9.9 19.6V14.2H14.1V19.6"),
    "menu": tuple(f"M{x + 0.7:g} 12A.7 .7 0 1 1 {x - 0.7:g} 12A.7 .7 0 1 1 {x + 0.7:g} 12Z" for x in (5, 12, 19)),
    "play": ("M7.6 4.8L18.8 12L7.6 19.2Z",),
    "redo": ("M15 5L20 10L15 15", "M19.6 10H9.4A4.6 4.6 0 0 0 9.4 19.2H13"),
    "reset": ("M4.2 4.2V9.2H9.2", "M4.58 9A8 8 0 1 1 4.06 13"),
    "rules": (
        "M12 6.4C10 4.9 7 4.4 3.4 4.7V18.7C7 18.4 10 18.9 12 20.4C14 18.9 17 18.4 20.6 18.7V4.7C17 4.4 14 4.9 12 6.4Z",
        "M12 6.4V20.2",
    ),
    "score": ("M3.6 19.6V13.2H9.2V6.2H14.8V15.4H20.4V19.6Z", "M9.2 13.2V19.4", "M14.8 15.4V19.4"),
    "settings": (
        "M3.8 7.4H11.6",
        "M17.4 7.4H20.2",
        "M16.9 7.4A2.4 2.4 0 1 1 12.1 7.4A2.4 2.4 0 1 1 16.9 7.4Z",
        "M3.8 16.6H6.6",
        "M12.4 16.6H20.2",
        "M11.9 16.6A2.4 2.4 0 1 1 7.1 16.6A2.4 2.4 0 1 1 11.9 16.6Z",
    ),
    "shield": ("M12 3.2L19.4 6V11.4C19.4 15.8 16.4 19 12 20.8C7.6 19 4.6 15.8 4.6 11.4V6Z",),
    "sort": ("M7.8 19V5.2", "M4.2 8.8L7.8 5.2L11.4 8.8", "M16.2 5V18.8", "M12.6 15.2L16.2 18.8L19.8 15.2"),
    "sound-off": (_SPEAKER, "M16.2 9.4L21 14.6", "M21 9.4L16.2 14.6"),
    "sound-on": (_SPEAKER, "M15.6 9.2A4.2 4.2 0 0 1 15.6 14.8", "M18.4 6.2A8.4 8.4 0 0 1 18.4 17.8"),
    "speed": ("M5.6 18.2A8.6 8.6 0 1 1 18.4 18.2", "M11.6 13.2L16 8.6"),
    "undo": ("M9 5L4 10L9 15", "M4.4 10H14.6A4.6 4.6 0 0 1 14.6 19.2H11"),
    "words": ("M4 5.4H20", "M4 9.8H20", "M4 14.2H20", "M4 18.6H12.6"),
}
"""Path data of each icon by file name."""


def line_icons() -> Iterator[tuple[str, str]]:
    """Path below `resources/` and SVG text of every line icon."""
    for name, lines in LINE_ICONS.items():
        paths = "\n".join(f'<path d="{data}"/>' for data in lines)
        yield (
            f"icons/{name}.svg",
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{_BOX}" height="{_BOX}" viewBox="0 0 {_BOX} {_BOX}" '
            f'fill="none" stroke="{BLACK}" stroke-width="{_LINE}" stroke-linecap="round" stroke-linejoin="round">\n'
            f"{paths}\n</svg>\n",
        )
