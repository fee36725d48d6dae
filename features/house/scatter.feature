Feature: The scatter pass
  Three deals are as ever. In the fourth, three cards go to three players.

  Scenario: The round of directions
    Given the game is house/scatter
    Then deal by deal the cards are passed
      | to the left | to the right | across | one to each other player |
    And the game is for 4 players

  Scenario: One card to each
    A gives the queen of clubs to B, the king to C and the ace to D. The others do likewise, each beginning at the left.

    Given the game is house/scatter
    And it is deal number 4
    Then 3 cards are passed one to each other player
    Given the hands are
      | A | 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC |
      | B | 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD |
      | C | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS |
      | D | the rest                                |
    When the players pass
      | A | QC KC AC |
      | B | QD KD AD |
      | C | QS KS AS |
      | D | QH KH AH |
    Then A holds AD KS QH
    And B holds QC AS KH
    And C holds KC QD AH
    And D holds AC KD QS
    And A holds 13 cards
