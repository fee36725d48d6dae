Feature: Rickety Kate, as one family plays it
  Thirteen hearts, 13 for the queen of spades, ten each for the king and the ace: 46 points.

  Scenario: What the cards cost
    Given the game is house/rickety-kate
    When the cards taken are
      | A | QS               |
      | B | KS 2H            |
      | C | AS               |
      | D | the other hearts |
    Then the net is
      | A  | B  | C  | D  |
      | 13 | 11 | 10 | 12 |

  Scenario: Everything taken
    Given the game is house/rickety-kate
    When the cards taken are
      | A | all hearts QS KS AS |
      | B | -                   |
      | C | -                   |
      | D | -                   |
    Then the net is
      | A | B  | C  | D  |
      | 0 | 46 | 46 | 46 |

  Scenario: Without the ace of spades nobody shoots the moon
    Given the game is house/rickety-kate
    When the cards taken are
      | A | all hearts QS KS |
      | B | AS               |
      | C | -                |
      | D | -                |
    Then the net is
      | A  | B  | C | D |
      | 36 | 10 | 0 | 0 |

  Scenario: Without the king of spades nobody shoots the moon
    Given the game is house/rickety-kate
    When the cards taken are
      | A | all hearts QS AS |
      | B | KS               |
      | C | -                |
      | D | -                |
    Then the net is
      | A  | B  | C | D |
      | 36 | 10 | 0 | 0 |

  Scenario: Without the queen of spades nobody shoots the moon
    Given the game is house/rickety-kate
    When the cards taken are
      | A | all hearts KS AS |
      | B | QS               |
      | C | -                |
      | D | -                |
    Then the net is
      | A  | B  | C | D |
      | 33 | 13 | 0 | 0 |

  Scenario: Twelve cards each, and four left over
    Given the game is house/rickety-kate
    Then each player is dealt 12 cards
    And 4 cards are left over as a widow
    And the game is for 4 players

  Scenario Outline: Two cards go to the left in every deal
    Given the game is house/rickety-kate
    And it is deal number <deal>
    Then 2 cards are passed to the left

    Examples:
      | deal |
      | 1    |
      | 2    |

  Scenario: No score, however high, ends the game
    Given the game is house/rickety-kate
    And the scores stand at
      | A   | B | C | D |
      | 500 | 0 | 0 | 0 |
    When the points taken are
      | A  | B  | C  | D  |
      | 13 | 11 | 10 | 12 |
    Then the game goes on

  Scenario: The first trick takes the cards left over
    C wins the first trick, and takes the four cards with it.

    Given the game is house/rickety-kate
    And D deals
    And the widow is 2C 10D KD AD
    And the hands are
      | A | 3C 4C 5C 6C 7C 8C 9C 10C JC QC 7H 8H |
      | B | 2H QS 2D 3D 4D 5D 6D 7D 8D 9D JD KC  |
      | C | the rest                             |
      | D | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS AS 3H |
    When these tricks are played
      | A   | B  | C  | D  |
      | *3C | KC | AC | 2S |
    Then C has taken the widow

  Scenario: The three spades without all the hearts are no moon
    Given the game is house/rickety-kate
    When the cards taken are
      | A | QS KS AS   |
      | B | all hearts |
      | C | -          |
      | D | -          |
    Then the net is
      | A  | B  | C | D |
      | 33 | 13 | 0 | 0 |

  Scenario: Eldest hand may lead a heart, and any card may be discarded on the first trick
    Given the game is house/rickety-kate
    And D deals
    And it is the first trick
    And the widow is 2C 10D KD AD
    And the hands are
      | A | 4C 5C 6C 7C 8C 9C 10C JC QC KS 7H 8H |
      | B | 2H QS 2D 3D 4D 5D 6D 7D 8D 9D JD QD  |
      | C | the rest                             |
      | D | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS AS 3H |
    Then A is to lead
    And A may play any card
    When A plays 4C
    Then B may play any card

  Scenario: Hearts may be led to a later trick though none was discarded
    Given the game is house/rickety-kate
    And A has in hand 3C KD 9H
    When A is to lead
    Then A may play any card
