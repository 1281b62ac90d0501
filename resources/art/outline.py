"""Closed outlines of straight lines and cubic curves: read from path data, moved, flattened, clipped, written as path data.

All boolean work of the drawings is done here while building, because the program's SVG renderer ignores clip paths.
Written in plain Python so that the same numbers come out on every machine.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

Point = tuple[float, float]
Segment = tuple[Point, ...]
"""End point of a line, or two control points and the end point of a cubic curve; all absolute."""


@dataclass(frozen=True)
class Contour:
    """One outline: its start and the segments that follow. Closed unless said otherwise."""

    start: Point
    segments: tuple[Segment, ...]
    closed: bool = True


Outline = tuple[Contour, ...]

_TOKEN = re.compile(r"[MmLlCcZz]|[-+]?(?:\d+\.?\d*|\.\d+)")


def parse(data: str) -> Outline:
    """Read SVG path data made of M, L, C and Z (either case). Raises ValueError for any other command."""
    tokens = _TOKEN.findall(data)
    if re.sub(r"[\s,]", "", data) != "".join(tokens):
        raise ValueError(f"unknown command in path data: {data[:60]!r}")
    contours: list[Contour] = []
    segments: list[Segment] = []
    start: Point | None = None
    here: Point = (0.0, 0.0)
    command, index = "", 0
    while index < len(tokens):
        if tokens[index].isalpha():
            command = tokens[index]
            index += 1
            if command in "Zz":
                if start is not None:
                    contours.append(Contour(start, tuple(segments)))
                    here, start, segments = start, None, []
                continue
        count = 6 if command in "Cc" else 2
        values = [float(token) for token in tokens[index : index + count]]
        index += count
        base = here if command.islower() else (0.0, 0.0)
        points = [(base[0] + values[i], base[1] + values[i + 1]) for i in range(0, count, 2)]
        here = points[-1]
        if command in "Mm":
            if start is not None:
                contours.append(Contour(start, tuple(segments), closed=False))
            start, segments = here, []
            command = "l" if command == "m" else "L"
        else:
            segments.append(tuple(points))
    if start is not None:
        contours.append(Contour(start, tuple(segments), closed=False))
    return tuple(contours)


def polygon(points: Sequence[Point]) -> Contour:
    """The closed outline through the points."""
    return Contour(points[0], tuple((point,) for point in points[1:]))


def polyline(points: Sequence[Point]) -> Contour:
    """The open line through the points, for stroking."""
    return Contour(points[0], tuple((point,) for point in points[1:]), closed=False)


_ARC = 0.5522847498


def ellipse(cx: float, cy: float, rx: float, ry: float) -> Contour:
    """An ellipse as four cubic curves, clockwise on the screen."""
    kx, ky = rx * _ARC, ry * _ARC
    return Contour(
        (cx + rx, cy),
        (
            ((cx + rx, cy + ky), (cx + kx, cy + ry), (cx, cy + ry)),
            ((cx - kx, cy + ry), (cx - rx, cy + ky), (cx - rx, cy)),
            ((cx - rx, cy - ky), (cx - kx, cy - ry), (cx, cy - ry)),
            ((cx + kx, cy - ry), (cx + rx, cy - ky), (cx + rx, cy)),
        ),
    )


def rounded_rectangle(left: float, top: float, width: float, height: float, radius: float) -> Contour:
    """A rectangle with quarter circles as corners, clockwise on the screen."""
    right, bottom, k = left + width, top + height, radius * (1 - _ARC)
    return Contour(
        (left + radius, top),
        (
            ((right - radius, top),),
            ((right - k, top), (right, top + k), (right, top + radius)),
            ((right, bottom - radius),),
            ((right, bottom - k), (right - k, bottom), (right - radius, bottom)),
            ((left + radius, bottom),),
            ((left + k, bottom), (left, bottom - k), (left, bottom - radius)),
            ((left, top + radius),),
            ((left, top + k), (left + k, top), (left + radius, top)),
        ),
    )


def mapped(outline: Iterable[Contour], move: Callable[[float, float], Point]) -> Outline:
    """The outline with every point moved. `move` has to be affine, else the curves are no longer the same curves."""
    return tuple(
        Contour(
            move(*contour.start),
            tuple(tuple(move(*point) for point in segment) for segment in contour.segments),
            contour.closed,
        )
        for contour in outline
    )


def placed(outline: Iterable[Contour], x: float, y: float, scale: float = 1.0, *, turned: bool = False) -> Outline:
    """The outline scaled about its origin, given a half turn if wanted, and moved to (x, y)."""
    k = -scale if turned else scale
    return mapped(outline, lambda px, py: (x + k * px, y + k * py))


def stretched(outline: Iterable[Contour], across: float, down: float) -> Outline:
    """The outline with x and y multiplied; a factor of -1 mirrors."""
    return mapped(outline, lambda x, y: (across * x, down * y))


def rotated(outline: Iterable[Contour], angle: float) -> Outline:
    """The outline turned about the origin by an angle in radians, clockwise on the screen."""
    c, s = math.cos(angle), math.sin(angle)
    return mapped(outline, lambda x, y: (c * x - s * y, s * x + c * y))


def flattened(contour: Contour, tolerance: float = 0.02) -> list[Point]:
    """The contour as points, start first and not repeated at the end; curves leave it by at most the tolerance."""
    points = [contour.start]
    for segment in contour.segments:
        if len(segment) == 1:
            points.append(segment[0])
            continue
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = points[-1], *segment
        bend = max(math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2), math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3))
        steps = max(1, math.ceil(math.sqrt(0.75 * bend / tolerance)))
        for step in range(1, steps + 1):
            t = step / steps
            u = 1 - t
            a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
            points.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    if contour.closed and len(points) > 1 and math.dist(points[0], points[-1]) < 1e-9:
        points.pop()
    return points


def walked(contour: Contour, step: float) -> list[tuple[Point, float]]:
    """Points along a contour, about a step apart, each with the direction of travel in radians, clockwise from the right."""
    line: list[tuple[Point, float]] = []
    here = contour.start
    for segment in contour.segments:
        p0, p3 = here, segment[-1]
        p1, p2 = (segment[0], segment[1]) if len(segment) == 3 else _thirds(p0, p3)
        length = math.dist(p0, p1) + math.dist(p1, p2) + math.dist(p2, p3)
        steps = max(4, math.ceil(length / step))
        for i in range(1 if line else 0, steps + 1):
            t = i / steps
            u = 1 - t
            x, y = (u**3 * p0[k] + 3 * u * u * t * p1[k] + 3 * u * t * t * p2[k] + t**3 * p3[k] for k in (0, 1))
            dx, dy = (u * u * (p1[k] - p0[k]) + 2 * u * t * (p2[k] - p1[k]) + t * t * (p3[k] - p2[k]) for k in (0, 1))
            line.append(((x, y), math.atan2(dy, dx)))
        here = p3
    return line


def _thirds(start: Point, end: Point) -> tuple[Point, Point]:
    (ax, ay), (bx, by) = start, end
    return ((2 * ax + bx) / 3, (2 * ay + by) / 3), ((ax + 2 * bx) / 3, (ay + 2 * by) / 3)


def area(points: Sequence[Point]) -> float:
    """Signed area of a polygon: positive when it runs clockwise on the screen (y grows downwards)."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True)) / 2


