Feature: Going on and stopping in 1896
  Every deal is settled before the next begins, so a player may leave after any of them or continue as long as they like. No
  score ends the game.

  @spalding-1896.p08.free-to-leave @spalding-1896.p08.settle-each-hand
  Scenario: No deal ends the game by itself
    Given the game is spalding-1896/sweepstake
    When the hearts taken are
      | A | B | C | D |
      | 1 | 5 | 7 | 0 |
    Then the chips held are
      | A  | B  | C  | D  |
      | 49 | 45 | 43 | 63 |
    And the game goes on

  @spalding-1896.p08.free-to-leave
  Scenario: A player who has lost their last chip may continue
    The book names no forfeit for running out.

    Given the game is spalding-1896/sweepstake
    And the chips held are
      | A | B  | C  | D   |
      | 5 | 45 | 40 | 110 |
    When the hearts taken are
      | A | B | C | D |
      | 5 | 3 | 5 | 0 |
    Then the chips held are
      | A | B  | C  | D   |
      | 0 | 42 | 35 | 123 |
    And the game goes on
