"""The command, as `python -m hearts_spec`."""

import sys

from hearts_spec.cli import main

if __name__ == "__main__":
    sys.exit(main())
