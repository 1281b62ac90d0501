"""What the program loads before the home screen is seen."""

from __future__ import annotations

import subprocess
import sys

import pytest

import rules
from tablegames_qt.tables import TABLES

PROGRAM = """
import sys
from pathlib import Path

from tablegames_qt.app import Program
from tablegames_qt.run import make_application
from tablegames_qt.tables import TABLES

if __name__ == "__main__":
    app = make_application()
    program = Program(app, TABLES, Path(sys.argv[1]), "en")
    program.show()
    program.window.grab()
    print(*sorted(sys.modules))
    program.close()
"""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The modules of a program that shows its home screen."""
    folder = tmp_path_factory.mktemp("profile")
    return set(subprocess.check_output([sys.executable, "-c", PROGRAM, str(folder)], text=True, timeout=100).split())


@pytest.mark.parametrize("name", sorted(rules.GAMES))
def test_no_game_is_loaded_before_it_is_opened(loaded: set[str], name: str) -> None:
    assert f"tablegames_qt.tables.{name}.front" in loaded
    assert not {each for each in loaded if each == f"rules.{name}" or each.startswith(f"rules.{name}.")}
    assert f"tablegames_qt.tables.{name}.kind" not in loaded


@pytest.mark.parametrize("page", ["keeper.page", "evening.page", "match_page", "setup_dialog"])
def test_pages_are_loaded_when_they_are_opened(loaded: set[str], page: str) -> None:
    assert f"tablegames_qt.{page}" not in loaded


def test_looking_for_a_game_loads_none() -> None:
    assert "no-such-game" not in TABLES
    with pytest.raises(KeyError):
        TABLES["no-such-game"]


def test_a_front_loads_the_same_table_each_time() -> None:
    for front in TABLES.fronts:
        assert front.load() is front.load() is TABLES[front.name]
