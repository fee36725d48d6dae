"""Taking everything."""

from collections.abc import Iterator
from dataclasses import dataclass

from hearts_spec.rules.shape.describing import says
from hearts_spec.rules.shape.word import Word
from hearts_spec.rules.troubles import Trouble


class SlamPays(Word):
    """How taking everything is rewarded."""

    OTHERS_UP = "others-up", "scores nothing, and each other player scores the amount"
    SELF_DOWN = "self-down", "has the amount taken off, and the others score nothing"
    CHOICE = "choice", "chooses between lowering himself and raising the others"


@dataclass(frozen=True, slots=True)
class SlamRules:
    """Taking everything."""

    needs: tuple[str, ...] = says(
        "A slam needs",
        "Whoever takes all there is of {} makes a slam.",
        "None for no slam.",
        silent=(),
        none="There is no slam.",
    )
    pays: SlamPays = says("A slam pays", "Who makes it {}.", "", silent=SlamPays.OTHERS_UP)
    amount: int = says("Worth of a slam", "The amount is {} points.", "", silent=0)

    def troubles(self) -> Iterator[Trouble]:
        """Report a slam that nothing is won by."""
        if self.needs and not self.amount:
            yield Trouble("slam.amount", "a slam is worth nothing", "state slam.amount, as 26", ("slam.needs",))
