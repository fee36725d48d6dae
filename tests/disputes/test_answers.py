"""Answers: what each says and comes to, and what other choices make of it."""

from pathlib import Path

import pytest

from hearts_spec.disputes import (
    ImpossibleError,
    Unanswered,
    answer,
    ask,
    grouped,
    read_disputes,
    split_settings,
)
from hearts_spec.rules import Library, Problem, RefusedError, Status
from hearts_spec.schema.source_tree import read_text
from tests.disputes.cases import LIBRARY, SITUATIONS, answers_to, is_house, put


@pytest.mark.parametrize(
    ("choices", "follows"),
    [
        ({}, "B pays 3, C 4 and D 6; A collects 13."),
        ({"revoke-fine": "5"}, "B pays 8, C 4 and D 6; A collects 13. 5 chips stay for the next deal."),
    ],
)
def test_unspecified_fine_still_appears_in_the_answer(library: Library, choices: dict[str, str], follows: str) -> None:
    """In 1887 the fine for a revoke is left to agreement: it is paid beside three for three hearts, to the table."""
    found = answer(library, SITUATIONS.find("revoke-paid-for"), "hoyle-1887/hearts", choices=choices)
    assert (found.says, found.follows) == ("They pay the fine agreed on beforehand, and their own losses.", follows)


@pytest.mark.parametrize(
    ("situation", "rules", "says"),
    [
        ("both-queens", "davis-2004/cancellation", "Say you took both queens of spades."),  # two packs
        ("one-takes-all-thirteen", "davis-2004/black-lady", "Say you took the queen of spades."),
        ("taking-no-trick", "davis-2004/joker-black-lady", "Say D took the queen of spades and the joker."),
    ],
)
def test_holders_of_other_cards_named_in_one_sentence(library: Library, situation: str, rules: str, says: str) -> None:
    assert says in put(library, situation, rules).follows


@pytest.mark.parametrize(
    ("situation", "rules", "follows"),
    [
        (
            "two-tie-for-fewest",
            "spalding-1896/drive",
            "What was taken counts only for moving up, and for stars: you and B 2 each; C 3; D 6.",
        ),
        # the pair at head and foot goes up whatever it took, p.40
        (
            "two-tie-for-fewest",
            "spalding-1896/drive-by-position",
            "What was taken counts only for stars: you and B 2 each; C 3; D 6. "
            "You and B get a silver star each for the fewest hearts at the table.",
        ),
        # rules 36 and 37: of two who both revoked, he who is ahead may not have what the other would pay
        (
            "two-revokes",
            "spalding-1896/single-handed",
            "Nobody pays or collects anything, because a player who revoked may win nothing.",
        ),
        (
            "two-revokes",
            "spalding-1896/three-handed",
            "Say the deal is settled so that the player with the most hearts pays each of the others the difference."
            " B and C pay 8 each; A collects 16.",
        ),
        # the buyer may name another suit than hearts
        (
            "what-a-heart-costs",
            "spalding-1896/auction",
            "If another suit is bought, its cards cost this in place of hearts.",
        ),
        (
            "what-a-heart-costs",
            "foster-1914/auction",
            "If another suit is bought, its cards cost this in place of hearts.",
        ),
    ],
)
def test_card_values_described_as_game_scores_them(library: Library, situation: str, rules: str, follows: str) -> None:
    assert put(library, situation, rules).follows == follows


@pytest.mark.parametrize(
    ("card", "choices", "says"),
    [
        ("JD", {}, "Yes, to 10 points below zero."),
        ("JD", {"below": "may-not"}, "No, it does not. A score that falls below 0 is raised to 0."),
        ("10D", {"below": "may-not"}, "In this game the ten of diamonds takes nothing off a score."),
    ],
)
def test_score_stops_at_zero_if_agreed(library: Library, card: str, choices: dict[str, str], says: str) -> None:
    situation = SITUATIONS.find("a-score-below-nothing")
    found = answer(library, situation, "house/jack-of-diamonds", {"card": card}, choices=choices)
    assert f"{found.says} {found.follows}".strip() == says


