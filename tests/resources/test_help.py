"""The help pages say the same in every language, and what they say of rules, options and keys is true."""

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocument, QTextTable
from PySide6.QtWidgets import QApplication

import resources
from rules import GAMES
from rules.chinese_ten import CHINESE_TEN
from rules.chinese_ten.options import TenOptions
from rules.options import OptionSpec, specs
from tablegames_qt.languages import LANGUAGES
from tablegames_qt.tables import TABLES

FOLDER = Path(resources.__file__).parent / "help"
PAGES = ("program", "evening", "game_night", "keeper", "sharing", *TABLES)
EVERY_PAGE = [(page, code) for page in PAGES for code in LANGUAGES]


def text(page: str, code: str) -> str:
    return (FOLDER / f"{page}.{code}.md").read_text("utf-8")


def rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.strip().splitlines()]


def tables(page: str, code: str) -> list[list[list[str]]]:
    """Return every table of a page as rows of cells, without the line that aligns them."""
    found = re.findall(r"(?:^\|.*\|\n)+", text(page, code), re.MULTILINE)
    return [[row for row in rows(table) if not re.fullmatch(r"[:\- ]+", "".join(row))] for table in found]


def shape(page: str, code: str) -> list[str]:
    """Return what a page is built of, line by line: headings, list items, cells of each table row, paragraphs."""
    built = []
    for line in text(page, code).splitlines():
        start = re.match(r"#+|\*(?= )|\d+\.(?= )|\|", line)
        if line.startswith("|"):
            built.append(f"row of {line.count('|')}")
        elif line:
            built.append(start.group() if start else "text")
    return built


def test_every_page_is_there_in_every_language_and_no_other_file() -> None:
    pages = {f"{page}.{code}.md" for page, code in EVERY_PAGE}
    assert {path.name for path in FOLDER.iterdir() if path.is_file()} == pages


@pytest.mark.parametrize(("page", "code"), EVERY_PAGE)
def test_a_page_is_built_as_the_english_one(page: str, code: str) -> None:
    assert shape(page, code) == shape(page, "en")


@pytest.mark.parametrize(("page", "code"), EVERY_PAGE)
def test_links_lead_to_pages_and_nowhere_else(page: str, code: str) -> None:
    targets = re.findall(r"\]\(([^)]*)\)", text(page, code))
    assert targets
    assert {target.removeprefix("help:") for target in targets} <= set(PAGES)
    assert all(target.startswith("help:") for target in targets)
    assert not re.search(r"https?:|www\.|<[a-z]", text(page, code))


@pytest.mark.parametrize(("page", "code"), EVERY_PAGE)
def test_qt_reads_every_table_of_a_page(page: str, code: str, qapp: QApplication) -> None:
    document = QTextDocument()
    document.setMarkdown(text(page, code))
    read = [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]
    written = tables(page, code)
    assert [(table.rows(), table.columns()) for table in read] == [(len(each), len(each[0])) for each in written]


@pytest.mark.parametrize(("page", "code"), EVERY_PAGE)
def test_the_same_figures_and_cards_stand_in_every_language(page: str, code: str) -> None:
    found = re.compile(r"[−+]?\d+|[AJQK]?[♠♥♦♣]")
    assert sorted(found.findall(text(page, code))) == sorted(found.findall(text(page, "en")))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_table_of_players_holds_what_the_rules_count(code: str) -> None:
    aces = {"none": "", "spade": "A♠ 30", "both": "A♠ 30, A♣ 40"}
    counted = [
        row for table in tables("chinese_ten", code) for row in table if row[0] in "234" and row[2:] and "♠" in row[1]
    ]
    assert len(counted) == 2
    for row in counted:
        options = TenOptions(players=int(row[0]))
        assert row[1:] == [aces[options.counted_aces], str(options.pack_points), str(options.base)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_hands_dealt_are_those_of_the_rules(code: str) -> None:
    dealt = tables("chinese_ten", code)[0][1:]
    assert [int(row[0]) for row in dealt] == list(CHINESE_TEN.seats)
    for row in dealt:
        seats = int(row[0])
        held = int(row[1].split()[0])
        assert held * seats + int(row[2]) + int(row[3]) == 52


def choices_of(spec: OptionSpec) -> str:
    """Return the values of an option as the page lists them."""
    if spec.choices is None:
        return "yes, no" if isinstance(spec.default, bool) else f"{spec.low}–{spec.high}"
    values = [value.replace("-", "−") for value in spec.choices.values()]
    return ("; " if any(", " in value for value in values) else ", ").join(values)


@pytest.mark.parametrize("page", ["chinese_ten", "chinchon"])
def test_every_option_with_its_values_is_explained_and_every_preset(page: str) -> None:
    game = GAMES[page]
    options, presets = (
        next(table for table in tables(page, "en") if table[0][0] == head) for head in ("Option", "Preset")
    )
    assert [row[0] for row in options[1:]] == [spec.label for spec in specs(game.Options).values()]
    for row, spec in zip(options[1:], specs(game.Options).values(), strict=True):
        assert row[1].lower() == choices_of(spec).lower()
    assert [row[0] for row in presets[1:]] == [preset.label for preset in game.presets]


@pytest.mark.parametrize(("code", "usual"), [("en", "as a rule"), ("es", "por regla general"), ("it", "di regola")])
def test_what_a_match_can_set_otherwise_is_no_rule_of_mahjong(code: str, usual: str) -> None:
    before_the_tables = [line for line in text("mahjong", code).splitlines() if not line.startswith("|")]
    options = (TABLES["mahjong"].game.Options().values()[key] for key in ("min_fan", "limit"))
    for figure in options:
        told = [line for line in before_the_tables if re.search(rf"\b{figure}\*{{0,2}} fan", line)]
        assert told and all(usual in line for line in told)
