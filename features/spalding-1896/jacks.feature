@spalding-1896.rule-45
Feature: Jacks in Sweepstake Hearts
  A pool that nobody wins is carried over and is called a Jack. It stays when three players are clear, and also when all
  hold hearts. Every deal's counters go into it as usual until a lone player is clear. Two clear players cannot share it.

  Background:
    Given the game is spalding-1896/sweepstake

  Scenario: Three are clear, and the pool becomes a Jack
    When the hearts taken are
      | A  | B | C | D |
      | 13 | 0 | 0 | 0 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 13   | 0     | −13 |
      | B | 0    | 0     | 0   |
      | C | 0    | 0     | 0   |
      | D | 0    | 0     | 0   |
    And a Jack of 13 stands in the pool
    And the settlement rests on spalding-1896.rule-45

  @spalding-1896.p06.make-a-jack @spalding-1896.rule-46
  Scenario: All hold hearts, and the pool becomes a Jack
    Two players who find themselves loaded may join against the other two, and so nobody is clear.

    When the hearts taken are
      | A | B | C | D |
      | 4 | 5 | 3 | 1 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 4    | 0     | −4  |
      | B | 5    | 0     | −5  |
      | C | 3    | 0     | −3  |
      | D | 1    | 0     | −1  |
    And a Jack of 13 stands in the pool
    And the settlement rests on spalding-1896.rule-46
    And the settlement rests on spalding-1896.p06.make-a-jack

  @spalding-1896.rule-46.example @spalding-1896.rule-46 @spalding-1896.rule-45.how-won @worked
  Scenario: The Jack grows by thirteen a deal until a lone player is clear
    When the hearts taken are
      | A | B | C | D |
      | 4 | 3 | 4 | 2 |
    Then a Jack of 13 stands in the pool
    When the hearts taken are
      | A | B | C | D |
      | 1 | 5 | 5 | 2 |
    Then a Jack of 26 stands in the pool
    When the hearts taken are
      | A | B | C | D |
      | 3 | 3 | 3 | 4 |
    Then a Jack of 39 stands in the pool
    When the hearts taken are
      | A | B | C | D |
      | 2 | 0 | 6 | 5 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 2    | 0     | −2  |
      | B | 0    | 52    | +52 |
      | C | 6    | 0     | −6  |
      | D | 5    | 0     | −5  |
    And the pool is empty
    And the chips held are
      | A  | B  | C  | D  |
      | 40 | 91 | 32 | 37 |

  Rule: How a Jack is won

    @spalding-1896.rule-45.how-won @spalding-1896.rule-43
    Scenario: A lone clear player wins the Jack
      Given a Jack of 13 stands
      When the hearts taken are
        | A | B | C | D |
        | 0 | 1 | 5 | 7 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 26    | +26 |
        | B | 1    | 0     | −1  |
        | C | 5    | 0     | −5  |
        | D | 7    | 0     | −7  |
      And the pool is empty
      And the settlement rests on spalding-1896.rule-43

    @spalding-1896.rule-45.how-won @spalding-1896.rule-45.keep-paying
    Scenario: Two clear players do not win the Jack
      Given a Jack of 13 stands
      When the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 0     | 0   |
        | B | 0    | 0     | 0   |
        | C | 6    | 0     | −6  |
        | D | 7    | 0     | −7  |
      And a Jack of 26 stands in the pool
      And the settlement rests on an assumption about Winning a Jack

    @spalding-1896.rule-45.keep-paying
    Scenario: Three clear players do not win the Jack, and the thirteen are paid again
      Given a Jack of 26 stands
      When the hearts taken are
        | A | B | C  | D |
        | 0 | 0 | 13 | 0 |
      Then C pays 13 chips
      And C draws 0 chips
      And a Jack of 39 stands in the pool

    @spalding-1896.rule-45.keep-paying @spalding-1896.rule-46
    Scenario: Nobody wins the Jack when all hold hearts
      Given a Jack of 13 stands
      When the hearts taken are
        | A | B | C | D |
        | 2 | 3 | 4 | 4 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 2    | 0     | −2  |
        | B | 3    | 0     | −3  |
        | C | 4    | 0     | −4  |
        | D | 4    | 0     | −4  |
      And a Jack of 26 stands in the pool

  Rule: Taking every heart on purpose

    @spalding-1896.p15.take-all @spalding-1896.p15.take-all-easier @spalding-1896.p24.four-handed.object
    Scenario: Taking every heart costs the others nothing, and the loser may win it back
      When the hearts taken are
        | A  | B | C | D |
        | 13 | 0 | 0 | 0 |
      Then the net is
        | A   | B | C | D |
        | −13 | 0 | 0 | 0 |
      And a Jack of 13 stands in the pool
      When the hearts taken are
        | A | B | C | D |
        | 0 | 4 | 4 | 5 |
      Then the net is
        | A   | B  | C  | D  |
        | +26 | −4 | −4 | −5 |
      And the pool is empty
      And the chips held are
        | A  | B  | C  | D  |
        | 63 | 46 | 46 | 45 |

  Rule: Each plays alone

    @spalding-1896.p06.no-partners @spalding-1896.p06.make-a-jack
    Scenario: Two who join to load the others are no partners
      A and B, loaded already, load C and D as well. Each pays for their own hearts, and when A wins the Jack in the next
      deal B has no share of it.

      When the hearts taken are
        | A | B | C | D |
        | 5 | 6 | 1 | 1 |
      Then the net is
        | A  | B  | C  | D  |
        | −5 | −6 | −1 | −1 |
      And a Jack of 13 stands in the pool
      When the hearts taken are
        | A | B | C | D |
        | 0 | 4 | 4 | 5 |
      Then the net is
        | A   | B  | C  | D  |
        | +26 | −4 | −4 | −5 |
      And the pool is empty
      And the word of the rules for Partners is none

  Rule: Some divide a pool carried over like any other

    @spalding-1896.rule-46 @spalding-1896.rule-44
    Scenario: By choice two clear players divide a pool carried over
      The book does not call the pool left when all hold hearts a Jack, but says only that it enlarges the next one. Read
      so, two may divide it.

      Given the option jack is as-any-pool
      And D deals
      When the hearts taken are
        | A | B | C | D |
        | 4 | 3 | 4 | 2 |
      Then a Jack of 13 stands in the pool
      When the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then the net is
        | A   | B   | C  | D  |
        | +13 | +13 | −6 | −7 |
      And the pool is empty

    @spalding-1896.rule-45 @spalding-1896.rule-45.how-won
    Scenario: By choice two divide even a pool that three clear players left, which the book forbids
      Where three are clear, the book expressly forms a Jack, and only a lone clear player may win it. The choice ignores
      that, and so departs from the book.

      Given the option jack is as-any-pool
      When the hearts taken are
        | A | B | C | D  |
        | 0 | 0 | 0 | 13 |
      Then a Jack of 13 stands in the pool
      When the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then the net is
        | A   | B   | C  | D  |
        | +13 | +13 | −6 | −7 |
      And what is said of Winning a Jack is assumed

    @spalding-1896.rule-45 @spalding-1896.rule-46
    Scenario: Where a Jack is won like any pool, three clear players still leave it
      Given the option jack is as-any-pool
      And a Jack of 13 stands
      When the hearts taken are
        | A | B | C | D  |
        | 0 | 0 | 0 | 13 |
      Then the net is
        | A | B | C | D   |
        | 0 | 0 | 0 | −13 |
      And a Jack of 26 stands in the pool
