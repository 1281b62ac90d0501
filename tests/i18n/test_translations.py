"""The translations are complete, agree with the sources, and are the ones the program loads."""

import re
import shutil
from pathlib import Path

import pytest

import resources.i18n.__main__ as command
from resources.i18n import catalogue
from resources.i18n.messages import Message, read
from tablegames_qt.languages import LANGUAGES

SOURCE = """
class Window:
    def told(self, n):
        self.tr("Cancel")
        self.tr("%n card(s)", "", n)
        QCoreApplication.translate("ten", "{name} wins")
        QCoreApplication.translate("ten", "%n point(s)", "", n)
"""


@pytest.fixture
def module(tmp_path: Path) -> Path:
    path = tmp_path / "module.py"
    path.write_text(SOURCE, "utf-8")
    return path


def translate(folder: Path, language: str, source: str, *forms: str) -> None:
    """Writes a finished translation into a `.ts` file, as a translator's editor does."""
    path = catalogue.ts_file(language, folder)
    head, found, rest = path.read_text("utf-8").partition(f"<source>{source}</source>")
    assert found
    _, closing, tail = rest.partition("</translation>")
    assert closing
    inner = forms[0] if len(forms) == 1 else "".join(f"<numerusform>{form}</numerusform>" for form in forms)
    path.write_text(f"{head}{found}<translation>{inner}{closing}{tail}", "utf-8")


def test_the_program_and_the_translations_speak_the_same_languages() -> None:
    assert tuple(LANGUAGES) == catalogue.LANGUAGES


def test_every_text_is_marked_so_that_qt_finds_it() -> None:
    assert [str(misuse) for misuse in read(catalogue.sources())[1]] == []


def test_the_files_are_what_the_sources_and_the_tools_give() -> None:
    assert catalogue.outdated() == [], "run ./dev i18n and translate what is new"


@pytest.mark.parametrize("language", catalogue.LANGUAGES)
def test_no_entry_is_unfinished_or_has_lost_a_placeholder(language: str) -> None:
    assert list(catalogue.faults(language)) == []


@pytest.mark.parametrize("language", ["es", "it"])
def test_every_marked_text_has_an_entry(language: str) -> None:
    assert {entry.message for entry in catalogue.entries(language)} == read(catalogue.sources())[0]


def test_english_holds_plural_forms_only(module: Path, tmp_path: Path) -> None:
    assert catalogue.update(tmp_path, [module]) == []
    assert [entry.message for entry in catalogue.entries("en", tmp_path)] == [
        Message("Window", "%n card(s)", plural=True),
        Message("ten", "%n point(s)", plural=True),
    ]
    assert len(catalogue.entries("es", tmp_path)) == 4


def test_a_second_update_changes_nothing_and_keeps_translations(module: Path, tmp_path: Path) -> None:
    catalogue.update(tmp_path, [module])
    translate(tmp_path, "es", "Cancel", "Cancelar")
    translate(tmp_path, "es", "%n card(s)", "%n carta", "%n cartas")
    catalogue.update(tmp_path, [module])
    before = catalogue.ts_file("es", tmp_path).read_bytes()
    assert "<numerusform>%n cartas</numerusform>" in before.decode()
    catalogue.update(tmp_path, [module])
    assert catalogue.ts_file("es", tmp_path).read_bytes() == before


def test_a_text_that_is_new_or_gone_makes_the_files_outdated(module: Path, tmp_path: Path) -> None:
    catalogue.update(tmp_path, [module])
    catalogue.compile_all(tmp_path)
    assert catalogue.outdated(tmp_path, [module]) == []
    module.write_text(SOURCE.replace("Cancel", "Close"), "utf-8")
    assert catalogue.outdated(tmp_path, [module]) == ["tablegames_es.ts", "tablegames_it.ts"]


