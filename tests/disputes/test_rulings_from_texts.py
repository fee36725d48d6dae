"""Rulings that were worked out from the texts, each with its page or law and the reason."""

import pytest

from hearts_spec.disputes import Answer, ask
from tests.conftest import LIBRARY
from tests.disputes.cases import SITUATIONS, put


@pytest.mark.parametrize(
    ("rules", "hearts", "net", "says"),
    [
        # Without the revoke A is up 13 and B 1 (9 paid, 10 drawn), C down 3 and D 11: "all losses" are 14.
        ("foster-1914/howell", "0,3,4,6", (13, -14, 0, 0), "B pays 14; A draws 13. 1 chip stays on the table."),
        # A up 13 and B 9 (3 paid, 12 drawn), C down 3 and D 19: 22.
        ("foster-1914/howell", "0,1,4,8", (13, -22, 0, 0), "B pays 22; A draws 13. 9 chips stay on the table."),
        ("spalding-1896/howell", "0,3,4,6", (13, -14, 0, 0), "B pays 14; A draws 13. 1 chip stays on the table."),
        # Of three: A up 13 and B 4 (6 paid, 10 drawn), C down 17.
        ("foster-1914/three-handed", "0,3,10", (13, -17, 0), "B pays 17; A draws 13. 4 chips stay on the table."),
        # A, who would have won, pays all the losses, wins nothing, and leaves what would have been A's own.
        ("foster-1914/howell", "0,3,4,6 A", (-14, 1, 0, 0), "A pays 14; B draws 1. 13 chips stay on the table."),
    ],
)
def test_howells_revoker_pays_what_the_losers_lost(rules: str, hearts: str, net: tuple[int, ...], says: str) -> None:
    """Foster pp.353 and 373 (law 23), Spalding p.12 (rules 35-36): all losses, and a revoker wins nothing."""
    taken, _, revoked = hearts.partition(" ")
    found = put(LIBRARY, "revoke-paid-for", rules, hearts=taken, revoked=revoked or "B")
    assert found.says == "They bear everybody's losses for the deal, and the others lose nothing."
    assert tuple((found.net or {}).values()) == net
    assert says in found.follows


@pytest.mark.parametrize("rules", ["foster-1914/howell", "spalding-1896/howell"])
def test_losses_by_howells_settling_may_be_gross_or_net(rules: str) -> None:
    """Neither text says whether the losses are all 39 that are put up, or the 14 that are lost."""
    doubts = [each.doubt.doubt for each in put(LIBRARY, "revoke-paid-for", rules).doubts]
    assert len([each for each in doubts if "what they are down after drawing" in each]) == 1


@pytest.mark.parametrize("rules", ["microsoft-1992/hearts", "sierra-1989/hearts", "davis-2004/cancellation"])
@pytest.mark.parametrize("question", ["passing-with-five", "three-are-clear-of-five", "four-are-clear-of-five"])
def test_question_about_five_gets_no_answer_for_another_number(question: str, rules: str) -> None:
    """Sierra's and Microsoft's games are for four, Davis's Cancellation Hearts for six to ten (lines 94-107)."""
    found = put(LIBRARY, question, rules)
    assert (found.arises, found.asked_with) == (False, None)


def test_six_pass_two_in_cancellation_hearts_if_six_are_asked_about() -> None:
    found = put(LIBRARY, "passing-with-five", "davis-2004/cancellation", players="6")
    assert found.says == "No: you pass two cards."


def test_card_face_up_in_the_pack_by_the_general_law_of_bicycle() -> None:
    """Bicycle, general laws, new deal: anybody may ask until the deal is complete, and the same dealer deals again.

    The sheet on Hearts does not name the fault. Hearts' own misdeal, after which the next player deals, is for two
    other faults.
    """
    rules, question = "bicycle-1998/hearts", "card-faced-in-the-pack"
    early, late = (put(LIBRARY, question, rules, **{"asked-by": who}) for who in ("dealer", "nobody"))
    assert (early.word, late.says) == ("same-dealer", "No, you need not, unless anybody asks.")
    assert "bicycle-1998.general.new-deal" in early.cites
    assert "before the last card is dealt" in early.follows
    assert len([each for each in early.doubts if "Until when" in each.doubt.doubt]) == 1


@pytest.mark.parametrize("game", ["regular", "black-lady", "joker", "joker-black-lady", "omnibus"])
def test_davis_limits_no_first_lead(game: str) -> None:
    """Davis, line 20: "Eldest hand makes the opening lead". The two of clubs, and breaking, are options (lines 31, 44).

    Whether any card means a heart too is the doubt on just this question.
    """
    found = put(LIBRARY, "what-may-open", f"davis-2004/{game}")
    assert (found.answer, found.firm, found.says) == ("no", "ruled", "No: it may be any card.")
    assert "davis-2004.regular.opening-lead" in found.cites
    assert ["a heart included" in each.doubt.doubt for each in found.doubts] == [True]


@pytest.mark.parametrize(
    ("question", "rules", "choices", "says"),
    [
        ("who-opens", "pagat-2024/hearts", {}, "The player to the dealer's left, with any card but a heart."),
        ("what-may-open", "pagat-2024/turbo", {}, "No: it may be any card but a heart."),
        ("what-may-open", "pagat-2024/hearts", {"breaking": "free"}, "No: it may be any card."),
        ("who-opens", "today/hearts", {}, "The player to the dealer's left, with any card but a heart."),
    ],
)
def test_no_heart_is_led_first_where_hearts_must_be_broken(
    question: str, rules: str, choices: dict[str, str], says: str
) -> None:
    """Pagat, variations of the play: left of dealer leads first, and where hearts must be broken no heart."""
    [found] = ask(LIBRARY, SITUATIONS.find(question), [rules], choices={"opening": "left-of-dealer", **choices})
    assert found.says == says


def test_anything_is_led_first_in_pagats_cancellation() -> None:
    """Pagat, Cancellation Hearts: left of dealer leads first, and can lead anything."""
    assert (
        put(LIBRARY, "who-opens", "pagat-2024/cancellation").says == "The player to the dealer's left, with any card."
    )


def test_first_card_is_named_where_it_is_one_card() -> None:
    """Pagat: the person who holds the two of clubs must lead it. A card in a kitty is not in play."""
    assert put(LIBRARY, "what-may-open", "pagat-2024/hearts").says == "Yes: it must be the two of clubs."


@pytest.mark.parametrize("question", ["four-are-clear-of-five", "one-of-three-takes-all"])
def test_player_with_all_the_hearts_has_no_queen_that_nobody_mentioned(question: str) -> None:
    """Pagat, Spot Hearts: the thirteen hearts are 104, the queen 25. She is another player's in this example."""
    net = list((put(LIBRARY, question, "pagat-2024/spot").net or {}).values())
    assert (net[0], net[-1], sum(net)) == (25, 104, 129)
    ruling = put(LIBRARY, question, "pagat-2024/hearts").ruling
    assert ruling.count("shot the moon") == ruling.count("would have shot the moon") == 1  # why she is supposed to be


