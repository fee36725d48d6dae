Feature: The lost auction deal
  Five players bid, D buys for 28 and names clubs, as the tally shows. The scan has B deal, which the bids contradict. The
  play here is a reconstruction that fits.

  @spalding-1896.p36.auction.example-deal
  Scenario: A's hand follows from the pack of fifty
    Given the lost deal auction
    Then A's hand is inferred to be KS QH 10H 7H 6H 2H 9C AD 9D 7D
    And A holds 10 cards
    And B holds 10 cards
    And C holds 10 cards
    And D holds 10 cards
    And E holds 10 cards
    And A is to lead

  @spalding-1896.p36.auction.example-deal
  Scenario: If B dealt, C would bid first
    Given the lost deal auction
    And it is read as b-deals
    Then C is to bid

  @spalding-1896.p38.auction.example-result @spalding-1896.p22.star-notation
  Scenario: What is known of the play of the auction deal
    Given the lost deal auction
    Then what is known of the play is
      | fact | grade    | page | what it says                                        |
      | U3a  | probable | 36   | trick I is won by C                                 |
      | U3b  | doubtful | 36   | trick II is not won by C                            |
      | U4a  | doubtful | 37   | trick III is not won by C                           |
      | U4b  | probable | 37   | trick IV is won by C                                |
      | U5a  | doubtful | 37   | trick VII is not won by C                           |
      | U5b  | doubtful | 37   | trick VIII is not won by C                          |
      | U5c  | doubtful | 38   | trick IX is not won by C                            |
      | U6   | attested | 38   | what they take in all is A 6, B 3, C 0, D 0 and E 3 |
      | U7   | probable | 36   | diamonds or spades are led to trick I               |

  @spalding-1896.p38.auction.example-result
  Scenario: The suit of the first trick is one of two
    C wins it and takes no clubs, and C's only heart, the five, cannot win a heart trick; so spades or diamonds were led.

    Given the lost deal auction
    Then fact U7 follows from U3a and U6

  @spalding-1896.p38.auction.example-result @spalding-1896.p36.auction.example-deal @worked
  Scenario: Two who took no club divide a pool of forty chips
    Twelve clubs and D's bid of 28 make forty, twenty for each of the two clear players. D is left eight short.

    Given the lost deal auction
    When the reconstruction is played
    Then every fact is borne out
    And the tricks have cost
      | A | B | C | D | E |
      | 6 | 3 | 0 | 0 | 3 |
    When the deal is settled
    Then the net is
      | A  | B  | C   | D  | E  |
      | −6 | −3 | +20 | −8 | −3 |
    And the pool is empty

  Scenario: If every bidder paid, the pool would hold 118
    The four bids add up to 106, and with the twelve clubs to 118: 59 for each of the two clear players.

    Given the option bids-paid is every-bidder
    And the lost deal auction
    When the reconstruction is played
    And the deal is settled
    Then the net is
      | A   | B   | C   | D   | E  |
      | −31 | −29 | +32 | +31 | −3 |
