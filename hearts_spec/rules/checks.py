"""Checks of a rule set beyond the form of its file: authorities, needless repeats, and whether it can be played."""

from collections.abc import Collection, Iterator, Mapping

from hearts_spec.rules.draft import Authority, ChoiceDraft, Draft, OptionDraft, Statement, part_keys
from hearts_spec.rules.model import Rules
from hearts_spec.rules.options import OPTION_KEYS
from hearts_spec.rules.pack_checks import undealt
from hearts_spec.rules.pool_checks import idle_words, lost_chips
from hearts_spec.rules.provisions import Provision
from hearts_spec.rules.resolving import Resolver
from hearts_spec.rules.ruleset import Leaf, RuleSet
from hearts_spec.rules.sections.auction import Bidding
from hearts_spec.rules.sections.game import GameEnds
from hearts_spec.rules.sections.joker import JokerChips
from hearts_spec.rules.sections.lead import Opener
from hearts_spec.rules.sections.passing import PassTo
from hearts_spec.rules.sections.settlement import KeptIn, OddChip, PayCounting, Payers, PayTo
from hearts_spec.rules.shape.faults import Fault, Mark, did_you_mean, quoted
from hearts_spec.rules.tournament_checks import unplayable_rounds
from hearts_spec.rules.vocabulary import SILENT, all_fields


def check_citations(draft: Draft, provisions: Mapping[str, Provision], cited: bool) -> Iterator[Fault]:
    """Report citations that lead nowhere, and statements of a source's rule set that nothing stands behind."""
    source = draft.id.split("/")[0]
    paths = {each.path: each for each in draft.overlay.statements()}
    chosen = [
        each
        for option in draft.options.values()
        for choice in option.choices.values()
        for each in choice.overlay.statements()
    ]
    used = {draft.authority_key(each.path) for each in chosen} | {key for each in chosen for key in part_keys(each)}
    for path, statement in paths.items():
        key = draft.authority_key(path)
        used.add(key)
        parts = part_keys(statement)
        used.update(parts)
        if statement.value is SILENT:
            if key == path:
                message = f"`{key}` is silent, so nothing can stand behind it"
                yield Fault(draft.authorities[key].mark, message, "take it out of `cites` and `assumed`")
        elif not key and cited and not (parts and all(part in draft.authorities for part in parts)):
            hint = "name its provision under `cites`, or the reason under `assumed`"
            yield Fault(statement.mark, f"nothing stands behind `{path}`", hint)
    for key, authority in draft.authorities.items():
        if key not in used and key not in (draft.written or ()):
            hint = did_you_mean(key, [*paths, *(each.path for each in chosen)], 0)
            yield Fault(authority.mark, f"{quoted(key, 60)} is cited or assumed but not stated here", hint)
        yield from _unknown(authority, source, provisions)
    for option in draft.options.values():
        yield from _unknown(option.authority, source, provisions)
        for choice in option.choices.values():
            yield from _unknown(choice.authority, source, provisions)
            stated = any(each.value is not SILENT for each in choice.overlay.statements())
            if cited and stated and not (choice.authority.cites or choice.authority.assumed):
                yield Fault(choice.mark, f"nothing stands behind the choice {choice.name}", "add `cites` or `assumed`")


def _unknown(authority: Authority, source: str, provisions: Mapping[str, Provision]) -> Iterator[Fault]:
    for name in authority.cites:
        found = provisions.get(name) or provisions.get(f"{source}.{name}")
        if found is None:
            short = [id.removeprefix(source + ".") for id in provisions]
            yield Fault(
                authority.mark, f"there is no provision {quoted(name, 60)}", did_you_mean(name, short, at_most=0)
            )
        elif found.removed:
            yield Fault(authority.mark, f"the provision {quoted(name)} was removed: {found.removed}")


def check_repeats(draft: Draft, parent: Mapping[str, Leaf]) -> Iterator[Fault]:
    """Report statements that only repeat what the parent says; a silence over many fields counts as one."""
    together: dict[Mark, list[Statement]] = {}
    for statement in draft.overlay.always.values():
        together.setdefault(statement.mark, []).append(statement)
    for mark, statements in together.items():
        leaves = [parent.get(each.key) for each in statements]
        cited = any(each.key in draft.authorities for each in statements)
        origins = [
            leaf.origin for leaf, each in zip(leaves, statements, strict=True) if leaf and leaf.value == each.value
        ]
        if len(origins) == len(statements) and not cited:
            what = f"`{statements[0].key}`" if len(statements) == 1 else "this silence"
            yield Fault(mark, f"{what} only repeats what {origins[0]} says", "leave it out")


def check_withdrawals(draft: Draft, offered: Collection[str]) -> Iterator[Fault]:
    """Report options that a file withdraws although nothing it extends offers them, or although it restates them."""
    for name, withdrawal in draft.withdrawn.items():
        if name not in offered:
            message = f"there is no option {quoted(name)} to withdraw"
            yield Fault(withdrawal.mark, message, did_you_mean(name, offered))
        elif name in draft.options:
            yield Fault(withdrawal.mark, f"the option {name} is both offered and withdrawn", "keep one of the two")


