"""Checks of the texts in a folder against each other and the rule sets: bibliography, statements, history, advice."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from hearts_spec.rules.fields import field_of
from hearts_spec.rules.history import STRATEGY, First
from hearts_spec.rules.inheritance import Resolver
from hearts_spec.rules.lint.check import Checks
from hearts_spec.rules.names import is_under, name_of
from hearts_spec.rules.ruleset_file import Authority, Draft, Statement
from hearts_spec.rules.sources import ADVICE, RULING, Doubt, Source
from hearts_spec.schema.problems import Hint, Location, Problem, did_you_mean, quoted
from hearts_spec.schema.record_type import PlacedRecord, namesakes, place_in, unknown

TEXT_CHECKS: Checks[Resolver] = Checks()


@TEXT_CHECKS.check("bad-form", "refers-to-itself", "unknown-provision")
def links_between_statements(library: Resolver) -> Iterator[Problem]:
    """Report statements whose id repeats the source, and links that lead nowhere."""
    provisions = library.provisions
    for each in provisions.values():
        if each.id.startswith(f"{each.source}.{each.source}."):
            prefix = f"{each.source}."
            message = f"'{each.id.removeprefix(prefix)}' begins with the id of its source"
            yield Problem(each.mark, "bad-form", message, Hint.to_write(f"leave out `{prefix}`", prefix, ""))
        for target in each.see:
            if provisions.unread(target):
                continue
            mark = place_in(each, "see", target)
            if target == each.id:
                yield Problem(
                    mark, "refers-to-itself", f"'{each.id}' refers to itself", Hint.to_leave_out("leave it out", target)
                )
            elif target not in provisions or provisions[target].removed:
                hint = did_you_mean(target, provisions, at_most=0)
                message = f"'{each.id}' refers to '{target}', which is not a provision"
                yield Problem(mark, "unknown-provision", message, hint)
        for doubt in each.doubts:
            if doubt.same_as and doubt.same_as not in provisions and not provisions.unread(doubt.same_as):
                message = f"a doubt of '{each.id}' refers to '{doubt.same_as}', which is not a provision"
                hint = did_you_mean(doubt.same_as, provisions, at_most=0)
                yield Problem(doubt.marks.get("same-as", doubt.mark), "unknown-provision", message, hint)


@TEXT_CHECKS.check("unknown-provision", "wrong-crux", "broken-silence", "repeated-name")
def what_sources_say_of_themselves(library: Resolver) -> Iterator[Problem]:
    """Report unclear passages and silences that the statements contradict, and short names that two sources have."""
    for source in library.sources.values():
        yield from _wrong_cruxes(source, library)
        yield from _broken_silences(source, library)
        namesake = next(each for each in library.sources.values() if each.short == source.short)
        if namesake is not source:
            yield _same_short_name(source, source.id, namesake.id, source.short)


def _wrong_cruxes(source: Source, library: Resolver) -> Iterator[Problem]:
    """Report unclear passages (`cruxes`) that are not provisions of the source, or have no doubts."""
    for target in source.cruxes:
        if library.provisions.unread(target):
            continue
        found, mark = library.provisions.get(target), place_in(source, "cruxes", target)
        who = f"'{source.id}' names the crux '{target}'"
        if found is None or found.removed:
            hint = did_you_mean(target, library.provisions, at_most=0)
            yield Problem(mark, "unknown-provision", f"{who}, which is not a provision", hint)
        elif found.source != source.id:
            yield Problem(mark, "wrong-crux", f"{who}, which is of another source")
        elif not found.doubts:
            hint = "add `doubts` to it, or leave it out"
            yield Problem(mark, "wrong-crux", f"{who}, which has no unclear text", hint)


def _broken_silences(source: Source, library: Resolver) -> Iterator[Problem]:
    """Report topics on which a source is listed as having no rule although it has one."""
    own = (each for each in library.provisions.values() if each.source == source.id and each.kind in RULING)
    ruled = {each.topic: each.id for each in own}
    for topic in source.silences:
        if topic in ruled:
            message = f"'{source.id}' is listed as silent on '{topic}', but '{ruled[topic]}' is about it"
            hint = Hint.to_leave_out("leave the topic out of `silences`", topic)
            yield Problem(place_in(source, "silences", topic), "broken-silence", message, hint)


def _same_short_name(whole: PlacedRecord, id: str, other: str, short: str) -> Problem:
    message = f"'{id}' has the short name of '{other}', '{short}'"
    hint = "give it another, by which readers can tell them apart"
    return Problem(place_in(whole, "short"), "repeated-name", message, hint)


@TEXT_CHECKS.check("repeated-name", "unknown-provision", "unknown-word")
def topics_of_the_history(library: Resolver) -> Iterator[Problem]:
    """Report topics of one title, unknown statements, and values to look for that the field cannot have."""
    provisions = library.provisions
    living = [id for id, each in provisions.items() if not each.removed]
    yield from namesakes(library.matters, "title")
    for matter in library.matters.values():
        named = [each for each in matter.beside if not provisions.unread(each)]
        yield from unknown(matter, "beside", "unknown-provision", quoted(matter.id), named, "a provision", living)
        for first in matter.firsts.values():
            name, told = f"{matter.id}.{first.id}", [each for each in first.told if not provisions.unread(each)]
            yield from unknown(first, "told", "unknown-provision", quoted(name), told, "a provision", living)
            yield from _impossible_values(first, name)


_A_WORD = re.compile(r"[a-z]+(-[a-z0-9]+)*")


def _impossible_values(first: First, name: str) -> Iterator[Problem]:
    field = field_of(first.key)
    words = list(dict.fromkeys(_words(field.kind.schema()))) if field else []
    for value in first.values:
        if words and value not in words and _A_WORD.fullmatch(value):
            message = f"{quoted(name)} looks for {quoted(value)}, which `{first.key}` cannot be"
            yield Problem(place_in(first, "values", value), "unknown-word", message, did_you_mean(value, words))


def _words(schema: Any) -> Iterator[str]:
    """Yield every word that a JSON Schema allows."""
    match schema:
        case {"const": str(word)}:
            yield word
        case {"enum": list(words)}:
            yield from (word for word in words if isinstance(word, str))
        case dict():
            for each in schema.values():
                yield from _words(each)
        case list():
            for each in schema:
                yield from _words(each)
        case _:
            pass


@TEXT_CHECKS.check("repeated-name", "unknown-provision", "repeated-item", "unlisted")
def advice_by_part_of_play(library: Resolver) -> Iterator[Problem]:
    """Report parts of play of one title, unknown statements, statements under two parts, and advice under none.

    If there are no parts of play, advice need not be under one.
    """
    provisions, parts = library.provisions, library.strategy
    living = [id for id, each in provisions.items() if not each.removed]
    under: dict[str, str] = {}
    yield from namesakes(parts, "title")
    for each in parts.values():
        known = [id for id in each.told if not provisions.unread(id)]
        yield from unknown(each, "told", "unknown-provision", quoted(each.id), known, "a provision", living)
        for id in each.told:
            if (first := under.setdefault(id, each.id)) != each.id:
                message = f"{quoted(each.id)} names {quoted(id, 80)}, which is already under {quoted(first)}"
                yield Problem(place_in(each, "told", id), "repeated-item", message, "leave it in one of them")
    for advice in provisions.values() if parts and parts.whole else ():
        if advice.kind == ADVICE and advice.id not in under:
            message = f"the advice {quoted(advice.id, 80)} is under no part of play"
            yield Problem(advice.mark, "unlisted", message, f"name it under `told` of one in {STRATEGY.name}")


@TEXT_CHECKS.check("repeated-name", "unknown-history")
def early_texts(library: Resolver) -> Iterator[Problem]:
    """Report a text with the id or short name of another text or source, and unknown topics and firsts."""
    sources, matters = library.sources, library.matters
    called = {source.short: source.id for source in sources.values()}
    firsts = [f"{matter.id}.{first}" for matter in matters.values() for first in matter.firsts]
    for witness in library.witnesses.values():
        if witness.id in sources:
            yield Problem(witness.mark, "repeated-name", f"'{witness.id}' is the id of a source", "give it another")
        if (namesake := called.setdefault(witness.short, witness.id)) != witness.id:
            yield _same_short_name(witness, witness.id, namesake, witness.short)
        for said in witness.says.values():
            who = f"'{witness.id}.{said.id}'"
            told = [each for each in said.matters if not matters.unread(each)]
            yield from unknown(said, "matters", "unknown-history", who, told, "a matter", matters)
            told = [each for each in said.attests if not matters.unread(each.partition(".")[0])]
            yield from unknown(said, "attests", "unknown-history", who, told, "a first", firsts)


@TEXT_CHECKS.check("unknown-rule-set", "shared-rule-set", "unlisted", "no-principal", "unknown-source", "wrong-order")
def games_in_the_bibliography(library: Resolver) -> Iterator[Problem]:
    """Report names that are no game or no other book, and games that a book does not list.

    If any book has a principal game, each book with games must have one, or it is left out of comparisons.
    """
    compared = any(source.principal for source in library.sources.values())
    known = [each for each in library.drafts.values() if each.attempted is None]
    for source in library.sources.values():
        for name in source.games:
            mark = place_in(source, "games", name)
            yield from _no_game(library, f"{source.id}/{name}", f"'{source.id}' lists", mark)
        own = [each.id for each in known if each.source == source.id and not each.shared]
        for id in sorted(own) if len(own) > 1 else ():  # a single game need not be listed, having no order
            if (name := name_of(id)) not in source.games:
                hint = f"add `{name}` to `games`, where the book describes it"
                message = f"'{source.id}' does not list the game '{id}'"
                yield Problem(place_in(source, "games"), "unlisted", message, hint)
        if source.principal:
            mark = place_in(source, "principal")
            yield from _no_game(library, source.principal_id, f"'{source.id}' has as its principal", mark)
        elif compared and own:
            message = f"'{source.id}' does not name the game that is compared with other books"
            name = next(iter(source.games), name_of(min(own)))
            yield Problem(source.mark, "no-principal", message, f"add `principal`, as `principal: {name}`")
        yield from _beside(library, source)


def _no_game(library: Resolver, id: str, named: str, mark: Location) -> Iterator[Problem]:
    """Report the id of no rule set, or of one that games share and that is no game itself."""
    draft = library.drafts.get(id)
    if draft and draft.attempted is None and draft.shared:
        message = f"{named} '{id}', which is a shared rule set and not a game"
        yield Problem(mark, "shared-rule-set", message, "name a game that extends it")
    elif not draft and id not in library.folder.rule_files:
        games = [each.id for each in library.drafts.values() if not (each.shared and each.attempted is None)]
        hint = did_you_mean(id, [*games, *library.unread], 0)
        yield Problem(mark, "unknown-rule-set", f"{named} the game '{id}', which is not there", hint)


def _beside(library: Resolver, source: Source) -> Iterator[Problem]:
    """Report unknown or later books in the list of books to compare with, and unknown games in it."""
    sources = library.sources
    for other, games in source.beside.items():
        mark = place_in(source, "beside", other)
        if sources.unread(other):
            continue
        if other not in sources or other == source.id:
            hint = did_you_mean(other, [id for id in sources if id != source.id], 0)
            message = f"'{source.id}' is compared with '{other}', which is not another source"
            yield Problem(mark, "unknown-source", message, hint)
            continue
        if sources[other].placed > source.placed:
            message = f"'{source.id}' is compared with '{other}', which is later"
            yield Problem(mark, "wrong-order", message, f"write it in the entry of '{other}'")
        for mine, theirs in games.items():
            for id in (f"{source.id}/{mine}", f"{other}/{theirs}"):
                yield from _no_game(library, id, f"for the comparison with '{other}', '{source.id}' names", mark)


def _all_is_known(library: Resolver) -> bool:
    """True if every rule-set file could be read, without any problem."""
    return not library.unread and all(each.attempted is None for each in library.drafts.values())


@TEXT_CHECKS.check("doubt-without-rule", when=_all_is_known)
def rules_in_doubt(library: Resolver) -> Iterator[Problem]:
    """Report rules that a doubt is listed as affecting although no file cites the doubtful provision for them."""
    keys_by_provision: dict[str, dict[str, None]] = {}
    for draft in library.drafts.values():
        for cited, key in _citations(draft):
            keys_by_provision.setdefault(library.provisions.full_id(cited, draft.source), {})[key] = None
    for each in library.provisions.values():
        for doubt in each.doubts:
            yield from _unaffected_keys(each.id, doubt, keys_by_provision.get(each.id, {}))


def _unaffected_keys(id: str, doubt: Doubt, resting: Mapping[str, None]) -> Iterator[Problem]:
    for key in doubt.bears_on or ():
        if not any(is_under(each, key) or is_under(key, each) for each in resting):
            message = f"'{id}' names `{key}` under `bears-on`, but no rule set cites it for that rule"
            needless = Hint.to_leave_out("no rule depends on it; leave `bears-on` out", key)
            hint = did_you_mean(key, resting, at_most=3) if resting else needless
            yield Problem(place_in(doubt, "bears-on", key), "doubt-without-rule", message, hint)


def _citations(draft: Draft) -> Iterator[tuple[str, str]]:
    """Yield every provision that a file cites, under the name in the file, with the key of the statement."""
    overlays = [draft.overlay]
    for option in draft.options.values():
        yield from _cited(option.keys, [option.authority])
        for choice in option.choices.values():
            yield from _cited(choice.keys, [choice.authority])
            overlays.append(choice.overlay)
    for statement in (each for overlay in overlays for each in overlay.statements()):
        yield from _cited([statement.key], _authorities_of(draft, statement))


def _authorities_of(draft: Draft, statement: Statement) -> Iterator[Authority]:
    """Yield the authorities of a statement, of its parts and of the numbers of players in it."""
    if whole := draft.authority(statement.path):
        yield whole
    yield from draft.part_authorities(statement).values()
    yield from draft.of_numbers(statement).values()


def _cited(keys: Collection[str], authorities: Iterable[Authority]) -> Iterator[tuple[str, str]]:
    yield from ((cite, key) for each in authorities for cite in each.cites for key in keys)
