"""Run, test and check Table Games from its source tree, on a machine that has nothing but Python.

``./dev VERB`` calls this file (``py dev.py VERB`` on Windows). It makes ``.venv``, installs the pinned packages of
``requirements/`` when they changed, and on Debian the system packages that Qt needs. Standard library only.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import shlex
import shutil
import socket
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
REQUIREMENTS = ROOT / "requirements"
LOCK = ROOT / ".dev.lock"

OLDEST, TOO_NEW = (3, 11), (3, 15)  # what the pinned PySide6 runs on

# Debian's names. Tried on a bare Debian 12.
QT_PACKAGES = ("libegl1", "libgl1", "libfontconfig1", "libxkbcommon0", "libdbus-1-3", "libglib2.0-0")
WINDOW_PACKAGES = (
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxcb-xkb1",
    "libxkbcommon-x11-0",
)
SOUND_PACKAGES = ("libpulse0",)
REAL_INPUT_PACKAGES = ("xvfb", "xdotool")
BUILD_PACKAGES = ("binutils",)  # objdump and strip, for PyInstaller
CHECK_PACKAGES = ("appstream", "desktop-file-utils", "lintian")  # what looks over the packages that were made


class Stop(Exception):
    """The command cannot go on; the text is a sentence for the person who typed it, and says what to do."""


class Verb(NamedTuple):
    """One word after ``./dev``: what it says in the help, what it needs, and what it does with the other words."""

    summary: str
    requirements: str  # a file name in requirements/ without .txt
    system_packages: tuple[str, ...]
    work: Callable[[list[str]], int]


def main(words: Sequence[str]) -> int:
    """Do what the command line asks; return the exit status."""
    if not words or words[0] in ("-h", "--help", "help"):
        print(usage())
        return 0
    name, rest = words[0], list(words[1:])
    verb = VERBS.get(name)
    if verb is None:
        print(f"./dev knows no verb {name!r}.\n\n{usage()}", file=sys.stderr)
        return 2
    try:
        check_python(sys.version_info[:2])
        if name == "run":
            check_display(rest)  # before anything is downloaded
        if name in ("build", "package"):
            check_shared_python()  # likewise
        prepare(verb)
        return verb.work(rest)
    except Stop as reason:
        print(reason, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped. The next ./dev takes up what is missing.", file=sys.stderr)
        return 130


def usage() -> str:
    """The help text: every verb with one line."""
    width = max(map(len, VERBS))
    lines = [f"  {name:{width}}  {verb.summary}" for name, verb in VERBS.items()]
    return "\n".join(["usage: ./dev VERB [ARGUMENT...]      (Windows: py dev.py VERB)", "", *lines])


def check_python(version: tuple[int, int]) -> None:
    """Stop with a sentence if this Python is too old or too new."""
    if not OLDEST <= version < TOO_NEW:
        have = ".".join(map(str, version))
        raise Stop(f"Table Games needs Python 3.11 to 3.14; this is Python {have} ({sys.executable}).")


def check_shared_python() -> None:
    """Stop with a sentence if the program cannot be built with this Python: PyInstaller packs its shared library."""
    if sys.platform == "linux" and not sysconfig.get_config_var("Py_ENABLE_SHARED"):
        raise Stop(
            f"The program cannot be built with {sys.executable}: this Python has no shared library (it was configured "
            "without --enable-shared). The Python of your distribution has one."
        )


# Getting ready


def prepare(verb: Verb) -> None:
    """Install what the verb needs and is not there yet; nothing is started when all is there."""
    absent = missing_system_packages(verb.system_packages) if shutil.which("apt-get") else ()
    if absent:
        absent = install_system_packages(absent)
    fresh = install_requirements(verb.requirements)
    if verb.system_packages and (fresh or absent):
        check_qt_loads()


def missing_system_packages(wanted: Sequence[str]) -> tuple[str, ...]:
    """Those of the wanted Debian packages that are not installed, with the one that makes virtual environments."""
    if importlib.util.find_spec("ensurepip") is None:
        # Debian leaves ensurepip out of python3, and venv cannot do without it
        wanted = [*wanted, "python{}.{}-venv".format(*sys.version_info)]
    if not wanted:
        return ()
    # Debian 13 and Ubuntu 24.04 renamed some libraries when their time type grew
    asked = [name for package in wanted for name in (package, package + "t64")]
    query = ["dpkg-query", "--show", "--showformat=${Package} ${db:Status-Status}\n", *asked]
    answer = subprocess.run(query, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False).stdout
    installed = {line.split()[0] for line in answer.splitlines() if line.endswith(" installed")}
    return tuple(package for package in wanted if not installed & {package, package + "t64"})


def install_system_packages(absent: Sequence[str]) -> tuple[str, ...]:
    """Install Debian packages as root, or print the line that does; return those still missing."""
    update = ["apt-get", "--quiet=2", "update"]
    install = ["apt-get", "--quiet=2", "install", "--yes", "--no-install-recommends", *absent]
    if os.geteuid() == 0:
        print(f"Installing system packages: {' '.join(absent)}", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (update, install):
            subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False)
        absent = missing_system_packages(absent)
    if absent:
        print(
            f"These system packages are missing. This installs them:\n  {apt_line(absent)}", file=sys.stderr, flush=True
        )
    if any(package.endswith("-venv") for package in absent):
        raise Stop("Without it Python cannot make the environment that Table Games runs in.")
    return tuple(absent)


def apt_line(packages: Sequence[str]) -> str:
    """The exact line that installs Debian packages."""
    sudo = "" if os.geteuid() == 0 else "sudo "
    return f"{sudo}apt-get update && {sudo}apt-get install --no-install-recommends {' '.join(packages)}"


def install_requirements(name: str) -> bool:
    """Install ``requirements/NAME.txt`` into ``.venv`` unless its stamp says that it is there; True if it was not.

    The stamp is written only after success. While pip works, a mark lies in ``.venv``: whoever finds it knows that an
    install was cut off at an unknown place, and makes the environment anew.
    """
    if stamped(name):
        return False
    with one_at_a_time() as held:
        if stamped(name):  # another ./dev did it while this one waited
            return False
        mark = VENV / "installing"
        if mark.exists() or not environment_works():
            print("Making .venv", flush=True)
            make_environment(mark)
        mark.touch()
        print(f"Installing requirements/{name}.txt (250 MB the first time, for Qt)", flush=True)
        command = [str(venv_python()), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
        if not sys.stdout.isatty():
            command.append("--quiet")
        command += ["-r", str(REQUIREMENTS / f"{name}.txt")]
        status = subprocess.run(command, pass_fds=held, check=False).returncode
        mark.unlink()  # pip came back: what it began it has finished or undone
        if status:
            raise Stop("The Python packages could not be installed; pip says why above. Try again when that is mended.")
        for included in requirement_files(name):
            stamp(included.stem).write_text(fingerprint(included.stem), encoding="ascii")
    return True


def requirement_files(name: str) -> list[Path]:
    """The requirements file of that name, and those that it includes by ``-r``."""
    path = REQUIREMENTS / f"{name}.txt"
    lines = path.read_text(encoding="utf-8").splitlines()
    included = [line[3:].strip() for line in lines if line.startswith("-r ")]
    return [path, *(found for other in included for found in requirement_files(Path(other).stem))]


def fingerprint(name: str) -> str:
    """What an installed environment depends on, as a hash: the pins, and which Python the environment is of."""
    digest = hashlib.sha256(os.path.realpath(venv_python()).encode())
    for path in requirement_files(name):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def stamp(name: str) -> Path:
    """The file that says which requirements are installed."""
    return VENV / f"installed-{name}"


def stamped(name: str) -> bool:
    """Whether the requirements as they are now have been installed."""
    try:
        return venv_python().exists() and stamp(name).read_text(encoding="ascii") == fingerprint(name)
    except FileNotFoundError:
        return False


def venv_python() -> Path:
    """The Python of ``.venv``."""
    return VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def environment_works() -> bool:
    """Whether ``.venv`` has a Python that starts, fits and has pip."""
    probe = f"import sys, pip; sys.exit(not {OLDEST} <= sys.version_info[:2] < {TOO_NEW})"
    try:
        command = [str(venv_python()), "-c", probe]
        return subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode == 0
    except OSError:
        return False


def make_environment(mark: Path) -> None:
    """Make ``.venv`` from nothing; the mark lies in it until its packages are installed."""
    if VENV.exists():
        shutil.rmtree(VENV)
    mark.parent.mkdir()
    mark.touch()
    # the base Python: this one may itself be the one in the .venv just removed
    python = getattr(sys, "_base_executable", sys.executable)
    if subprocess.run([python, "-m", "venv", str(VENV)], check=False).returncode:
        raise Stop("Python could not make .venv; it says why above.")


@contextlib.contextmanager
def one_at_a_time() -> Iterator[tuple[int, ...]]:
    """Let a second ./dev wait while the first installs. Windows has no such lock in the library: no guard there.

    Yields the descriptors for ``pass_fds``: an install whose ./dev was killed goes on, and must still be waited for.
    """
    if importlib.util.find_spec("fcntl") is None:
        yield ()
        return
    import fcntl

    with LOCK.open("w") as lock:  # freed by the system when the last process that holds it ends
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another ./dev to finish its install", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield (lock.fileno(),)


def check_qt_loads() -> None:
    """Stop with the missing library's name if Qt cannot be loaded."""
    command = [str(venv_python()), "-c", "import PySide6.QtWidgets"]
    probe = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
    if probe.returncode:
        last = (probe.stderr.strip().splitlines() or ["no message"])[-1]
        names = " ".join(QT_PACKAGES + WINDOW_PACKAGES)
        raise Stop(f"Qt cannot be loaded here: {last}\nOn Debian these packages hold what it needs: {names}")