def check_options(draft: Draft, options: Mapping[str, OptionDraft], ids: Collection[str]) -> Iterator[Fault]:
    """Report options that are not whole once what they restate is known, and choices that lead nowhere."""
    for name, mine in draft.options.items():
        if draft.extends:
            written = [key for key in OPTION_KEYS if f"options.{name}.{key}" in (draft.written or ())]
            yield from options[name].faults(mine.mark, mine.default_mark, written)
        for choice in mine.choices.values():
            for section, lender in choice.borrows.items():
                if lender not in ids:
                    hint = did_you_mean(lender, ids, 0)
                    yield Fault(choice.mark_of(f"borrow.{section}"), f"there is no rule set {quoted(lender)}", hint)
            yield from _check_needs(choice, options)
        yield from _check_needs(mine, options)


def _check_needs(asking: ChoiceDraft | OptionDraft, options: Mapping[str, OptionDraft]) -> Iterator[Fault]:
    """Report needs that name no option, or no choice of it."""
    for other, answer in asking.needs.items():
        mark = asking.marks.get(f"needs.{other}", asking.mark)
        if other not in options:
            yield Fault(mark, f"there is no option {quoted(other)}", did_you_mean(other, options))
        elif options[other].choices and answer not in options[other].choices:
            hint = did_you_mean(answer, options[other].choices)
            yield Fault(mark, f"the option {other} has no choice {quoted(answer)}", hint)


def check_play(draft: Draft, rule_set: RuleSet, resolver: Resolver) -> Iterator[Fault]:
    """Report what keeps a rule set from being played, at each number of players and under each choice."""
    missing = [each.key for each in all_fields() if each.key not in rule_set.leaves]
    for players, statements in draft.overlay.by_players.items():
        if players not in rule_set.players and statements:
            hint = f"it is for {', '.join(map(str, rule_set.players))}"
            yield Fault(next(iter(statements.values())).mark, f"the game is not for {players} players", hint)
    if missing:
        hint = "absent is not the same as no: state a value, or `silent` where the book says nothing"
        shown = ", ".join(missing[:6]) + (f" and {len(missing) - 6} more" if len(missing) > 6 else "")
        yield Fault(draft.mark, f"the rule set says nothing of {shown}", hint)
        return
    seen: set[str] = set()
    for choices in _each_choice(rule_set):
        tables: list[tuple[Rules, list[int]]] = []
        for players in rule_set.players:
            try:
                rules = resolver.playable(rule_set.id, players, choices).rules
            except ValueError as error:
                if not choices and str(error) not in seen:
                    seen.add(str(error))
                    hint = getattr(error, "hint", "")
                    yield Fault(draft.mark, str(error).removesuffix(f" ({hint})"), hint)
                continue
            alike = next((numbers for each, numbers in tables if each.settlement == rules.settlement), None)
            if alike is None:
                tables.append((rules, [players]))
            else:
                alike.append(players)
            for key, message, hint in _unplayable(rules, players):
                if message not in seen:
                    seen.add(message)
                    yield Fault(_mark_of(draft, key, players, choices), message, hint)
        for rules, numbers in tables:
            for key, message, hint in idle_words(rules, numbers):
                if message not in seen:
                    seen.add(message)
                    yield Fault(_mark_of(draft, key, numbers[0], choices), message, hint)


def _each_choice(rule_set: RuleSet) -> Iterator[dict[str, str]]:
    yield {}
    for name, option in rule_set.options.items():
        for answer, choice in option.choices.items():
            if answer != option.default:
                yield {name: answer, **choice.needs}


_CAUSES: Mapping[str, tuple[str, ...]] = {
    "twins.on-trick": ("pack.packs",),
    "deal.left-over": ("deal.hand", "pack.without", "table.players"),
    "deal.hand": ("pack.without", "pack.packs", "table.players"),
    "passing.cards": ("deal.hand",),
    "passing.to": ("passing.cards", "table.players"),
    "auction.bids": ("settlement.kept-in", "settlement.pool"),
    "slam.amount": ("slam.needs",),
    "settlement.pay.each": ("settlement.kept-in",),
    "settlement.pay.to": ("settlement.pool", "settlement.kept-in"),
    "settlement.draw": ("settlement.pay", "settlement.pool", "settlement.kept-in", "table.players"),
    "irregular.hands.forfeit": ("settlement.pool", "settlement.pay.to", "settlement.kept-in"),
    "irregular.revoke.fine": (
        "irregular.revoke.fine-to",
        "irregular.revoke.pays",
        "settlement.pool",
        "settlement.pay.to",
        "settlement.kept-in",
    ),
    "settlement.pool": ("settlement.pay.to", "settlement.kept-in"),
    "game.ends": ("settlement.kept-in",),
    "game.limit": ("game.ends",),
    "tournament.falls": ("tournament.rises",),
    "tournament.seats": ("tournament.rises",),
    "tournament.held": ("tournament.rises",),
    "tournament.prizes.most": ("tournament.stars",),
    "table.players": ("tournament.rises",),
}


