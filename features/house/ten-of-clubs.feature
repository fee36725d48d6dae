Feature: The ten of clubs doubles
  A player who takes the ten of clubs scores double for their cards. A moon is not doubled: each of the others scores 26,
  whoever has the ten.

  @worked
  Scenario: The ten of clubs doubles the points of the player who takes it
    Given the game is house/ten-of-clubs
    When the cards taken are
      | A | QS 2H 10C        |
      | B | 3H               |
      | C | -                |
      | D | the other hearts |
    Then the net is
      | A  | B | C | D  |
      | 28 | 1 | 0 | 11 |

  Scenario: Doubling a score of nothing leaves nothing
    Given the game is house/ten-of-clubs
    When the cards taken are
      | A | QS 2H            |
      | B | 3H               |
      | C | 10C              |
      | D | the other hearts |
    Then the net is
      | A  | B | C | D  |
      | 14 | 1 | 0 | 11 |

  Scenario: A slam is not doubled
    Given the game is house/ten-of-clubs
    When the cards taken are
      | A | all hearts QS 10C |
      | B | -                 |
      | C | -                 |
      | D | -                 |
    Then the net is
      | A | B  | C  | D  |
      | 0 | 26 | 26 | 26 |
