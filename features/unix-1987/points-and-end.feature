Feature: Points and the end of the Unix game
  A heart costs one point and the queen of spades thirteen. Whoever takes all twenty-six shoots the moon. After four deals the
  lowest score wins, and there is no limit.

  @unix-1987.game.hearts @unix-1987.game.queen
  Scenario: A heart costs one point and the queen thirteen
    Given the game is unix-1987/hearts
    When the cards taken are
      | A | QS 2H            |
      | B | 3H 4H 5H         |
      | C | -                |
      | D | the other hearts |
    Then the net is
      | A   | B  | C | D  |
      | +14 | +3 | 0 | +9 |
    And the deal is settled in points
    And the settlement rests on unix-1987.game.queen
    And the settlement rests on unix-1987.game.hearts

  @unix-1987.game.moon
  Scenario: Whoever takes all twenty-six points scores nothing, and the others twenty-six
    Given the game is unix-1987/hearts
    When the cards taken are
      | A | -             |
      | B | all hearts QS |
      | C | -             |
      | D | -             |
    Then the net is
      | A   | B | C   | D   |
      | +26 | 0 | +26 | +26 |
    And the settlement rests on unix-1987.game.moon

  @unix-1987.game.moon
  Scenario Outline: Twenty-five points, or thirteen, are no moon
    Given the game is unix-1987/hearts
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

  @unix-1987.passing.four-deals
  Scenario: After three deals the game goes on, though somebody is past fifty
    Given the game is unix-1987/hearts
    And it is deal number 3
    And the scores stand at
      | A  | B | C | D |
      | 52 | 0 | 0 | 0 |
    When the points taken are
      | A  | B | C | D |
      | 20 | 3 | 2 | 1 |
    Then the scores are
      | A  | B | C | D |
      | 72 | 3 | 2 | 1 |
    And the game goes on

  @unix-1987.passing.four-deals @unix-1987.game.fewest
  Scenario: After the fourth deal the game is over, and the lowest score wins
    Given the game is unix-1987/hearts
    And it is deal number 4
    And the scores stand at
      | A  | B  | C  | D |
      | 26 | 23 | 23 | 6 |
    When the points taken are
      | A | B  | C | D |
      | 1 | 13 | 6 | 6 |
    Then the scores are
      | A  | B  | C  | D  |
      | 27 | 36 | 29 | 12 |
    And the game is over and D wins
    And the game is over, because the agreed number of deals was played

  @unix-1987.passing.four-deals
  Scenario: A hundred does not end the game before the fourth deal
    Three moons by the others put seventy-eight on A; a start of thirty, agreed on beforehand, makes it more than a hundred.

    Given the game is unix-1987/hearts
    And it is deal number 3
    And the scores stand at
      | A  | B | C  | D |
      | 82 | 0 | 26 | 0 |
    When the points taken are
      | A  | B | C | D |
      | 20 | 3 | 2 | 1 |
    Then the game goes on
