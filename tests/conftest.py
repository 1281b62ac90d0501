"""What every test stands on: no display, no sound, English, and a home folder of its own.

The environment is set while this file is imported, before anything of Qt reads it; see tests/isolation.py.
"""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.isolation import isolate

pytest.register_assert_rewrite("tests.rules.contract")  # here, since tests of other folders import it too

REAL_INPUT_TOOLS = ("Xvfb", "xdotool")
REAL_INPUT_LINE = "sudo apt-get update && sudo apt-get install --no-install-recommends xvfb xdotool"


HOME = isolate()

# a slow or busy machine is no fault of the code: no deadlines, and no complaint about slow data generation
_PATIENT = [HealthCheck.too_slow]
settings.register_profile("dev", deadline=None, suppress_health_check=_PATIENT)
settings.register_profile("ci", deadline=None, suppress_health_check=_PATIENT, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--require-real-input",
        action="store_true",
        help="fail the real-input tests instead of skipping them where Xvfb or xdotool is missing",
    )
    parser.addoption(
        "--regen-playthroughs",
        action="store_true",
        help="write the files of tests/playthroughs anew instead of comparing with them; review the diff",
    )


def pytest_collection_finish() -> None:
    """Thousands of collected tests stay to the end: whoever looks for garbage need not look through them."""
    gc.collect()
    gc.freeze()


def missing_real_input_tools() -> tuple[str, ...]:
    """The programs that real-input tests need and this machine lacks."""
    return tuple(tool for tool in REAL_INPUT_TOOLS if shutil.which(tool) is None)


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("real_input") is None:
        return
    missing = missing_real_input_tools()
    if not missing:
        return
    sentence = f"real-input-tools-missing: {' and '.join(missing)} not found. Run: {REAL_INPUT_LINE}"
    if item.config.getoption("--require-real-input"):
        pytest.fail(sentence, pytrace=False)
    # skipped from here and not by a mark, so that pytest folds all of them into one line of its summary
    pytest.skip(sentence)


LONG_PROOF = 3600
"""Seconds that a slow test may take, if it does not say itself: such proofs run for many minutes, and beside one another."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("slow") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(LONG_PROOF))


@pytest.fixture(scope="session", autouse=True)
def _own_settings_folders() -> None:
    """Windows and macOS ask the system, not the environment, where settings live: tell Qt itself."""
    if sys.platform in ("win32", "darwin"):
        from PySide6.QtCore import QSettings, QStandardPaths

        QStandardPaths.setTestModeEnabled(True)
        for kind in (QSettings.Format.IniFormat, QSettings.Format.NativeFormat):
            QSettings.setPath(kind, QSettings.Scope.UserScope, str(HOME / "config"))


@pytest.fixture
def english() -> Iterator[None]:
    """English text and number formats: no translator installed, restored number format afterwards."""
    from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

    def take_translators_away() -> None:
        app = QCoreApplication.instance()
        for translator in app.findChildren(QTranslator) if app is not None else ():
            QCoreApplication.removeTranslator(translator)

    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    take_translators_away()
    yield
    take_translators_away()  # those of a test that has tried other languages
    QLocale.setDefault(before)


@pytest.fixture
def x_display() -> Iterator[str]:
    """A display of the test's own, 1280 by 800: the value for DISPLAY of the program under test and of xdotool.

    For tests marked real_input. Xvfb picks a free number itself, so tests in parallel do not meet.
    """
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as ready:
            number = ready.readline().strip()  # written once the server accepts clients; empty if it could not start
        assert number, "Xvfb did not start"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(timeout=20)
