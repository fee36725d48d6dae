Feature: Hooligan Hearts, as it is played
  The seven of clubs costs seven, so that 33 points are in a deal: 13 + 13 + 7.

  Scenario: The seven of clubs costs seven
    A has 13 + 1 + 7.

    Given the game is house/hooligan
    When the cards taken are
      | A | QS 2H 7C         |
      | B | 3H               |
      | C | -                |
      | D | the other hearts |
    Then the net is
      | A  | B | C | D  |
      | 21 | 1 | 0 | 11 |

  Scenario Outline: Everything but one card is no moon
    Given the game is house/hooligan
    When the cards taken are
      | A | all hearts <A> |
      | B | <B>            |
      | C | -              |
      | D | -              |
    Then the net is
      | A   | B   | C | D |
      | <a> | <b> | 0 | 0 |

    Examples:
      | lacks               | A  | B  | a  | b  |
      | the seven of clubs  | QS | 7C | 26 | 7  |
      | the queen of spades | 7C | QS | 20 | 13 |

  Scenario: Everything with the hooligan shoots the moon
    Given the game is house/hooligan
    When the cards taken are
      | A | all hearts QS 7C |
      | B | -                |
      | C | -                |
      | D | -                |
    Then the net is
      | A | B  | C  | D  |
      | 0 | 33 | 33 | 33 |
