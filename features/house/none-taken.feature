Feature: Five off for none
  Twenty-six points are in the pack. A player with none of them takes five off their score.

  Scenario Outline: Who has nothing is five better off, and who has a point is not
    Given the game is house/none-taken
    When the cards taken are
      | A | <A> |
      | B | <B> |
      | C | <C> |
      | D | <D> |
    Then the net is
      | A   | B   | C   | D   |
      | <a> | <b> | <c> | <d> |

    Examples:
      | said                           | A  | B  | C     | D                                 | a  | b  | c  | d  |
      | One has nothing                | -  | QS | 2H 3H | 4H 5H 6H 7H 8H 9H 10H JH QH KH AH | -5 | 13 | 2  | 11 |
      | Two have nothing               | -  | QS | -     | all hearts                        | -5 | 13 | -5 | 13 |
      | The queen is enough to lose it | QS | 2H | 3H    | 4H 5H 6H 7H 8H 9H 10H JH QH KH AH | 13 | 1  | 1  | 11 |

  Scenario: Tricks without a point do not lose the five
    A has four tricks and no point, and B no trick at all; each has five taken off.

    Given the game is house/none-taken
    And the tricks won are
      | A | B | C | D |
      | 4 | 0 | 5 | 4 |
    When the cards taken are
      | A | -          |
      | B | -          |
      | C | QS         |
      | D | all hearts |
    Then the net is
      | A  | B  | C  | D  |
      | -5 | -5 | 13 | 13 |

  Scenario: Nobody takes five off when another shoots the moon
    A takes everything, and the others have twenty-six each. None of them took a point, but they take nothing off.

    Given the game is house/none-taken
    When the cards taken are
      | A | all hearts QS |
      | B | -             |
      | C | -             |
      | D | -             |
    Then the net is
      | A | B  | C  | D  |
      | 0 | 26 | 26 | 26 |

  Scenario Outline: Where the five are for no trick, only a player with no trick takes them off
    Given the game is house/none-taken
    And the option for is no-trick
    And the tricks won are
      | A   | B   | C | D |
      | <A> | <B> | 5 | 4 |
    When the cards taken are
      | A | -          |
      | B | -          |
      | C | QS         |
      | D | all hearts |
    Then the net is
      | A   | B   | C  | D  |
      | <a> | <b> | 13 | 13 |

    Examples:
      | said                             | A | B | a | b  |
      | a trick without a point loses it | 4 | 0 | 0 | -5 |
      | one trick of each is enough      | 1 | 3 | 0 | 0  |

  Scenario: A score can fall below nothing
    Given the game is house/none-taken
    And the scores stand at
      | A | B | C  | D  |
      | 2 | 9 | 20 | 30 |
    When the points taken are
      | A | B | C  | D |
      | 0 | 7 | 13 | 6 |
    Then the scores are
      | A  | B  | C  | D  |
      | -3 | 16 | 33 | 36 |
