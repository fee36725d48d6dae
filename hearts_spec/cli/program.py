"""The command line: the list of commands, and how a reply or an error reaches the user.

A command is a function in the module named in COMMANDS: `run_NAME(args)` returns a Reply, or an exit code if it has
written its own output. `NAME_arguments(parser)` in the same module declares its arguments; without it they are those of
the request of its name, if there is one. The module is imported only when the command is used.
"""

import argparse
import gc
import json
import os
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn

from hearts_spec import __version__
from hearts_spec.cards import UsageError, quoted
from hearts_spec.cli.exit_codes import GOOD, REFUSED
from hearts_spec.cli.plain_text import use_plain_text
from hearts_spec.schema.problems import RulesError, did_you_mean

if TYPE_CHECKING:
    from hearts_spec.cli.reply import Reply

COMMANDS = {
    "rulesets": ("rule_commands", "list the rule sets"),
    "show": ("rule_commands", "show a rule set, rule by rule, with citations"),
    "compare": ("rule_commands", "compare rule sets, rule by rule"),
    "replay": ("deal_commands", "check a recorded deal, card by card, and settle it"),
    "convert": ("deal_commands", "write a deal of another program as a record"),
    "reconstruct": (
        "reconstruct",
        "show what is known about a printed deal and, if its play is lost, a reconstruction",
    ),
    "settle": ("deal_commands", "settle a deal from what each player took"),
    "score": ("deal_commands", "score a game from its deals: totals, who deals next, the next pass, the end"),
    "situations": ("dispute_commands", "list the disputes that can be asked"),
    "rule": ("dispute_commands", "show how each rule set answers a dispute"),
    "measure": ("measure_command", "play many deals and report what the rules do, with the error of each figure"),
    "odds": ("odds_command", "count the exact odds of hands, next to those that people quote"),
    "claims": ("dispute_commands", "test the figures that the books print"),
    "check": ("check_commands", "check rule sets, provisions, records and features"),
    "coverage": ("check_commands", "list the provisions that no rule cites and no scenario shows"),
    "pin": ("check_commands", "change every value in turn and check that a scenario fails"),
    "schema": ("check_commands", "print the JSON Schema of a kind of file"),
    "desk": ("site_commands", "build the engine package for the browser"),
    "build": ("site_commands", "run the features and build the site"),
    "serve": ("site_commands", "serve the site, and rebuild it when a file is saved"),
    "new": ("rule_commands", "create a rule set"),
}
_HARMLESS = "\n\t\u00a0\u2009\u202f"
_OPTION = re.compile(r"--[a-z][a-z-]*")


class _Parser(argparse.ArgumentParser):
    """A parser that raises UsageError instead of ending the program."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(message, f"see {self.prog} --help")


def run(argv: Sequence[str] | None = None) -> int:
    """Run the command with these arguments, or those of the program, and return the exit code."""
    gc.set_threshold(50_000, 20, 20)  # a command ends before there is much garbage to collect
    given = list(sys.argv[1:] if argv is None else argv)
    if sys.stdout is None:  # closed before the program began
        return _print_error("standard output is closed")
    use_plain_text(sys.stdout)
    use_plain_text(sys.stderr)
    try:
        return _run(given)
    except BrokenPipeError:
        return _discard_output()
    except OSError as error:  # everything else handles it: the reply could not be written
        _print_error(f"standard output cannot be written: {error.strerror}")
        return _discard_output()


def _discard_output() -> int:
    """Redirect standard output to nowhere, because nobody reads it any more, and return the exit code."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return REFUSED


def _print_error(text: str) -> int:
    """Report on standard error why there is no reply."""
    if sys.stderr is not None:
        print(f"hearts-spec: {shown(text)}", file=sys.stderr)
    return REFUSED


