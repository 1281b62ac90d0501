"""The import law and the other promises of the source, read from the syntax trees; see CONTRIBUTING.md.

Every law is a function from a `Module` to the faults in it. It is held against the tree, and against a planted
violation that it must find and a lawful twin that it must leave alone.
"""

from __future__ import annotations

import ast
import functools
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from rules import GAMES

ROOT = Path(__file__).parent.parent
THIRD_PARTY = {"PySide6", "shiboken6", "fontpkg", "fontpkg_inter"}
PIECES = ("rules.cards", "rules.tiles")
"""What the scene kit may know of the rules."""
CHANCE = {"random", "secrets"}
CLOCKS = {"time", "datetime"}
EXECUTABLE_DATA = {"pickle", "marshal", "shelve", "dill", "cloudpickle"}
TRANSLATORS = {"tr": 1, "translate": 2, "QT_TRANSLATE_NOOP": 2, "QT_TR_NOOP": 1}
"""Functions whose calls lupdate collects, and how many of their first arguments it must be able to read."""
APPLICATIONS = {"QCoreApplication", "QGuiApplication", "QApplication", None}
"""Whose `translate` is meant: painters, strings and transforms have one too. None is a bare `translate(...)`."""


@dataclass(frozen=True)
class Module:
    """A source file: its dotted name, whether it is a package's `__init__`, and its syntax tree."""

    name: str
    package: bool
    tree: ast.Module

    @property
    def parts(self) -> tuple[str, ...]:
        return tuple(self.name.split("."))

    def within(self, *names: str) -> bool:
        """Whether this is one of the modules named or lies in one of the packages named."""
        return any(self.name == name or self.name.startswith(f"{name}.") for name in names)

    def walk(self, *kinds: type[ast.AST]) -> Iterator[ast.AST]:
        return (node for node in ast.walk(self.tree) if isinstance(node, kinds))


Law = Callable[[Module], Iterable[str]]


def planted(name: str, source: str, *, package: bool = False) -> Module:
    return Module(name, package, ast.parse(source))


def modules(*folders: str) -> Iterator[Module]:
    for folder in folders:
        yield from map(parsed, sorted((ROOT / folder).rglob("*.py")))


@functools.cache
def parsed(path: Path) -> Module:
    parts = path.relative_to(ROOT).with_suffix("").parts
    package = parts[-1] == "__init__"
    name = ".".join(parts[:-1] if package else parts)
    return Module(name, package, ast.parse(path.read_text(encoding="utf-8"), str(path)))


def imports(module: Module) -> Iterator[str]:
    """Every dotted name that the module imports, wherever in the file; `from a import b` gives `a` and `a.b`."""
    for node in module.walk(ast.Import, ast.ImportFrom, ast.Call):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(module.parts[: len(module.parts) - node.level + module.package]) if node.level else ""
            origin = ".".join(filter(None, (start, node.module)))
            yield origin
            yield from (f"{origin}.{alias.name}" for alias in node.names)
        elif called_name(node) in ("import_module", "__import__") and node.args:
            name = node.args[0]
            yield name.value if isinstance(name, ast.Constant) else "a computed name"


def called_name(node: ast.AST) -> str | None:
    """The last name of what a call calls: `tr` of `self.tr("Play")`."""
    if not isinstance(node, ast.Call):
        return None
    return getattr(node.func, "attr", getattr(node.func, "id", None))


def games_in(module: Module) -> set[str]:
    """The games whose rules or whose table the module imports."""
    found = set()
    for name in imports(module):
        match name.split("."):
            case ["rules", game, *_] if game in GAMES:
                found.add(game)
            case ["tablegames_qt", "tables", table, *_] if owner(table) is not None:
                found.add(owner(table))
    return found


def owner(table: str) -> str | None:
    """The game that a module of tablegames_qt/tables belongs to: `chinese_ten` of chinese_ten and chinese_ten_dock."""
    return next((game for game in GAMES if table == game or table.startswith(f"{game}_")), None)


# The laws


def rules_stand_on_the_standard_library(module: Module) -> Iterator[str]:
    for name in imports(module):
        if name.partition(".")[0] not in sys.stdlib_module_names | {"rules"}:
            yield f"imports {name}"


def rules_draw_no_chance_of_their_own(module: Module) -> Iterator[str]:
    yield from (f"imports {name}" for name in imports(module) if name.partition(".")[0] in CHANCE)


