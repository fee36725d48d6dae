"""A ruling: what the rules say of an incident at the table, and whether what was asked is granted."""

from dataclasses import dataclass

from hearts_spec.rules.ruleset import ConfiguredRules, Status


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the rules say of an incident.

    `status` is whether the book rules on it. `granted` says whether what was asked for, or the remedy the rules
    provide, takes place: it does not when it was claimed too late, or by somebody without the right to it, and when
    the book is silent. `text` says it in words, `keys` name the rules, `cites` the provisions behind them. `deals` is
    the seat that deals now, where the deal is void.
    """

    incident: str
    status: Status
    granted: bool
    text: str
    keys: tuple[str, ...]
    cites: tuple[str, ...]
    deals: int | None = None


def ruling_of(
    playable: ConfiguredRules, incident: str, *keys: str, granted: bool = True, because: str = "", decided_by: int = 1
) -> Ruling:
    """Make the ruling on an incident from the rules under some keys; `because` says why it is not granted.

    The first `decided_by` of the keys decide the matter; the book is silent when it is silent on all of these.
    """
    status = playable.status(*keys[:decided_by])
    if status is Status.SILENT:
        return Ruling(incident, status, False, "The book says nothing of this.", keys, ())
    said = [*playable.says(*keys), *([because] if because else [])]
    return Ruling(incident, status, granted, " ".join(said), keys, playable.cites(*keys))
