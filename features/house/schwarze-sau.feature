Feature: Schwarze Sau, as far as it goes
  Eight diamonds, the jack of clubs at two and the queen of spades at five: 15 points. Hearts cost nothing.

  Scenario: What the cards cost
    Given the game is house/schwarze-sau
    When the cards taken are
      | A | QS 7D                 |
      | B | JC                    |
      | C | all hearts            |
      | D | 8D 9D 10D JD QD KD AD |
    Then the net is
      | A | B | C | D |
      | 6 | 2 | 0 | 7 |

  Scenario: Everything taken is scored
    Given the game is house/schwarze-sau
    When the cards taken are
      | A | QS JC 7D 8D 9D 10D JD QD KD AD all hearts |
      | B | -                                         |
      | C | -                                         |
      | D | -                                         |
    Then the net is
      | A  | B | C | D |
      | 15 | 0 | 0 | 0 |

  Scenario Outline: The game ends at 30
    Given the game is house/schwarze-sau
    And the scores stand at
      | A    | B | C | D |
      | <at> | 0 | 1 | 2 |
    When the cards taken are
      | A | QS 7D                 |
      | B | all hearts            |
      | C | JC                    |
      | D | 8D 9D 10D JD QD KD AD |
    Then <outcome>

    Examples:
      | at | outcome                     |
      | 24 | the game is over and B wins |
      | 23 | the game goes on            |

  Scenario: Thirty-two cards for four
    Given the game is house/schwarze-sau
    Then the pack has 32 cards
    And the cards left out are 2C 3C 4C 5C 6C 2D 3D 4D 5D 6D 2S 3S 4S 5S 6S 2H 3H 4H 5H 6H
    And each player is dealt 8 cards
    And the game is for 4 players
    And no cards are passed

  Scenario: Eldest hand may lead a heart, and any card may be discarded on the first trick
    Given the game is house/schwarze-sau
    And D deals
    And it is the first trick
    And the hands are
      | A | 8C 9C 10C QC KC AC 7H 8H  |
      | B | 9H QS 7D 8D 9D 10D JD QD  |
      | C | the rest                  |
      | D | 7S 8S 9S 10S JS AS 10H JH |
    Then A is to lead
    And A may play any card
    When A plays 8C
    Then B may play any card

  Scenario: Hearts may be led to a later trick though none was discarded
    Given the game is house/schwarze-sau
    And A has in hand 8C KD 9H
    When A is to lead
    Then A may play any card
