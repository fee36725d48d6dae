@davis-2004.regular.option.breaking
Feature: Breaking hearts in 2004
  Hearts may be led at any time, unless the players agree that hearts must be broken first, by a heart discarded on another
  suit. In Black Lady some let the queen of spades break them too.

  Scenario Outline: By the basic rule of <name> a heart may be led at once
    Given the game is davis-2004/<game>
    And A has in hand 3D QS 9H
    When A is to lead
    Then A may play any card

    Examples:
      | name           | game       |
      | Regular Hearts | regular    |
      | Black Lady     | black-lady |

  Scenario: By choice hearts wait until they are broken
    Given the game is davis-2004/regular
    And the option breaking is must-be-broken
    And A has in hand 3D QS 9H
    When A is to lead
    Then A may play 3D QS
    And A may not play 9H, by davis-2004.regular.option.breaking

  @davis-2004.regular.opening-lead
  Scenario: Eldest hand cannot open with a heart while hearts are unbroken
    Given the game is davis-2004/regular
    And the option breaking is must-be-broken
    And D deals
    And the hands are
      | A | 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS AH |
      | B | 9C AC 3D 7D 9D 6S 7S 3H 4H 7H 8H 9H QH    |
      | C | 2C 3C KC 6D AD 3S 4S 8S 9S JS 2H 10H JH   |
      | D | 4C 5C 7C QC 2D 5D 8D QD KS AS 5H 6H KH    |
    Then A is to lead
    And A may play 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS
    And A may not play AH, by davis-2004.regular.option.breaking

  @davis-2004.regular.option.breaking.definition
  Scenario: A heart discarded on another suit breaks hearts
    Given the game is davis-2004/regular
    And the option breaking is must-be-broken
    And A has in hand 9D 2C
    And B has in hand 3H 5C
    And C has in hand JD 8C QH
    And D has in hand 4D 6C
    When A is to lead
    And these tricks are played
      | A  | B  | C  | D  |
      | 9D | 3H | JD | 4D |
    Then hearts are now broken
    And C is to lead
    And C may play any card

  @davis-2004.regular.option.breaking.definition
  Scenario: A diamond discarded on another suit does not break hearts
    Given the game is davis-2004/regular
    And the option breaking is must-be-broken
    When these tricks are played
      | A   | B  | C  | D  |
      | *9S | 3D | JS | 4S |
    Then hearts are not yet broken

  @davis-2004.regular.option.breaking.definition
  Scenario: A leader with only hearts must lead one, and that does not break hearts
    Given the game is davis-2004/regular
    And the option breaking is must-be-broken
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
    And B may not play KH, by davis-2004.regular.option.breaking.definition

  @davis-2004.black-lady.option.regular-options
  Scenario: In Black Lady hearts may wait as well
    Given the game is davis-2004/black-lady
    And the option breaking is must-be-broken
    And A has in hand 3D QS 9H
    When A is to lead
    Then A may play 3D QS

  @davis-2004.black-lady.option.queen-breaks
  Scenario: Unless the players choose so the queen does not break hearts
    Given the game is davis-2004/black-lady
    And the option breaking is must-be-broken
    When these tricks are played
      | A   | B  | C  | D  |
      | *9D | QS | JD | 4D |
    Then hearts are not yet broken

  @davis-2004.black-lady.option.queen-breaks
  Scenario Outline: By choice the queen of spades breaks hearts like a heart
    Given the game is davis-2004/black-lady
    And the option breaking is must-be-broken
    And the option queen-breaks is queen-too
    When these tricks are played
      | A   | B        | C  | D  |
      | *9D | <thrown> | JD | 4D |
    Then hearts are now broken

    Examples:
      | thrown |
      | QS     |
      | 3H     |

  @davis-2004.black-lady.option.queen-breaks @worked
  Scenario: A queen that follows suit does not break hearts
    Given the game is davis-2004/black-lady
    And the option breaking is must-be-broken
    And the option queen-breaks is queen-too
    When these tricks are played
      | A   | B  | C  | D  |
      | *9S | QS | JS | 4S |
    Then hearts are not yet broken

  @davis-2004.black-lady.option.queen-breaks
  Scenario: The queen can break hearts only where they need breaking
    Given the game is davis-2004/black-lady
    When they choose queen-too for the option queen-breaks
    Then they cannot play so

  Scenario: With only hearts and the queen of spades, the queen is what may be led
    Given the game is davis-2004/black-lady
    And the option breaking is must-be-broken
    And A has in hand QS 4H 9H
    When A is to lead
    Then A may play QS
    And A may not play 4H, by davis-2004.regular.option.breaking
