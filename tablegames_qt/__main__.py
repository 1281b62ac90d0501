"""The command that starts the program: `python -m tablegames_qt`, and `tablegames` once it is installed."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tablegames_qt import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return its exit status."""
    multiprocessing.freeze_support()  # first: in a frozen program the bots' process begins here too
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.smoke_test is not None and (options.smoke_test == "resume") != (options.file is not None):
        parser.error("--smoke-test=resume needs a FILE, the other kinds none")
    if options.smoke_test is None and not _has_display():
        print(
            "Table Games needs a display, and there is none: neither DISPLAY nor WAYLAND_DISPLAY is set.",
            file=sys.stderr,
        )
        return 1
    if options.smoke_test is not None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        from tablegames_qt.smoke_test import PASSED, run_smoke_test

        lines = run_smoke_test(options.smoke_test, options.file, options.profile, options.language)
        print("\n".join(lines))
        return 0 if lines[-1] == PASSED else 1
    from tablegames_qt.run import run_program

    return run_program(options.file, options.profile, options.language)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tablegames", description="Traditional card and table games.")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a saved match to go on with")
    parser.add_argument("--profile", type=Path, metavar="FOLDER", help="where settings and matches are kept")
    parser.add_argument("--language", default="", choices=("en", "es", "it"), help="for this run only")
    parser.add_argument(
        "--smoke-test",
        nargs="?",
        const="deals",
        choices=("deals", "matches", "resume"),
        metavar="KIND",
        help="open the window, play by itself and say `smoke test ok`: 20 actions of each game; with =matches one whole "
        "match of each; with =resume two more deals of the match in FILE, or to its end",
    )
    parser.add_argument("--version", action="version", version=f"Table Games {__version__}")
    return parser


def _has_display() -> bool:
    """Whether Qt can open a window; it would end the process without a word that helps."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


if __name__ == "__main__":
    sys.exit(main())
