Feature: Hearts from the first trick
  Whoever has no club may throw what he likes on the first trick.

  Scenario: A heart or the queen may be thrown at once
    Given the game is house/from-the-first-trick
    And it is the first trick
    And B has in hand 7H QS 5D
    When A has led 2C and B is to play
    Then B may play any card

  Scenario: And it breaks hearts
    Given the game is house/from-the-first-trick
    When these tricks are played
      | A   | B  | C  | D  |
      | *2C | 7H | 9C | KC |
    Then hearts are now broken