# The display


def check_display(arguments: Sequence[str]) -> None:
    """Stop with a sentence if the program would open a window and there is nowhere to open it."""
    if any(word.startswith(("--smoke-test", "--help", "-h", "--version")) for word in arguments):
        return
    problem = display_problem(os.environ)
    if problem:
        raise Stop(problem)


def display_problem(environ: Mapping[str, str]) -> str | None:
    """Why no window can be opened, as a sentence, or None. Windows and macOS always have a display."""
    if sys.platform in ("win32", "darwin") or environ.get("QT_QPA_PLATFORM"):
        return None
    x11, wayland = environ.get("DISPLAY"), environ.get("WAYLAND_DISPLAY")
    if not x11 and not wayland:
        return (
            "Table Games opens a window, and there is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set). "
            "Run it in a desktop session."
        )
    if (x11 and x_answers(x11)) or (wayland and wayland_answers(wayland, environ)):
        return None
    named = " and ".join(f"{key}={value}" for key, value in (("DISPLAY", x11), ("WAYLAND_DISPLAY", wayland)) if value)
    return f"Table Games opens a window, and the display does not answer ({named}). Run it in a desktop session."


def x_answers(display: str) -> bool:
    """Whether an X server takes connections at a DISPLAY such as ``:0``, ``:0.0`` or ``host:10``."""
    host, _, number = display.rpartition(":")
    number = number.partition(".")[0]
    if not number.isdigit():
        return True  # a form this function does not know: Qt may
    if host not in ("", "unix"):
        return connects(socket.AF_INET, (host, 6000 + int(number)))
    path = f"/tmp/.X11-unix/X{number}"
    return connects(socket.AF_UNIX, path) or connects(socket.AF_UNIX, "\0" + path)


