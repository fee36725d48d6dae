"""Every scenario of every feature, run by pytest-bdd."""

from pytest_bdd import scenarios

from hearts_spec.scenarios.pytest_plugin import register_steps

register_steps()
scenarios("../features")
