"""`claims`: what the books claim in figures, put to the test."""

import argparse

from hearts_spec.claims.claims import Claims
from hearts_spec.cli.arguments import library_of
from hearts_spec.cli.reply import Reply
from hearts_spec.cli.text_tables import table
from hearts_spec.rules.library import RefusedError
from hearts_spec.service.errors import UsageError


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", nargs="?", default="", help="a source, or the id or name of a claim")


def run(args: argparse.Namespace) -> Reply:
    try:
        proofs = Claims(library_of(args)).find(args.id)
    except RefusedError as error:
        raise UsageError(error.message, error.hint) from None
    rows = [(each.id, each.claim.printed.text, each.put, each.verdict.value, each.claim.what) for each in proofs]
    text = table(("Claim", "Printed", "In truth", "Verdict", "Of what"), rows) if rows else "no book claims anything"
    if args.id and len(proofs) == 1:
        text = "\n".join([text, "", f"{proofs[0].claim.place}", *proofs[0].telling()])
    return Reply([each.data for each in proofs], text)