@pytest.mark.parametrize(
    ("rules", "bid", "shares"),
    [
        # Spalding's own example, p.37: clubs bought for 28 and twelve of them taken, which makes 40, so 20 each.
        # Of thirteen hearts and 27, which are 40 too, C and D have 20 each; of 13 and 28, one chip is odd.
        ("spalding-1896/auction", "27", {"A": 20 - 27, "B": 20}),
        ("spalding-1896/auction", "28", {"A": 20 - 28, "B": 21}),
        ("foster-1914/auction", "27", {"A": 20 - 27, "B": 20}),
        ("foster-1914/auction", "28", {"A": 20 - 28, "B": 20}),
    ],
)
def test_pool_that_two_divide_has_the_bid_in_it(rules: str, bid: str, shares: dict[str, int]) -> None:
    """Spalding p.35: the thirteen chips and the amount bid are divided; rule 44: the odd chip to the dealer's left.

    Foster p.355: the odd counter stays, and makes a Jack.
    """
    found = put(LIBRARY, "the-odd-chip", rules, bid=bid)
    assert {seat: net for seat, net in (found.net or {}).items() if seat in shares} == shares
    assert (found.says == "Nobody: no chip is left over.") is (bid == "27")


@pytest.mark.parametrize(
    ("question", "rules", "says"),
    [
        ("taking-no-trick", "spalding-1896/joker", "Say D took the joker."),
        (
            "one-takes-all-thirteen",
            "davis-2004/joker-black-lady",
            "Say you took the queen of spades and D took the joker.",
        ),
        (
            "two-are-clear",
            "foster-1914/auction",
            "Say you bought the choice of suit for 10 chips and chose hearts.",
        ),
    ],
)
def test_what_we_add_to_a_question_comes_first_and_no_source_is_cited_for_it(
    question: str, rules: str, says: str
) -> None:
    """No text says who took the joker or the queen, or what was bid."""
    found = put(LIBRARY, question, rules)
    assert found.follows.startswith(says)
    assert not any(says in part.says for part in found.parts)


def test_new_deal_is_stated_though_its_dealer_is_not() -> None:
    """Spalding pp.7 and 10 (rule 18): the player may have a new deal. Only who deals it is not said."""
    found = put(LIBRARY, "card-exposed-in-dealing", "spalding-1896/widow")
    assert [found.firm_of(each) for each in found.parts] == ["ruled", "assumed"]
    assert found.itself.cites == ("spalding-1896.rule-18",)


@pytest.mark.parametrize("question", ["claiming-the-rest", "conceding-the-rest"])
@pytest.mark.parametrize(
    ("rules", "cites"),
    [
        ("spalding-1896/sweepstake", "spalding-1896.p07.winner-leads"),  # until the thirteen tricks have been played
        ("foster-1914/two-handed", "foster-1914.p351.playing.winner-leads"),  # until all the cards have been played
        ("hoyle-1913/simple", "hoyle-1913.winner-leads"),  # so on until the hands are played out
    ],
)
def test_deal_is_played_to_the_last_card(question: str, rules: str, cites: str) -> None:
    found = put(LIBRARY, question, rules)
    assert (found.answer, found.cites) == ("no", (cites,))
    assert len(found.doubts) == 1


def test_player_may_leave_when_a_hand_is_settled() -> None:
    """Foster p.352: the players may stop after a hand has been settled. Of one player alone it is assumed."""
    found = put(LIBRARY, "leaving-the-game", "foster-1914/howell")
    assert (found.answer, found.firm, found.assumed[0].nearest) == ("yes", "assumed", "foster-1914.p352.settling.end")


def test_card_is_taken_back_to_put_a_revoke_right() -> None:
    """Foster p.351, law 22: a revoke may be amended until the trick is turned. The law does not mention other cards."""
    played = put(LIBRARY, "taking-a-card-back", "foster-1914/three-handed").played
    assert played
    assert "A revoke may be corrected until the trick is turned face down" in played.follows
    assert [bool(each.assumed) for each in played.parts] == [True, False]


@pytest.mark.parametrize(
    ("question", "rules", "provision"),
    [
        ("equal-cuts-that-decide-nothing", "spalding-1896/sweepstake", "spalding-1896.rule-04"),  # rule 4 and p.7
        ("equal-cuts-that-decide-nothing", "foster-1914/sweepstake", "foster-1914.law-2.ties"),  # law 2 and p.350
        ("revoke-claimed-late", "foster-1914/sweepstake", "foster-1914.law-26"),  # law 26 and p.352
        ("led-out-of-turn", "foster-1914/sweepstake", "foster-1914.law-20"),  # law 20 and p.351
    ],
)
def test_doubt_of_law_and_text_is_shown_once(question: str, rules: str, provision: str) -> None:
    """Where law and text differ, the same doubt is noted with both, and an answer that cites both shows it once."""
    twins = {id for id, each in LIBRARY.provisions.items() for one in each.doubts if one.same_as == provision}
    assert twins
    shown = [each.provision for each in put(LIBRARY, question, rules).doubts]
    assert provision in shown
    assert not twins & set(shown)


def test_general_law_decides_for_both_of_two_players() -> None:
    """Foster law 22 and Spalding rule 34: all players follow suit. The sections on two name only the dealer's trick."""
    assert "foster-1914.law-22" in put(LIBRARY, "must-i-follow-suit", "foster-1914/two-handed").cites
    assert "spalding-1896.rule-34" in put(LIBRARY, "only-spade-is-the-queen", "spalding-1896/single-handed").cites


def test_silence_on_moving_up_is_ruled_by_no_statement() -> None:
    """Foster p.356: there are no counters. A revoker who has fewest is not mentioned, so nothing is cited for it."""
    found = put(LIBRARY, "revoke-paid-for", "foster-1914/progressive")
    assert (found.ruling, found.cites) == (
        "Nothing: no chips are played for.",
        ("foster-1914.p356.progressive.no-counters",),
    )


@pytest.mark.parametrize("rules", ["spalding-1896/spot", "foster-1914/black-lady", "hoyle-1887/eagle-14"])
def test_where_hearts_do_not_count_alike_few_of_them_are_not_the_aim(rules: str) -> None:
    """Spalding p.31: every spot counts, so 2, 3, 4 and 5 of hearts cost together what the ace costs alone."""
    assert "the less you take of what counts, the better" in put(LIBRARY, "lowest-or-highest", rules).says


@pytest.mark.parametrize("rules", ["spalding-1896/six-handed", "spalding-1896/sweepstake"])
def test_lead_out_of_turn_that_everybody_followed_costs_nothing(rules: str) -> None:
    """Spalding rule 32 says so in its own sentence, apart from the one on taking the cards back."""
    cites = put(LIBRARY, "led-out-of-turn", rules).cites
    assert {"spalding-1896.rule-32.retract", "spalding-1896.rule-32.no-penalty"} <= set(cites)


