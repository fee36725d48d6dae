Feature: Black Maria, as it is reported of 1939
  A deal of three or four players has forty-three points: one for each heart, by assumption, and thirteen, ten and seven for the
  queen, the king and the ace of spades. Of the play only the pass to the right is reported; the rest is our assumption.

  @phillips-1939.players
  Scenario: Three to six may play
    Given the game is phillips-1939/black-maria
    Then the game is for 3, 4, 5 and 6 players

  @phillips-1939.players
  Scenario Outline: <count> people cannot play
    Given the game is phillips-1939/black-maria
    When <count> sit down to play
    Then they cannot play so

    Examples:
      | count |
      | 2     |
      | 7     |

  Scenario: Four players leave no card out
    Given the game is phillips-1939/black-maria
    Then no card is left out
    And the pack has 52 cards
    And each player is dealt 13 cards

  @phillips-1939.pack.three @phillips-1939.pack.five @phillips-1939.pack.six
  Scenario Outline: The cards that other numbers leave out
    With five the signs of the two cards are lost, and we read them by assumption.

    Given the game is phillips-1939/black-maria for <players> players
    Then the cards left out are <out>
    And the pack has <pack> cards
    And each player is dealt <hand> cards

    Examples:
      | players | out         | pack | hand |
      | 3       | 2C          | 51   | 17   |
      | 5       | 2C 2S       | 50   | 10   |
      | 6       | 2C 2D 2S 2H | 48   | 8    |

  @phillips-1939.pass-right
  Scenario Outline: Three cards go to the right in every deal
    Given the game is phillips-1939/black-maria for <players> players
    And it is deal number <deal>
    Then 3 cards are passed to the right

    Examples:
      | players | deal |
      | 3       | 1    |
      | 3       | 3    |
      | 4       | 2    |
      | 4       | 4    |
      | 5       | 1    |
      | 6       | 1    |

  @phillips-1939.clockwise
  Scenario: Play goes clockwise, from the player on the dealer's left
    The reports do not say who leads first, so we supply it.

    Given the game is phillips-1939/black-maria for 3 players
    And C deals
    When the pack is dealt with the lowest club on top
    Then the 1st card goes to A
    And the 2nd card goes to B
    And the 3rd card goes to C
    And A is to lead

  Scenario: Players must follow suit, and otherwise may play any card
    Given the game is phillips-1939/black-maria
    And B has in hand 6D KD QS 10H
    When A has led JD and B is to play
    Then B may play 6D KD

  Scenario: Without the suit led any card may be played, on the first trick too
    Given the game is phillips-1939/black-maria
    And it is the first trick
    And B has in hand 4S QS 10H
    When A has led JD and B is to play
    Then B may play any card

  Scenario: Hearts may be led at any time
    Given the game is phillips-1939/black-maria
    And A has in hand 3C KD 9H
    When A is to lead
    Then A may play any card

  @phillips-1939.ranks
  Scenario: The ace is high; the highest card of the suit led wins, and the winner leads
    We supply what wins a trick and who leads next.

    Given the game is phillips-1939/black-maria
    When these tricks are played
      | A    | B  | C  | D  |
      | *10D | KD | AD | 2D |
      | 3C   | 4C | KC | QC |
      | 9S   | 8S | 7S | JS |
    Then the tricks are won by
      | C | C | D |
    And D is to lead

  @phillips-1939.amounts @phillips-1939.penalties @worked
  Scenario: The three spades cost seven, ten and thirteen
    A has seven for the ace and one for a heart, B ten and thirteen, and C the other twelve hearts.

    Given the game is phillips-1939/black-maria for 3 players
    When the cards taken are
      | A | AS 2H            |
      | B | KS QS            |
      | C | the other hearts |
    Then the net is
      | A  | B   | C   |
      | +8 | +23 | +12 |
    And the deal is settled in points
    And the settlement rests on phillips-1939.amounts

  @phillips-1939.penalties
  Scenario: A player who takes everything is charged for all of it
    Thirteen for the hearts, and seven, ten and thirteen. No reward for it is reported.

    Given the game is phillips-1939/black-maria for 3 players
    When the cards taken are
      | A | all hearts QS KS AS |
      | B | -                   |
      | C | -                   |
    Then the net is
      | A   | B | C |
      | +43 | 0 | 0 |

  @phillips-1939.aim
  Scenario: The lowest score is the best
    The end of the game is not reported. It continues while the players like, and then the lowest score wins.

    Given the game is phillips-1939/black-maria for 3 players
    And the scores stand at
      | A  | B   | C  |
      | 90 | 120 | 40 |
    When the points taken are
      | A | B  | C  |
      | 8 | 23 | 12 |
    Then the scores are
      | A  | B   | C  |
      | 98 | 143 | 52 |
    And the game goes on
