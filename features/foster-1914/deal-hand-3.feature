Feature: The third illustrative hand of 1914
  Howell's settling, printed trick by trick, with each player's result. It is a record.

  @foster-1914.p367.hand-3.play
  Scenario: The hands of the third illustrative hand
    The text says that Z dealt and that A leads.

    Given the recorded deal hand-3
    Then A holds 13 cards
    And Y holds 13 cards
    And B holds 13 cards
    And Z holds 13 cards
    And A is to lead

  @foster-1914.p367.hand-3.play @foster-1914.p367.hand-3.result
  Scenario: The third illustrative hand as it is printed
    Given the recorded deal hand-3
    Then the print marks the winner of every trick
    And what is known of the play is
      | fact | grade    | page | what it says                                   |
      | W1   | attested | 367  | trick I is won by Z                            |
      | W2   | attested | 367  | trick II is won by Z                           |
      | W3   | attested | 367  | trick III is won by Z                          |
      | W4   | attested | 367  | trick IV is won by Z                           |
      | W5   | attested | 367  | trick V is won by Z                            |
      | W6   | attested | 367  | trick VI is won by B                           |
      | W7   | attested | 367  | trick VII is won by Y                          |
      | W8   | attested | 367  | trick VIII is won by B                         |
      | W9   | attested | 367  | trick IX is won by A                           |
      | W10  | attested | 367  | trick X is won by B                            |
      | W11  | attested | 367  | trick XI is won by Y                           |
      | W12  | attested | 367  | trick XII is won by Z                          |
      | W13  | attested | 367  | trick XIII is won by Y                         |
      | R    | attested | 367  | what they take in all is A 3, Y 2, B 7 and Z 1 |

  @foster-1914.p367.hand-3.result @foster-1914.p353.howell.pay @foster-1914.p353.howell.draw @worked
  Scenario: Z wins most in the third illustrative hand
    Three counters for each heart, and one drawn for each heart not held: A pays 9 and draws 10, Y 6 and 11, B 21 and 6, Z 3
    and 12. So Z wins 9, Y 5 and A 1, and B loses 15.

    Given the recorded deal hand-3
    When it is played as it is printed
    Then every fact is borne out
    And the tricks have cost
      | A | Y | B | Z |
      | 3 | 2 | 7 | 1 |
    When the deal is settled
    Then the settlement is
      |   | pays | draws | net |
      | A | 9    | 10    | +1  |
      | Y | 6    | 11    | +5  |
      | B | 21   | 6     | −15 |
      | Z | 3    | 12    | +9  |
    And the pool is empty

  @foster-1914.p368.hand-3.opening
  Scenario: A opens with the middle cards of A's diamonds
    A has the ace, ten, seven, four and deuce, and parts with the ten and the seven first.

    Given the recorded deal hand-3
    When it is played as it is printed
    Then in trick 1 A plays 10D
    And in trick 2 A plays 7D

  @foster-1914.p368.hand-3.trick-8
  Scenario: If Y leads a club to the eighth trick, a club may be led back
    Z has to win the three, with the queen, the ten or the six, and may lead another club, or a spade.

    Given the recorded deal hand-3
    Then the remark led-back is tested
      | it can happen                    | yes |
      | it happens whatever anybody plays | no  |

  @foster-1914.p368.hand-3.trick-9
  Scenario: If A keeps the ace of hearts, A may take every trick but one
    The nine wins if Y plays the deuce. A then leads the ace of hearts, the ace and the four of diamonds, and the deuce,
    which B wins with the three if B has kept it. But Y may win with the knave, and lead clubs, which A cannot win.

    Given the recorded deal hand-3
    Then the remark every-trick-but-one is tested
      | it can happen                                     | yes |
      | it happens whatever anybody plays                  | no  |
      | the player alone can force it | no  |

  @foster-1914.p368.hand-3.trick-10
  Scenario: If A leads the deuce of diamonds, A may have to take all the hearts left
    B must win with the three. B leads the six of hearts, Y plays the deuce, and A has to win with the nine. Then A has only
    the ace and four of diamonds, the last of their suit. But Y may win with the ten, and then it does not happen.

    Given the recorded deal hand-3
    Then the remark leads-the-deuce is tested
      | it happens whatever anybody plays                                    | no  |
      | the player alone can force it                   | no  |
      | the other players together can force it | yes |
    And the remark leads-the-deuce is found true only if the others help

  @foster-1914.p368.hand-3.trick-10
  Scenario: If A's nine wins, A can escape the rest
    A leads the deuce, which B wins with B's only diamond. B has the king and queen of hearts left, and A discards the ace
    and four on them.

    Given the recorded deal hand-3
    Then the remark escapes-the-rest is tested
      | it happens whatever anybody plays                  | no  |
      | the player alone can force it | yes |

  @foster-1914.p368.hand-3.trick-10
  Scenario: If B lets the nine win, B takes all the hearts left
    The nine can win only over B's six and Y's deuce. A's deuce of diamonds gives B the lead. B has the king and the queen
    left, above Y's ten, the only other heart.

    Given the recorded deal hand-3
    Then the remark passes-this-trick is tested
      | it happens whatever anybody plays | yes |

  @foster-1914.p368.hand-3.trick-11
  Scenario: With the six of hearts B gives the lead to Y, who cannot hurt B
    Y has to win with the ten, Y's only heart, and has two clubs left. B has no club, and wins no more tricks.

    Given the recorded deal hand-3
    Then the remark no-chance-to-injure is found true

  @foster-1914.p368.hand-3.trick-11
  Scenario: Z gets clear only if Y leads the right club
    Say B discards the three of diamonds, and keeps the queen of hearts for the last trick. If Y led the three of clubs, Z
    can win with the ten, and goes under Y's seven with the six. If Y led the seven, Z has the higher club in the last
    trick, whichever Z played, and takes the queen.

    Given the recorded deal hand-3
    Then the remark keeps-two-clubs is tested
      | it can happen                                     | yes |
      | it happens whatever anybody plays                  | no  |
      | the player alone can force it | no  |
    And the remark keeps-two-clubs is found true only if all help