@pytest.mark.parametrize("rules", ["hoyle-1913/howell", "hoyle-1913/sweepstakes"])
def test_doubt_who_eldest_hand_is_stands_where_eldest_leads(rules: str) -> None:
    """Hoyle 1913, The Play: eldest hand leads. It does not say which player that is."""
    doubts = [each.doubt.doubt for each in put(LIBRARY, "who-opens", rules).doubts]
    assert "Which player is the eldest hand?" in doubts


@pytest.mark.parametrize(
    ("rules", "ways"),
    [
        # Foster p.354: "There are several methods of settling", and he describes three.
        ("foster-1914/three-handed", {"howell": "Howell's", "sweepstake": "Sweepstake", "excess": "the most hearts"}),
        ("spalding-1896/three-handed", {"howell": "Howell's", "sweepstake": "Sweepstake", "excess": "the most hearts"}),
        ("hoyle-1913/black-lady", {"simple": "simple", "sweepstakes": "sweepstakes", "howell": "Howell"}),
    ],
)
def test_amount_names_the_way_of_settling_that_it_is_by(rules: str, ways: dict[str, str]) -> None:
    [option] = LIBRARY.rule_set(rules).options.keys() & {"settling", "method"}
    for choice, named in ways.items():
        [found] = ask(LIBRARY, SITUATIONS.find("one-is-clear"), [rules], choices={option: choice})
        assert f"the deal is settled {LIBRARY.rule_set(rules).options[option].choices[choice].says}" in found.follows
        assert named in found.follows


@pytest.mark.parametrize(
    ("question", "rules", "option", "choice"),
    [
        # Spalding p.40: the five chips go to the pool, or to the player who got rid of the joker. A threw it here.
        ("taking-no-trick", "spalding-1896/joker", "joker-chips", "discarder"),
        # Of 0, 0, 13 each of the two gets 13 by each way, but by Howell's with other hearts it is not so.
        ("everything-taken", "foster-1914/three-handed", "settling", "excess"),
        ("revoke-paid-for", "foster-1914/three-handed", "settling", "sweepstake"),
    ],
)
def test_choice_is_named_though_the_sum_is_the_same(question: str, rules: str, option: str, choice: str) -> None:
    [found] = ask(LIBRARY, SITUATIONS.find(question), [rules])
    others = {(each.option, each.choice): each.answer for each in found.choices}
    assert others[option, choice].net == found.net
    assert others[option, choice].cites != found.cites


def test_one_way_of_three_is_an_option_though_it_is_the_default() -> None:
    """Foster p.354 calls Howell's the best of three ways. That all hearts are paid for twice is only how it works."""
    assert put(LIBRARY, "two-are-clear", "foster-1914/three-handed").firm == "option"
    assert put(LIBRARY, "two-tie-for-fewest", "spalding-1896/sweepstake").firm == "ruled"  # rule 46: no other is given


@pytest.mark.parametrize(
    ("question", "rules", "provision"),
    [
        # Law 23 and p.351: a revoker may not win a pool alone. That a pool of 23 is meant too is assumed.
        ("revoke-by-the-winner", "foster-1914/black-jack", "foster-1914.law-23.sole-pool"),
        ("revoke-by-a-sharer", "foster-1914/joker", "foster-1914.law-23.divided-pool"),
        ("revoke-by-the-winner", "spalding-1896/jack-pot", "spalding-1896.rule-36.sole-pool"),  # rule 36
    ],
)
def test_assumption_leaves_the_statement_that_decides(question: str, rules: str, provision: str) -> None:
    found = put(LIBRARY, question, rules)
    assert (found.firm_itself, found.itself.cites[0].startswith(provision.partition(".")[0])) == ("assumed", True)
    assert provision in found.itself.cites


def test_pool_that_nobody_is_clear_of_is_named_by_no_rule_on_clear_players() -> None:
    """Spalding pp.41-42 speak of clear players; rule 46 leaves the pool where nobody is. Three clear is rule 45."""
    nobody = put(LIBRARY, "two-tie-for-fewest", "spalding-1896/widow")
    assert nobody.itself.cites[:2] == ("spalding-1896.rule-43", "spalding-1896.rule-46")
    assert any("when nobody is clear" in each.doubt.doubt for each in nobody.doubts)
    three = put(LIBRARY, "everything-taken", "spalding-1896/sweepstake", hearts="13,0,0,0")
    assert "spalding-1896.rule-45" in three.cites
    assert "spalding-1896.p06.make-a-jack" not in three.cites


@pytest.mark.parametrize("rules", ["spalding-1896/widow", "spalding-1896/denominational", "hoyle-1887/eagle-14"])
def test_amount_is_no_surer_than_what_is_paid(rules: str) -> None:
    """Widow: the fine is agreed, one chip at least (p.41). Rule 39 and the Double Game give values and no payments."""
    found = put(LIBRARY, "one-is-clear", rules)
    assert "chips" in found.says
    assert found.firm_itself == "assumed"


def test_reading_that_no_text_offers_is_no_option() -> None:
    """Davis does not consider a last trick that nobody wins; a jack for the ten he offers, without its suit."""
    [last] = put_with_choices("a-last-trick-nobody-wins", "davis-2004/cancellation", "last-trick")
    [jack] = put_with_choices("the-jack-of-diamonds", "davis-2004/omnibus", "bonus-card")
    assert (last.firm, jack.firm) == ("assumed", "option")


def put_with_choices(question: str, rules: str, option: str) -> list[Answer]:
    """The answers under the choices of one option."""
    [found] = ask(LIBRARY, SITUATIONS.find(question), [rules])
    return [each.answer for each in found.choices if each.option == option]


@pytest.mark.parametrize("choices", [{}, {"pips": "face-value"}])
def test_printed_prices_of_the_eagle_game_are_the_texts_own(choices: dict[str, str]) -> None:
    """Hoyle 1887, second scale: pip cards cost their face value, 68 in all. One each, 23 in all, is our correction."""
    [found] = ask(LIBRARY, SITUATIONS.find("one-is-clear"), ["hoyle-1887/eagle-5"], choices=choices)
    values = [each for each in found.assumed if each.key == "values.hearts"]
    assert (found.says, bool(values)) == (
        ("You get all that is paid: 68 chips.", False) if choices else ("You get all that is paid: 23 chips.", True)
    )
    assert any("Is that meant?" in each.doubt.doubt for each in found.doubts) is bool(choices)


@pytest.mark.parametrize(
    ("rules", "cites"),
    [
        # "In Auction Hearts, the revoking player must also refund the amount put up by the bidder": p.352, and law 24.
        ("foster-1914/auction", {"foster-1914.law-24.auction", "foster-1914.p352.revoking.auction"}),
        ("spalding-1896/auction", {"spalding-1896.rule-48"}),
    ],
)
def test_proved_revoke_costs_the_bid_too_where_the_choice_is_sold(rules: str, cites: set[str]) -> None:
    found = put(LIBRARY, "tricks-mixed", rules)
    assert "the amount of the highest bid" in found.follows
    assert cites <= set(found.cites)
    assert "bid" not in put(LIBRARY, "tricks-mixed", f"{rules.partition('/')[0]}/sweepstake").follows


