Feature: Hjärter
  The modern game as it is played in Sweden, in which a heart must be led before one may be discarded.

  @worked
  Scenario: A heart may not be discarded until one has been led
    D has no diamonds. D may discard the queen of spades, but no heart.

    Given the game is house/hjarter
    And D has in hand QS 7C 3H 4H
    When A has led KD and D is to play
    Then D may play QS 7C
    And D may not play 4H, because hearts may be discarded only once hearts are broken; a card that breaks hearts does so only when its suit is led

  Scenario: A heart that is led breaks hearts
    D has discarded the queen, which breaks nothing. C leads a heart, and on the next club D may discard anything.

    Given the game is house/hjarter
    And the hands are
      | A | 2C 4C 5C 6C 2D 3D 4D 5D 2S 3S 4S 5S KH   |
      | B | AC 3C 7C 8C 6D 7D 8D 9D 7S 8S 9S 10S 3H  |
      | C | KC 9C 10C JC 10D JD QD KD KS AS JS 6S 4H |
      | D | QC AD QS 2H 5H 6H 7H 8H 9H 10H JH QH AH  |
    When these tricks are played
      | A   | B   | C   | D  |
      | *2C | 3C  | KC  | QC |
      | 4C  | 7C  | *9C | QS |
    Then hearts are not yet broken
    When C plays 4H
    Then hearts are now broken
    When D plays 5H
    And A plays KH
    And B plays 3H
    And A plays 5C
    And B plays 8C
    And C plays 10C
    Then D may play any card

  Scenario: A player with nothing but hearts discards one
    Given the game is house/hjarter
    And D has in hand 3H 4H
    When A has led KD and D is to play
    Then D may play any card

  Scenario: The pass goes left, across and right
    Given the game is house/hjarter
    Then deal by deal the cards are passed
      | to the left | across | to the right | not at all |

  Scenario: Only the hearts must wait on the first trick
    Given the game is house/hjarter
    And it is the first trick
    And D has in hand QS 7D 3H
    When A has led 2C and D is to play
    Then D may play QS 7D

  Scenario: A hundred ends the game, and no other score is offered
    Given the game is house/hjarter
    When they choose 50 for the option target
    Then they cannot play so

  Scenario: Four play
    Given the game is house/hjarter
    Then the game is for 4 players
