"""The menu installer of Linux: it installs, takes the place of an older version, removes itself, and leaves the saves alone."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import linux_papers
import project

ROOT = Path(__file__).parents[2]
SCRIPTS = ROOT / "packaging" / "linux"
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the installer of Linux")


def unpacked(folder: Path, version: str) -> Path:
    """What the archive holds, with a program that says its version."""
    (folder / "_internal").mkdir(parents=True)
    (folder / "licences").mkdir()
    (folder / "_internal" / f"only-in-{version}").touch()
    (folder / "licences" / "NOTICES.txt").touch()
    (folder / "tablegames").write_text(f'#!/bin/sh\necho "{version} $0"\n')
    (folder / "tablegames").chmod(0o755)
    parts = folder.parent / "parts"
    parts.mkdir(exist_ok=True)
    for name in ("tablegames.svg", *(f"{side}.png" for side in linux_papers.icons.SIDES)):
        (parts / name).touch()
    linux_papers.write_share(folder / "share", parts, project.Info(version, "Games", 0), "")
    for name in ("install.sh", "uninstall.sh"):
        shutil.copy(SCRIPTS / name, folder / name)
    return folder


def run(home: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": os.environ["PATH"], "HOME": str(home)}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)


def tree(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()}


def started_by(entry: Path) -> str:
    """The program that a menu entry starts, read as the desktop reads it: one escape of the file, then one of quotes."""
    [line] = [line for line in entry.read_text(encoding="utf-8").splitlines() if line.startswith("Exec=")]
    value = line.removeprefix("Exec=").replace("\\\\", "\\")
    assert value[0] == value[-1] == '"'
    return re.sub(r'\\(["`$\\])', r"\1", value[1:-1]).replace("%%", "%")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    home = tmp_path / 'casa de "José" 100% $HOME'
    save = home / ".local" / "share" / "tablegames" / "saves" / "match.tgr"
    save.parent.mkdir(parents=True)
    save.write_text("a match")
    return home


def test_it_installs_renews_and_removes_and_the_saves_stay(tmp_path: Path, home: Path) -> None:
    before = tree(home)
    first, second = unpacked(tmp_path / "a b" / "first", "1.0"), unpacked(tmp_path / "a b" / "second", "1.1")
    done = run(home, str(first / "install.sh"))
    assert done.returncode == 0, done.stderr
    entry = home / ".local/share/applications/tablegames.desktop"
    program = started_by(entry)
    assert program == str(home / ".local/lib/tablegames/tablegames")
    assert run(home, program).stdout.startswith("1.0 ")
    assert run(home, str(home / ".local/bin/tablegames")).stdout.startswith("1.0 ")
    assert (home / ".local/share/icons/hicolor/scalable/apps/tablegames.svg").exists()
    installed = tree(home)

    assert run(home, str(second / "install.sh")).returncode == 0
    assert run(home, program).stdout.startswith("1.1 ")
    assert {name.replace("only-in-1.0", "only-in-1.1") for name in installed} == tree(home), (
        "nothing of the old is left"
    )

    gone = run(home, str(home / ".local/lib/tablegames/uninstall.sh"))
    assert gone.returncode == 0, gone.stderr
    assert tree(home) == before
    assert str(home / ".local/share/tablegames") in gone.stdout


def test_another_folder_can_be_asked_for(tmp_path: Path, home: Path) -> None:
    before = tree(home)
    unpacked(tmp_path / "first", "1.0")
    prefix = tmp_path / "usr local"
    assert run(home, str(tmp_path / "first" / "install.sh"), "--prefix", str(prefix)).returncode == 0
    assert tree(home) == before
    assert run(home, str(prefix / "bin" / "tablegames")).stdout.startswith("1.0 ")
    assert run(home, str(prefix / "lib/tablegames/uninstall.sh")).returncode == 0
    assert tree(prefix) == set()


@pytest.mark.parametrize("words", [["--prefix"], ["--prefix", "relative"], ["--prefx", "/x"]])
def test_words_that_are_not_understood_change_nothing(tmp_path: Path, home: Path, words: list[str]) -> None:
    before = tree(home)
    unpacked(tmp_path / "first", "1.0")
    done = run(home, str(tmp_path / "first" / "install.sh"), *words)
    assert done.returncode != 0 and "install.sh: " in done.stderr
    assert tree(home) == before


def test_what_is_not_the_program_is_neither_replaced_nor_removed(tmp_path: Path, home: Path) -> None:
    unpacked(tmp_path / "first", "1.0")
    foreign = home / ".local" / "lib" / "tablegames" / "notes.txt"
    foreign.parent.mkdir(parents=True)
    foreign.write_text("mine")
    before = tree(home)
    done = run(home, str(tmp_path / "first" / "install.sh"))
    assert done.returncode == 1 and "nothing was done" in done.stderr
    assert run(home, str(tmp_path / "first" / "uninstall.sh")).returncode == 1
    assert tree(home) == before