@pytest.mark.parametrize(
    ("rules", "cites"),
    [
        ("spalding-1896/progressive", "spalding-1896.p38.progressive.as-sweepstake"),  # "there are no stakes involved"
        ("spalding-1896/drive", "spalding-1896.p39.drive.no-chips"),
        ("spalding-1896/drive-by-position", "spalding-1896.p39.drive.no-chips"),
        ("foster-1914/progressive", "foster-1914.p356.progressive.no-counters"),
    ],
)
def test_proved_revoke_costs_nothing_where_there_are_no_stakes(rules: str, cites: str) -> None:
    found = put(LIBRARY, "tricks-mixed", rules)
    assert "Nothing is paid" in found.follows
    assert "losses" not in found.follows
    assert cites in found.cites


@pytest.mark.parametrize(
    ("question", "says", "doubts"),
    [
        (
            "one-is-clear",
            "You get a silver star for the fewest hearts at the table and a gold star for being the only one "
            "with none.",
            1,
        ),
        ("two-are-clear", "You and B get a silver star each for the fewest hearts at the table.", 0),
        ("one-alone-has-fewest", "You get a silver star for the fewest hearts at the table.", 0),
    ],
)
def test_stars_of_the_varied_score_are_named(question: str, says: str, doubts: int) -> None:
    """Spalding p.40: silver for the fewest at every table, ties each; gold for one alone clear. Both is our reading."""
    found = put(LIBRARY, question, "spalding-1896/drive-by-position")
    assert found.follows.endswith(f". {says}")
    assert len([each for each in found.doubts if "get both stars" in each.doubt.doubt]) == doubts


@pytest.mark.parametrize(
    ("rules", "card", "ties"),
    [
        ("spalding-1896/progressive", "higher", "spalding-1896.p38.progressive.ties"),
        ("foster-1914/progressive", "lower", "foster-1914.p356.progressive.ties"),
    ],
)
def test_card_cut_decides_which_of_one_sex_stays(rules: str, card: str, ties: str) -> None:
    """Spalding p.38: "the one cutting the higher card going up". Foster p.356: the lower cards go up."""
    found = put(LIBRARY, "tie-at-table-one", rules)
    assert found.says.endswith(f"then you cut, and the {card} card stays.")
    assert ties in found.itself.cites
    assert "goes up one table" not in found.follows


def test_two_with_fewest_hearts_stay_at_the_head_table() -> None:
    """Spalding p.39: "The two players at Table No. 1 having the fewest hearts, remain there". By sex is our reading."""
    found = put(LIBRARY, "tie-at-table-one", "spalding-1896/progressive")
    assert "spalding-1896.p39.progressive.stars" in found.cites
    assert any("players are compared by sex" in each.doubt.doubt for each in found.doubts)


@pytest.mark.parametrize("rules", ["spalding-1896/joker", "spalding-1896/progressive", "spalding-1896/three-handed"])
def test_next_lead_waits_until_the_trick_is_gathered(rules: str) -> None:
    """Spalding rule 47: each trick must be gathered and turned first. The text does not take the lead back."""
    found = put(LIBRARY, "led-before-gathered", rules)
    assert (found.says, found.firm) == ("Yes, it stands, though its player should have waited.", "assumed")
    assert found.cites == ("spalding-1896.rule-47",)


def test_dealer_shuffles_last_by_rule_ten() -> None:
    """Spalding rule 10: "The dealer may shuffle last". Who else may shuffle is assumed."""
    found = put(LIBRARY, "who-shuffles", "spalding-1896/joker")
    assert (found.itself.cites, found.firm) == (("spalding-1896.rule-10",), "assumed")


@pytest.mark.parametrize("rules", ["spalding-1896/five-handed", "spalding-1896/sweepstake"])
def test_jack_of_one_who_takes_all_is_not_that_of_two_loaded(rules: str) -> None:
    """Spalding p.6 has two loaded players load the other two, so that all have hearts; here one has them all."""
    assert "spalding-1896.p06.make-a-jack" not in put(LIBRARY, "everything-taken", rules).cites


@pytest.mark.parametrize(("hearts", "ties"), [("0,0,13", 0), ("1,6,6", 1)])
def test_doubt_on_a_tie_for_most_is_shown_of_a_tie(hearts: str, ties: int) -> None:
    """Spalding p.22: the player with most hearts pays. Two can tie for most only if two have some."""
    doubts = put(LIBRARY, "one-of-three-takes-all", "spalding-1896/three-handed", hearts=hearts).doubts
    assert len([each for each in doubts if "tie for the most" in each.doubt.doubt]) == ties


def test_pool_of_the_joker_is_one_of_two_methods() -> None:
    """Spalding p.40: "there are two methods of settling", and the five are paid "by the players" into the pool."""
    found = put(LIBRARY, "one-alone-has-fewest", "spalding-1896/joker")
    paid = found.parts[1]
    assert (paid.says, paid.firm) == ("You pay 1, B 2, C 4 and D 10.", "option")
    assert "spalding-1896.p40.joker.settle-pool" in paid.cites
    assert len([each for each in paid.doubts if "ho pays" in each.doubt.doubt]) == 1


@pytest.mark.parametrize("rules", ["spalding-1896/joker", "foster-1914/joker", "spalding-1896/single-handed"])
def test_rightful_dealer_is_named_once_and_until_when(rules: str) -> None:
    """Spalding rules 19 and 20, Foster law 12: it may be stopped until the last card is dealt, and then it stands."""
    found = put(LIBRARY, "dealt-out-of-turn", rules)
    name = "B" if rules.endswith("single-handed") else "D"
    assert found.says == f"Yes: {name}, whose turn it was, deals if anybody asks."
    assert found.follows == "The deal must be stopped before the last card is dealt; after that it stands."


def test_nobody_asks_is_the_question_and_not_the_rule() -> None:
    """Spalding rule 16: the dealer may have a new deal. That nobody asks for it is what the question says."""
    found = put(LIBRARY, "card-faced-in-the-pack", "spalding-1896/spot")
    assert found.says == "No, you need not, unless the dealer asks."
    assert "Nobody asks" not in found.follows


@pytest.mark.parametrize("rules", ["spalding-1896/auction", "foster-1914/auction"])
def test_suit_that_was_named_is_the_one_forbidden(rules: str) -> None:
    """Spalding rule 33 and Foster law 21 have "hearts"; pp.35 and 354 put the suit named in place of hearts."""
    found = put(LIBRARY, "played-out-of-turn", rules)
    assert "forbid a discard of the suit to avoid" in found.follows
    assert any("Which discard may be forbidden" in each.doubt.doubt for each in found.doubts)
    elsewhere = put(LIBRARY, "played-out-of-turn", f"{rules.partition('/')[0]}/sweepstake")
    assert "forbid a discard of the suit to avoid" in elsewhere.follows
    assert not any("Which discard may be forbidden" in each.doubt.doubt for each in elsewhere.doubts)


