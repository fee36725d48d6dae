Feature: A hundred exactly
  A score of exactly a hundred is not the end. It goes back to fifty, or by agreement to nothing. One point more and the
  game is over.

  Scenario Outline: From ninety-eight, two points more go back to <back>
    A has 98 and takes 2, which makes exactly a hundred.

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

  Scenario: The score goes back to fifty unless the players agree otherwise
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

  Scenario Outline: Where exactly fifty goes back too, a player reaches <reached>
    A has 48 or 98 before the deal, and takes 2 or 3.

    Given the game is house/hundred-exactly
    And the option back-to is fifty-too
    And the scores stand at
      | A    | B  | C  | D  |
      | <at> | 60 | 37 | 70 |
    When the points taken are
      | A       | B      | C  | D |
      | <taken> | <rest> | 13 | 3 |
    Then the scores are
      | A         | B   | C | D  |
      | <entered> | <b> | 0 | 73 |
    And the game goes on

    Examples:
      | reached | at | taken | rest | entered | b  |
      | 50      | 48 | 2     | 8    | 0       | 68 |
      | 51      | 48 | 3     | 7    | 51      | 67 |
      | 100     | 98 | 2     | 8    | 50      | 68 |

  Scenario: Exactly fifty counts like any other score unless the players agree otherwise
    Given the game is house/hundred-exactly
    And the scores stand at
      | A  | B  | C  | D  |
      | 48 | 60 | 37 | 70 |
    When the points taken are
      | A | B | C  | D |
      | 2 | 8 | 13 | 3 |
    Then the scores are
      | A  | B  | C  | D  |
      | 50 | 68 | 50 | 73 |

  Scenario: A score of 101 ends the game
    Given the game is house/hundred-exactly
    And the scores stand at
      | A  | B  | C  | D  |
      | 98 | 60 | 50 | 70 |
    When the points taken are
      | A | B | C  | D |
      | 3 | 8 | 13 | 2 |
    Then the game is over and C wins

  Scenario Outline: Where exactly a hundred wins, a few more points do not
    With two more A has a hundred, and wins with the highest score of the four. With three A has passed it, and the lowest
    score wins.

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

  Scenario: Two who have exactly a hundred in one deal both win
    Given the game is house/hundred-exactly
    And the option back-to is wins
    And the scores stand at
      | A  | B  | C  | D  |
      | 98 | 92 | 50 | 70 |
    When the points taken are
      | A | B | C  | D |
      | 2 | 8 | 13 | 3 |
    Then the game is over and A and B share the win
