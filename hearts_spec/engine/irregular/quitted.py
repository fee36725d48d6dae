"""Looking at tricks that were turned."""

from dataclasses import dataclass
from typing import assert_never

from hearts_spec.engine.irregular.course import Course
from hearts_spec.engine.irregular.incident import A_SEAT, Happening, Telling
from hearts_spec.engine.irregular.ruling import Ruling
from hearts_spec.rules.sections.quitted import TricksSeen
from hearts_spec.rules.shape.compound import part
from hearts_spec.rules.shape.kinds import Number


@dataclass(frozen=True, kw_only=True)
class Looked(Happening, what="looked"):
    """Somebody asks to look at a trick that was turned, counted from 1; it does not matter who."""

    trick: int = part(Number(1, quotes=True))
    seat: str | None = part(A_SEAT, default=None)

    told = (
        Telling("{seat} asks to look at trick {trick:number}", "A player asks to look at a trick that was turned."),
    )

    def happen(self, course: Course) -> Ruling:
        turned = len(course.play.tricks)
        if not 1 <= self.trick <= turned:
            raise self.cannot(f"trick {self.trick} is not turned yet", str(self.trick))
        granted = course.play.over or self._may_look(course.law.quitted.seen, turned)
        return course.rule(self.what, "irregular.quitted.seen", granted=granted)

    def _may_look(self, seen: TricksSeen, turned: int) -> bool:
        match seen:
            case TricksSeen.ANY:
                return True
            case TricksSeen.LAST_ONLY:
                return self.trick == turned
            case TricksSeen.NONE:
                return False
            case other:
                assert_never(other)
