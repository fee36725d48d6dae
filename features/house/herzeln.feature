Feature: Herzeln
  Seven deals in a fixed order, with 32 cards of which the ten ranks between the king and the ace.

  Scenario: Four play with 32 cards
    Given the game is house/herzeln
    Then the pack has 32 cards
    And the cards left out are 2C 3C 4C 5C 6C 2D 3D 4D 5D 6D 2S 3S 4S 5S 6S 2H 3H 4H 5H 6H
    And each player is dealt 8 cards
    And no cards are passed

  Scenario: Three play with 24
    Given the game is house/herzeln for 3 players
    Then the pack has 24 cards
    And each player is dealt 8 cards
    And no cards are passed

  @worked
  Scenario: The ten takes the king
    A leads the king of spades. B's ten beats it, and C's ace beats them both. Next time the king alone is led, and the ten
    takes it.

    Given the game is house/herzeln
    And the hands are
      | A | KS KD 7C 8C 9C 7H 8H 9H     |
      | B | 10S 10D 7S 8S 10C JC 10H JH |
      | C | AS 7D 9S JS QC KC QH KH     |
      | D | QS 8D 9D JD QD AD AC AH     |
    And D deals
    When these tricks are played
      | A   | B    | C  | D  |
      | *KS | 10S  | AS | QS |
      | KD  | 10D | *7D | 8D |
    Then B is to lead

  Scenario Outline: The seven deals have a fixed order
    Given the game is house/herzeln
    And it is deal number <deal>
    Then the contract is <contract>

    Examples:
      | deal | contract     |
      | 1    | no-hearts    |
      | 2    | most-tricks  |
      | 3    | no-tricks    |
      | 4    | no-queens    |
      | 5    | no-king      |
      | 6    | last-trick   |
      | 7    | not-the-last |

  Scenario: The player to the dealer's left leads any card, and deals next
    Given the game is house/herzeln
    And the hands are
      | A | KS KD 10C 8C 9C 7H 8H 9H    |
      | B | 10S 10D 7S 8S 7C JC 10H JH  |
      | C | AS 7D 9S JS QC KC QH KH     |
      | D | QS 8D 9D JD QD AD AC AH     |
    And D deals
    Then A is to lead
    And A may play any card
    And A deals next

  Scenario: A player who cannot follow suit may discard anything, even at once
    Given the game is house/herzeln
    And B has in hand QS 9D AH
    And it is the first trick
    When A has led KC and B is to play
    Then B may play any card

  Scenario: Each heart costs its own price in the first deal
    A has the ace and the seven, 11 + 1. B has the ten and the king, 10 + 4. C has the queen, the jack and two small ones,
    3 + 2 + 1 + 1. All eight cost 33.

    Given the game is house/herzeln
    When the cards taken are
      | A | AH 7H       |
      | B | 10H KH      |
      | C | QH JH 9H 8H |
      | D | QS          |
    Then the net is
      | A   | B   | C  | D |
      | -12 | -14 | -7 | 0 |

  Scenario: Taking all the hearts costs all of them
    Given the game is house/herzeln
    When the cards taken are
      | A | all hearts QS |
      | B | -             |
      | C | -             |
      | D | -             |
    Then the net is
      | A   | B | C | D |
      | -33 | 0 | 0 | 0 |

  Scenario Outline: In the <said> deal each trick counts ten
    Given the game is house/herzeln
    And it is deal number <deal>
    And the tricks won are
      | A | B | C | D |
      | 4 | 3 | 1 | 0 |
    When the cards taken are
      | A | - |
      | B | - |
      | C | - |
      | D | - |
    Then the net is
      | A   | B   | C   | D |
      | <a> | <b> | <c> | 0 |

    Examples:
      | said   | deal | a   | b   | c   |
      | second | 2    | 40  | 30  | 10  |
      | third  | 3    | -40 | -30 | -10 |

  Scenario: Each queen costs twenty in the fourth
    Given the game is house/herzeln
    And it is deal number 4
    When the cards taken are
      | A | QS QH |
      | B | QC    |
      | C | QD    |
      | D | KH    |
    Then the net is
      | A   | B   | C   | D |
      | -40 | -20 | -20 | 0 |

  Scenario: The king of hearts costs forty in the fifth
    Given the game is house/herzeln
    And it is deal number 5
    When the cards taken are
      | A | QS QH |
      | B | KS    |
      | C | KH    |
      | D | AH    |
    Then the net is
      | A | B | C   | D |
      | 0 | 0 | -40 | 0 |

  Scenario Outline: The last trick of the <said> deal counts forty
    Given the game is house/herzeln
    And it is deal number <deal>
    And C took the last trick
    When the cards taken are
      | A | - |
      | B | - |
      | C | - |
      | D | - |
    Then the net is
      | A | B | C   | D |
      | 0 | 0 | <c> | 0 |

    Examples:
      | said    | deal | c   |
      | sixth   | 6    | 40  |
      | seventh | 7    | -40 |

  Scenario: The highest score wins after the seventh deal
    D takes the last trick, 12 − 40, and the others stay as they were.

    Given the game is house/herzeln
    And it is deal number 7
    And the scores stand at
      | A   | B  | C  | D  |
      | -60 | -5 | -8 | 12 |
    And D took the last trick
    When the cards taken are
      | A | - |
      | B | - |
      | C | - |
      | D | - |
    Then the scores are
      | A   | B  | C  | D   |
      | -60 | -5 | -8 | -28 |
    And the game is over and B wins

  Scenario: No score ends a game of Herzeln, so none can be agreed on
    Given the game is house/herzeln
    When they choose 50 for the option target
    Then they cannot play so