@pytest.mark.parametrize("rules", ["hoyle-1913/black-jack", "hoyle-1913/simple"])
def test_doubt_on_a_limit_to_leads_names_no_other_game(rules: str) -> None:
    """Hoyle 1913, The Play: eldest hand leads any card, in all five games alike."""
    [each] = [each.doubt for each in put(LIBRARY, "leading-hearts-unbroken", rules).doubts]
    assert "Black Lady" not in f"{each.doubt} {each.reading} {each.why}"


@pytest.mark.parametrize("rules", ["foster-1914/progressive", "spalding-1896/progressive", "spalding-1896/drive"])
def test_hearts_count_for_stars_as_well_as_for_moving(rules: str) -> None:
    """Foster p.356, Spalding p.39: at the head table, where nobody moves up, the fewest hearts earn a star."""
    found = put(LIBRARY, "all-the-tricks", rules)
    assert "counts only for moving up, and for stars" in found.follows
    assert not any("arrangement" in each or "format" in each for each in found.cites)


def test_player_who_pays_only_the_bid_is_told_it_once() -> None:
    """Foster p.355: the buyer puts the amount bid in the pool, and pays nothing else if clear."""
    found = put(LIBRARY, "two-are-clear", "foster-1914/auction")
    assert "You pay 10, C 6 and D 7. You and B divide" in found.follows


@pytest.mark.parametrize(
    ("question", "rules", "option", "provision"),
    [
        # Davis, Black Lady, optional rules: taking everything adds 26 to the others, and some leave the choice to the
        # player. Without that option nobody shoots the moon, and the question does not arise.
        ("a-slam-that-ends-the-game", "davis-2004/black-lady", "slam", "davis-2004.black-lady.option.slam.add-26"),
        # Some say that hearts must be broken before they are led (line 31).
        ("forced-heart-on-trick-one", "davis-2004/black-lady", "breaking", "davis-2004.regular.option.breaking"),
    ],
)
def test_option_by_which_a_question_arises_is_cited(question: str, rules: str, option: str, provision: str) -> None:
    assert not put(LIBRARY, question, rules).arises
    answers = put_with_choices(question, rules, option)
    assert answers
    assert any(provision in each.itself.cites for each in answers)
    [chosen] = ask(LIBRARY, SITUATIONS.find(question), [rules], choices={option: chosen_of(question, rules, option)})
    assert chosen.itself.cites == answers[0].itself.cites


def chosen_of(question: str, rules: str, option: str) -> str:
    """The first choice of an option under which a question has another answer."""
    [found] = ask(LIBRARY, SITUATIONS.find(question), [rules])
    return next(each.choice for each in found.choices if each.option == option)


@pytest.mark.parametrize("rules", ["davis-2004/omnibus", "phillips-1939/black-maria", "goldsmith-1997/hearts"])
def test_silence_on_a_revoke_is_said_though_something_else_is_assumed(rules: str) -> None:
    """None of the three texts has a penalty. That the ten of Omnibus is a diamond is assumed besides.

    The values of cards decide what is scored, and say nothing of the revoke.
    """
    played = put(LIBRARY, "revoke-paid-for", rules).played
    assert played
    itself, *then = played.parts
    assert next(each.key for each in itself.assumed).startswith("irregular.revoke")
    assert not any("heart-value" in id or "queen" in id for id in itself.cites)
    assert any(each.cites for each in then)


@pytest.mark.parametrize(
    ("question", "rules", "totals", "doubts"),
    [
        # Davis, lines 25-26: the game stops when a total passes 100. 105 has passed it by any reading, 100 has not.
        ("tie-for-the-lowest-total", "davis-2004/omnibus", "105,90,40,40", ["Who wins when two players tie"]),
        ("tie-for-the-lowest-total", "modern/standard", "105,90,40,40", ["Who wins when two tie"]),
        ("tie-for-the-lowest-total", "andrews-1983/hearts", "105,90,40,40", ["what if two share the lowest"]),
        ("two-pass-a-hundred", "davis-2004/black-lady", "105,101,40,50", []),
        ("is-the-game-over", "davis-2004/black-lady", "100,60,40,30", ["exactly a hundred"]),
        ("is-the-game-over", "davis-2004/black-lady", "104,60,40,30", []),
    ],
)
def test_doubt_on_totals_is_shown_where_the_totals_are_so(
    question: str, rules: str, totals: str, doubts: list[str]
) -> None:
    found = put(LIBRARY, question, rules, totals=totals)
    shown = (found.played or found).parts
    texts = {one.doubt.doubt for part in shown for one in part.doubts}
    assert len(texts) == len(doubts)
    assert all(any(each in text for text in texts) for each in doubts)


@pytest.mark.parametrize("rules", ["davis-2004/omnibus", "goldsmith-1997/hearts", "today/hearts"])
def test_winners_are_named_once(rules: str) -> None:
    found = put(LIBRARY, "tie-for-the-lowest-total", rules)
    assert (found.played or found).ruling.count("C and D") == 1


def test_lone_queen_is_played_though_she_may_be_kept_otherwise() -> None:
    """Modern, The Play: she need not be discarded at the first chance. Whether that means a lone queen is unclear."""
    found = put(LIBRARY, "only-spade-is-the-queen", "modern/standard")
    assert (found.answer, [each.provision for each in found.doubts]) == ("yes", ["modern.queen-need-not"])
    assert not put(LIBRARY, "only-spade-is-the-queen", "modern/standard", hand="JS 9H KD", card="JS").doubts


@pytest.mark.parametrize("question", ["throwing-the-queen", "is-the-queen-a-heart", "void-of-clubs-on-trick-one"])
def test_doubt_on_a_lone_queen_is_not_shown_to_a_void_player(question: str) -> None:
    assert "modern.queen-need-not" not in [each.provision for each in put(LIBRARY, question, "modern/standard").doubts]


def held(question: str, rules: str) -> tuple[str, str]:
    """What holds where a source is silent, and by what."""
    found = put(LIBRARY, question, rules).in_silence
    assert found
    return found.answer, found.by


@pytest.mark.parametrize(
    ("question", "rules", "answer", "by"),
    [
        # Bicycle, which is silent itself: each trick lies face down before its winner, so "yes" is no default of ours.
        ("looking-at-a-trick", "bicycle-1998/hearts", "no", "suggestion"),
        ("dealt-out-of-turn", "pagat-2024/hearts", "yes", "suggestion"),
        ("missed-a-trick", "modern/standard", "suggested", "suggestion"),
        # Pagat makes following a duty, and has no remedy. Bicycle lets a revoke be put right until the trick is turned.
        ("revoke-put-right", "pagat-2024/black-maria", "yes", "bicycle-1998/hearts"),
        ("revoke-put-right", "today/hearts", "yes", "bicycle-1998/hearts"),
        ("pack-not-cut", "today/hearts", "no", "bicycle-1998/hearts"),
        # What a revoke costs in Bicycle are points of its own game.
        ("revoke-paid-for", "davis-2004/omnibus", "no-more", ""),
    ],
)
def test_default_is_what_the_law_book_says_or_what_we_suggest(question: str, rules: str, answer: str, by: str) -> None:
    assert held(question, rules) == (answer, by)


