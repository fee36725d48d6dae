Feature: Hooligan Hearts, as it is played
  The ten of clubs doubles the points of its taker's cards. It does not double shooting the moon, which is twenty-six on
  each, with the ten or without.

  Scenario: Points are doubled
    Given the game is house/hooligan
    When the cards taken are
      | A | QS 2H 10C        |
      | B | 3H               |
      | C | -                |
      | D | the other hearts |
    Then the net is
      | A  | B | C | D  |
      | 28 | 1 | 0 | 11 |

  Scenario: Nothing doubled is nothing
    Given the game is house/hooligan
    When the cards taken are
      | A | QS 2H            |
      | B | 3H               |
      | C | 10C              |
      | D | the other hearts |
    Then the net is
      | A  | B | C | D  |
      | 14 | 1 | 0 | 11 |

  Scenario: The hooligan does not double shooting the moon
    Given the game is house/hooligan
    When the cards taken are
      | A | all hearts QS 10C |
      | B | -                 |
      | C | -                 |
      | D | -                 |
    Then the net is
      | A | B  | C  | D  |
      | 0 | 26 | 26 | 26 |
