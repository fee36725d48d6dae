Feature: The moon subtracts
  A player who takes all that counts goes down by twenty-six; nobody goes up.

  Scenario: Twenty-six off
    Given the game is house/moon-subtracts
    And the scores stand at
      | A  | B  | C  | D  |
      | 10 | 20 | 30 | 40 |
    When the cards taken are
      | A | -             |
      | B | all hearts QS |
      | C | -             |
      | D | -             |
    Then the scores are
      | A  | B  | C  | D  |
      | 10 | -6 | 30 | 40 |
