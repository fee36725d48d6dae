Feature: One, two, three
  The number of cards passed repeats after three deals, the direction after four, so they combine differently each time.

  Scenario Outline: How many cards are passed in each deal, and which way
    Given the game is house/one-two-three
    And it is deal number <deal>
    Then <count> cards are passed <way>

    Examples:
      | deal | count | way          |
      | 1    | 1     | to the left  |
      | 2    | 2     | to the right |
      | 3    | 3     | across       |
      | 5    | 2     | to the left  |
      | 6    | 3     | to the right |
      | 7    | 1     | across       |

  Scenario: In the fourth deal nothing is passed
    Given the game is house/one-two-three
    And it is deal number 4
    Then no cards are passed

  Scenario: A pass of two
    Given the game is house/one-two-three
    And it is deal number 5
    And the hands are
      | A | 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC |
      | B | 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD |
      | C | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS |
      | D | the rest                                |
    When the players pass
      | A | KC AC |
      | B | KD AD |
      | C | QS AS |
      | D | KH AH |
    Then A holds KH AH
    And B holds KC AC
    And C holds KD AD
    And D holds QS AS
