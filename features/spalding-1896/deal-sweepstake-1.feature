Feature: The lost first sweepstake deal
  Three hands are printed, one of Z's clubs smudged. The remarks mention a discard by A, a knave that Y kept back, and what
  would have happened if Z had discarded the nine of hearts. The play here is a reconstruction that fits.

  @spalding-1896.p25.four-handed.example-1
  Scenario: A's hand, when Z's smudged club is read as the nine
    Given the lost deal sweepstake-1
    Then A's hand is inferred to be KS AH KH 8H 6H 2H 10D 9D 7D AC JC 6C 2C
    And A holds 13 cards
    And Y holds 13 cards
    And B holds 13 cards
    And Z holds 13 cards
    And A is to lead

  @spalding-1896.p25.four-handed.example-1
  Scenario: A's hand, when the smudged club is read as the six
    Given the lost deal sweepstake-1
    And it is read as six-of-clubs
    Then A's hand is inferred to be KS AH KH 8H 6H 2H 10D 9D 7D AC JC 9C 2C

  @spalding-1896.p26.four-handed.remarks-1 @spalding-1896.p22.star-notation
  Scenario: What is known of the play of the first sweepstake
    Given the lost deal sweepstake-1
    Then what is known of the play is
      | fact | grade    | page | what it says                                                |
      | N3a  | doubtful | 25   | trick I is not won by A                                     |
      | N3b  | doubtful | 25   | trick II is not won by A                                    |
      | N3c  | doubtful | 25   | at least one of tricks I and II is not won by B             |
      | N4a  | doubtful | 26   | trick III is not won by B                                   |
      | N4b  | doubtful | 26   | trick IV is not won by B                                    |
      | N4c  | doubtful | 26   | trick V is not won by B                                     |
      | N5a  | attested | 26   | Y keeps the JS in trick IV                                  |
      | N5b  | attested | 26   | A discards any card in trick IV                             |
      | N5c  | attested | 26   | what they take in all is A 0                                |
      | N6a  | probable | 26   | spades are led to trick IV                                  |
      | N6b  | probable | 26   | trick IV is led by Y                                        |
      | N6c  | probable | 26   | A discards a card of diamonds in trick IV                   |
      | N7   | attested | 26   | A discards any card in trick V                              |
      | N3d  | doubtful | 26   | none of tricks V and VI is won by A                         |
      | N8   | probable | 26   | trick VI is won by B                                        |
      | N9   | probable | 27   | trick VII is won by Y                                       |
      | N10  | probable | 27   | trick VIII is won by B                                      |
      | N11  | attested | 27   | Z discards the 8D in trick VII; Z keeps the 9H in trick VII |
      | N12a | doubtful | 27   | trick IX is not won by B                                    |
      | N12b | doubtful | 27   | trick X is not won by B                                     |
      | N12c | doubtful | 27   | trick XII is not won by B                                   |
      | N13  | doubtful | 27   | each of tricks XI and XII is won by Z                       |

  @spalding-1896.p26.four-handed.remarks-1 @worked
  Scenario: A takes no hearts and wins the pool
    That A has none is attested; we fill in how the others share the thirteen.

    Given the lost deal sweepstake-1
    When the reconstruction is played
    Then every fact is borne out
    And A has taken 0 hearts
    And in trick 7 Z plays 8D
    When the deal is settled
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 13    | +13 |
      | Y | 4    | 0     | −4  |
      | B | 4    | 0     | −4  |
      | Z | 5    | 0     | −5  |
    And the pool is empty

  Scenario: The same first sweepstake under the rules of 1887
    Only A has the fewest, and each of the others pays A for their own hearts.

    Given the game is hoyle-1887/hearts
    When the hearts taken are
      | A | Y | B | Z |
      | 0 | 4 | 4 | 5 |
    Then the net is
      | A   | Y  | B  | Z  |
      | +13 | −4 | −4 | −5 |

  Scenario: The same first sweepstake by Howell settling
    Each heart costs its taker three chips, and each player draws one for every heart they did not take.

    Given the game is spalding-1896/howell
    When the hearts taken are
      | A | Y | B | Z |
      | 0 | 4 | 4 | 5 |
    Then the net is
      | A   | Y  | B  | Z  |
      | +13 | −3 | −3 | −7 |

  @spalding-1896.p26.four-handed.remarks-1
  Scenario: What the nine of hearts would have brought Z
    Before the seventh trick of the reconstruction A holds 6C JC 7D 6H 8H KH AH, Y 4C 5C 2D 6D 3S 10H JH, B 3C 5D KD 2S QS
    4H 5H, and Z 9C 10C QC 3D 8D QD 9H. B leads the two of spades, Z discards the nine of hearts, A any card, and Y must win
    with the three.

    In the eleventh trick alone Z may take every heart that is left. A discards the ace of hearts; Y leads 10H (5H, 9C, KH),
    A leads 8H (JH, 4H, 10C), Y leads 2D (KD, 3D, 7D), and B leads 5D to the eleventh. Z plays the queen on it, A discards
    the six, the last heart, and Y follows.

    From the eleventh trick on Z may also take every heart. A discards the knave of clubs; Y leads 2D (KD, 3D, 7D), B leads
    3C (QC, 6C, 5C), Z leads 8D (8H, 6D, 5D), and then QD (KH, JH, 5H), 10C (AH, 4C, 4H) and 9C (6H, 10H, QS).

    Neither is certain, and Z can force neither, since the others can have B lead to the eleventh trick. Y leads 10H (4H, a
    card of Z's, 6H) and JH (5H, another, 8H), then 2D, which B wins with the king, the best diamond left. B leads the queen
    of spades, the last of its suit, and A discards the king of hearts on it.

    Given the lost deal sweepstake-1
    Then the remark nine-of-hearts is tested
      | it can happen                     | yes |
      | it happens whatever anybody plays | no  |
      | the player alone can force it     | no  |
    And the remark nine-of-hearts-later is tested
      | it can happen                     | yes |
      | it happens whatever anybody plays | no  |
      | the player alone can force it     | no  |
