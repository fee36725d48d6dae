@hoyle-1887.lowest-wins
Feature: Settling in 1887
  The player with the fewest hearts is paid by all the others, a chip for each heart they took. Those who share the
  fewest divide what the others pay, and what does not divide waits on the table.

  Background:
    Given the game is hoyle-1887/hearts

  @hoyle-1887.lowest-wins.example
  Scenario: One player alone has the fewest
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 4 | 6 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 12    | +12 |
      | B | 2    | 0     | −2  |
      | C | 4    | 0     | −4  |
      | D | 6    | 0     | −6  |
    And the pool is empty

  @hoyle-1887.tie.example @hoyle-1887.tie @hoyle-1887.tie-remainder
  Scenario: Two share the fewest and a chip is left over
    When the hearts taken are
      | A | B | C | D |
      | 2 | 2 | 3 | 6 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 4     | +4  |
      | B | 0    | 4     | +4  |
      | C | 3    | 0     | −3  |
      | D | 6    | 0     | −6  |
    And 1 chip is left on the table, and no Jack
