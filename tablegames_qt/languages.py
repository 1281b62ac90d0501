"""The language of the program: which there are, which one the system asks for, and switching while running.

Sentences come from Qt's translators, numbers and lists from the default `QLocale`; both change together. Widgets hear of
it by `QEvent.Type.LanguageChange`, as always in Qt.
"""

import atexit
import contextlib
import functools
import importlib.resources
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

LANGUAGES = {"en": "English", "es": "Español", "it": "Italiano"}
"""Codes and names, each name in its own language."""

FALLBACK = "en"

_files = contextlib.ExitStack()
atexit.register(_files.close)


def system_language(locale: QLocale | None = None) -> str:
    """Return the code of the first language the system prefers that the program speaks, English if there is none."""
    wanted = (locale or QLocale.system()).uiLanguages()
    codes = (tag.replace("_", "-").split("-")[0].lower() for tag in wanted)
    return next((code for code in codes if code in LANGUAGES), FALLBACK)


def install(app: QCoreApplication, code: str) -> None:
    """Make `code` the language of the program; what was installed before goes.

    Raises ValueError for a language that is not in LANGUAGES, before anything changes.
    """
    if code not in LANGUAGES:
        raise ValueError(f"no language {code!r}, only {', '.join(LANGUAGES)}")
    QLocale.setDefault(QLocale(code))
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.setParent(None)
    for translator in (_qt_texts(app, code), _own_texts(app, code)):
        if translator is not None:
            app.installTranslator(translator)


def _own_texts(app: QCoreApplication, code: str) -> QTranslator:
    """Load the program's own translation; English has one for its plural forms."""
    path = _file(code)
    translator = QTranslator(app)
    if not translator.load(str(path)):
        raise FileNotFoundError(f"{path} is missing or no translation: run python -m resources.i18n")
    return translator


@functools.cache
def _file(code: str) -> Path:
    """Return the translation as a file that stays as long as the program: Qt reads it while it is installed."""
    file = importlib.resources.files("resources") / "i18n" / f"tablegames_{code}.qm"
    return _files.enter_context(importlib.resources.as_file(file))


def _qt_texts(app: QCoreApplication, code: str) -> QTranslator | None:
    """Load Qt's own texts (buttons of dialogs, the menu of a text field), where they are installed."""
    translator = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if code != FALLBACK and translator.load(f"qtbase_{code}", folder):
        return translator
    translator.setParent(None)
    return None
