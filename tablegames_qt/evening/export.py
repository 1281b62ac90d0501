"""An evening to take away: as text for the clipboard, as CSV, and as a page that can be printed."""

from __future__ import annotations

import csv
import html
import io
from collections.abc import Mapping, Sequence
from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QLocale, QRectF

from tablegames_qt.evening.chart import Chart, ChartStyle
from tablegames_qt.evening.drawing import Mark, Panel, Stroke, Thing, Words, metrics_of
from tablegames_qt.evening.evening import Evening
from tablegames_qt.evening.marks import HOLLOW, mark_colour, outline_of
from tablegames_qt.evening.standing import standing, won
from tablegames_qt.evening.table_panel import ABSENT
from tablegames_qt.evening.words import (
    GameWords,
    date_words,
    game_words,
    place_words,
    played_words,
    points_words,
    reason_words,
    result_words,
    scale_words,
    time_words,
)
from tablegames_qt.theme import THEMES, ui_font

WIDTH, HEIGHT = 860, 380
"""Size of the chart on the page, in pixels of 1/96 inch."""
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What begins a formula in a spreadsheet."""

_STYLE = """
body { font: 15px/1.45 Inter, "DejaVu Sans", sans-serif; color: #14181a; background: #fff; margin: 32px auto;
  max-width: 880px; padding: 0 16px; }
