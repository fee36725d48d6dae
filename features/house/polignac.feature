Feature: Polignac, as it is played
  Jacks cost a point, the jack of spades two. All the tricks, and with them all the jacks, put five points on each of the
  others. Where players announce that, and pay for a failure, they do what this table does not.

  Scenario: The four jacks come to five points
    Given the game is house/polignac
    And B won the first trick and D the last
    When the cards taken are
      | A | JS |
      | B | JC |
      | C | JD |
      | D | JH |
    Then the net is
      | A | B | C | D |
      | 2 | 1 | 1 | 1 |

  Scenario: All the jacks are no slam, where another has a trick
    Given the game is house/polignac
    And the tricks won are
      | A | B | C | D |
      | 7 | 1 | 0 | 0 |
    When the cards taken are
      | A | JS JC JD JH |
      | B | QC          |
      | C | -           |
      | D | -           |
    Then the net is
      | A | B | C | D |
      | 5 | 0 | 0 | 0 |

  Scenario: All the tricks are
    Given the game is house/polignac
    And the tricks won are
      | A | B | C | D |
      | 8 | 0 | 0 | 0 |
    When the cards taken are
      | A | JS JC JD JH |
      | B | -           |
      | C | -           |
      | D | -           |
    Then the net is
      | A | B | C | D |
      | 0 | 5 | 5 | 5 |

  Scenario Outline: With <points> points the game <goes>
    Given the game is house/polignac
    And the scores stand at
      | A    | B | C | D |
      | <at> | 3 | 5 | 4 |
    When the cards taken are
      | A | JS |
      | B | JC |
      | C | JD |
      | D | JH |
    Then <outcome>

    Examples:
      | points | at | goes    | outcome                     |
      | 19     | 17 | goes on | the game goes on            |
      | 20     | 18 | is over | the game is over and B wins |
