"""Questions answered by a rule itself: what it says, how the cards are dealt and passed, when the game is over."""

from typing import assert_never

from hearts_spec.cards import JOKER, card_name, card_text, cards_in, cards_text, full_pack, suit_of
from hearts_spec.disputes.inputs import ACard, Calls, Cards, Counts, Input, Keys, Number, OneOf, Seat
from hearts_spec.disputes.playing import PLAYERS
from hearts_spec.disputes.question import CannotBeError, Found, NotHereError, Question
from hearts_spec.disputes.wording import cards, listed, points, sentence, the_cards, verb
from hearts_spec.engine import Auction, Game, Refusal, cut_for_deal, left_over, pack_of, pass_offset, pass_to
from hearts_spec.rules.sections.auction import Bidding
from hearts_spec.rules.sections.deal import LeftOver
from hearts_spec.rules.sections.game import GameEnds
from hearts_spec.rules.sections.settlement import KeptIn
from hearts_spec.rules.vocabulary import VALUES

STATEMENT: dict[str, Input] = {"keys": Keys("What is asked for"), "players": PLAYERS}
DEAL: dict[str, Input] = {"players": PLAYERS}
PASS: dict[str, Input] = {
    "players": PLAYERS,
    "deal": Number("Deal, from 1", "1", least=1),
    "seat": Seat("Who passes", "A"),
}
CUT: dict[str, Input] = {"cuts": Cards("Cards cut, by A, B and on")}
BID: dict[str, Input] = {
    "players": PLAYERS,
    "dealer": Seat("Dealer", "last"),
    "bids": Calls("What was said, from eldest hand on", "none"),
    "bid": Calls("What he would say"),
    "seat": Seat("Who would say it", "B"),
}
WORTH: dict[str, Input] = {"card": ACard("The card")}
TOTAL: dict[str, Input] = {"players": PLAYERS}
GAME_OVER: dict[str, Input] = {
    "totals": Counts("Totals, or chips held"),
    "about": OneOf("What is asked", "end", ("end", "winners")),
}


def statement(question: Question) -> Found:
    """Say what a rule set states under some keys."""
    said, words = [], []
    for key in question.given["keys"]:
        for leaf in question.playable.under(key):
            if not leaf.silent:
                said.append(sentence(leaf.field.says(leaf.value)))
                plain = leaf.field.plain(leaf.value)
                words.append(" ".join(map(str, plain)) if isinstance(plain, list) else str(plain))
    return Found(" ".join(said), "; ".join(words), keys=question.given["keys"])


def deal(question: Question) -> Found:
    """Say which cards are left out and how many each is dealt."""
    rules, table, size = question.rules, question.table, question.rules.deal.hand
    packs = sum(1 << card for card in full_pack(rules.pack.packs))
    out = [card & 63 for card in cards_in(packs & ~table.pack)]
    over = len(left_over(rules, pack_of(rules), table.players))
    dealt = f"each is dealt {size} cards"
    word = f"{size} each"
    if out:
        dealt = f"{the_cards(out)} {'is' if len(out) == 1 else 'are'} left out, and {dealt}"
        word += f" without {cards_text(out)}"
    if table.pack >> JOKER & 1:
        dealt += ", the joker being among the cards"
    if over:
        dealt += f"; {cards(over)} {'make' if over > 1 else 'makes'} the {rules.deal.left_over.pile}"
        word += f", {over} over"
    keys = ("pack.without", "deal.hand", *(("deal.left-over",) if rules.deal.left_over is not LeftOver.NONE else ()))
    return Found(dealt, word, keys=keys)


def passing(question: Question) -> Found:
    """Say how many cards a player passes in a deal, and to whom."""
    rules, number = question.rules, question.given["deal"]
    keys = ("passing.cards", "passing.to")
    direction = pass_to(rules, number)
    giver = question.seat("seat")
    to = question.seats[(giver + pass_offset(direction, question.playable.players)) % question.playable.players]
    name = question.seats[giver]
    if to == name:
        return Found(f"no cards are passed in deal {number}", "none", keys=keys)
    ruling = f"{name} passes {cards(rules.passing.cards)} to {to}, {direction.phrase}"
    return Found(ruling, f"{rules.passing.cards} {direction.value}", keys=keys)


