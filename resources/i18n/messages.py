"""Reads the texts marked for translation out of Python sources, with Python's own parser.

lupdate has a reader for Python too, but it loses the plural forms that a variable gives to `translate`, drops calls with
keyword arguments and files texts after a comment under a made-up context. So the texts are read here, and handed to
lupdate as a plain list (`listing`).
"""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, order=True)
class Message:
    """One text to translate: where Qt looks it up, the English, what tells it from an equal text, and if `%n` bends it."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False


@dataclass(frozen=True, slots=True)
class Misuse:
    """A mark that cannot be read, with its place and a sentence on what to write instead."""

    path: Path
    line: int
    sentence: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.sentence}"


APPLICATIONS = {"QCoreApplication", "QGuiApplication", "QApplication"}


class Reader(ast.NodeVisitor):
    """Collects the messages and misuses of one module."""

    def __init__(self, path: Path) -> None:
        self.messages: list[Message] = []
        self.misuses: list[Misuse] = []
        self.bases: dict[str, set[str]] = {}
        """Names of the base classes of every class, for texts that a subclass looks up in its own context first."""
        self._path = path
        self._classes: list[str] = []
        self._called: set[ast.expr] = set()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        names = {base.id for base in node.bases if isinstance(base, ast.Name)}
        self.bases.setdefault(node.name, set()).update(names)
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node not in self._called and (node.attr == "tr" or _is_translate(node)):
            self._misuse(node, f"call {node.attr} where the text is: under another name the text is not found")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        self._called.add(node.func)
        match node.func:
            case ast.Attribute(value=owner, attr="tr"):
                self._read_tr(node, owner)
            case ast.Attribute() as function if _is_translate(function):
                self._read_translate(node)
            case ast.Name(id="QT_TRANSLATE_NOOP"):
                self._read_mark(node)
        self.generic_visit(node)

    def _read_tr(self, node: ast.Call, owner: ast.expr) -> None:
        if not (isinstance(owner, ast.Name) and owner.id == "self" and self._classes):
            self._misuse(
                node, "tr belongs on self, in a class; elsewhere use QCoreApplication.translate with a context"
            )
            return
        arguments = _arguments(node, ("sourceText", "disambiguation", "n"))
        source = self._text(node, arguments.get("sourceText"))
        if source is None:
            self._misuse(node, "tr needs a literal; a marked text is looked up by QCoreApplication.translate")
        else:
            self._add(node, self._classes[-1], source, arguments.get("disambiguation"), plural="n" in arguments)

    def _read_translate(self, node: ast.Call) -> None:
        arguments = _arguments(node, ("context", "key", "disambiguation", "n"))
        context = self._text(node, arguments.get("context"))
        source = self._text(node, arguments.get("key"))
        # a text in a variable was marked elsewhere: there is nothing to collect here
        if source is None:
            return
        if context is None:
            self._misuse(node, "a literal text needs a literal context")
        else:
            self._add(node, context, source, arguments.get("disambiguation"), plural="n" in arguments)

    def _read_mark(self, node: ast.Call) -> None:
        arguments = _arguments(node, ("context", "text", "comment"))
        context = self._text(node, arguments.get("context"))
        source = self._text(node, arguments.get("text"))
        if context is None or source is None:
            self._misuse(node, "QT_TRANSLATE_NOOP needs a literal context and a literal text")
        else:
            self._add(node, context, source, arguments.get("comment"), plural=False)

    def _add(self, node: ast.Call, context: str, source: str, comment: ast.expr | None, *, plural: bool) -> None:
        match comment:
            case None | ast.Constant(value=None):
                note: str | None = ""
            case _:
                note = self._text(node, comment)
        if note is None:
            self._misuse(node, "a disambiguation is a literal")
        elif ("%n" in source) != plural:
            self._misuse(node, "%n and a number belong together")
        else:
            self.messages.append(Message(context, source, note, plural))

    def _text(self, call: ast.Call, node: ast.expr | None) -> str | None:
        """The string of a literal; None for a variable; a misuse for text put together on the spot."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return node.value
        if node is not None and any(
            isinstance(part, ast.JoinedStr | ast.BinOp)
            or (isinstance(part, ast.Constant) and isinstance(part.value, str))
            for part in ast.walk(node)
        ):
            self._misuse(
                call, "text is put together inside the call: write one literal with {name} and format afterwards"
            )
        return None

    def _misuse(self, node: ast.expr, sentence: str) -> None:
        misuse = Misuse(self._path, node.lineno, sentence)
        # one call, one complaint: the first says what is wrong
        if all(known.line != misuse.line for known in self.misuses):
            self.misuses.append(misuse)


def _is_translate(node: ast.Attribute) -> bool:
    return node.attr == "translate" and isinstance(node.value, ast.Name) and node.value.id in APPLICATIONS


def _arguments(node: ast.Call, names: tuple[str, ...]) -> dict[str, ast.expr]:
    given = dict(zip(names, node.args, strict=False))
    given.update({keyword.arg: keyword.value for keyword in node.keywords if keyword.arg is not None})
    return given


def read(paths: Iterable[Path]) -> tuple[set[Message], list[Misuse]]:
    """Return every message marked in the Python files `paths`, and every mark that cannot be read."""
    messages: set[Message] = set()
    misuses: list[Misuse] = []
    bases: dict[str, set[str]] = {}
    bent: dict[str, tuple[Path, str]] = {}
    for path in paths:
        reader = Reader(path)
        reader.visit(ast.parse(path.read_text("utf-8"), str(path)))
        messages.update(reader.messages)
        misuses.extend(reader.misuses)
        for name, its_bases in reader.bases.items():
            bases.setdefault(name, set()).update(its_bases)
        bent.update({each.context: (path, each.source) for each in reader.messages if each.plural})
    misuses.extend(_inherited_plurals(bases, bent))
    return messages, misuses


def _inherited_plurals(bases: dict[str, set[str]], bent: dict[str, tuple[Path, str]]) -> Iterator[Misuse]:
    """PySide stops at the first class whose lookup changes the text, and putting in `%n` changes it: a plural in a base
    class is never found for an object of a subclass."""
    for name, its_bases in bases.items():
        for base in its_bases & bent.keys():
            path, source = bent[base]
            yield Misuse(path, 1, f"{source!r} is not found in {name}: give it to QCoreApplication.translate")


def listing(messages: Iterable[Message]) -> str:
    """Return Python text that lupdate reads exactly: one call a message, sorted; a plural has a literal number."""
    lines = [
        f"QCoreApplication.translate({_quoted(each.context)}, {_quoted(each.source)}, {_quoted(each.comment)}"
        + (", 1)" if each.plural else ")")
        for each in sorted(messages)
    ]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'