def _run(given: list[str]) -> int:
    as_json = "--json" in given
    try:
        _check_command(_command_in(given))
        parser, commands = _parsers(given)
        args, left = parser.parse_known_args(given)
        as_json = args.json
        if left:
            raise _unknown_argument(args.command, left[0], commands[args.command])
        answer: Reply | int = getattr(_module(args.command), f"run_{args.command}")(args)
    except SystemExit:  # --help and --version have printed their text
        sys.stdout.flush()
        return GOOD
    except (BrokenPipeError, KeyboardInterrupt):
        raise
    except Exception as error:  # the user gets a message and a code, never a traceback
        from hearts_spec.cli.reply import failure  # imported late, as what it imports: help needs none of it

        answer = failure(error)
        if not isinstance(error, RulesError):  # those name the keys of files
            answer = replace(answer, text=_as_typed(answer.text, given))
    if isinstance(answer, int):
        return answer
    if answer.failed:
        _print_error(answer.text)
    if as_json:
        _print(json.dumps(answer.data, indent=2))
    elif not answer.failed:
        _print(shown(answer.text))
    return answer.code


def _command_in(given: Sequence[str]) -> str:
    """Return the command named, or an empty text."""
    words = iter(given)
    for word in words:
        if word == "--rulesets":
            next(words, None)
        elif not word.startswith("-"):
            return word
    return ""


def _check_command(command: str) -> None:
    if command and command not in COMMANDS:
        hint = did_you_mean(command, COMMANDS, at_most=0) or "see hearts-spec --help"
        raise UsageError(f"{quoted(command, 40)} is not a command", hint)


def _unknown_argument(command: str, word: str, parser: argparse.ArgumentParser) -> UsageError:
    """Return the error for a word that a command does not accept, with the most similar option."""
    taken = dict.fromkeys(_OPTION.findall(parser.format_help()))
    hint = did_you_mean(word.partition("=")[0], taken, at_most=0) if word.startswith("-") else ""
    return UsageError(f"{command} does not take {quoted(word, 40)}", hint or f"see hearts-spec {command} --help")


def _as_typed(text: str, given: Sequence[str]) -> str:
    """Return a message with the options of the command that was given, such as `dealer`, as they are typed."""
    parser = _parsers(given)[1].get(_command_in(given))
    taken = set(_OPTION.findall(parser.format_help())) if parser else ()
    return re.sub("`([a-z-]+)`", lambda found: f"--{found[1]}" if f"--{found[1]}" in taken else found[0], text)


def _print(text: str) -> None:
    if text:
        print(text, flush=True)


def shown(text: str) -> str:
    """Return text that is safe to print: characters that control a terminal or reverse the line are escaped."""
    return text if text.isprintable() else "".join(map(_escaped, text))


def _escaped(character: str) -> str:
    harmless = character.isprintable() or character in _HARMLESS
    return character if harmless else character.encode("unicode_escape").decode()


def _parsers(given: Sequence[str]) -> tuple[argparse.ArgumentParser, Mapping[str, argparse.ArgumentParser]]:
    """Return the parser of the command line, and those of the commands."""
    parser = _Parser(prog="hearts-spec", description="The rules of Hearts from 1887 to today.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"hearts-spec {__version__}")
    _common(parser, json=False, rulesets=None)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=_Parser)
    for name, (_, help) in COMMANDS.items():
        command = commands.add_parser(name, help=help, description=f"{help[:1].upper()}{help[1:]}.", allow_abbrev=False)
        _common(command, json=argparse.SUPPRESS, rulesets=argparse.SUPPRESS)
        if name in given:
            add_arguments(name, command)
    return parser, commands.choices


def _module(name: str) -> Any:
    return import_module(f"hearts_spec.cli.{COMMANDS[name][0]}")


def add_arguments(name: str, parser: argparse.ArgumentParser) -> None:
    """Add the arguments of a command: those that its module declares, or else those of the request of its name."""
    declare = getattr(_module(name), f"{name}_arguments", None)
    if declare:
        declare(parser)
        return
    from hearts_spec.cli.arguments import add_request
    from hearts_spec.service.requests import REQUESTS  # it imports what answers each of them

    if name in REQUESTS:
        add_request(parser, REQUESTS[name])


def _common(parser: argparse.ArgumentParser, json: Any, rulesets: Any) -> None:
    parser.add_argument("--json", action="store_true", default=json, help="print one JSON document")
    parser.add_argument("--rulesets", metavar="DIR", default=rulesets, help="the folder of rule sets")