def simplified(points: Sequence[Point], tolerance: float) -> list[Point]:
    """Leave out points of a closed polygon that lie within the tolerance of the line between their neighbours."""
    if len(points) < 4:
        return list(points)
    far = max(range(len(points)), key=lambda i: math.dist(points[0], points[i]))
    first = _thinned([*points[: far + 1]], tolerance)
    second = _thinned([*points[far:], points[0]], tolerance)
    return first[:-1] + second[:-1]


def _thinned(points: list[Point], tolerance: float) -> list[Point]:
    keep = {0, len(points) - 1}
    spans = [(0, len(points) - 1)]
    while spans:
        first, last = spans.pop()
        (ax, ay), (bx, by) = points[first], points[last]
        dx, dy = bx - ax, by - ay
        length2 = dx * dx + dy * dy
        worst, where = tolerance, None
        for i in range(first + 1, last):
            px, py = points[i]
            t = 0.0 if length2 == 0 else max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / length2))
            distance = math.hypot(px - ax - t * dx, py - ay - t * dy)
            if distance > worst:
                worst, where = distance, i
        if where is not None:
            keep.add(where)
            spans += [(first, where), (where, last)]
    return [points[i] for i in sorted(keep)]


def clipped(points: Sequence[Point], edge: Point, inward: Point) -> list[Point]:
    """The part of a polygon on the inner side of a straight line through `edge` (Sutherland and Hodgman's method).

    A polygon that falls into several parts keeps edges along the line; callers put the line under a stroke.
    """
    result: list[Point] = []
    depths = [(x - edge[0]) * inward[0] + (y - edge[1]) * inward[1] for x, y in points]
    for i, (point, depth) in enumerate(zip(points, depths, strict=True)):
        before, depth_before = points[i - 1], depths[i - 1]
        if (depth >= 0) != (depth_before >= 0):
            t = depth_before / (depth_before - depth)
            result.append((before[0] + t * (point[0] - before[0]), before[1] + t * (point[1] - before[1])))
        if depth >= 0:
            result.append(point)
    return result


