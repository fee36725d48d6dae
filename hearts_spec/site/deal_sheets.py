"""The features that take up a deal."""

import re

from hearts_spec.lost_deals.deal_file import AnyDeal
from hearts_spec.site.catalogue import Catalogue
from hearts_spec.site.scenes import Sheet

_TAKEN_UP = re.compile(r"the (?:lost|recorded) deal (\S+)")


def sheets_on(catalogue: Catalogue, deal: AnyDeal) -> list[Sheet]:
    """Give the features that take up a deal."""
    found = []
    for sheet in catalogue.sheets:
        lines = [*sheet.background, *(line for scene in sheet.scenes for line in scene.lines)]
        named = {match.group(1) for line in lines if (match := _TAKEN_UP.fullmatch(line.text))}
        if named & {deal.name, deal.id}:
            found.append(sheet)
    return found