def wayland_answers(display: str, environ: Mapping[str, str]) -> bool:
    """Whether a Wayland compositor takes connections; a relative name lies in XDG_RUNTIME_DIR."""
    return connects(socket.AF_UNIX, os.path.join(environ.get("XDG_RUNTIME_DIR", ""), display))  # noqa: PTH118


def connects(family: socket.AddressFamily, address: str | tuple[str, int]) -> bool:
    """Whether something listens at a socket address."""
    with socket.socket(family, socket.SOCK_STREAM) as client:
        client.settimeout(3)
        try:
            client.connect(address)
        except OSError:
            return False
    return True


# The verbs


def run(arguments: list[str]) -> int:
    """Start the program, in the folder that the person is in: a saved match may be named from there."""
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    return become(["-P", "-m", "tablegames_qt", *arguments], folder=Path.cwd())


def test(arguments: list[str]) -> int:
    """Run the tests offscreen, two at a time; words that are not --slow go to pytest."""
    selection = [] if "--slow" in arguments else ["-m", "not slow"]
    words = [word for word in arguments if word != "--slow"]
    return become(["-m", "pytest", "-n", "2", "--dist", "worksteal", *selection, *words], offscreen=True)


def lint(arguments: list[str]) -> int:
    """Run every check and report all of them; 1 if any failed."""
    if arguments:
        raise Stop("./dev lint takes no arguments: it checks the whole tree.")
    checks = (["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy"])
    failed = []
    for check in checks:
        print(f"$ {shlex.join(check)}", flush=True)
        if subprocess.run([str(venv_python()), "-m", *check], cwd=ROOT, check=False).returncode:
            failed.append(shlex.join(check))
    print(f"lint: failed: {', '.join(failed)}" if failed else "lint: all checks passed")
    return 1 if failed else 0


