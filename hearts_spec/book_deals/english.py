"""Words for what is counted in a deal's game, and for the test of a remark on the deal."""

from collections.abc import Iterator

from hearts_spec.book_deals.deal import AuthorsRemark, LostDeal, RecordedDeal
from hearts_spec.book_deals.statements import roman
from hearts_spec.cards import card_text, cards_in, cards_text
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.rules.vocabulary.values import Worth
from hearts_spec.schema.english import listed


def unit_words(table: CompiledRules) -> tuple[str, str]:
    """Return the singular and the plural of what is counted in a game: the only suit that counts, spots, or points."""
    if any(leaf.value is Worth.PIPS for leaf in table.playable.leaves.values()):
        return "spot", "spots"
    avoided = table.avoided.name.lower()
    alone = table.scoring == table.suits[table.avoided] & table.pack and table.total == table.scoring.bit_count()
    return (avoided.removesuffix("s"), avoided) if alone else ("point", "points")


def put_to_test(deal: LostDeal | RecordedDeal, remark: AuthorsRemark) -> str:
    """Return what a remark assumes contrary to fact, and what is tested, in two sentences."""
    supposed = [f"that {each}" for each in _supposed(deal, remark)]
    suppose = f"Suppose {listed(supposed)}. " if supposed else ""
    return f"{suppose}We test whether {listed(list(_claimed(deal, remark)))}."


def _supposed(deal: LostDeal | RecordedDeal, remark: AuthorsRemark) -> Iterator[str]:
    if remark.sale:
        bids = [f"{seat} bids {bid}" if bid else f"{seat} passes" for seat, bid in remark.sale.bids.items()]
        yield f"{', '.join(bids)}, and {remark.sale.suit.name.lower()} are to be avoided"
    dealt = deal.hands()
    for seat, hand in remark.hands.items():
        more, fewer = (cards_text(cards_in(each)) for each in (hand & ~dealt[seat], dealt[seat] & ~hand))
        yield f"{seat} has {more} in place of {fewer}"
    if remark.instead is not None:
        yield f"{remark.seat} plays {card_text(remark.instead)} to trick {roman(remark.trick)}"
    yield from (each.text(deal.seats) for each in remark.supposing)


def _claimed(deal: LostDeal | RecordedDeal, remark: AuthorsRemark) -> Iterator[str]:
    if remark.claim:
        yield remark.claim.text(deal.seats)
    units = remark.sale.suit.name.lower() if remark.sale else unit_words(deal.table)[1]
    for does, what, bounds in (("takes", units, remark.takes), ("wins", "tricks from there on", remark.wins)):
        if bounds:
            (first, many), *others = bounds.items()
            yield listed([f"{first} {does} {many} of the {what}", *(f"{seat} {each}" for seat, each in others)])
