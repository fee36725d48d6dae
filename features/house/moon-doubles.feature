Feature: The moon doubles the others

  Scenario: Every other score is doubled
    A shoots the moon. B has 20 + 20, C nothing to double, and D 45 + 45.

    Given the game is house/moon-doubles
    And the scores stand at
      | A  | B  | C | D  |
      | 70 | 20 | 0 | 45 |
    When the cards taken are
      | A | all hearts QS |
      | B | -             |
      | C | -             |
      | D | -             |
    Then the scores are
      | A  | B  | C | D  |
      | 70 | 40 | 0 | 90 |
    And the game goes on

  Scenario: One heart short, nothing is doubled
    Given the game is house/moon-doubles
    And the scores stand at
      | A  | B  | C | D  |
      | 70 | 20 | 0 | 45 |
    When the points taken are
      | A  | B | C | D |
      | 25 | 1 | 0 | 0 |
    Then the scores are
      | A  | B  | C | D  |
      | 95 | 21 | 0 | 45 |
