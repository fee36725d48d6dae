Feature: Omnibus with the ten
  The ten of diamonds takes ten points off.

  Scenario: Ten points off
    Given the game is house/ten-of-diamonds
    When the cards taken are
      | A | 10D              |
      | B | QS               |
      | C | 2H 3H            |
      | D | the other hearts |
    Then the net is
      | A   | B  | C | D  |
      | -10 | 13 | 2 | 11 |

  Scenario: The moon needs the hearts and the queen, and no more
    D takes everything but the ten, and A takes ten points off as well as scoring the twenty-six: 26 − 10.

    Given the game is house/ten-of-diamonds
    When the cards taken are
      | A | 10D           |
      | B | -             |
      | C | -             |
      | D | all hearts QS |
    Then the net is
      | A  | B  | C  | D |
      | 16 | 26 | 26 | 0 |
