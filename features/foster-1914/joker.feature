Feature: Joker Hearts in 1914
  The joker replaces the deuce of hearts and ranks between the ten and the jack. Discarded on a plain suit it wins the
  trick, unless the trick has a higher heart. Under such a heart even a player who could follow may discard it. It costs
  five counters.

  Rule: The pack

    @foster-1914.p355.joker.replaces @foster-1914.law-3.joker @foster-1914.law-3.three @foster-1914.law-3.five
    Scenario Outline: What <players> players leave out
      Given the game is foster-1914/joker for <players> players
      Then the cards left out are <out>
      And the pack has <pack> cards
      And each player is dealt <hand> cards

      Examples:
        | players | out      | pack | hand |
        | 3       | 2S 2H    | 51   | 17   |
        | 4       | 2H       | 52   | 13   |
        | 5       | 2S 2C 2H | 50   | 10   |

    @foster-1914.law-3.joker @foster-1914.law-3.six
    Scenario: Six players have no pack for Joker Hearts
      With all four deuces out, the joker would be a forty-ninth card.

      Given the game is foster-1914/joker
      Then the game is for 3, 4 and 5 players
      When 6 sit down to play
      Then they cannot play so

  Rule: On a heart lead

    @foster-1914.p355.joker.rank @foster-1914.p356.joker.get-rid
    Scenario Outline: On a heart lead the joker is a heart above the ten and below the jack
      Given the game is foster-1914/joker
      When these tricks are played
        | A    | B     | C       | D  |
        | *10H | Joker | <heart> | 3H |
      Then <winner> wins the trick

      Examples:
        | heart | winner |
        | 9H    | B      |
        | JH    | C      |

    @foster-1914.p355.joker.rank @foster-1914.p351.playing.follow
    Scenario: A player whose only heart is the joker must follow with it
      Given the game is foster-1914/joker
      And B has in hand 5C Joker
      When A has led 9H and B is to play
      Then B may play Joker
      And B may not play 5C, by foster-1914.law-22

    Scenario: The rule that the joker follows suit as a heart is assumed
      Given the game is foster-1914/joker
      Then what is said of A joker that is the only heart is assumed

  Rule: On a plain suit

    @foster-1914.p355.joker.wins-plain @worked
    Scenario: Discarded by a player without the suit the joker wins
      Given the game is foster-1914/joker
      When these tricks are played
        | A   | B     | C  | D   |
        | *9D | Joker | AD | 10H |
      Then B wins the trick
      And the tricks have cost
        | A | B | C | D |
        | 0 | 6 | 0 | 0 |

    @foster-1914.p355.joker.wins-plain
    Scenario: The joker may be discarded though no heart has been played
      Given the game is foster-1914/joker
      And B has in hand 5C Joker
      When A has led 9D and B is to play
      Then B may play 5C Joker

    @foster-1914.p355.joker.wins-plain @foster-1914.p356.joker.forces-taker
    Scenario Outline: The joker does not win if a higher heart is in the trick, before it or after
      Of two, the higher takes it.

      Given the game is foster-1914/joker
      When these tricks are played
        | A   | B   | C   | D   |
        | *9D | <B> | <C> | <D> |
      Then <winner> wins the trick

      Examples:
        | B     | C     | D  | winner |
        | QH    | Joker | AD | B      |
        | Joker | 4D    | JH | D      |
        | KH    | Joker | AH | D      |

    @foster-1914.p355.joker.wins-plain
    Scenario: Without the joker no heart wins on a plain suit
      Given the game is foster-1914/joker
      When these tricks are played
        | A   | B  | C  | D  |
        | *9D | AH | 4D | 3D |
      Then A wins the trick

    @foster-1914.p356.joker.not-following @foster-1914.p356.joker.get-rid
    Scenario Outline: Under a high heart even a player who holds the suit may discard the joker
      Given the game is foster-1914/joker
      And A has in hand 9D
      And B has in hand <heart>
      And C has in hand 4D 5C Joker
      When A is to lead
      And A plays 9D
      And B plays <heart>
      Then C may play 4D Joker
      And C may not play 5C, by foster-1914.law-22

      Examples:
        | heart |
        | JH    |
        | AH    |

    @foster-1914.p356.joker.get-rid @worked
    Scenario: Under the ten a player who holds the suit may not discard the joker
      Given the game is foster-1914/joker
      And A has in hand 9D
      And B has in hand 10H
      And C has in hand 4D Joker
      When A is to lead
      And A plays 9D
      And B plays 10H
      Then C may play 4D

  Rule: Settling

    @foster-1914.p356.joker.value @foster-1914.p356.joker.discarder @foster-1914.p356.joker.rest
    Scenario: The joker's taker pays five to the player who lost it, and the rest is settled as at Sweepstakes
      Given the game is foster-1914/joker
      And B got rid of the joker
      When the cards taken are
        | A | Joker 3H 4H        |
        | B | 5H 6H 7H 8H        |
        | C | 9H 10H JH QH KH AH |
        | D | -                  |
      Then the settlement is
        |   | pays | draws | net |
        | A | 7    | 0     | −7  |
        | B | 4    | 5     | +1  |
        | C | 6    | 0     | −6  |
        | D | 0    | 12    | +12 |
      And the pool is empty
      And the settlement rests on foster-1914.p356.joker.discarder

    @foster-1914.p356.joker.self-capture
    Scenario: A player who was dealt the joker and takes it pays the pool
      Given the game is foster-1914/joker
      And A threw the joker
      When the cards taken are
        | A | Joker 3H 4H        |
        | B | 5H 6H 7H 8H        |
        | C | 9H 10H JH QH KH AH |
        | D | -                  |
      Then the net is
        | A  | B  | C  | D   |
        | −7 | −4 | −6 | +17 |
      And the settlement rests on foster-1914.p356.joker.self-capture

    @foster-1914.p356.joker.rest
    Scenario: A player who has the joker and no heart is not clear
      Only D is clear, and wins; if A were clear as well, two would divide.

      Given the game is foster-1914/joker
      And C got rid of the joker
      When the cards taken are
        | A | Joker            |
        | B | AH KH            |
        | C | the other hearts |
        | D | -                |
      Then the net is
        | A  | B  | C  | D   |
        | −5 | −2 | −5 | +12 |
      And the pool is empty
