Feature: The lost second sweepstake deal
  Neither dealer nor leader is printed. Two remarks force most of the first three tricks although their pictures are lost.
  The play here is a reconstruction that fits.

  @spalding-1896.p28.four-handed.example-2
  Scenario: A's hand in the second sweepstake deal
    Given the lost deal sweepstake-2
    Then A's hand is inferred to be AS KS 8S 6S 9H 2H 10C 6C 5C 3C 7D 4D 2D
    And A holds 13 cards
    And Y holds 13 cards
    And B holds 13 cards
    And Z holds 13 cards
    And A is to lead

  @spalding-1896.p28.four-handed.example-2
  Scenario: A different first leader cannot be excluded
    Given the lost deal sweepstake-2
    And it is read as y-leads
    Then Y is to lead

  @spalding-1896.p29.four-handed.remarks-2 @spalding-1896.p22.star-notation
  Scenario: What is known of the play of the second sweepstake
    Given the lost deal sweepstake-2
    Then what is known of the play is
      | fact | grade    | page | what it says                                           |
      | S1   | attested | 29   | Z discards a card of clubs in trick II                 |
      | S2a  | attested | 29   | trick III is led by Y                                  |
      | S2b  | attested | 29   | diamonds are led to trick III                          |
      | S3a  | attested | 29   | diamonds are led to trick I; Z plays the KD to trick I |
      | S3b  | attested | 29   | trick I is won by Y; Y plays the AD to trick I         |
      | S3c  | attested | 29   | diamonds are led to trick II; trick II is won by Y     |
      | S4   | doubtful | 29   | at least one of tricks I and II is won by Y            |
      | S5   | doubtful | 29   | at least one of tricks III and IV is won by Y          |
      | S6a  | probable | 30   | trick V is won by B                                    |
      | S6b  | probable | 30   | trick VI is won by B                                   |
      | S6c  | probable | 30   | trick VIII is won by B                                 |
      | S6d  | probable | 30   | trick IX is won by B                                   |
      | S6e  | probable | 30   | trick X is won by B                                    |
      | S7   | doubtful | 30   | trick VII is not won by B                              |
      | S8   | doubtful | 30   | trick VII is won by Y                                  |
      | S9   | attested | 30   | each of tricks XI to XIII is won by B                  |

  @spalding-1896.p29.four-handed.remarks-2
  Scenario: The first two tricks are forced
    Z can be out of the suit led to the second trick only if that is diamonds and Z's king fell on the first. If the king
    had won it, Z would have led to the second and could not have discarded. So Y won it with the ace; and since Y leads to
    the third trick too, Y won the second.

    Given the lost deal sweepstake-2
    Then fact S3a follows from S1
    And fact S3b follows from S1
    And fact S3c follows from S1 and S2a

  @spalding-1896.p29.four-handed.remarks-2 @worked
  Scenario: B wins all but a few tricks, and two players share the pool
    That B wins the last tricks is attested; we fill in who takes which heart. A sits nearest the left of Z, the dealer, and
    so gets the odd chip.

    Given the lost deal sweepstake-2
    When the reconstruction is played
    Then every fact is borne out
    And in trick 1 Z plays KD
    And in trick 1 Y plays AD
    When the deal is settled
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 7     | +7  |
      | Y | 1    | 0     | −1  |
      | B | 12   | 0     | −12 |
      | Z | 0    | 6     | +6  |
    And the pool is empty

  Scenario: The same second sweepstake under the rules of 1887
    A and Z divide thirteen, and one chip waits on the table.

    Given the game is hoyle-1887/hearts
    When the hearts taken are
      | A | Y | B  | Z |
      | 0 | 1 | 12 | 0 |
    Then the net is
      | A  | Y  | B   | Z  |
      | +6 | −1 | −12 | +6 |
    And 1 chip is left on the table, and no Jack

  Scenario: The same second sweepstake by Howell settling
    Given the game is spalding-1896/howell
    When the hearts taken are
      | A | Y | B  | Z |
      | 0 | 1 | 12 | 0 |
    Then the net is
      | A   | Y  | B   | Z   |
      | +13 | +9 | −35 | +13 |
