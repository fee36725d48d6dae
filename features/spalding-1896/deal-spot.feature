Feature: The lost spot deal
  The figures at the end survive, all but one, and they nearly fix who took which heart. Two traces of the eighth trick
  exclude each other if both are read literally. The play here is a reconstruction that fits.

  @spalding-1896.p32.spot.example-deal
  Scenario: A's hand in the spot deal
    Given the lost deal spot
    Then A's hand is inferred to be AS 8S 8H 7H 5H JC 5C 4C 3C AD KD 8D 2D
    And A holds 13 cards
    And Y holds 13 cards
    And B holds 13 cards
    And Z holds 13 cards

  @spalding-1896.p33.spot.remarks @spalding-1896.p22.star-notation
  Scenario: What is known of the play of the spot deal
    Given the lost deal spot
    Then what is known of the play is
      | fact | grade    | page | what it says                                                                                                              |
      | P1   | attested | 34   | what they take in all is A 12, Y 26, B 49 and Z 17                                                                        |
      | P2a  | doubtful | 32   | at least one of tricks I and II is won by A                                                                               |
      | P2b  | doubtful | 32   | at least one of tricks I and II is not won by B                                                                           |
      | P3a  | doubtful | 33   | trick III is not won by B                                                                                                 |
      | P3b  | doubtful | 33   | trick IV is not won by B                                                                                                  |
      | P3c  | doubtful | 33   | at least one of tricks III and IV is won by A                                                                             |
      | P3d  | doubtful | 33   | at least one of tricks III and IV is not won by A                                                                         |
      | P4   | probable | 33   | trick V is won by B                                                                                                       |
      | P5   | probable | 33   | trick VI is won by A                                                                                                      |
      | P6   | probable | 33   | trick VII is won by B                                                                                                     |
      | P7   | probable | 33   | trick VIII is won by A                                                                                                    |
      | P8a  | attested | 33   | A plays the highest of their diamonds to trick VIII                                                                       |
      | P8b  | attested | 33   | A keeps a card of hearts in trick VIII                                                                                    |
      | P9a  | probable | 34   | trick IX is won by B                                                                                                      |
      | P9b  | attested | 34   | hearts are led to trick IX; B plays the AH to trick IX; B keeps the 6H in trick IX; 6H would also have won trick IX for B |
      | P10a | doubtful | 34   | trick X is not won by B                                                                                                   |
      | P10b | doubtful | 34   | trick XII is not won by B                                                                                                 |
      | P10c | doubtful | 34   | trick XIII is not won by B                                                                                                |

  @spalding-1896.p33.spot.remarks
  Scenario: A player who discards off suit cannot win the trick
    A star makes A the winner of the eighth trick, and the remark has A discard in it.

    Given the lost deal spot
    And it is read as both-literally
    Then facts P7 and P8c exclude each other

  @spalding-1896.p33.spot.remarks
  Scenario: A trick has one winner
    Stars are next to B at the fifth trick and next to A at the sixth; a third mark in their row cannot be a star of Y's.

    Given the lost deal spot
    And it is read as y-wins-fifth-or-sixth
    Then facts P4, P5 and P5a exclude each other

  @spalding-1896.p34.spot.example-result @worked
  Scenario: A collects from each the difference from A's twelve
    Y has 14 spots more than A, B 37 more and Z 5 more.

    Given the lost deal spot
    When the reconstruction is played
    Then every fact is borne out
    And in trick 9 B plays AH
    And the tricks have cost
      | A  | Y  | B  | Z  |
      | 12 | 26 | 49 | 17 |
    When the deal is settled
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 56    | +56 |
      | Y | 14   | 0     | −14 |
      | B | 37   | 0     | −37 |
      | Z | 5    | 0     | −5  |
    And the pool is empty

  Scenario: In Sweepstake Hearts the hearts of the spot deal leave a Jack
    In the reconstruction A takes one heart, Y four, B six and Z two, so nobody is clear.

    Given the game is spalding-1896/sweepstake
    When the hearts taken are
      | A | Y | B | Z |
      | 1 | 4 | 6 | 2 |
    Then nobody wins the pool
    And a Jack of 13 stands in the pool

  Scenario: The hearts of the spot deal by Howell settling
    Each heart costs its taker three chips, and each player draws one for every heart they did not take.

    Given the game is spalding-1896/howell
    When the hearts taken are
      | A | Y | B | Z |
      | 1 | 4 | 6 | 2 |
    Then the net is
      | A  | Y  | B   | Z  |
      | +9 | −3 | −11 | +5 |

  @spalding-1896.p33.spot.remarks
  Scenario: What the six of hearts would have brought B
    Before the ninth trick of the reconstruction A holds 8D KD 5H 7H 8H, Y 4D 10S JS 4H JH, B 9C KC 2S 6H AH, and Z 6D 9S
    2H 3H 9H. A leads the five of hearts, Y plays the four, B the six.

    It can happen. Z plays the three; B leads the ace of hearts, then clubs, which nobody can follow. If Y discards both Y's
    spades on these, and Z both Z's, the two of spades wins as well. It is not certain: Z may win the ninth trick with the
    nine. B cannot force it. To win every trick B must win one with the two of spades, and Y need only keep the knave to the
    end. Nor can the others force it. If B has the lead, B can lead the two of spades, which Y has to beat. If Z has it,
    having won the ninth, B cannot win a spade or a diamond; and if Z leads a heart, B wins it with the ace and then leads
    the two of spades.

    Given the lost deal spot
    Then the remark six-of-hearts is tested
      | it can happen                           | yes |
      | it happens whatever anybody plays       | no  |
      | the other players together can force it | no  |
      | the player alone can force it           | no  |

  @spalding-1896.p33.spot.remarks
  Scenario: Whether A could be confident of losing hearts
    The hands are those before the ninth trick, to which A leads. A may take no more hearts: it goes so in the
    reconstruction. It is not certain: if A leads the eight of hearts, the four, the six and the two may fall.

    A cannot force it alone. If A leads a diamond, Y and Z must stay below it and B discards the six of hearts on it. If A
    leads the seven or eight of hearts, the others stay below it. If A leads the five, the knave, the ace and the nine fall.
    B, who has won, leads the six, and A must win it, since Z and Y have only lower hearts left.

    The others can force it together. On A's diamonds Y and Z follow and then discard spades, B the two of spades and then
    the nine of clubs. B wins the first heart A leads, the five with the six and another with the ace. B leads clubs, and A,
    who has only red cards, wins none of them. Then B has the ace of hearts left, which wins, or the six, for which Y has
    kept the knave; if B still has the two of spades too, A can win no trick of that suit.

    Given the lost deal spot
    Then the remark best-diamond is tested
      | it can happen                           | yes |
      | it happens whatever anybody plays       | no  |
      | the other players together can force it | yes |
      | the player alone can force it           | no  |
