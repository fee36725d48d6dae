@hoyle-1913.howell.pay @hoyle-1913.howell.draw
Feature: The Howell method
  For each heart a player pays one point for each opponent, and then draws a point for every heart of the deal that they did
  not take. Payments and draws always balance, so nothing is left and there are no Jacks.

  Background:
    Given the game is hoyle-1913/howell

  @hoyle-1913.howell.no-jacks
  Scenario: By the Howell method everybody takes some hearts
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 4 | 6 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 3    | 12    | +9  |
      | B | 6    | 11    | +5  |
      | C | 12   | 9     | −3  |
      | D | 18   | 7     | −11 |
    And the deal is settled in chips
    And nobody wins the pool
    And the pool is empty
    And the settlement rests on hoyle-1913.howell.pay
    And the settlement rests on hoyle-1913.howell.draw

  @hoyle-1913.howell.no-jacks
  Scenario: By the Howell method one player takes every heart and there is still no Jack
    When the hearts taken are
      | A | B  | C | D |
      | 0 | 13 | 0 | 0 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 13    | +13 |
      | B | 39   | 0     | −39 |
      | C | 0    | 13    | +13 |
      | D | 0    | 13    | +13 |
    And the pool is empty

  Scenario: By the Howell method two players settle
    Given the game is hoyle-1913/howell for 2 players
    When the hearts taken are
      | A | 6 |
      | B | 7 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 6    | 7     | +1  |
      | B | 7    | 6     | −1  |
    And the pool is empty

  Scenario: By the Howell method three players pay double
    When the hearts taken are
      | A | B | C |
      | 2 | 5 | 6 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 4    | 11    | +7  |
      | B | 10   | 8     | −2  |
      | C | 12   | 7     | −5  |
    And the pool is empty

  Scenario: By the Howell method six players pay fivefold
    When the hearts taken are
      | A | B | C | D | E | F |
      | 0 | 1 | 1 | 2 | 4 | 5 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 13    | +13 |
      | B | 5    | 12    | +7  |
      | C | 5    | 12    | +7  |
      | D | 10   | 11    | +1  |
      | E | 20   | 9     | −11 |
      | F | 25   | 8     | −17 |
    And the pool is empty
