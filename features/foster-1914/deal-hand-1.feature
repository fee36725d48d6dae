Feature: The first illustrative hand of 1914
  Sweepstake Hearts, printed trick by trick. It is a record, and none of it is reconstructed. One trick has no card marked
  as the winner.

  @foster-1914.p366.hand-1.play
  Scenario: The hands of the first illustrative hand
    A leads, so Z, at A's right, has dealt. Each row of the table has a card of each, and the thirteen rows all fifty-two.

    Given the recorded deal hand-1
    Then A holds 13 cards
    And Y holds 13 cards
    And B holds 13 cards
    And Z holds 13 cards
    And A is to lead

  @foster-1914.p366.hand-1.play @foster-1914.p366.hand-1.result
  Scenario: The first illustrative hand as it is printed
    The ninth row is 2S 5S KH 9S, without a mark. Z led the nine, the highest spade of the three, having won the eighth.

    Given the recorded deal hand-1
    Then the print marks no winner of trick 9
    And what is known of the play is
      | fact | grade    | page | what it says                                   |
      | W1   | attested | 366  | trick I is won by Z                            |
      | W2   | attested | 366  | trick II is won by Y                           |
      | W3   | attested | 366  | trick III is won by Y                          |
      | W4   | attested | 366  | trick IV is won by Y                           |
      | W5   | attested | 366  | trick V is won by Z                            |
      | W6   | attested | 366  | trick VI is won by Z                           |
      | W7   | attested | 366  | trick VII is won by Z                          |
      | W8   | attested | 366  | trick VIII is won by Z                         |
      | W10  | attested | 366  | trick X is won by A                            |
      | W11  | attested | 366  | trick XI is won by Y                           |
      | W12  | attested | 366  | trick XII is won by Y                          |
      | W13  | attested | 366  | trick XIII is won by B                         |
      | R    | attested | 366  | what they take in all is A 4, Y 6, B 2 and Z 1 |

  @foster-1914.p366.hand-1.result @foster-1914.p352.sweepstake.jack @worked
  Scenario: All four take hearts, and the first illustrative hand makes a Jack
    Z has the king at the ninth trick. A has four hearts at the tenth; Y three at the eleventh and three at the twelfth; B
    the deuce and the three at the last. Each pays for their own, and thirteen counters stay.

    Given the recorded deal hand-1
    When it is played as it is printed
    Then every fact is borne out
    And in trick 9 Z plays 9S
    And the tricks have cost
      | A | Y | B | Z |
      | 4 | 6 | 2 | 1 |
    When the deal is settled
    Then the settlement is
      |   | pays | draws | net |
      | A | 4    | 0     | −4  |
      | Y | 6    | 0     | −6  |
      | B | 2    | 0     | −2  |
      | Z | 1    | 0     | −1  |
    And a Jack of 13 stands in the pool

  @foster-1914.p366.hand-1.trick-2
  Scenario: Z cannot escape alone after the first trick
    Z's lowest cards are the seven of spades, the five of hearts, the eight of clubs and the seven of diamonds. The others
    have lower ones of each, with which to leave Z the lead, and hearts to discard when they are out of a suit.

    Given the recorded deal hand-1
    Then the search has found the remark escape-impossible true

  @foster-1914.p366.hand-1.trick-9
  Scenario: If Z leads the five of hearts to the ninth trick, A must help Z take the rest
    Z holds 9S 7S 5H 8C 7D, and A AS 2S AH 7H 6H. A wins with the ace and leads the deuce of spades, which Z must win. The
    eight of clubs and the seven of diamonds are then the last of their suits, but the ace of spades is above Z's other
    spade. Z takes every trick only if A discards it. But A may lead it, and Z may lead up to it.

    Given the recorded deal hand-1
    Then the remark every-other-trick is tested
      | it can happen                                                              | yes |
      | it happens whatever anybody plays                                           | no  |
      | the player alone can force it                          | no  |
      | the other players together can force it        | no  |
    And the remark every-other-trick is found true only if all help

  @foster-1914.p366.hand-1.trick-9
  Scenario: The same lead of the five of hearts, with the spades that A seems to have
    With the five as well as the deuce A can follow twice under Z's nine and seven, and discard the ace when Z leads a club
    or a diamond. So the others can bring it about; but A may also play the ace.

    Given the recorded deal hand-1
    Then the remark every-other-trick-as-it-looked is found true only if the others help

  @foster-1914.p367.hand-1.trick-10
  Scenario: The seven of spades at the tenth trick loads A
    A has the ace and hearts, so A must follow with the ace and win. Y and B have only hearts, and give A two.

    Given the recorded deal hand-1
    Then the remark loads-a is found true

  @foster-1914.p367.hand-1.trick-10
  Scenario: After the seven of spades, Z's five of hearts cannot win a trick
    A then leads a heart, and has the ace, the seven and the six. Each is above the five.

    Given the recorded deal hand-1
    Then the remark takes-all-the-rest is found does not arise

  @foster-1914.p367.hand-1.trick-10
  Scenario: Leading the five of hearts first, Z gets at most four hearts
    Z has only the king. A must follow with a higher heart than the five. No spade below Z's seven, no club and no diamond
    is left to give Z the lead.

    Given the recorded deal hand-1
    Then the remark no-more-than-four is found true

  @foster-1914.p367.hand-1.trick-10
  Scenario: The others need not make a Jack after the five of hearts
    It may fail. A wins the tenth with the ace, Y playing the queen and B the ten, and leads the ace of spades, on which Y
    discards the knave and B the nine. Then A leads the seven, over Y's deuce and B's four, and then the six, which Y wins
    with the eight, B playing the three. B has taken none, and wins the pool.

    Given the recorded deal hand-1
    Then the remark inevitably-a-jack is tested
      | it can happen                                                       | yes |
      | it happens whatever anybody plays                                    | no  |
      | the other players together can force it | yes |

  @foster-1914.p367.hand-1.trick-11
  Scenario: If Y plays under the seven, B wins the pool
    A keeps the lead with the seven, B playing the four. If A leads the six, Y must win: B plays the nine under the knave,
    or the three under the eight, and goes under Y's last heart too. If A leads the ace of spades, B discards the nine on
    it.

    Given the recorded deal hand-1
    Then the remark underplays is tested
      | it can happen                                     | yes |
      | it happens whatever anybody plays                  | no  |
      | the player alone can force it | yes |

  @foster-1914.p367.hand-1.trick-11
  Scenario: By winning two rounds Y is sure of loading B
    Y wins with the knave and leads the eight. If B takes it with the nine, B is loaded. If not, B keeps a heart, and so
    does Y the deuce, which Y leads. A has only the ace of spades left, and B must win.

    Given the recorded deal hand-1
    Then the remark sure-of-loading-b is tested
      | it happens whatever anybody plays                  | no  |
      | the player alone can force it | yes |
