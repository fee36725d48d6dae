Feature: Goldsmith's favourite rules
  Four play with one pack, or five to seven with more suits, always thirteen cards to each. The two of clubs opens, and the
  queen of spades does not break hearts.

  Rule: Table and pack

    @goldsmith-1997.passing @goldsmith-1997.more-players
    Scenario: Four to seven may play
      Given the game is goldsmith-1997/hearts
      Then the game is for 4, 5, 6 and 7 players

    @goldsmith-1997.more-players @goldsmith-1997.thirteen-each
    Scenario Outline: With more players there are more suits
      Five suits are 65 cards, six are 78 and seven are 91.

      Given the game is goldsmith-1997/hearts for <players> players
      Then the pack has <pack> cards
      And each player is dealt 13 cards
      And every card of the pack is dealt

      Examples:
        | players | pack |
        | 4       | 52   |
        | 5       | 65   |
        | 6       | 78   |
        | 7       | 91   |

    @goldsmith-1997.more-players
    Scenario Outline: Five have two suits of spades, and no other suit twice
      Given the game is goldsmith-1997/hearts for 5 players
      Then the cards left out are <out>
      And what is said of Cards left out rests on goldsmith-1997.more-players

      Examples:
        | out |
        | 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH |

    @goldsmith-1997.more-players
    Scenario Outline: Six players have a second suit of hearts
      Given the game is goldsmith-1997/hearts for 6 players
      Then the cards left out are <out>

      Examples:
        | out |
        | 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD |

    @goldsmith-1997.more-players
    Scenario Outline: Seven have two of everything but clubs
      Given the game is goldsmith-1997/hearts for 7 players
      Then the cards left out are <out>

      Examples:
        | out |
        | 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC |

    @goldsmith-1997.thirteen-each
    Scenario: The pack of four is whole
      Given the game is goldsmith-1997/hearts
      Then no card is left out
      And the pack has 52 cards
      And what is said of Packs is assumed
      And what is said of Turn to play is assumed

    Scenario: Deal and play go to the left
      The page takes it for granted.

      Given the game is goldsmith-1997/hearts
      And D deals
      When the pack is dealt with the lowest club on top
      Then the 1st card goes to A
      And the 2nd card goes to B
      And the 3rd card goes to C

  Rule: The pass

    @goldsmith-1997.passing
    Scenario: A round of four deals
      Given the game is goldsmith-1997/hearts
      Then deal by deal the cards are passed
        | to the left | to the right | across | not at all |

    @goldsmith-1997.passing
    Scenario: The source does not say how many cards are passed; we assume three
      Given the game is goldsmith-1997/hearts
      Then 3 cards are passed to the left
      And what is said of Cards passed is assumed

    @goldsmith-1997.passing @goldsmith-1997.more-players
    Scenario Outline: With <players> players nobody sits across
      Given the game is goldsmith-1997/hearts for <players> players
      Then deal by deal the cards are passed
        | to the left | to the right | not at all |
      And what is said of Passed to is assumed

      Examples:
        | players |
        | 5       |
        | 7       |

  Rule: The play

    @goldsmith-1997.two-leads
    Scenario: The two of clubs opens
      Given the game is goldsmith-1997/hearts
      And D deals
      And the hands are
        | A | 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS AH |
        | B | 9C AC 3D 7D 9D 6S 7S 3H 4H 7H 8H 9H QH    |
        | C | 2C 3C KC 6D AD 3S 4S 8S 9S JS 2H 10H JH   |
        | D | 4C 5C 7C QC 2D 5D 8D QD KS AS 5H 6H KH    |
      And it is deal number 4
      Then C is to lead
      And C may play 2C
      And C may not play 3C, by goldsmith-1997.two-leads
      And C may not play 6D, by goldsmith-1997.two-leads

    @goldsmith-1997.first-trick
    Scenario: No blood on the first trick
      Given the game is goldsmith-1997/hearts
      And it is the first trick
      And B has in hand 5D QD 3S QS 9H
      When A has led 2C and B is to play
      Then B may play 5D QD 3S
      And B may not play QS, by goldsmith-1997.first-trick
      And B may not play 9H, by goldsmith-1997.first-trick

    @goldsmith-1997.first-trick
    Scenario: On later tricks anything may be thrown
      Given the game is goldsmith-1997/hearts
      And B has in hand 5D QS 9H
      When A has led 7C and B is to play
      Then B may play any card

    Scenario: Suit is followed
      The page takes it for granted.

      Given the game is goldsmith-1997/hearts
      And B has in hand 6D KD 7S 10H
      When A has led JD and B is to play
      Then B may play 6D KD
      And what is said of Following suit is assumed

    Scenario: The highest card of the suit led wins, and its player leads
      Given the game is goldsmith-1997/hearts
      When these tricks are played
        | A    | B  | C  | D  |
        | *10D | KD | AD | 2D |
        | 3C   | 4C | KC | QC |
        | 9S   | 8S | 7S | JS |
      Then the tricks are won by
        | C | C | D |
      And D is to lead

    Scenario: Whoever won a trick leads, and not the player after its leader
      Given the game is goldsmith-1997/hearts
      When these tricks are played
        | A    | B  | C  | D  |
        | *10D | KD | AD | 2D |
      Then C is to lead

    @goldsmith-1997.breaking
    Scenario: Hearts wait until they are broken
      Given the game is goldsmith-1997/hearts
      And A has in hand 3C QS 9H
      When A is to lead
      Then A may play 3C QS
      And A may not play 9H, by goldsmith-1997.breaking

    @goldsmith-1997.breaking
    Scenario: A player with nothing but hearts may lead any
      Given the game is goldsmith-1997/hearts
      And A has in hand 4H 9H KH
      When A is to lead
      Then A may play any card

    @goldsmith-1997.breaking
    Scenario: A player with only hearts and the queen leads the queen, who need not wait
      Given the game is goldsmith-1997/hearts
      And A has in hand QS 4H 9H
      When A is to lead
      Then A may play QS
      And A may not play 4H, by goldsmith-1997.breaking

    @goldsmith-1997.breaking
    Scenario Outline: A heart breaks hearts, and the queen does not
      Given the game is goldsmith-1997/hearts
      When these tricks are played
        | A   | B        | C  | D  |
        | *9D | <thrown> | JD | 4D |
      Then hearts are <now>

      Examples:
        | thrown | now            |
        | 3H     | now broken     |
        | QS     | not yet broken |
        | 3C     | not yet broken |

  Rule: Scores

    @goldsmith-1997.values
    Scenario: A heart is a point, and the queen thirteen; the jack is nothing
      Given the game is goldsmith-1997/hearts
      When the cards taken are
        | A | QS 2H            |
        | B | 3H 4H 5H         |
        | C | JD JC            |
        | D | the other hearts |
      Then the net is
        | A   | B  | C | D  |
        | +14 | +3 | 0 | +9 |
      And the deal is settled in points
      And the settlement rests on goldsmith-1997.values

    @goldsmith-1997.jack
    Scenario: The jack of diamonds takes nothing off
      Given the game is goldsmith-1997/hearts
      When the cards taken are
        | A | JD               |
        | B | QS               |
        | C | 2H               |
        | D | the other hearts |
      Then the net is
        | A | B   | C  | D   |
        | 0 | +13 | +1 | +12 |

    @goldsmith-1997.moon
    Scenario: The moon raises the others
      Given the game is goldsmith-1997/hearts
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
      And the settlement rests on goldsmith-1997.moon

    @goldsmith-1997.moon @worked
    Scenario: The moon lowers its maker if raising the others would lose the game
      D has 80. With 26 more C would have 116 and end the game, and A would win it with 36.

      Given the game is goldsmith-1997/hearts
      And the scores stand at
        | A  | B  | C  | D  |
        | 10 | 20 | 90 | 80 |
      When the cards taken are
        | A | -             |
        | B | -             |
        | C | -             |
        | D | all hearts QS |
      Then the scores are
        | A  | B  | C  | D  |
        | 10 | 20 | 90 | 54 |
      And the game goes on

    @goldsmith-1997.moon
    Scenario: A player who would lose by the moon may add the 26 all the same
      Given the game is goldsmith-1997/hearts
      And the scores stand at
        | A  | B  | C  | D  |
        | 10 | 20 | 90 | 80 |
      And whoever makes the slam chooses to raise the others
      When the cards taken are
        | A | -             |
        | B | -             |
        | C | -             |
        | D | all hearts QS |
      Then the scores are
        | A  | B  | C   | D  |
        | 36 | 46 | 116 | 80 |
      And the game is over and A wins

    @goldsmith-1997.moon
    Scenario: All the hearts without the queen are not enough
      Given the game is goldsmith-1997/hearts
      When the cards taken are
        | A | QS         |
        | B | all hearts |
        | C | -          |
        | D | -          |
      Then the net is
        | A   | B   | C | D |
        | +13 | +13 | 0 | 0 |

    @goldsmith-1997.hundred @worked
    Scenario: A hundred exactly goes back to fifty
      Given the game is goldsmith-1997/hearts
      And the scores stand at
        | A  | B  | C  | D  |
        | 98 | 60 | 50 | 70 |
      When the points taken are
        | A | B | C  | D |
        | 2 | 8 | 13 | 3 |
      Then the scores are
        | A  | B  | C  | D  |
        | 50 | 68 | 63 | 73 |
      And the game goes on

    @goldsmith-1997.game-end @goldsmith-1997.winner
    Scenario: A hundred and one ends the game, and the lowest score wins
      Given the game is goldsmith-1997/hearts
      And the scores stand at
        | A  | B  | C  | D  |
        | 98 | 60 | 50 | 70 |
      When the points taken are
        | A | B | C  | D |
        | 3 | 8 | 13 | 2 |
      Then the scores are
        | A   | B  | C  | D  |
        | 101 | 68 | 63 | 72 |
      And the game is over and C wins
      And the game is over, because a score passed the limit

    @goldsmith-1997.game-end
    Scenario: Ninety-nine does not end the game
      Given the game is goldsmith-1997/hearts
      And the scores stand at
        | A  | B  | C  | D  |
        | 98 | 60 | 50 | 70 |
      When the points taken are
        | A | B | C  | D |
        | 1 | 8 | 13 | 4 |
      Then the game goes on

    @goldsmith-1997.ties
    Scenario: A tie is possible
      Given the game is goldsmith-1997/hearts
      And the scores stand at
        | A  | B  | C  | D  |
        | 98 | 60 | 55 | 70 |
      When the points taken are
        | A  | B | C | D |
        | 13 | 1 | 6 | 6 |
      Then the game is over and B and C share the win

  @goldsmith-1997.first-trick @goldsmith-1997.breaking
  Scenario: What the page does not say
    Given the game is goldsmith-1997/hearts
    Then the book is silent on
      | The joker                               |
      | Twin cards                              |
      | The widow                               |
      | Chips to begin with                     |
      | Cutting for deal                        |
      | Cards at a time                         |
      | First card                              |
      | Next dealer                             |
      | Looking at the pass                     |
      | The auction                             |
      | Nothing but barred cards                |
      | Following to the first trick            |
      | Broken when                             |
      | The queen of spades                     |
      | Trumps                                  |
      | Bonuses                                 |
      | Payment                                 |
      | Chips drawn for each not taken          |
      | The pool                                |
      | The odd chip                            |
      | Winning a Jack                          |
      | Pot                                     |
      | Tournament                              |
      | Irregular play                          |
