"""What was found out about a deal and kept beside its file: the line as a record, and the rest as it was computed."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import Any

from hearts_spec.book_deals.deal import (
    AuthorsRemark,
    Fact,
    GivenSale,
    LostDeal,
    PrintedResult,
    RecordedDeal,
    SearchCase,
    supposed,
)
from hearts_spec.book_deals.line import bears_out, played_tricks, record_of, tricks_of
from hearts_spec.book_deals.play_advice import Advice, Hint
from hearts_spec.book_deals.statements import TrickStatement
from hearts_spec.cards import card_text, cards_in
from hearts_spec.engine import IllegalBidError, IllegalPlayError, IrregularStateError, position
from hearts_spec.record import (
    Record,
    RecordError,
    Replayer,
    Settlement,
    faults_in,
    place_in,
    read_record,
)
from hearts_spec.record.errors import code_of, path_of
from hearts_spec.rules.fields import VALUES, top_of
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.schema.field_info import Word
from hearts_spec.schema.problems import Location, Problem, RulesError
from hearts_spec.schema.record_type import Amiss
from hearts_spec.schema.source_tree import file_text, json_data, mark_at, read_file


class CardGround(Word):
    """What a card of a reconstructed line rests on."""

    ATTESTED = "attested", "a fact names the card"
    FORCED = "forced", "after what was played before it, no other card fits the evidence and the rules"
    FILLED = "filled", "chosen among several that fit"


_DIGITS = 16
# What is told to a reader alone, by the class whose part it is. All other parts are read; a table is told by its rules.
_UNREAD: Mapping[type, frozenset[str]] = {
    Fact: frozenset({"what", "place", "follows_from"}),
    AuthorsRemark: frozenset({"place", "gist", "reading"}),
    GivenSale: frozenset({"grade", "place", "what"}),
    TrickStatement: frozenset({"group"}),
    Hint: frozenset({"cites", "only", "excepted"}),
    SearchCase: frozenset({"table"}),
}
_OF_PLAY = (
    "pack", "lead", "follow", "first-trick", "hearts", "queen", "trick", "twins", "joker",
    "table.turn", "deal.hand", "deal.left-over",
)  # fmt: skip


def made_from(deal: LostDeal | RecordedDeal, advice: Advice) -> dict[str, str]:
    """Give the digests of what the findings on a deal are made from: of the deal, the advice, and the rules of play."""
    told = {"deal": _of_deal(deal), "advice": advice.hints, "rules": _of_rules(deal)}
    return {what: digest(plain(each)) for what, each in told.items()}


def digest(data: Any) -> str:
    """Give a short text that is another wherever the data are."""
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:_DIGITS]


def _of_deal(deal: LostDeal | RecordedDeal) -> list[object]:
    """Give what a search reads of a deal: by each of its readings, or by its tricks where they are printed."""
    told = [deal.rules, deal.options, deal.seats, deal.sale, tuple(each for each in deal.remarks if each.tested)]
    if isinstance(deal, RecordedDeal):
        return [*told, deal.case(), deal.tricks]
    return [*told, tuple((each.id, deal.case(each)) for each in deal.readings)]


def _of_rules(deal: LostDeal | RecordedDeal) -> dict[str, Any]:
    """Give how play is other than where nothing is said of it, and what the cards count, in whatever words it is said.

    What is played as ever is left out, so that more can be said one day of which no book here spoke.
    """
    leaves = (leaf for key, leaf in deal.table.playable.leaves.items() if _is_of_play(key))
    played = {leaf.key: leaf.played for leaf in leaves if leaf.played != leaf.field.silent}
    return {**played, VALUES: {value: sorted(cards_in(cards)) for value, cards in deal.table.value_masks}}


def _is_of_play(key: str) -> bool:
    return key in _OF_PLAY or top_of(key) in _OF_PLAY


def plain(value: Any) -> Any:
    """Give what is read of a value as JSON can say it."""
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        unread = _UNREAD.get(type(value), frozenset())
        return {each.name: plain(getattr(value, each.name)) for each in fields(value) if each.name not in unread}
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    return value


def printed_faults(deal: RecordedDeal, deal_file: Path, library: Library) -> list[Problem]:
    """Replay a deal under its rules, and give every way in which what is printed is not what comes out."""
    top = read_file(deal_file, library.shown(deal_file))
    return [Problem(mark_at(top, path), code, message, hint) for path, code, message, hint in _amiss(deal, library)]


def _amiss(deal: RecordedDeal, library: Library) -> Iterator[Amiss]:
    record = record_of(deal, deal.tricks)
    try:
        played = Replayer(library).replay(record)
    except IllegalPlayError as error:
        yield ("played", "tricks", (error.play - 1) // len(deal.seats), "cards"), code_of(error), str(error), ""
        return
    except RulesError:
        return  # the rules have faults of their own, and these are told in their place
    except (IllegalBidError, IrregularStateError, RefusedError) as error:
        path = path_of(error, deal.seats)
        yield ("auction", *path) if path[0] in ("bids", "suit") else path, code_of(error), str(error), ""
        return
    yield from _not_won(deal)
    if deal.result and played.settlement:
        yield from _not_so(deal.result, played.settlement)
    for remark in deal.remarks:
        yield from _not_played(deal, remark)


def _not_won(deal: RecordedDeal) -> Iterator[Amiss]:
    marked = deal.played.tricks if deal.played else ()
    for place, (trick, printed) in enumerate(zip(played_tricks(deal.case(), deal.tricks), marked, strict=True)):
        winner = deal.seats[trick.winner]
        if printed.won_by not in ("", winner):
            path = ("played", "tricks", place, "won-by")
            yield (
                path,
                "not-as-played",
                f"{printed.won_by} is marked, but {winner} wins with {card_text(trick.cards[trick.winner])}",
                "",
            )


def _not_so(printed: PrintedResult, found: Settlement) -> Iterator[Amiss]:
    for seat, units in printed.taken.items():
        if found.units[seat] != units:
            yield ("result", "taken", seat), "not-as-played", f"{seat} takes {found.units[seat]}", ""
    for seat, net in (printed.net or {}).items():
        if found.net[seat] != net:
            yield ("result", "net", seat), "not-as-played", f"by the rules {seat} comes to {found.net[seat]}", ""
    if printed.wins_pool and printed.wins_pool != found.winners:
        yield (
            ("result", "wins-pool"),
            "not-as-played",
            f"by the rules the pool goes to {', '.join(found.winners) or 'nobody'}",
            "",
        )
    if printed.jack != found.result.after.jack:
        yield (
            ("result", "jack"),
            "not-as-played",
            f"by the rules it is {'' if found.result.after.jack else 'not '}a Jack",
            "",
        )


def _not_played(deal: RecordedDeal, remark: AuthorsRemark) -> Iterator[Amiss]:
    """Report supposed hands from which the tricks before the remark cannot have been played."""
    case = supposed(deal.case(), remark)
    play = position(case.table, case.hands, case.leader, case.seats, first_trick=True)
    for card in [card for trick in deal.tricks[: remark.asked_after] for card in trick] if remark.hands else ():
        if not play.legal() >> card & 1:
            seat = case.seats[play.to_move]
            yield (
                ("remarks", remark.id, "hands"),
                "not-as-played",
                f"{seat} cannot have played {card_text(card)} from these",
                "",
            )
            return
        play.put(card)


LINE_ENDING = ".line.yml"
FOUND_ENDING = ".found.json"


def found_file(deal_file: Path) -> Path:
    """Give the file beside a deal's that keeps what was found out about it."""
    return deal_file.with_name(deal_file.stem + FOUND_ENDING)


