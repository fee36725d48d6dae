"""Reading a lost deal from its file, with every fault at its place."""

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from pathlib import Path

from hearts_spec.cards import Suit, cards_in, cards_text
from hearts_spec.engine import Table, eldest
from hearts_spec.lost_deals.deal import Crux, Fact, Grade, LostDeal, Place, Reading, Remark, Sale, Told
from hearts_spec.lost_deals.parts import Reader
from hearts_spec.lost_deals.statement_file import read_statement, read_statements
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.rules.shape.faults import Fault, RulesError, did_you_mean, quoted
from hearts_spec.rules.shape.reading import read_file
from hearts_spec.rules.shape.tree import Items, Node, Pairs, Scalar, expected, only_keys, pairs_of, text_of, texts_of

KEYS = (
    "title", "rules", "options", "shows", "seats", "dealer", "leader", "auction", "hands", "facts", "readings",
    "remarks", "cruxes",
)  # fmt: skip
_NEEDED = ("title", "rules", "seats", "dealer", "leader", "hands", "facts", "readings")
_TOLD = ("seat", "grade", "page", "lines", "what")
_SALE = ("bids", "suit", "grade", "page", "lines", "what")
_HAND = ("cards", "page", "lines")
_FACT = ("what", "grade", "page", "lines", "follows-from", "says")
_READING = ("title", "why", "dealer", "without", "facts", "hands")
_REMARK = ("trick", "seat", "page", "lines", "words", "about", "instead", "claim")
_CRUX = ("crux", "reading", "why", "page", "lines")
_SUITS = tuple(suit.name.lower() for suit in Suit)


def read_deal(path: Path, id: str, library: Library) -> LostDeal:
    """Read the file of a lost deal.

    Raises RulesError with all that is wrong with it.
    """
    shown = library.shown(path)
    top = read_file(path, shown)
    faults: list[Fault] = []
    only_keys(top, KEYS, faults)
    if missing := [key for key in _NEEDED if top.get(key) is None]:
        faults.append(Fault(top.mark, f"the deal does not say {', nor '.join(missing)}"))
    if faults:
        raise RulesError(faults)
    reader = _reader(top, library, faults)
    deal = _Deal(reader, top, id, library).read()
    if reader.faults:
        raise RulesError(sorted(reader.faults, key=lambda fault: (fault.mark.line, fault.mark.column)))
    return deal


def _needed(pairs: Pairs, key: str) -> Node:
    node = pairs.get(key)
    assert node is not None
    return node


def _reader(top: Pairs, library: Library, faults: list[Fault]) -> Reader:
    """Make ready the table and the seats, without which nothing else can be read."""
    seats = tuple(each.text for each in texts_of(_needed(top, "seats"), faults, "the name of a seat", at_least=1))
    node = _needed(top, "rules")
    rules = text_of(node, faults, "the id of a rule set")
    options = _options(top, faults)
    if rules and rules not in library.drafts:
        hint = did_you_mean(rules, library.drafts, at_most=0)
        faults.append(Fault(node.mark, f"there is no rule set {quoted(rules, 60)}", hint))
    if faults:
        raise RulesError(faults)
    try:
        table = Table(library.playable(rules, len(seats), options))
    except RefusedError as error:
        where = (top.get("options") if options else None) or node
        raise RulesError([Fault(where.mark, str(error).removesuffix(f" ({error.hint})"), error.hint)]) from None
    return Reader(table, seats, faults)


def _options(top: Pairs, faults: list[Fault]) -> dict[str, str]:
    node = top.get("options")
    pairs = pairs_of(node, faults, "for options") if node is not None else ()
    return {key.text: text_of(value, faults) for key, value in pairs}


