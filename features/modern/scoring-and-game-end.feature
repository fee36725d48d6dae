Feature: Scoring and the end of the modern game
  The points of a deal add up to 26, or to a multiple of it when somebody shoots the moon. The game ends when a score
  reaches a hundred, or fifty by agreement, and the lowest score wins.

  @modern.multiple-of-26 @modern.count
  Scenario Outline: The points of a deal add up to twenty-six
    Given the game is modern/standard
    When the points taken are
      | A   | B   | C   | D   |
      | <a> | <b> | <c> | <d> |
    Then the net is
      | A   | B   | C   | D   |
      | <a> | <b> | <c> | <d> |
    And the scores of the deal add up to 26

    Examples:
      | a  | b  | c | d  |
      | 13 | 0  | 6 | 7  |
      | 0  | 25 | 1 | 0  |
      | 1  | 2  | 3 | 20 |

  @modern.multiple-of-26 @modern.deal-three
  Scenario: The points of a deal add up to 26 with three players too
    Given the game is modern/standard for 3 players
    When the points taken are
      | A | B  | C |
      | 4 | 17 | 5 |
    Then the scores of the deal add up to 26

  @modern.game-end @modern.target-100
  Scenario: At 99 the game continues
    Given the game is modern/standard
    And the scores stand at
      | A  | B  | C  | D  |
      | 98 | 60 | 50 | 70 |
    When the points taken are
      | A | B | C  | D |
      | 1 | 8 | 13 | 4 |
    Then the scores are
      | A  | B  | C  | D  |
      | 99 | 68 | 63 | 74 |
    And the game goes on

  @modern.game-end @modern.target-100 @modern.winner @modern.object-lowest
  Scenario: At exactly a hundred the game is over
    Given the game is modern/standard
    And the scores stand at
      | A  | B  | C  | D  |
      | 98 | 60 | 50 | 70 |
    When the points taken are
      | A | B | C  | D |
      | 2 | 8 | 13 | 3 |
    Then the scores are
      | A   | B  | C  | D  |
      | 100 | 68 | 63 | 73 |
    And the game is over and C wins
    And the game is over, because a score reached the limit

  @modern.winner
  Scenario: Two with the lowest score share the win
    The source does not cover it.

    Given the game is modern/standard
    And the scores stand at
      | A  | B  | C  | D  |
      | 98 | 60 | 55 | 70 |
    When the points taken are
      | A  | B | C | D |
      | 13 | 1 | 6 | 6 |
    Then the game is over and B and C share the win

  @modern.option.target-50 @modern.game-end
  Scenario Outline: Played to fifty, a score of <score> ends the game
    Given the game is modern/standard
    And the option target is 50
    And the scores stand at
      | A  | B  | C  | D  |
      | 30 | 20 | 10 | 25 |
    When the points taken are
      | A       | B | C        | D |
      | <taken> | 2 | <others> | 1 |
    Then the game is over and <winner> wins

    Examples:
      | score | taken | others | winner |
      | 50    | 20    | 3      | C      |
      | 53    | 23    | 0      | C      |
      | 51    | 21    | 2      | C      |

  @modern.option.target-50 @modern.game-end
  Scenario: Played to fifty, a score of 49 does not end the game
    Given the game is modern/standard
    And the option target is 50
    And the scores stand at
      | A  | B  | C  | D  |
      | 30 | 20 | 10 | 25 |
    When the points taken are
      | A  | B | C | D |
      | 19 | 2 | 4 | 1 |
    Then the game goes on
