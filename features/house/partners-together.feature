Feature: Partners shoot together
  A plays with C, and B with D. A card taken by one partner is taken by the side, and both partners shoot its moon.

  @worked
  Scenario: One partner has twelve hearts, the other the thirteenth and the queen
    Together A and C have all that counts. Neither is charged for any of it, and thirteen go on each of the others: 26 on
    their side.

    Given the game is house/partners-together
    When the cards taken are
      | A | AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H |
      | B | -                                    |
      | C | 2H QS                                |
      | D | -                                    |
    Then the net is
      | A | B  | C | D  |
      | 0 | 13 | 0 | 13 |

  Scenario: One partner alone has everything
    The partner is not raised with the rest, since the moon is the partner's too.

    Given the game is house/partners-together
    When the cards taken are
      | A | -             |
      | B | all hearts QS |
      | C | -             |
      | D | -             |
    Then the net is
      | A  | B | C  | D |
      | 13 | 0 | 13 | 0 |

  Scenario: With a heart to the other side nobody shoots the moon
    A has twelve hearts, B the other, C the queen. Each scores the cards they took.

    Given the game is house/partners-together
    When the cards taken are
      | A | AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H |
      | B | 2H                                   |
      | C | QS                                   |
      | D | -                                    |
    Then the net is
      | A  | B | C  | D |
      | 12 | 1 | 13 | 0 |

  Scenario Outline: Where one partner alone must take everything
    Given the game is house/partners-together
    And the option made-by is alone
    When the cards taken are
      | A | <A> |
      | B | -   |
      | C | <C> |
      | D | -   |
    Then the net is
      | A   | B   | C   | D   |
      | <a> | <b> | <c> | <b> |

    Examples:
      | who          | A             | C  | a  | b  | c  |
      | one does     | all hearts QS | -  | 0  | 13 | 0  |
      | two together | all hearts    | QS | 13 | 0  | 13 |

  Scenario Outline: A side's hundred ends the game
    Given the game is house/partners-together
    And the scores stand at
      | A   | B  | C  | D  |
      | <A> | 30 | 50 | 20 |
    When the points taken are
      | A | B  | C | D  |
      | 1 | 12 | 0 | 13 |
    Then <outcome>

    Examples:
      | A  | outcome                                    |
      | 49 | the game is over and B and D share the win |
      | 48 | the game goes on                           |

  Scenario: The totals alone say enough
    Fourteen and twelve are all the twenty-six there are.

    Given the game is house/partners-together
    And the scores stand at
      | A  | B  | C  | D  |
      | 40 | 30 | 50 | 60 |
    When the points taken are
      | A  | B | C  | D |
      | 14 | 0 | 12 | 0 |
    Then the scores are
      | A  | B  | C  | D  |
      | 40 | 43 | 50 | 73 |
    And the game is over and A and C share the win

  Scenario: Neighbours are no side
    A and B have everything together, and score it.

    Given the game is house/partners-together
    When the cards taken are
      | A | all hearts |
      | B | QS         |
      | C | -          |
      | D | -          |
    Then the net is
      | A  | B  | C | D |
      | 13 | 13 | 0 | 0 |
