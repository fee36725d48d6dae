Feature: The lost three-handed deal
  The book showed this deal in pictures, which are lost. B's and C's hands are printed. Of the play there are two stars,
  three letters without one, and a closing remark. The play here is a reconstruction that fits all of it.

  @spalding-1896.p22.three-handed.example-deal @spalding-1896.rule-07.three
  Scenario: A's hand follows from the pack of fifty-one
    Given the lost deal three-handed
    Then A's hand is inferred to be KD 10D 9D QC JC 8C 5C 4C 3C 8H 6H AS KS JS 9S 8S 5S
    And A holds 17 cards
    And B holds 17 cards
    And C holds 17 cards
    And B is to lead

  @spalding-1896.p23.three-handed.stars @spalding-1896.p22.star-notation
  Scenario: What is known of the play of three
    Given the lost deal three-handed
    Then what is known of the play is
      | fact | grade    | page | what it says                               |
      | T2   | probable | 23   | trick IV is won by B                       |
      | T3   | probable | 23   | trick VIII is won by B                     |
      | T4a  | doubtful | 23   | trick III is not won by B                  |
      | T4b  | doubtful | 23   | trick VII is not won by B                  |
      | T4c  | doubtful | 23   | trick IX is not won by B                   |
      | T6a  | attested | 23   | each of tricks X to XVII is won by A       |
      | T6b  | attested | 23   | what they take in all is A 13, B 0 and C 0 |

  @spalding-1896.p23.three-handed.example-result @worked
  Scenario: A takes all the hearts and pays thirteen to each
    Thirteen hearts to none is an excess of thirteen over each of the others.

    Given the lost deal three-handed
    When the reconstruction is played
    Then every fact is borne out
    And A has taken 13 hearts
    When the deal is settled
    Then the settlement is
      |   | pays | draws | net |
      | A | 26   | 0     | −26 |
      | B | 0    | 13    | +13 |
      | C | 0    | 13    | +13 |

  Scenario: With a pool in place of the excess, B and C divide thirteen
    The odd chip goes to B, who sits nearest the left of A, the dealer.

    Given the game is spalding-1896/three-handed
    And the option settling is sweepstake
    And A deals
    When the hearts taken are
      | A  | B | C |
      | 13 | 0 | 0 |
    Then the net is
      | A   | B  | C  |
      | −13 | +7 | +6 |

  Scenario: By Howell settling A pays twenty-six into the pool
    Two chips for each of thirteen hearts go in; B and C each draw one for every heart they did not take.

    Given the game is spalding-1896/three-handed
    And the option settling is howell
    When the hearts taken are
      | A  | B | C |
      | 13 | 0 | 0 |
    Then the net is
      | A   | B   | C   |
      | −26 | +13 | +13 |

  @spalding-1896.p23.three-handed.example-result
  Scenario: Whether A could be denied the last eight tricks
    After the ninth trick of the reconstruction A is to lead from 3C 8C 9D 8S 9S JS 6H 8H; B holds 4D JD AD 2H 7H 9H QH AH
    and C 7D 8D 3H 4H 5H 10H JH KH. Only A has black cards, five of them, so those are tricks.

    It can happen: it goes so in the reconstruction. It is not certain, since A may lead the nine of diamonds at once, and B
    win it with the knave. Nor can A force it: to win every trick A must lead that nine at some time, and B, with seven
    other cards for the seven other tricks, keeps the ace of diamonds for it. B and C together can bring it about. On the
    black cards B discards the knave and ace of diamonds and three highest hearts, C three highest hearts and any two cards
    but the four and five of hearts. Then B's four is below the nine, B's two below the six and B's seven below the eight,
    and C always has a card to play below A's.

    Given the lost deal three-handed
    Then the remark every-other-trick is tested
      | it can happen                                                                  | yes |
      | it happens whatever anybody plays                                               | no  |
      | the other players together can force it            | yes |
      | the player alone can force it                              | no  |
