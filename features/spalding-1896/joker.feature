Feature: Joker Hearts in 1896
  The joker replaces the heart two and ranks between the ten and the knave. It costs five chips, and is hard to get rid of:
  you can discard it only where an ace or court card of hearts has been played. Where such a card was discarded on a plain
  suit, even a player who could follow may add the joker, and can make that card win.

  Rule: The pack

    @spalding-1896.rule-08 @spalding-1896.p40.joker.replaces
    Scenario: Four exchange the two of hearts for the joker
      Given the game is spalding-1896/joker
      Then the cards left out are 2H
      And the pack has 52 cards
      And each player is dealt 13 cards

    @spalding-1896.rule-08 @spalding-1896.rule-07.three @spalding-1896.rule-07.five @spalding-1896.rule-07.six
    Scenario Outline: <players> players leave out the usual cards, and the two of hearts
      Given the game is spalding-1896/joker for <players> players
      Then the cards left out are <out>
      And the pack has <pack> cards
      And each player is dealt <hand> cards

      Examples:
        | players | out            | pack | hand |
        | 3       | 2S 2H          | 51   | 17   |
        | 5       | 2S 2C 2H       | 50   | 10   |
        | 6       | 2S 2C 2D 3D 2H | 48   | 8    |

    @spalding-1896.rule-08
    Scenario: Six cannot leave out the two of hearts a second time
      Given the game is spalding-1896/joker
      When they choose two-of-hearts for the option six-handed
      Then they cannot play so

    @spalding-1896.p40.joker.rank
    Scenario Outline: The joker may be led, as a heart above the ten and below the knave
      Given the game is spalding-1896/joker
      When these tricks are played
        | A      | B   | C       | D  |
        | *Joker | 10H | <heart> | 3H |
      Then <winner> wins the trick
      And <winner> has taken 4 hearts

      Examples:
        | heart | winner |
        | 9H    | A      |
        | JH    | C      |

  Rule: Thrown on a lead of hearts

    @spalding-1896.p40.joker.discard-restriction @worked
    Scenario: On a lead of hearts the joker may not be discarded without an ace or court card
      Given the game is spalding-1896/joker
      And B has in hand 4H Joker 5C
      When A has led 10H and B is to play
      Then B may play 4H
      And B may not play Joker, by spalding-1896.p40.joker.discard-restriction

    @spalding-1896.p40.joker.discard-restriction
    Scenario Outline: On a lead of hearts the joker may be discarded on an ace or court card
      Given the game is spalding-1896/joker
      And B has in hand 4H Joker 5C
      When A has led <heart> and B is to play
      Then B may play 4H Joker

      Examples:
        | heart |
        | JH    |
        | QH    |
        | KH    |
        | AH    |

    @spalding-1896.p40.joker.discard-restriction
    Scenario: A high heart that another player has put on the trick is enough for the joker
      Given the game is spalding-1896/joker
      And A has in hand 9H
      And B has in hand 4H QH
      And C has in hand 3H Joker
      When A is to lead
      And A plays 9H
      And B plays QH
      Then C may play 3H Joker

    @spalding-1896.p40.joker.discard-restriction @spalding-1896.p40.joker.self-capture
    Scenario: As a player's only heart the joker must follow, and may win
      Given the game is spalding-1896/joker
      And A has in hand 9H
      And B has in hand 5C Joker
      And C has in hand 3H
      And D has in hand 4H
      When A is to lead
      And A plays 9H
      Then B may play Joker
      And B may not play 5C, by spalding-1896.rule-34
      When B plays Joker
      And C plays 3H
      And D plays 4H
      Then B wins the trick

    @spalding-1896.p40.joker.discard-restriction
    Scenario Outline: By choice a player may keep the joker as their only heart
      Given the game is spalding-1896/joker
      And the option joker-alone is may-wait
      And B has in hand 5C AS Joker
      When A has led <heart> and B is to play
      Then B may play 5C AS Joker

      Examples:
        | heart |
        | 9H    |
        | KH    |

    @spalding-1896.p40.joker.discard-restriction
    Scenario: With another heart a player follows with that one, even so
      Given the game is spalding-1896/joker
      And the option joker-alone is may-wait
      And B has in hand 5C 4H Joker
      When A has led 9H and B is to play
      Then B may play 4H

    @spalding-1896.p40.joker.forces-taker
    Scenario: On a lead of hearts the joker makes nobody win
      Given the game is spalding-1896/joker
      And A has in hand KH
      And B has in hand 4H Joker
      When A is to lead
      And A plays KH
      Then B may oblige nobody to win, by spalding-1896.p40.joker.forces-taker

  Rule: Thrown on a lead of another suit

    @spalding-1896.p40.joker.plain-suit-exception @spalding-1896.p40.joker.discard-restriction
    Scenario: A player without the suit may not discard the joker while no high heart was discarded
      Given the game is spalding-1896/joker
      And B has in hand 5C Joker
      When A has led 9D and B is to play
      Then B may play 5C
      And B may not play Joker, by spalding-1896.p40.joker.discard-restriction

    @spalding-1896.p40.joker.discard-restriction
    Scenario: As a player's last card the joker must be played
      Given the game is spalding-1896/joker
      And B has in hand Joker
      When A has led 9D and B is to play
      Then B may play Joker

    @spalding-1896.rule-34
    Scenario: A player who has the suit may not discard the joker without a high heart
      Given the game is spalding-1896/joker
      And B has in hand 4D Joker
      When A has led 9D and B is to play
      Then B may play 4D
      And B may not play Joker, by spalding-1896.rule-34

    @spalding-1896.p40.joker.plain-suit-exception
    Scenario: The ten of hearts is not high enough for the joker
      Given the game is spalding-1896/joker
      And A has in hand 9D
      And B has in hand 10H
      And C has in hand 4D Joker
      When A is to lead
      And A plays 9D
      And B plays 10H
      Then C may play 4D

    @spalding-1896.p40.joker.plain-suit-exception @spalding-1896.rule-34
    Scenario Outline: Under a high heart the joker may be discarded, even by a player who can follow suit
      Given the game is spalding-1896/joker
      And A has in hand 9D
      And B has in hand <heart>
      And C has in hand 4D 5C Joker
      When A is to lead
      And A plays 9D
      And B plays <heart>
      Then C may play 4D Joker
      And C may not play 5C, by spalding-1896.rule-34
      And C may play the joker and oblige B to win

      Examples:
        | heart |
        | JH    |
        | QH    |
        | KH    |
        | AH    |

    @spalding-1896.p40.joker.forces-taker
    Scenario: The joker's player may leave the trick to the suit led
      Given the game is spalding-1896/joker
      When these tricks are played
        | A   | B  | C     | D  |
        | *9D | QH | Joker | 3D |
      Then A wins the trick
      And the tricks have cost
        | A | B | C | D |
        | 6 | 0 | 0 | 0 |

    @spalding-1896.p40.joker.forces-taker
    Scenario: The joker's player may make the high heart win
      Given the game is spalding-1896/joker
      When these tricks are played
        | A   | B  | C      | D  |
        | *9D | QH | Joker! | 3D |
      Then B wins the trick
      And B is to lead
      And the tricks have cost
        | A | B | C | D |
        | 0 | 6 | 0 | 0 |

    @spalding-1896.p40.joker.forces-taker
    Scenario: Of two high hearts the joker makes the higher win
      Given the game is spalding-1896/joker
      And A has in hand 9D
      And B has in hand KH
      And C has in hand QH
      And D has in hand 7D Joker
      When A is to lead
      And A plays 9D
      And B plays KH
      And C plays QH
      And D plays the joker and obliges B to win
      Then B wins the trick

    @spalding-1896.p40.joker.forces-taker @worked
    Scenario: A higher heart played after the joker changes nothing
      Given the game is spalding-1896/joker
      When these tricks are played
        | A   | B  | C      | D  |
        | *9D | QH | Joker! | AH |
      Then B wins the trick

  Rule: Settling

    @spalding-1896.p40.joker.value @spalding-1896.p40.joker.settle-pool
    Scenario: The joker's five chips go to the pool
      Given the game is spalding-1896/joker
      When the cards taken are
        | A | Joker 3H 4H       |
        | B | 5H 6H 7H 8H       |
        | C | 9H 10H JH QH KH AH |
        | D | -                 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 7    | 0     | −7  |
        | B | 4    | 0     | −4  |
        | C | 6    | 0     | −6  |
        | D | 0    | 17    | +17 |
      And the pool is empty

    @spalding-1896.p40.joker.settle-discarder
    Scenario: By choice the joker's five chips go to the player who discarded it
      Given the game is spalding-1896/joker
      And the option joker-chips is discarder
      And B got rid of the joker
      When the cards taken are
        | A | Joker 3H 4H       |
        | B | 5H 6H 7H 8H       |
        | C | 9H 10H JH QH KH AH |
        | D | -                 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 7    | 0     | −7  |
        | B | 4    | 5     | +1  |
        | C | 6    | 0     | −6  |
        | D | 0    | 12    | +12 |
      And the pool is empty
      And the settlement rests on spalding-1896.p40.joker.settle-discarder

    @spalding-1896.p40.joker.self-capture
    Scenario: A player who takes their own joker pays the pool
      Given the game is spalding-1896/joker
      And the option joker-chips is discarder
      And A threw the joker
      When the cards taken are
        | A | Joker 3H 4H       |
        | B | 5H 6H 7H 8H       |
        | C | 9H 10H JH QH KH AH |
        | D | -                 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 7    | 0     | −7  |
        | B | 4    | 0     | −4  |
        | C | 6    | 0     | −6  |
        | D | 0    | 17    | +17 |
      And the settlement rests on spalding-1896.p40.joker.self-capture

    @spalding-1896.p40.joker.rank @spalding-1896.p40.joker.value @spalding-1896.rule-44
    Scenario: A player with the joker alone is not clear
      It is one of the thirteen hearts, and so only two of the four are clear.

      Given the game is spalding-1896/joker
      And A deals
      When the cards taken are
        | A | Joker            |
        | B | the other hearts |
        | C | -                |
        | D | -                |
      Then the settlement is
        |   | pays | draws | net |
        | A | 5    | 0     | −5  |
        | B | 12   | 0     | −12 |
        | C | 0    | 9     | +9  |
        | D | 0    | 8     | +8  |

    @spalding-1896.p40.joker.settle-pool @spalding-1896.p40.joker.settle-discarder @spalding-1896.rule-46
    Scenario Outline: All hold hearts, and there is a Jack: the joker's chips go to the pool or to the discarder
      Given the game is spalding-1896/joker
      And the option joker-chips is <choice>
      And D got rid of the joker
      When the cards taken are
        | A | Joker             |
        | B | 3H 4H 5H 6H 7H 8H |
        | C | 9H 10H JH QH KH   |
        | D | AH                |
      Then the net is
        | A  | B  | C  | D   |
        | −5 | −6 | −5 | <D> |
      And a Jack of <jack> stands in the pool

      Examples:
        | choice    | D  | jack |
        | pool      | −1 | 17   |
        | discarder | +4 | 12   |
