Feature: Domino Hearts
  Each player has six cards, and the rest of the pack is face down. A player who cannot follow suit draws card by card until
  able to. When all but one are out of cards, that player takes the rest of the stock. Hearts are counted up to thirty-one,
  and then the player with the fewest wins.

  Background:
    Given the game is foster-1914/domino

  Rule: The deal

    @foster-1914.p357.domino.deal
    Scenario Outline: Each player has six cards, and the rest are a stock
      Cards are left out for three, five and six players as in any game.

      Given the game is foster-1914/domino for <players> players
      Then each player is dealt 6 cards
      And <stock> cards are left over to draw from until one can follow suit

      Examples:
        | players | stock |
        | 2       | 40    |
        | 3       | 33    |
        | 4       | 28    |
        | 5       | 20    |
        | 6       | 12    |

  Rule: Drawing until one can follow

    @foster-1914.p357.domino.draw
    Scenario: A player without clubs draws until a club comes
      The first club that B draws is the last card, and B must play it. A leads another, and B draws again.

      Given the game is foster-1914/domino for 2 players
      And B deals
      And the stock from the top is KH 10D 4C 2C 6C
      And the hands are
        | A | 5C 9C KD 4H 8S QS |
        | B | 7D 9D JD 2H 6H 3S |
      When A plays 5C
      Then B draws KH 10D 4C to follow suit
      And B holds 9 cards
      And B may play 4C
      And B may not play KH, by foster-1914.p351.playing.follow
      When B plays 4C
      Then A wins the trick
      And B draws KH 10D 4C to follow suit
      And A holds 5 cards
      And 37 cards are left in the stock
      When A plays 9C
      Then B draws 2C to follow suit
      When B plays 2C
      Then A wins the trick
      And 36 cards are left in the stock

    @foster-1914.p357.domino.draw
    Scenario: A player who can follow suit draws nothing
      Given the game is foster-1914/domino for 2 players
      And B deals
      And the hands are
        | A | 5C 9C KD 4H 8S QS |
        | B | 7D 9D JD 2H 6H 3S |
      When A plays KD
      Then nobody draws to follow suit
      And B may play 7D 9D JD

    @foster-1914.p357.domino.draw
    Scenario: Each player draws in turn
      C draws below the cards that B has drawn, and the card that B found does not help C.

      Given the game is foster-1914/domino for 3 players
      And C deals
      And the stock from the top is KH 4C 10D 2D 6C AS
      And the hands are
        | A | 5C 9C KD 4H 8S QS |
        | B | 7D 9D JD 2H 6H 3S |
        | C | 3D 4D 5D 3H 7H 4S |
      When A plays 5C
      Then B draws KH 4C to follow suit
      And C holds 6 cards
      When B plays 4C
      Then C draws 10D 2D 6C to follow suit
      When C plays 6C
      Then C wins the trick
      And C holds 8 cards
      And 28 cards are left in the stock

    @foster-1914.p357.domino.draw @foster-1914.p351.playing.discard
    Scenario: When the stock is gone a void player may play any card
      B draws the last two cards, neither of them a club. B discards a heart on the trick, and another on the next; then A
      has no more cards and B keeps two.

      Given the game is foster-1914/domino for 2 players
      And A has in hand 5C 9C
      And B has in hand 7D 2H 3S
      And the stock from the top is KH 10D
      When A is to lead
      And A plays 5C
      Then B draws KH 10D to follow suit
      And 0 cards are left in the stock
      And B may play any card
      When B plays KH
      Then A wins the trick
      When A plays 9C
      Then nobody draws to follow suit
      When B plays 2H
      Then 2 tricks have been played and the deal is over
      And A has taken 2 hearts
      And B takes what is left in hand, 7D 10D 3S

  Rule: Players who run out of cards

    Scenario: A player who wins with their last card leaves the lead to the next on their left who has cards
      A has the trick, and no card to lead. By another rule C, who led it, would lead again.

      Given the game is foster-1914/domino for 3 players
      And A has in hand QC
      And B has in hand 5C 7D 6S
      And C has in hand 4C 8D 9S
      When C is to lead
      And these tricks are played
        | A  | B  | C   |
        | QC | 5C | *4C |
      Then A wins the trick
      And B is to lead

    Scenario: A player without cards is passed over from then on
      Given the game is foster-1914/domino for 3 players
      And A has in hand QC
      And B has in hand 5C 7D 6S
      And C has in hand 4C 8D 9S 2H
      When C is to lead
      And these tricks are played
        | A  | B  | C   |
        | QC | 5C | *4C |
        |    | 7D | 8D  |
        |    | 6S | 9S  |
      Then the tricks are won by
        | A | C | C |
      And 3 tricks have been played and the deal is over
      And C takes what is left in hand, 2H
      And C has taken 1 hearts

    @foster-1914.p357.domino.last-player @foster-1914.p357.domino.count
    Scenario: The last player with cards takes the rest of the stock
      A wins the last trick, but B still has a card. The hearts of the stock count against B, and so does the one in B's
      hand, which can count against nobody else.

      Given the game is foster-1914/domino for 2 players
      And A has in hand 9C
      And B has in hand 7C 4H
      And the stock from the top is KH 10D 2C QH
      When A is to lead
      And these tricks are played
        | A   | B  |
        | *9C | 7C |
      Then A wins the trick
      And 1 tricks have been played and the deal is over
      And B takes what is left of the stock, KH 10D 2C QH
      And B takes what is left in hand, 4H
      And B has taken 3 hearts
      And A has taken 0 hearts

    @foster-1914.p357.domino.last-player
    Scenario: If all play their last card to one trick, the last to play takes the rest of the stock
      Given the game is foster-1914/domino for 2 players
      And A has in hand 9C
      And B has in hand 7C
      And the stock from the top is KH 10D
      When A is to lead
      And these tricks are played
        | A   | B  |
        | *9C | 7C |
      Then A wins the trick
      And B takes what is left of the stock, KH 10D
      And B has taken 1 hearts

  Rule: Thirty-one

    @foster-1914.p357.domino.count @foster-1914.p357.domino.thirty-one
    Scenario: Hearts are scored, and nothing is paid
      When the hearts taken are
        | A | B | C | D |
        | 6 | 0 | 4 | 3 |
      Then the deal is settled in points
      And the net is
        | A  | B | C  | D  |
        | +6 | 0 | +4 | +3 |
      And the settlement rests on foster-1914.p357.domino.count

    @foster-1914.p357.domino.thirty-one
    Scenario: When one player has thirty-one, the player with the fewest wins
      Given the scores stand at
        | A  | B  | C  | D  |
        | 25 | 20 | 28 | 12 |
      When the hearts taken are
        | A | B | C | D |
        | 4 | 2 | 3 | 4 |
      Then the scores are
        | A  | B  | C  | D  |
        | 29 | 22 | 31 | 16 |
      And the game is over and D wins
      And the game is over, because a score reached the limit

    @foster-1914.p357.domino.thirty-one
    Scenario: At thirty the game goes on
      Given the scores stand at
        | A  | B  | C  | D  |
        | 25 | 20 | 27 | 12 |
      When the hearts taken are
        | A | B | C | D |
        | 4 | 2 | 3 | 4 |
      Then the game goes on

    @foster-1914.law-15.forfeit
    Scenario: Domino Hearts has no pool for a forfeit
      When they choose 2 for the option forfeit
      Then they cannot play so

    Scenario: In Domino Hearts a revoker has nothing to win
      Then the word of the rules for A revoker wins is nothing
      And what is said of A revoker wins is assumed

    Scenario: What the book does not say of Domino Hearts
      Then the book is silent on
        | The joker                               |
        | Twin cards                              |
        | The widow                               |
        | The first trick                         |
        | Hearts broken by                        |
        | Broken when                             |
        | A leader with only hearts               |
        | A leader with only hearts and the queen |
        | The queen of spades                     |
        | Taking no trick                         |
        | Bonuses with a moon                     |
        | Taking everything                       |
        | A tie at the end                        |
        | The auction                             |
        | Tournament                              |
        | Fine for a revoke                       |
        | Fine paid to                            |
        | Revoking to avoid taking all the hearts |
        | The trick of a revoke                   |
        | A revoke after bidding                  |
        | Passing                                 |
        | Payment                                 |
        | Chips drawn for each not taken          |
        | The pool                                |
        | The odd chip                            |
        | Winning a Jack                          |
        | Leaving the game                        |
        | Pot                                     |
        | One hand short, one long                |
        | Forfeit for unequal hands               |
        | A card too few                          |
        | Taking up your cards                    |
        | Taking a card back                      |
        | Talking about the cards                 |
        | Two against a third                     |
        | A leaver's chips in a Jack              |

    Scenario Outline: What is assumed for errors of play in Domino Hearts
      Then what is said of <subject> is assumed

      Examples:
        | subject              |
        | A lead without cards |
        | What is left in hand |
        | Missing a trick      |
