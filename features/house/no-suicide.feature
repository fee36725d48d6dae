Feature: No suicide by the moon
  Twenty-six on everybody can end a game that somebody else then wins. Here it does not: the player who shot the moon lowers
  their own score instead. If that player wins, or nobody reaches a hundred, the others are raised as usual.

  Scenario: Shooting the moon would end the game for another
    D has 80, and shooting the moon would raise C to 90 + 26 = 116, and A, with 36, would win. D goes down to 80 − 26
    instead.

    Given the game is house/no-suicide
    And the scores stand at
      | A  | B  | C  | D  |
      | 10 | 20 | 90 | 80 |
    When the cards taken are
      | A | -             |
      | B | -             |
      | C | -             |
      | D | all hearts QS |
    Then the scores are
      | A  | B  | C  | D  |
      | 10 | 20 | 90 | 54 |
    And the game goes on

  Scenario: The player who shot the moon would rather lose
    The rule leaves no choice: D goes down to 80 − 26.

    Given the game is house/no-suicide
    And the scores stand at
      | A  | B  | C  | D  |
      | 10 | 20 | 90 | 80 |
    And whoever makes the slam chooses to raise the others
    When the cards taken are
      | A | -             |
      | B | -             |
      | C | -             |
      | D | all hearts QS |
    Then the scores are
      | A  | B  | C  | D  |
      | 10 | 20 | 90 | 54 |
    And the game goes on

  Scenario: Shooting the moon ends the game and wins it
    B has 20, and C goes up to 116; A and D then have more than B.

    Given the game is house/no-suicide
    And the scores stand at
      | A  | B  | C  | D  |
      | 10 | 20 | 90 | 80 |
    When the cards taken are
      | A | -             |
      | B | all hearts QS |
      | C | -             |
      | D | -             |
    Then the scores are
      | A  | B  | C   | D   |
      | 36 | 20 | 116 | 106 |
    And the game is over and B wins

  Scenario: Shooting the moon does not end the game
    Given the game is house/no-suicide
    And the scores stand at
      | A  | B  | C  | D  |
      | 10 | 20 | 40 | 60 |
    When the cards taken are
      | A | -             |
      | B | -             |
      | C | -             |
      | D | all hearts QS |
    Then the scores are
      | A  | B  | C  | D  |
      | 36 | 46 | 66 | 60 |
