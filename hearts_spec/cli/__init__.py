"""The command `hearts-spec`."""

from collections.abc import Sequence

from hearts_spec.cli.exit_codes import INTERRUPTED


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command with these arguments, or those of the program, and return the exit code."""
    try:
        from hearts_spec.cli.program import run  # imported here, so that Ctrl-C may come while it is

        return run(argv)
    except KeyboardInterrupt:
        return INTERRUPTED


__all__ = ["main"]
