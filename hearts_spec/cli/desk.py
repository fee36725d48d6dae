"""`desk`: what the desk runs on in a reader's browser, packed; `build` and `serve` do it by themselves."""

import argparse

from hearts_spec.cli.build import project_of
from hearts_spec.cli.reply import Reply
from hearts_spec.service.errors import UsageError
from hearts_spec.site.bundle import bundle_of
from hearts_spec.site.npm import WITHOUT_DESK


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes: nothing of its own."""


def run(args: argparse.Namespace) -> Reply:
    """Pack it, unless it is at hand for the engine and the books as they are."""
    bundle = bundle_of(project_of(args.rulesets))
    if bundle is None:
        raise UsageError("this copy of the project has no desk", f"is {WITHOUT_DESK} set in the environment?")
    size = sum(path.stat().st_size for path in bundle.files)
    text = f"{bundle.folder}: {len(bundle.files)} files, {size:,} bytes"
    return Reply({"folder": str(bundle.folder), **bundle.manifest}, text)
