"""What a settlement is made of: what stands on the table, the chips that move, and the result."""

from dataclasses import dataclass, field

from hearts_spec.rules.sections.settlement import KeptIn


@dataclass(frozen=True, slots=True)
class Standing:
    """What stands on the table between deals: chips in the pool, whether they are a Jack, and chips in the pot."""

    pool: int = 0
    jack: bool = False
    pot: int = 0


@dataclass(frozen=True, slots=True)
class Result:
    """A deal settled. Lists go by seat number.

    `units` are what each took, as the rule set counts it. In a game for chips `net` is `draws` less `pays`; in a game
    for points nobody pays or draws, and `net` is what each adds to his score; in a game for nothing it is nothing.
    `keys` name the rules that decided.
    """

    kept_in: KeptIn
    units: tuple[int, ...]
    pays: tuple[int, ...]
    draws: tuple[int, ...]
    net: tuple[int, ...]
    before: Standing
    after: Standing
    winners: tuple[int, ...] = ()
    slam: int | None = None
    case: int | None = None
    keys: tuple[str, ...] = ()


@dataclass(slots=True)
class Books:
    """The chips that move while a deal is settled. Lists go by seat number; `keys` gathers the rules that decide."""

    pays: list[int]
    draws: list[int]
    pool: int
    pot: int
    keys: list[str] = field(default_factory=list)
    next_pot: int = 0