def cut(question: Question) -> Found:
    """Say who deals by the cards that were cut, or who must cut again."""
    names = question.seats
    found = cut_for_deal(question.rules, dict(zip(names, question.given["cuts"], strict=True)))
    if found.again:
        still = f"; {found.dealer} deals all the same" if found.dealer else ""
        ruling = f"{listed(list(found.again))} cut again{still}"
        return Found(ruling, f"again {''.join(found.again)}", keys=("cut.deals", "cut.ties"))
    if found.dealer is None:
        return Found("no cut decides who deals", "agreed", keys=("cut.deals",))
    keys = ("cut.deals", *(("cut.ace",) if _ace_cut(question) else ()), *(("cut.ties",) if _tie_cut(question) else ()))
    return Found(f"{found.dealer} deals", found.dealer, keys=keys)


def _ace_cut(question: Question) -> bool:
    return any(card_name(card).startswith("ace") for card in question.given["cuts"])


def _tie_cut(question: Question) -> bool:
    ranks = [card & 15 for card in question.given["cuts"]]
    return len(set(ranks)) < len(ranks)


def bid(question: Question) -> Found:
    """Say whether a bid may be made after those before it."""
    if question.rules.auction.bids is Bidding.NONE:
        raise NotHereError("it has no auction")
    auction = Auction(question.table, question.seat("dealer"), question.seats)
    for amount in question.given["bids"]:
        if auction.to_bid is None:
            raise CannotBeError(f"{len(question.given['bids'])} have spoken, where {question.playable.players} play")
        if refusal := auction.why_not(amount):
            raise CannotBeError(refusal.reason)
        auction.bid(amount)
    if len(question.given["bid"]) != 1:
        raise CannotBeError("one thing is said at a time")
    amount, seat = question.given["bid"][0], question.seat("seat")
    found: Refusal | None = auction.why_not(amount, seat)
    if found:
        return Found(f"{question.seats[seat]} may not: {found.reason}", "no", keys=found.keys, instead=True)
    what = f"bid {amount}" if amount else "pass"
    return Found(f"{question.seats[seat]} may {what}", "yes", keys=("auction.bids", "auction.least-raise"))


def worth(question: Question) -> Found:
    """Say what a captured card costs or earns."""
    card, table = question.given["card"], question.table
    if not table.pack >> card & 1:
        raise NotHereError(f"the {card_name(card)} is not in its pack")
    count = table.units(1 << card)
    keys = (f"{VALUES}.{card_text(card)}", f"{VALUES}.{suit_of(card).name.lower()}")
    stated = next((key for key in keys if key in question.playable.leaves), keys[0])
    unit = "chip" if question.rules.settlement.kept_in is KeptIn.CHIPS else "point"
    what = points(count).replace("point", unit) if count else "nothing"
    return Found(f"the {card_name(card)} counts {what}", str(count), keys=(stated,), instead=True)


def total(question: Question) -> Found:
    """Say how much there is in a deal to be taken."""
    count = question.table.total
    return Found(f"all that counts in a deal comes to {count}", str(count), keys=(VALUES,))


def game_over(question: Question) -> Found:
    """Say whether some totals end the game, and who has then won."""
    rules, totals = question.rules, question.given["totals"]
    game = Game(question.table, seats=question.seats)
    game.totals, game.deals = list(totals), 1
    ended, ends = game.outcome(), rules.game.ends
    keys = ["game.ends"] + (["game.limit"] if rules.game.limit else [])
    match ends:
        case GameEnds.OPEN:
            return Found("no score ends the game: the players stop when they choose", "open", keys=tuple(keys))
        case GameEnds.EACH_DEAL:
            return Found("each deal is a game in itself", "over", keys=tuple(keys))
        case GameEnds.REACHED | GameEnds.PASSED | GameEnds.FIRST_BROKE | GameEnds.FIRST_TO_WIN:
            pass
        case _:
            assert_never(ends)
    if ended is None:
        ruling = f"the game goes on; it is over {ends.phrase}, which is {rules.game.limit}"
        return Found(ruling, "goes-on", keys=tuple(keys))
    who = ended.winners or ended.losers
    names = [question.seats[seat] for seat in who]
    does = verb(names, "wins", "share the win") if ended.winners else verb(names, "loses", "lose")
    keys.extend(["game.winner", *(["game.tie"] if ended.winners[1:] else [])])
    word = "".join(names) if question.given["about"] == "winners" else "over"
    return Found(f"the game is over, for {ended.termination.value}: {listed(names)} {does}", word, keys=tuple(keys))
