"""The desk: every question with one document, the same for the command and for a reader in his browser."""
