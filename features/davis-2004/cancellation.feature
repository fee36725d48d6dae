Feature: Cancellation Hearts
  Black Lady for a large company, six to ten with two packs. Every card has a twin, and twins on one trick cancel each
  other, so that neither can win. When no card is left that can win, the trick is held over for the winner of the next.

  Rule: The table and the two packs

    @davis-2004.cancellation.players
    Scenario: From six to ten may play
      Given the game is davis-2004/cancellation
      Then the game is for 6, 7, 8, 9 and 10 players

    @davis-2004.cancellation.players
    Scenario Outline: <count> people cannot play
      Given the game is davis-2004/cancellation
      When <count> sit down to play
      Then they cannot play so

      Examples:
        | count |
        | 4     |
        | 5     |
        | 11    |

    @davis-2004.cancellation.decks
    Scenario: Eight share two packs evenly
      Given the game is davis-2004/cancellation for 8 players
      Then the pack has 104 cards
      And no card is left out
      And each player is dealt 13 cards

    @davis-2004.cancellation.decks @davis-2004.regular.strip
    Scenario Outline: <players> players leave out a few low cards
      The text does not print which cards. We remove one of a pair, the lowest first, and never a heart.

      Given the game is davis-2004/cancellation for <players> players
      Then the cards left out are <out>
      And the pack has <pack> cards
      And each player is dealt <hand> cards
      And every card of the pack is dealt
      And what is said of Cards left out is assumed

      Examples:
        | players | out               | pack | hand |
        | 6       | 2C 2D             | 102  | 17   |
        | 7       | 2C 3C 2D 3D 2S 3S | 98   | 14   |
        | 9       | 2C 3C 2D 3D 2S    | 99   | 11   |
        | 10      | 2C 3C 2D 2S       | 100  | 10   |

    @davis-2004.cancellation.inherits @davis-2004.regular.option.widow
    Scenario Outline: By choice no cards are left out, and there is a widow
      Given the game is davis-2004/cancellation for <players> players
      And the option widow is <choice>
      Then no card is left out
      And each player is dealt <hand> cards
      And <left> cards are left over as a widow
      And what is said of Cards to each rests on davis-2004.regular.deal
      And what is said of Cards to each rests on davis-2004.cancellation.decks

      Examples:
        | choice            | players | hand | left |
        | first-trick       | 6       | 17   | 2    |
        | first-trick       | 7       | 14   | 6    |
        | first-trick       | 9       | 11   | 5    |
        | first-trick       | 10      | 10   | 4    |
        | first-point-trick | 6       | 17   | 2    |
        | first-point-trick | 7       | 14   | 6    |
        | first-point-trick | 9       | 11   | 5    |
        | first-point-trick | 10      | 10   | 4    |

    @davis-2004.regular.option.widow-first-trick @davis-2004.cancellation.carry-over
    Scenario: The first trick that is won takes the widow
      The jacks cancel on the first trick, and so the widow waits with it for the next. The one after that takes none of it.

      Given the game is davis-2004/cancellation for 6 players
      And the option widow is first-trick
      And the widow is 3H 4H
      When these tricks are played
        | A   | B   | C  | D  | E  | F  |
        | *JC | 7D  | 6D | JC | 5S | 3D |
        | *9D | KD  | 8D | 4D | 5D | 6D |
        | 8S  | *3S | 4S | 9S | 7S | 6S |
      Then the tricks are won by
        | - | B | D |
      And B has taken the widow
      And the tricks have cost
        | A | B | C | D | E | F |
        | 0 | 2 | 0 | 0 | 0 | 0 |

    @davis-2004.regular.option.widow-first-point-trick
    Scenario: By choice the first trick with a point in it takes the widow
      Given the game is davis-2004/cancellation for 6 players
      And the option widow is first-point-trick
      And the widow is 3H 4H
      When these tricks are played
        | A   | B  | C  | D   | E  | F  |
        | *JC | 7C | 6C | AC  | 5C | 3C |
        | 9D  | KD | 2H | *4D | 5D | 6D |
      Then the tricks are won by
        | D | B |
      And B has taken the widow
      And the tricks have cost
        | A | B | C | D | E | F |
        | 0 | 3 | 0 | 0 | 0 | 0 |

  Rule: Twins on one trick

    @davis-2004.cancellation.identical-cancel @davis-2004.cancellation.example-win @worked
    Scenario: The jacks cancel, and the ten wins
      The text shows four cards; we give the other two players cards of other suits.

      Given the game is davis-2004/cancellation for 6 players
      When these tricks are played
        | A   | B   | C  | D  | E  | F  |
        | *JC | 10C | 6D | JC | 5S | 3D |
      Then B wins the trick
      And B is to lead

    @davis-2004.cancellation.identical-cancel
    Scenario: Without a twin the jack wins
      Given the game is davis-2004/cancellation for 6 players
      When these tricks are played
        | A   | B   | C  | D  | E  | F  |
        | *JC | 10C | 6D | 9C | 5S | 3D |
      Then A wins the trick

    @davis-2004.cancellation.identical-cancel @davis-2004.cancellation.inherits @davis-2004.black-lady.queen-13 @worked
    Scenario: Twins that cancel still count against the player who takes them
      Given the game is davis-2004/cancellation for 6 players
      When these tricks are played
        | A   | B  | C  | D  | E  | F  |
        | *5S | QS | 9S | QS | 2H | 2H |
      Then C wins the trick
      And the tricks have cost
        | A | B | C  | D | E | F |
        | 0 | 0 | 28 | 0 | 0 | 0 |

    @davis-2004.cancellation.identical-cancel
    Scenario: Twins of a suit that was not led change nothing
      Given the game is davis-2004/cancellation for 6 players
      When these tricks are played
        | A   | B  | C  | D  | E  | F  |
        | *4C | AD | 6C | AD | 3S | 7S |
      Then C wins the trick

  Rule: Held over

    @davis-2004.cancellation.carry-over @davis-2004.cancellation.example-carry @worked
    Scenario: With a seven of another suit nobody wins, and the next winner takes both tricks
      Nobody took the lead from the first player, who leads again.

      Given the game is davis-2004/cancellation for 6 players
      When these tricks are played
        | A   | B  | C  | D  | E  | F  |
        | *JC | 7D | 6D | JC | 2H | 3D |
        | *9S | 5S | KS | 3S | 4S | 6S |
      Then the tricks are won by
        | - | C |
      And the tricks have cost
        | A | B | C | D | E | F |
        | 0 | 0 | 1 | 0 | 0 | 0 |
      And C is to lead

    @davis-2004.cancellation.carry-over
    Scenario: Two tricks in a row may be held over, and the next winner takes both
      Given the game is davis-2004/cancellation for 6 players
      When these tricks are played
        | A   | B  | C   | D  | E  | F  |
        | *JC | 7D | 6D  | JC | 2H | 3D |
        | *4S | 8D | 9D  | 4S | 3H | 5D |
        | *KD | 2D | 10D | 7C | 5H | JD |
      Then the tricks are won by
        | - | - | A |
      And the tricks have cost
        | A | B | C | D | E | F |
        | 3 | 0 | 0 | 0 | 0 | 0 |

    @davis-2004.cancellation.carry-over
    Scenario: While nobody has won it, a trick costs nobody anything
      Given the game is davis-2004/cancellation for 6 players
      And A has in hand JC 9S
      And B has in hand 7D 5S
      And C has in hand 6D KS
      And D has in hand JC 3S
      And E has in hand 2H 4S
      And F has in hand 3D 6S
      When A is to lead
      And these tricks are played
        | A   | B  | C  | D  | E  | F  |
        | *JC | 7D | 6D | JC | 2H | 3D |
      Then nobody can win the trick
      And the tricks have cost
        | A | B | C | D | E | F |
        | 0 | 0 | 0 | 0 | 0 | 0 |
      And A is to lead

    @davis-2004.cancellation.carry-over
    Scenario Outline: A last trick that nobody can win, by two rules
      The text does not mention it. The player who led takes the ace of hearts, or, if so agreed, the second of the two who
      played the kings.

      Given the game is davis-2004/cancellation for 6 players
      And the option last-trick is <choice>
      When these tricks are played
        | A   | B  | C  | D  | E  | F  |
        | *9C | KC | KC | 9C | AH | 2D |
      Then <taker> wins the trick
      And the tricks have cost
        | A   | B | C   | D | E | F |
        | <A> | 0 | <C> | 0 | 0 | 0 |

      Examples:
        | choice       | taker | A | C |
        | leader       | A     | 1 | 0 |
        | highest-pair | C     | 0 | 1 |

    @davis-2004.cancellation.carry-over
    Scenario: Unless the players agree, the leader takes a last trick that nobody can win
      The leader also takes the trick held over before.

      Given the game is davis-2004/cancellation for 6 players
      When these tricks are played
        | A   | B  | C  | D  | E  | F  |
        | *JS | 7D | 6D | JS | 3H | 3D |
        | *9C | KC | KC | 9C | AH | 2D |
      Then the tricks are won by
        | - | A |
      And the tricks have cost
        | A | B | C | D | E | F |
        | 2 | 0 | 0 | 0 | 0 | 0 |

  Rule: What comes from Black Lady

    @davis-2004.cancellation.inherits
    Scenario: Both queens count, fifty-two points in all
      Given the game is davis-2004/cancellation for 6 players
      When the cards taken are
        | A | QS               |
        | B | 2H 2H            |
        | C | QS AH            |
        | D | the other hearts |
        | E | -                |
        | F | -                |
      Then the net is
        | A   | B  | C   | D   | E | F |
        | +13 | +2 | +14 | +23 | 0 | 0 |
      And the scores of the deal add up to 52

    @davis-2004.black-lady.pass-two-5-6 @davis-2004.black-lady.pass-three-right @davis-2004.cancellation.inherits
    Scenario Outline: How many cards are passed to the right
      Given the game is davis-2004/cancellation for <players> players
      Then <cards> cards are passed to the right

      Examples:
        | players | cards |
        | 6       | 2     |
        | 7       | 3     |
        | 8       | 3     |
        | 10      | 3     |

    @davis-2004.black-lady.option.pass-rotation @davis-2004.black-lady.option.pass-rotation-six
    Scenario Outline: Passing in rotation at <players> players
      Only with an even number of players does anybody sit across.

      Given the game is davis-2004/cancellation for <players> players
      And the option passing is rotation
      Then deal by deal the cards are passed
        | to the left | to the right | across |

      Examples:
        | players |
        | 8       |
        | 10      |

    @davis-2004.black-lady.option.pass-rotation
    Scenario Outline: At <players> players nobody sits across
      Given the game is davis-2004/cancellation for <players> players
      And the option passing is rotation
      Then deal by deal the cards are passed
        | to the left | to the right |
      And what is said of Passed to is assumed

      Examples:
        | players |
        | 7       |
        | 9       |

    @davis-2004.black-lady.option.pass-rotation-six
    Scenario: With six players every seat is passed to in turn
      The round for six has a hold, which is left out here.

      Given the game is davis-2004/cancellation for 6 players
      And the option passing is rotation
      Then deal by deal the cards are passed
        | to the left | to the right | two to the left | two to the right | across |
      And what is said of Passed to is assumed

    @davis-2004.black-lady.option.pass-hold @davis-2004.black-lady.option.pass-rotation
    Scenario: With eight players and a deal without a pass
      Given the game is davis-2004/cancellation for 8 players
      And the option passing is rotation-hold
      Then deal by deal the cards are passed
        | to the left | to the right | across | not at all |

    @davis-2004.black-lady.option.pass-hold
    Scenario Outline: With <players> players and a deal without a pass
      Given the game is davis-2004/cancellation for <players> players
      And the option passing is rotation-hold
      Then deal by deal the cards are passed
        | to the left | to the right | not at all |
      And what is said of Passed to is assumed

      Examples:
        | players |
        | 7       |
        | 9       |

    @davis-2004.black-lady.option.pass-hold @davis-2004.black-lady.option.pass-rotation-six
    Scenario: With six players and a deal without a pass
      Given the game is davis-2004/cancellation for 6 players
      And the option passing is rotation-hold
      Then deal by deal the cards are passed
        | to the left | to the right | two to the left | two to the right | across | not at all |
      And what is said of Passed to rests on davis-2004.black-lady.option.pass-rotation-six

    @davis-2004.black-lady.option.pass-rotation
    Scenario: With eight players the first pass may go to the right instead
      Given the game is davis-2004/cancellation for 8 players
      And the option passing is rotation-right-first
      Then deal by deal the cards are passed
        | to the right | to the left | across |

    @davis-2004.black-lady.option.pass-rotation @davis-2004.black-lady.option.pass-hold
    Scenario: With eight players, first to the right and with a hold
      Given the game is davis-2004/cancellation for 8 players
      And the option passing is rotation-right-first-hold
      Then deal by deal the cards are passed
        | to the right | to the left | across | not at all |

    @davis-2004.black-lady.option.pass-rotation
    Scenario Outline: With <players> players, first to the right
      Given the game is davis-2004/cancellation for <players> players
      And the option passing is rotation-right-first
      Then deal by deal the cards are passed
        | to the right | to the left |
      And what is said of Passed to is assumed

      Examples:
        | players |
        | 7       |
        | 9       |

    @davis-2004.black-lady.option.pass-hold
    Scenario Outline: With <players> players, first to the right and with a hold
      Given the game is davis-2004/cancellation for <players> players
      And the option passing is rotation-right-first-hold
      Then deal by deal the cards are passed
        | to the right | to the left | not at all |
      And what is said of Passed to is assumed

      Examples:
        | players |
        | 7       |
        | 9       |

    @davis-2004.black-lady.option.pass-rotation-six
    Scenario: With six players, first to the right
      Given the game is davis-2004/cancellation for 6 players
      And the option passing is rotation-right-first
      Then deal by deal the cards are passed
        | to the right | to the left | two to the right | two to the left | across |

    @davis-2004.black-lady.option.pass-rotation-six @davis-2004.black-lady.option.pass-hold
    Scenario: With six players, first to the right and with a hold
      Given the game is davis-2004/cancellation for 6 players
      And the option passing is rotation-right-first-hold
      Then deal by deal the cards are passed
        | to the right | to the left | two to the right | two to the left | across | not at all |

    @davis-2004.cancellation.inherits @davis-2004.black-lady.option.club-two-leads
    Scenario Outline: Two players hold a two of clubs, and the first from eldest hand opens, whoever deals
      Given the game is davis-2004/cancellation for 8 players
      And the option opening is two-of-clubs
      And <dealer> deals
      And the hands are
        | A | 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD |
        | B | 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC |
        | C | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS |
        | D | 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH |
        | E | 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD |
        | F | 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC |
        | G | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS |
        | H | 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH |
      Then <opener> is to lead
      And <opener> may play 2C
      And what is said of Two lowest clubs is assumed

      Examples:
        | dealer | opener |
        | H      | B      |
        | C      | F      |

    @davis-2004.regular.opening-lead
    Scenario: Without the choice of the two of clubs eldest hand opens with any card
      Given the game is davis-2004/cancellation for 8 players
      And B deals
      When the pack is dealt with the lowest club on top
      Then the 1st card goes to C
      And C is to lead
      And C may play any card

  Rule: Taking everything

    @davis-2004.black-lady.option.slam.requirement @davis-2004.black-lady.option.slam.subtract-26
    Scenario: With two packs shooting the moon needs all 26 hearts and both queens
      Given the game is davis-2004/cancellation for 6 players
      And the option slam is self-down
      When the cards taken are
        | A | all hearts QS |
        | B | QS            |
        | C | -             |
        | D | -             |
        | E | -             |
        | F | -             |
      Then the net is
        | A   | B   | C | D | E | F |
        | +39 | +13 | 0 | 0 | 0 | 0 |
      When the cards taken are
        | A | all hearts QS QS |
        | B | -                |
        | C | -                |
        | D | -                |
        | E | -                |
        | F | -                |
      Then the net is
        | A   | B | C | D | E | F |
        | −26 | 0 | 0 | 0 | 0 | 0 |

    @davis-2004.black-lady.option.slam.subtract-26 @davis-2004.black-lady.option.slam.add-26
    Scenario: Instead of the printed 26, the players may agree on the 52 of the deal
      Given the game is davis-2004/cancellation for 6 players
      And the option slam is others-up
      And the option slam-amount is 52
      When the cards taken are
        | A | all hearts QS QS |
        | B | -                |
        | C | -                |
        | D | -                |
        | E | -                |
        | F | -                |
      Then the net is
        | A | B   | C   | D   | E   | F   |
        | 0 | +52 | +52 | +52 | +52 | +52 |
