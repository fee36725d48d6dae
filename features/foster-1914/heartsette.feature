Feature: Heartsette
  Hearts with a widow: a few cards are face down in the middle, and the first trick takes them. Only its winner may look at
  them, so the others cannot tell whether that player is loaded. The pool is settled as at Sweepstakes.

  Rule: The widow

    @foster-1914.p357.heartsette.four @foster-1914.p357.heartsette.widow
    Scenario: Four leave out the deuce of spades
      Given the game is foster-1914/heartsette
      Then the cards left out are 2S
      And the pack has 51 cards
      And each player is dealt 12 cards
      And 3 cards are left over as a widow

    @foster-1914.p357.heartsette.full-pack @foster-1914.p357.heartsette.five @foster-1914.p357.heartsette.six
    Scenario Outline: <players> players play with the full pack
      Given the game is foster-1914/heartsette for <players> players
      Then no card is left out
      And each player is dealt <hand> cards
      And <left> cards are left over as a widow
      And what is said of Cards left out rests on foster-1914.p357.heartsette.full-pack

      Examples:
        | players | hand | left |
        | 5       | 10   | 2    |
        | 6       | 8    | 4    |

    @foster-1914.p357.heartsette.three
    Scenario: Three players cannot have both the full pack and a widow of three
      Forty-nine cards do not divide by three. We keep the number, and leave out the deuce of spades as three players do
      elsewhere.

      Given the game is foster-1914/heartsette for 3 players
      Then the cards left out are 2S
      And each player is dealt 16 cards
      And 3 cards are left over as a widow

    @foster-1914.p357.heartsette.full-pack
    Scenario: Three players may also keep the full pack
      Given the game is foster-1914/heartsette for 3 players
      And the option three-handed-widow is full-pack
      Then no card is left out
      And each player is dealt 16 cards
      And 4 cards are left over as a widow

    @foster-1914.p357.heartsette.full-pack
    Scenario: From three to six may play Heartsette
      Given the game is foster-1914/heartsette
      Then the game is for 3, 4, 5 and 6 players
      When 2 sit down to play
      Then they cannot play so

  Rule: The first trick

    @foster-1914.p357.heartsette.first-trick @foster-1914.p357.heartsette.look
    Scenario: The player who wins the first trick takes the widow, with the heart in it, and alone may look at it
      Given the game is foster-1914/heartsette
      And D deals
      And the widow is KD 9S 3H
      And the hands are
        | A | 2C 3C 4C 5C 2D 3D 4D 5D 3S 4S 2H 4H  |
        | B | 6C 7C 8C 6D 7D 8D 5S 6S 7S 5H 6H 7H  |
        | C | 9C 10C JC 9D 10D JD 8S 10S JS 8H 9H 10H |
        | D | the rest                             |
      Then nobody has taken the widow yet
      And D may not look at the widow
      When these tricks are played
        | A   | B  | C  | D  |
        | *5C | 6C | 9C | AC |
      Then D wins the trick
      And D has taken the widow
      And D may look at the widow
      And A may not look at the widow
      And the tricks have cost
        | A | B | C | D |
        | 0 | 0 | 0 | 1 |

  Rule: Settling

    @foster-1914.p357.heartsette.settling
    Scenario: The pool is won, divided or left as a Jack
      Given the game is foster-1914/heartsette
      When the hearts taken are
        | A | B | C | D |
        | 2 | 0 | 6 | 5 |
      Then B draws 13 chips
      When the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then the net is
        | A  | B  | C  | D  |
        | +6 | +6 | −6 | −7 |
      When the hearts taken are
        | A | B | C | D |
        | 1 | 2 | 3 | 7 |
      Then a Jack of 14 stands in the pool

    @foster-1914.p357.heartsette.settling
    Scenario: What was left over is won or divided with the next pool
      Given the game is foster-1914/heartsette
      When the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      And the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then the net is
        | A  | B  | C  | D  |
        | +7 | +7 | −6 | −7 |
      When the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      And the hearts taken are
        | A | B | C | D |
        | 2 | 0 | 6 | 5 |
      Then B draws 14 chips
      And the pool is empty

    @foster-1914.p357.heartsette.settling
    Scenario: Of three players one alone wins the pool, and what is left from a Jack
      Given the game is foster-1914/heartsette for 3 players
      When the hearts taken are
        | A | B | C |
        | 3 | 4 | 6 |
      Then a Jack of 13 stands in the pool
      When the hearts taken are
        | A | B | C |
        | 0 | 5 | 8 |
      Then A draws 26 chips
      And the pool is empty

    @foster-1914.p357.heartsette.settling @foster-1914.law-29.three
    Scenario: One player with all the hearts leaves a Jack
      Given the game is foster-1914/heartsette
      When the hearts taken are
        | A | B | C | D  |
        | 0 | 0 | 0 | 13 |
      Then a Jack of 13 stands in the pool
      And the settlement rests on foster-1914.law-29.three
