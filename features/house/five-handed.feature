Feature: Five players, five passes

  Scenario: Everybody passes to each of the others once
    Given the game is house/five-handed
    Then deal by deal the cards are passed
      | to the left | to the right | two to the left | two to the right | not at all |
    And the game is for 5 players

  Scenario: Three cards are passed
    Given the game is house/five-handed
    And it is deal number 3
    Then 3 cards are passed two to the left

  Scenario: Two cards are passed, if the players agree so
    Given the game is house/five-handed
    And the option cards is 2
    Then 2 cards are passed to the left
