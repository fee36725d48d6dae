Feature: The score of Microsoft Hearts
  A heart counts one point and the queen of spades thirteen. Whoever takes them all shoots the moon. The game ends at a hundred;
  that it also ends when the dealer leaves is not played here.

  @microsoft-1992.score.heart @microsoft-1992.score.queen
  Scenario: A heart counts one point and the queen thirteen
    Given the game is microsoft-1992/hearts
    When the cards taken are
      | A | QS 2H            |
      | B | 3H 4H 5H         |
      | C | -                |
      | D | the other hearts |
    Then the net is
      | A   | B  | C | D  |
      | +14 | +3 | 0 | +9 |
    And the deal is settled in points
    And the settlement rests on microsoft-1992.score.queen
    And the settlement rests on microsoft-1992.score.heart

  @microsoft-1992.score.moon
  Scenario: Shooting the moon scores nothing, and twenty-six for each other player
    Given the game is microsoft-1992/hearts
    When the cards taken are
      | A | -             |
      | B | all hearts QS |
      | C | -             |
      | D | -             |
    Then the net is
      | A   | B | C   | D   |
      | +26 | 0 | +26 | +26 |
    And the settlement rests on microsoft-1992.score.moon

  @microsoft-1992.score.moon
  Scenario Outline: Anything less is no moon
    Given the game is microsoft-1992/hearts
    When the cards taken are
      | A | <one>   |
      | B | <other> |
      | C | -       |
      | D | -       |
    Then the net is
      | A   | B   | C | D |
      | <a> | <b> | 0 | 0 |

    Examples:
      | one                 | other      | a   | b   |
      | the other hearts QS | 2H         | +25 | +1  |
      | QS                  | all hearts | +13 | +13 |

  @microsoft-1992.score.end
  Scenario: At ninety-nine the game goes on
    Given the game is microsoft-1992/hearts
    And the scores stand at
      | A  | B  | C  | D  |
      | 98 | 60 | 50 | 70 |
    When the points taken are
      | A | B | C  | D |
      | 1 | 8 | 13 | 4 |
    Then the game goes on

  @microsoft-1992.score.end @microsoft-1992.object
  Scenario: At a score of exactly a hundred the game is over, and the lowest score wins
    Given the game is microsoft-1992/hearts
    And the scores stand at
      | A  | B  | C  | D  |
      | 98 | 60 | 50 | 70 |
    When the points taken are
      | A | B | C  | D |
      | 2 | 8 | 13 | 3 |
    Then the game is over and C wins
    And the game is over, because a score reached the limit
