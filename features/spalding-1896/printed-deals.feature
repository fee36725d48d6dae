Feature: The printed hands of 1896
  The book shows each of its deals hand by hand, but A's cards stood in a picture that the scan has lost. They can be
  had back: what the other players do not hold of the pack in play is A's.

  @spalding-1896.p25.four-handed.example-1
  Scenario: The first four-handed deal
    One of Z's clubs is smudged in the scan; it is read as the nine, and A then holds the six and the two.

    Given the game is spalding-1896/sweepstake
    And the hands are
      | A | the rest                                 |
      | Y | AS JS 10S 3S JH 10H 3H 8C 5C 4C JD 6D 2D |
      | B | QS 9S 7S 4S 2S QH 5H 4H 7C 3C AD KD 5D   |
      | Z | 8S 6S 5S 9H 7H KC QC 10C 9C QD 8D 4D 3D  |
    And Z deals
    Then A holds KS AH KH 8H 6H 2H 10D 9D 7D AC JC 6C 2C
    And A holds 13 cards
    And Y holds 13 cards
    And B holds 13 cards
    And Z holds 13 cards
    And A is to lead

  @spalding-1896.p28.four-handed.example-2
  Scenario: The second four-handed deal
    The book does not say who dealt it.

    Given the game is spalding-1896/sweepstake
    And the hands are
      | A | the rest                                |
      | Y | JS 9S KH 8H 6H 4H AC 4C AD QD 10D 5D 3D |
      | B | QS QH 10H 5H QC 9C 8C 7C 2C JD 9D 8D 6D |
      | Z | 10S 7S 5S 4S 3S 2S AH JH 7H 3H KC JC KD |
    Then A holds AS KS 8S 6S 9H 2H 10C 6C 5C 3C 7D 4D 2D
    And A holds 13 cards
    And Y holds 13 cards
    And B holds 13 cards
    And Z holds 13 cards

  @spalding-1896.p22.three-handed.example-deal @spalding-1896.rule-07.three
  Scenario: The three-handed deal
    Given the game is spalding-1896/sweepstake for 3 players
    And A deals
    And the hands are
      | A | the rest                                              |
      | B | QS 6S 3S AH QH 9H 7H 2H AC KC 9C 2C AD JD 6D 5D 4D    |
      | C | 10S 7S 4S KH JH 10H 5H 4H 3H 10C 7C 6C QD 8D 7D 3D 2D |
    Then A holds AS KS JS 9S 8S 5S 8H 6H QC JC 8C 5C 4C 3C KD 10D 9D
    And A holds 17 cards
    And B holds 17 cards
    And C holds 17 cards
    And B is to lead

  @spalding-1896.p32.spot.example-deal
  Scenario: The spot deal
    The book does not say who dealt it.

    Given the game is spalding-1896/spot
    And the hands are
      | A | the rest                                 |
      | Y | JS 10S 6S 3S QH JH 10H 4H 6C QD JD 5D 4D |
      | B | 7S 4S 2S AH 6H AC KC 10C 9C 7C 2C 10D 3D |
      | Z | KS QS 9S 5S KH 9H 3H 2H QC 8C 9D 7D 6D   |
    Then A holds AS 8S 8H 7H 5H JC 5C 4C 3C AD KD 8D 2D
    And A holds 13 cards
    And Y holds 13 cards
    And B holds 13 cards
    And Z holds 13 cards