@pytest.mark.parametrize(
    ("totals", "choices", "follows"),
    [
        ("100,60,40,80", "wins", "A score came to the limit exactly. A wins."),
        ("101,60,40,80", "wins", "A score reached the limit. C wins with the lowest total."),
        ("100,60,40,80", "nothing", "A score of exactly the limit goes back to 0."),
    ],
)
def test_what_a_hundred_exactly_comes_to(library: Library, totals: str, choices: str, follows: str) -> None:
    situation = SITUATIONS.find("is-the-game-over")
    found = answer(library, situation, "house/hundred-exactly", {"totals": totals}, choices={"back-to": choices})
    assert follows in found.follows
    assert ("game.exactly" in found.keys) == (totals[:3] == "100")


def test_fine_omitted_where_another_penalty_replaces_it(library: Library) -> None:
    for situation, rules in (("revoke-to-escape-all", "hoyle-1887/hearts"), ("revoke-paid-for", "hoyle-1913/simple")):
        found = put(library, situation, rules)
        assert "fine agreed" not in f"{found.follows}{found.played and found.played.follows}"


@pytest.mark.parametrize(
    ("rules", "choices", "says"),
    [
        ("house/jack-of-diamonds", {}, "They count as in any other deal."),
        ("house/jack-of-diamonds", {"with-a-moon": "nothing"}, "They count nothing in that deal."),
        ("house/none-taken", {}, "They count nothing in that deal."),
        ("today/hearts", {"diamond": "jack"}, "They count as in any other deal."),
    ],
)
def test_what_else_counts_with_a_moon(library: Library, rules: str, choices: dict[str, str], says: str) -> None:
    assert answer(library, SITUATIONS.find("extras-with-a-moon"), rules, choices=choices).says == says


def test_some_extras_may_count_with_a_moon_and_others_not() -> None:
    library, id = LIBRARY.find_data(
        {"extends": "house/jack-of-diamonds", "bonus": {"no-trick": -5, "beside-slam": "lost"}}
    )
    assert answer(library, SITUATIONS.find("extras-with-a-moon"), id).says == "Some count, and some do not."


@pytest.mark.parametrize(
    ("rules", "his", "others"), [("house/moon-and-sun", 0, 52), ("house/slobberhannes", 4, 0), ("house/polignac", 0, 5)]
)
def test_taking_every_trick_also_counts_trick_values(library: Library, rules: str, his: int, others: int) -> None:
    """All the hearts and the queen alone are 26 on each other; the first trick, the last and a queen, one each."""
    found = put(library, "all-the-tricks", rules)
    assert (found.word, found.firm) == ("yes", "ruled")
    assert "slam.also.1" in found.keys
    assert found.net == {"A": his, "B": others, "C": others, "D": others}


def test_a_pass_to_several_names_them() -> None:
    library, id = LIBRARY.find_data({"extends": "house/two-to-each", "passing": {"to": ["shared"]}})
    found = put(library, "how-many-to-pass", id)
    assert (found.says, found.firm) == ("You pass four cards, in equal parts to all the others.", "ruled")
    assert found.follows == "You pass four cards to B and C."


@pytest.mark.parametrize(
    ("situation", "said", "word", "net"),
    [
        ("everything-taken", {}, "others-up", (0, 26, 26, 26)),
        ("everything-taken", {"tricks": "13,0,0,0"}, "others-up", (0, 52, 52, 52)),
        ("everything-taken", {"hearts": "13,0,0"}, "others-up", (0, 26, 26)),
        ("everything-taken", {"hearts": "13,0,0", "tricks": "17,0,0"}, "others-up", (0, 52, 52)),
        ("is-the-diamond-needed", {}, "yes", (0, 26, 26, 26)),
        ("may-i-choose-my-own-score", {}, "no", (0, 26, 26, 26)),
        ("one-of-three-takes-all", {}, "no", (13, 0, 13)),
        ("four-are-clear-of-five", {}, "no", (13, 0, 0, 0, 13)),
        ("slam-with-a-short-pack", {}, "others-up", (0, 26, 26, 26, 26)),
        ("slam-with-a-short-pack", {"hearts": "13,0,0,0,0", "tricks": "10,0,0,0,0"}, "others-up", (0, 52, 52, 52, 52)),
    ],
)
def test_tricks_distinguish_moon_from_sun(
    library: Library, situation: str, said: dict[str, str], word: str, net: tuple[int, ...]
) -> None:
    """Whoever says nothing of the tricks is answered for the moon: one of them went to another."""
    found = answer(library, SITUATIONS.find(situation), "house/moon-and-sun", said)
    assert (found.answer, tuple((found.net or {}).values())) == (word, net)


