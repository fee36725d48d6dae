Feature: Hearts with queens that cost
  Four queens at 13 and twelve other hearts: 64 points.

  Scenario: Every queen costs 13
    Given the game is house/queens
    When the cards taken are
      | A | QC 2H            |
      | B | QD QS            |
      | C | QH               |
      | D | the other hearts |
    Then the net is
      | A  | B  | C  | D  |
      | 14 | 26 | 13 | 11 |

  Scenario: Everything taken is no moon
    Given the game is house/queens
    When the cards taken are
      | A | all hearts QS QC QD |
      | B | -                   |
      | C | -                   |
      | D | -                   |
    Then the net is
      | A  | B | C | D |
      | 64 | 0 | 0 | 0 |

  Scenario Outline: The game ends at 108
    Given the game is house/queens
    And the scores stand at
      | A    | B | C | D |
      | <at> | 0 | 1 | 2 |
    When the cards taken are
      | A | QC 2H            |
      | B | QD QS            |
      | C | QH               |
      | D | the other hearts |
    Then <outcome>

    Examples:
      | at | outcome                     |
      | 94 | the game is over and D wins |
      | 93 | the game goes on            |

  Scenario: The player who took the queen of spades deals next
    Given the game is house/queens
    And A deals
    When the cards taken are
      | A | QC         |
      | B | QD         |
      | C | QS         |
      | D | all hearts |
    Then C deals next

  Scenario: Hearts may be led though none was discarded
    Given the game is house/queens
    And A has in hand 3C KD 9H
    When A is to lead
    Then A may play any card

  Scenario: A heart may be discarded on the first trick
    Given the game is house/queens
    And it is the first trick
    And B has in hand 7H QS 5D
    When A has led 2C and B is to play
    Then B may play any card
