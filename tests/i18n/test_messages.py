"""Marked texts are read as Qt will look them up, and what cannot be looked up is refused with its line."""

from pathlib import Path
from textwrap import dedent

import pytest

from resources.i18n.messages import Message, listing, read


def messages(folder: Path, text: str) -> set[Message]:
    found, misuses = _read(folder, text)
    assert misuses == []
    return found


def sentences(folder: Path, text: str) -> list[str]:
    return [misuse.split(": ", 1)[1] for misuse in _read(folder, text)[1]]


def _read(folder: Path, text: str) -> tuple[set[Message], list[str]]:
    path = folder / "module.py"
    path.write_text(dedent(text), "utf-8")
    found, misuses = read([path])
    return found, [str(misuse) for misuse in misuses]


def test_the_context_of_tr_is_the_class_around_it(tmp_path: Path) -> None:
    text = """
    class Window(QWidget):
        def title(self):
            return self.tr("Outer")

        class Part(QWidget):
            def title(self):
                #: said at the door
                return [self.tr("Inner") for _ in range(2)]

        def other(self):
            return self.tr("Outer again", "a button")
    """
    assert messages(tmp_path, text) == {
        Message("Window", "Outer"),
        Message("Part", "Inner"),
        Message("Window", "Outer again", "a button"),
    }


def test_a_number_in_a_variable_a_call_or_a_keyword_bends_the_text(tmp_path: Path) -> None:
    text = """
    class Window(QWidget):
        def told(self, n):
            self.tr("%n card(s)", "", n)
            self.tr("%n deal(s)", n=len(n))
    QCoreApplication.translate("ten", "%n point(s)", "", points)
    QCoreApplication.translate("ten", "%n turn(s)", None, n=1 + turns)
    """
    assert messages(tmp_path, text) == {
        Message("Window", "%n card(s)", plural=True),
        Message("Window", "%n deal(s)", plural=True),
        Message("ten", "%n point(s)", plural=True),
        Message("ten", "%n turn(s)", plural=True),
    }


def test_marks_and_joined_literals_are_read(tmp_path: Path) -> None:
    text = """
    A = QT_TRANSLATE_NOOP("options", "One " "sentence.")
    B = QApplication.translate(
        "window",
        "Two lines "
        "of source, {name}",
    ).format(name=1)
    """
    assert messages(tmp_path, text) == {
        Message("options", "One sentence."),
        Message("window", "Two lines of source, {name}"),
    }


def test_a_marked_text_is_looked_up_from_a_variable(tmp_path: Path) -> None:
    text = """
    QCoreApplication.translate("options", spec.label)
    QCoreApplication.translate(context, labels[key])
    painter.translate(3, 4)
    "abc".translate(table)
    """
    assert messages(tmp_path, text) == set()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('QCoreApplication.translate("x", f"{n} cards")', "put together inside the call"),
        ('QCoreApplication.translate("x", "a" + word)', "put together inside the call"),
        ('QCoreApplication.translate("x", "a %s" % word)', "put together inside the call"),
        ('QCoreApplication.translate("x", "a {}".format(word))', "put together inside the call"),
        ('QCoreApplication.translate("x", "one" if n else "two")', "put together inside the call"),
        ('QCoreApplication.translate(context, "text")', "needs a literal context"),
        ('QCoreApplication.translate("x", "%n cards")', "%n and a number belong together"),
        ('QCoreApplication.translate("x", "cards", "", n)', "%n and a number belong together"),
        ('QCoreApplication.translate("x", "cards", note)', "a disambiguation is a literal"),
        ("translate = QCoreApplication.translate", "call translate where the text is"),
        ('QT_TRANSLATE_NOOP("x", label)', "needs a literal context and a literal text"),
        ('self.tr("text")', "tr belongs on self, in a class"),
        ('class A:\n    x = button.tr("text")', "tr belongs on self, in a class"),
        ("class A:\n    def f(self, x):\n        return self.tr(x)", "tr needs a literal"),
        ("class A:\n    def f(self):\n        tr = self.tr", "call tr where the text is"),
    ],
)
def test_what_qt_would_not_find_is_refused(line: str, sentence: str, tmp_path: Path) -> None:
    (said,) = sentences(tmp_path, line)
    assert sentence in said


def test_a_misuse_names_its_file_and_line(tmp_path: Path) -> None:
    _, (misuse,) = _read(tmp_path, '\n\nQT_TRANSLATE_NOOP("x", y)')
    assert misuse.startswith(f"{tmp_path / 'module.py'}:3: ")


def test_a_plural_of_a_base_class_is_refused_because_a_subclass_does_not_find_it(tmp_path: Path) -> None:
    text = """
    class Panel(QWidget):
        def told(self, n):
            return self.tr("%n card(s)", "", n)

    class TenPanel(Panel):
        pass
    """
    (said,) = sentences(tmp_path, text)
    assert "is not found in TenPanel" in said


def test_the_listing_says_each_message_once_in_order_and_reads_back(tmp_path: Path) -> None:
    wanted = {
        Message("b", 'says "so"\nand so\\'),
        Message("a", "%n card(s)", "note", plural=True),
        Message("a", "año", ""),
    }
    text = listing(wanted)
    assert text.splitlines()[0].startswith('QCoreApplication.translate("a", "%n card(s)", "note", 1)')
    assert messages(tmp_path, text) == wanted
