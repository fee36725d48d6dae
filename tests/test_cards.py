"""Cards, hands and seats: what is written is read back the same, and a slip of the pen is named with its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts_spec.cards import (
    JOKER,
    SUITS,
    NotationError,
    Suit,
    card_name,
    card_text,
    cards_in,
    cards_text,
    default_seats,
    full_pack,
    group_mask,
    group_name,
    is_group,
    mask_of,
    names_together,
    nearest,
    parse_by_seat,
    parse_card,
    parse_cards,
    pips_of,
    plural,
    quoted,
    seat_number,
    suit_of,
)

PACK = full_pack()
CARDS = st.sampled_from([*PACK, JOKER])
TWIN = 64


def test_a_pack_has_52_cards() -> None:
    assert len(set(PACK)) == 52


def test_two_packs_have_104_cards() -> None:
    assert len(set(full_pack(2))) == 104


def test_no_pack_holds_the_joker() -> None:
    assert JOKER not in full_pack(2)


@pytest.mark.parametrize("suit", SUITS)
def test_a_suit_has_thirteen_cards(suit: Suit) -> None:
    assert sum(suit_of(card) is suit for card in PACK) == 13


@given(CARDS)
def test_a_card_is_read_as_it_is_written(card: int) -> None:
    assert parse_card(card_text(card)) == card


@given(st.lists(CARDS))
def test_cards_are_read_as_they_are_written(cards: list[int]) -> None:
    assert parse_cards(cards_text(cards)) == cards


@given(CARDS)
def test_small_letters_will_do(card: int) -> None:
    assert parse_card(card_text(card).lower()) == card


@given(st.sampled_from(PACK), st.sampled_from(["♣♦♠♥", "♧♢♤♡"]), st.sampled_from(["", "\ufe0e", "\ufe0f"]))
def test_suit_signs_will_do(card: int, signs: str, variation: str) -> None:
    text = card_text(card)[:-1] + signs[suit_of(card)] + variation
    assert parse_card(text) == card


@pytest.mark.parametrize("text", ["10H", "TH", "th", "10♥", "T♡", " 10h "])
def test_ways_to_write_the_ten_of_hearts(text: str) -> None:
    assert card_text(parse_card(text)) == "10H"


@pytest.mark.parametrize("text", ["Joker", "joker", "JOKER"])
def test_ways_to_write_the_joker(text: str) -> None:
    assert parse_card(text) == JOKER


def test_cards_may_be_parted_by_commas() -> None:
    assert cards_text(parse_cards("QS,10H, 2c\n3d")) == "QS 10H 2C 3D"


def test_no_cards_at_all() -> None:
    assert parse_cards("  ") == []


@pytest.mark.parametrize("text", ["", "1S", "11H", "0C", "S", "10", "QSS", "Q S", "QX", "S10", "♠", "Ⅹ♠", "१०H"])
def test_what_is_not_a_card(text: str) -> None:
    with pytest.raises(NotationError):
        parse_card(text)


def test_a_slip_is_named_with_its_place() -> None:
    with pytest.raises(NotationError) as caught:
        parse_cards("QS 10H  1D 2C")
    assert (caught.value.token, caught.value.position) == ("1D", 8)


@given(st.lists(CARDS), st.lists(CARDS))
def test_mistake_found_at_any_position(before: list[int], after: list[int]) -> None:
    text = f"{cards_text(before)} ZZ {cards_text(after)}"
    with pytest.raises(NotationError) as caught:
        parse_cards(text)
    assert text[caught.value.position :].startswith(caught.value.token)


def test_the_nearest_card_is_named() -> None:
    with pytest.raises(NotationError, match=r"'1OH' is not a card \(did you mean 10H\?\)"):
        parse_card("1OH")


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("♣2", "2C"), ("♦3", "3D"), ("C2", "2C"), ("D10", "10D"), ("h2", "2H"), ("S3", "3S"), ("♥\ufe0fT", "10H"),
        ("♤q", "QS"), ("DA", "AD"), ("12S", "QS"), ("11d", "JD"), ("13C", "KC"), ("14H", "AH"),
    ],
)  # fmt: skip
def test_card_written_as_elsewhere_gets_right_suggestion(text: str, card: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_card(text)
    assert caught.value.hint == f"did you mean {card}?"


def test_unrecognisable_card_answered_with_an_example() -> None:
    with pytest.raises(NotationError, match=r"\(a card is a rank and a suit, as QS or 10H\)"):
        parse_card("seven-of-spades")


@given(st.text())
def test_any_text_parsed_or_refused_in_one_line(text: str) -> None:
    try:
        said = cards_text(parse_cards(text))
    except NotationError as error:
        said = str(error)
    assert said.isprintable()


@pytest.mark.parametrize(
    ("text", "name"), [("QS", "queen of spades"), ("10H", "ten of hearts"), ("2C", "two of clubs"), ("Joker", "joker")]
)
def test_the_name_of_a_card(text: str, name: str) -> None:
    assert card_name(parse_card(text)) == name


@pytest.mark.parametrize(
    ("one", "several"), [("queen of spades", "queens of spades"), ("six", "sixes"), ("joker", "jokers")]
)
def test_several_cards_are_named_as_one_is(one: str, several: str) -> None:
    assert plural(one) == several


def test_cards_of_a_suit_compare_by_rank() -> None:
    hearts = "2H 3H 4H 5H 6H 7H 8H 9H 10H Joker JH QH KH AH"
    assert parse_cards(hearts) == sorted(parse_cards(hearts))


def test_the_joker_is_a_heart() -> None:
    assert suit_of(JOKER) is Suit.HEARTS


@given(st.lists(CARDS, unique=True))
def test_a_hand_gives_back_its_cards(cards: list[int]) -> None:
    assert list(cards_in(mask_of(cards))) == sorted(cards)


@given(st.lists(st.sampled_from(full_pack(2)), unique=True))
def test_hand_from_two_packs_returns_its_cards(cards: list[int]) -> None:
    assert list(cards_in(sum(1 << card for card in cards))) == sorted(cards)


def test_a_card_named_twice_is_its_twin() -> None:
    queen = parse_card("QS")
    assert list(cards_in(mask_of([queen, queen]))) == [queen, queen + TWIN]


@given(CARDS)
def test_a_twin_is_written_like_the_first(card: int) -> None:
    assert (card_text(card + TWIN), card_name(card + TWIN)) == (card_text(card), card_name(card))


@given(CARDS)
def test_a_twin_is_of_the_same_suit(card: int) -> None:
    assert suit_of(card + TWIN) is suit_of(card)


def test_an_empty_hand() -> None:
    assert list(cards_in(0)) == []


@pytest.mark.parametrize("suit", SUITS)
def test_a_suit_is_a_group_of_both_packs(suit: Suit) -> None:
    pack = sum(1 << card for card in full_pack(2))
    assert (group_mask(suit.name.lower()) & pack).bit_count() == 26


def test_the_joker_is_among_the_hearts() -> None:
    assert group_mask("hearts") >> JOKER & 1


def test_card_forms_a_group_with_its_twin() -> None:
    queen = parse_card("QS")
    assert list(cards_in(group_mask("QS"))) == [queen, queen + TWIN]


@pytest.mark.parametrize("text", ["hearts", "QS", "TH", "Joker"])
def test_what_is_a_group(text: str) -> None:
    assert is_group(text)


@pytest.mark.parametrize("text", ["heart", "", "1S", "trumps"])
def test_what_is_not_a_group(text: str) -> None:
    assert not is_group(text)


def test_a_group_that_is_none_is_refused() -> None:
    with pytest.raises(NotationError, match="'trumps' is not a card"):
        group_mask("trumps")


@pytest.mark.parametrize(("text", "name"), [("hearts", "hearts"), ("QS", "the queen of spades")])
def test_the_name_of_a_group(text: str, name: str) -> None:
    assert group_name(text) == name


def test_seats_are_named_clockwise() -> None:
    assert default_seats(4) == ("A", "B", "C", "D")


def test_the_number_of_a_seat() -> None:
    assert seat_number(("N", "E", "S", "W"), "S") == 2


def test_a_seat_that_the_table_has_not() -> None:
    with pytest.raises(NotationError, match="there is no seat 'e' at this table; the seats are N, E, S, W") as caught:
        seat_number(("N", "E", "S", "W"), "e", 7)
    assert (caught.value.position, caught.value.hint) == (7, "did you mean E?")


def test_something_is_said_of_each_seat() -> None:
    assert parse_by_seat("A=QS 2H, B=3H,C=") == {"A": "QS 2H", "B": "3H", "C": ""}


@given(st.dictionaries(st.sampled_from("ABCDEFGHIJ"), st.sampled_from(["0", "13", "QS 2H", ""]), min_size=1))
def test_what_is_said_of_seats_is_read_back(said: dict[str, str]) -> None:
    assert parse_by_seat(",".join(f"{seat}={value}" for seat, value in said.items())) == said


@pytest.mark.parametrize(
    ("text", "position", "message"),
    [
        ("A=2,B", 4, "'B' does not say which seat it is for"),
        ("A=2, =3", 5, "'=3' does not say which seat it is for"),
        ("A=2,B=1, A=3", 9, "seat A is named twice"),
        ("A=2, pot=3", 5, "'pot' cannot name a seat, because it is the name of a fund"),
        ("", 0, "'' does not say which seat it is for"),
        ("A=2,", 4, "'' does not say which seat it is for"),
    ],
)
def test_mistake_in_seats_reported_with_location(text: str, position: int, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_by_seat(text)
    assert (caught.value.position, str(caught.value).partition(" (")[0]) == (position, message)


def test_a_notation_error_is_a_value_error() -> None:
    assert issubclass(NotationError, ValueError)


@pytest.mark.parametrize(("word", "near"), [("hnad", "hand"), ("HAND", "hand"), ("zebra", None), ("", None)])
def test_the_nearest_word(word: str, near: str | None) -> None:
    assert nearest(word, ["hand", "deal", "first"]) == near


def test_nearest_word_is_shortest_that_begins_so() -> None:
    assert nearest("leading-heart", ["naming-hearts", "leading-hearts-unbroken", "leading-hearts"]) == "leading-hearts"


@pytest.mark.parametrize(
    ("text", "shown"),
    [("a", "'a'"), ("a\x1b[31m", r"'a\x1b[31m'"), ("a\nb", r"'a\nb'"), ("x" * 50, f"'{'x' * 37}...'")],
)
def test_what_is_quoted_is_short_and_harmless(text: str, shown: str) -> None:
    assert quoted(text) == shown


@pytest.mark.parametrize(("text", "pips"), [("2H", 2), ("9C", 9), ("10S", 10), ("AD", 1), ("JH", 0), ("KH", 0)])
def test_the_pips_of_a_card(text: str, pips: int) -> None:
    assert pips_of(parse_card(text)) == pips


def test_a_joker_has_no_pips() -> None:
    assert pips_of(JOKER) == 0


def test_all_cards_of_a_suit_or_a_rank_are_named_together() -> None:
    clubs = " ".join(f"{rank}C" for rank in (*range(2, 11), *"JQKA"))
    assert names_together(parse_cards(f"{clubs} 2D")) == ["the clubs of one pack", "the two of diamonds"]
    assert names_together(parse_cards("2C 2D 2S 2H 3D")) == ["the twos", "the three of diamonds"]
    assert names_together(parse_cards(f"{clubs} 2D 2S 2H"))[1:] == [
        "the two of diamonds", "the two of spades", "the two of hearts"
    ]  # fmt: skip