def test_a_file_in_use_is_replaced_and_never_written_into(module: Path, tmp_path: Path) -> None:
    catalogue.update(tmp_path, [module])
    catalogue.compile_all(tmp_path)
    path = catalogue.qm_file("es", tmp_path)
    with path.open("rb") as in_use:
        before = in_use.read()
        translate(tmp_path, "es", "Cancel", "Cancelar")
        catalogue.compile_all(tmp_path)
        in_use.seek(0)
        assert in_use.read() == before != path.read_bytes()


def test_a_translation_that_was_not_compiled_makes_its_file_outdated(module: Path, tmp_path: Path) -> None:
    catalogue.update(tmp_path, [module])
    catalogue.compile_all(tmp_path)
    translate(tmp_path, "it", "Cancel", "Annulla")
    catalogue.update(tmp_path, [module])
    assert catalogue.outdated(tmp_path, [module]) == ["tablegames_it.qm"]


def test_faults_name_what_is_unfinished_and_what_lost_a_placeholder(module: Path, tmp_path: Path) -> None:
    catalogue.update(tmp_path, [module])
    translate(tmp_path, "es", "Cancel", " Cancelar")
    translate(tmp_path, "es", "%n card(s)", "%n carta", "cartas")
    translate(tmp_path, "es", "{name} wins", "gana {nombre}")
    faults = list(catalogue.faults("es", tmp_path))
    assert [fault.split(": ", 2)[2] for fault in faults] == [
        "'%n card(s)' has other placeholders than 'cartas'",
        "'Cancel' is translated with space at an end: ' Cancelar'",
        "'%n point(s)' is not translated",
        "'{name} wins' has other placeholders than 'gana {nombre}'",
    ]


def test_a_wrong_mark_leaves_the_files_alone(module: Path, tmp_path: Path) -> None:
    catalogue.update(tmp_path, [module])
    before = catalogue.ts_file("es", tmp_path).read_bytes()
    module.write_text('QCoreApplication.translate("x", f"{a}")\n', "utf-8")
    (misuse,) = catalogue.update(tmp_path, [module])
    assert misuse.line == 1
    assert catalogue.ts_file("es", tmp_path).read_bytes() == before


def test_a_missing_tool_is_said_in_a_sentence(
    module: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    with pytest.raises(catalogue.ToolError, match="pyside6-lupdate is not installed"):
        catalogue.update(tmp_path, [module])
    assert command.main(["--check"]) == 1
    assert "pyside6-lupdate is not installed" in capsys.readouterr().err


TERMS = {
    "es": {
        r"\bhints?\b": r"\bpistas?\b",
        r"verify this match": r"verificar esta partida",
        r"\ball chows\b": r"\btodo chows\b",
        r"\ball pungs\b": r"\btodo pungs\b",
        r"\bseven pairs\b": r"\bsiete parejas\b",
        r"\bkong on kong\b": r"\bkong sobre kong\b",
        r"^new match$": r"^nueva partida$",
    },
    "it": {
        r"\bhints?\b": r"\bsuggeriment[oi]\b",
        r"verify this match": r"verifica questa partita",
        r"\ball chows\b": r"\btutti chow\b",
        r"\ball pungs\b": r"\btutti pung\b",
        r"\bearthly hand\b": r"\bmano terrena\b",
        r"^next deal$": r"^mano successiva$",
    },
}
"""Words that have one translation each, wherever they stand."""


@pytest.mark.parametrize("language", TERMS)
def test_a_term_is_translated_by_one_word_everywhere(language: str) -> None:
    found = [
        (entry.message.source.replace("&", ""), entry.forms[0].replace("&", ""))
        for entry in catalogue.entries(language)
    ]
    for term, translation in TERMS[language].items():
        meant = [(source, form) for source, form in found if re.search(term, source, re.IGNORECASE)]
        assert meant, f"nothing says {term}"
        for source, form in meant:
            assert re.search(translation, form, re.IGNORECASE), f"{source}: {form}"
