"""Looking at tricks that were turned."""

from dataclasses import dataclass
from typing import assert_never

from hearts_spec.engine.irregular.incident import A_SEAT, IncidentKind, IncidentPhrase
from hearts_spec.engine.irregular.irregular_play import IrregularPlay
from hearts_spec.engine.irregular.ruling import Ruling
from hearts_spec.rules.vocabulary.quitted import LookCosts, TricksSeen
from hearts_spec.schema.kinds import Number
from hearts_spec.schema.record_type import part

_SEEN = "irregular.quitted.seen"


@dataclass(frozen=True, kw_only=True)
class Looked(IncidentKind, what="looked"):
    """Somebody asks to look at a trick that was turned, counted from 1; it does not matter who."""

    trick: int = part(Number(1, quotes=True))
    seat: str | None = part(A_SEAT, default=None)

    told = (
        IncidentPhrase(
            "{seat} asks to look at trick {trick:number}", "A player asks to look at a trick that was turned."
        ),
    )

    def happen(self, course: IrregularPlay) -> Ruling:
        return course.rule(self.what, _SEEN, granted=_may_be_seen(self, self.trick, course))


@dataclass(frozen=True, kw_only=True)
class Peeped(IncidentKind, what="peeped"):
    """A player does look at a trick that was turned, counted from 1, with the right to or without."""

    seat: str = part(A_SEAT)
    trick: int = part(Number(1, quotes=True))

    told = (IncidentPhrase("{seat} looks at trick {trick:number}", "A player has looked at a trick that was turned."),)

    def happen(self, course: IrregularPlay) -> Ruling:
        if _may_be_seen(self, self.trick, course):
            return course.rule(self.what, _SEEN)
        match course.law.quitted.costs:
            case LookCosts.SUIT_CALLED:
                course.let_right_call(course.seat(self.seat))
            case LookCosts.NOTHING:
                pass
            case other:
                assert_never(other)
        return course.rule(self.what, _SEEN, "irregular.quitted.costs", granted=False)


def _may_be_seen(incident: IncidentKind, trick: int, course: IrregularPlay) -> bool:
    """Say whether a trick, counted from 1, may be looked at now."""
    turned = len(course.play.tricks)
    if not 1 <= trick <= turned:
        raise incident.cannot(f"trick {trick} is not turned yet", str(trick))
    if course.play.over:
        return True
    match course.law.quitted.seen:
        case TricksSeen.ANY:
            return True
        case TricksSeen.LAST_ONLY:
            return trick == turned
        case TricksSeen.NONE:
            return False
        case other:
            assert_never(other)
