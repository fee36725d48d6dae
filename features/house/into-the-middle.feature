Feature: Into the middle
  Three deals are as usual. In the fourth, twelve cards are in the middle, and three of them return to every hand.

  Scenario: The round of directions
    Given the game is house/into-the-middle
    Then deal by deal the cards are passed
      | to the left | to the right | across | into the middle |
    And the game is for 4 players

  Scenario: A player may get back a card they passed
    A passes the queen, king and ace of clubs, and gets the ace back with two spades of C's. B gets back none of B's own,
    and neither do the others.

    Given the game is house/into-the-middle
    And it is deal number 4
    Then 3 cards are passed into the middle
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
    And the cards in the middle are dealt back
      | A | AC QS KS |
      | B | QC QH AS |
      | C | KC AH QD |
      | D | AD KD KH |
    Then A holds AC QS KS JC
    And B holds QC QH AS JD
    And C holds KC AH QD JS
    And D holds AD KD KH JH
    And A holds 13 cards
    And B holds 13 cards
    And C holds 13 cards
    And D holds 13 cards

  Scenario: The cards stay in the middle until they are dealt back, and count as passed
    Players may look at the cards they get back only after passing their own three.

    Given the game is house/into-the-middle
    And it is deal number 4
    And the hands are
      | A | 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC |
      | B | 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD |
      | C | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS |
      | D | the rest                                |
    Then A may not yet look at the cards passed to them
    When A passes QC KC AC
    Then A may look at the cards passed to them

  Scenario Outline: Where every deal is shuffled, so is the <place>
    Given the game is house/into-the-middle
    And the option shuffled is every-deal
    And it is deal number <number>
    Then 3 cards are passed into the middle

    Examples:
      | place  | number |
      | first  | 1      |
      | second | 2      |
      | third  | 3      |
      | fourth | 4      |
