Feature: Hearts for an ante
  Four players put up a chip each, so the pool has four. Hearts cost nothing, but a player clear of them wins the four.

  Scenario: One is clear
    A puts up one and has four, which is three more.

    Given the game is house/ante
    When the hearts taken are
      | A | B | C | D  |
      | 0 | 1 | 2 | 10 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 1    | 4     | +3  |
      | B | 1    | 0     | −1  |
      | C | 1    | 0     | −1  |
      | D | 1    | 0     | −1  |
    And all that is paid goes into the pool
    And the pool is empty

  Scenario: Two are clear
    Two chips each; each is one up.

    Given the game is house/ante
    When the hearts taken are
      | A | B | C | D |
      | 0 | 6 | 0 | 7 |
    Then the net is
      | A  | B  | C  | D  |
      | +1 | −1 | +1 | −1 |
    And the pool is empty

  Scenario: Three players are clear only because one took all
    Given the game is house/ante
    When the hearts taken are
      | A | B | C  | D |
      | 0 | 0 | 13 | 0 |
    Then the net is
      | A  | B  | C  | D  |
      | −1 | −1 | −1 | −1 |
    And a Jack of 4 stands in the pool

  Scenario: Nobody is clear, and in the next deal one is
    Four stay from the first deal, and four more are put up. D has paid one in each, and draws eight.

    Given the game is house/ante
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 3 | 7 |
    Then the net is
      | A  | B  | C  | D  |
      | −1 | −1 | −1 | −1 |
    And a Jack of 4 stands in the pool
    When the hearts taken are
      | A | B | C | D |
      | 5 | 5 | 3 | 0 |
    Then the net is
      | A  | B  | C  | D  |
      | −1 | −1 | −1 | +7 |
    And the pool is empty

  Scenario: Three of five who are clear do not divide five chips evenly
    One chip each, and two of the five are left.

    Given the game is house/ante for 5 players
    When the hearts taken are
      | A | B | C | D | E |
      | 0 | 0 | 0 | 6 | 7 |
    Then the net is
      | A | B | C | D  | E  |
      | 0 | 0 | 0 | −1 | −1 |
    And 2 chips are left on the table, and no Jack

  Scenario: Where the fewest win, the pool never stays
    B has one heart, and no other player has so few.

    Given the game is house/ante
    And the option won-by is fewest
    When the hearts taken are
      | A | B | C | D |
      | 2 | 1 | 3 | 7 |
    Then the net is
      | A  | B  | C  | D  |
      | −1 | +3 | −1 | −1 |
    And the pool is empty

  Scenario: Where the fewest win, players who are clear when one takes all win too
    Four chips go to three players, one each, and one is left.

    Given the game is house/ante
    And the option won-by is fewest
    When the hearts taken are
      | A | B | C  | D |
      | 0 | 0 | 13 | 0 |
    Then the net is
      | A | B | C  | D |
      | 0 | 0 | −1 | 0 |
    And 1 chip is left on the table, and no Jack
