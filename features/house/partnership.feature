Feature: Partnership Hearts, as it is played
  A plays with C, and B with D.

  Scenario Outline: A side ends the game with 200 together
    A and C have <A> + 13 and 92 + 6; B and D have 50 + 1 and 90 + 6, which is 147.

    Given the game is house/partnership
    And the scores stand at
      | A   | B  | C  | D  |
      | <A> | 50 | 92 | 90 |
    When the points taken are
      | A  | B | C | D |
      | 13 | 1 | 6 | 6 |
    Then <outcome>

    Examples:
      | together | A  | outcome                                    |
      | 200      | 89 | the game is over and B and D share the win |
      | 199      | 88 | the game goes on                           |

  Scenario: A moon spares the partner
    A takes all that counts, and 26 go on each of B and D: 52 for their side. C scores nothing.

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
      | 10 | 46 | 15 | 36 |
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