def rules_have_no_clock_and_print_nothing(module: Module) -> Iterator[str]:
    if module.within("rules.cli", "rules.__main__"):
        return
    yield from (f"imports {name}" for name in imports(module) if name.partition(".")[0] in CLOCKS)
    for node in module.walk(ast.Call, ast.Attribute):
        if isinstance(node, ast.Attribute) and node.attr in ("stdout", "stderr"):
            yield f"line {node.lineno}: writes to {node.attr}"
        elif called_name(node) == "print":
            yield f"line {node.lineno}: prints"


def rules_of_a_game_know_no_other_game(module: Module) -> Iterator[str]:
    if module.name == "rules":
        return  # the registry
    game = module.parts[1]
    yield from (f"knows {other}" for other in games_in(module) - {game})


def the_scene_knows_no_game(module: Module) -> Iterator[str]:
    if module.within("tablegames_qt.scene"):
        yield from (f"knows {game}" for game in games_in(module))
        for name in imports(module):
            if name.startswith("tablegames_qt.tables") or (name.startswith("rules") and not name.startswith(PIECES)):
                yield f"imports {name}"


def only_its_table_knows_a_game(module: Module) -> Iterator[str]:
    if module.name == "tablegames_qt.tables":
        return  # the registry
    mine = owner(module.parts[2]) if module.within("tablegames_qt.tables") else None
    yield from (f"knows {game}" for game in games_in(module) - {mine})


def no_game_is_named_outside_its_places(module: Module) -> Iterator[str]:
    """A game's code name as a key or in a path means an if-chain over games. Sentences and examples may name one."""
    if module.within("tablegames_qt.tables") or module.name == "rules":
        return  # the two registries
    if module.within("rules") and module.parts[1:2] and module.parts[1] in GAMES:
        return
    for node in module.walk(ast.Constant):
        if isinstance(node.value, str) and not any(map(str.isspace, node.value)):
            yield from (f"line {node.lineno}: names {game}" for game in GAMES if game in node.value)


def the_program_needs_only_its_declared_packages(module: Module) -> Iterator[str]:
    known = sys.stdlib_module_names | THIRD_PARTY | {"rules", "resources", "tablegames_qt"}
    yield from (f"imports {name}" for name in imports(module) if name.partition(".")[0] not in known)


def texts_can_be_collected(module: Module) -> Iterator[str]:
    """lupdate reads literals only. A variable is lawful where it looks up a text that was marked elsewhere."""
    for node in module.walk(ast.Call, ast.Assign, ast.ImportFrom):
        if isinstance(node, ast.Assign):
            if isinstance(node.value, ast.Attribute) and node.value.attr in TRANSLATORS:
                yield f"line {node.lineno}: another name for {node.value.attr}, which lupdate does not know"
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if alias.name in TRANSLATORS and alias.asname:
                    yield f"line {node.lineno}: another name for {alias.name}, which lupdate does not know"
        else:
            yield from uncollected(node)


def uncollected(call: ast.Call) -> Iterator[str]:
    name = called_name(call)
    if name not in TRANSLATORS or (name == "translate" and receiver(call) not in APPLICATIONS):
        return
    marks = name != "translate"
    for text in call.args[: TRANSLATORS[name]]:
        if isinstance(text, ast.Starred):
            yield f"line {call.lineno}: {name}() with unpacked arguments"
        elif marks and not isinstance(text, ast.Constant):
            yield f"line {call.lineno}: {name}() of something that is not a literal"
        elif any(map(puts_together, ast.walk(text))):
            yield f"line {call.lineno}: {name}() of a text that is put together"


def puts_together(part: ast.AST) -> bool:
    """Whether a part of an expression makes a new text of others."""
    return isinstance(part, ast.JoinedStr | ast.BinOp) or called_name(part) in ("format", "join", "replace")


def receiver(call: ast.Call) -> str | None:
    """The last name before the called one: `QCoreApplication` of `QCoreApplication.translate(...)`; None if bare."""
    value = getattr(call.func, "value", None)
    return getattr(value, "attr", getattr(value, "id", None))


