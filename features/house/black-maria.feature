Feature: Black Maria, as it is played
  Forty-three points are in a deal: thirteen for the hearts, and seven, ten and thirteen for the ace, the king and
  the queen of spades.

  Scenario: What the spades cost
    Given the game is house/black-maria for 3 players
    When the cards taken are
      | A | AS 2H            |
      | B | KS QS            |
      | C | the other hearts |
    Then the net is
      | A | B  | C  |
      | 8 | 23 | 12 |
    And the scores of the deal add up to 43

  Scenario: Three play without the two of clubs
    Given the game is house/black-maria for 3 players
    Then the cards left out are 2C
    And each player is dealt 17 cards

  Scenario: Six play without the twos
    Given the game is house/black-maria for 6 players
    Then the cards left out are 2C 2D 2S 2H
    And each player is dealt 8 cards
    And 3 cards are passed to the right
    And the game is for 3, 4, 5 and 6 players

  Scenario: A player who takes everything scores all of it
    Given the game is house/black-maria
    When the cards taken are
      | A | all hearts QS KS AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD |
      | B | -                                                            |
      | C | -                                                            |
      | D | -                                                            |
    Then the net is
      | A  | B | C | D |
      | 43 | 0 | 0 | 0 |

  Scenario Outline: Three cards go to the right, in any deal
    Given the game is house/black-maria for <players> players
    And it is deal number <deal>
    Then 3 cards are passed to the right

    Examples:
      | players | deal |
      | 3       | 3    |
      | 4       | 1    |
      | 4       | 2    |
      | 4       | 4    |
      | 5       | 1    |

  Scenario: Eldest hand opens, with any card, even a heart
    Given the game is house/black-maria
    And D deals
    And it is the first trick
    And the hands are
      | A | 3C 4C 5C 6C 7C 8C 9C 10C JC QC 7H 8H QS |
      | B | the rest                                |
      | C | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS KS AS 2D |
      | D | 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C |
    Then A is to lead
    And A may play any card

  Scenario: Hearts may be led to a later trick though none was discarded
    Given the game is house/black-maria
    And A has in hand 3C KD 9H
    When A is to lead
    Then A may play any card

  Scenario: A heart may be discarded on the first trick
    Given the game is house/black-maria
    And it is the first trick
    And B has in hand 7H QS 5D
    When A has led 2C and B is to play
    Then B may play any card
