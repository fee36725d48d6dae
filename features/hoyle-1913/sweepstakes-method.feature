@hoyle-1913.sweepstakes.stake
Feature: The sweepstakes method and its Jacks
  A point for each heart goes into the pool, and only players with no hearts at all can win it: one wins it, two share it.
  If nobody is clear, or one player has every heart, the pool is a Jack and waits until somebody wins it.

  Background:
    Given the game is hoyle-1913/sweepstakes

  @hoyle-1913.sweepstakes.one-clear
  Scenario: One player without hearts takes the pool
    When the hearts taken are
      | A | B | C | D |
      | 2 | 0 | 4 | 7 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 2    | 0     | −2  |
      | B | 0    | 13    | +13 |
      | C | 4    | 0     | −4  |
      | D | 7    | 0     | −7  |
    And the deal is settled in chips
    And the pool is empty
    And the settlement rests on hoyle-1913.sweepstakes.one-clear

  @hoyle-1913.sweepstakes.two-clear
  Scenario: Two without hearts share the pool, and the odd point stays
    When the hearts taken are
      | A | B | C | D |
      | 0 | 5 | 0 | 8 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 6     | +6  |
      | B | 5    | 0     | −5  |
      | C | 0    | 6     | +6  |
      | D | 8    | 0     | −8  |
    And 1 chip is left on the table, and no Jack
    And the settlement rests on hoyle-1913.sweepstakes.two-clear
    And the settlement rests on an assumption about The odd chip

  @hoyle-1913.sweepstakes.not-won @hoyle-1913.sweepstakes.jack-definition
  Scenario: Nobody is clear and the pool becomes a Jack
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 4 | 6 |
    Then the net is
      | A  | B  | C  | D  |
      | −1 | −2 | −4 | −6 |
    And a Jack of 13 stands in the pool
    And the settlement rests on hoyle-1913.sweepstakes.not-won
    And the settlement rests on no assumption

  @hoyle-1913.sweepstakes.not-won
  Scenario: One of four takes every heart
    When the hearts taken are
      | A | B  | C | D |
      | 0 | 13 | 0 | 0 |
    Then the net is
      | A | B   | C | D |
      | 0 | −13 | 0 | 0 |
    And nobody wins the pool
    And a Jack of 13 stands in the pool
    And the settlement rests on hoyle-1913.sweepstakes.not-won
    And the settlement rests on no assumption

  @hoyle-1913.sweepstakes.not-won
  Scenario: One of three takes every heart
    Two are clear and might share, but the pool is not won when one player takes all thirteen. The two clauses conflict, and
    we follow the second.

    When the hearts taken are
      | A | B  | C |
      | 0 | 13 | 0 |
    Then the net is
      | A | B   | C |
      | 0 | −13 | 0 |
    And nobody wins the pool
    And a Jack of 13 stands in the pool
    And the settlement rests on an assumption about The pool

  @hoyle-1913.sweepstakes.not-won
  Scenario: One of two takes every heart
    Given the game is hoyle-1913/sweepstakes for 2 players
    When the hearts taken are
      | A | 13 |
      | B | 0  |
    Then A pays 13 chips
    And B draws 0 chips
    And nobody wins the pool
    And a Jack of 13 stands in the pool
    And the settlement rests on an assumption about The pool

  @hoyle-1913.sweepstakes.not-won
  Scenario: Of five players three are clear
    The book lets one win or two share, and does not mention three. The pool is carried over.

    When the hearts taken are
      | A | B | C | D | E |
      | 0 | 6 | 0 | 7 | 0 |
    Then the net is
      | A | B  | C | D  | E |
      | 0 | −6 | 0 | −7 | 0 |
    And a Jack of 13 stands in the pool
    And the settlement rests on an assumption about The pool

  @hoyle-1913.sweepstakes.not-won
  Scenario: Of six players four are clear
    When the hearts taken are
      | A | B | C | D | E | F |
      | 0 | 6 | 0 | 7 | 0 | 0 |
    Then a Jack of 13 stands in the pool
    And the settlement rests on an assumption about The pool

  @hoyle-1913.sweepstakes.jack-definition @hoyle-1913.sweepstakes.one-clear
  Scenario: A Jack is won with the pool of the deal
    Given a Jack of 13 stands
    When the hearts taken are
      | A | B | C | D |
      | 3 | 4 | 0 | 6 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 3    | 0     | −3  |
      | B | 4    | 0     | −4  |
      | C | 0    | 26    | +26 |
      | D | 6    | 0     | −6  |
    And the pool is empty

  @hoyle-1913.sweepstakes.jack-definition @hoyle-1913.sweepstakes.two-clear
  Scenario: Two clear players share a Jack
    Given a Jack of 13 stands
    When the hearts taken are
      | A | B | C | D |
      | 0 | 0 | 6 | 7 |
    Then the net is
      | A   | B   | C  | D  |
      | +13 | +13 | −6 | −7 |
    And the pool is empty

  @hoyle-1913.sweepstakes.not-won @hoyle-1913.sweepstakes.jack-definition
  Scenario: A Jack grows over three deals until it is won
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 4 | 6 |
    Then a Jack of 13 stands in the pool
    When the hearts taken are
      | A | B | C | D |
      | 2 | 3 | 3 | 5 |
    Then a Jack of 26 stands in the pool
    When the hearts taken are
      | A | B | C | D |
      | 0 | 3 | 4 | 6 |
    Then A draws 39 chips
    And the pool is empty
    And the scores are
      | A  | B  | C   | D   |
      | 36 | −8 | −11 | −17 |
