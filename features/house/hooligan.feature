Feature: Hooligan Hearts, as it is played
  Whoever takes the ten of clubs has the points of his cards doubled. A slam is not: it is twenty-six on each, ten or no
  ten.

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

  Scenario: A slam is not doubled
    Given the game is house/hooligan
    When the cards taken are
      | A | all hearts QS 10C |
      | B | -                 |
      | C | -                 |
      | D | -                 |
    Then the net is
      | A | B  | C  | D  |
      | 0 | 26 | 26 | 26 |
