Feature: Grand Prix Hearts
  Cards are passed in every deal. Hearts are broken by a heart or the queen of spades, however either is played, and
  whoever shoots the moon raises the others.

  Rule: The deal and the pass

    @andrews-1983.rule-1 @andrews-1983.rule-4.example
    Scenario: Four play, with thirteen cards each
      Given the game is andrews-1983/hearts
      Then the game is for 4 players
      And no card is left out
      And the pack has 52 cards
      And each player is dealt 13 cards
      And every card of the pack is dealt
      And what is said of Packs is assumed
      And what is said of Turn to play is assumed

    Scenario: Deal and play go to the left
      The rules take it for granted.

      Given the game is andrews-1983/hearts
      And D deals
      When the pack is dealt with the lowest club on top
      Then the 1st card goes to A
      And the 2nd card goes to B
      And the 3rd card goes to C

    @andrews-1983.rule-4
    Scenario: The round of the pass has no hold
      Given the game is andrews-1983/hearts
      Then deal by deal the cards are passed
        | to the left | to the right | across |

    @andrews-1983.rule-4
    Scenario: The source does not say how many cards are passed; we assume three
      Given the game is andrews-1983/hearts
      And it is deal number 4
      Then 3 cards are passed to the left
      And what is said of Cards passed is assumed

  Rule: The play

    @andrews-1983.rule-5.lead
    Scenario: The two of clubs opens
      Given the game is andrews-1983/hearts
      And D deals
      And the hands are
        | A | 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS AH |
        | B | 9C AC 3D 7D 9D 6S 7S 3H 4H 7H 8H 9H QH    |
        | C | 2C 3C KC 6D AD 3S 4S 8S 9S JS 2H 10H JH   |
        | D | 4C 5C 7C QC 2D 5D 8D QD KS AS 5H 6H KH    |
      When the players pass
        | A | QS AH JC |
        | B | AC 9H QH |
        | C | 3C KC JH |
        | D | KS AS KH |
      Then C is to lead
      And C may play 2C
      And C may not play AC, by andrews-1983.rule-5.lead

    @andrews-1983.rule-5.first-trick
    Scenario: No point card on the first trick
      Given the game is andrews-1983/hearts
      And it is the first trick
      And B has in hand 5D QD 3S QS 9H
      When A has led 2C and B is to play
      Then B may play 5D QD 3S
      And B may not play QS, by andrews-1983.rule-5.first-trick
      And B may not play 9H, by andrews-1983.rule-5.first-trick

    Scenario: On later tricks anything may be thrown
      Given the game is andrews-1983/hearts
      And B has in hand 5D QS 9H
      When A has led 7C and B is to play
      Then B may play any card

    Scenario: Suit is followed
      The rules take it for granted.

      Given the game is andrews-1983/hearts
      And B has in hand 6D KD 7S 10H
      When A has led JD and B is to play
      Then B may play 6D KD
      And what is said of Following suit is assumed

    Scenario: The highest card of the suit led wins, and its player leads
      Given the game is andrews-1983/hearts
      When these tricks are played
        | A    | B  | C  | D  |
        | *10D | KD | AD | 2D |
        | 3C   | 4C | KC | QC |
        | 9S   | 8S | 7S | JS |
      Then the tricks are won by
        | C | C | D |
      And D is to lead

    Scenario: Whoever won a trick leads, and not the player after its leader
      Given the game is andrews-1983/hearts
      When these tricks are played
        | A    | B  | C  | D  |
        | *10D | KD | AD | 2D |
      Then C is to lead

    @andrews-1983.rule-6
    Scenario: Hearts wait until they are broken
      Given the game is andrews-1983/hearts
      And A has in hand 3C QS 9H
      When A is to lead
      Then A may play 3C QS
      And A may not play 9H, by andrews-1983.rule-6

    @andrews-1983.rule-6
    Scenario: A player with nothing but hearts may lead any
      Given the game is andrews-1983/hearts
      And A has in hand 4H 9H KH
      When A is to lead
      Then A may play any card

    @andrews-1983.rule-6
    Scenario Outline: A heart or the queen breaks hearts when discarded
      Given the game is andrews-1983/hearts
      When these tricks are played
        | A   | B        | C  | D  |
        | *9D | <thrown> | JD | 4D |
      Then hearts are <now>

      Examples:
        | thrown | now            |
        | 3H     | now broken     |
        | QS     | now broken     |
        | 3C     | not yet broken |

    @andrews-1983.rule-6
    Scenario Outline: The queen breaks hearts too when she is <how>
      Given the game is andrews-1983/hearts
      When these tricks are played
        | A     | B        | C  | D  |
        | *<led> | <second> | KS | 4S |
      Then hearts are now broken

      Examples:
        | led | second | how                         |
        | 9S  | QS     | played to a lead of spades |
        | QS  | 9S     | led                         |

    @andrews-1983.rule-7
    Scenario: A hand of only the queen and hearts may lead either
      Given the game is andrews-1983/hearts
      And A has in hand QS 4H 9H
      When A is to lead
      Then A may play any card

  Rule: Scores

    @andrews-1983.rule-2.values
    Scenario: A heart is a point, and the queen thirteen
      Given the game is andrews-1983/hearts
      When the cards taken are
        | A | QS 2H            |
        | B | 3H 4H 5H         |
        | C | JD               |
        | D | the other hearts |
      Then the net is
        | A   | B  | C | D  |
        | +14 | +3 | 0 | +9 |
      And the deal is settled in points
      And the settlement rests on andrews-1983.rule-2.values

    @andrews-1983.rule-3
    Scenario: Where the jack of diamonds counts, it takes ten off
      How much it takes off is not said.

      Given the game is andrews-1983/hearts
      And the option jack is minus-ten
      When the cards taken are
        | A | QS               |
        | B | 2H               |
        | C | JD 3H            |
        | D | the other hearts |
      Then the net is
        | A   | B  | C  | D   |
        | +13 | +1 | −9 | +11 |

    @andrews-1983.rule-8
    Scenario: The moon raises the others
      Given the game is andrews-1983/hearts
      And the scores stand at
        | A  | B  | C  | D  |
        | 10 | 20 | 30 | 40 |
      When the cards taken are
        | A | -             |
        | B | all hearts QS |
        | C | -             |
        | D | -             |
      Then the scores are
        | A  | B  | C  | D  |
        | 36 | 20 | 56 | 66 |
      And the settlement rests on andrews-1983.rule-8

    @andrews-1983.rule-8
    Scenario Outline: A player who shoots the moon may choose once a score is at 74: <choice>
      Given the game is andrews-1983/hearts
      And the scores stand at
        | A  | B  | C  | D  |
        | 30 | 20 | 74 | 40 |
      And whoever makes the slam chooses to <choice>
      When the cards taken are
        | A | -             |
        | B | -             |
        | C | -             |
        | D | all hearts QS |
      Then the scores are
        | A   | B   | C   | D   |
        | <a> | <b> | <c> | <d> |

      Examples:
        | choice                | a  | b  | c   | d  |
        | raise the others      | 56 | 46 | 100 | 40 |
        | lower their own score | 30 | 20 | 74  | 14 |

    @andrews-1983.rule-8
    Scenario: While nobody has 74 the moon must raise the others
      Given the game is andrews-1983/hearts
      And the scores stand at
        | A  | B  | C  | D  |
        | 30 | 20 | 73 | 40 |
      When the cards taken are
        | A | -             |
        | B | -             |
        | C | -             |
        | D | all hearts QS |
      Then the scores are
        | A  | B  | C  | D  |
        | 56 | 46 | 99 | 40 |

    @andrews-1983.rule-8
    Scenario: While nobody has 74 there is no choice
      Given the game is andrews-1983/hearts
      And the scores stand at
        | A  | B  | C  | D  |
        | 30 | 20 | 73 | 40 |
      And whoever makes the slam chooses to lower their own score
      Then that choice is refused when the cards taken are
        | A | -             |
        | B | -             |
        | C | -             |
        | D | all hearts QS |

    @andrews-1983.rule-8
    Scenario: All the hearts without the queen are not enough
      Given the game is andrews-1983/hearts
      When the cards taken are
        | A | QS         |
        | B | all hearts |
        | C | -          |
        | D | -          |
      Then the net is
        | A   | B   | C | D |
        | +13 | +13 | 0 | 0 |

    @andrews-1983.rule-1 @andrews-1983.rule-2.end
    Scenario: At a score of exactly a hundred the game is over, and the lowest score wins
      Given the game is andrews-1983/hearts
      And the scores stand at
        | A  | B  | C  | D  |
        | 98 | 60 | 50 | 70 |
      When the points taken are
        | A | B | C  | D |
        | 2 | 8 | 13 | 3 |
      Then the scores are
        | A   | B  | C  | D  |
        | 100 | 68 | 63 | 73 |
      And the game is over and C wins

    @andrews-1983.rule-2.end
    Scenario: At ninety-nine the game goes on
      Given the game is andrews-1983/hearts
      And the scores stand at
        | A  | B  | C  | D  |
        | 98 | 60 | 50 | 70 |
      When the points taken are
        | A | B | C  | D |
        | 1 | 8 | 13 | 4 |
      Then the game goes on

  @andrews-1983.rule-2.end @andrews-1983.rule-5.first-trick
  Scenario: What the rules do not say
    Given the game is andrews-1983/hearts
    Then the book is silent on
      | The joker                           |
      | Twin cards                          |
      | The widow                           |
      | Chips to begin with                 |
      | Cutting for deal                    |
      | Cards at a time                     |
      | First card                          |
      | Next dealer                         |
      | Looking at the pass                 |
      | The auction                         |
      | Nothing but barred cards            |
      | Following to the first trick        |
      | The queen of spades                 |
      | Trumps                              |
      | Bonuses                             |
      | Payment                             |
      | Chips drawn for each not taken      |
      | The pool                            |
      | The odd chip                        |
      | Winning a Jack                      |
      | Pot                                 |
      | A tie at the end                    |
      | Tournament                          |
      | Irregular play                      |
