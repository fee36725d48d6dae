Feature: Partnership Hearts, as it is played
  A plays with C, and B with D.

  Scenario: The two scores of a side together reach a hundred
    A and C have 41 + 13 and 42 + 6, which is 102; B and D have 50 + 1 and 40 + 6, which is 97.

    Given the game is house/partnership
    And the scores stand at
      | A  | B  | C  | D  |
      | 41 | 50 | 42 | 40 |
    When the points taken are
      | A  | B | C | D |
      | 13 | 1 | 6 | 6 |
    Then the scores are
      | A  | B  | C  | D  |
      | 54 | 51 | 48 | 46 |
    And the game is over and B and D share the win

  Scenario: Ninety-nine between two are not enough
    A and C have 54 and 45; B and D have 21 and 66.

    Given the game is house/partnership
    And the scores stand at
      | A  | B  | C  | D  |
      | 41 | 20 | 39 | 60 |
    When the points taken are
      | A  | B | C | D |
      | 13 | 1 | 6 | 6 |
    Then the game goes on

  Scenario: Shooting the moon raises the player's partner too
    A takes all that counts, and 26 go on each of the others, A's partner too: 20 + 26, 15 + 26 and 10 + 26. A's side has 51
    then, and the other 82.

    Given the game is house/partnership
    And the scores stand at
      | A  | B  | C  | D  |
      | 10 | 20 | 15 | 10 |
    When the cards taken are
      | A | all hearts QS |
      | B | -             |
      | C | -             |
      | D | -             |
    Then the scores are
      | A  | B  | C  | D  |
      | 10 | 46 | 41 | 36 |
    And the game goes on

  Scenario: Two partners who take everything together do not shoot the moon
    A has every heart and A's partner the queen. Nobody took all that counts, so A scores thirteen, and C thirteen.

    Given the game is house/partnership
    When the cards taken are
      | A | all hearts |
      | B | -          |
      | C | QS         |
      | D | -          |
    Then the net is
      | A  | B | C  | D |
      | 13 | 0 | 13 | 0 |

  Scenario: Partnership Hearts is for four
    Given the game is house/partnership
    Then the game is for 4 players
