"""`python -m rules`: the games on the command line."""

import sys

from rules.cli import main

# Worker processes import this module anew under another name.
if __name__ == "__main__":
    sys.exit(main())
