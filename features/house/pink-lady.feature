Feature: Hearts with a pink lady
  Twelve hearts at one point, and two queens at 13: 38.

  Scenario: The queen of hearts costs 13
    Given the game is house/pink-lady
    When the cards taken are
      | A | QH 2H            |
      | B | QS               |
      | C | -                |
      | D | the other hearts |
    Then the net is
      | A  | B  | C | D  |
      | 14 | 13 | 0 | 11 |

  Scenario: The moon is worth every point in the deal
    Given the game is house/pink-lady
    When the cards taken are
      | A | all hearts QS |
      | B | -             |
      | C | -             |
      | D | -             |
    Then the net is
      | A | B  | C  | D  |
      | 0 | 38 | 38 | 38 |

