"""The command line ``setu``. Exit codes: 0 all is well, 1 problems were found, 2 the tool was misused or failed."""

from __future__ import annotations

import sys

EXIT_OK, EXIT_PROBLEMS, EXIT_FAILURE = 0, 1, 2


def main() -> None:
    """The entry point of the console script. Exits the process."""
    try:
        from torch_setu.cli.app import app
    except ImportError as error:
        print(f"setu: the command line needs the packages typer and rich ({error}).", file=sys.stderr)
        sys.exit(EXIT_FAILURE)
    try:
        app()
    except Exception as error:
        print(f"setu: {type(error).__name__}: {error}", file=sys.stderr)
        sys.exit(EXIT_FAILURE)
