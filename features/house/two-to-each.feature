Feature: Two to each
  Three play with fifty-one cards, seventeen each. Four cards leave every hand, and four come in.

  Scenario: Two to Each is for three
    Given the game is house/two-to-each
    Then the game is for 3 players
    And deal by deal the cards are passed
      | to the left | to the right | in equal parts to all the others | not at all |

  Scenario: The first two go to the left, the others on
    A gives the king and ace of clubs to B, and the three and four of diamonds to C. B gives two diamonds to C and two
    spades to A, and C two spades to A and two hearts to B.

    Given the game is house/two-to-each
    And it is deal number 3
    Then 4 cards are passed in equal parts to all the others
    Given the hands are
      | A | 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 3D 4D 5D 6D    |
      | B | 7D 8D 9D 10D JD QD KD AD 2S 3S 4S 5S 6S 7S 8S 9S 10S   |
      | C | the rest                                               |
    When the players pass
      | A | KC AC 3D 4D |
      | B | KD AD 2S 3S |
      | C | QS KS QH KH |
    Then A holds 2S 3S QS KS
    And B holds KC AC QH KH
    And C holds 3D 4D KD AD
    And A holds 17 cards
    And B holds 17 cards
    And C holds 17 cards

  Scenario: The scatter pass is made in every deal if the players agree so
    Given the game is house/two-to-each
    And the option each is every-deal
    And it is deal number 2
    Then 4 cards are passed in equal parts to all the others
