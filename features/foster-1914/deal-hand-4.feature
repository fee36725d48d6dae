Feature: The fourth illustrative hand of 1914
  Auction Hearts, printed trick by trick. It is a record. In the advice the same four holdings are bid on under other
  letters: A, Y, B and Z of the tricks are Z, A, Y and B of the bidding.

  @foster-1914.p367.hand-4.play @foster-1914.p366.auction.hand-4-letters
  Scenario: The hands of the fourth illustrative hand
    Given the recorded deal hand-4
    Then A holds 13 cards
    And Y holds 13 cards
    And B holds 13 cards
    And Z holds 13 cards

  @foster-1914.p367.hand-4.play @foster-1914.p367.hand-4.result
  Scenario: The fourth illustrative hand as it is printed
    Given the recorded deal hand-4
    Then the print marks the winner of every trick
    And what is known of the play is
      | fact | grade    | page | what it says                                   |
      | W1   | attested | 367  | trick I is won by Z                            |
      | W2   | attested | 367  | trick II is won by Z                           |
      | W3   | attested | 367  | trick III is won by Y                          |
      | W4   | attested | 367  | trick IV is won by A                           |
      | W5   | attested | 367  | trick V is won by Y                            |
      | W6   | attested | 367  | trick VI is won by A                           |
      | W7   | attested | 367  | trick VII is won by Y                          |
      | W8   | attested | 367  | trick VIII is won by Z                         |
      | W9   | attested | 367  | trick IX is won by A                           |
      | W10  | attested | 367  | trick X is won by A                            |
      | W11  | attested | 367  | trick XI is won by Z                           |
      | W12  | attested | 367  | trick XII is won by B                          |
      | W13  | attested | 367  | trick XIII is won by B                         |
      | R    | attested | 367  | what they take in all is A 0, Y 7, B 1 and Z 5 |

  @foster-1914.p367.hand-4.result @foster-1914.p355.auction.one-clear @foster-1914.p355.auction.buyer-leads @worked
  Scenario: A, who bought the choice, wins the pool of the fourth illustrative hand
    A's bid of 27 and the thirteen for the hearts make forty. A draws all of it, 13 more than the bid.

    Given the recorded deal hand-4
    When it is played as it is printed
    Then every fact is borne out
    And the tricks have cost
      | A | Y | B | Z |
      | 0 | 7 | 1 | 5 |
    When the deal is settled
    Then the net is
      | A   | Y  | B  | Z  |
      | +13 | −7 | −1 | −5 |
    And the pool is empty

  @foster-1914.p368.hand-4.opening @foster-1914.p368.hand-4.trick-6
  Scenario: A leads hearts, and wins two rounds of spades
    Given the recorded deal hand-4
    When it is played as it is printed
    Then in trick 1 A plays 5H
    And in trick 4 A plays AS
    And in trick 5 A plays 7H
    And in trick 6 A plays KS

  @foster-1914.p368.hand-4.trick-7
  Scenario: The king and the three of hearts are divided, and A can get clear
    Y has the king, and B the three. If they were in one hand, A's queen would win over the three, or A's nine and deuce
    over the king later. The others could then give A a heart, whatever A leads.

    Given the recorded deal hand-4
    Then the search has found the remark king-and-three-divided true
    And the search has found the remark king-and-three-with-y true
    And the search has found the remark king-and-three-with-b true

  @foster-1914.p361.following.examples
  Scenario: If Y had played the king of diamonds at the second trick, A could win the third
    Z's ace takes A's queen, Y's king and a diamond of B. A's knave is then the highest, if Z leads another.

    Given the recorded deal hand-4
    Then the remark keeps-a-from-getting-in is tested
      | it happens whatever anybody plays                  | no  |
      | the player alone can force it | yes |

  @foster-1914.p361.following.examples
  Scenario: If A were not safe in diamonds, the others could load A
    Say A had the three, and B the deuce. They still cannot force a heart on every player.

    Given the recorded deal hand-4
    Then the remark holds-up-the-queen is found true
    And the remark holds-up-the-queen-for-a-jack is found true only if all help

  @foster-1914.p368.hand-4.trick-7
  Scenario: Z gets in with the queen of clubs and the nine of diamonds
    They win the eighth trick and the eleventh for Z. To the ninth Z leads one of two spades, and A, who has the queen and
    the knave, must win it.

    Given the recorded deal hand-4
    When it is played as it is printed
    Then in trick 8 Z plays QC
    And in trick 9 Z plays 8S
    And in trick 11 Z plays 9D

  @foster-1914.p368.hand-4.trick-8
  Scenario: B counts two hearts, two spades and two safe diamonds in A's hand
    Given the recorded deal hand-4
    When it is played as it is printed
    Then in trick 8 A plays 9H
    And in trick 9 A plays QS
    And in trick 10 A plays JS
    And in trick 11 A plays 6D
    And in trick 12 A plays 2D
    And in trick 13 A plays 2H

  @foster-1914.p368.hand-4.trick-8
  Scenario: A high club at the eighth trick would cost B a heart
    A has no club, and discards the nine of hearts on B's ace, which nobody beats.

    Given the recorded deal hand-4
    Then the remark high-clubs is tested
      | it can happen                                                       | yes |
      | it happens whatever anybody plays                                    | no  |
      | the other players together can force it | yes |

  @foster-1914.p368.hand-4.trick-10
  Scenario: If A leads the diamond before the spade, A can be loaded
    Z wins the six with the nine, and leads the deuce of spades to A's knave; B discards B's last diamond. A's two deuces
    are then both the best of their suits.

    Given the recorded deal hand-4
    Then the remark clears-the-spade is tested
      | it happens whatever anybody plays                                    | no  |
      | the other players together can force it | yes |

  @foster-1914.p368.hand-4.trick-12
  Scenario: With the seven of clubs B would play under and take no heart
    Z's eight would win the trick, and with it A's deuce, the last of the hearts.

    Given the recorded deal hand-4
    Then the remark not-the-seven-of-clubs is found true
