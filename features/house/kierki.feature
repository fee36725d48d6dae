Feature: Kierki, as it is played
  Six deals in a fixed order, in each of which something else costs.

  Scenario: Four play with the whole pack
    Given the game is house/kierki
    Then the game is for 4 players
    And the pack has 52 cards
    And each player is dealt 13 cards
    And no cards are passed

  Scenario Outline: The six deals have a fixed order
    Given the game is house/kierki
    And it is deal number <deal>
    Then the contract is <contract>

    Examples:
      | deal | contract    |
      | 1    | no-tricks   |
      | 2    | no-hearts   |
      | 3    | no-queens   |
      | 4    | no-men      |
      | 5    | no-king     |
      | 6    | no-last-two |

  Scenario Outline: At a table that plays seven, everything costs in the last
    Given the game is house/kierki
    And the option deals is seven
    And it is deal number <deal>
    Then the contract is <contract>

    Examples:
      | deal | contract           |
      | 1    | no-tricks          |
      | 2    | no-hearts          |
      | 3    | no-queens          |
      | 4    | no-men             |
      | 5    | no-king            |
      | 6    | no-seventh-or-last |
      | 7    | everything         |

  Scenario Outline: In the sixth of seven deals, the seventh trick and the last cost seventy-five each
    Given the game is house/kierki
    And the option deals is seven
    And it is deal number 6
    And <one> took the seventh trick
    And <last> took the last trick
    When the cards taken are
      | A | - |
      | B | - |
      | C | - |
      | D | - |
    Then the net is
      | A   | B   | C | D   |
      | <A> | <B> | 0 | <D> |

    Examples:
      | won by | one | last | A    | B   | D   |
      | two    | B   | D    | 0    | -75 | -75 |
      | one    | A   | A    | -150 | 0   | 0   |

  @worked
  Scenario: The seventh deal has the costs of all six before it, 1,300 in all
    A has six tricks at 20, the king of hearts at 20 + 30 + 150, and three plain hearts at 20: 380. B has four tricks, the seventh
    at 75, the queen and the jack of hearts at 20 + 60 and 20 + 30, and the other queens at 60: 80 + 75 + 80 + 50 + 180 = 465.
    C has three tricks, the last at 75, seven hearts at 20, and the other kings and jacks at 30: 60 + 75 + 140 + 180 = 455. D
    has nothing.

    Given the game is house/kierki
    And the option deals is seven
    And it is deal number 7
    And the tricks won are
      | A | B | C | D |
      | 6 | 4 | 3 | 0 |
    And B took the seventh trick
    And C took the last trick
    When the cards taken are
      | A | KH 2H 3H 4H                           |
      | B | QH JH QC QD QS                        |
      | C | 5H 6H 7H 8H 9H 10H AH KC KD KS JC JD JS |
      | D | -                                     |
    Then the net is
      | A    | B    | C    | D |
      | -380 | -465 | -455 | 0 |
    And the game is over and D wins

  Scenario: In the seventh deal a heart is not led from other suits, and the king of hearts must go
    Given the game is house/kierki
    And the option deals is seven
    And it is deal number 7
    And C deals
    And D has in hand AD 3H
    And B has in hand KH AH 3S
    And it is the first trick
    When D is to lead
    Then D may not play 3H, because hearts may be led only once hearts are broken; nothing breaks hearts
    When D has led AD and B is to play
    Then B may play KH

  Scenario: The deal goes round to the left
    Given the game is house/kierki
    And B deals
    Then C deals next

  Scenario: The player to the dealer's left leads any card
    Given the game is house/kierki
    And B deals
    And the hands are
      | A | 2D 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC |
      | B | 2S 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD |
      | C | 2C 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS |
      | D | 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH |
    Then C is to lead
    And C may play any card

  Scenario: Each trick costs twenty in the first deal
    Given the game is house/kierki
    And the tricks won are
      | A | B | C | D |
      | 4 | 3 | 6 | 0 |
    When the cards taken are
      | A | - |
      | B | - |
      | C | - |
      | D | - |
    Then the net is
      | A   | B   | C    | D |
      | -80 | -60 | -120 | 0 |

  Scenario: Each heart costs twenty in the second, and nobody shoots the moon
    Given the game is house/kierki
    And it is deal number 2
    When the hearts taken are
      | A  | B | C | D |
      | 13 | 0 | 0 | 0 |
    Then the net is
      | A    | B | C | D |
      | -260 | 0 | 0 | 0 |

  Scenario: Each queen costs sixty in the third
    Given the game is house/kierki
    And it is deal number 3
    When the cards taken are
      | A | QS QH |
      | B | QC    |
      | C | QD    |
      | D | -     |
    Then the net is
      | A    | B   | C   | D |
      | -120 | -60 | -60 | 0 |

  Scenario: Each king and each jack costs thirty in the fourth
    Given the game is house/kierki
    And it is deal number 4
    When the cards taken are
      | A | KC JC KH |
      | B | KD JD    |
      | C | KS       |
      | D | JS JH    |
    Then the net is
      | A   | B   | C   | D   |
      | -90 | -60 | -30 | -60 |

  Scenario: The king of hearts costs a hundred and fifty in the fifth
    Given the game is house/kierki
    And it is deal number 5
    When the cards taken are
      | A | -  |
      | B | KH |
      | C | -  |
      | D | -  |
    Then the net is
      | A | B    | C | D |
      | 0 | -150 | 0 | 0 |

  Scenario Outline: Each of the last two tricks costs seventy-five in the sixth
    Given the game is house/kierki
    And it is deal number 6
    And <one> won the last trick but one and <last> the last
    When the cards taken are
      | A | - |
      | B | - |
      | C | - |
      | D | - |
    Then the net is
      | A   | B   | C | D   |
      | <A> | <B> | 0 | <D> |

    Examples:
      | won by | one | last | A    | B   | D   |
      | two    | B   | D    | 0    | -75 | -75 |
      | one    | A   | A    | -150 | 0   | 0   |

  Scenario Outline: A heart is not led from other suits where hearts cost
    Given the game is house/kierki
    And it is deal number <deal>
    And C deals
    And D has in hand AD 3H
    And it is the first trick
    When D is to lead
    Then D may not play 3H, because hearts may be led only once hearts are broken; nothing breaks hearts
    And D may play AD

    Examples:
      | deal |
      | 2    |
      | 5    |

  Scenario Outline: A heart may be led in the other deals
    Given the game is house/kierki
    And it is deal number <deal>
    And D has in hand AD 3H
    When D is to lead
    Then D may play AD 3H

    Examples:
      | deal |
      | 1    |
      | 3    |
      | 4    |
      | 6    |

  Scenario: A heart that was discarded breaks nothing
    Given the game is house/kierki
    And it is deal number 2
    And C deals
    And the hands are
      | A | 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC |
      | B | 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD 2S 3S |
      | C | 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2H 3H |
      | D | AD KD 4H 5H 6H 7H 8H 9H 10H JH QH KH AH |
    When these tricks are played
      | D   | A  | B  | C  |
      | *AD | 2C | 2D | 2H |
    And D is to lead
    Then D may not play 4H, because hearts may be led only once hearts are broken; nothing breaks hearts

  Scenario: The king of hearts must go at the first chance in the fifth deal
    Given the game is house/kierki
    And it is deal number 5
    And B has in hand KH AH 3D
    When A has led 2C and B is to play
    Then B may play KH
    And B may not play 3D, because a player who cannot follow suit must discard the king of hearts if they can

  Scenario: The king of hearts may be kept in another deal than the fifth
    Given the game is house/kierki
    And it is deal number 2
    And B has in hand KH AH 3D
    When A has led 2C and B is to play
    Then B may play KH AH 3D

  Scenario: Anything may be discarded on the first trick
    Given the game is house/kierki
    And B has in hand QS KH 3D
    And it is the first trick
    When A has led 2C and B is to play
    Then B may play QS KH 3D

  Scenario: The sixth deal ends the game, and the highest score wins
    The six deals cost 260, 260, 240, 240, 150 and 150: 1,300 in all.

    Given the game is house/kierki
    And it is deal number 6
    And the scores stand at
      | A    | B    | C    | D    |
      | -250 | -300 | -280 | -320 |
    And B won the last trick but one and C the last
    When the cards taken are
      | A | - |
      | B | - |
      | C | - |
      | D | - |
    Then the scores are
      | A    | B    | C    | D    |
      | -250 | -375 | -355 | -320 |
    And the game is over, because every contract was played
    And the game is over and A wins

  Scenario: The game goes on before that, whatever the scores
    Even with a score above nothing, which no deal of Kierki brings.

    Given the game is house/kierki
    And it is deal number 5
    And the scores stand at
      | A    | B | C | D   |
      | -900 | 0 | 0 | 150 |
    When the cards taken are
      | A | -  |
      | B | KH |
      | C | -  |
      | D | -  |
    Then the game goes on

  Scenario: No score ends a game of Kierki, so none can be agreed on
    Given the game is house/kierki
    When they choose 50 for the option target
    Then they cannot play so
