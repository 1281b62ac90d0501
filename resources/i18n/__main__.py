"""`python -m resources.i18n` collects the texts and builds the translations; `--check` only reports."""

import argparse
import sys

from resources.i18n import catalogue
from resources.i18n.messages import read


def main(arguments: list[str] | None = None) -> int:
    """Return 0 if all is well; 1 and sentences if a text is marked wrongly or, with --check, anything is not ready."""
    parser = argparse.ArgumentParser(prog="python -m resources.i18n", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if anything is missing or outdated")
    checking = parser.parse_args(arguments).check
    try:
        complaints = _check() if checking else _build()
    except catalogue.ToolError as error:
        complaints = [str(error)]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


def _build() -> list[str]:
    misuses = catalogue.update()
    if misuses:
        return [str(misuse) for misuse in misuses]
    catalogue.compile_all()
    for language in catalogue.LANGUAGES:
        entries = catalogue.entries(language)
        waiting = len(list(catalogue.faults(language)))
        print(f"{catalogue.ts_file(language).name}: {len(entries)} texts, {waiting} not ready")
    return []


def _check() -> list[str]:
    misuses = [str(misuse) for misuse in read(catalogue.sources())[1]]
    stale = [f"{name} is outdated: run python -m resources.i18n" for name in catalogue.outdated()]
    faults = [fault for language in catalogue.LANGUAGES for fault in catalogue.faults(language)]
    return misuses + stale + faults


if __name__ == "__main__":
    sys.exit(main())
