"""Words for what is counted in a deal's game, and for the test of a remark on the deal."""

from collections.abc import Iterator

from hearts_spec.book_deals.deal import AuthorsRemark, LostDeal, RecordedDeal
from hearts_spec.book_deals.statements import roman
from hearts_spec.cards import card_text, cards_in, cards_text
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.rules.vocabulary.values import Worth
from hearts_spec.schema.english import listed, together


def unit_words(table: CompiledRules) -> tuple[str, str]:
    """Return the singular and the plural of what is counted in a game: the only suit that counts, spots, or points."""
    if any(leaf.value is Worth.PIPS for leaf in table.playable.leaves.values()):
        return "spot", "spots"
    avoided = table.avoided.name.lower()
    alone = table.scoring == table.suits[table.avoided] & table.pack and table.total == table.scoring.bit_count()
    return (avoided.removesuffix("s"), avoided) if alone else ("point", "points")


def put_to_test(deal: LostDeal | RecordedDeal, remark: AuthorsRemark) -> str:
    """Return what a remark assumes contrary to fact, and what is tested, in two sentences."""
    supposed = list(_supposed(deal, remark))
    suppose = f"Suppose that {listed(supposed)}. " if supposed else ""
    return f"{suppose}We test whether {', and whether '.join(_claimed(deal, remark))}."


def _supposed(deal: LostDeal | RecordedDeal, remark: AuthorsRemark) -> Iterator[str]:
    if remark.sale:
        bids = [f"{seat} bids {bid}" if bid else f"{seat} passes" for seat, bid in remark.sale.bids.items()]
        yield f"{', '.join(bids)}, and {remark.sale.suit.name.lower()} are to be avoided"
    dealt = deal.hands()
    for seat, hand in remark.hands.items():
        more, fewer = (cards_text(cards_in(each)) for each in (hand & ~dealt[seat], dealt[seat] & ~hand))
        yield f"{seat} has the {more} in place of the {fewer}"
    if remark.instead is not None:
        yield f"{remark.seat} plays the {card_text(remark.instead)} to trick {roman(remark.trick)}"
    yield from (each.text(deal.seats) for each in remark.supposing)


def _claimed(deal: LostDeal | RecordedDeal, remark: AuthorsRemark) -> Iterator[str]:
    if remark.claim:
        yield remark.claim.text(deal.seats)
    units = remark.sale.suit.name.lower() if remark.sale else unit_words(deal.table)[1]
    for does, what, bounds in (("take", units, remark.takes), ("win", "tricks from there on", remark.wins)):
        if bounds:
            (many, alike), *others = together(bounds.items(), lambda each: str(each[1])).items()
            seats = [seat for seat, _ in alike]
            first = f"{listed(seats)} {f'each {does}' if seats[1:] else f'{does}s'} {many} of the {what}"
            yield ", and ".join([first, *(f"{listed([seat for seat, _ in some])} {each}" for each, some in others)])
