Feature: The pool in Sweepstake Hearts
  After the deal each player pays the pool a counter for every heart they took. A lone player who took none wins it all; two
  divide it. The counter left over goes to the one who sits nearer the dealer's left, unless the players agreed to leave it
  for the next deal. Even a single heart bars a player from winning anything.

  Background:
    Given the game is spalding-1896/sweepstake

  @spalding-1896.rule-42 @spalding-1896.rule-43 @spalding-1896.p24.four-handed.pay-one
  @spalding-1896.p14.losses-per-heart @spalding-1896.p24.four-handed.object
  Scenario: One player alone is clear and wins the pool
    When the hearts taken are
      | A | B | C | D |
      | 2 | 4 | 7 | 0 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 2    | 0     | −2  |
      | B | 4    | 0     | −4  |
      | C | 7    | 0     | −7  |
      | D | 0    | 13    | +13 |
    And the pool is empty
    And the deal is settled in chips
    And the settlement rests on spalding-1896.rule-42
    And the settlement rests on spalding-1896.rule-43

  @spalding-1896.p14.sweepstake-object
  Scenario: One heart is enough to lose the pool
    When the hearts taken are
      | A | B | C | D |
      | 1 | 1 | 4 | 7 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 1    | 0     | −1  |
      | B | 1    | 0     | −1  |
      | C | 4    | 0     | −4  |
      | D | 7    | 0     | −7  |
    And a Jack of 13 stands in the pool

  @spalding-1896.rule-44
  Scenario: Two are clear and divide the pool
    Given D deals
    When the hearts taken are
      | A | B | C | D |
      | 0 | 0 | 6 | 7 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 7     | +7  |
      | B | 0    | 6     | +6  |
      | C | 6    | 0     | −6  |
      | D | 7    | 0     | −7  |
    And the pool is empty
    And the settlement rests on spalding-1896.rule-44

  @spalding-1896.rule-44
  Scenario Outline: The odd counter goes to the winner nearer the dealer's left: <dealer> deals
    Given <dealer> deals
    When the hearts taken are
      | A | B | C | D |
      | 0 | 6 | 0 | 7 |
    Then the settlement is
      |   | pays | draws | net  |
      | A | 0    | <A>   | +<A> |
      | B | 6    | 0     | −6   |
      | C | 0    | <C>   | +<C> |
      | D | 7    | 0     | −7   |
    And the pool is empty

    Examples:
      | dealer | A | C |
      | A      | 6 | 7 |
      | B      | 6 | 7 |
      | C      | 7 | 6 |
      | D      | 7 | 6 |

  Rule: By agreement the odd counter stays in the pool

    @spalding-1896.rule-44.odd-remains
    Scenario: Two divide twelve and leave the thirteenth
      Given the option odd-chip is stays
      And D deals
      When the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 6     | +6  |
        | B | 0    | 6     | +6  |
        | C | 6    | 0     | −6  |
        | D | 7    | 0     | −7  |
      And 1 chip is left on the table, and no Jack
      And the settlement rests on spalding-1896.rule-44.odd-remains

    @spalding-1896.rule-44.odd-remains @spalding-1896.rule-43
    Scenario: The earlier odd counter goes to a sole winner of the next deal
      Given the option odd-chip is stays
      When the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then 1 chip is left on the table, and no Jack
      When the hearts taken are
        | A | B | C | D |
        | 3 | 0 | 4 | 6 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 3    | 0     | −3  |
        | B | 0    | 14    | +14 |
        | C | 4    | 0     | −4  |
        | D | 6    | 0     | −6  |
      And the pool is empty

    @spalding-1896.rule-44.odd-remains @spalding-1896.rule-44
    Scenario: An odd counter left is no Jack, so two may divide the next pool
      Given the option odd-chip is stays
      And 1 chip is left on the table
      When the hearts taken are
        | A | B | C | D |
        | 0 | 6 | 0 | 7 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 7     | +7  |
        | B | 6    | 0     | −6  |
        | C | 0    | 7     | +7  |
        | D | 7    | 0     | −7  |
      And the pool is empty
