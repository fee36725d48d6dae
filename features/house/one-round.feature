Feature: One Round of Hearts, as it is played
  Four deals make the game. The lowest score after the fourth wins; a hundred ends it earlier.

  Scenario: After three deals the game continues
    Given the game is house/one-round
    And it is deal number 3
    And the scores stand at
      | A  | B  | C  | D |
      | 20 | 10 | 17 | 5 |
    When the points taken are
      | A | B  | C | D |
      | 6 | 13 | 6 | 1 |
    Then the game goes on

  Scenario: After the fourth deal the game is over
    A has 26 + 1, B 23 + 13, C 23 + 6 and D 6 + 6.

    Given the game is house/one-round
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

  Scenario: A hundred is the end before that
    In three deals nobody can score more than three times 26, which is 78. But A began with a handicap of thirty, has 82
    after two deals, and reaches 102 in the third.

    Given the game is house/one-round
    And it is deal number 3
    And the scores stand at
      | A  | B | C  | D |
      | 82 | 0 | 26 | 0 |
    When the points taken are
      | A  | B | C | D |
      | 20 | 3 | 2 | 1 |
    Then the game is over and D wins
    And the game is over, because a score reached the limit

  Scenario: One Round of Hearts is for four
    Given the game is house/one-round
    Then the game is for 4 players