def bench(arguments: list[str]) -> int:
    """Measure, and compare with the bars."""
    return become(["-m", "tests.benchmarks", *arguments], offscreen=True)


def art(arguments: list[str]) -> int:
    """Draw the committed pictures again."""
    return become(["-m", "resources.art", *arguments], offscreen=True)


def i18n(arguments: list[str]) -> int:
    """Collect the texts and build the translations."""
    return become(["-m", "resources.i18n", *arguments], offscreen=True)


def build(arguments: list[str]) -> int:
    """Make the packaged program."""
    return become([str(ROOT / "packaging" / "build.py"), *arguments], offscreen=True)


def package(arguments: list[str]) -> int:
    """Make the packaged program and from it the files that people install."""
    return become([str(ROOT / "packaging" / "package.py"), *arguments], offscreen=True)


def become(words: Sequence[str], *, offscreen: bool = False, folder: Path = ROOT) -> int:  # noqa: RET503 - execve never returns
    """Turn this process into the environment's Python with those words, so that signals and the exit status are its.

    Windows cannot replace a process: there it is started, and its status returned.
    """
    command = [str(venv_python()), *words]
    environment = dict(os.environ)
    # Compiled files are kept even where somebody forbids it: every program that a test starts would compile all anew.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if offscreen:
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.chdir(folder)
    if sys.platform == "win32":
        return subprocess.run(command, env=environment, check=False).returncode
    sys.stdout.flush()
    os.execve(command[0], command, environment)


def python_library() -> tuple[str, ...]:
    """The package of Python's shared library, where this Python is Debian's: there it is a package of its own."""
    debian = Path(sys.executable).resolve().parent == Path("/usr/bin")
    return ("libpython{}.{}".format(*sys.version_info),) if debian else ()


WINDOWED = QT_PACKAGES + WINDOW_PACKAGES + SOUND_PACKAGES
BUILDING = WINDOWED + BUILD_PACKAGES + python_library()

VERBS = {
    "run": Verb("play", "run", WINDOWED, run),
    "test": Verb("run the tests: [--slow] [pytest's arguments]", "test", WINDOWED + REAL_INPUT_PACKAGES, test),
    "lint": Verb("check style and types: ruff, mypy", "test", (), lint),
    "bench": Verb("measure speed against the bars: [NAME...]", "run", QT_PACKAGES, bench),
    "art": Verb("draw the committed pictures again", "run", QT_PACKAGES, art),
    "i18n": Verb("collect the texts and build the translations", "run", QT_PACKAGES, i18n),
    "build": Verb("make the packaged program, in dist/", "build", BUILDING, build),
    "package": Verb("make what people install, in dist/", "build", BUILDING + CHECK_PACKAGES, package),
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
