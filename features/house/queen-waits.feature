Feature: The queen may not be led
  Until hearts are broken the queen of spades stays in the hand, unless a spade is led. She breaks them however she is
  played; a heart does so only when it is discarded.

  Scenario: The queen may not be led before hearts are broken
    Given the game is house/queen-waits
    And A has in hand 3C QS 9H
    When A is to lead
    Then A may play 3C
    And A may not play QS, because the queen of spades may be led only once hearts are broken
    And A may not play 9H, because hearts may be led only once hearts are broken; only a heart or the queen of spades breaks hearts

  Scenario: Once hearts are broken, the queen may be led
    Given the game is house/queen-waits
    And hearts are broken
    And A has in hand 3C QS 9H
    When A is to lead
    Then A may play any card

  Scenario: With the queen and hearts alone a leader chooses
    Both have to wait, and one of them must be led.

    Given the game is house/queen-waits
    And A has in hand QS 9H 4H
    When A is to lead
    Then A may play any card

  @worked
  Scenario: The queen breaks hearts even when she follows suit
    Given the game is house/queen-waits
    When these tricks are played
      | A   | B  | C  | D  |
      | *9S | QS | KS | 4S |
    Then hearts are now broken

  Scenario: The queen breaks hearts when she is discarded
    Given the game is house/queen-waits
    When these tricks are played
      | A   | B  | C  | D  |
      | *9D | QS | JD | 4D |
    Then hearts are now broken

  Scenario: Another spade does not break hearts
    Given the game is house/queen-waits
    When these tricks are played
      | A   | B  | C  | D  |
      | *9S | JS | KS | 4S |
    Then hearts are not yet broken

  Scenario: A heart led by a player with nothing else does not break hearts
    Given the game is house/queen-waits
    And A has in hand 3H
    And B has in hand 9H
    And C has in hand 5H
    And D has in hand KH
    When A is to lead
    And these tricks are played
      | A  | B  | C  | D  |
      | 3H | 9H | 5H | KH |
    Then hearts are not yet broken