def clipped_to_convex(points: Sequence[Point], frame: Sequence[Point]) -> list[Point]:
    """The part of a polygon inside a convex polygon given clockwise on the screen."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    box = [(x, y) for x in (min(xs), max(xs)) for y in (min(ys), max(ys))]
    result = list(points)
    for (ax, ay), (bx, by) in zip(frame, [*frame[1:], frame[0]], strict=True):
        inward = (ay - by, bx - ax)
        depths = [(x - ax) * inward[0] + (y - ay) * inward[1] for x, y in box]
        if max(depths) < 0:
            return []
        if min(depths) < 0:
            result = clipped(result, (ax, ay), inward)
    return result


def bounds(outline: Iterable[Contour]) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of the flattened outline."""
    points = [point for contour in outline for point in flattened(contour)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _hundredths(point: Point) -> tuple[int, int]:
    return round(point[0] * 100), round(point[1] * 100)


def number(hundredths: int) -> str:
    """A count of hundredths as the shortest decimal text."""
    sign, whole = "-" if hundredths < 0 else "", abs(hundredths)
    text = f"{whole // 100}.{whole % 100:02d}".rstrip("0").rstrip(".")
    return sign + (text[1:] if text.startswith("0.") else text)


def _joined(values: Iterable[int]) -> str:
    text = ""
    for value in values:
        word = number(value)
        text += word if not text or word.startswith("-") else f" {word}"
    return text


def _commands(contour: Contour) -> Iterator[str]:
    here = _hundredths(contour.start)
    yield "M" + _joined(here)
    letter = ""
    values: list[int] = []
    for segment in contour.segments:
        points = [_hundredths(point) for point in segment]
        if all(point == here for point in points):
            continue
        kind = "l" if len(points) == 1 else "c"
        if kind != letter:
            if values:
                yield letter + _joined(values)
            letter, values = kind, []
        values += [value for x, y in points for value in (x - here[0], y - here[1])]
        here = points[-1]
    if values:
        yield letter + _joined(values)
    if contour.closed:
        yield "z"


def path_data(outline: Iterable[Contour]) -> str:
    """The outline as SVG path data: relative, rounded to two decimals without adding up the rounding."""
    return "".join(command for contour in outline for command in _commands(contour))
