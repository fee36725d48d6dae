Feature: Clean slate
  A player who takes every trick goes back to 0.

  Background:
    Given the game is house/clean-slate
    And the scores stand at
      | A  | B  | C  | D  |
      | 73 | 20 | 90 | 10 |

  Scenario: Every trick wipes out the score
    A had 73, and has 73 - 73 = 0. The others do not score.

    Given the tricks won are
      | A  | B | C | D |
      | 13 | 0 | 0 | 0 |
    When the cards taken are
      | A | all hearts QS |
      | B | -             |
      | C | -             |
      | D | -             |
    Then the net is
      | A   | B | C | D |
      | -73 | 0 | 0 | 0 |
    And the scores are
      | A | B  | C  | D  |
      | 0 | 20 | 90 | 10 |
    And the game goes on

  Scenario: Everything without every trick is a moon
    B takes a trick without a point. Each of the others scores 26.

    Given the tricks won are
      | A  | B | C | D |
      | 12 | 1 | 0 | 0 |
    When the cards taken are
      | A | all hearts QS |
      | B | -             |
      | C | -             |
      | D | -             |
    Then the scores are
      | A  | B  | C   | D  |
      | 73 | 46 | 116 | 36 |
    And the game is over and D wins