@pytest.mark.parametrize(
    ("rules", "says", "net"),
    [
        ("house/partnership", "No: one player alone must take every heart and the queen of spades.", (13, 0, 13, 0)),
        ("house/partners-together", "Yes, you did.", (0, 13, 0, 13)),
    ],
)
def test_partners_together_make_slam_in_partnership_game(
    library: Library, rules: str, says: str, net: tuple[int, ...]
) -> None:
    """The asker has the hearts and his partner the queen; the ten of diamonds, where it costs, is the last player's."""
    found = put(library, "all-hearts-without-the-queen", rules, queen="C")
    assert (found.says, tuple((found.net or {}).values()), found.firm) == (says, net, "ruled")


@pytest.mark.parametrize(
    ("tricks", "message"),
    [
        ("12,0,0,0", "12 tricks are given, and 13 are played"),
        ("12,1,0", "tricks are given for 3 players, and 4 play"),
        ("0,12,1,0", "A took cards, and so took a trick"),
    ],
)
def test_tricks_that_cannot_be_are_refused(library: Library, tricks: str, message: str) -> None:
    with pytest.raises(RefusedError, match=message):
        ask(library, SITUATIONS.find("everything-taken"), ["house/moon-and-sun"], {"tricks": tricks})


@pytest.mark.parametrize(
    ("rules", "word"),
    [("house/polignac", "yes"), ("house/slobberhannes", "no"), ("modern/standard", "no"), ("house/moon-and-sun", "no")],
)
def test_slam_declared_where_rules_require_it(library: Library, rules: str, word: str) -> None:
    found = put(library, "announcing-a-slam", rules)
    assert (found.word, found.firm) == (word, "ruled")


@pytest.mark.parametrize(
    ("scores", "each", "his"),
    [("trick", 1, 39), ("first-trick", 5, 31), ("last-but-one", 5, 31), ("last-trick", 5, 31), ("no-trick", -5, 26)],
)
def test_every_trick_costs_more_where_tricks_score(scores: str, each: int, his: int) -> None:
    """Twenty-six for the cards, and thirteen tricks at one, or five for the first or the last; the rest is others'."""
    library, id = LIBRARY.find_data({"extends": "davis-2004/black-lady", "bonus": {scores: each}})
    found = put(library, "all-the-tricks", id)
    assert found.net is not None
    assert (found.word, found.net["A"]) == ("no" if his == 26 else "yes", his)


def test_only_players_at_table_can_have_revoked() -> None:
    """Nobody at a table of four is called H; B, who is there, bears the losses of all."""
    alone = put(LIBRARY, "revoke-paid-for", "spalding-1896/sweepstake", revoked="B")
    assert alone.net == {"A": 13, "B": -13, "C": 0, "D": 0}
    for revoked in ("H", "B,H"):
        found = put(LIBRARY, "revoke-paid-for", "spalding-1896/sweepstake", revoked=revoked)
        assert (found.net, found.unanswered, found.says) == (None, Unanswered.NOT_HERE, "Only four sit at the table.")


def test_tricks_equal_hand_size_when_widow_is_left() -> None:
    """Twenty-six for the cards, and twelve tricks at one: four cards lie in the widow."""
    widow = {"deal": {"hand": 12, "left-over": "widow"}, "widow": {"taken-by": "first-trick"}}
    game = {"extends": "davis-2004/black-lady", "table": {"players": [4]}, "bonus": {"trick": 1}, **widow}
    library, id = LIBRARY.find_data(game)
    assert put(library, "all-the-tricks", id).net == {"A": 38, "B": 0, "C": 0, "D": 0}


def test_tricks_not_counted_when_drawing_to_follow_suit() -> None:
    library, id = LIBRARY.find_data({"extends": "foster-1914/domino", "bonus": {"trick": 1}})
    found = put(library, "all-the-tricks", id)
    assert (found.net, found.unanswered) == (None, Unanswered.UNTOLD)


def test_discard_not_judged_where_drawing_was_required() -> None:
    library, id = LIBRARY.find_data({"extends": "foster-1914/domino", "first-trick": {"barred": ["hearts"]}})
    found = put(library, "threw-a-heart-on-trick-one", id)
    assert found.answer == "silent"
    assert found.played is not None
    assert found.played.answer == "stands"
    assert found.played.follows.startswith("A player without the suit led draws from the stock until they can follow.")
    assert found.played.follows.endswith("The source gives no remedy.")


