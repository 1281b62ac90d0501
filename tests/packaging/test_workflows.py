"""The workflows use pinned actions and no more rights than they need, and build with the same commands as people do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_actions_are_pinned_by_commit_and_leave_no_key_behind(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    used = re.findall(r"uses: (.+)", text)
    assert used
    for action in used:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_only_the_job_that_publishes_may_write(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "\npermissions:\n  contents: read\n" in text
    writes = [line.strip() for line in text.splitlines() if re.match(r"\s+[\w-]+: write\b", line)]
    assert [line.partition(" #")[0] for line in writes] == (["contents: write"] if file.name == "release.yml" else [])


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_no_script_is_put_together_from_what_somebody_may_have_named(file: Path) -> None:
    """Names of branches and tags reach scripts by the environment only."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if "${{" in line]
    assert lines
    for line in lines:
        assert re.match(r"\s*(?!run:)[\w-]+: ", line), line


def test_a_release_is_built_tried_and_summed_on_three_systems() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    jobs = dict(
        re.findall(r"^  (\w+):\n(.*?)(?=^  \w+:\n|\Z)", text.partition("\njobs:\n")[2], re.MULTILINE | re.DOTALL)
    )
    assert {"linux", "windows", "macos", "publish"} <= set(jobs)
    for system in ("linux", "windows", "macos"):
        assert re.search(r"(\./dev|python dev\.py) package", jobs[system]), system
    for system in ("linux", "macos"):
        assert "--smoke-test=matches" in jobs[system] and "--smoke-test=resume" in jobs[system]
    script = (ROOT / "packaging" / "windows" / "try.ps1").read_text(encoding="utf-8")
    assert "try.ps1" in jobs["windows"] and "--smoke-test=matches" in script and "--smoke-test=resume" in script
    assert "sha256sum" in jobs["publish"] and "needs: [linux, windows, macos]" in jobs["publish"]


def test_what_a_workflow_calls_is_in_the_tree() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in WORKFLOWS)
    called = set(re.findall(r"(?:\./)?(packaging/[\w/]+\.(?:ps1|sh))", text))
    assert len(called) >= 4
    for name in called:
        assert (ROOT / name).is_file(), name


def test_the_tests_run_on_three_systems_on_each_push() -> None:
    text = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
    assert re.search(r"on:\n  push:", text)
    assert all(system in text for system in ("debian:12", "windows-latest", "macos-latest"))
