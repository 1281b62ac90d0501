"""The translation files: brought up to date by lupdate, compiled by lrelease, and checked.

`tablegames_<language>.ts` is what translators edit; `tablegames_<language>.qm` beside it is what the program loads. Both
are committed, so that a checkout runs without a build, and a test holds them together. English has a file for its plural
forms only.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import PySide6

from resources.i18n.messages import Message, Misuse, listing, read

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]
PACKAGES = ("rules", "tablegames_qt")
SOURCE_LANGUAGE = "en"
LANGUAGES = (SOURCE_LANGUAGE, "es", "it")

UPDATE_OPTIONS = (
    *("-locations", "none"),  # line numbers would change with every edit
    *("-no-obsolete", "-sort-messages", "-disable-heuristic", "similartext"),
    *("-source-language", SOURCE_LANGUAGE),
)


class ToolError(RuntimeError):
    """lupdate or lrelease is missing or failed; the text says which and why."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One message of a `.ts` file with its forms: one text, or as many as the language has plural forms."""

    message: Message
    forms: tuple[str, ...]
    finished: bool


def sources(root: Path = ROOT) -> list[Path]:
    """Return every Python file whose texts a player may see, sorted."""
    return sorted(path for package in PACKAGES for path in (root / package).rglob("*.py"))


def ts_file(language: str, folder: Path = FOLDER) -> Path:
    return folder / f"tablegames_{language}.ts"


def qm_file(language: str, folder: Path = FOLDER) -> Path:
    return folder / f"tablegames_{language}.qm"


def update(folder: Path = FOLDER, paths: list[Path] | None = None) -> list[Misuse]:
    """Bring the `.ts` files in `folder` up to date with the sources (default: the program's own).

    Translations are kept, new texts come in unfinished, vanished ones go. Returns the marks that could not be read;
    those leave the files as they are. Raises ToolError.
    """
    messages, misuses = read(sources() if paths is None else paths)
    if misuses:
        return misuses
    with tempfile.TemporaryDirectory() as place:
        texts = Path(place) / "texts.py"
        texts.write_text(listing(messages), "utf-8")
        for languages, options in (((SOURCE_LANGUAGE,), ("-pluralonly",)), (LANGUAGES[1:], ())):
            # lupdate reads the target language from the end of the file's name
            files = [str(ts_file(language, folder)) for language in languages]
            _run("lupdate", str(texts), "-silent", *UPDATE_OPTIONS, *options, "-ts", *files)
    return []


def compile_all(folder: Path = FOLDER) -> None:
    """Compile the `.ts` files of `folder` into `.qm` files beside them. Raises ToolError.

    Each file is replaced at once: a program that runs has the old one mapped into its memory, and would fall over it if it
    changed there.
    """
    with tempfile.TemporaryDirectory(dir=folder) as made:
        for language in LANGUAGES:
            fresh = qm_file(language, Path(made))
            _run("lrelease", "-silent", "-nounfinished", str(ts_file(language, folder)), "-qm", str(fresh))
            fresh.replace(qm_file(language, folder))


def entries(language: str, folder: Path = FOLDER) -> list[Entry]:
    """Return the messages of a `.ts` file in its order."""
    found = []
    for context in ElementTree.parse(ts_file(language, folder)).getroot().iter("context"):
        for each in context.iter("message"):
            translation = each.find("translation")
            assert translation is not None, "lupdate writes a translation element for every message"
            plural = each.get("numerus") == "yes"
            forms = (
                [form.text or "" for form in translation.iter("numerusform")] if plural else [translation.text or ""]
            )
            message = Message(
                context.findtext("name", ""), each.findtext("source", ""), each.findtext("comment", ""), plural
            )
            found.append(Entry(message, tuple(forms), translation.get("type") != "unfinished"))
    return found


def placeholders(text: str) -> list[str]:
    """Return the `{name}`s and `%n`s of a text, sorted: a translation has the same ones."""
    return sorted(re.findall(r"\{[^{}]*\}|%n", text))


def faults(language: str, folder: Path = FOLDER) -> Iterator[str]:
    """Yield a sentence for every entry that is not ready to be shown."""
    for entry in entries(language, folder):
        source = entry.message.source
        place = f"{language}: {entry.message.context}: {source!r}"
        if not entry.finished or not all(entry.forms):
            yield f"{place} is not translated"
            continue
        for form in entry.forms:
            if placeholders(form) != placeholders(source):
                yield f"{place} has other placeholders than {form!r}"
            if form.strip() != form and source.strip() == source:
                yield f"{place} is translated with space at an end: {form!r}"


def outdated(folder: Path = FOLDER, paths: list[Path] | None = None) -> list[str]:
    """Return the names of the files that are not what the sources and the tools give. Raises ToolError."""
    with tempfile.TemporaryDirectory() as place:
        fresh = Path(place)
        for language in LANGUAGES:
            if ts_file(language, folder).is_file():
                shutil.copy(ts_file(language, folder), fresh)
        update(fresh, paths)
        compile_all(fresh)
        wanted = [file(language, fresh) for language in LANGUAGES for file in (ts_file, qm_file)]
        return [
            file.name
            for file in wanted
            if not (folder / file.name).is_file() or (folder / file.name).read_bytes() != file.read_bytes()
        ]


def _run(tool: str, *arguments: str) -> None:
    program = _program(tool)
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise ToolError(f"{tool} failed: {(done.stderr or done.stdout).strip()}")


def _program(tool: str) -> str:
    """Return the path of a tool: Qt's own in the PySide6 package, or the command pip installs for it."""
    name = f"pyside6-{tool}"
    found = shutil.which(tool, path=str(Path(PySide6.__file__).parent)) or shutil.which(
        name, path=os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    )
    if found is None:
        raise ToolError(f"{name} is not installed: it comes with PySide6-Essentials")
    return found
