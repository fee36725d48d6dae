"""What beside the cards makes points: taking everything, tricks, and cards that double."""

from collections.abc import Iterator
from typing import assert_never

from hearts_spec.cards import group_name, groups_mask
from hearts_spec.rules.vocabulary.bonus import SlamBonus
from hearts_spec.rules.vocabulary.doubling import ShownDoubles, ShownPlayed
from hearts_spec.rules.vocabulary.slam import LosingSlam, Slam, SlamBy, SlamPays
from hearts_spec.schema.english import listed, number
from hearts_spec.summary.aim import most_wins
from hearts_spec.summary.english import counted, joint
from hearts_spec.summary.game import SummarizedGame
from hearts_spec.summary.sentence import Clause, SummarySentence, sentence


def points(game: SummarizedGame) -> Iterator[SummarySentence]:
    """Tell what taking everything does, what is scored for tricks or for none, and what doubles."""
    yield from sentence(*_slam(game))
    yield from sentence(*_other_slams(game))
    yield from sentence(*_tricks(game))
    yield from sentence(*_bonus(game))
    yield from sentence(*_doubling(game))


def _slam(game: SummarizedGame) -> Iterator[Clause | None]:
    """Tell of the slam that is stated by itself."""
    slam = game.rules.slam.every.get("slam")
    if slam:
        yield game.clause(f"{_maker(slam.by)} takes {_needs(slam)} in one deal", "slam.needs", "slam.by")
        yield game.clause(f" {_pays(game, slam)}", "slam.pays", "slam.amount")


def _other_slams(game: SummarizedGame) -> Iterator[Clause | None]:
    """Tell of the slams of a list, and of those that would lose the game."""
    slam = game.rules.slam
    if slam.also:
        each = [f"{_maker(one.by)} {_takes(one)} {_pays(game, one)}{_failing(one)}" for one in slam.also]
        yield game.clause("; ".join(each), "slam.also")
    if slam.every:
        yield game.spoken_clause(_losing(slam.losing, first=not slam.also), "slam.losing")


def _maker(by: SlamBy) -> str:
    """Name who makes a slam; what is told of him after it holds of each partner of a side."""
    match by:
        case SlamBy.PLAYER:
            return "whoever"
        case SlamBy.SIDE:
            return "each partner of a side that"
        case never:
            assert_never(never)


def _takes(slam: Slam) -> str:
    if slam.declared is None:
        return f"takes {_needs(slam)}"
    return f"declares before the first lead that he will take {_needs(slam)}, and does,"


def _failing(slam: Slam) -> str:
    """Tell what it costs to fail in a slam that was declared."""
    if slam.declared is None:
        return ""
    costs = f"scores {number(slam.declared)} beside what he takes" if slam.declared else "scores only what he takes"
    return f", but if he fails, he {costs}"


def _needs(slam: Slam) -> str:
    cards = [f"all the {group}" if group.islower() else group_name(group) for group in slam.needs]
    return listed([*cards, *slam.tricks_named])


def _losing(losing: LosingSlam, first: bool) -> str:
    match losing:
        case LosingSlam.SCORED:
            return ""
        case LosingSlam.LOWERED:
            told = "where that would end the game against him, he takes as much off his own score instead"
            return told if first else f"; {told}"
        case never:
            assert_never(never)


def _tricks(game: SummarizedGame) -> Iterator[Clause | None]:
    """Tell what tricks score."""
    bonus = game.rules.bonus
    prices = (("each trick", bonus.trick, "trick"), ("the first trick", bonus.first_trick, "first-trick"),
              ("the last trick", bonus.last_trick, "last-trick"))  # fmt: skip
    priced = [each for each in prices if each[1]]
    for place, (what, points_of_it, key) in enumerate(priced):
        keys = ("game.winner",) if points_of_it > 0 else ()
        yield game.clause(f"{joint(place, len(priced))}{what} {_costs(game, points_of_it)}", f"bonus.{key}", *keys)