def test_default_never_contradicts_the_suggestion() -> None:
    for each in SITUATIONS.by_id.values():
        for found in ask(LIBRARY, each, ["today/hearts", "davis-2004/omnibus"]) if each.suggest else ():
            if found.in_silence:
                assert found.in_silence.by == "suggestion", each.id
                assert found.in_silence.says == each.suggest.agree


@pytest.mark.parametrize(
    ("rules", "totals", "says"),
    [
        # Davis, Black Lady, optional rules: at the shooter's discretion. 26 off leaves 34, 78, 14 and 64.
        (
            "davis-2004/omnibus",
            "60,104,40,90",
            "You may choose to take 26 off your own score instead: the game then goes",
        ),
        # 140 less 26 is 114, which ends the game all the same.
        ("davis-2004/omnibus", "60,140,40,90", "You may choose to take 26 off your own score instead."),
        ("davis-2004/omnibus", "40,104,60,90", ""),
    ],
)
def test_shooter_who_may_choose_need_not_lose(rules: str, totals: str, says: str) -> None:
    question = SITUATIONS.find("a-slam-that-ends-the-game")
    [found] = ask(LIBRARY, question, [rules], {"totals": totals}, {"slam": "choice"})
    told = [each for each in found.parts if "instead" in each.says]
    assert "".join(each.says for each in told).startswith(says)
    assert bool(told) is bool(says)
    assert all("davis-2004.black-lady.option.slam.shooter-choice" in each.cites for each in told)
    [plain] = ask(LIBRARY, question, [rules], {"totals": totals}, {"slam": "others-up"})
    assert "instead" not in plain.follows


@pytest.mark.parametrize(
    ("question", "rules", "says", "cites", "assumed"),
    [
        # Microsoft's help has no pack and no number of players. Davis, line 94: Cancellation Hearts is for six to ten.
        ("two-of-clubs-not-in-play", "microsoft-1992/hearts", "The two of clubs stays", set(), ["pack.without"]),
        ("passing-with-five", "microsoft-1992/hearts", "This game is for four", set(), ["table.players"]),
        (
            "passing-with-five",
            "davis-2004/cancellation",
            "This game is for six to ten",
            {"davis-2004.cancellation.players"},
            [],
        ),
        # Foster p.352: after each deal the counters are paid.
        (
            "tie-for-the-lowest-total",
            "foster-1914/sweepstake",
            "No total is kept",
            {"foster-1914.p352.settling.pay", "foster-1914.p352.sweepstake.pay-one"},
            [],
        ),
        # Omnibus has the rule for taking everything, and Davis does not say which of its two settlements.
        ("a-slam-that-ends-the-game", "davis-2004/omnibus", "In this game shooting", set(), ["slam.pays"]),
        # Pagat does not say whether Cancellation Hearts has a pass, or Spot Hearts a prize for everything.
        (
            "the-two-of-clubs-was-passed",
            "pagat-2024/cancellation",
            "The source mentions no pass; we assume there is none.",
            set(),
            ["passing.cards"],
        ),
        (
            "announcing-a-slam",
            "pagat-2024/spot",
            "The source mentions no reward for taking everything; we assume there is none.",
            set(),
            ["slam.needs"],
        ),
    ],
)
def test_question_that_does_not_arise_shows_why(
    question: str, rules: str, says: str, cites: set[str], assumed: list[str]
) -> None:
    found = put(LIBRARY, question, rules)
    assert (found.arises, found.says.startswith(says)) == (False, True)
    assert (set(found.cites), [each.key for each in found.assumed]) == (cites, assumed)
    assert found.data()["parts"][0]["firm"] == ("assumed" if assumed else "ruled")


@pytest.mark.parametrize("rules", ["hoyle-1887/hearts", "hoyle-1887/eagle-14"])
def test_fine_of_1887_told_once_and_nothing_drawn_without_a_pool(rules: str) -> None:
    """Hoyle 1887: the player with the lowest number receives chips from each, and a revoke costs an agreed penalty."""
    found = put(LIBRARY, "revoke-paid-for", rules)
    assert found.says == "They pay the fine agreed on beforehand, and their own losses."
    assert "fine" not in found.follows
    assert "A collects" in found.follows
    assert "draws" not in found.follows
    assert "also pays the fine agreed on" in put(LIBRARY, "revoke-by-the-winner", rules).follows


@pytest.mark.parametrize(("situation", "doubts"), [("everything-taken", 1), ("all-the-tricks", 1), ("one-is-clear", 0)])
def test_doubt_on_a_moon_in_bicycle_shown_where_one_player_takes_all(situation: str, doubts: int) -> None:
    """Bicycle, of hearts: 26 points a deal, with no word of a reward; the sheet on a later form has one."""
    told = put(LIBRARY, situation, "bicycle-1998/hearts").doubts
    assert len([each for each in told if "takes everything that counts" in each.doubt.doubt]) == doubts


@pytest.mark.parametrize("game", ["regular", "black-lady", "joker", "joker-black-lady", "omnibus", "cancellation"])
def test_breaking_is_named_where_any_card_may_be_led_first(game: str) -> None:
    """Davis, Optional Rules, third item: hearts cannot be led until broken, so the first card led is no heart."""
    [found] = ask(LIBRARY, SITUATIONS.find("what-may-open"), [f"davis-2004/{game}"])
    others = {each.option: each.answer.says for each in found.choices}
    assert others["breaking"] == "No: it may be any card but a heart."
    assert "queen-breaks" not in others  # it needs breaking, and adds nothing of its own here


@pytest.mark.parametrize(
    ("rules", "moon", "says"),
    [
        # Pagat: normally 26 on the others, but if the shooter would lose by it, "then -26": no choice.
        (
            "pagat-2024/hearts",
            "up-unless",
            "In this game 26 come off your own score instead, if you would lose otherwise.",
        ),
        # Goldsmith, rule 7: 26 off the own score "permissible" if the player would lose otherwise.
        (
            "goldsmith-1997/hearts",
            "",
            "In this game you may take 26 off your own score instead, if you would lose otherwise.",
        ),
    ],
)
def test_moon_that_would_lose_is_lowered_with_or_without_a_choice(rules: str, moon: str, says: str) -> None:
    dispute = SITUATIONS.find("a-slam-that-ends-the-game")
    [found] = ask(LIBRARY, dispute, [rules], choices={"moon": moon} if moon else None)
    assert (found.arises, found.says) == (False, says)
    assert found.cites


@pytest.mark.parametrize("choice", ["together", "apart"])
def test_partners_who_win_together_are_cited(choice: str) -> None:
    """Pagat, partnership Hearts: the option says that you and C win or lose with one score."""
    dispute = SITUATIONS.find("a-slam-that-ends-the-game")
    [found] = ask(LIBRARY, dispute, ["pagat-2024/hearts"], choices={"partners": choice})
    assert {"pagat-2024.option.partners", f"pagat-2024.option.partners.{choice}"} <= set(found.itself.cites)
    assert found.itself.firm == "option"