def line_file(deal_file: Path) -> Path:
    """Give the file beside a lost deal's that keeps its line."""
    return deal_file.with_name(deal_file.stem + LINE_ENDING)


def digest_of(found: Mapping[str, Any]) -> str:
    """Give the digest of what is kept, by which a change made by hand shows."""
    return digest({key: value for key, value in found.items() if key != "digest"})


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
    raise _spoilt([Problem(Location(str(path), 1, 1), "spoilt-result", "is not as the search made it")])


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


def kept_faults(deal: LostDeal | RecordedDeal, deal_file: Path, advice: Advice, library: Library) -> list[Problem]:
    """Give what is wrong with the findings kept beside a deal's file, and with the line that is kept of a lost one."""
    renew = f"renew it with hearts-spec reconstruct {deal.name} --search --keep"
    return [replace(fault, hint=fault.hint or renew) for fault in _faults(deal, deal_file, advice, library)]


def _faults(deal: LostDeal | RecordedDeal, deal_file: Path, advice: Advice, library: Library) -> Iterator[Problem]:
    found, line = found_file(deal_file), line_file(deal_file)
    for path in (found, line) if isinstance(deal, LostDeal) else (found,):
        if not path.is_file():
            yield Problem(
                Location(library.shown(deal_file), 1, 1), "missing-result", f"the deal has no {path.name} beside it"
            )
    if found.is_file():
        yield from _stale(deal, found, advice, library)
    if not isinstance(deal, LostDeal):
        return
    if line.is_file():
        shown = library.shown(line)
        try:
            text = kept_text(line)
        except RulesError as error:
            yield from _shown(error, shown)
        else:
            yield from _line_faults(deal, text, shown, library)


