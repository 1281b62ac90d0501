"""SVG documents from outlines: only paths, rectangles, circles, groups, uses and gradients."""

from __future__ import annotations

from collections.abc import Iterable

from resources.art.outline import Contour, number, path_data


def decimal(value: float) -> str:
    """A number rounded to two decimals, as short as possible."""
    return number(round(value * 100))


def _paint(fill: str, line: str, width: float, opacity: float) -> str:
    stroke = f' stroke="{line}" stroke-width="{decimal(width)}"' if width else ""
    seen = f' opacity="{decimal(opacity)}"' if opacity < 1 else ""
    return f'fill="{fill}"{stroke}{seen}'


def path(outline: Iterable[Contour], fill: str, *, line: str = "", width: float = 0, opacity: float = 1) -> str:
    """A path element with a fill (`none` for a line only) and, where the width is above 0, a line."""
    return f'<path {_paint(fill, line, width, opacity)} d="{path_data(outline)}"/>'


def rectangle(
    left: float,
    top: float,
    width: float,
    height: float,
    radius: float,
    fill: str,
    *,
    line: str = "",
    line_width: float = 0,
    opacity: float = 1,
) -> str:
    """A rectangle element with round corners."""
    corner = f' rx="{decimal(radius)}"' if radius else ""
    return (
        f'<rect x="{decimal(left)}" y="{decimal(top)}" width="{decimal(width)}" height="{decimal(height)}"'
        f"{corner} {_paint(fill, line, line_width, opacity)}/>"
    )


def circle(
    cx: float, cy: float, radius: float, fill: str, *, line: str = "", width: float = 0, opacity: float = 1
) -> str:
    """A circle element."""
    return f'<circle cx="{decimal(cx)}" cy="{decimal(cy)}" r="{decimal(radius)}" {_paint(fill, line, width, opacity)}/>'


def group(elements: Iterable[str], *, transform: str = "", name: str = "", round_lines: bool = False) -> str:
    """A group element, with round joins and caps if wanted."""
    attributes = f' id="{name}"' if name else ""
    attributes += f' transform="{transform}"' if transform else ""
    attributes += ' stroke-linejoin="round" stroke-linecap="round"' if round_lines else ""
    return f"<g{attributes}>{''.join(elements)}</g>"


def again(name: str, transform: str = "", *, fill: str = "") -> str:
    """Another showing of the named element; one that has no fill of its own can be given one."""
    attributes = f' transform="{transform}"' if transform else ""
    attributes += f' fill="{fill}"' if fill else ""
    return f'<use xlink:href="#{name}"{attributes}/>'


def shape(name: str, outline: Iterable[Contour]) -> str:
    """A definition of an outline without a fill, to be shown by `again`."""
    return f'<path id="{name}" d="{path_data(outline)}"/>'


def gradient(name: str, stops: Iterable[tuple[float, str]], *, lean: float = 0.0) -> str:
    """A definition of a gradient from top to bottom, leaning to the right; used as the fill `url(#name)`."""
    marks = "".join(f'<stop offset="{at:g}" stop-color="{colour}"/>' for at, colour in stops)
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="{lean:g}" y2="1">{marks}</linearGradient>'


def definitions(elements: Iterable[str]) -> str:
    """Elements that are not shown themselves."""
    return f"<defs>{''.join(elements)}</defs>"


def document(width: float, height: float, elements: Iterable[str]) -> str:
    """A whole SVG file; one element a line, so that a change can be read in a diff."""
    body = "\n".join(elements)
    link = ' xmlns:xlink="http://www.w3.org/1999/xlink"' if "xlink:" in body else ""
    size = f'width="{decimal(width)}" height="{decimal(height)}" viewBox="0 0 {decimal(width)} {decimal(height)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg"{link} {size}>\n{body}\n</svg>\n'