class _Deal:
    """One file being read."""

    def __init__(self, reader: Reader, top: Pairs, id: str, library: Library) -> None:
        self.reader = reader
        self.top = top
        self.id = id
        self.library = library
        self.hands: tuple[int, ...] = (0,) * len(reader.seats)

    def read(self) -> LostDeal:
        reader, top = self.reader, self.top
        sale = self._sale()
        if sale:
            reader.table = reader.table.avoiding(sale.suit)
        dealer, leader = self._told("dealer"), self._told("leader")
        self._check_leader(dealer.seat, leader.seat)
        printed, places = self._hands()
        self.hands = self._whole(printed, _needed(top, "hands"))
        facts = self._facts(_needed(top, "facts"), {}) if any(self.hands) else ()
        known = {fact.id: fact for fact in facts}
        if any(self.hands):
            self._check_links(_needed(top, "facts"), known)
        return LostDeal(
            id=self.id,
            title=reader.text(top, "title"),
            rules=reader.text(top, "rules"),
            options=_options(top, reader.faults),
            shows=self._shows(),
            seats=reader.seats,
            dealer=dealer,
            leader=leader,
            sale=sale,
            printed=printed,
            hand_places=places,
            facts=facts,
            readings=self._readings(printed, known) if any(self.hands) else (),
            remarks=self._remarks() if any(self.hands) else (),
            cruxes=self._cruxes(),
            table=reader.table,
            file=top.mark.file,
        )

    def _shows(self) -> tuple[str, ...]:
        """Give the provisions that tell of the deal, by their full ids."""
        node = self.top.get("shows")
        found = []
        for each in texts_of(node, self.reader.faults, "a provision") if node is not None else ():
            full = self.library.provision_id(each.text, self.id.partition("/")[0])
            if full not in self.library.provisions:
                hint = did_you_mean(full, self.library.provisions, at_most=0)
                self.reader.fault(each, f"{quoted(each.text, 60)} is not a provision", hint)
            found.append(full)
        return tuple(found)

    def _told(self, key: str) -> Told:
        reader = self.reader
        pairs = reader.pairs(_needed(self.top, key), _TOLD, ("seat", "grade", "page", "what"), f"the {key}")
        if pairs is None:
            return Told("", Grade.DOUBTFUL, Place(0), "")
        seat = reader.seat(_needed(pairs, "seat"))
        return Told(seat, reader.grade(pairs), reader.place(pairs), reader.text(pairs, "what"))

    def _check_leader(self, dealer: str, leader: str) -> None:
        reader = self.reader
        if dealer and leader:
            rules, players = reader.table.rules, reader.table.players
            first = reader.seats[eldest(rules, reader.seats.index(dealer), players)]
            if first != leader:
                node = _needed(self.top, "leader")
                reader.fault(node, f"{leader} cannot lead when {dealer} deals", f"{first} does")

    def _sale(self) -> Sale | None:
        reader = self.reader
        node = self.top.get("auction")
        pairs = reader.pairs(node, _SALE, _SALE[:4], "the auction") if node is not None else None
        if pairs is None:
            return None
        word = reader.text(pairs, "suit")
        if word not in _SUITS:
            reader.fault(_needed(pairs, "suit"), f"{quoted(word)} is not a suit", did_you_mean(word, _SUITS))
        bids = {}
        for key, value in pairs_of(_needed(pairs, "bids"), reader.faults, "for the bids"):
            passed = isinstance(value, Scalar) and value.text == "pass"
            bids[reader.seat(key)] = 0 if passed else reader.whole(value, "a bid or pass", 9999)
        suit = Suit[word.upper()] if word in _SUITS else Suit.HEARTS
        return Sale(bids, suit, reader.grade(pairs), reader.place(pairs), reader.text(pairs, "what"))

    def _hands(self) -> tuple[dict[str, int], dict[str, Place]]:
        """Give the printed hands; one seat's must be left out, for it is inferred."""
        reader = self.reader
        node = _needed(self.top, "hands")
        hands, places = {}, {}
        for key, value in pairs_of(node, reader.faults, "for the hands"):
            seat = reader.seat(key)
            pairs = reader.pairs(value, _HAND, ("cards", "page"), "a hand")
            if seat and pairs is not None:
                hands[seat] = reader.hand(_needed(pairs, "cards"))
                places[seat] = reader.place(pairs)
        if not reader.faults and len(hands) != len(reader.seats) - 1:
            message = f"{len(hands)} of {len(reader.seats)} hands are printed, where all but one were expected"
            reader.fault(node, message, "the hand that is left is inferred")
        return hands, places

    def _whole(self, printed: Mapping[str, int], node: Node) -> tuple[int, ...]:
        """Give all hands by seat number, the inferred one too; none when they cannot be a deal."""
        reader = self.reader
        seen = 0
        for seat, hand in printed.items():
            if twice := seen & hand:
                reader.fault(node, f"{cards_text(cards_in(twice))} is in more than one hand, {seat}'s among them")
            seen |= hand
        if len(printed) != len(reader.seats) - 1 or not all(printed.values()) or reader.faults:
            return (0,) * len(reader.seats)
        rest = reader.table.pack & ~reduce(or_, printed.values())
        return tuple(printed.get(seat, rest) for seat in reader.seats)

    def _facts(self, node: Node, known: Mapping[str, Fact], hands: Sequence[int] = ()) -> tuple[Fact, ...]:
        reader = self.reader
        facts = []
        for key, value in pairs_of(node, reader.faults, "for the facts"):
            if key.text in known:
                reader.fault(key, f"the fact {key.text} stands among the deal's facts too", "give it a name of its own")
            pairs = reader.pairs(value, _FACT, ("what", "grade", "page", "says"), f"the fact {key.text}")
            if pairs is None:
                continue
            says = read_statements(reader, _needed(pairs, "says"), hands or self.hands)
            source = pairs.get("follows-from")
            follows = tuple(each.text for each in texts_of(source, reader.faults, "a fact")) if source else ()
            what, grade = reader.text(pairs, "what"), reader.grade(pairs)
            facts.append(Fact(key.text, what, grade, reader.place(pairs), says, follows))
        return tuple(facts)

    def _check_links(self, node: Node, known: Mapping[str, Fact]) -> None:
        for key, value in node if isinstance(node, Pairs) else ():
            links = value.get("follows-from") if isinstance(value, Pairs) else None
            for each in texts_of(links, self.reader.faults, "a fact") if links is not None else ():
                self._known(each, [id for id in known if id != key.text])

    def _known(self, node: Scalar, ids: Sequence[str]) -> None:
        if node.text not in ids:
            self.reader.fault(node, f"there is no fact {quoted(node.text)}", did_you_mean(node.text, ids))

    def _readings(self, printed: Mapping[str, int], known: Mapping[str, Fact]) -> tuple[Reading, ...]:
        reader = self.reader
        node = _needed(self.top, "readings")
        readings = []
        for key, value in pairs_of(node, reader.faults, "for the readings"):
            pairs = reader.pairs(value, _READING, ("title", "why"), f"the reading {key.text}")
            if pairs is not None:
                readings.append(self._reading(key.text, pairs, printed, known))
        if not readings:
            reader.fault(node, "no reading is named", "the first is the one adopted")
        return tuple(readings)

    def _reading(self, id: str, pairs: Pairs, printed: Mapping[str, int], known: Mapping[str, Fact]) -> Reading:
        reader = self.reader
        without = texts_of(node, reader.faults, "a fact") if (node := pairs.get("without")) is not None else []
        for each in without:
            self._known(each, list(known))
        hands = {}
        changed = pairs.get("hands")
        for key, value in pairs_of(changed, reader.faults, "for the hands") if changed is not None else ():
            if (seat := reader.seat(key)) and seat not in printed:
                reader.fault(key, f"{seat}'s hand is inferred, and cannot be read in another way")
            hands[seat] = reader.hand(value)
        whole = self._whole({**printed, **hands}, changed) if changed is not None else ()
        facts = self._facts(node, known, whole) if (node := pairs.get("facts")) is not None else ()
        dealer = reader.seat(node) if (node := pairs.get("dealer")) is not None else ""
        title, why = reader.text(pairs, "title"), reader.text(pairs, "why")
        return Reading(id, title, why, dealer, tuple(each.text for each in without), facts, hands)

    def _remarks(self) -> tuple[Remark, ...]:
        node = self.top.get("remarks")
        found = []
        for key, value in pairs_of(node, self.reader.faults, "for the remarks") if node is not None else ():
            pairs = self.reader.pairs(value, _REMARK, ("trick", "seat", "page", "words", "about"), f"remark {key.text}")
            if pairs is not None:
                found.append(self._remark(key.text, pairs))
        return tuple(found)

    def _remark(self, id: str, pairs: Pairs) -> Remark:
        reader = self.reader
        seat = reader.seat(_needed(pairs, "seat"))
        instead = None
        if (node := pairs.get("instead")) is not None and (cards := reader.cards(node)):
            instead = cards[0]
            if seat and not self.hands[reader.seats.index(seat)] >> instead & 1:
                reader.fault(node, f"{seat} does not hold {text_of(node, reader.faults)}")
        claim = read_statement(reader, node, self.hands) if (node := pairs.get("claim")) is not None else None
        if instead is not None and claim is None and pairs.get("claim") is None:
            reader.fault(pairs, "a card is played instead, but nothing is claimed of it", "add `claim:`")
        return Remark(
            id, reader.trick(_needed(pairs, "trick")), seat, reader.place(pairs), reader.text(pairs, "words"),
            reader.text(pairs, "about"), instead, claim,
        )  # fmt: skip

    def _cruxes(self) -> tuple[Crux, ...]:
        reader = self.reader
        node = self.top.get("cruxes")
        if node is None:
            return ()
        if not isinstance(node, Items):
            reader.faults.append(expected(node, "a list of cruxes", "as `- crux: ...`"))
            return ()
        found = []
        for item in node.items:
            pairs = reader.pairs(item, _CRUX, ("crux", "reading", "why", "page"), "a crux")
            if pairs is not None:
                crux, reading, why = (reader.text(pairs, key) for key in ("crux", "reading", "why"))
                found.append(Crux(crux, reading, why, reader.place(pairs)))
        return tuple(found)
