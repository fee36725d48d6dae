Feature: Five off for none
  A player who takes no trick subtracts five; if the players have agreed so, a player who takes no penalty card.

  Scenario Outline: Only a player without a trick is five better off
    Given the game is house/none-taken
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

  Scenario Outline: If the bonus is for no penalty card, a player without one is five better off
    Given the game is house/none-taken
    And the option for is no-point
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
    And the option for is no-point
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

  Scenario: Nobody has the bonus when a player shoots the moon
    A takes everything, and the others have twenty-six each. None of them took a trick, but nothing is subtracted.

    Given the game is house/none-taken
    And the tricks won are
      | A  | B | C | D |
      | 13 | 0 | 0 | 0 |
    When the cards taken are
      | A | all hearts QS |
      | B | -             |
      | C | -             |
      | D | -             |
    Then the net is
      | A | B  | C  | D  |
      | 0 | 26 | 26 | 26 |

  Scenario: A score can fall below nothing
    Given the game is house/none-taken
    And the scores stand at
      | A | B | C  | D  |
      | 2 | 9 | 20 | 30 |
    And the tricks won are
      | A | B | C | D |
      | 0 | 4 | 5 | 4 |
    When the cards taken are
      | A | -                    |
      | B | 2H 3H 4H 5H 6H 7H 8H |
      | C | QS                   |
      | D | 9H 10H JH QH KH AH   |
    Then the scores are
      | A  | B  | C  | D  |
      | -3 | 16 | 33 | 36 |