h1 { font-size: 30px; margin: 0; } h2 { font-size: 18px; margin: 28px 0 8px; } p { margin: 4px 0 0; color: #33393b; }
table { border-collapse: collapse; width: 100%; } th { text-align: left; font-weight: 500; color: #565e60; }
th, td { padding: 6px 10px; border-bottom: 1px solid #d5d2c9; } td.n, th.n { text-align: right; }
td.n { font-variant-numeric: tabular-nums; } tr { break-inside: avoid; } svg { width: 100%; height: auto; }
svg.mark { width: 14px; height: 14px; vertical-align: -2px; } b { font-weight: 650; }
@page { margin: 15mm; } @media print { body { margin: 0; max-width: none; } }
"""


def as_text(evening: Evening, games: Mapping[str, GameWords]) -> str:
    """Return the evening as lines of plain text: the standing, then what was played."""
    lines = [f"{evening.title}, {date_words(evening.began)}", _facts(evening), ""]
    for row in standing(evening):
        lines.append(f"{place_words(row):>4}  {row.person.name}  {points_words(row.points)}  ({reason_words(row)})")
    if evening.played:
        lines.append("")
    for at, played in enumerate(evening.played, 1):
        points = won(played, evening.scale)
        own = ", ".join(f"{evening.person(number).name} {points_words(points[number])}" for number in played.people)
        lines.append(f"{at}. {game_words(played, games)}: {result_words(evening, played, games)} ({own})")
    return "\n".join(lines) + "\n"


def as_csv(evening: Evening, games: Mapping[str, GameWords]) -> str:
    """Return the evening as comma-separated values: a row a match, a column a person, and a row of totals.

    Decimals have a point, and no text can be taken for a formula.
    """
    out = io.StringIO()
    writer = csv.writer(out)
    heads = (
        QCoreApplication.translate("evening", "Match"),
        QCoreApplication.translate("evening", "Time"),
        QCoreApplication.translate("evening", "Game"),
        QCoreApplication.translate("evening", "Result"),
    )
    writer.writerow([*heads, *(_plain(person.name) for person in evening.people)])
    for at, played in enumerate(evening.played, 1):
        points = won(played, evening.scale)
        texts = [time_words(played.at), game_words(played, games), result_words(evening, played, games)]
        own = [_number(points[each.number]) if each.number in points else "" for each in evening.people]
        writer.writerow([at, *map(_plain, texts), *own])
    totals = {row.person.number: row.points for row in standing(evening)}
    writer.writerow(
        [
            QCoreApplication.translate("evening", "Total"),
            "",
            "",
            "",
            *(_number(totals[each.number]) for each in evening.people),
        ]
    )
    return out.getvalue()


def as_html(evening: Evening, games: Mapping[str, GameWords]) -> str:
    """Return the evening as a page that needs nothing else: standing, chart and table, ready to print."""
    standing_head = QCoreApplication.translate("evening", "Standing")
    chart_head = QCoreApplication.translate("evening", "Points after each match")
    matches_head = QCoreApplication.translate("evening", "Matches")
    title = html.escape(f"{evening.title}, {date_words(evening.began)}")
    parts = [
        f'<!doctype html>\n<html lang="{QLocale().name()[:2]}">\n<head><meta charset="utf-8"><title>{title}</title>',
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head>\n<body>',
        f"<h1>{html.escape(evening.title)}</h1>",
        f"<p>{html.escape(date_words(evening.began))}. {html.escape(_facts(evening))}</p>",
        f"<h2>{html.escape(standing_head)}</h2>",
        _standing_table(evening),
    ]
    if evening.played:
        parts += [
            f"<h2>{html.escape(chart_head)}</h2>",
            _chart(evening, games),
            f"<h2>{html.escape(matches_head)}</h2>",
            _match_table(evening, games),
        ]
    return "\n".join([*parts, "</body>", "</html>", ""])


def _facts(evening: Evening) -> str:
    return f"{played_words(evening)} {scale_words(evening.scale)}"


def _plain(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(FORMULA) else text


def _number(points: Fraction) -> str:
    return str(points.numerator) if points.denominator == 1 else f"{float(points):.2f}"


def _row(cells: Sequence[tuple[str, bool]], tag: str = "td") -> str:
    """Return a row of cells: what is in them, already escaped, and whether it is a number."""
    return "<tr>" + "".join(f"<{tag}{' class=n' if number else ''}>{text}</{tag}>" for text, number in cells) + "</tr>"


def _standing_table(evening: Evening) -> str:
    rows = []
    for row in standing(evening):
        name = f"{_mark(row.person.mark)} <b>{html.escape(row.person.name)}</b>"
        cells = [(place_words(row), True), (name, False), (html.escape(reason_words(row)), False)]
        rows.append(_row([*cells, (f"<b>{points_words(row.points)}</b>", True)]))
    return f"<table>{''.join(rows)}</table>"


def _match_table(evening: Evening, games: Mapping[str, GameWords]) -> str:
    heads = [
        (QCoreApplication.translate("evening", "Match"), False),
        (QCoreApplication.translate("evening", "Result"), False),
    ]
    named = [(f"{_mark(person.mark)} {html.escape(person.name)}", True) for person in evening.people]
    rows = [_row([*((html.escape(text), number) for text, number in heads), *named], "th")]
    for played in evening.played:
        points = won(played, evening.scale)
        best = {number for number, place in zip(played.people, played.places, strict=True) if place == 1}
        cells = [
            (f"<b>{html.escape(game_words(played, games))}</b>", False),
            (html.escape(result_words(evening, played, games)), False),
        ]
        for person in evening.people:
            text = points_words(points[person.number]) if person.number in points else ABSENT
            cells.append((f"<b>{text}</b>" if person.number in best else text, True))
        rows.append(_row(cells))
    return f"<table><thead>{rows[0]}</thead><tbody>{''.join(rows[1:])}</tbody></table>"


def _chart(evening: Evening, games: Mapping[str, GameWords]) -> str:
    theme = THEMES["bright"]
    style = ChartStyle(theme, ui_font(400, 13), ui_font(600, 14), 4, theme.ink_3)
    titles = [game_words(played, games) for played in evening.played]
    high = max(HEIGHT, 22 * len(evening.people))
    chart = Chart(evening, standing(evening), titles, QRectF(0, 0, WIDTH, high), style)
    return svg(chart.things, WIDTH, high)


def _mark(mark: int) -> str:
    colour = mark_colour(mark, THEMES["bright"]).name()
    points = " ".join(
        f"{point.x():.1f},{point.y():.1f}" for point in outline_of(mark, QRectF(0, 0, 14, 14).center(), 11)
    )
    look = f'fill="none" stroke="{colour}" stroke-width="2.6"' if mark in HOLLOW else f'fill="{colour}"'
    return f'<svg class="mark" viewBox="0 0 14 14"><polygon points="{points}" {look}/></svg>'


def svg(things: Sequence[Thing], width: float, height: float) -> str:
    """Return a drawing as an SVG element."""
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">']
    parts += map(_element, things)
    return "\n".join([*parts, "</svg>"])


def _element(thing: Thing) -> str:
    match thing:
        case Words(rect, text, font, colour):
            base = rect.top() + metrics_of(font).ascent()
            face = f'font-family="Inter, DejaVu Sans, sans-serif" font-size="{font.pixelSize()}"'
            weight = f'font-weight="{int(font.weight())}" fill="{colour.name()}"'
            return f'<text x="{rect.left():.1f}" y="{base:.1f}" {face} {weight}>{html.escape(text)}</text>'
        case Panel(rect, colour, radius):
            place = f'x="{rect.x():.1f}" y="{rect.y():.1f}" width="{rect.width():.1f}" height="{rect.height():.1f}"'
            return f'<rect {place} rx="{radius:.1f}" fill="{colour.name()}" fill-opacity="{colour.alphaF():.2f}"/>'
        case Stroke(points, colour, width, dash):
            line = " ".join(f"{point.x():.1f},{point.y():.1f}" for point in points)
            gaps = f' stroke-dasharray="{" ".join(f"{each * width:.1f}" for each in dash)}"' if dash else ""
            ink = f'stroke="{colour.name()}" stroke-opacity="{colour.alphaF():.2f}" stroke-width="{width:.1f}"'
            return f'<polyline points="{line}" fill="none" {ink}{gaps}/>'
        case Mark(mark, centre, size, colour, _):
            corners = " ".join(f"{point.x():.1f},{point.y():.1f}" for point in outline_of(mark, centre, size))
            look = (
                f'fill="#ffffff" stroke="{colour.name()}"'
                if mark in HOLLOW
                else f'fill="{colour.name()}" stroke="#ffffff"'
            )
            return f'<polygon points="{corners}" {look} stroke-width="{max(1.0, size * 0.14):.1f}"/>'
