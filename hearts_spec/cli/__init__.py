"""The command `hearts-spec`."""

from hearts_spec.cli.program import main

__all__ = ["main"]