def test_question_without_a_bid_supposes_one_and_says_so(library: Library) -> None:
    found = put(library, "one-is-clear", "spalding-1896/auction")
    assert found.net == {"A": 13, "B": -2, "C": -5, "D": -6}
    assert found.follows.startswith(
        "Say you bought the choice of suit for 10 chips and chose hearts. You pay 10, B 2, C 5 and D 6"
    )
    assert [(each.says, found.firm_of(each)) for each in found.parts] == [
        ("You get all that is paid: 23 chips.", "ruled"),
        ("You pay 10, B 2, C 5 and D 6.", "assumed"),
        ("You take 23 chips.", "ruled"),
    ]
    given = put(library, "one-is-clear", "spalding-1896/auction", bid="12", buyer="B")
    assert given.follows == "B pays 14, C 5 and D 6; of this, B's bid is 12. You take 25 chips."


@pytest.mark.parametrize(
    ("choice", "follows"),
    [
        ("pool", "A pays 10 and B 23; A draws 33."),
        ("buyer", "A pays 10 and B 23; A draws 33."),
    ],
)
def test_revoker_owes_the_bid_that_is_supposed(library: Library, choice: str, follows: str) -> None:
    """The buyer A also wins the pool, so that both ways come to the same."""
    chosen = {"revokers-bid": choice}
    found = answer(library, SITUATIONS.find("revoke-paid-for"), "foster-1914/auction", choices=chosen)
    assert found.follows == f"Say A bought the choice of suit for 10 chips and chose hearts. {follows}"
    assert "irregular.revoke.bid" in found.keys


def test_bid_omitted_without_auction_or_sale(library: Library) -> None:
    found = put(library, "revoke-paid-for", "modern/standard", bid="25")
    assert (found.unanswered, found.says) == (Unanswered.NOT_HERE, "This game has no bidding.")
    free = put(library, "revoke-by-the-winner", "spalding-1896/auction", bid="25", pool="13", **{"jack-stands": "yes"})
    assert free.says == "The player who bought the choice of suit chooses again for nothing."


def test_numbers_of_reader_not_replaced_by_fitting_ones(library: Library) -> None:
    found = put(library, "one-is-clear", "spalding-1896/spot", hearts="0,1,5,7")
    assert (found.unanswered, found.says) == (
        Unanswered.UNTOLD,
        "Hearts differ in value in this game, so their number alone settles nothing.",
    )
    fits = put(library, "one-is-clear", "spalding-1896/spot")
    assert fits.net == {"A": 104, "B": -5, "C": -30, "D": -69}


def test_holders_that_the_question_tells_are_not_named_again(library: Library) -> None:
    """You took the queen, as the question says; it leaves open who took the ten of diamonds."""
    assert put(library, "everything-taken", "modern/standard").follows == (
        "The scores of the deal: you 0; B, C and D 26 each."
    )
    assert put(library, "everything-taken", "davis-2004/omnibus").follows.startswith("Say D took the ten of diamonds. ")


def test_sum_after_a_moon_is_as_sure_as_the_moon_itself(library: Library) -> None:
    """26 for each of three others, 78; what is assumed of a moon that loses the game has no part in it."""
    found = put(library, "do-the-scores-add-up", "today/hearts")
    assert (found.says, found.firm) == ("26; if one player took everything, 78.", "ruled")


def test_pool_may_pay_less_than_was_paid_in() -> None:
    """Each of 13 hearts costs 2 chips for each of three opponents, 78; each of those three draws 1 for it, 39."""
    settled = {"pay": {"each": 2}, "draw": 1, "pool": [{"then": "fewest-take"}]}
    library, id = LIBRARY.find_data({"extends": "spalding-1896/howell", "settlement": settled})
    assert put(library, "do-the-scores-add-up", id).follows == "78 chips go into the pool, and 39 are drawn out."
    assert put(LIBRARY, "do-the-scores-add-up", "spalding-1896/howell").follows == (
        "39 chips go into the pool, and as many are drawn out."
    )


