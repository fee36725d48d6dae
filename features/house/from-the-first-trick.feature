Feature: Hearts from the first trick
  A player without a club may discard any card on the first trick.

  Scenario: A heart or the queen may be discarded on the first trick
    Given the game is house/from-the-first-trick
    And it is the first trick
    And B has in hand 7H QS 5D
    When A has led 2C and B is to play
    Then B may play any card

  Scenario: A discard on the first trick breaks hearts
    Given the game is house/from-the-first-trick
    When these tricks are played
      | A   | B  | C  | D  |
      | *2C | 7H | 9C | KC |
    Then hearts are now broken
