Feature: Dealer's choice
  The dealer names which way three cards go from every hand, or that no cards are passed.

  Scenario Outline: The queen that A passes goes the way the dealer names
    A deals. B sits on A's left, C across and D on A's right; the player with the queen has her from A.

    Given the game is house/dealers-choice
    And A deals
    And it is deal number <number>
    And the hands are
      | A | QS 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC |
      | B | AC 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD |
      | C | AD 2S 3S 4S 5S 6S 7S 8S 9S 10S JS KS AS |
      | D | the rest                                |
    When the dealer has the cards passed <way>
    Then 3 cards are passed <way>
    When the players pass
      | A | QS QC KC |
      | B | AC QD KD |
      | C | AD KS AS |
      | D | QH KH AH |
    Then <taker> holds QS QC KC
    And A holds <in>

    Examples:
      | number | way          | taker | in       |
      | 1      | to the left  | B     | QH KH AH |
      | 1      | to the right | D     | AC QD KD |
      | 4      | across       | C     | AD KS AS |

  Scenario: The dealer may name that no cards are passed
    Given the game is house/dealers-choice
    When the dealer has the cards passed to nobody
    Then no cards are passed

  Scenario Outline: The dealer may not name another way
    Given the game is house/dealers-choice
    Then the dealer may not have the cards passed <way>

    Examples:
      | way                              |
      | two to the left                  |
      | one to each other player         |
      | in equal parts to all the others |

  Scenario: The dealer chooses in every deal, and the game is for four
    Given the game is house/dealers-choice
    Then deal by deal the cards are passed
      | whichever way the dealer names |
    And the game is for 4 players

  Scenario: Where the dealer chooses only in the fourth deal, the others go round as usual
    Given the game is house/dealers-choice
    And the option chooses is fourth
    Then deal by deal the cards are passed
      | to the left | to the right | across | whichever way the dealer names |

  Scenario Outline: Where the dealer chooses only in the fourth deal, <said>
    Given the game is house/dealers-choice
    And the option chooses is fourth
    And it is deal number <number>
    Then 3 cards are passed <way>
    And the dealer may not have the cards passed <other>

    Examples:
      | said                           | number | way                            | other           |
      | the first goes to the left     | 1      | to the left                    | to the right    |
      | the third goes across          | 3      | across                         | to nobody       |

  Scenario: The fourth deal passes left if its dealer says so
    Given the game is house/dealers-choice
    And the option chooses is fourth
    And it is deal number 4
    When the dealer has the cards passed to the left
    Then 3 cards are passed to the left
