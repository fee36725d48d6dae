"""Checks of a game that follows a vote of sources: its voters, its values against the vote, and its options."""

from collections.abc import Iterator, Sequence
from contextlib import suppress

from hearts_spec.rules.fields import PLAYERS
from hearts_spec.rules.inheritance import RefusedError, Resolver
from hearts_spec.rules.lint.rule_sets import RULE_SET_CHECKS, CheckedRuleSet
from hearts_spec.rules.names import source_of
from hearts_spec.rules.ruleset import RuleSet
from hearts_spec.rules.ruleset_file import ChoiceDraft, OptionDraft
from hearts_spec.rules.vote import Standing, Vote, votes_of
from hearts_spec.schema.english import listed
from hearts_spec.schema.problems import Location, Problem, did_you_mean, quoted
from hearts_spec.schema.record_type import place_in


def _follows(checked: CheckedRuleSet) -> bool:
    return bool(checked.draft.votes) and checked.playable() and not list(_unknown_voters(checked))


@RULE_SET_CHECKS.check("unknown-rule-set")
def voters(checked: CheckedRuleSet) -> Iterator[Problem]:
    """Report games that vote, or are the law-book, and are not there, or are of no source."""
    yield from _unknown_voters(checked)


def _unknown_voters(checked: CheckedRuleSet) -> Iterator[Problem]:
    library = checked.library
    named = {id: place_in(checked.draft, "votes", id) for id in checked.draft.votes}
    if checked.draft.law_book:
        named[checked.draft.law_book] = place_in(checked.draft, "law-book")
    for id, mark in named.items():
        if id not in library.drafts or source_of(id) not in library.sources:
            what = "is of no source" if id in library.drafts else "is not there"
            games = [each for each in library.drafts if source_of(each) in library.sources]
            hint = did_you_mean(id, games, 0) or "name a game of a source"
            yield Problem(mark, "unknown-rule-set", f"{quoted(id, 60)} is to be heard, but {what}", hint)


@RULE_SET_CHECKS.check("against-the-vote", "tied-vote", "uncited-vote", when=_follows)
def values_by_vote(checked: CheckedRuleSet) -> Iterator[Problem]:
    """Report values that are not what most voters state, and citations that leave a voter out."""
    for vote in votes_of(checked.library, checked.draft.id):
        yield from _problems_of(checked, vote)


def _problems_of(checked: CheckedRuleSet, vote: Vote) -> Iterator[Problem]:
    draft, rule = checked.draft, checked.library.playable(checked.draft.id, vote.players).leaves.get(vote.key)
    stated = next((each for each in draft.overlay.statements() if rule and each.path == rule.path), None)
    mark = stated.mark if stated else draft.mark
    reasons = [rule.reason] if rule else []
    if stated and stated.key == PLAYERS:
        reasons += [each.assumed for each in draft.of_numbers(stated).values()]
    if vote.standing in (Standing.TIE, Standing.FEWER) and not any(reasons):
        code = "tied-vote" if vote.standing is Standing.TIE else "against-the-vote"
        yield Problem(mark, code, _against(vote), "change the value, or give the reason under `assumed`")
    elif vote.standing is Standing.MOST and rule and not any(reasons):
        agreeing = dict.fromkeys(id for each in vote.agree for id in each.cites)
        if missing := [id for id in agreeing if id not in rule.cites]:
            message = f"`{vote.row}` leaves out statements that agree: {', '.join(missing)}"
            yield Problem(mark, "uncited-vote", message, "name them under `cites`")


def _against(vote: Vote) -> str:
    """Return who states another value, as the message of a problem."""
    others = listed([each.game for each in vote.differ])
    differ = f"{others} differ{'' if vote.differ[1:] else 's'}"
    if vote.standing is Standing.TIE:
        return f"the vote on `{vote.row}` is a tie, and nothing says why this value is chosen: {differ}"
    return f"`{vote.row}` is not what most sources state: {differ}"


@RULE_SET_CHECKS.check("option-not-played", when=_follows)
def options_as_played(checked: CheckedRuleSet) -> Iterator[Problem]:
    """Report choices and numbers of which no game of a cited source has the values, even by an option of its own."""
    for option in checked.draft.options.values():
        if option.number:
            for source in _sources(checked, option.cites):
                if not any(_offers(game, option) for game in _games(checked.library, source)):
                    yield _not_played(place_in(option, "cites"), f"the option {option.name}", source)
        for choice in option.choices.values():
            for source in _sources(checked, choice.cites):
                if not any(_plays(checked.library, game, choice) for game in _games(checked.library, source)):
                    what = f"the choice {choice.name} of the option {option.name}"
                    yield _not_played(place_in(choice, "cites"), what, source)


def _not_played(mark: Location, what: str, source: str) -> Problem:
    return Problem(mark, "option-not-played", f"{what} cites {source}, of which no game plays so", "leave it out")


def _sources(checked: CheckedRuleSet, cites: Sequence[str]) -> Iterator[str]:
    provisions = checked.library.provisions
    return iter(dict.fromkeys(provisions[id].source for id in cites if id in provisions))


def _games(library: Resolver, source: str) -> Iterator[RuleSet]:
    for id in library.drafts:
        if source_of(id) == source and not (game := library.rule_set(id)).shared:
            yield game


def _offers(game: RuleSet, option: OptionDraft) -> bool:
    return any(own.number == option.number and {*option.numbers} <= {*own.numbers} for own in game.options.values())


def _plays(library: Resolver, game: RuleSet, choice: ChoiceDraft) -> bool:
    """True if a game has all values of a choice at some table, perhaps with one of its own options."""
    ways = [{}, *({option.name: each.name, **each.needs} for option, each in game.offers)]
    for players in game.players:
        wanted = choice.overlay.at(players)
        if not wanted:
            continue
        for chosen in ways:
            with suppress(RefusedError):
                leaves = library.playable(game.id, players, chosen).leaves
                if all(key in leaves and leaves[key].played == each.value for key, each in wanted.items()):
                    return True
    return False
