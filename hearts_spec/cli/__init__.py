"""The command `hearts-spec`."""

import gc

gc.set_threshold(50_000, 20, 20)  # a command is over before there is much to be collected

from hearts_spec.cli.program import main  # noqa: E402 - the modules are a good part of what is made

__all__ = ["main"]
