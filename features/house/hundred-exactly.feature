Feature: A hundred exactly
  A score that comes to a hundred on the nose is not the end: it goes back to fifty, or where that is agreed to nothing.
  One point more and the game is over.

  Scenario Outline: From ninety-eight, two points more come back to <back>
    A stands at 98 and takes 2, which makes a hundred exactly.

    Given the game is house/hundred-exactly
    And the option back-to is <choice>
    And the scores stand at
      | A  | B  | C  | D  |
      | 98 | 60 | 50 | 70 |
    When the points taken are
      | A | B | C  | D |
      | 2 | 8 | 13 | 3 |
    Then the scores are
      | A      | B  | C  | D  |
      | <back> | 68 | 63 | 73 |
    And the game goes on

    Examples:
      | choice  | back |
      | fifty   | 50   |
      | nothing | 0    |

  Scenario: It is fifty where nothing else is agreed
    Given the game is house/hundred-exactly
    And the scores stand at
      | A  | B  | C  | D  |
      | 87 | 60 | 50 | 70 |
    When the points taken are
      | A  | B | C | D |
      | 13 | 8 | 3 | 2 |
    Then the scores are
      | A  | B  | C  | D  |
      | 50 | 68 | 53 | 72 |

  Scenario: A hundred and one ends the game
    Given the game is house/hundred-exactly
    And the scores stand at
      | A  | B  | C  | D  |
      | 98 | 60 | 50 | 70 |
    When the points taken are
      | A | B | C  | D |
      | 3 | 8 | 13 | 2 |
    Then the game is over and C wins

  Scenario Outline: Where it wins, who has won when a few points more end the game
    With two more A stands at a hundred, and wins with the highest score of the four. With three he has gone past it, and
    the lowest score wins.

    Given the game is house/hundred-exactly
    And the option back-to is wins
    And the scores stand at
      | A  | B  | C  | D  |
      | 98 | 60 | 50 | 70 |
    When the points taken are
      | A       | B | C  | D      |
      | <taken> | 8 | 13 | <rest> |
    Then the game is over and <winner> wins

    Examples:
      | taken | rest | winner |
      | 2     | 3    | A      |
      | 3     | 2    | C      |

  Scenario: Two who come to it in one deal have both won
    Given the game is house/hundred-exactly
    And the option back-to is wins
    And the scores stand at
      | A  | B  | C  | D  |
      | 98 | 92 | 50 | 70 |
    When the points taken are
      | A | B | C  | D |
      | 2 | 8 | 13 | 3 |
    Then the game is over and A and B share the win
