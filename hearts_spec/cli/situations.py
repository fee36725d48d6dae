"""`situations`: the quarrels that can be put to the rule sets."""

import argparse
from itertools import groupby

from hearts_spec.cli.arguments import library_of
from hearts_spec.cli.reply import Reply
from hearts_spec.disputes import STAGES, Dispute, situations_of
from hearts_spec.service.disputes import good


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes: nothing of its own."""


def run(args: argparse.Namespace) -> Reply:
    """List the situations, by the stage of the game at which they arise."""
    situations = list(good(situations_of(library_of(args).root)).values())
    lines: list[str] = []
    for stage, some in groupby(situations, key=lambda each: each.stage):
        lines += ["", STAGES[stage], *(line for each in some for line in _lines(each))]
    return Reply([each.data() for each in situations], "\n".join(lines).strip())


def _lines(situation: Dispute) -> list[str]:
    changed = "  ".join(f"{name}={each.default}" for name, each in situation.parameters.items())
    lines = [f"  {situation.id}", f"    {situation.question}"]
    return [*lines, f"    {changed}"] if changed else lines