def test_slam_forgives_costs_and_not_deductions() -> None:
    """Of 13 hearts, the queen at 13 and the jack at 10 off, 16 in all, whoever has them all is forgiven 26."""
    slam = {"needs": ["hearts", "QS", "JD"], "pays": "self-down", "amount": 26}
    library, id = LIBRARY.find_data({"extends": "modern/standard", "values": {"JD": -10}, "slam": slam})
    assert put(library, "do-the-scores-add-up", id).says == "16; if one player took everything, −36."


def test_slam_missing_a_costly_card_is_not_everything() -> None:
    """The thirteen hearts take 26 off, and the queen costs another 13: 13 below nothing, if she is another's."""
    slam = {"needs": ["hearts"], "pays": "self-down", "amount": 26}
    library, id = LIBRARY.find_data({"extends": "modern/standard", "slam": slam})
    assert put(library, "do-the-scores-add-up", id).says == (
        "26; if one player took only what shooting the moon needs, −13."
    )


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        ("single-handed", "With two players nobody has played after the wrong card."),
        ("three-handed", "Yes, you may."),
        ("six-handed", "Yes, you may."),
    ],
)
def test_mistake_answered_for_any_player_at_the_table(library: Library, rules: str, says: str) -> None:
    found = put(library, "others-change-after-a-revoke", f"spalding-1896/{rules}")
    assert (found.says, found.asked_with) == (says, None)


@pytest.mark.parametrize("trick", ["2C", "2C 5C"])
@pytest.mark.parametrize("parent", ["foster-1914/three-handed", "modern/standard"])
def test_next_player_question_ignores_direction_of_play(parent: str, trick: str) -> None:
    said = []
    for turn in ("left", "right"):
        library, id = LIBRARY.find_data({"extends": parent, "table": {"turn": turn}})
        found = put(library, "only-penalty-cards-on-trick-one", id, trick=trick, hand="QS 9H 4H 3C")
        said.append((found.answer, found.ruling))
    assert said == [("some", said[0][1])] * 2
    assert "the three of clubs" in said[0][1]


def test_a_number_that_the_source_names_is_offered(library: Library) -> None:
    (found,) = ask(library, SITUATIONS.find("fifty-or-a-hundred"), ["modern/standard"])
    assert [(each.option, each.choice, each.answer.answer) for each in found.choices] == [("target", "50", "fifty")]


def test_game_of_other_size_asked_with_fitting_numbers(library: Library) -> None:
    found = put(library, "is-the-game-over", "davis-2004/cancellation")
    assert found.arises
    assert found.asked_with == {"totals": "100,90,80,70,60,40"}


def test_a_readers_own_numbers_are_never_changed(library: Library) -> None:
    found = put(library, "is-the-game-over", "davis-2004/cancellation", totals="100,80,60,40")
    assert (found.arises, found.ruling) == (False, "This game is for six to ten, not for four.")


@pytest.mark.parametrize(
    ("situation", "rules", "why"),
    [
        ("the-odd-chip", "davis-2004/regular", "This game is not played for chips, so none is left over."),
        ("two-tie-for-fewest", "spalding-1896/single-handed", "This game is for two, not for four."),
        ("one-of-three-takes-all", "davis-2004/cancellation", "This game is for six to ten, not for three."),
        ("what-the-joker-counts", "hoyle-1887/hearts", "This game has no joker."),
        ("may-two-share-a-jack", "hoyle-1887/hearts", "In this game no pool is carried over as a Jack."),
        ("somebody-is-out-of-chips", "davis-2004/regular", "This game is not played for chips."),
        (
            "tie-for-the-lowest-total",
            "spalding-1896/spot",
            "No total is kept in this game: each deal is settled by itself.",
        ),
        ("tie-for-going-up", "modern/standard", "This game is played at one table, so nobody moves."),
        ("joker-takes-the-trick", "modern/standard", "This game has no joker."),
        (
            "identical-cards",
            "spalding-1896/three-handed",
            "Each deal uses one pack in this game, so no card has a twin.",
        ),
        ("played-out-of-turn", "spalding-1896/single-handed", "With two players there is no third or fourth."),
    ],
)
def test_what_cannot_happen_says_why(library: Library, situation: str, rules: str, why: str) -> None:
    found = put(library, situation, rules)
    assert (found.status, found.unanswered, found.answer) == (Status.SILENT, Unanswered.NOT_HERE, "does-not-arise")
    assert found.ruling == why


