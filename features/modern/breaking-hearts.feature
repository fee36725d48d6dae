@modern.breaking
Feature: Breaking hearts in the modern game
  You may not lead a heart before a heart, or the queen of spades, is discarded on another suit. Playing the queen in her
  own suit, or leading a heart because you have nothing else, does not break them.

  Scenario: A leader with another suit may not lead a heart
    Given the game is modern/standard
    And A has in hand 3C KD 9H
    When A is to lead
    Then A may play 3C KD
    And A may not play 9H, by modern.breaking

  Scenario: Once hearts are broken a leader may lead one
    Given the game is modern/standard
    And hearts are broken
    And A has in hand 3C KD 9H
    When A is to lead
    Then A may play any card

  Scenario Outline: Discarded on another suit, a heart or the queen of spades breaks hearts
    Given the game is modern/standard
    And A has in hand 9D 2C
    And B has in hand <thrown> 5C
    And C has in hand JD 8C QH
    And D has in hand 4D 6C
    When A is to lead
    And these tricks are played
      | A  | B        | C  | D  |
      | 9D | <thrown> | JD | 4D |
    Then hearts are now broken
    And C is to lead
    And C may play 8C QH

    Examples:
      | thrown |
      | 3H     |
      | QS     |

  Scenario Outline: A diamond or a club discarded on a spade does not break hearts
    Given the game is modern/standard
    When these tricks are played
      | A   | B        | C  | D  |
      | *9S | <thrown> | JS | 4S |
    Then hearts are not yet broken

    Examples:
      | thrown |
      | 3D     |
      | QD     |
      | 3C     |

  Scenario: A queen of spades who follows suit does not break hearts
    Given the game is modern/standard
    When these tricks are played
      | A   | B  | C  | D  |
      | *9S | QS | KS | 4S |
    Then hearts are not yet broken

  @modern.queen-lead-any-time
  Scenario: A queen of spades who is led does not break hearts
    Given the game is modern/standard
    When these tricks are played
      | A   | B  | C  | D  |
      | *QS | JS | KS | 4S |
    Then hearts are not yet broken

  Scenario: A leader with only hearts must lead one, and that does not break hearts
    Given the game is modern/standard
    And A has in hand 4H 9H
    And B has in hand 7C 6H KH
    And C has in hand 3C 2H
    And D has in hand 5C 3H
    When A is to lead
    Then A may play any card
    When these tricks are played
      | A  | B  | C  | D  |
      | 4H | 6H | 2H | 3H |
    Then hearts are not yet broken
    And B is to lead
    And B may play 7C
    And B may not play KH, by modern.breaking

  @modern.queen-lead-any-time
  Scenario: With only hearts and the queen of spades, the queen is led
    Given the game is modern/standard
    And A has in hand QS 4H 9H
    When A is to lead
    Then A may play QS
    And A may not play 4H, by modern.breaking
    And A may not play 9H, by modern.queen-lead-any-time
