Feature: Hearts with a ten of diamonds that costs, Dirty Hearts
  Thirteen hearts, the queen of spades at 13 and the ten of diamonds at ten: 36 points.

  Scenario: The ten of diamonds costs ten
    Given the game is house/dirty-hearts
    When the cards taken are
      | A | 10D 2H           |
      | B | QS               |
      | C | -                |
      | D | the other hearts |
    Then the net is
      | A  | B  | C | D  |
      | 11 | 13 | 0 | 12 |

  Scenario: Everything taken is scored
    Given the game is house/dirty-hearts
    When the cards taken are
      | A | all hearts QS 10D |
      | B | -                 |
      | C | -                 |
      | D | -                 |
    Then the net is
      | A  | B | C | D |
      | 36 | 0 | 0 | 0 |

  Scenario Outline: The game ends at 52
    Given the game is house/dirty-hearts
    And the scores stand at
      | A    | B | C | D |
      | <at> | 0 | 1 | 2 |
    When the cards taken are
      | A | 10D 2H           |
      | B | -                |
      | C | QS               |
      | D | the other hearts |
    Then <outcome>

    Examples:
      | at | outcome                     |
      | 41 | the game is over and B wins |
      | 40 | the game goes on            |

  Scenario: Dirty Hearts is for four
    Given the game is house/dirty-hearts
    Then the game is for 4 players

  Scenario Outline: The dealer names the pass
    Given the game is house/dirty-hearts
    And it is deal number <deal>
    When the dealer has the cards passed <way>
    Then 3 cards are passed <way>

    Examples:
      | deal | way          |
      | 1    | to the left  |
      | 1    | to the right |
      | 2    | across       |

  Scenario: The dealer may name a deal without a pass
    Given the game is house/dirty-hearts
    When the dealer has the cards passed to nobody
    Then no cards are passed

  Scenario Outline: The dealer may not name another way
    Given the game is house/dirty-hearts
    Then the dealer may not have the cards passed <way>

    Examples:
      | way                              |
      | two to the left                  |
      | two to the right                 |
      | one to each other player         |
      | in equal parts to all the others |
      | into the middle                  |
