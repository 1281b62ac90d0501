"""The packaged program, built for this test: what is in it, that it plays, and that it keeps to the folder of its player."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile

import build
import bundle
import deb
import rules
import start as start_time
from tablegames_qt import __version__
from tests.packaging import saved

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1900)]
ROOT = Path(__file__).parents[2]
LANGUAGES = {"en": "English", "es": "Español", "it": "Italiano"}


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program that `./dev build` makes; the build itself looks over its files and has it play.

    Tests that run side by side share one: the first builds, the others wait for it."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent  # a folder of this run, in which each worker has one
    said = shared / "built.txt"
    lock = QLockFile(str(shared / "build.lock"))
    lock.setStaleLockTime(0)
    assert lock.lock()
    try:
        if not said.exists():
            command = [sys.executable, str(ROOT / "dev.py"), "build"]
            done = subprocess.run(command, capture_output=True, text=True, timeout=1500, check=False)
            said.write_text(f"{done.returncode}\n{done.stdout}{done.stderr}", encoding="utf-8")
    finally:
        lock.unlock()
    status, _, words = said.read_text(encoding="utf-8").partition("\n")
    assert status == "0" and "smoke test ok" in words, words
    return build.program_file()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    home = tmp_path / "casa de José"
    home.mkdir()
    return home


def start(
    program: Path, home: Path, *words: str, folder: Path | None = None, seconds: int = 1800
) -> subprocess.CompletedProcess[str]:
    """Run the program with nothing in its environment but a home."""
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
    if sys.platform == "win32":
        environment = {**os.environ, "APPDATA": str(home), "LOCALAPPDATA": str(home)}
    command = [str(program), *words]
    return subprocess.run(
        command, cwd=folder or home, env=environment, capture_output=True, text=True, timeout=seconds, check=False
    )


def files(folder: Path) -> Iterator[str]:
    return (path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*")) if not path.is_dir())


def test_it_holds_what_is_on_the_lists_and_weighs_no_more_than_it_may(program: Path) -> None:
    names = bundle.bundled_files(build.inner_folder())
    assert len(names) > 400
    assert bundle.strangers(names, sys.platform) == []
    assert bundle.unpacked_bytes(build.program_folder()) <= build.HEAVIEST
    assert {"NOTICES.txt", "LGPL-3.0.txt", "GPL-3.0.txt", "Inter-OFL.txt"} <= set(files(build.licences_folder()))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems say it in another way")
def test_every_packed_library_is_used_and_every_other_is_one_of_the_system(program: Path) -> None:
    folder = build.program_folder()
    listing = subprocess.run(
        ["objdump", "-p", *(str(path) for path in folder.rglob("*") if bundle.is_program(path))],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    asked = {library for libraries in deb.needed_by_file(listing).values() for library in libraries}
    packed = {path.name for path in (folder / "_internal").glob("lib*.so*") if not path.is_symlink()}
    assert {name for name in packed - asked if not name.startswith("libpython")} == set()
    assert bundle.foreign_search_paths(listing) == {}
    musts, wishes = deb.depends(folder)
    assert "libgl1" in musts and "libegl1" in musts and "libpulse0" in wishes


@pytest.mark.skipif(sys.platform != "linux", reason="the time is read as Linux tells it")
def test_it_starts_hardly_slower_than_the_source(program: Path) -> None:
    assert start_time.ratio(*start_time.compare(5)).work <= start_time.MOST


@pytest.mark.skipif(sys.platform != "linux", reason="only Qt for Linux brings ICU")
def test_the_data_of_icu_is_the_light_one(program: Path) -> None:
    [data] = [path for path in build.inner_folder().rglob("libicudata.so.*") if not path.is_symlink()]
    assert data.stat().st_size < 8 * build.MEGABYTE


def test_it_says_its_version(program: Path, home: Path) -> None:
    assert start(program, home, "--version").stdout == f"Table Games {__version__}\n"


def test_it_plays_a_whole_match_of_each_game_and_writes_into_the_folder_of_its_player_only(
    program: Path, home: Path
) -> None:
    before = {name: (build.program_folder() / name).stat().st_mtime_ns for name in files(build.program_folder())}
    profile = home / "perfil ñ"
    done = start(program, home, "--smoke-test=matches", "--profile", str(profile))
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("scores ") == len(rules.GAMES)
    assert len(list((profile / "finished").glob("*.tgr"))) == len(rules.GAMES)
    outside = {name for name in files(home) if not name.startswith(("perfil ñ/", ".cache/fontconfig/"))}
    assert outside == set()
    after = {name: (build.program_folder() / name).stat().st_mtime_ns for name in files(build.program_folder())}
    assert after == before


@pytest.mark.parametrize("file", sorted(saved.FOLDER.glob("*.tgr")), ids=lambda file: file.stem)
def test_it_goes_on_with_a_match_that_the_source_version_saved(program: Path, home: Path, file: Path) -> None:
    copy = home / "partida guardada.tgr"
    shutil.copy(file, copy)
    done = start(program, home, "--smoke-test=resume", copy.name, "--profile", str(home / "profile"))
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1] == "smoke test ok"
    assert copy.read_bytes() == file.read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_its_languages(program: Path, home: Path, language: str) -> None:
    notes = home / "notas.txt"
    notes.write_text("buy milk")
    done = start(program, home, "--smoke-test=resume", notes.name, "--language", language)
    sentence = done.stdout.splitlines()[0]
    words = {"en": "is not a match", "es": "no es una partida", "it": "non è una partita"}
    assert done.returncode == 1 and words[language] in sentence


@pytest.mark.skipif(sys.platform == "win32", reason="rights are another thing there")
def test_it_works_from_a_folder_that_cannot_be_written(program: Path, home: Path, tmp_path: Path) -> None:
    place = tmp_path / "solo lectura"
    shutil.copytree(build.program_folder(), place, symlinks=True)
    for path in [*place.rglob("*"), place]:
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)
    try:
        done = start(place / program.relative_to(build.program_folder()), home, "--smoke-test")
        assert done.returncode == 0, done.stdout + done.stderr
    finally:
        for path in [place, *place.rglob("*")]:
            if path.is_dir() and not path.is_symlink():
                path.chmod(0o755)
