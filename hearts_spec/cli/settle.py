"""`settle`: who pays whom, from what each player took."""

import argparse
from dataclasses import fields

from hearts_spec.cli.answers import Reply
from hearts_spec.cli.deals import settlement_text
from hearts_spec.cli.finding import add_choices, choices_of, library_of
from hearts_spec.cli.typed import number_of, word_of
from hearts_spec.desk.settling import SUIT_NAMES, DealToSettle, settled
from hearts_spec.rules.sections.slam import SLAM_CHOICE_WORDS

_CHIPS = number_of("chips")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("id", metavar="ID", help="the id of a rule set, or the path of its file")
    parser.add_argument("--hearts", metavar="A=2,B=4,...", help="the number of hearts each took, seats clockwise")
    parser.add_argument(
        "--taken", metavar='"A=QS 2H,B=..."', help="the cards each took; those of no value may be left out"
    )
    parser.add_argument("--units", metavar="A=12,B=26,...", help="what each took, in the units of the rule set")
    parser.add_argument("--pool", type=_CHIPS, default=0, metavar="N", help="chips in the pool before the deal")
    parser.add_argument("--jack", action=argparse.BooleanOptionalAction, help="the pool stands as a Jack, or does not")
    parser.add_argument("--pot", type=_CHIPS, default=0, metavar="N", help="chips in the separate pot before the deal")
    parser.add_argument("--dealer", metavar="SEAT", help="who dealt")
    parser.add_argument("--joker", metavar="SEAT", help="who threw the joker, where its chips go to that player")
    parser.add_argument("--tricks", metavar="A=3,B=10,...", help="how many tricks each took, where that matters")
    parser.add_argument("--first-trick", metavar="SEAT", help="who took the first trick, where that matters")
    parser.add_argument("--last-trick", metavar="SEAT", help="who took the last trick, where that matters")
    parser.add_argument("--shown", metavar='"QS 10C"', default="", help="cards shown before the play, to count double")
    parser.add_argument("--trickless", metavar="A,B", default="", help="the players who took no trick")
    parser.add_argument(
        "--slam-choice",
        type=word_of("a choice", SLAM_CHOICE_WORDS),
        choices=SLAM_CHOICE_WORDS,
        default="",
        help="what the player who took everything chose",
    )
    parser.add_argument("--bid", type=_CHIPS, metavar="N", help="what the buyer of the choice of suit bid")
    parser.add_argument("--buyer", metavar="SEAT", help="who bought the choice of suit")
    parser.add_argument("--bids", metavar="A=25,B=pass,...", help="what each bid, in place of --bid and --buyer")
    parser.add_argument(
        "--suit", type=word_of("a suit", SUIT_NAMES), choices=SUIT_NAMES, help="the suit that the buyer named"
    )
    parser.add_argument("--revoked", metavar="A,B", default="", help="who revoked; one named twice revoked twice")
    parser.add_argument("--escaping", metavar="A", default="", help="who of them did so to escape all the hearts")
    parser.add_argument("--forfeits", metavar="A,B", default="", help="the two who pay for hands of the wrong size")
    add_choices(parser)


def run(args: argparse.Namespace) -> Reply:
    """Settle a deal."""
    said = {field.name: getattr(args, field.name) for field in fields(DealToSettle) if field.name != "options"}
    settlement = settled(library_of(args), DealToSettle(**said, options=choices_of(args)))
    return Reply(settlement.data(), settlement_text(settlement))
