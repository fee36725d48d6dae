Feature: Chase the pig
  The queen of spades is the pig and costs a hundred, the jack of diamonds is the sheep and takes as much off, and hearts
  from the five up cost two hundred between them. The ten of clubs doubles all that its taker has. Who holds one of the
  four great cards may show it before the first lead: it then counts double, and the ace of hearts doubles every heart.
  Play goes to the right: D plays after A.

  Scenario: What each heart costs
    The four, the three and the two cost nothing.

    Given the game is house/chase-the-pig
    When the cards taken are
      | A | AH KH QS 10C   |
      | B | QH JH 10H      |
      | C | 9H 8H 7H JD    |
      | D | 6H 5H 4H 3H 2H |
    Then the net is
      | A   | B  | C   | D  |
      | 380 | 60 | -70 | 20 |

  Scenario: The ten of clubs doubles what its taker lost
    A has 50 + 40 = 90 in hearts, and 180 for the ten; the other hearts add up to 200 − 90 = 110.

    Given the game is house/chase-the-pig
    When the cards taken are
      | A | AH KH 10C        |
      | B | QS               |
      | C | JD               |
      | D | the other hearts |
    Then the net is
      | A   | B   | C    | D   |
      | 180 | 100 | -100 | 110 |

  Scenario: The ten of clubs doubles points that are won as well
    The sheep takes a hundred off, and two hundred with the ten.

    Given the game is house/chase-the-pig
    When the cards taken are
      | A | AH KH            |
      | B | QS               |
      | C | JD 10C           |
      | D | the other hearts |
    Then the net is
      | A  | B   | C    | D   |
      | 90 | 100 | -200 | 110 |

  Scenario: The ten of clubs doubles the sum of pig and sheep
    A pig and a sheep add up to nothing, doubled or not; the queen of hearts makes it 30, and 60.

    Given the game is house/chase-the-pig
    When the cards taken are
      | A | AH KH            |
      | B | -                |
      | C | QS JD QH 10C     |
      | D | the other hearts |
    Then the net is
      | A  | B | C  | D  |
      | 90 | 0 | 60 | 80 |

  Scenario: Taken with nothing that counts, the ten of clubs takes fifty off
    Given the game is house/chase-the-pig
    When the cards taken are
      | A | AH KH            |
      | B | 10C 2C           |
      | C | QS JD            |
      | D | the other hearts |
    Then the net is
      | A  | B   | C | D   |
      | 90 | -50 | 0 | 110 |

  Scenario: A heart that counts nothing is no company for the ten of clubs
    The two of hearts is worth nothing, so the ten is alone.

    Given the game is house/chase-the-pig
    When the cards taken are
      | A | AH KH            |
      | B | 10C 2H           |
      | C | QS JD            |
      | D | the other hearts |
    Then the net is
      | A  | B   | C | D   |
      | 90 | -50 | 0 | 110 |

  Scenario: A pig that was shown costs two hundred
    Given the game is house/chase-the-pig
    And before the first lead D shows QS
    When the cards taken are
      | A | AH KH            |
      | B | QS               |
      | C | JD 10C           |
      | D | the other hearts |
    Then the net is
      | A  | B   | C    | D   |
      | 90 | 200 | -200 | 110 |

  Scenario: A sheep that was shown takes two hundred off
    Given the game is house/chase-the-pig
    And before the first lead C shows JD
    When the cards taken are
      | A | AH KH 10C        |
      | B | QS               |
      | C | JD               |
      | D | the other hearts |
    Then the net is
      | A   | B   | C    | D   |
      | 180 | 100 | -200 | 110 |

  Scenario: The ace of hearts that was shown doubles every heart
    A has 90 twice, doubled again by the ten; D has 110 twice.

    Given the game is house/chase-the-pig
    And before the first lead A shows AH
    When the cards taken are
      | A | AH KH 10C        |
      | B | QS               |
      | C | JD               |
      | D | the other hearts |
    Then the net is
      | A   | B   | C    | D   |
      | 360 | 100 | -100 | 220 |

  Scenario: A ten that was shown doubles twice
    Four times 90.

    Given the game is house/chase-the-pig
    And before the first lead B shows 10C
    When the cards taken are
      | A | AH KH 10C        |
      | B | QS               |
      | C | JD               |
      | D | the other hearts |
    Then the net is
      | A   | B   | C    | D   |
      | 360 | 100 | -100 | 110 |

  Scenario: A ten that was shown doubles twice when it is taken alone too
    Given the game is house/chase-the-pig
    And before the first lead B shows 10C
    When the cards taken are
      | A | AH KH            |
      | B | 10C              |
      | C | QS JD            |
      | D | the other hearts |
    Then the net is
      | A  | B    | C | D   |
      | 90 | -100 | 0 | 110 |

  Scenario: All the hearts are subtracted
    A subtracts the 200 that the hearts cost. Nothing that counts is with the ten.

    Given the game is house/chase-the-pig
    When the cards taken are
      | A | all hearts |
      | B | QS         |
      | C | JD         |
      | D | 10C        |
    Then the net is
      | A    | B   | C    | D   |
      | -200 | 100 | -100 | -50 |

  Scenario: The pig that is taken with all the hearts is subtracted
    Two hundred and one hundred.

    Given the game is house/chase-the-pig
    When the cards taken are
      | A | all hearts QS |
      | B | JD            |
      | C | 10C           |
      | D | -             |
    Then the net is
      | A    | B    | C   | D |
      | -300 | -100 | -50 | 0 |

  Scenario Outline: The ten of clubs doubles everything that was taken
    All that counts is 200 + 100 + 100 = 400, doubled: 800. Without the pig or the sheep it is 300, doubled: 600.

    Given the game is house/chase-the-pig
    When the cards taken are
      | A | all hearts <rest> |
      | B | <card>            |
      | C | -                 |
      | D | -                 |
    Then the net is
      | A   | B   | C | D |
      | <a> | <b> | 0 | 0 |

    Examples:
      | card | rest      | a    | b    |
      | -    | QS JD 10C | -800 | 0    |
      | QS   | JD 10C    | -600 | 100  |
      | JD   | QS 10C    | -600 | -100 |
      | 10C  | QS JD     | -400 | -50  |

  Scenario: Cards shown double what is subtracted
    The ace of hearts was shown, so the hearts are 400; the pig was shown, so it is 200.

    Given the game is house/chase-the-pig
    And before the first lead A shows AH
    And before the first lead B shows QS
    When the cards taken are
      | A | all hearts QS |
      | B | JD            |
      | C | 10C           |
      | D | -             |
    Then the net is
      | A    | B    | C   | D |
      | -600 | -100 | -50 | 0 |

  Scenario: One heart short of all thirteen, the hearts cost points
    Given the game is house/chase-the-pig
    When the cards taken are
      | A | AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H |
      | B | 2H                                   |
      | C | QS JD                                |
      | D | 10C                                  |
    Then the net is
      | A   | B | C | D   |
      | 200 | 0 | 0 | -50 |

  Scenario: The player who took the pig deals next, and leads
    Given the game is house/chase-the-pig
    And D deals
    When the cards taken are
      | A | all hearts |
      | B | QS         |
      | C | JD         |
      | D | 10C        |
    Then B deals next

  Scenario: Other cards may not be shown, nor may a card that the player does not hold
    Given the game is house/chase-the-pig
    And the hands are
      | A | AH KH QH JH 10C 2C 3C 4C 5C 6C 7C 8C 9C |
      | D | the rest                                |
      | C | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS KS AS QS |
      | B | 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD |
    And before the first lead C shows QS
    Then before the first lead A may not show KH, because only these cards may be shown face up before the first lead, to double them: the ace of hearts, the queen of spades, the jack of diamonds and the ten of clubs
    And before the first lead A may not show QS, because the queen of spades is not in the hand

  @worked
  Scenario: A card that was shown is barred from the first trick in its suit
    Given the game is house/chase-the-pig
    And D has in hand QS 4S 9D
    And before the first lead D shows QS
    When A has led 8S and D is to play
    Then D may play 4S
    And D may not play QS, because a card shown before the first lead may not be played when its suit is first led, unless its holder has no other of the suit

  Scenario: A shown card that is alone in its suit is not barred
    Given the game is house/chase-the-pig
    And D has in hand QS 9D
    And before the first lead D shows QS
    When A has led 8S and D is to play
    Then D may play QS

  Scenario: A card that was not shown is not barred
    Given the game is house/chase-the-pig
    And D has in hand QS 4S 9D
    When A has led 8S and D is to play
    Then D may play 4S QS

  Scenario: The holder of a shown card may not lead it to its suit's first trick
    Given the game is house/chase-the-pig
    And D has in hand AH 7H 9D
    And before the first lead D shows AH
    When D is to lead
    Then D may play 7H 9D
    And D may not play AH, because a card shown before the first lead may not be played when its suit is first led, unless its holder has no other of the suit

  Scenario: A shown card that is alone in its suit may be led
    Given the game is house/chase-the-pig
    And D has in hand AH 9D
    And before the first lead D shows AH
    When D is to lead
    Then D may play any card

  Scenario: A shown card may be discarded on another suit at any time
    Given the game is house/chase-the-pig
    And D has in hand QS 4S JD 9D
    And before the first lead D shows QS JD
    When A has led 8C and D is to play
    Then D may play any card

  Scenario: Once its suit has been led a shown card is free
    A wins the first trick with the eight, and leads spades again.

    Given the game is house/chase-the-pig
    And A deals
    And the hands are
      | A | 8S 9S 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC  |
      | D | 4S 5S QS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD  |
      | C | 2S 6S 7S KC AC QD KD AD 2H 3H 4H 5H 6H   |
      | B | 3S 10S JS KS AS 7H 8H 9H 10H JH QH KH AH |
    And before the first lead D shows QS JD
    When these tricks are played
      | A   | D  | C  | B  |
      | *8S | 4S | 2S | 3S |
    And A plays 9S
    Then D may play 5S QS

  Scenario: A card shown in one suit waits though another has been led
    A wins the first trick with the eight of spades. They lead clubs, of which D has none, and win that trick as well; D
    threw a spade. On the first diamond D may play any but the jack.

    Given the game is house/chase-the-pig
    And A deals
    And the hands are
      | A | 8S 9S AD 3C 4C 5C 6C 7C 8C 9C 10C JC AC  |
      | D | 4S 5S QS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD  |
      | C | 2S 6S 7S KC 2C QD KD QC 2H 3H 4H 5H 6H   |
      | B | 3S 10S JS KS AS 7H 8H 9H 10H JH QH KH AH |
    And before the first lead D shows QS JD
    When these tricks are played
      | A   | D  | C  | B  |
      | *8S | 4S | 2S | 3S |
      | *AC | 5S | 2C | 7H |
    And A plays AD
    Then D may play 2D 3D 4D 5D 6D 7D 8D 9D 10D

  Scenario: The dealer leads any card
    Given the game is house/chase-the-pig
    And A deals
    And the hands are
      | A | AH KH QH JH 10C 2S 3C 4C 5C 6C 7C 8C 9C |
      | D | the rest                                |
      | C | 2C 3S 4S 5S 6S 7S 8S 9S 10S JS KS AS QS |
      | B | 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD |
    And it is the first trick
    Then A is to lead
    And A may play any card

  Scenario: On the first trick a heart or the pig may be discarded
    Given the game is house/chase-the-pig
    And it is the first trick
    And D has in hand 7H QS 2D
    When A has led 8C and D is to play
    Then D may play any card
    And no cards are passed
    And the game is for 4 players

  Scenario Outline: The game is over at a thousand, and not before
    A takes the pig, a hundred. D takes every heart, which is two hundred off.

    Given the game is house/chase-the-pig
    And the scores stand at
      | A    | B  | C  | D  |
      | <at> | 90 | 80 | 70 |
    When the cards taken are
      | A | QS         |
      | B | JD         |
      | C | 10C        |
      | D | all hearts |
    Then <outcome>

    Examples:
      | total | at  | goes    | outcome                     |
      | 1000  | 900 | is over | the game is over and D wins |
      | 999   | 899 | goes on | the game goes on            |

  Scenario Outline: A thousand won may end the game too
    D takes every heart, which subtracts 200; B takes the sheep, and C the ten alone.

    Given the game is house/chase-the-pig
    And the option ends is <ends>
    And the scores stand at
      | A  | B  | C  | D    |
      | 90 | 80 | 70 | <at> |
    When the cards taken are
      | A | QS         |
      | B | JD         |
      | C | 10C        |
      | D | all hearts |
    Then <outcome>

    Examples:
      | ends       | at   | outcome                     |
      | either-way | -800 | the game is over and D wins |
      | either-way | -799 | the game goes on            |
      | lost       | -800 | the game goes on            |

  Scenario: With either way a thousand lost ends it as well
    Given the game is house/chase-the-pig
    And the option ends is either-way
    And the scores stand at
      | A   | B  | C  | D  |
      | 900 | 80 | 70 | 60 |
    When the cards taken are
      | A | QS         |
      | B | JD         |
      | C | 10C        |
      | D | all hearts |
    Then the game is over and D wins

  Scenario: A thousand won does not end the game unless the players agree so
    Given the game is house/chase-the-pig
    And the scores stand at
      | A  | B  | C  | D    |
      | 90 | 80 | 70 | -800 |
    When the cards taken are
      | A | QS         |
      | B | JD         |
      | C | 10C        |
      | D | all hearts |
    Then the game goes on