def books_of(library: Library, id: str) -> set[str]:
    """The books on which a game may rest: its own; for a house rule those of the games that it extends or follows."""
    games = (id, *library.rule_set(id).ancestors, *library.drafts[id].votes) if is_house(library, id) else (id,)
    return {game.split("/")[0] for game in games}


@pytest.mark.parametrize("id", SITUATIONS.by_id)
def test_every_rule_set_answers_for_its_own_book(library: Library, id: str) -> None:
    answers = answers_to(id)
    assert [each.rules for each in answers] == library.ids()
    strange = [
        (each.rules, cite)
        for each in answers
        for cite in each.cites
        if cite.partition(".")[0] not in books_of(library, each.rules)
    ]
    assert strange == []


@pytest.mark.parametrize("id", SITUATIONS.by_id)
def test_an_answer_begins_with_what_was_asked_for(id: str) -> None:
    situation = SITUATIONS.by_id[id]
    for each in (each for each in answers_to(id) if each.arises):
        said = each.played.says if each.played else each.says
        assert said.endswith("."), (each.rules, said)
        assert "{" not in said
        if situation.form == "yes-no":
            assert each.effective_answer in ("yes", "no"), (each.rules, each.effective_answer)
            assert said.lower().startswith(each.effective_answer), (each.rules, said)


def test_a_provision_says_what_it_leaves_out(library: Library) -> None:
    found = put(library, "one-takes-all-thirteen", "hoyle-1887/hearts")
    assert found.limits == {"hoyle-1887.all-thirteen": "the text gives the shares for four players only"}


def test_another_choice_that_changes_the_answer_is_given(library: Library) -> None:
    situation = SITUATIONS.find("does-the-queen-break-hearts")
    (found,) = ask(library, situation, ["davis-2004/black-lady"])
    assert [(each.option, each.choice, each.answer.word) for each in found.choices] == [
        ("breaking", "must-be-broken", "no"),
        ("queen-breaks", "queen-too", "yes"),
    ]


@pytest.mark.parametrize(
    ("situation", "lacks", "has"),
    [
        ("led-a-heart-unbroken", "foster-1914/sweepstake", "pagat-2024/hearts"),
        ("does-the-queen-break-hearts", "bicycle-1998/hearts", "goldsmith-1997/hearts"),
        ("may-i-choose-my-own-score", "bicycle-1998/hearts", "andrews-1983/hearts"),
        ("cards-left-over", "modern/standard", "spalding-1896/widow"),
        ("two-of-clubs-not-in-play", "pagat-2024/hearts", "modern/standard"),
        ("revoke-by-the-winner", "davis-2004/regular", "foster-1914/sweepstake"),
        ("a-score-below-nothing", "foster-1914/domino", "davis-2004/omnibus"),
    ],
)
def test_source_without_the_rule_taken_for_granted_gives_no_answer(
    library: Library, situation: str, lacks: str, has: str
) -> None:
    assert not put(library, situation, lacks).arises
    assert put(library, situation, has).arises


def test_whole_suit_left_out_is_named_as_one(library: Library) -> None:
    found = put(library, "six-players", "goldsmith-1997/hearts")
    assert found.says == "Remove the clubs of one pack and the diamonds of one pack, and deal 13 each."


def test_equal_answers_are_grouped(library: Library) -> None:
    groups = grouped(ask(library, SITUATIONS.find("is-the-game-over")))
    assert [group[0].answer for group in groups] == ["yes", "no", "silent", "does-not-arise"]
    assert {each.rules for each in groups[1]} >= {"davis-2004/regular", "unix-1987/hearts"}


def test_numbers_that_do_not_add_up_are_refused(library: Library) -> None:
    with pytest.raises(ImpossibleError, match="the hearts add up to 14, but 13 are in play"):
        put(library, "two-tie-for-fewest", "hoyle-1887/hearts", hearts="2,2,4,6")


@pytest.mark.parametrize(
    ("situation", "settings", "message"),
    [
        ("leading-hearts-unbroken", {"card": "5H"}, "the five of hearts is not in the hand"),
        ("void-of-clubs-on-trick-one", {"trick": "2C 3C 4C 5C"}, "a trick of 4 cards is over when 4 play"),
        ("taking-no-trick", {"hearts": "1,1,5,6"}, "A took cards, and so took a trick"),
        ("one-is-clear", {"taken": "A=2H 2H, B=-, C=-, D=-"}, "2H is taken more often than it is in play"),
    ],
)
def test_what_cannot_be_under_any_rule_is_refused(
    library: Library, situation: str, settings: dict[str, str], message: str
) -> None:
    with pytest.raises(RefusedError) as refused:
        ask(library, SITUATIONS.find(situation), ["hoyle-1887/hearts", "spalding-1896/sweepstake"], settings)
    assert message in str(refused.value)


