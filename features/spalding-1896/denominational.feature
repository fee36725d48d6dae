@spalding-1896.rule-39
Feature: Scoring by denomination in 1896
  By agreement the high hearts cost more: the ace five counters, king, queen and knave four, three and two, the others one.
  The book gives only the values; they replace the count of hearts in any agreed method.

  Background:
    Given the game is spalding-1896/denominational

  @spalding-1896.rule-43
  Scenario: A lone clear player wins a pool of twenty-three counters
    When the cards taken are
      | A | -                |
      | B | AH               |
      | C | KH JH            |
      | D | the other hearts |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 23    | +23 |
      | B | 5    | 0     | −5  |
      | C | 6    | 0     | −6  |
      | D | 12   | 0     | −12 |
    And the pool is empty
    And the settlement rests on spalding-1896.rule-39

  @spalding-1896.rule-44
  Scenario: Two clear players divide twenty-three, and one counter is odd
    Given D deals
    When the cards taken are
      | A | -                |
      | B | -                |
      | C | AH KH QH JH      |
      | D | the other hearts |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 12    | +12 |
      | B | 0    | 11    | +11 |
      | C | 14   | 0     | −14 |
      | D | 9    | 0     | −9  |
    And the pool is empty

  @spalding-1896.rule-46
  Scenario: Nobody is clear, and a Jack of twenty-three is carried over
    When the cards taken are
      | A | 2H               |
      | B | QH               |
      | C | JH AH            |
      | D | the other hearts |
    Then the net is
      | A  | B  | C  | D   |
      | −1 | −3 | −7 | −12 |
    And a Jack of 23 stands in the pool

  @spalding-1896.p24.howell.pay @spalding-1896.p24.howell.draw
  Scenario: Scoring by denomination with Howell settling, with twenty-three in play
    Given the option method is howell
    When the cards taken are
      | A | -                |
      | B | AH               |
      | C | QH 2H            |
      | D | the other hearts |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 23    | +23 |
      | B | 15   | 18    | +3  |
      | C | 12   | 19    | +7  |
      | D | 42   | 9     | −33 |
    And the pool is empty

  @spalding-1896.rule-35.penalty @spalding-1896.rule-36
  Scenario: By Howell settling C revokes, and the assumed payment is that of Howell's game
    C pays the thirty-three that D lost (rule 35). A and B win twenty-six of them; the other seven are C's own gain, which C
    may not win (rule 36), and stay on the table.

    Given the option method is howell
    And C has revoked and is found out
    When the cards taken are
      | A | -                |
      | B | AH               |
      | C | QH 2H            |
      | D | the other hearts |
    Then the net is
      | A   | B  | C   | D |
      | +23 | +3 | −33 | 0 |
    And 7 chips are left on the table, and no Jack
    And the settlement rests on an assumption about What a revoke costs
    And the settlement rests on spalding-1896.rule-36

  Scenario: Howell settling leaves no odd counter to agree about
    Given the option method is howell
    When they choose stays for the option odd-chip
    Then they cannot play so
