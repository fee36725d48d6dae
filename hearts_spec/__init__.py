"""The rules of Hearts from 1887 to today, as data that runs."""

__version__ = "1.0.0"
