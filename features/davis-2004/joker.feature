Feature: Joker Hearts in 2004
  The players choose Regular Hearts or Black Lady, with a joker added to the pack: a heart above the ten and below the jack.
  Playing it makes hearts trumps for that trick.

  Rule: The pack

    @davis-2004.joker.add @davis-2004.joker.base
    Scenario Outline: Four leave out the two of clubs for an even deal
      Its suit is lost in the copy that we have.

      Given the game is davis-2004/<game>
      Then the cards left out are 2C
      And the pack has 52 cards
      And each player is dealt 13 cards
      And what is said of Cards left out is assumed

      Examples:
        | game             |
        | joker            |
        | joker-black-lady |

    @davis-2004.joker.add @davis-2004.regular.strip
    Scenario Outline: Other than four leave out one card more than usual
      The text does not say which one.

      Given the game is davis-2004/<game> for <players> players
      Then the cards left out are <out>
      And the pack has <pack> cards
      And each player is dealt <hand> cards

      Examples:
        | game             | players | out            | pack | hand |
        | joker            | 3       | 2C 2D          | 51   | 17   |
        | joker            | 5       | 2C 2D 2S       | 50   | 10   |
        | joker            | 6       | 2C 3C 2D 2S 2H | 48   | 8    |
        | joker-black-lady | 3       | 2C 2D          | 51   | 17   |
        | joker-black-lady | 5       | 2C 2D 2S       | 50   | 10   |
        | joker-black-lady | 6       | 2C 3C 2D 2S 2H | 48   | 8    |

    @davis-2004.joker.base @davis-2004.regular.option.widow
    Scenario Outline: By choice three, five and six have a widow instead
      Fifty-three cards leave one more over than fifty-two do.

      Given the game is davis-2004/<game> for <players> players
      And the option widow is first-trick
      Then no card is left out
      And each player is dealt <hand> cards
      And <left> cards are left over as a widow

      Examples:
        | game             | players | hand | left |
        | joker            | 3       | 17   | 2    |
        | joker            | 5       | 10   | 3    |
        | joker-black-lady | 6       | 8    | 5    |

  Rule: The play

    @davis-2004.joker.rank
    Scenario Outline: The joker is a heart between the ten and the jack
      Given the game is davis-2004/<game>
      When these tricks are played
        | A    | B     | C       | D  |
        | *10H | Joker | <heart> | 3H |
      Then <winner> wins the trick

      Examples:
        | game             | heart | winner |
        | joker            | 9H    | B      |
        | joker            | JH    | C      |
        | joker-black-lady | 9H    | B      |
        | joker-black-lady | JH    | C      |

    @davis-2004.joker.rank
    Scenario Outline: The joker follows suit like any heart
      Given the game is davis-2004/<game>
      And B has in hand 5C 4D Joker
      When A has led 9H and B is to play
      Then B may play Joker
      And B may not play 5C, by davis-2004.regular.follow

      Examples:
        | game             |
        | joker            |
        | joker-black-lady |

    @davis-2004.joker.rank
    Scenario Outline: A player who has the suit led cannot discard the joker
      Given the game is davis-2004/<game>
      And B has in hand 4D Joker
      When A has led 9D and B is to play
      Then B may play 4D
      And B may not play Joker, by davis-2004.regular.follow

      Examples:
        | game             |
        | joker            |
        | joker-black-lady |

    @davis-2004.joker.rank
    Scenario Outline: A player who can follow cannot discard the joker even on a high heart
      Given the game is davis-2004/<game>
      And A has in hand 9D
      And B has in hand QH
      And C has in hand 4D Joker
      When A is to lead
      And A plays 9D
      And B plays QH
      Then C may play 4D

      Examples:
        | game             |
        | joker            |
        | joker-black-lady |

    @davis-2004.joker.rank @davis-2004.regular.discard
    Scenario Outline: A player without the suit led may discard the joker
      Given the game is davis-2004/<game>
      And B has in hand 4C Joker
      When A has led 9D and B is to play
      Then B may play 4C Joker

      Examples:
        | game             |
        | joker            |
        | joker-black-lady |

    @davis-2004.joker.trump @davis-2004.joker.example
    Scenario Outline: The joker makes hearts trumps, and the king takes the trick
      Given the game is davis-2004/<game>
      When these tricks are played
        | A   | B  | C  | D     |
        | *5D | KH | 6D | Joker |
      Then B wins the trick
      And the tricks have cost
        | A | B | C | D |
        | 0 | 2 | 0 | 0 |

      Examples:
        | game             |
        | joker            |
        | joker-black-lady |

    @davis-2004.joker.example @davis-2004.regular.trick-winner @worked
    Scenario: If a diamond had been played in place of the joker, the highest diamond would have won
      Given the game is davis-2004/joker
      When these tricks are played
        | A   | B  | C  | D  |
        | *5D | KH | 6D | 7D |
      Then D wins the trick

    @davis-2004.joker.trump
    Scenario: The joker wins if no higher heart is on the trick
      Given the game is davis-2004/joker
      When these tricks are played
        | A   | B   | C  | D     |
        | *AD | 10H | KD | Joker |
      Then D wins the trick

    @davis-2004.joker.trump @worked
    Scenario: Hearts played after the joker are trumps too, and only on that trick
      Given the game is davis-2004/joker
      When these tricks are played
        | A   | B     | C  | D   |
        | *AC | Joker | 3H | QH  |
        | KD  | AH    | 4D | *5D |
      Then the tricks are won by
        | D | A |

    @davis-2004.joker.rank @davis-2004.regular.option.breaking.definition
    Scenario: The joker breaks hearts
      Given the game is davis-2004/joker
      And the option breaking is must-be-broken
      When these tricks are played
        | A   | B     | C  | D  |
        | *AC | Joker | 3C | 4C |
      Then hearts are now broken

  Rule: What it costs

    @davis-2004.joker.value-1 @davis-2004.joker.option.value-5 @davis-2004.joker.option.value-20
    Scenario Outline: The joker costs one point, five or twenty
      Given the game is davis-2004/<game>
      And the option joker is <choice>
      When the cards taken are
        | A | Joker            |
        | B | the other hearts |
        | C | QS               |
        | D | -                |
      Then the net is
        | A         | B   | C       | D |
        | +<points> | +13 | <queen> | 0 |

      Examples:
        | game             | choice | points | queen |
        | joker            | one    | 1      | 0     |
        | joker            | five   | 5      | 0     |
        | joker            | twenty | 20     | 0     |
        | joker-black-lady | one    | 1      | +13   |
        | joker-black-lady | five   | 5      | +13   |
        | joker-black-lady | twenty | 20     | +13   |

    @davis-2004.joker.value-1
    Scenario Outline: Unless the players agree the joker costs one point
      Given the game is davis-2004/<game>
      When the cards taken are
        | A | Joker 5H         |
        | B | the other hearts |
        | C | QS               |
        | D | -                |
      Then the net is
        | A  | B   | C       | D |
        | +2 | +12 | <queen> | 0 |

      Examples:
        | game             | queen |
        | joker            | 0     |
        | joker-black-lady | +13   |

    @davis-2004.joker.value-1 @davis-2004.black-lady.option.slam.requirement
    Scenario: Shooting the moon needs the joker, as it needs every heart
      Given the game is davis-2004/joker-black-lady
      And the option slam is self-down
      When the cards taken are
        | A | QS the other hearts |
        | B | Joker               |
        | C | -                   |
        | D | -                   |
      Then the net is
        | A   | B  | C | D |
        | +26 | +1 | 0 | 0 |
      When the cards taken are
        | A | all hearts QS |
        | B | -             |
        | C | -             |
        | D | -             |
      Then the net is
        | A   | B | C | D |
        | −26 | 0 | 0 | 0 |
