"""Measurements of the library, each a ratio measured side by side in one run."""
