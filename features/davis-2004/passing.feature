Feature: Passing in 2004
  In Black Lady everybody passes three cards to the right before the play, or two at tables of five and six, and gives up
  their own before looking at the cards they receive. By choice the direction changes from deal to deal.

  @davis-2004.black-lady.pass-three-right @davis-2004.black-lady.pass-two-5-6
  Scenario Outline: How many cards are passed to the right
    Given the game is davis-2004/black-lady for <players> players
    And it is deal number <deal>
    Then <count> cards are passed to the right

    Examples:
      | players | count | deal |
      | 3       | 3     | 1    |
      | 4       | 3     | 1    |
      | 4       | 3     | 2    |
      | 4       | 3     | 3    |
      | 5       | 2     | 1    |
      | 6       | 2     | 1    |

  @davis-2004.black-lady.pass-before-look
  Scenario: Players give their cards before they look
    Given the game is davis-2004/black-lady
    And A has in hand QS KS AS 4S
    Then A may not yet look at the cards passed to them
    When A passes QS KS AS
    Then A may look at the cards passed to them

  @davis-2004.black-lady.pass-three-right
  Scenario: Three cards go to the player on the right
    Given the game is davis-2004/black-lady
    And A has in hand QS KS AS 4S
    And B has in hand 4C 5C 6C 7C
    And C has in hand 4D 5D 6D 7D
    And D has in hand 4H 5H 6H 7H
    When the players pass
      | A | QS KS AS |
      | B | 4C 5C 6C |
      | C | 4D 5D 6D |
      | D | 4H 5H 6H |
    Then D holds QS KS AS 7H
    And A holds 4C 5C 6C 4S
    And B holds 4D 5D 6D 7C
    And C holds 4H 5H 6H 7D

  @davis-2004.black-lady.option.pass-rotation.example @davis-2004.black-lady.option.pass-rotation
  Scenario Outline: Left, right, across and hold: which way each deal is passed
    Given the game is davis-2004/black-lady
    And the option passing is rotation-hold
    And it is deal number <deal>
    Then 3 cards are passed <direction>

    Examples:
      | deal | direction    |
      | 1    | to the left  |
      | 2    | to the right |
      | 3    | across       |
      | 5    | to the left  |
      | 6    | to the right |
      | 7    | across       |

  @davis-2004.black-lady.option.pass-hold @davis-2004.black-lady.option.pass-rotation.example
  Scenario Outline: Left, right, across and hold: deal <deal> is played without a pass
    Given the game is davis-2004/black-lady
    And the option passing is rotation-hold
    And it is deal number <deal>
    Then no cards are passed

    Examples:
      | deal |
      | 4    |
      | 8    |

  @davis-2004.black-lady.option.pass-rotation.example
  Scenario Outline: With four, who gets the queen that A passes, deal by deal
    Given the game is davis-2004/black-lady
    And the option passing is rotation-hold
    And it is deal number <deal>
    And A has in hand QS KS AS 4S
    And B has in hand 4C 5C 6C 7C
    And C has in hand 4D 5D 6D 7D
    And D has in hand 4H 5H 6H 7H
    When the players pass
      | A | QS KS AS |
      | B | 4C 5C 6C |
      | C | 4D 5D 6D |
      | D | 4H 5H 6H |
    Then <receiver> holds QS KS AS

    Examples:
      | deal | receiver |
      | 1    | B        |
      | 2    | D        |
      | 3    | C        |

  @davis-2004.black-lady.option.pass-rotation
  Scenario Outline: Left, right and across without a hold: which way each deal is passed
    Given the game is davis-2004/black-lady
    And the option passing is rotation
    And it is deal number <deal>
    Then 3 cards are passed <direction>

    Examples:
      | deal | direction    |
      | 1    | to the left  |
      | 2    | to the right |
      | 3    | across       |
      | 4    | to the left  |

  @davis-2004.black-lady.option.pass-rotation @davis-2004.black-lady.pass-two-5-6
  Scenario Outline: Nobody sits across from one of three or five
    The step across is left out. The book does not say so, but nobody sits there.

    Given the game is davis-2004/black-lady for <players> players
    And the option passing is <passing>
    And it is deal number <deal>
    Then <count> cards are passed <direction>

    Examples:
      | players | passing       | deal | count | direction    |
      | 3       | rotation      | 1    | 3     | to the left  |
      | 3       | rotation      | 2    | 3     | to the right |
      | 3       | rotation      | 3    | 3     | to the left  |
      | 3       | rotation-hold | 1    | 3     | to the left  |
      | 3       | rotation-hold | 2    | 3     | to the right |
      | 3       | rotation-hold | 4    | 3     | to the left  |
      | 5       | rotation      | 1    | 2     | to the left  |
      | 5       | rotation      | 2    | 2     | to the right |
      | 5       | rotation      | 3    | 2     | to the left  |
      | 5       | rotation-hold | 1    | 2     | to the left  |
      | 5       | rotation-hold | 2    | 2     | to the right |
      | 5       | rotation-hold | 4    | 2     | to the left  |

  @davis-2004.black-lady.option.pass-hold
  Scenario Outline: The third deal of <players> players is the hold
    Given the game is davis-2004/black-lady for <players> players
    And the option passing is rotation-hold
    And it is deal number 3
    Then no cards are passed

    Examples:
      | players |
      | 3       |
      | 5       |

  @davis-2004.black-lady.option.pass-rotation-six @davis-2004.black-lady.pass-two-5-6
  Scenario Outline: The round of six: which way each deal is passed
    Given the game is davis-2004/black-lady for 6 players
    And the option passing is <passing>
    And it is deal number <deal>
    Then 2 cards are passed <direction>

    Examples:
      | passing       | deal | direction        |
      | rotation-hold | 1    | to the left      |
      | rotation-hold | 2    | to the right     |
      | rotation-hold | 3    | two to the left  |
      | rotation-hold | 4    | two to the right |
      | rotation-hold | 5    | across           |
      | rotation-hold | 7    | to the left      |
      | rotation      | 1    | to the left      |
      | rotation      | 2    | to the right     |
      | rotation      | 3    | two to the left  |
      | rotation      | 4    | two to the right |
      | rotation      | 5    | across           |
      | rotation      | 6    | to the left      |

  @davis-2004.black-lady.option.pass-rotation-six @davis-2004.black-lady.option.pass-hold
  Scenario: The sixth deal of six is the hold
    Given the game is davis-2004/black-lady for 6 players
    And the option passing is rotation-hold
    And it is deal number 6
    Then no cards are passed

  @davis-2004.black-lady.option.pass-rotation-six
  Scenario Outline: In the round of six A passes to everybody once
    Given the game is davis-2004/black-lady for 6 players
    And the option passing is rotation-hold
    And it is deal number <deal>
    And A has in hand QS KS 7S
    And B has in hand 4C 5C 6C
    And C has in hand 4D 5D 6D
    And D has in hand 4H 5H 6H
    And E has in hand 8C 9C 10C
    And F has in hand 8D 9D 10D
    When the players pass
      | A | QS KS |
      | B | 4C 5C |
      | C | 4D 5D |
      | D | 4H 5H |
      | E | 8C 9C |
      | F | 8D 9D |
    Then <receiver> holds QS KS

    Examples:
      | deal | receiver |
      | 1    | B        |
      | 2    | F        |
      | 3    | C        |
      | 4    | E        |
      | 5    | D        |

  @davis-2004.black-lady.option.pass-rotation @davis-2004.black-lady.option.pass-rotation-six
  Scenario: By choice the first pass goes to the right, and the next to the left
    Either side may begin, and the other follows. Where nobody sits across, that step is left out. With six, whose round
    begins on the left, each pair of it is reversed.

    Given the game is davis-2004/black-lady
    And the option passing is rotation-right-first
    Then deal by deal the cards are passed
      | to the right | to the left | across |

  @davis-2004.black-lady.option.pass-rotation
  Scenario Outline: First to the right, where nobody sits across: <players> players
    Given the game is davis-2004/black-lady for <players> players
    And the option passing is rotation-right-first
    Then deal by deal the cards are passed
      | to the right | to the left |
    And what is said of Passed to is assumed

    Examples:
      | players |
      | 3       |
      | 5       |

  @davis-2004.black-lady.option.pass-rotation @davis-2004.black-lady.option.pass-rotation-six
  Scenario: First to the right, with six
    Given the game is davis-2004/black-lady for 6 players
    And the option passing is rotation-right-first
    Then deal by deal the cards are passed
      | to the right | to the left | two to the right | two to the left | across |
    And what is said of Passed to is assumed

  @davis-2004.black-lady.option.pass-rotation @davis-2004.black-lady.option.pass-hold
  Scenario: First to the right, and with a hold
    Given the game is davis-2004/black-lady
    And the option passing is rotation-right-first-hold
    Then deal by deal the cards are passed
      | to the right | to the left | across | not at all |

  @davis-2004.black-lady.option.pass-hold
  Scenario Outline: First to the right, and with a hold, where nobody sits across: <players> players
    Given the game is davis-2004/black-lady for <players> players
    And the option passing is rotation-right-first-hold
    Then deal by deal the cards are passed
      | to the right | to the left | not at all |
    And what is said of Passed to is assumed

    Examples:
      | players |
      | 3       |
      | 5       |

  @davis-2004.black-lady.option.pass-hold @davis-2004.black-lady.option.pass-rotation-six
  Scenario: First to the right, and with a hold, with six
    Given the game is davis-2004/black-lady for 6 players
    And the option passing is rotation-right-first-hold
    Then deal by deal the cards are passed
      | to the right | to the left | two to the right | two to the left | across | not at all |
    And what is said of Passed to is assumed

  @davis-2004.black-lady.option.pass-alternate
  Scenario Outline: Left and right by turns, which way each deal is passed
    Given the game is davis-2004/black-lady for <players> players
    And the option passing is alternate
    And it is deal number <deal>
    Then <count> cards are passed <direction>

    Examples:
      | players | deal | count | direction    |
      | 4       | 1    | 3     | to the left  |
      | 4       | 2    | 3     | to the right |
      | 4       | 3    | 3     | to the left  |
      | 4       | 4    | 3     | to the right |
      | 6       | 3    | 2     | to the left  |
