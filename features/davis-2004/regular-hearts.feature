Feature: Regular Hearts: the pack, the deal and the play
  The basic game of 2004, in which hearts alone count. With other than four players low cards are left out until the deal is
  even. The copy we have lost their suits, so the cards are our reading.

  @davis-2004.regular.players
  Scenario: From three to six may play
    Given the game is davis-2004/regular
    Then the game is for 3, 4, 5 and 6 players

  @davis-2004.regular.players
  Scenario Outline: <count> people cannot play
    Given the game is davis-2004/regular
    When <count> sit down to play
    Then they cannot play so

    Examples:
      | count |
      | 2     |
      | 7     |

  @davis-2004.regular.pack @davis-2004.regular.decks @davis-2004.regular.deal
  Scenario: Four play with the whole pack
    Given the game is davis-2004/regular
    Then no card is left out
    And the pack has 52 cards
    And each player is dealt 13 cards

  @davis-2004.regular.strip @davis-2004.regular.strip-three @davis-2004.regular.strip-five
  @davis-2004.regular.strip-six @davis-2004.regular.deal
  Scenario Outline: What three, five and six players leave out
    Given the game is davis-2004/regular for <players> players
    Then the cards left out are <out>
    And the pack has <pack> cards
    And each player is dealt <hand> cards
    And what is said of Cards left out is assumed

    Examples:
      | players | out         | pack | hand |
      | 3       | 2C          | 51   | 17   |
      | 5       | 2C 2D       | 50   | 10   |
      | 6       | 2C 3C 2D 2S | 48   | 8    |

  @davis-2004.regular.deal
  Scenario: The whole pack is dealt singly, eldest hand first
    Given the game is davis-2004/regular
    And B deals
    When the pack is dealt with the lowest club on top
    Then the 1st card goes to C
    And the 2nd card goes to D
    And the 3rd card goes to A
    And the 4th card goes to B
    And the 5th card goes to C

  @davis-2004.regular.opening-lead
  Scenario: Eldest hand leads first, and may lead a heart
    Given the game is davis-2004/regular
    And D deals
    And the hands are
      | A | 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS AH |
      | B | 9C AC 3D 7D 9D 6S 7S 3H 4H 7H 8H 9H QH    |
      | C | 2C 3C KC 6D AD 3S 4S 8S 9S JS 2H 10H JH   |
      | D | 4C 5C 7C QC 2D 5D 8D QD KS AS 5H 6H KH    |
    Then no cards are passed
    And A is to lead
    And A may play any card

  @davis-2004.regular.winner-leads @davis-2004.regular.trick-winner @davis-2004.regular.ranks
  Scenario: The highest card of the suit led wins, and the winner leads
    Given the game is davis-2004/regular
    And D deals
    And the hands are
      | A | 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS AH |
      | B | 9C AC 3D 7D 9D 6S 7S 3H 4H 7H 8H 9H QH    |
      | C | 2C 3C KC 6D AD 3S 4S 8S 9S JS 2H 10H JH   |
      | D | 4C 5C 7C QC 2D 5D 8D QD KS AS 5H 6H KH    |
    When these tricks are played
      | A    | B  | C  | D  |
      | *10D | 9D | AD | QD |
      | JC   | AC | KC | QC |
      | AH   | QH | JH | KH |
    Then the tricks are won by
      | C | B | A |
    And A is to lead
    And the tricks have cost
      | A | B | C | D |
      | 4 | 0 | 0 | 0 |

  @davis-2004.regular.follow
  Scenario: A player who can follow suit must do so
    Given the game is davis-2004/regular
    And B has in hand 6D KD 7S 10H
    When A has led JD and B is to play
    Then B may play 6D KD
    And B may not play 10H, by davis-2004.regular.follow

  @davis-2004.regular.discard
  Scenario: A player who cannot follow may play anything
    Given the game is davis-2004/regular
    And B has in hand 4C QS 10H
    When A has led JD and B is to play
    Then B may play any card
    And what is said of Forced discards rests on davis-2004.regular.discard

  @davis-2004.regular.trick-winner
  Scenario: A card of another suit wins nothing
    Given the game is davis-2004/regular
    When these tricks are played
      | A   | B  | C  | D  |
      | *9D | AH | 3D | AS |
    Then A wins the trick

  @davis-2004.regular.score @davis-2004.regular.heart-value
  Scenario: Each heart is a point on a running score
    Given the game is davis-2004/regular
    And the scores stand at
      | A | B  | C  | D |
      | 4 | 10 | 20 | 5 |
    When the cards taken are
      | A | 2H 3H            |
      | B | QS               |
      | C | 4H               |
      | D | the other hearts |
    Then the net is
      | A  | B | C  | D   |
      | +2 | 0 | +1 | +10 |
    And the scores are
      | A | B  | C  | D  |
      | 6 | 10 | 21 | 15 |
    And the deal is settled in points
    And the scores of the deal add up to 13
