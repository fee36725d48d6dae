"""The exit codes of the command."""

GOOD, REFUSED, WRONG_USAGE, INTERRUPTED = 0, 1, 2, 130
