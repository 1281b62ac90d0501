"""The language changes while the program runs: sentences, Qt's own buttons, numbers."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from resources.i18n import catalogue
from tablegames_qt import languages


@pytest.fixture(autouse=True)
def _english_afterwards(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)


class Hearer(QWidget):
    """Counts how often it is told that the language has changed."""

    def __init__(self) -> None:
        super().__init__()
        self.told = 0

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.told += 1
        super().changeEvent(event)


@pytest.mark.parametrize("code", ["es", "it"])
def test_every_translation_in_the_file_is_what_qt_answers(code: str, qapp: QApplication) -> None:
    languages.install(qapp, code)
    for entry in catalogue.entries(code):
        if entry.finished and not entry.message.plural:
            message = entry.message
            answer = QCoreApplication.translate(message.context, message.source, message.comment)
            assert answer == entry.forms[0]


@pytest.mark.parametrize("code", ["en", "es", "it"])
def test_every_plural_has_its_singular_and_plural(code: str, qapp: QApplication) -> None:
    languages.install(qapp, code)
    for entry in catalogue.entries(code):
        if entry.finished and entry.message.plural:
            one, many = entry.forms[0], entry.forms[1]
            message = entry.message
            for number, form in ((1, one), (3, many), (0, many)):
                answer = QCoreApplication.translate(message.context, message.source, message.comment, number)
                assert answer == form.replace("%n", str(number))


@pytest.mark.parametrize(("code", "word"), [("es", "Cancelar"), ("it", "Annulla"), ("en", "Cancel")])
def test_buttons_of_qt_follow(code: str, word: str, qapp: QApplication) -> None:
    languages.install(qapp, "es")
    languages.install(qapp, code)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == word


def test_a_window_is_told_and_nothing_piles_up(qapp: QApplication, qtbot: QtBot) -> None:
    hearer = Hearer()
    qtbot.addWidget(hearer)
    for code in ("es", "it", "es", "en"):
        told = hearer.told
        languages.install(qapp, code)
        qtbot.waitUntil(lambda told=told: hearer.told > told)  # type: ignore[misc]
    assert len(qapp.findChildren(QTranslator)) == 1


def test_an_unknown_language_changes_nothing(qapp: QApplication) -> None:
    languages.install(qapp, "it")
    with pytest.raises(ValueError, match="'fr'"):
        languages.install(qapp, "fr")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annulla"


@pytest.mark.parametrize(
    ("system", "code"),
    [("es_AR", "es"), ("it_CH", "it"), ("en_GB", "en"), ("de_DE", "en"), ("C", "en")],
)
def test_the_language_of_the_system_is_taken_where_the_program_speaks_it(system: str, code: str) -> None:
    assert languages.system_language(QLocale(system)) == code