@pytest.mark.parametrize("game", ["joker", "joker-black-lady"])
def test_nobody_holds_a_two_of_clubs_that_the_joker_replaces(game: str) -> None:
    """Davis, Joker Hearts: a two is removed if necessary to make the deal even; we read clubs."""
    [found] = ask(LIBRARY, SITUATIONS.find("holder-of-the-two"), [f"davis-2004/{game}"])
    assert (found.arises, found.choices) == (False, ())
    assert found.says == "The two of clubs is left out in this game."


def test_two_of_clubs_and_the_first_card_are_told_once() -> None:
    found = put(LIBRARY, "holder-of-the-two", "davis-2004/regular")
    assert found.says == "Neither: the two of clubs does not give you the lead, and the first card led may be any card."
    assert found.follows == "The first trick is led by the player on the dealer's left."


@pytest.mark.parametrize(
    ("rules", "cites"),
    [
        ("sierra-1989/hearts", "sierra-1989.lead.breaking"),
        ("unix-1987/hearts", "unix-1987.play.breaking"),
        ("microsoft-1992/hearts", "microsoft-1992.note.breaking"),
        ("goldsmith-1997/hearts", "goldsmith-1997.breaking"),
        ("andrews-1983/hearts", "andrews-1983.rule-6"),
    ],
)
def test_ban_on_leading_hearts_leaves_the_queen_of_spades_free(rules: str, cites: str) -> None:
    """Each limits the leads of hearts alone, and she is a spade: as sure as that other spades may be led."""
    for question in ("leading-the-queen", "leading-spades"):
        found = put(LIBRARY, question, rules)
        assert (found.answer, found.firm, found.cites) == ("yes", "ruled", (cites,))


@pytest.mark.parametrize("question", ["passed-two-cards", "passed-four-cards"])
def test_number_of_cards_that_is_right_at_a_table_is_no_mistake(question: str) -> None:
    """Davis, Passing: five or six pass only two cards. Cancellation Hearts (six to ten) is asked for seven."""
    assert put(LIBRARY, question, "davis-2004/cancellation").asked_with == {"players": "7"}
    six = put(LIBRARY, question, "davis-2004/cancellation", players="6")
    assert (six.arises, six.says) == (False, "At this table three is not the number of cards to pass.")
    assert put(LIBRARY, question, "davis-2004/regular").says == "The source mentions no pass; we assume there is none."


def test_widow_goes_with_a_penalty_card_in_omnibus() -> None:
    """Davis: the widow is taken by the first point trick; the ten of diamonds takes ten off, and costs nothing.

    Black Lady "is often played with the widowing" of the plain game.
    """
    [found] = ask(LIBRARY, SITUATIONS.find("cards-left-over"), ["davis-2004/omnibus"])
    [other] = [each.answer for each in found.choices if each.choice == "first-point-trick"]
    assert other.says == "The winner of the first trick with a penalty card in it takes it."
    assert "davis-2004.black-lady.option.regular-options" in other.cites
    assert found.firm != "assumed"


@pytest.mark.parametrize(
    ("question", "rules", "doubts"),
    [
        ("equal-cuts", "spalding-1896/drive", 0),
        ("equal-cuts", "foster-1914/howell", 0),
        ("equal-cuts-that-decide-nothing", "spalding-1896/drive", 1),
        ("equal-cuts-that-decide-nothing", "foster-1914/howell", 1),
    ],
)
def test_doubt_on_equal_cuts_is_of_those_that_decide_nothing(question: str, rules: str, doubts: int) -> None:
    """Rule 4 and p.7 of 1896 agree that players who tie for the lowest cut again, as do law 2 and p.350 of 1914."""
    found = put(LIBRARY, question, rules)
    assert (len(found.doubts), found.limits) == (doubts, {})


@pytest.mark.parametrize(
    ("question", "game", "option", "choices"),
    [
        ("all-the-tricks", "cancellation", "slam", {"self-down", "others-up", "choice", "hearts-alone"}),
        ("how-many-to-pass", "black-lady", "passing", {"rotation-hold", "alternate"}),
        ("how-many-to-pass", "cancellation", "passing", {"rotation-hold", "alternate"}),
    ],
)
def test_definition_or_example_makes_no_rule_of_an_option(
    question: str, game: str, option: str, choices: set[str]
) -> None:
    """Davis, Black Lady, Optional Rules: "often played with" a slam, and passing "often modified"."""
    [found] = ask(LIBRARY, SITUATIONS.find(question), [f"davis-2004/{game}"])
    firm = {each.choice: each.answer.parts[-1].firm for each in found.choices if each.option == option}
    assert {firm[each] for each in choices} == {"option"}


@pytest.mark.parametrize(
    ("rules", "until"),
    [
        ("foster-1914/heartsette", "before touching any of their cards"),  # law 11, and p.350
        ("spalding-1896/sweepstake", "before touching another card"),  # rule 18: "any other of his cards"
        ("bicycle-1998/hearts", "before all have looked at their hands"),  # general law on time limits
    ],
)
def test_card_exposed_in_dealing_is_claimed_in_time(rules: str, until: str) -> None:
    found = put(LIBRARY, "card-exposed-in-dealing", rules)
    assert until in found.follows
    assert not [limit for limit in (found.limits or {}).values() if "in our rules" in limit]


@pytest.mark.parametrize("question", ["a-last-trick-nobody-wins", "identical-cards"])
def test_two_packs_by_turns_are_one_to_a_deal(question: str) -> None:
    """Foster p.349 and rule 9 of 1896: two packs are usual, one being shuffled while the other is dealt."""
    for rules in ("foster-1914/howell", "spalding-1896/sweepstake"):
        assert put(LIBRARY, question, rules).says.startswith("Each deal uses one pack in this game")


def test_moon_without_extras_is_told_from_no_moon() -> None:
    """Goldsmith, rules 2 and 7: there is a moon, and the jack hardly matters. Davis's plain game has none."""
    goldsmith, davis = (
        put(LIBRARY, "extras-with-a-moon", rules) for rules in ("goldsmith-1997/hearts", "davis-2004/regular")
    )
    assert goldsmith.says == "In this game nothing counts but the cards that the moon takes."
    assert goldsmith.cites == ("goldsmith-1997.jack",)
    assert [each.doubt.doubt for each in goldsmith.doubts if "what does it count" in each.doubt.doubt]
    assert davis.says == "The source mentions no reward for taking everything; we assume there is none."


@pytest.mark.parametrize("game", ["black-lady", "cancellation", "joker-black-lady"])
@pytest.mark.parametrize("question", ["revoke-against-a-slam", "revoke-in-a-slam", "announcing-a-slam"])
def test_moon_that_a_source_offers_is_left_to_the_players(question: str, game: str) -> None:
    """Davis, Black Lady: "often played with a take-all or slam rule", among the options; it has no revoke law."""
    [found] = ask(LIBRARY, SITUATIONS.find(question), [f"davis-2004/{game}"])
    part = found.data()["parts"][0]
    assert found.says == "In this game nothing is won by taking everything, unless you choose it by an option."
    assert (part["cites"], part["firm"]) == (["davis-2004.black-lady.option.slam"], "option")
    assert ["in force" in each.doubt.doubt for each in found.doubts] == [True]
    assert {each.option for each in found.choices} == {"slam"}
    expected = "no" if question == "announcing-a-slam" else "silent"
    assert {each.answer.answer for each in found.choices} == {expected}


