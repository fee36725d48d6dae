Feature: Discard Hearts: Black Jack and Black Lady
  Each player lays out the three cards they want least. The player on the left has to take them, but only after laying out
  their own. The jack of spades is worth ten hearts, or else the queen thirteen. Otherwise the card is a spade, and no
  higher than a discard on any other suit.

  Rule: The discard

    @foster-1914.p356.discard.three-left
    Scenario Outline: Players pass three cards to the left, in any deal
      Given the game is foster-1914/<game> for <players> players
      And it is deal number <deal>
      Then 3 cards are passed to the left

      Examples:
        | game       | players | deal |
        | black-jack | 3       | 1    |
        | black-jack | 4       | 1    |
        | black-jack | 4       | 2    |
        | black-jack | 5       | 3    |
        | black-jack | 6       | 4    |
        | black-lady | 4       | 1    |

    @foster-1914.p356.discard.three-left
    Scenario: The player on the left has to take the passed cards
      Given the game is foster-1914/black-jack
      And A has in hand JS KS AS 4S
      And B has in hand 4C 5C 6C 7C
      And C has in hand 4D 5D 6D 7D
      And D has in hand 4H 5H 6H 7H
      When the players pass
        | A | JS KS AS |
        | B | 4C 5C 6C |
        | C | 4D 5D 6D |
        | D | 4H 5H 6H |
      Then B holds JS KS AS 7C
      And C holds 4C 5C 6C 7D
      And D holds 4D 5D 6D 7H
      And A holds 4H 5H 6H 4S

    @foster-1914.p356.discard.unseen
    Scenario: You may see the cards you receive only after laying out your own
      Given the game is foster-1914/black-lady
      And B has in hand QS KS AS 4S
      Then B may not yet look at the cards passed to them
      When B passes QS KS AS
      Then B may look at the cards passed to them

  Rule: The black card in the play

    @foster-1914.p356.discard.holds-rank
    Scenario Outline: The black card may be played on another spade, or another spade on it
      Given the game is foster-1914/<game>
      When these tricks are played
        | A      | B        | C  | D  |
        | *<led> | <second> | 3S | 2S |
      Then <winner> wins the trick

      Examples:
        | game       | led | second | winner |
        | black-jack | 10S | JS     | B      |
        | black-jack | JS  | QS     | B      |
        | black-jack | JS  | 10S    | A      |
        | black-lady | JS  | QS     | B      |
        | black-lady | QS  | KS     | B      |
        | black-lady | QS  | JS     | A      |

    @foster-1914.p356.discard.on-void @foster-1914.p351.playing.discard
    Scenario Outline: A player without diamonds may discard the black card on them, or keep it
      Given the game is foster-1914/<game>
      And it is the first trick
      And B has in hand 7C <card> 4S 9H
      When A has led 6D and B is to play
      Then B may play any card

      Examples:
        | game       | card |
        | black-jack | JS   |
        | black-lady | QS   |

    @foster-1914.p356.discard.below-deuce
    Scenario Outline: A player without hearts may discard the black card on the deuce, which wins
      Given the game is foster-1914/<game>
      And the hands are
        | A | 2H 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC    |
        | B | <card> 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD |
        | C | <other> 3S 4S 5S 6S 7S 8S 9S 10S KS AS 2C 2D |
        | D | the rest                                    |
      And D deals
      When A plays 2H
      Then B may play any card
      When B plays <card>
      And C plays <other>
      And D plays 3H
      Then D wins the trick
      And the tricks have cost
        | A | B | C | D      |
        | 0 | 0 | 0 | <cost> |

      Examples:
        | game       | card | other | cost |
        | black-jack | JS   | QS    | 12   |
        | black-lady | QS   | JS    | 15   |

    @foster-1914.p356.discard.below-deuce
    Scenario Outline: On a heart the black card ranks below the lowest
      Given the game is foster-1914/<game>
      When these tricks are played
        | A   | B      | C  | D  |
        | *2H | <card> | 9C | 8D |
      Then A wins the trick
      And the tricks have cost
        | A      | B | C | D |
        | <cost> | 0 | 0 | 0 |

      Examples:
        | game       | card | cost |
        | black-jack | JS   | 11   |
        | black-lady | QS   | 14   |

    @foster-1914.p356.discard.below-deuce @foster-1914.p351.playing.follow
    Scenario Outline: A player who has a heart must follow with it
      Given the game is foster-1914/<game>
      And B has in hand 9H <card> 4C
      When A has led 5H and B is to play
      Then B may play 9H
      And B may not play <card>, by foster-1914.p351.playing.follow

      Examples:
        | game       | card |
        | black-jack | JS   |
        | black-lady | QS   |

    @foster-1914.p356.discard.holds-rank @foster-1914.p351.playing.eldest-leads
    Scenario: The lady may be led like any other spade
      Given the game is foster-1914/black-lady
      And A has in hand QS 4D 3H
      When A is to lead
      Then A may play any card

  Rule: Settling

    @foster-1914.p349.players.number @foster-1914.p354.two-handed.draw
    Scenario Outline: From three to six can play Discard Hearts
      Given the game is foster-1914/<game>
      Then the game is for 3, 4, 5 and 6 players
      And each player begins with 50 chips

      Examples:
        | game       |
        | black-jack |
        | black-lady |

    @foster-1914.p356.discard.jack-ten @foster-1914.p356.discard.settling @foster-1914.p352.sweepstake.one-clear
    Scenario: The jack is worth ten hearts
      Given the game is foster-1914/black-jack
      When the cards taken are
        | A | QS                |
        | B | JS                |
        | C | 2H 3H 4H 5H 6H 7H |
        | D | the other hearts  |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 23    | +23 |
        | B | 10   | 0     | −10 |
        | C | 6    | 0     | −6  |
        | D | 7    | 0     | −7  |
      And the pool is empty
      And the settlement rests on foster-1914.p356.discard.jack-ten

    @foster-1914.p356.discard.lady-thirteen @foster-1914.p356.discard.names @foster-1914.p352.sweepstake.one-clear
    Scenario: The queen is worth thirteen, and then the jack nothing
      Given the game is foster-1914/black-lady
      When the cards taken are
        | A | JS                |
        | B | QS                |
        | C | 2H 3H 4H 5H 6H 7H |
        | D | the other hearts  |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 26    | +26 |
        | B | 13   | 0     | −13 |
        | C | 6    | 0     | −6  |
        | D | 7    | 0     | −7  |
      And the settlement rests on foster-1914.p356.discard.lady-thirteen

    @foster-1914.p356.discard.settling @foster-1914.p352.sweepstake.jack
    Scenario: The black card alone keeps a player from being clear
      Given the game is foster-1914/black-jack
      When the cards taken are
        | A | JS               |
        | B | 2H 3H 4H         |
        | C | 5H 6H 7H 8H      |
        | D | the other hearts |
      Then the net is
        | A   | B  | C  | D  |
        | −10 | −3 | −4 | −6 |
      And a Jack of 23 stands in the pool

    @foster-1914.p356.discard.settling @foster-1914.law-29.two
    Scenario: Two clear players divide, and the odd counter stays
      Given the game is foster-1914/black-jack
      When the cards taken are
        | A | -          |
        | B | all hearts |
        | C | JS         |
        | D | -          |
      Then the net is
        | A   | B   | C   | D   |
        | +11 | −13 | −10 | +11 |
      And 1 chip is left on the table, and no Jack

    @foster-1914.p356.discard.settling @foster-1914.law-29.two
    Scenario: With the earlier odd counter the next pool is even
      Given the game is foster-1914/black-jack
      And 1 chip is left on the table
      When the cards taken are
        | A | -                |
        | B | -                |
        | C | JS 2H 3H 4H      |
        | D | the other hearts |
      Then the net is
        | A   | B   | C   | D   |
        | +12 | +12 | −13 | −10 |
      And the pool is empty

    @foster-1914.p356.discard.settling @foster-1914.p352.sweepstake.jack-after-division
    Scenario: In some clubs the odd counter of a division starts a Jack
      Given the game is foster-1914/black-jack
      And the option jack-after-division is jack
      When the cards taken are
        | A | -          |
        | B | all hearts |
        | C | JS         |
        | D | -          |
      Then a Jack of 1 stands in the pool

    @foster-1914.p353.howell.no-jacks @foster-1914.p352.sweepstake.jack-after-division
    Scenario: By Howell's settling nothing is divided that could start a Jack
      Given the game is foster-1914/black-jack
      And the option method is howell
      When they choose jack for the option jack-after-division
      Then they cannot play so

    @foster-1914.p356.discard.settling @foster-1914.law-29.three
    Scenario: A player who takes everything leaves a Jack
      Given the game is foster-1914/black-lady
      When the cards taken are
        | A | -             |
        | B | all hearts QS |
        | C | -             |
        | D | -             |
      Then the net is
        | A | B   | C | D |
        | 0 | −26 | 0 | 0 |
      And a Jack of 26 stands in the pool

    @foster-1914.p356.discard.settling @foster-1914.p353.howell.pay @foster-1914.p353.howell.draw
    @foster-1914.p353.howell.hundred
    Scenario: Black Jack by Howell's settling, with 23 in play
      Given the game is foster-1914/black-jack
      And the option method is howell
      Then each player begins with 100 chips
      When the cards taken are
        | A | -                 |
        | B | JS                |
        | C | 2H 3H 4H 5H 6H 7H |
        | D | the other hearts  |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 23    | +23 |
        | B | 30   | 13    | −17 |
        | C | 18   | 17    | −1  |
        | D | 21   | 16    | −5  |
      And the pool is empty

    @foster-1914.p356.discard.settling @foster-1914.p353.howell.pay @foster-1914.p353.howell.draw
    Scenario: Black Lady by Howell's settling, with 26 in play
      Given the game is foster-1914/black-lady
      And the option method is howell
      When the cards taken are
        | A | -                |
        | B | QS               |
        | C | 2H 3H 4H 5H 6H   |
        | D | the other hearts |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 26    | +26 |
        | B | 39   | 13    | −26 |
        | C | 15   | 21    | +6  |
        | D | 24   | 18    | −6  |
      And the pool is empty

    @foster-1914.law-15.forfeit
    Scenario: By Howell's settling nobody could win a forfeit, and none is paid
      Given the game is foster-1914/black-jack
      And the option method is howell
      And the hands of B and C had to be made equal
      When the cards taken are
        | A | -                 |
        | B | JS                |
        | C | 2H 3H 4H 5H 6H 7H |
        | D | the other hearts  |
      Then the net is
        | A   | B   | C  | D  |
        | +23 | −17 | −1 | −5 |
      And the pool is empty

    @foster-1914.law-23 @foster-1914.law-23.sole-pool
    Scenario Outline: By Howell's settling <who> revokes, and the assumed payment is that of Howell's game
      The law counts a revoke for a pool of thirteen. Here <who> pays what the others lost, and draws nothing: what <who>
      would have been ahead stays on the table.

      Given the game is foster-1914/<game>
      And the option method is howell
      And <who> has revoked and is found out
      When the cards taken are
        | A | -                 |
        | B | <black>           |
        | C | 2H 3H 4H 5H 6H 7H |
        | D | the other hearts  |
      Then the net is
        | A   | B   | C   | D   |
        | <A> | <B> | <C> | <D> |
      And <left> chips are left on the table, and no Jack
      And the settlement rests on an assumption about What a revoke costs
      And the settlement rests on an assumption about A revoker wins

      Examples:
        | game       | black | who | A   | B | C   | D | left |
        | black-jack | JS    | A   | −23 | 0 | 0   | 0 | 23   |
        | black-lady | QS    | C   | +26 | 0 | −28 | 0 | 2    |

    @foster-1914.law-15.forfeit
    Scenario: By Howell's settling the size of a forfeit is no question
      Given the game is foster-1914/black-jack
      And the option method is howell
      When they choose 2 for the option forfeit
      Then they cannot play so

    @foster-1914.law-15.forfeit
    Scenario: With a pool that can be won the forfeit may be other than five
      Given the game is foster-1914/black-jack
      And the option forfeit is 2
      And the hands of B and C had to be made equal
      When the cards taken are
        | A | -                 |
        | B | JS                |
        | C | 2H 3H 4H 5H 6H 7H |
        | D | the other hearts  |
      Then A draws 27 chips

    @foster-1914.law-15.forfeit @foster-1914.p353.howell.hundred
    Scenario: By Howell's settling Black Lady too begins with a hundred counters and has no forfeit
      Given the game is foster-1914/black-lady
      And the option method is howell
      Then each player begins with 100 chips
      Given the hands of B and C had to be made equal
      When the cards taken are
        | A | -                |
        | B | QS               |
        | C | 2H 3H 4H 5H 6H   |
        | D | the other hearts |
      Then the net is
        | A   | B   | C  | D  |
        | +26 | −26 | +6 | −6 |
      And the pool is empty
