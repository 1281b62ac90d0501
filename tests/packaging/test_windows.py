"""The script of the set-up program for Windows, as far as it can be read without Inno Setup: nothing in it is unknown to it."""

from __future__ import annotations

import re
import uuid
from pathlib import Path

import project

ROOT = Path(__file__).parents[2]
SCRIPT = (ROOT / "packaging" / "windows" / "tablegames.iss").read_text(encoding="utf-8")
DIRECTIVES = set(
    re.findall(
        r"\w+",
        """AppId AppName AppVersion AppVerName AppPublisher AppPublisherURL AppSupportURL AppUpdatesURL ArchitecturesAllowed
    ArchitecturesInstallIn64BitMode CloseApplications Compression DefaultDirName DefaultGroupName DisableDirPage
    DisableProgramGroupPage LicenseFile MinVersion PrivilegesRequired RestartApplications SetupIconFile ShowLanguageDialog
    SolidCompression UninstallDisplayIcon UninstallDisplayName VersionInfoCompany VersionInfoProductName VersionInfoVersion
    WizardStyle""",
    )
)
"""Directives of [Setup] as Inno Setup 6 documents them, among them all that the script may use."""
PARAMETERS = {
    "Languages": {"Name", "MessagesFile"},
    "Tasks": {"Name", "Description", "GroupDescription", "Flags"},
    "InstallDelete": {"Type", "Name"},
    "Files": {"Source", "DestDir", "Flags"},
    "Icons": {"Name", "Filename", "Tasks"},
    "Run": {"Filename", "Description", "Flags"},
}
FLAGS = {"unchecked", "ignoreversion", "recursesubdirs", "createallsubdirs", "nowait", "postinstall", "skipifsilent"}
CONSTANTS = {"app", "autopf", "autoprograms", "autodesktop", "cm:CreateDesktopIcon", "cm:AdditionalIcons"}


def sections() -> dict[str, list[str]]:
    """The lines of each section, without those of the preprocessor and comments."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in SCRIPT.splitlines():
        if (title := re.fullmatch(r"\[(\w+)\]", line)) is not None:
            lines = found.setdefault(title[1], [])
        elif line and not line.startswith((";", "#")):
            lines.append(line)
    return found


def entries(section: str) -> list[dict[str, str]]:
    """The entries of a section: `Name: "value"; Name: value`."""
    form = re.compile(r'(\w+): ("(?:[^"]|"")*"|[\w ]+)(?:; |$)')
    found = []
    for line in sections()[section]:
        assert form.sub("", line) == "", line
        found.append({match[1]: match[2].strip('"') for match in form.finditer(line)})
    return found


def test_every_section_directive_parameter_and_flag_is_one_that_is_known() -> None:
    assert set(sections()) == {"Setup", *PARAMETERS}
    keys = [line.partition("=")[0] for line in sections()["Setup"]]
    assert len(keys) == len(set(keys)) and set(keys) <= DIRECTIVES
    for section, known in PARAMETERS.items():
        for entry in entries(section):
            assert set(entry) <= known, entry
            assert set(entry.get("Flags", "unchecked").split()) <= FLAGS


def test_every_constant_is_known_and_every_definition_is_made_by_whoever_calls() -> None:
    packaging = (ROOT / "packaging" / "package.py").read_text(encoding="utf-8")
    given = set(
        re.findall(r'^        "(\w+)": ', packaging.partition("def windows(")[2].partition("command =")[0], re.M)
    )
    assert set(re.findall(r"#ifndef (\w+)", SCRIPT)) == given
    defined = given | set(re.findall(r"#define (\w+)", SCRIPT))
    plain = re.sub(r"\{#StringChange\((\w+), '&', '&&'\)\}", r"{#\1}", SCRIPT.replace("{{", ""))
    assert set(re.findall(r"\{#(\w+)\}", plain)) <= defined
    constants = set(re.findall(r"\{([^#}][^}#]*)\}", "\n".join(plain.splitlines()[1:])))
    assert {name for name in constants if not name.startswith("cm:LaunchProgram,")} - {_app_id()} <= CONSTANTS
    assert SCRIPT.count("\n#if") == SCRIPT.count("\n#endif")


def _app_id() -> str:
    [found] = re.findall(r"^AppId=\{\{([0-9A-F-]+)\}$", SCRIPT, re.M)
    return str(found)


def test_it_installs_for_one_person_and_neither_touches_nor_removes_what_people_saved() -> None:
    assert uuid.UUID(_app_id())
    assert "PrivilegesRequired=lowest" in SCRIPT
    assert "UninstallDelete" not in sections() and "userappdata" not in SCRIPT
    assert {entry["Name"] for entry in entries("InstallDelete")} == {r"{app}\_internal", r"{app}\licences"}
    assert [entry["Name"] for entry in entries("Languages")] == list(project.LANGUAGES)
    tasks = {entry["Name"] for entry in entries("Tasks")}
    assert {entry["Tasks"] for entry in entries("Icons") if "Tasks" in entry} <= tasks
