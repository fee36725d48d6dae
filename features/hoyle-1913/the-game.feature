Feature: What makes a game in 1913
  Each deal is a game by itself. By agreement all may begin with equal points instead. Then either the first to lose them
  all loses the game, or the first to win an agreed number wins it. The players choose the numbers; we take fifty unless
  they name another.

  @hoyle-1913.game.each-deal
  Scenario Outline: In each way of settling, each deal is a game
    Given the game is hoyle-1913/<game>
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 4 | 6 |
    Then the game is over, because the deal was played

    Examples:
      | game        |
      | simple      |
      | sweepstakes |
      | howell      |

  @hoyle-1913.game.each-deal @hoyle-1913.sweepstakes.not-won
  Scenario Outline: A deal in which nobody wins the pool has no winner
    Given the game is hoyle-1913/sweepstakes
    When the hearts taken are
      | A   | B   | C   | D   |
      | <A> | <B> | <C> | <D> |
    Then the game is over and nobody wins

    Examples:
      | A | B  | C | D |
      | 1 | 2  | 4 | 6 |
      | 0 | 13 | 0 | 0 |

  @hoyle-1913.game.each-deal @hoyle-1913.sweepstakes.two-clear
  Scenario: Players who divide the pool have won the deal
    Given the game is hoyle-1913/sweepstakes
    When the hearts taken are
      | A | B | C | D |
      | 0 | 6 | 0 | 7 |
    Then the game is over and A and C share the win

  @hoyle-1913.game.option.first-broke
  Scenario: Players begin with equal points and play until one has none
    Given the game is hoyle-1913/simple
    And the option game is first-broke
    Then each player begins with 50 chips

  @hoyle-1913.game.option.first-broke
  Scenario: The first player to lose all their points loses the game
    Given the game is hoyle-1913/simple
    And the option game is first-broke
    And the scores stand at
      | A  | B | C  | D   |
      | 30 | 6 | 60 | 104 |
    When the hearts taken are
      | A | B | C | D |
      | 1 | 6 | 2 | 4 |
    Then the scores are
      | A  | B | C  | D   |
      | 42 | 0 | 58 | 100 |
    And the game is over and B loses
    And the game is over, because a player lost all their chips

  @hoyle-1913.game.option.first-broke
  Scenario: With one point left the game goes on
    Given the game is hoyle-1913/simple
    And the option game is first-broke
    And the scores stand at
      | A  | B | C  | D   |
      | 30 | 7 | 60 | 103 |
    When the hearts taken are
      | A | B | C | D |
      | 1 | 6 | 2 | 4 |
    Then the game goes on

  @hoyle-1913.game.option.first-broke
  Scenario: Two are out of points on one deal, and both lose
    Given the game is hoyle-1913/simple
    And the option game is first-broke
    And the scores stand at
      | A  | B | C | D   |
      | 80 | 6 | 4 | 110 |
    When the hearts taken are
      | A | B | C | D |
      | 1 | 6 | 4 | 2 |
    Then the game is over and B and C lose

  @hoyle-1913.game.option.first-to-target
  Scenario: The first to win fifty beyond the fifty at the start wins
    Given the game is hoyle-1913/simple
    And the option game is first-to-target
    And the scores stand at
      | A  | B  | C  | D  |
      | 88 | 40 | 30 | 42 |
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 4 | 6 |
    Then the scores are
      | A   | B  | C  | D  |
      | 100 | 38 | 26 | 36 |
    And each player begins with 50 chips
    And the game is over and A wins
    And the game is over, because a player won the agreed number

  @hoyle-1913.game.option.first-to-target
  Scenario: Winning forty-nine is not winning fifty
    Given the game is hoyle-1913/simple
    And the option game is first-to-target
    And the scores stand at
      | A  | B  | C  | D  |
      | 87 | 40 | 30 | 43 |
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 4 | 6 |
    Then the game goes on

  @hoyle-1913.game.option.first-to-target
  Scenario: The players agree on a target of twenty
    Given the game is hoyle-1913/simple
    And the option game is first-to-target
    And the option target is 20
    And the scores stand at
      | A  | B  | C  | D  |
      | 58 | 52 | 48 | 42 |
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 4 | 6 |
    Then the game is over and A wins

  @hoyle-1913.game.option.first-broke @hoyle-1913.game.option.first-to-target
  Scenario Outline: The players agree to begin with thirty, and end when one is broke or reaches the target
    Given the game is hoyle-1913/simple
    And the option game is <game>
    And the option points is 30
    Then each player begins with 30 chips

    Examples:
      | game            |
      | first-broke     |
      | first-to-target |

  @hoyle-1913.game.option.first-to-target
  Scenario: A target belongs only to the game that is played to it
    Given the game is hoyle-1913/simple
    When they choose 20 for the option target
    Then they cannot play so

  @hoyle-1913.game.each-deal @hoyle-1913.game.option.first-to-target
  Scenario: The most points win, since points here are won and do not count against a player
    Given the game is hoyle-1913/simple
    And the option game is first-to-target
    And the scores stand at
      | A  | B  | C  | D  |
      | 89 | 41 | 35 | 35 |
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 4 | 6 |
    Then the scores are
      | A   | B  | C  | D  |
      | 101 | 39 | 31 | 29 |
    And the game is over and A wins