@pytest.mark.parametrize(
    ("question", "rules", "doubt"),
    [
        # They share the win, or play another hand if they agree to.
        ("tie-for-the-lowest-total", "davis-2004/omnibus", "tie for the smallest total"),
        ("tie-for-the-lowest-total", "modern/standard", "tie for the lowest score"),
    ],
)
def test_doubt_of_our_default_is_shown_where_a_source_is_silent(question: str, rules: str, doubt: str) -> None:
    found = put(LIBRARY, question, rules)
    assert any(doubt in each["doubt"] for each in found.data()["doubts"])


@pytest.mark.parametrize(
    ("rules", "cites"),
    [
        ("davis-2004/omnibus", ["davis-2004.regular.game-end"]),
        ("modern/standard", ["modern.game-end", "modern.target-100"]),
    ],
)
def test_end_of_the_game_is_stated_though_a_tie_is_not(rules: str, cites: list[str]) -> None:
    """Davis: the game ends when somebody passes a hundred; the modern summary: when somebody comes to it."""
    played = put(LIBRARY, "tie-for-the-lowest-total", rules).played
    assert played
    tie, end = played.data()["parts"]
    assert (tie["firm"], end["firm"], end["cites"]) == ("assumed", "ruled", cites)


@pytest.mark.parametrize(
    ("question", "rules", "provision"),
    [
        ("looking-at-the-widow", "spalding-1896/auction", "spalding-1896.rule-07.five"),  # two twos out, of 52
        ("two-of-clubs-in-the-kitty", "today/hearts", "modern.deal-three"),  # three play without the two of diamonds
        ("cards-left-over", "davis-2004/regular", "davis-2004.regular.strip-five"),
    ],
)
def test_no_card_is_left_over_where_some_are_left_out(question: str, rules: str, provision: str) -> None:
    assert provision in put(LIBRARY, question, rules).cites


@pytest.mark.parametrize("choice", ["first-trick", "first-point"])
def test_lowest_club_dealt_leads_if_the_two_is_in_the_kitty(choice: str) -> None:
    """Pagat: the lowest club not in the kitty must be led; Davis: the three is played if the two is in a widow."""
    situation = SITUATIONS.find("two-of-clubs-in-the-kitty")
    [found] = ask(LIBRARY, situation, ["today/hearts"], choices={"odd-cards": choice})
    assert found.says == "The player who holds the three of clubs, with that card."
    assert {"pagat-2024.option.kitty-two-of-clubs", "davis-2004.black-lady.option.club-three-leads"} <= {*found.cites}


@pytest.mark.parametrize(
    ("rules", "provisions"),
    [
        # The player on the left may have a card played out of turn taken back.
        ("foster-1914/domino", {"foster-1914.law-8", "foster-1914.p351.play-out-of-turn.taken-back"}),
        (
            "hoyle-1913/simple",
            {"hoyle-1913.deal-order", "hoyle-1913.follow-suit"},
        ),  # each player to the left must follow
        ("spalding-1896/jack-pot", {"spalding-1896.rule-14", "spalding-1896.rule-33"}),  # third hand before second
    ],
)
def test_way_round_is_cited_of_the_deal_and_of_the_play(rules: str, provisions: set[str]) -> None:
    found = put(LIBRARY, "which-way-round", rules)
    assert provisions <= {*found.cites}
    assert (found.firm, found.doubts, found.limits) == ("ruled", (), {})


@pytest.mark.parametrize(
    ("question", "rules", "doubt"),
    [
        # Spalding p.7: "When the deal is finished the players look over their hands". Whether not before is unsaid.
        ("looking-before-the-deal-is-over", "spalding-1896/jack-pot", "spalding-1896.p07.look-over"),
        # Hoyle 1913 says only that the deal passes to the left.
        ("misdeal", "hoyle-1913/simple", "hoyle-1913.deal-passes"),
        # Foster, law 18: a card named by its holder is left face up. Advice to another player is not mentioned.
        ("table-talk", "foster-1914/domino", "foster-1914.law-18.in-view"),
    ],
)
def test_silence_that_is_our_reading_shows_the_doubt(question: str, rules: str, doubt: str) -> None:
    found = put(LIBRARY, question, rules)
    assert (found.answer, [each.provision for each in found.doubts], found.cites) == ("silent", [doubt], ())


@pytest.mark.parametrize("rules", ["foster-1914/domino", "hoyle-1913/simple", "modern/standard", "davis-2004/regular"])
@pytest.mark.parametrize("question", ["two-pass-a-hundred", "is-the-game-over", "all-the-tricks", "everything-taken"])
def test_limit_on_ties_is_a_doubt_of_those_who_tie(question: str, rules: str) -> None:
    found = put(LIBRARY, question, rules)
    assert not [each for each in (found.limits or {}).values() if "tie" in each or "half" in each]
    assert not [each for each in found.doubts if "tie for the" in each.doubt.doubt and "deal" not in each.doubt.doubt]


@pytest.mark.parametrize(
    ("question", "rules", "ruling"),
    [
        # Law 10: another pack must be used, and the same dealer deals. Rule 17: a fresh deal if the dealer demands it.
        ("marked-card", "foster-1914/howell", "Yes, take another pack; the same dealer deals again."),
        (
            "marked-card",
            "spalding-1896/howell",
            "Yes, take another pack; the same dealer deals again if the dealer asks.",
        ),
        # Bicycle, general law: the deal is finished with the pack, which is replaced afterwards.
        ("marked-card", "bicycle-1998/hearts", "Yes, take another pack for the next deal."),
        (
            "others-change-after-a-revoke",
            "foster-1914/two-handed",
            "With two players nobody has played after the wrong card.",
        ),
        ("played-out-of-turn", "foster-1914/two-handed", "With two players there is no third or fourth."),
    ],
)
def test_ruling_says_nothing_twice(question: str, rules: str, ruling: str) -> None:
    assert put(LIBRARY, question, rules).ruling == ruling


def test_nothing_is_agreed_twice_in_a_misdeal() -> None:
    """Hoyle 1913 has no law on it."""
    played = put(LIBRARY, "misdeal", "hoyle-1913/simple").played
    assert played
    assert played.ruling == "Anyone you agree on deals."


@pytest.mark.parametrize("rules", ["foster-1914/sweepstake", "spalding-1896/jack-pot", "hoyle-1913/simple"])
def test_player_of_a_chip_game_who_leaves_takes_no_score_along(rules: str) -> None:
    """Foster line 23: every deal is a game in itself, so that no game ends with what the scores are."""
    advised = put(LIBRARY, "leaving-in-mid-deal", rules).advised
    assert advised
    assert "score or chips" in advised.ruling
    assert "end the game" not in advised.ruling