def _mark_of(draft: Draft, key: str, players: int, choices: Mapping[str, str]) -> Mark:
    """Give the place to mend: where the file states the key, under the choice or for the number of players first."""
    mine = [draft.options[name].choices.get(answer) for name, answer in choices.items() if name in draft.options]
    stated = [each for choice in mine if choice for each in choice.overlay.statements()]
    stated += sorted(draft.overlay.statements(), key=lambda each: f"with-players.{players}." not in each.path)
    for cause in (key, *_CAUSES.get(key, ())):
        for each in stated:
            other = "with-players." in each.path and f"with-players.{players}." not in each.path
            if not other and (each.key == cause or each.key.startswith(cause + ".")):
                return each.mark
    return draft.extends_mark if draft.extends else draft.mark


def _unplayable(rules: Rules, players: int) -> Iterator[tuple[str, str, str]]:
    yield from undealt(rules, players)
    if not any(value for value in rules.values.values()):
        yield "values", "no captured card counts anything", "as `values: {hearts: 1}`"
    if rules.passing.cards > rules.deal.hand:
        yield (
            "passing.cards",
            f"{rules.passing.cards} cards cannot be passed from a hand of {rules.deal.hand}",
            "change passing.cards or deal.hand",
        )
    if rules.passing.cards and not rules.passing.to:
        yield "passing.to", "cards are passed but to nobody", "state passing.to, as [left]"
    if players % 2 and PassTo.ACROSS in rules.passing.to:
        yield "passing.to", f"with {players} players nobody sits across the table", "drop `across` for that number"
    if rules.slam.needs and not rules.slam.amount:
        yield "slam.amount", "a slam is worth nothing", "state slam.amount, as 26"
    if rules.lead.opener is Opener.BUYER and rules.auction.bids is Bidding.NONE:
        yield "lead.opener", "the buyer leads, but nothing is sold", "state auction.bids, as one-each"
    yield from _unsettled(rules)
    yield from lost_chips(rules, players)
    yield from unplayable_rounds(rules, players)


def _unsettled(rules: Rules) -> Iterator[tuple[str, str, str]]:
    settlement, game = rules.settlement, rules.game
    pay = settlement.pay
    for_all = pay.who is Payers.EVERYONE and pay.counting is PayCounting.TAKEN and not settlement.draw
    chips_in = settlement.kept_in is KeptIn.CHIPS and pay.to is PayTo.POOL
    if rules.joker.chips_to is JokerChips.DISCARDER and not (for_all and chips_in):
        message = "chips for the joker can go to a player only where everybody pays the pool for all that he took"
        yield "joker.chips-to", message, "say `pool`, or change settlement.pay"
    if rules.auction.bids is not Bidding.NONE and (settlement.kept_in is KeptIn.POINTS or not settlement.pool):
        yield "auction.bids", "bids are paid into a pool, and there is none", "state settlement.pool, or bid nothing"
    if settlement.kept_in is KeptIn.CHIPS:
        if any(value < 0 for value in rules.values.values()):
            yield (
                "values",
                "a card that counts less than nothing needs a game for points",
                "state settlement.kept-in: points",
            )
        if not settlement.pay.each and not settlement.draw:
            yield "settlement.pay.each", "a game for chips in which nobody pays", "state settlement.pay.each, as 1"
        if settlement.pay.to is PayTo.POOL and not settlement.pool and not settlement.draw:
            yield "settlement.pool", "chips go into the pool and never come out", "state settlement.pool"
        if settlement.odd_chip in (OddChip.TO_POT, OddChip.TO_NEXT_POT) and not settlement.pot.ante:
            yield (
                "settlement.odd-chip",
                "the odd chip goes to a pot, and there is none",
                "state settlement.pot.ante, as 1",
            )
        if game.ends in (GameEnds.REACHED, GameEnds.PASSED):
            yield "game.ends", "a game for chips has no running score to reach", "choose first-broke or first-to-win"
    elif settlement.kept_in is KeptIn.NOTHING:
        if game.ends not in (GameEnds.OPEN, GameEnds.EACH_DEAL):
            yield "game.ends", "a game for nothing has no chips to lose and no score to reach", "choose open"
    elif game.ends in (GameEnds.FIRST_BROKE, GameEnds.FIRST_TO_WIN):
        yield "game.ends", "a game for points has no chips to lose or win", "choose score-reached"
    if game.ends in (GameEnds.REACHED, GameEnds.PASSED, GameEnds.FIRST_TO_WIN) and not game.limit:
        yield "game.limit", "the game ends at a limit that is not stated", "state game.limit, as 100"
