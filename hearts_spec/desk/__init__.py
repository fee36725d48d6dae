"""The desk: every question with one document, the same for the command and for a reader in his browser."""

from hearts_spec.desk.asking import Desk, ask
from hearts_spec.desk.errors import UsageError

__all__ = ["Desk", "UsageError", "ask"]
