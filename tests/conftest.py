"""The features' fixtures and hooks, for every test."""

pytest_plugins = ["hearts_spec.scenarios.pytest_plugin"]
