"""What was found out about a deal and kept beside its file: the line as a record, and the rest as it was computed."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from hearts_spec.book_deals.input_digest import digest, made_from
from hearts_spec.book_deals.lost_deal import LostDeal
from hearts_spec.book_deals.play_advice import Advice
from hearts_spec.book_deals.printed_deal import RecordedDeal
from hearts_spec.record import Record, read_record, record_from_data, write_yaml
from hearts_spec.schema.json_text import json_data
from hearts_spec.schema.problems import Location, Problem, RulesError
from hearts_spec.schema.safe_files import file_text

LINE_ENDING = ".line.yml"
FOUND_ENDING = ".found.json"
_HEAD = "# A reconstruction, not a record of what was played: made by `hearts-spec reconstruct {} --search --keep`.\n"
_NOTE = "Computed by hearts-spec reconstruct NAME --search --keep; not written by hand."


def found_file(deal_file: Path) -> Path:
    """Give the file beside a deal's that keeps what was found out about it."""
    return deal_file.with_name(deal_file.stem + FOUND_ENDING)


def line_file(deal_file: Path) -> Path:
    """Give the file beside a lost deal's that keeps its line."""
    return deal_file.with_name(deal_file.stem + LINE_ENDING)


def digest_of(found: Mapping[str, Any]) -> str:
    """Give the digest of what is kept, by which a change made by hand shows."""
    return digest({key: value for key, value in found.items() if key != "digest"})


def keep(deal_file: Path, deal: LostDeal | RecordedDeal, advice: Advice, found: Mapping[str, Any]) -> None:
    """Keep what was found beside the deal's file; a reading's title is the deal's to tell."""
    rest = {key: value for key, value in found.items() if key != "line"}
    if "readings" in rest:
        rest["readings"] = [{key: value for key, value in each.items() if key != "title"} for each in rest["readings"]]
    told = {"note": _NOTE, "made_from": made_from(deal, advice), **rest}
    told = {"digest": digest_of(told), **told}
    found_file(deal_file).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    if found["line"] is not None:
        text = _HEAD.format(deal_file.stem) + write_yaml(record_from_data(found["line"]))
        line_file(deal_file).write_text(text, encoding="utf-8")


def kept_line(deal_file: Path) -> Record | None:
    """Give the line kept beside a deal's file, if one is.

    Raises RulesError when the file cannot be read, RecordError when it is not a record.
    """
    path = line_file(deal_file)
    return read_record(kept_text(path), str(path)) if path.is_file() else None


def kept_findings(deal_file: Path, deal: LostDeal | RecordedDeal, advice: Advice) -> dict[str, Any] | None:
    """Give what was kept of the findings, if anything was, and neither the deal nor the advice has changed since.

    The rules may have: whoever only tries other rules reads what was found, and `check` says that they have changed.

    Raises RulesError when the file is not as the search made it.
    """
    path = found_file(deal_file)
    if not path.is_file():
        return None
    found = read_findings(path)
    if {"deal", "advice"} & set(changed_since(found, deal, advice)):
        return None
    if isinstance(deal, LostDeal) and "readings" in found:
        titles = {each.id: each.title for each in deal.readings}
        found["readings"] = [{"id": each["id"], "title": titles[each["id"]], **each} for each in found["readings"]]
    return found


def changed_since(found: Mapping[str, Any], deal: LostDeal | RecordedDeal, advice: Advice) -> list[str]:
    """Give what has changed since something was found: `deal`, `advice` or `rules`."""
    return [what for what, told in made_from(deal, advice).items() if found["made_from"][what] != told]


def read_findings(path: Path) -> dict[str, Any]:
    """Read the findings that are kept in a file.

    Raises RulesError when they are not as the search made them; nobody need write them, so no more is said than that.
    """
    try:
        found = json_data(kept_text(path), str(path))
    except RulesError as error:
        raise _spoilt(error.faults) from None
    if isinstance(found, dict) and found.get("digest") == digest_of(found) and isinstance(found["made_from"], dict):
        return found
    raise _spoilt([Problem(Location(str(path), 1, 1), "is not as the search made it")])


def kept_text(path: Path) -> str:
    """Give the text of a file that was kept.

    Raises RulesError when it cannot be read.
    """
    try:
        return file_text(path, within=path.parent)
    except RulesError as error:
        raise _spoilt(error.faults) from None


def _spoilt(faults: Sequence[Problem]) -> RulesError:
    return RulesError([replace(each, hint="make it again with --search --keep") for each in faults])
