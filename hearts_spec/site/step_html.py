"""The words of scenarios as pages set them: games by their titles, and the places of an outline in italics."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from markupsafe import Markup

from hearts_spec.site.links import Here
from hearts_spec.site.scenario_html import Scene
from hearts_spec.site.templating import broken, carded

_PARTS = re.compile(r"((?:[a-z0-9-]+/)?<[^<>]+>|[a-z0-9-]+/[a-z0-9-]+)")  # a place, or what may be the id of a game
_LINK = Markup('<a href="{}" title="{}">{}</a>')
_PLACE = Markup("<em>{}</em>")


@dataclass(frozen=True)
class StepWords:
    """Sets the words of the scenarios on one page; `titles` are those of the games."""

    here: Here
    titles: Mapping[str, str]

    def text(self, text: str, places: Collection[str] = ()) -> Markup:
        """Set the text of a step, or a cell of its table, in which the `places` of its outline may stand."""
        return Markup("").join(self._part(part, places) for part in _PARTS.split(text))

    def _part(self, part: str, places: Collection[str]) -> Markup:
        place = part.partition("<")[2].removesuffix(">")
        if place in places:  # of `book/<game>` the table has the game
            return _PLACE.format(place)
        return self._game(part) if part in self.titles else broken(carded(part))

    def cell(self, text: str, head: str, scene: Scene) -> Markup:
        """Set a cell of the cases of an outline: a game and a provision lead to their pages."""
        game = scene.shelves.get(head, "") + text
        if game in self.titles:
            return self._game(game)
        if text in self.here.links.library.provisions:
            return _LINK.format(self.here.to_provision(text), self.here.gist(text), broken(text))
        return broken(carded(text))

    def _game(self, id: str) -> Markup:
        return _LINK.format(self.here.to_rule_set(id), id, self.titles[id])
