"""Scenarios: feature files, the steps they are written in, transcripts of a run, coverage and mutation testing."""
