"""``./dev``: what it says, and that an environment is complete or made again, never half there."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import dev

ROOT = Path(dev.__file__).parent
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows uses dev.py without the shell")


class Machine:
    """Stands in for subprocess.run: writes down the commands, and makes the files that the real ones would make."""

    def __init__(self) -> None:
        self.commands: list[list[str]] = []
        self.installed_packages = ""
        self.pip_status = 0
        self.pip_interrupted = False
        self.has_pip = False

    def run(self, command: list[str], **_options: object) -> subprocess.CompletedProcess[str]:
        self.commands.append(command)
        status = 0
        if "venv" in command:
            dev.venv_python().parent.mkdir(parents=True)
            dev.venv_python().touch()
            self.has_pip = True
        elif "pip" in command:
            if self.pip_interrupted:
                raise KeyboardInterrupt
            status = self.pip_status
        elif "-c" in command and "pip" in command[-1]:
            status = 0 if self.has_pip and dev.venv_python().exists() else 1
        return subprocess.CompletedProcess(command, status, stdout=self.installed_packages, stderr="")

    def count(self, word: str) -> int:
        return sum(word in command for command in self.commands)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Machine:
    """A tree with requirements and no environment, and no real process behind dev.py."""
    machine = Machine()
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements/run.txt").write_text("qt==1\n")
    (tmp_path / "requirements/test.txt").write_text("-r run.txt\npytest==1\n")
    monkeypatch.setattr(dev, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(dev, "REQUIREMENTS", tmp_path / "requirements")
    monkeypatch.setattr(dev, "LOCK", tmp_path / ".dev.lock")
    monkeypatch.setattr(dev.subprocess, "run", machine.run)
    return machine


# What it says


def copy_of_dev(folder: Path) -> Path:
    """A tree with dev and dev.py only, so that nothing can be installed into the real one."""
    for name in ("dev", "dev.py"):
        shutil.copy(ROOT / name, folder / name)
    return folder


def dev_py(folder: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    kept.pop("QT_QPA_PLATFORM", None)
    command = [sys.executable, str(folder / "dev.py"), *words]
    return subprocess.run(command, env=kept | environment, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("words", [(), ("--help",), ("-h",)])
def test_help_lists_every_verb(tmp_path: Path, words: tuple[str, ...]) -> None:
    shown = dev_py(copy_of_dev(tmp_path), *words)
    assert shown.returncode == 0
    for verb in ("run", "test", "lint", "bench", "art", "i18n", "build", "package"):
        assert f"\n  {verb} " in shown.stdout


def test_an_unknown_verb_is_named_and_the_known_ones_listed(tmp_path: Path) -> None:
    shown = dev_py(copy_of_dev(tmp_path), "plya")
    assert shown.returncode == 2
    assert "'plya'" in shown.stderr
    assert "run" in shown.stderr


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
@pytest.mark.parametrize("display", [{}, {"DISPLAY": ":7654"}, {"WAYLAND_DISPLAY": "nowhere-7"}])
def test_run_without_a_display_says_so_and_installs_nothing(tmp_path: Path, display: dict[str, str]) -> None:
    shown = dev_py(copy_of_dev(tmp_path), "run", **display)
    assert shown.returncode == 1
    assert "display" in shown.stderr
    assert "Traceback" not in shown.stderr
    assert not (tmp_path / ".venv").exists()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
def test_a_display_that_answers_is_taken(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(tmp_path / "wayland-0"))
        server.listen()
        environment = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}
        assert dev.display_problem(environment) is None
    assert dev.display_problem(environment) is not None


@pytest.mark.parametrize("word", ["--help", "--version", "--smoke-test", "--smoke-test=matches"])
def test_a_run_that_opens_no_window_of_yours_needs_no_display(monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    dev.check_display([word])


@pytest.mark.parametrize("version", [(2, 7), (3, 10), (3, 15)])
def test_an_unfit_python_is_refused_by_a_sentence(version: tuple[int, int]) -> None:
    with pytest.raises(dev.Stop, match=r"needs Python 3\.11 to 3\.14; this is Python \d\.\d+"):
        dev.check_python(version)


@pytest.mark.parametrize("version", [(3, 11), (3, 14)])
def test_a_fit_python_is_taken(version: tuple[int, int]) -> None:
    dev.check_python(version)


@POSIX
@pytest.mark.parametrize("old", ["Python 3.9.2", None])
def test_the_shell_names_the_python_that_is_needed(tmp_path: Path, old: str | None) -> None:
    copy_of_dev(tmp_path)
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "dirname").symlink_to(shutil.which("dirname"))
    if old:
        (programs / "python3").write_text(f'#!/bin/sh\n[ "$1" = --version ] && echo {old} && exit 0\nexit 1\n')
        (programs / "python3").chmod(0o755)
    shell = shutil.which("sh")
    shown = subprocess.run(
        [shell, str(tmp_path / "dev"), "run"], env={"PATH": str(programs)}, capture_output=True, text=True, check=False
    )
    assert shown.returncode == 1
    assert "needs Python 3.11 to 3.14" in shown.stderr
    assert (old or "no python3 was found") in shown.stderr


@POSIX
def test_the_shell_hands_over_its_words(tmp_path: Path) -> None:
    copy_of_dev(tmp_path)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    shown = subprocess.run(
        [str(tmp_path / "dev"), "no such verb"], env={"PATH": path}, capture_output=True, text=True, check=False
    )
    assert shown.returncode == 2
    assert "'no such verb'" in shown.stderr


# The environment


def test_an_install_is_done_once(machine: Machine) -> None:
    assert dev.install_requirements("run")
    assert machine.count("venv") == 1
    assert machine.count("pip") == 1
    done = len(machine.commands)
    assert not dev.install_requirements("run")
    assert len(machine.commands) == done


def test_changed_pins_are_installed_into_the_same_environment(machine: Machine) -> None:
    dev.install_requirements("run")
    (dev.REQUIREMENTS / "run.txt").write_text("qt==2\n")
    assert dev.install_requirements("run")
    assert machine.count("venv") == 1
    assert machine.count("pip") == 2


def test_the_test_requirements_include_those_of_run(machine: Machine) -> None:
    dev.install_requirements("test")
    assert not dev.install_requirements("run")
    (dev.REQUIREMENTS / "run.txt").write_text("qt==2\n")
    assert not dev.stamped("test")


def test_a_failed_install_leaves_no_stamp(machine: Machine) -> None:
    machine.pip_status = 1
    with pytest.raises(dev.Stop):
        dev.install_requirements("run")
    assert not dev.stamped("run")
    machine.pip_status = 0
    assert dev.install_requirements("run")
    assert machine.count("venv") == 1  # pip undid what it began: the environment itself is sound


def test_an_interrupted_install_begins_anew(machine: Machine) -> None:
    machine.pip_interrupted = True
    with pytest.raises(KeyboardInterrupt):
        dev.install_requirements("run")
    torso = dev.VENV / "half a package"
    torso.touch()
    machine.pip_interrupted = False
    assert dev.install_requirements("run")
    assert not torso.exists()
    assert machine.count("venv") == 2
    assert not dev.install_requirements("run")


def test_an_environment_without_pip_is_made_anew(machine: Machine) -> None:
    dev.install_requirements("run")
    machine.has_pip = False
    (dev.REQUIREMENTS / "run.txt").write_text("qt==2\n")
    dev.install_requirements("run")
    assert machine.count("venv") == 2


@POSIX
def test_another_python_behind_the_environment_is_noticed(machine: Machine, tmp_path: Path) -> None:
    dev.install_requirements("run")
    (tmp_path / "python3.99").touch()
    dev.venv_python().unlink()
    dev.venv_python().symlink_to(tmp_path / "python3.99")
    assert not dev.stamped("run")


def test_a_removed_environment_is_made_again(machine: Machine) -> None:
    dev.install_requirements("run")
    shutil.rmtree(dev.VENV)
    assert dev.install_requirements("run")


@POSIX
def test_an_install_that_outlives_its_dev_keeps_the_next_one_waiting(machine: Machine) -> None:
    import fcntl

    with dev.one_at_a_time() as held:
        install = subprocess.Popen([shutil.which("cat")], pass_fds=held, stdin=subprocess.PIPE)
    with dev.LOCK.open() as lock:
        with pytest.raises(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        install.communicate()  # its input ends, and so does it
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


# System packages


ALL_THERE = "libegl1 installed\nlibglib2.0-0t64 installed\nxvfb config-files\n"


def test_only_missing_packages_are_named(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev.importlib.util, "find_spec", lambda _name: object())
    machine.installed_packages = ALL_THERE
    assert dev.missing_system_packages(["libegl1", "libglib2.0-0"]) == ()
    assert dev.missing_system_packages(["libegl1", "xvfb", "xdotool"]) == ("xvfb", "xdotool")


def test_python_without_ensurepip_needs_its_venv_package(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev.importlib.util, "find_spec", lambda _name: None)
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    assert dev.missing_system_packages([]) == (package,)


@POSIX
def test_root_updates_then_installs(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev.os, "geteuid", lambda: 0)
    monkeypatch.setattr(dev.importlib.util, "find_spec", lambda _name: object())
    machine.installed_packages = "libegl1 installed\n"
    assert dev.install_system_packages(["libegl1", "xvfb"]) == ("xvfb",)  # what could not be had is said
    update, install, _query = machine.commands
    assert update[-1] == "update"
    assert install[-3:] == ["--no-install-recommends", "libegl1", "xvfb"]


@POSIX
def test_others_are_told_the_line(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000)
    assert dev.install_system_packages(["libegl1", "xvfb"]) == ("libegl1", "xvfb")
    assert not machine.commands
    line = "sudo apt-get update && sudo apt-get install --no-install-recommends libegl1 xvfb"
    assert line in capsys.readouterr().err


@POSIX
def test_without_the_venv_package_nothing_can_go_on(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000)
    with pytest.raises(dev.Stop):
        dev.install_system_packages(["python3.11-venv"])


# What the verbs start


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], ["-n", "2", "--dist", "worksteal", "-m", "not slow"]),
        (["--slow"], ["-n", "2", "--dist", "worksteal"]),
        (["-k", "dev", "--slow", "-x"], ["-n", "2", "--dist", "worksteal", "-k", "dev", "-x"]),
    ],
)
def test_test_leaves_slow_ones_out_unless_asked(
    monkeypatch: pytest.MonkeyPatch, words: list[str], expected: list[str]
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(dev, "become", lambda words, *, offscreen: started.append([*words, offscreen]))
    dev.test(words)
    assert started == [["-m", "pytest", *expected, True]]


@POSIX
def test_run_stays_in_the_folder_of_the_person(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`./dev run match.tgr` names a file there, and a folder `rules` there must not hide ours."""
    root, here = tmp_path / "tree", tmp_path / "here"
    for folder, text in ((root, "import os, sys; print(os.getcwd(), *sys.argv[1:])"), (here, "print('not this one')")):
        (folder / "tablegames_qt").mkdir(parents=True)
        (folder / "tablegames_qt/__main__.py").write_text(text)
    copy_of_dev(root)
    program = (
        f"import sys; sys.path.insert(0, {str(root)!r}); import dev, pathlib; "
        "dev.venv_python = lambda: pathlib.Path(sys.executable); dev.run(['match.tgr'])"
    )
    shown = subprocess.run(
        [sys.executable, "-c", program],
        cwd=here,
        capture_output=True,
        text=True,
        check=True,
    )
    assert shown.stdout.split() == [str(here), "match.tgr"]


