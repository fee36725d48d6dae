Feature: Copas
  The modern game as it is told in Brazil, with a pass to the right in every deal.

  Scenario Outline: Three to six can play
    Given the game is house/copas for <players> players
    Then the cards left out are <out>
    And each player is dealt <hand> cards
    And 3 cards are passed to the right

    Examples:
      | players | out         | hand |
      | 3       | 2C          | 17   |
      | 5       | 2C 2D       | 10   |
      | 6       | 2C 3C 2D 2S | 8    |

  Scenario: Four play with the whole pack
    Given the game is house/copas
    Then no card is left out
    And each player is dealt 13 cards
    And the game is for 3, 4, 5 and 6 players

  Scenario: Cards go to the right in every deal
    Given the game is house/copas
    Then deal by deal the cards are passed
      | to the right |

  Scenario: Some pass no cards
    Given the game is house/copas
    And the option passing is none
    Then no cards are passed

  Scenario: The highest cut deals
    Given the game is house/copas
    When the players cut
      | A  | B  | C  | D  |
      | 2C | KH | 9S | 3D |
    Then B wins the deal

  Scenario Outline: The queen of spades counts <queen>
    B has the queen alone, C four hearts and D the other nine.

    Given the game is house/copas
    And the option queen is <queen>
    When the cards taken are
      | A | JD               |
      | B | QS               |
      | C | 2H 3H 4H AH      |
      | D | the other hearts |
    Then the net is
      | A | B       | C | D |
      | 0 | <queen> | 4 | 9 |

    Examples:
      | queen |
      | 13    |
      | 10    |

  @worked
  Scenario: A hundred ends the game, and the fewest points win
    Given the game is house/copas
    And the scores stand at
      | A  | B  | C  | D  |
      | 40 | 88 | 30 | 12 |
    When the cards taken are
      | A | JD               |
      | B | QS               |
      | C | 2H 3H 4H AH      |
      | D | the other hearts |
    Then the scores are
      | A  | B   | C  | D  |
      | 40 | 101 | 34 | 21 |
    And the game is over and D wins
