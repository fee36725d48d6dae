@hoyle-1913.simple.stake
Feature: The simple method of 1913
  Everybody, the winner too, puts up a point for each heart taken, and the player with the fewest wins the whole pool, even
  without being clear of hearts. Those who tie for the fewest divide it. The book does not say where an odd point goes; here
  it waits for the next deal, as it did in 1887.

  Background:
    Given the game is hoyle-1913/simple

  @hoyle-1913.simple.fewest-wins @hoyle-1913.count-and-settle @hoyle-1913.object
  Scenario: The fewest hearts win the pool, even one heart
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 4 | 6 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 1    | 13    | +12 |
      | B | 2    | 0     | −2  |
      | C | 4    | 0     | −4  |
      | D | 6    | 0     | −6  |
    And all that is paid goes into the pool
    And the deal is settled in chips
    And the pool is empty
    And the settlement rests on hoyle-1913.simple.fewest-wins
    And the settlement rests on no assumption

  @hoyle-1913.simple.tie
  Scenario: Two tie for the fewest and one point does not divide
    When the hearts taken are
      | A | B | C | D |
      | 2 | 2 | 3 | 6 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 2    | 6     | +4  |
      | B | 2    | 6     | +4  |
      | C | 3    | 0     | −3  |
      | D | 6    | 0     | −6  |
    And 1 chip is left on the table, and no Jack
    And the settlement rests on hoyle-1913.simple.tie
    And the settlement rests on an assumption about The odd chip

  @hoyle-1913.simple.tie
  Scenario: Three tie for the fewest
    When the hearts taken are
      | A | B | C  | D |
      | 1 | 1 | 10 | 1 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 1    | 4     | +3  |
      | B | 1    | 4     | +3  |
      | C | 10   | 0     | −10 |
      | D | 1    | 4     | +3  |
    And 1 chip is left on the table, and no Jack

  @hoyle-1913.simple.tie
  Scenario: One player takes every heart and the other three divide
    When the hearts taken are
      | A | B | C | D  |
      | 0 | 0 | 0 | 13 |
    Then the net is
      | A  | B  | C  | D   |
      | +4 | +4 | +4 | −13 |
    And 1 chip is left on the table, and no Jack

  @hoyle-1913.simple.tie
  Scenario: The point left over makes the next pool even
    Given 1 chip is left on the table
    When the hearts taken are
      | A | B | C | D |
      | 2 | 3 | 6 | 2 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 2    | 7     | +5  |
      | B | 3    | 0     | −3  |
      | C | 6    | 0     | −6  |
      | D | 2    | 7     | +5  |
    And the pool is empty

  @hoyle-1913.simple.fewest-wins @hoyle-1913.players
  Scenario: By the simple method three players settle
    When the hearts taken are
      | A | B | C |
      | 4 | 3 | 6 |
    Then the net is
      | A  | B   | C  |
      | −4 | +10 | −6 |

  @hoyle-1913.simple.fewest-wins @hoyle-1913.players
  Scenario: By the simple method two players settle
    Given the game is hoyle-1913/simple for 2 players
    When the hearts taken are
      | A | 7 |
      | B | 6 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 7    | 0     | −7  |
      | B | 6    | 13    | +7  |
