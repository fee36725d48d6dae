Feature: The second illustrative hand of 1914
  Sweepstake Hearts, printed trick by trick. It is a record. B takes no heart.

  @foster-1914.p366.hand-2.play
  Scenario: The hands of the second illustrative hand
    Given the recorded deal hand-2
    Then A holds 13 cards
    And Y holds 13 cards
    And B holds 13 cards
    And Z holds 13 cards
    And A is to lead

  @foster-1914.p366.hand-2.play @foster-1914.p366.hand-2.result
  Scenario: The second illustrative hand as it is printed
    Given the recorded deal hand-2
    Then the print marks the winner of every trick
    And what is known of the play is
      | fact | grade    | page | what it says                                   |
      | W1   | attested | 366  | trick I is won by A                            |
      | W2   | attested | 366  | trick II is won by Z                           |
      | W3   | attested | 366  | trick III is won by Z                          |
      | W4   | attested | 366  | trick IV is won by B                           |
      | W5   | attested | 366  | trick V is won by B                            |
      | W6   | attested | 366  | trick VI is won by B                           |
      | W7   | attested | 366  | trick VII is won by Y                          |
      | W8   | attested | 366  | trick VIII is won by A                         |
      | W9   | attested | 366  | trick IX is won by Z                           |
      | W10  | attested | 366  | trick X is won by Y                            |
      | W11  | attested | 366  | trick XI is won by Z                           |
      | W12  | attested | 366  | trick XII is won by Y                          |
      | W13  | attested | 366  | trick XIII is won by Y                         |
      | R    | attested | 366  | what they take in all is A 4, Y 5, B 0 and Z 4 |

  @foster-1914.p366.hand-2.result @foster-1914.p352.sweepstake.one-clear @worked
  Scenario: B alone is clear in the second illustrative hand, and wins the pool
    Y has two hearts at the seventh trick, two at the tenth and one at the twelfth; A four at the eighth; Z one at the ninth
    and three at the eleventh.

    Given the recorded deal hand-2
    When it is played as it is printed
    Then every fact is borne out
    And the tricks have cost
      | A | Y | B | Z |
      | 4 | 5 | 0 | 4 |
    When the deal is settled
    Then the settlement is
      |   | pays | draws | net |
      | A | 4    | 0     | −4  |
      | Y | 5    | 0     | −5  |
      | B | 0    | 13    | +13 |
      | Z | 4    | 0     | −4  |
    And the pool is empty

  @foster-1914.p367.hand-2.trick-3
  Scenario: If B had played the king of diamonds at once, A would win the next diamond
    Z's ace takes the king, A's ten and Y's knave. A's queen is A's last diamond, and the highest that is left.

    Given the recorded deal hand-2
    Then the remark holds-up-the-king is tested
      | it can happen                    | yes |
      | it happens whatever anybody plays | yes |

  @foster-1914.p367.hand-2.trick-3
  Scenario: With the king kept, B can hold A out of the lead
    Z leads the four, A must play the queen, and B may win with the king, or go under it.

    Given the recorded deal hand-2
    Then the remark keeps-a-out is tested
      | it happens whatever anybody plays                  | no  |
      | the player alone can force it | yes |

  @foster-1914.p367.hand-2.trick-7
  Scenario: B counts A's hand before the seventh trick
    Two holdings are possible: four dangerous hearts with the seven, four and three of clubs, or five with the four and the
    three. A plays five hearts and two clubs from there on, so it was the second. B's knave of hearts goes on the next
    spade.

    Given the recorded deal hand-2
    When it is played as it is printed
    Then in trick 7 A plays AH
    And in trick 8 A plays 10H
    And in trick 9 A plays 4C
    And in trick 10 A plays 9H
    And in trick 11 A plays 7H
    And in trick 12 A plays 6H
    And in trick 13 A plays 3C
    And in trick 10 Z plays 5S
    And in trick 10 B plays JH

  @foster-1914.p367.hand-2.trick-7
  Scenario: Spades need not be led again in the three tricks after the seventh
    Y must win B's three of diamonds. Say Y does so with the seven, and leads the five: B wins with the six. B may continue
    with the deuce, the last of its suit, and then with a club. For three tricks no spade is led.

    Given the recorded deal hand-2
    Then the remark spades-again is tested
      | it can happen                                     | yes |
      | it happens whatever anybody plays                  | no  |
      | the player alone can force it | no  |
