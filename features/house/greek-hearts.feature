Feature: Greek Hearts, as it is played

  Scenario: The moon takes 26 from each of the others
    A takes everything: B, C and D score 26 each, and A subtracts 3 x 26 = 78.

    Given the game is house/greek-hearts
    When the cards taken are
      | A | all hearts QS |
      | B | -             |
      | C | -             |
      | D | -             |
    Then the net is
      | A   | B  | C  | D  |
      | -78 | 26 | 26 | 26 |
    And the game is over and A wins

  Scenario: The moon takes 26 from each of two others, 52 in all
    Given the game is house/greek-hearts for 3 players
    When the cards taken are
      | A | -             |
      | B | all hearts QS |
      | C | -             |
    Then the net is
      | A  | B   | C  |
      | 26 | -52 | 26 |

  Scenario: Every deal is a game
    Given the game is house/greek-hearts
    When the points taken are
      | A | B  | C | D |
      | 5 | 13 | 8 | 0 |
    Then the net is
      | A | B  | C | D |
      | 5 | 13 | 8 | 0 |
    And the game is over and D wins

  Scenario Outline: Three cards go to the right, in any deal
    Given the game is house/greek-hearts for <players> players
    And it is deal number <deal>
    Then <cards> cards are passed to the right

    Examples:
      | players | deal | cards |
      | 3       | 2    | 3     |
      | 4       | 1    | 3     |
      | 4       | 2    | 3     |
      | 4       | 4    | 3     |
      | 5       | 1    | 2     |

  Scenario: Eldest hand may lead a heart
    Given the game is house/greek-hearts
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
    Given the game is house/greek-hearts
    And A has in hand 3C KD 9H
    When A is to lead
    Then A may play any card

  Scenario: A heart may be discarded on the first trick
    Given the game is house/greek-hearts
    And it is the first trick
    And B has in hand 7H QS 5D
    When A has led 2C and B is to play
    Then B may play any card