def test_lint_runs_every_check_and_fails_if_one_does(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.lint([]) == 0
    assert [command[2:4] for command in machine.commands] == [["ruff", "check"], ["ruff", "format"], ["mypy"]]

    def first_fails(command: list[str], **options: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(machine.run(command, **options).args, int("check" in command))

    monkeypatch.setattr(dev.subprocess, "run", first_fails)
    assert dev.lint([]) == 1
    assert machine.count("mypy") == 2
    assert "lint: failed: ruff check ." in capsys.readouterr().out


def test_every_pin_is_exact() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith(("#", "-r ")):
                assert line.partition(" ;")[0].count("==") == 1, f"{path.name}: {line}"


def test_the_pinned_qt_is_below_the_release_that_destroys_none() -> None:
    pins = (ROOT / "requirements/run.txt").read_text(encoding="utf-8")
    versions = [line.partition("==")[2] for line in pins.splitlines() if line.startswith("PySide6")]
    assert len(set(versions)) == 1
    assert (6, 8, 3) <= tuple(map(int, versions[0].split("."))) < (6, 12)


# Building


@pytest.mark.parametrize("verb", ["build", "package"])
def test_a_python_without_a_shared_library_is_named_before_anything_is_installed(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], verb: str
) -> None:
    monkeypatch.setattr(dev.sys, "platform", "linux")
    monkeypatch.setattr(dev.sysconfig, "get_config_var", lambda name: 0 if name == "Py_ENABLE_SHARED" else None)
    assert dev.main([verb]) == 1
    assert sys.executable in capsys.readouterr().err
    assert machine.commands == []


def test_the_shared_library_is_asked_for_only_where_it_is_a_package_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev.sys, "executable", str(ROOT / "bin" / "python3"))
    assert dev.python_library() == ()
    monkeypatch.setattr(dev.Path, "resolve", lambda self: Path("/usr/bin/python3.11"))
    assert dev.python_library() == ("libpython{}.{}".format(*sys.version_info),)