def _costs(game: SummarizedGame, points: int) -> str:
    told = counted(abs(points), "point")
    if points < 0:
        return f"takes off {told}"
    return f"is {told} for you" if most_wins(game) else f"costs {told}"


def _doubling(game: SummarizedGame) -> Iterator[Clause | None]:
    """Tell of the cards that double, and of those that are shown so as to count double."""
    law, joint = game.rules.doubling, ""
    if law.cards:
        names = listed([group_name(card) for card in law.cards], "or")
        yield game.clause(f"whoever takes {names} has all that his cards come to doubled", "doubling.cards")
        joint = "; "
        if law.alone:
            yield game.clause(f", but taken with nothing that counts it {_costs(game, law.alone)}", "doubling.alone")
    if law.shown:
        names = listed([group_name(card) for card in law.shown], "or")
        shown = f"{joint}whoever holds {names} may show it before the first lead, so as to double {_reach(law.doubles)}"
        yield game.clause(shown, "doubling.shown", "doubling.doubles")
        yield game.spoken_clause(_played(law.played), "doubling.played")


def _played(played: ShownPlayed) -> str:
    match played:
        case ShownPlayed.AT_WILL:
            return ""
        case ShownPlayed.ONCE_LED:
            return ", but he may not play it the first time its suit is led while he holds another of that suit"
        case never:
            assert_never(never)


def _reach(doubles: ShownDoubles) -> str:
    match doubles:
        case ShownDoubles.ITSELF:
            return "what it counts"
        case ShownDoubles.ITS_SUIT:
            return "all that counts of its suit"
        case never:
            assert_never(never)


def _pays(game: SummarizedGame, slam: Slam) -> str:
    amount = number(slam.amount)
    match slam.pays:
        case SlamPays.OTHERS_UP:
            nothing = "is charged nothing for his cards" if _keeps_some(game) else "scores nothing"
            return f"{nothing}, and each of the others scores {amount}"
        case SlamPays.SELF_DOWN:
            others = ", and the others score nothing" if _leaves_nothing(game, slam) else ""
            return f"has {amount} taken off his score{others}"
        case SlamPays.CHOICE:
            chooses = "chooses with the other" if slam.by.is_shared else "chooses"
            return f"{chooses} whether {amount} are taken off his own score or added to everybody else's"
        case SlamPays.SELF_UP:
            return f"scores {amount} more"
        case never:
            assert_never(never)


def _keeps_some(game: SummarizedGame) -> bool:
    """Say whether whoever makes a slam may score something all the same: cards that lower his score, or tricks."""
    rules = game.rules
    return rules.bonus.for_tricks or any(value < 0 for value in rules.values.values())


def _leaves_nothing(game: SummarizedGame, slam: Slam) -> bool:
    """Say whether a slam leaves the others no card that costs."""
    costly = game.rules.values.scoring(game.rules.joker.among(game.rules.pack))
    return not costly & ~groups_mask(slam.needs) or bool(slam.tricks.are_counted)


def _bonus(game: SummarizedGame) -> Iterator[Clause | None]:
    bonus = game.rules.bonus
    scored = [
        (what, amount, key)
        for what, amount, key in (("trick", bonus.no_trick, "no-trick"), ("card that costs", bonus.clear, "clear"))
        if amount
    ]
    for place, (what, amount, key) in enumerate(scored):
        points = counted(abs(amount), "point")
        comes = f"has {points} taken off" if amount < 0 else f"scores {points}"
        yield game.clause(f"{', and ' if place else ''}a player who takes no {what} {comes}", f"bonus.{key}")
    if scored and game.rules.slam.every:
        yield game.spoken_clause(_beside(bonus.beside_slam), "bonus.beside-slam")


def _beside(beside: SlamBonus) -> str:
    match beside:
        case SlamBonus.KEPT:
            return ", even when another takes everything"
        case SlamBonus.LOST:
            return ", but not when another takes everything"
        case never:
            assert_never(never)
