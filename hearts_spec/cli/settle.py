"""`settle`: who pays whom, from what each player took."""

import argparse
import re
from dataclasses import fields
from typing import Any

from hearts_spec.cli.argument_types import number_of, word_of
from hearts_spec.cli.arguments import add_choices, choices_of, library_of
from hearts_spec.cli.deal_text import settlement_text
from hearts_spec.cli.reply import Reply
from hearts_spec.schema.card_kinds import SeatName
from hearts_spec.schema.kinds import Flag, Kind, Number, OneOf, Text
from hearts_spec.schema.record_type import parts_of
from hearts_spec.service.by_seat import BySeatText
from hearts_spec.service.settle import SettleRequest, settled

_KEY = re.compile("`([a-z-]+)`")


class _Either(argparse.BooleanOptionalAction):
    """Yes or no, of which only one can be said."""

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any, option: str | None = None
    ) -> None:
        before = getattr(namespace, self.dest)
        super().__call__(parser, namespace, values, option)
        if before not in (self.default, getattr(namespace, self.dest)):
            parser.error(f"{' and '.join(self.option_strings)} exclude one another")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes: what may be said of a deal, each thing with its own help."""
    said = dict(parts_of(SettleRequest))
    parser.add_argument("id", metavar="ID", help="the id of a rule set, or the path of its file")
    for key in ("id", "set"):
        del said[key]
    for key, each in said.items():
        help = _KEY.sub(r"--\1", f"{each.help[:1].lower()}{each.help[1:].rstrip('.')}").replace("`", "")
        parser.add_argument(f"--{key}", default=each.default, help=help, **_typed(each.kind))
    add_choices(parser)


def _typed(kind: Kind) -> dict[str, Any]:
    """Say how a value of a kind is typed."""
    match kind:
        case Number():
            return {"type": number_of("chips"), "metavar": "N"}
        case Flag():
            return {"action": _Either}
        case SeatName():
            return {"metavar": "SEAT"}
        case OneOf():
            return {"type": word_of(kind.name, tuple(kind.values)), "choices": tuple(kind.values)}
        case BySeatText():
            return {"metavar": f'"{kind.example},..."'}
        case Text(example=example) if example:
            return {"metavar": f'"{example}"'}
        case _:
            raise TypeError(f"{type(kind).__name__} cannot be typed")


def run(args: argparse.Namespace) -> Reply:
    said = {field.name: getattr(args, field.name) for field in fields(SettleRequest) if field.name != "options"}
    settlement = settled(library_of(args), SettleRequest(**said, options=choices_of(args)))
    return Reply(settlement.data(), settlement_text(settlement))
