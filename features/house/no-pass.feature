Feature: Hearts without a pass
  Everybody plays the cards they were dealt.

  Scenario Outline: In deal <deal> nothing is passed
    Given the game is house/no-pass
    And it is deal number <deal>
    Then no cards are passed

    Examples:
      | deal |
      | 1    |
      | 2    |
      | 4    |