def test_a_house_rule_answers_every_question(root: Path) -> None:
    library = Library(root)
    assert [
        id for id, each in SITUATIONS.by_id.items() if [a.rules for a in ask(library, each, ["house/fridays"])] == []
    ] == []
    assert "house/fridays" in {answer.rules for answer in ask(library, next(iter(SITUATIONS.by_id.values())))}


def test_bid_does_not_arise_without_an_auction() -> None:
    faults: list[Problem] = []
    text = "x: {question: 'Q?', topic: auction, ask: {kind: bid, bid: 26}, turns-on: [auction.bids]}\n"
    asked = read_disputes({"the-auction": read_text(text)}, faults).by_id["x"]
    found = answer(LIBRARY, asked, "modern/standard")
    assert (found.arises, found.ruling) == (False, "It has no auction.")


def test_name_of_parameter_and_option_resolved_by_value(library: Library) -> None:
    """The queen is a card that somebody took, and at Black Lady Hearts also an option: what she counts."""
    situation = SITUATIONS.find("everything-taken")
    ids = ["davis-2004/black-lady"]
    assert split_settings(library, situation, ids, {"queen": "A"}) == ({"queen": "A"}, {})
    assert split_settings(library, situation, ids, {"queen": "five"}) == ({}, {"queen": "five"})


def test_card_outside_pack_ignored_where_only_hearts_count(library: Library) -> None:
    """By three the deuce of spades is out; of thirteen hearts A and B have two each, and C nine."""
    taken = "A=2S 2H 5H, B=3H 4H, C=6H 7H 8H 9H 10H JH QH KH AH"
    found = put(library, "two-tie-for-fewest", "spalding-1896/three-handed", taken=taken)
    assert (found.arises, found.net) == (True, put(library, "two-tie-for-fewest", found.rules, hearts="2,2,9").net)


def test_card_must_be_played_if_others_are_barred(library: Library) -> None:
    """On a lead of spades the queen must follow beside a club; who holds nothing else is asked of no duty."""
    said = [
        put(library, "queen-before-hearts-are-broken", "modern/standard", trick="4S", hand=hand, card="QS").says
        for hand in ("QS 4C", "QS")
    ]
    assert said == ["Yes, you must.", "Yes, you may."]


def test_tie_rule_decides_only_after_a_tie(library: Library) -> None:
    for totals, tied in (("104,50,50,60", True), ("104,50,51,60", False)):
        found = put(library, "is-the-game-over", "modern/standard", totals=totals)
        assert ("game.tie" in found.keys) == tied


def test_permitted_heart_rests_on_rule_for_hearts_and_queen(library: Library) -> None:
    either = put(library, "only-hearts-and-the-queen", "andrews-1983/hearts")
    assert (either.answer, either.keys, either.cites) == ("no", ("hearts.with-queen",), ("andrews-1983.rule-7",))
    alone = put(library, "only-hearts-and-the-queen", "andrews-1983/hearts", hand="9H 4H", card="9H")
    assert (alone.keys, alone.cites) == (("hearts.only-hearts",), ("andrews-1983.rule-6",))


@pytest.mark.parametrize(
    ("tie", "answer", "says"),
    [
        ("silent", "both", "C and D share the win."),
        ("shared", "both", "C and D share the win."),
        ("play-on", "play-on", "Nobody yet: play another deal."),
    ],
)
def test_tie_after_last_of_four_deals(library: Library, tie: str, answer: str, says: str) -> None:
    """Four deals are the whole game: that it is over is said, and no limit need be reached."""
    library, id = library.find_data({"extends": "unix-1987/hearts", "game": {"tie": tie}})
    found = put(library, "tie-for-the-lowest-total", id)
    words = found.played or found
    assert (words.answer, words.says, found.firm) == (answer, says, "silent" if tie == "silent" else "ruled")
    assert put(library, "two-pass-a-hundred", id).answer == "nobody-yet"