def nothing_executes_data(module: Module) -> Iterator[str]:
    yield from (f"imports {name}" for name in imports(module) if name.partition(".")[0] in EXECUTABLE_DATA)
    for node in module.walk(ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id in ("eval", "exec", "compile"):
            yield f"line {node.lineno}: {node.func.id}()"


# The tree obeys them

RULES, PROGRAM = ("rules",), ("tablegames_qt",)
LAWS: list[tuple[Law, tuple[str, ...]]] = [
    (rules_stand_on_the_standard_library, RULES),
    (rules_draw_no_chance_of_their_own, RULES),
    (rules_have_no_clock_and_print_nothing, RULES),
    (rules_of_a_game_know_no_other_game, RULES),
    (the_scene_knows_no_game, PROGRAM),
    (only_its_table_knows_a_game, PROGRAM),
    (the_program_needs_only_its_declared_packages, PROGRAM),
    (no_game_is_named_outside_its_places, RULES + PROGRAM),
    (texts_can_be_collected, RULES + PROGRAM),
    (nothing_executes_data, RULES + PROGRAM + ("resources",)),
]


@pytest.mark.parametrize(("law", "folders"), LAWS, ids=[law.__name__ for law, _folders in LAWS])
def test_the_tree_obeys(law: Law, folders: tuple[str, ...]) -> None:
    read = list(modules(*folders))
    assert len(read) > 5
    faults = [f"{module.name}: {fault}" for module in read for fault in law(module)]
    assert not faults, "\n".join(faults)


def test_both_registries_hold_the_same_games() -> None:
    from tablegames_qt.tables import TABLES

    assert set(GAMES) == set(TABLES)
    assert all(name == game.name for name, game in GAMES.items())
    assert all(name == table.game.name == table.front.name for name, table in TABLES.items())
    assert [table.front for table in TABLES.values()] == list(TABLES.fronts)
    assert all((table.make_tool is not None) == bool(table.front.tool) for table in TABLES.values())


def test_every_game_is_a_package_of_its_own() -> None:
    assert GAMES
    for name in GAMES:
        assert (ROOT / "rules" / name / "__init__.py").is_file()


def test_the_packaging_folder_is_no_package() -> None:
    """An `__init__.py` there would hide the `packaging` library that pytest imports."""
    assert (ROOT / "packaging").is_dir()
    assert not (ROOT / "packaging" / "__init__.py").exists()


# The laws bite

GAME = next(iter(GAMES))
VIOLATIONS: list[tuple[Law, str, str]] = [
    (rules_stand_on_the_standard_library, "rules.cards", "import numpy"),
    (rules_stand_on_the_standard_library, "rules.cards", "def f():\n    from PySide6.QtCore import QObject"),
    (rules_stand_on_the_standard_library, "rules.cards", "import tablegames_qt.theme"),
    (rules_stand_on_the_standard_library, "rules.cards", "import importlib\nimportlib.import_module(name)"),
    (rules_draw_no_chance_of_their_own, "rules.dealing", "import random"),
    (rules_draw_no_chance_of_their_own, "rules.cli.play", "from secrets import token_bytes"),
    (rules_have_no_clock_and_print_nothing, "rules.bots", "from time import monotonic"),
    (rules_have_no_clock_and_print_nothing, "rules.record", "from datetime import datetime"),
    (rules_have_no_clock_and_print_nothing, "rules.bots", "print(1)"),
    (rules_have_no_clock_and_print_nothing, "rules.bots", "import sys\nsys.stderr.write('?')"),
    (rules_of_a_game_know_no_other_game, "rules.another", f"import rules.{GAME}"),
    (rules_of_a_game_know_no_other_game, "rules.another.bots", f"from ..{GAME} import scoring"),
    (rules_of_a_game_know_no_other_game, "rules.cli.play", f"from rules import {GAME}"),
    (the_scene_knows_no_game, "tablegames_qt.scene.zone", f"from rules.{GAME} import play"),
    (the_scene_knows_no_game, "tablegames_qt.scene.zone", "from ..tables import TABLES"),
    (the_scene_knows_no_game, "tablegames_qt.scene.zone", "from rules.record import GameRecord"),
    (only_its_table_knows_a_game, "tablegames_qt.home", f"from rules import {GAME}"),
    (only_its_table_knows_a_game, "tablegames_qt.home", f"from tablegames_qt.tables.{GAME} import Table"),
    (only_its_table_knows_a_game, "tablegames_qt.tables.another", f"from rules.{GAME}.play import Play"),
    (only_its_table_knows_a_game, "tablegames_qt.tables.another", f"from tablegames_qt.tables.{GAME}_dock import Dock"),
    (the_program_needs_only_its_declared_packages, "tablegames_qt.theme", "import qtawesome"),
    (no_game_is_named_outside_its_places, "tablegames_qt.home", f"if name == '{GAME}': pass"),
    (no_game_is_named_outside_its_places, "tablegames_qt.home", f"path = f'help/{GAME}/{{language}}.md'"),
    (no_game_is_named_outside_its_places, "rules.cli.play", f"special = {{'{GAME}': 2}}"),
    (texts_can_be_collected, "tablegames_qt.home", "self.tr(f'Play {game}')"),
    (texts_can_be_collected, "tablegames_qt.home", "self.tr('Play ' + game)"),
    (texts_can_be_collected, "tablegames_qt.home", "self.tr('Play %s' % game)"),
    (texts_can_be_collected, "tablegames_qt.home", "self.tr('Play {}'.format(game))"),
    (texts_can_be_collected, "tablegames_qt.home", "self.tr(label)"),
    (texts_can_be_collected, "tablegames_qt.home", "QCoreApplication.translate('home', 'Play ' + game)"),
    (texts_can_be_collected, "tablegames_qt.home", "QCoreApplication.translate('home', f'Play {game}')"),
    (texts_can_be_collected, "tablegames_qt.home", "QCoreApplication.translate('home', '%d won' % n)"),
    (texts_can_be_collected, "tablegames_qt.home", "QCoreApplication.translate('home', '{}'.format(n))"),
    (texts_can_be_collected, "tablegames_qt.home", "QCoreApplication.translate(*text)"),
    (texts_can_be_collected, "tablegames_qt.home", "_ = QCoreApplication.translate"),
    (texts_can_be_collected, "rules.options", "QT_TRANSLATE_NOOP('options', label)"),
    (texts_can_be_collected, "rules.options", "QT_TRANSLATE_NOOP('options', 'a' 'b' + 'c')"),
    (texts_can_be_collected, "rules.options", "from rules.text import QT_TRANSLATE_NOOP as N"),
    (nothing_executes_data, "tablegames_qt.profile", "import pickle"),
    (nothing_executes_data, "tablegames_qt.profile", "from marshal import loads"),
    (nothing_executes_data, "rules.codec", "eval(text)"),
    (nothing_executes_data, "rules.codec", "exec(text)"),
]
LAWFUL: list[tuple[Law, str, str]] = [
    (rules_stand_on_the_standard_library, "rules.cards", "import enum\nfrom . import seats\nfrom rules.text import x"),
    (rules_have_no_clock_and_print_nothing, "rules.cli.bench", "import time\nprint(time.perf_counter())"),
    (rules_of_a_game_know_no_other_game, f"rules.{GAME}.bots", f"from rules.{GAME} import scoring\nimport rules.cards"),
    (the_scene_knows_no_game, "tablegames_qt.scene.zone", "from rules.cards import Card\nfrom .speeds import MOVE"),
    (only_its_table_knows_a_game, "tablegames_qt.session", "from rules.record import GameRecord"),
    (only_its_table_knows_a_game, f"tablegames_qt.tables.{GAME}_dock", f"from rules.{GAME}.view import View"),
    (the_program_needs_only_its_declared_packages, "tablegames_qt.theme", "from PySide6 import QtGui\nimport json"),
    (no_game_is_named_outside_its_places, "tablegames_qt.home", f'"""Starts {GAME} too."""'),
    (no_game_is_named_outside_its_places, "rules.cli.play", f"epilog = 'python -m rules play {GAME} --seed today'"),
    (texts_can_be_collected, "tablegames_qt.home", "self.tr('{n} won').format(n=1)"),
    (texts_can_be_collected, "tablegames_qt.home", "self.tr('%n won', '', count + 1)"),
    (texts_can_be_collected, "tablegames_qt.home", "QCoreApplication.translate('options', spec.label)"),
    (texts_can_be_collected, "tablegames_qt.home", "QCoreApplication.translate('levels', WORDS.get(level, level))"),
    (texts_can_be_collected, "tablegames_qt.home", "painter.translate(x + 1, -y() / 2)"),
    (nothing_executes_data, "tablegames_qt.app", "dialog.exec()\nre.compile('a')"),
]


def case_id(value: object) -> str:
    return getattr(value, "__name__", str(value))


@pytest.mark.parametrize(("law", "name", "source"), VIOLATIONS, ids=case_id)
def test_a_planted_violation_is_found(law: Law, name: str, source: str) -> None:
    assert list(law(planted(name, source)))


@pytest.mark.parametrize(("law", "name", "source"), LAWFUL, ids=case_id)
def test_its_lawful_twin_is_left_alone(law: Law, name: str, source: str) -> None:
    assert not list(law(planted(name, source)))


def test_relative_imports_are_read_from_where_they_stand() -> None:
    assert list(imports(planted("a.b", "from .c import d"))) == ["a.c", "a.c.d"]
    assert list(imports(planted("a.b", "from .c import d", package=True))) == ["a.b.c", "a.b.c.d"]
    assert list(imports(planted("a.b.c", "from .. import d"))) == ["a", "a.d"]