def _stale(deal: LostDeal | RecordedDeal, found: Path, advice: Advice, library: Library) -> Iterator[Problem]:
    shown = library.shown(found)
    named = {"deal": f"the deal {deal.name} has", "advice": "the advice has", "rules": f"the rules {deal.rules} have"}
    try:
        for what in changed_since(read_findings(found), deal, advice):
            yield Problem(Location(shown, 1, 1), "stale-result", f"{named[what]} changed since this was found")
    except RulesError as error:
        yield from _shown(error, shown)


def _shown(error: RulesError, shown: str) -> Iterator[Problem]:
    """Give the faults of a file that cannot be read at all, by the file's name as it is shown."""
    return (replace(each, mark=replace(each.mark, file=shown)) for each in error.faults)


def _line_faults(deal: LostDeal, text: str, shown: str, library: Library) -> Iterator[Problem]:
    """Replay a line; what can be played is held to the hands and to every fact."""
    try:
        record = read_record(text, shown)
    except (RecordError, RulesError) as error:
        yield from error.faults
        return
    try:
        played = Replayer(library).replay(record)
    except RulesError:
        return  # the rules have faults of their own, and these are told in their place
    except (IllegalBidError, IllegalPlayError, IrregularStateError, RefusedError) as error:
        yield from faults_in(text, record, error, shown)
        return
    if (record.rules, record.seats, _hands(record)) != (deal.rules, deal.seats, deal.hands()):
        yield Problem(
            place_in(text, ("hands",), shown),
            "stale-result",
            f"the line is not played by the rules and hands of {deal.name}",
        )
    elif played.turn is not None:
        yield Problem(place_in(text, ("plays",), shown), "unfinished-deal", "the line stops before the deal is over")
    else:
        yield from _unfit(deal, record, text, shown)


def _hands(record: Record) -> dict[str, int]:
    return {seat: sum(1 << card for card in cards) for seat, cards in record.hands.items()}


def _unfit(deal: LostDeal, record: Record, text: str, shown: str) -> Iterator[Problem]:
    case = deal.case()
    played = played_tricks(case, tricks_of(record))
    for fact in case.facts:
        against = next((each for each in fact.says if not bears_out(each, played, case)), None)
        if against is not None:
            place = ("plays", (against.tricks[0] - 1) * len(deal.seats)) if against.tricks else ("plays",)
            message = f"the line contradicts the fact {fact.id}, that {against.text(deal.seats)}"
            yield Problem(place_in(text, place, shown), "contradicts-fact", message)
