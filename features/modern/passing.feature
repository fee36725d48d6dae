@modern.pass
Feature: Passing in the modern game
  The source mentions the pass but never describes it. We use the customary round: three cards to the left, to the right,
  across, and then a deal without a pass. With other numbers the step across is left out, and five players pass two.

  Scenario Outline: Four players: which way each deal is passed
    Given the game is modern/standard
    And it is deal number <deal>
    Then 3 cards are passed <direction>

    Examples:
      | deal | direction    |
      | 1    | to the left  |
      | 2    | to the right |
      | 3    | across       |
      | 5    | to the left  |

  Scenario Outline: Four players: deal <deal> is played without a pass
    Given the game is modern/standard
    And it is deal number <deal>
    Then no cards are passed

    Examples:
      | deal |
      | 4    |
      | 8    |

  Scenario Outline: Three and five players: how many cards are passed, and which way
    Given the game is modern/standard for <players> players
    And it is deal number <deal>
    Then <count> cards are passed <direction>

    Examples:
      | players | deal | count | direction    |
      | 3       | 1    | 3     | to the left  |
      | 3       | 2    | 3     | to the right |
      | 3       | 4    | 3     | to the left  |
      | 5       | 1    | 2     | to the left  |
      | 5       | 2    | 2     | to the right |
      | 5       | 4    | 2     | to the left  |

  Scenario Outline: <players> players: the third deal is played without a pass
    Given the game is modern/standard for <players> players
    And it is deal number 3
    Then no cards are passed

    Examples:
      | players |
      | 3       |
      | 5       |

  @modern.opening-lead
  Scenario: The player with the two of clubs after the pass leads it
    Given the game is modern/standard
    And D deals
    And the hands are
      | A | 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS AH |
      | B | 9C AC 3D 7D 9D 6S 7S 3H 4H 7H 8H 9H QH    |
      | C | 2C 3C KC 6D AD 3S 4S 8S 9S JS 2H 10H JH   |
      | D | 4C 5C 7C QC 2D 5D 8D QD KS AS 5H 6H KH    |
    And it is deal number 3
    When the players pass
      | A | QS AH JC |
      | B | AC 9H QH |
      | C | 2C KC JH |
      | D | KS AS KH |
    Then C holds QS AH JC
    And D holds AC 9H QH
    And B holds KS AS KH
    And A is to lead
    And A may play 2C
