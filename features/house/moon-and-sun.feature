Feature: Moon and sun
  A player who takes all that counts shoots the moon. A player who leaves the others no trick at all shoots the sun, which
  is worth twice as much.

  Scenario Outline: All that counts, with every trick and with one less
    Given the game is house/moon-and-sun
    And the tricks won are
      | A       | B        | C | D |
      | <count> | <others> | 0 | 0 |
    When the cards taken are
      | A | all hearts QS |
      | B | -             |
      | C | -             |
      | D | -             |
    Then the net is
      | A | B    | C    | D    |
      | 0 | <on> | <on> | <on> |

    Examples:
      | count | others | on |
      | 12    | 1      | 26 |
      | 13    | 0      | 52 |

  Scenario: Thirteen hearts without the queen are neither
    Given the game is house/moon-and-sun
    When the cards taken are
      | A | all hearts |
      | B | QS         |
      | C | -          |
      | D | -          |
    Then the net is
      | A  | B  | C | D |
      | 13 | 13 | 0 | 0 |
