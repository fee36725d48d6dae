Feature: King, as it is played
  Ten deals: six in which something costs, in a fixed order, and four in which tricks win and the dealer chooses the trumps.
  In several examples each player holds one suit, so that it is plain which suit wins.

  Scenario: Four play with the whole pack
    Given the game is house/king
    Then the game is for 4 players
    And the pack has 52 cards
    And each player is dealt 13 cards
    And no cards are passed

  Scenario Outline: The first six deals have a fixed order
    Given the game is house/king
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

  Scenario Outline: In the last four the dealer chooses the trumps
    Given the game is house/king
    And it is deal number <deal>
    And <seat> deals
    Then <seat> chooses the contract: clubs, diamonds, hearts or spades

    Examples:
      | deal | seat |
      | 7    | C    |
      | 8    | D    |
      | 9    | A    |
      | 10   | B    |

  Scenario: The deal goes round to the left
    Given the game is house/king
    And B deals
    Then C deals next

  Scenario: A suit that was chosen before may be chosen again
    Given the game is house/king
    And it is deal number 9
    And A deals
    And C chose clubs in deal 7
    And D chose hearts in deal 8
    Then A chooses the contract: clubs, diamonds, hearts or spades

  Scenario: Each trick costs twenty in the first deal
    Given the game is house/king
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

  Scenario: Each heart costs twenty in the second, and no trick costs by itself
    Given the game is house/king
    And it is deal number 2
    When the hearts taken are
      | A | B | C | D |
      | 5 | 0 | 8 | 0 |
    Then the net is
      | A    | B | C    | D |
      | -100 | 0 | -160 | 0 |

  Scenario: Each queen costs fifty in the third
    Given the game is house/king
    And it is deal number 3
    When the cards taken are
      | A | QS QH |
      | B | QC    |
      | C | QD    |
      | D | -     |
    Then the net is
      | A    | B   | C   | D |
      | -100 | -50 | -50 | 0 |

  Scenario: Each king and each jack costs thirty in the fourth
    Given the game is house/king
    And it is deal number 4
    When the cards taken are
      | A | KC JC KH |
      | B | KD JD    |
      | C | KS       |
      | D | JS JH    |
    Then the net is
      | A   | B   | C   | D   |
      | -90 | -60 | -30 | -60 |

  Scenario: The king of hearts costs a hundred and sixty in the fifth
    Given the game is house/king
    And it is deal number 5
    When the cards taken are
      | A | -  |
      | B | KH |
      | C | -  |
      | D | -  |
    Then the net is
      | A | B    | C | D |
      | 0 | -160 | 0 | 0 |

  Scenario Outline: Each of the last two tricks costs ninety in the sixth
    Given the game is house/king
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
      | two    | B   | D    | 0    | -90 | -90 |
      | one    | A   | A    | -180 | 0   | 0   |

  Scenario Outline: With trumps each trick wins twenty-five
    The dealer leads a heart. Whoever holds the trumps wins that trick, and then all the others.

    Given the game is house/king
    And it is deal number 7
    And D deals
    And the contract chosen is <trumps>
    And the hands are
      | A | 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC |
      | B | 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD |
      | C | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS |
      | D | 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH |
    When these tricks are played
      | D   | A  | B  | C  |
      | *2H | 2C | 2D | 2S |
    Then <winner> wins the trick

    Examples:
      | trumps   | winner |
      | clubs    | A      |
      | diamonds | B      |
      | spades   | C      |

  @worked
  Scenario: A heart beats the clubs that were led where hearts are trumps
    Given the game is house/king
    And it is deal number 7
    And A deals
    And the contract chosen is hearts
    And the hands are
      | A | 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC |
      | B | 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD |
      | C | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS |
      | D | 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH |
    When these tricks are played
      | A   | B  | C  | D  |
      | *AC | 2D | 2S | 2H |
    Then D wins the trick

  Scenario Outline: A deal with trumps is settled
    Given the game is house/king
    And it is deal number 7
    And the contract chosen is <trumps>
    And the tricks won are
      | A | B | C | D |
      | 5 | 0 | 7 | 1 |
    When the cards taken are
      | A | - |
      | B | - |
      | C | - |
      | D | - |
    Then the net is
      | A   | B | C   | D  |
      | 125 | 0 | 175 | 25 |
    And the game goes on

    Examples:
      | trumps   |
      | clubs    |
      | diamonds |
      | hearts   |
      | spades   |

  Scenario Outline: When hearts may be led
    In the deals for hearts and for their king, only a player with nothing else leads a heart, even when hearts have been
    discarded.

    Given the game is house/king
    And it is deal number <deal>
    And D deals
    And the hands are
      | A | 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC |
      | B | 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AS |
      | C | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS 2H |
      | D | AD 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH |
    When these tricks are played
      | D   | A  | B  | C  |
      | *AD | 2C | 2D | 2H |
    And D is to lead
    Then D may play 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH

    Examples:
      | deal |
      | 1    |
      | 2    |
      | 5    |

  Scenario Outline: A heart is not led from other suits where hearts cost
    Given the game is house/king
    And it is deal number <deal>
    And D deals
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
    Given the game is house/king
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
    C's heart does not let C, who wins the second trick, lead the other.

    Given the game is house/king
    And it is deal number 2
    And D deals
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
    Given the game is house/king
    And it is deal number 5
    And B has in hand KH AH 3D
    When A has led 2C and B is to play
    Then B may play KH
    And B may not play AH, because a player who cannot follow suit must discard the king of hearts if they can
    And B may not play 3D, because a player who cannot follow suit must discard the king of hearts if they can

  Scenario: The king of hearts may be kept in another deal than the fifth
    Given the game is house/king
    And it is deal number 2
    And B has in hand KH AH 3D
    When A has led 2C and B is to play
    Then B may play KH AH 3D

  Scenario: Anything may be discarded on the first trick
    Given the game is house/king
    And B has in hand QS KH 3D
    And it is the first trick
    When A has led 2C and B is to play
    Then B may play QS KH 3D

  Scenario: The dealer leads any card
    Given the game is house/king
    And B deals
    And the hands are
      | A | 2D 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC |
      | B | 2C 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD |
      | C | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS |
      | D | 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH |
    Then B is to lead
    And B may play any card

  Scenario: Some let the player to the dealer's left lead
    Given the game is house/king
    And the option first-lead is eldest
    And B deals
    And the hands are
      | A | 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC |
      | B | 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD |
      | C | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS |
      | D | 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH |
    Then C is to lead

  Scenario: Nobody shoots the moon
    All the hearts cost what they cost.

    Given the game is house/king
    And it is deal number 2
    When the hearts taken are
      | A  | B | C | D |
      | 13 | 0 | 0 | 0 |
    Then the net is
      | A    | B | C | D |
      | -260 | 0 | 0 | 0 |

  Scenario: The tenth deal ends the game, and the highest score wins
    Before it the scores add up to 325 below nothing, which is what thirteen tricks at 25 win: all come to nothing.

    Given the game is house/king
    And it is deal number 10
    And the contract chosen is spades
    And the scores stand at
      | A   | B    | C    | D |
      | 60  | -235 | -180 | 30 |
    And the tricks won are
      | A | B | C | D |
      | 2 | 10 | 1 | 0 |
    When the cards taken are
      | A | - |
      | B | - |
      | C | - |
      | D | - |
    Then the scores are
      | A   | B  | C    | D  |
      | 110 | 15 | -155 | 30 |
    And the game is over, because every contract was played
    And the game is over and A wins

  Scenario: The game goes on before that, whatever the scores
    Given the game is house/king
    And it is deal number 9
    And the contract chosen is spades
    And the scores stand at
      | A   | B    | C    | D    |
      | 400 | -235 | -280 | -535 |
    And the tricks won are
      | A | B | C | D |
      | 13 | 0 | 0 | 0 |
    When the cards taken are
      | A | - |
      | B | - |
      | C | - |
      | D | - |
    Then the game goes on

  Scenario: No score ends a game of King, so none can be agreed on
    Given the game is house/king
    When they choose 50 for the option target
    Then they cannot play so

  Scenario: One contract can be played by itself
    Given the game is house/king
    And the option contract is clubs
    And the tricks won are
      | A | B | C | D |
      | 5 | 0 | 7 | 1 |
    When the cards taken are
      | A | - |
      | B | - |
      | C | - |
      | D | - |
    Then the net is
      | A   | B | C   | D  |
      | 125 | 0 | 175 | 25 |
