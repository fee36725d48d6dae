"""Tests that take minutes; `make research` runs them."""
