"""The command line of the rules: check, play, arena, verify, bench. The only part of `rules` that prints and reads clocks."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from rules.cli import arena, bench, check, play, verify
from rules.cli.command import CommandError, Parser, games_in_words, parser_of

INTERRUPTED = 130
"""Exit status after Ctrl-C: 128 and the number of the signal."""
PIPE_CLOSED = 141
"""Exit status when the reader of the output went away: 128 and the number of the signal."""

_EXAMPLES = """examples:
  python -m rules check tests/cases/chinese_ten.jsonl
  python -m rules play chinese_ten --seats hard,medium --seed monday
  python -m rules arena chinese_ten --a hard --b medium --deals 100 --seed monday --jobs 2
  python -m rules COMMAND --help"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command (None: that of the process) and return its exit status.

    0 done, 1 the answer is no (a case failed, a record does not verify), 2 the command could not do its work.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that cannot show a character gets its number, never a traceback.
            stream.reconfigure(errors="backslashreplace")
    try:
        parsed = parser().parse_args(arguments)
        status: int = parsed.run(parsed)
        sys.stdout.flush()
    except CommandError as error:
        print(f"python -m rules: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _give_up_output()
        return PIPE_CLOSED
    except OSError as error:
        _give_up_output()
        print(f"python -m rules: cannot write the output: {error.strerror or error}", file=sys.stderr)
        return 2
    return status


def _give_up_output() -> None:
    # What is still buffered must not be written at exit, or Python complains on its way out.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def parser() -> Parser:
    """Return the parser of the whole command line."""
    whole = parser_of("The rules of the games, on the command line.", _EXAMPLES + "\n\n" + games_in_words())
    commands = whole.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for add in (check.add, play.add, arena.add, verify.add, bench.add):
        add(commands)
    return whole
