@davis-2004.regular.game-end
Feature: How a game ends in 2004
  The game stops when a player's score passes a hundred; exactly a hundred is not enough. The smallest score then wins. The
  text does not mention a tie; here those who tie share the win.

  Background:
    Given the game is davis-2004/regular

  Scenario: A score of exactly a hundred does not end the game
    Given the scores stand at
      | A  | B  | C  | D  |
      | 98 | 60 | 50 | 70 |
    When the hearts taken are
      | A | B | C | D |
      | 2 | 3 | 7 | 1 |
    Then the scores are
      | A   | B  | C  | D  |
      | 100 | 63 | 57 | 71 |
    And the game goes on

  @davis-2004.regular.lowest-wins
  Scenario: A score of 101 ends the game, and the lowest score wins
    Given the scores stand at
      | A  | B  | C  | D  |
      | 98 | 60 | 50 | 70 |
    When the hearts taken are
      | A | B | C | D |
      | 3 | 3 | 7 | 0 |
    Then the scores are
      | A   | B  | C  | D  |
      | 101 | 63 | 57 | 70 |
    And the game is over and C wins
    And the game is over, because a score passed the limit

  @davis-2004.regular.lowest-wins
  Scenario: Two with the lowest score share the win
    Given the scores stand at
      | A  | B  | C  | D  |
      | 99 | 55 | 50 | 70 |
    When the hearts taken are
      | A | B | C | D |
      | 5 | 1 | 6 | 1 |
    Then the game is over and B and C share the win

  @davis-2004.black-lady.inherits @davis-2004.regular.lowest-wins
  Scenario: Black Lady ends in the same way
    Given the game is davis-2004/black-lady
    And the scores stand at
      | A  | B  | C  | D  |
      | 86 | 40 | 30 | 44 |
    When the cards taken are
      | A | QS 5H 6H         |
      | B | 3H 4H            |
      | C | -                |
      | D | the other hearts |
    Then the scores are
      | A   | B  | C  | D  |
      | 101 | 42 | 30 | 53 |
    And the game is over and C wins
