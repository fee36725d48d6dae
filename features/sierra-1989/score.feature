Feature: The score of the Sierra game
  A heart counts one point and the queen of spades thirteen. Whoever takes them all scores nothing, and the others score
  twenty-six. The game ends at a hundred, and the lowest score wins.

  @sierra-1989.score.heart @sierra-1989.score.queen @sierra-1989.score.taken
  Scenario: A heart counts one point and the queen thirteen
    Given the game is sierra-1989/hearts
    When the cards taken are
      | A | QS 2H            |
      | B | 3H 4H 5H         |
      | C | -                |
      | D | the other hearts |
    Then the net is
      | A   | B  | C | D  |
      | +14 | +3 | 0 | +9 |
    And the deal is settled in points
    And the settlement rests on sierra-1989.score.queen
    And the settlement rests on sierra-1989.score.heart

  @sierra-1989.score.moon @sierra-1989.object
  Scenario: A player who takes all that counts scores nothing, and the others twenty-six each
    Given the game is sierra-1989/hearts
    When the cards taken are
      | A | -             |
      | B | all hearts QS |
      | C | -             |
      | D | -             |
    Then the net is
      | A   | B | C   | D   |
      | +26 | 0 | +26 | +26 |
    And the settlement rests on sierra-1989.score.moon

  @sierra-1989.score.moon
  Scenario: With three at the table taking all that counts scores the others twenty-six each
    Given the game is sierra-1989/hearts for 3 players
    When the cards taken are
      | A | all hearts QS |
      | B | -             |
      | C | -             |
    Then the net is
      | A | B   | C   |
      | 0 | +26 | +26 |

  @sierra-1989.score.taken @sierra-1989.score.moon
  Scenario Outline: Without the moon each scores what they took
    Given the game is sierra-1989/hearts
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

  @sierra-1989.score.hundred
  Scenario: At ninety-nine the game goes on
    Given the game is sierra-1989/hearts
    And the scores stand at
      | A  | B  | C  | D  |
      | 98 | 60 | 50 | 70 |
    When the points taken are
      | A | B | C  | D |
      | 1 | 8 | 13 | 4 |
    Then the game goes on

  @sierra-1989.score.hundred @sierra-1989.score.lowest
  Scenario: At a score of exactly a hundred the game is over, and the lowest score wins
    Given the game is sierra-1989/hearts
    And the scores stand at
      | A  | B  | C  | D  |
      | 98 | 60 | 50 | 70 |
    When the points taken are
      | A | B | C  | D |
      | 2 | 8 | 13 | 3 |
    Then the game is over and C wins
    And the game is over, because a score reached the limit
