Feature: Hartenjagen
  Eight hearts, the jack of clubs at two and the queen of spades at five: 15 points. Once a player has 75, they are
  subtracted.

  Scenario: What the cards cost
    Given the game is house/hartenjagen
    When the cards taken are
      | A | QS 7H            |
      | B | JC               |
      | C | -                |
      | D | the other hearts |
    Then the net is
      | A | B | C | D |
      | 6 | 2 | 0 | 7 |

  Scenario: Everything taken is scored
    Given the game is house/hartenjagen
    When the cards taken are
      | A | all hearts QS JC |
      | B | -                |
      | C | -                |
      | D | -                |
    Then the net is
      | A  | B | C | D |
      | 15 | 0 | 0 | 0 |

  @worked
  Scenario: The game turns round at 75
    A comes to 75, and nobody has won. In the next deal the same cards are worth the same points, which now come off.

    Given the game is house/hartenjagen
    And the scores stand at
      | A  | B  | C  | D  |
      | 69 | 40 | 31 | 22 |
    When the cards taken are
      | A | QS 7H            |
      | B | -                |
      | C | JC               |
      | D | the other hearts |
    Then the net is
      | A | B | C | D |
      | 6 | 0 | 2 | 7 |
    And the scores are
      | A  | B  | C  | D  |
      | 75 | 40 | 33 | 29 |
    And the game goes on
    When the cards taken are
      | A | JC               |
      | B | QS 7H            |
      | C | -                |
      | D | the other hearts |
    Then the scores are
      | A  | B  | C  | D  |
      | 73 | 34 | 33 | 22 |
    And the game goes on

  Scenario: One point short of 75, points are still added
    Given the game is house/hartenjagen
    And the scores stand at
      | A  | B  | C  | D  |
      | 68 | 40 | 31 | 22 |
    When the cards taken are
      | A | QS 7H            |
      | B | -                |
      | C | JC               |
      | D | the other hearts |
    And the cards taken are
      | A | JC               |
      | B | QS 7H            |
      | C | -                |
      | D | the other hearts |
    Then the scores are
      | A  | B  | C  | D  |
      | 76 | 46 | 33 | 36 |

  Scenario: At a table that turns at 50, fifty is enough
    Given the game is house/hartenjagen
    And the option target is 50
    And the scores stand at
      | A  | B  | C | D |
      | 44 | 40 | 8 | 9 |
    When the cards taken are
      | A | QS 7H            |
      | B | -                |
      | C | JC               |
      | D | the other hearts |
    And the cards taken are
      | A | JC               |
      | B | -                |
      | C | QS 7H            |
      | D | the other hearts |
    Then the scores are
      | A  | B  | C | D |
      | 48 | 40 | 4 | 9 |

  Scenario Outline: The first player back at nothing wins
    D takes seven points and C two. <said>

    Given the game is house/hartenjagen
    And the game has turned round
    And the scores stand at
      | A  | B  | C   | D   |
      | 20 | 30 | <C> | <D> |
    When the cards taken are
      | A | QS 7H            |
      | B | -                |
      | C | JC               |
      | D | the other hearts |
    Then the scores are
      | A  | B  | C   | D   |
      | 14 | 30 | <c> | <d> |
    And <outcome>

    Examples:
      | C | D | c | d  | outcome                     | said                          |
      | 6 | 8 | 4 | 1  | the game goes on            | Each has points left.         |
      | 6 | 7 | 4 | 0  | the game is over and D wins | D has none left.              |
      | 2 | 6 | 0 | -1 | the game is over and D wins | C has none left, and D fewer. |

  Scenario: Thirty-two cards for four
    Given the game is house/hartenjagen
    Then the pack has 32 cards
    And the cards left out are 2C 3C 4C 5C 6C 2D 3D 4D 5D 6D 2S 3S 4S 5S 6S 2H 3H 4H 5H 6H
    And each player is dealt 8 cards
    And the game is for 4 players

  Scenario: The seven of clubs is led, and a heart may be discarded on it
    Given the game is house/hartenjagen
    And it is the first trick
    And the hands are
      | A | 7C 9C 10C QC KC AC 7H 8H  |
      | B | 9H QS 7D 8D 9D 10D JD QD  |
      | C | the rest                  |
      | D | 7S 8S 9S 10S JS AS 10H JH |
    Then A is to lead
    And A may play 7C
    When A plays 7C
    Then B may play any card

  Scenario: Hearts may be led though none was discarded
    Given the game is house/hartenjagen
    And A has in hand 8C KD 9H
    When A is to lead
    Then A may play any card
