@spalding-1896.p22.three-handed.most-pays
Feature: Three-handed Hearts
  Three play without the two of spades. Of its ways of settling the book describes one: the player with the most hearts pays
  each of the others the difference.

  Background:
    Given the game is spalding-1896/three-handed

  @spalding-1896.p21.three-handed.strip-deal @spalding-1896.rule-07.three @spalding-1896.p07.three-strip
  Scenario: Three players have seventeen cards each
    Then the game is for 3 players
    When 3 sit down to play
    Then they can play so
    And the cards left out are 2S
    And each player is dealt 17 cards

  @spalding-1896.p21.three-handed.formalities @spalding-1896.rule-03
  Scenario: Three players cut for the deal as usual
    When the players cut
      | A  | B  | C  |
      | 9H | KS | 4C |
    Then C wins the deal

  Scenario: The player with most hearts pays each of the others the difference
    When the hearts taken are
      | A | B | C |
      | 7 | 4 | 2 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 8    | 0     | −8  |
      | B | 0    | 3     | +3  |
      | C | 0    | 5     | +5  |
    And the pool is empty
    And nobody wins the pool
    And the deal is settled in chips
    And the settlement rests on spalding-1896.p22.three-handed.most-pays

  Scenario: Two who tie for the most each pay the third
    When the hearts taken are
      | A | B | C |
      | 5 | 5 | 3 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 2    | 0     | −2  |
      | B | 2    | 0     | −2  |
      | C | 0    | 4     | +4  |

  @spalding-1896.p23.three-handed.example-result @worked
  Scenario: In the printed deal A has all the hearts
    The payment is not printed; by this method A pays thirteen to each.

    Given A deals
    When the hearts taken are
      | A  | B | C |
      | 13 | 0 | 0 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 26   | 0     | −26 |
      | B | 0    | 13    | +13 |
      | C | 0    | 13    | +13 |
    And the pool is empty

  Rule: Other methods serve three as well

    @spalding-1896.p22.three-handed.settling-varies @spalding-1896.p08.same-laws @spalding-1896.rule-43
    Scenario: As in Sweepstake, a lone clear player of three wins the pool
      Given the option settling is sweepstake
      When the hearts taken are
        | A | B | C |
        | 6 | 7 | 0 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 6    | 0     | −6  |
        | B | 7    | 0     | −7  |
        | C | 0    | 13    | +13 |
      And the pool is empty
      And the settlement rests on spalding-1896.rule-43

    @spalding-1896.p22.three-handed.settling-varies @spalding-1896.rule-44
    Scenario: As in Sweepstake, two clear players of three divide the pool
      Given the option settling is sweepstake
      And A deals
      When the hearts taken are
        | A  | B | C |
        | 13 | 0 | 0 |
      Then the net is
        | A   | B  | C  |
        | −13 | +7 | +6 |
      And the settlement rests on spalding-1896.rule-44

    @spalding-1896.p22.three-handed.settling-varies @spalding-1896.rule-46
    Scenario: As in Sweepstake, the pool becomes a Jack when none of three is clear
      Given the option settling is sweepstake
      When the hearts taken are
        | A | B | C |
        | 6 | 4 | 3 |
      Then the net is
        | A  | B  | C  |
        | −6 | −4 | −3 |
      And a Jack of 13 stands in the pool
      And the settlement rests on spalding-1896.rule-46

    @spalding-1896.p22.three-handed.settling-varies @spalding-1896.rule-43 @spalding-1896.rule-45.how-won
    Scenario: As in Sweepstake, a lone clear player of three wins a Jack with the pool
      Given the option settling is sweepstake
      And a Jack of 13 stands
      When the hearts taken are
        | A | B | C |
        | 6 | 7 | 0 |
      Then C draws 26 chips
      And the pool is empty

    @spalding-1896.p22.three-handed.settling-varies @spalding-1896.rule-44
    Scenario: As in Sweepstake, two of three divide all that is in the pool
      Given the option settling is sweepstake
      And A deals
      And 1 chip is left on the table
      When the hearts taken are
        | A  | B | C |
        | 13 | 0 | 0 |
      Then the net is
        | A   | B  | C  |
        | −13 | +7 | +7 |
      And the pool is empty

    @spalding-1896.p22.three-handed.settling-varies @spalding-1896.rule-26.forfeit
    Scenario: Players agree on a forfeit only where there is a pool for it
      When they choose 2 for the option forfeit
      Then they cannot play so

    @spalding-1896.p22.three-handed.settling-varies @spalding-1896.p24.howell.any-number
    Scenario: By Howell settling each of three pays two for every heart
      Given the option settling is howell
      When the hearts taken are
        | A | B | C |
        | 4 | 9 | 0 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 8    | 9     | +1  |
        | B | 18   | 4     | −14 |
        | C | 0    | 13    | +13 |
      And the pool is empty

    @spalding-1896.rule-35.penalty @spalding-1896.rule-36 @spalding-1896.p24.howell.any-number
    Scenario: By Howell settling a revoke of one of three costs all losses, as assumed in Howell's game
      Given the option settling is howell
      And A has revoked and is found out
      When the hearts taken are
        | A | B | C |
        | 4 | 9 | 0 |
      Then the net is
        | A   | B | C   |
        | −14 | 0 | +13 |
      And 1 chip is left on the table, and no Jack
      And the settlement rests on an assumption about What a revoke costs
      And the settlement rests on spalding-1896.rule-36
