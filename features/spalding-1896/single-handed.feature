Feature: Single-handed Hearts, for two
  Each player is dealt thirteen cards, and the other twenty-six are face down between the two. After every trick both draw,
  the winner first, and so keep thirteen until the stock is gone. Players must follow suit from first to last. The player
  with fewer hearts in the end does better.

  Background:
    Given the game is spalding-1896/single-handed

  Rule: The deal

    @spalding-1896.p19.single-handed.definition
    Scenario: Single-handed Hearts is for two and no more
      Then the game is for 2 players
      When 3 sit down to play
      Then they cannot play so

    @spalding-1896.rule-13.single-handed @spalding-1896.p20.single-handed.deal
    Scenario: Each of two players has thirteen cards, and twenty-six to draw from
      Then no card is left out
      And the pack has 52 cards
      And each player is dealt 13 cards
      And 26 cards are left over as a stock

    @spalding-1896.p20.single-handed.deal @spalding-1896.rule-13
    Scenario: The cards are dealt one at a time, the dealer's adversary first
      Given B deals
      When the pack is dealt with the lowest club on top
      Then the 1st card goes to A
      And the 2nd card goes to B
      And the 3rd card goes to A
      And the 26th card goes to B

    @spalding-1896.rule-07.six
    Scenario: Between two players the cards that six leave out are no question
      When they choose two-of-hearts for the option six-handed
      Then they cannot play so

    @spalding-1896.rule-26.forfeit
    Scenario: Between two players the size of a forfeit is no question
      They settle with each other, and have no pool for it.

      When they choose 2 for the option forfeit
      Then they cannot play so

  Rule: Playing and drawing

    @spalding-1896.p20.single-handed.nondealer-leads
    Scenario: The dealer's adversary leads any card
      Given A deals
      And the hands are
        | A | 2C 4C 6C 8C 10C QC AC 2D 4D 6D 8D 10D QD |
        | B | 3C 5C 7C 9C JC KC 3D 5D 7D 9D JD KD 4H   |
      Then B is to lead
      And B may play any card

    @spalding-1896.p20.single-handed.draw @spalding-1896.p20.single-handed.trick
    @spalding-1896.p20.single-handed.follow
    Scenario: After each trick the winner draws the top card, and then the loser
      With the stock still on the table both must follow suit, even with cards they have just drawn.

      Given B deals
      And the stock from the top is 5H KS 2S
      And the hands are
        | A | 2C 4C 6C 8C 10C QC AC 2D 4D 6D 8D 10D QD |
        | B | 3C 5C 7C 9C JC KC 3D 5D 7D 9D JD KD AD   |
      When these tricks are played
        | A    | B  |
        | *10C | JC |
      Then B wins the trick
      And B draws 5H from the stock
      And A draws KS from the stock
      And A holds 13 cards
      And B holds 13 cards
      And B is to lead
      When these tricks are played
        | A  | B   |
        | 2D | *KD |
      Then B draws 2S from the stock
      And A draws 3S from the stock
      When B plays 2S
      Then A may play 3S KS
      And A may not play AC, by spalding-1896.p20.single-handed.follow
      When A plays KS
      Then A wins the trick
      And A draws 4S from the stock
      And B draws 5S from the stock

    @spalding-1896.p20.single-handed.stock-out
    Scenario: When the stock is gone the players play out their hands
      Given A has in hand 5C 9D
      And B has in hand 7C 2D
      And the stock from the top is 3S 4S
      When A is to lead
      And these tricks are played
        | A   | B  |
        | *5C | 7C |
      Then B draws 3S from the stock
      And A draws 4S from the stock
      When these tricks are played
        | A  | B   |
        | 4S | *3S |
      Then A wins the trick
      And nobody draws from the stock
      When these tricks are played
        | A   | B  |
        | *9D | 2D |
      Then 3 tricks have been played and the deal is over

    @spalding-1896.p20.single-handed.stock-out @spalding-1896.p20.single-handed.draw
    @spalding-1896.p20.single-handed.count
    Scenario: Two players play twenty-six tricks in all
      A holds every club, B every diamond, and the stock is spades and hearts by turns. A wins the first thirteen tricks
      with clubs, and each time draws a spade. B, who discards diamonds, draws a heart. No card is left to draw then; A
      leads spades, and B gives A all the hearts.

      Given B deals
      And the stock from the top is 2S 2H 3S 3H 4S 4H 5S 5H 6S 6H 7S 7H 8S 8H 9S 9H 10S 10H JS JH QS QH KS KH AS AH
      And the hands are
        | A | 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC |
        | B | 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD |
      When these tricks are played
        | A    | B   |
        | *2C  | 2D  |
        | *3C  | 3D  |
        | *4C  | 4D  |
        | *5C  | 5D  |
        | *6C  | 6D  |
        | *7C  | 7D  |
        | *8C  | 8D  |
        | *9C  | 9D  |
        | *10C | 10D |
        | *JC  | JD  |
        | *QC  | QD  |
        | *KC  | KD  |
        | *AC  | AD  |
      Then A draws AS from the stock
      And B draws AH from the stock
      And the tricks have cost
        | A | 0 |
        | B | 0 |
      When these tricks are played
        | A    | B   |
        | *2S  | 2H  |
        | *3S  | 3H  |
        | *4S  | 4H  |
        | *5S  | 5H  |
        | *6S  | 6H  |
        | *7S  | 7H  |
        | *8S  | 8H  |
        | *9S  | 9H  |
        | *10S | 10H |
        | *JS  | JH  |
        | *QS  | QH  |
        | *KS  | KH  |
        | *AS  | AH  |
      Then nobody draws from the stock
      And 26 tricks have been played and the deal is over
      And A has taken 13 hearts
      When the deal is settled
      Then A pays 13 chips
      And B draws 13 chips

    @spalding-1896.p21.single-handed.count-example @worked
    Scenario: A takes the four highest hearts in three tricks
      Nine of the suit are then still to come.

      When these tricks are played
        | A    | B  |
        | *KD  | JH |
        | *KH  | QH |
        | *10C | AH |
      Then A has taken 4 hearts
      And B has taken 0 hearts

  Rule: Settling

    @spalding-1896.p20.single-handed.count @spalding-1896.p20.single-handed.object
    @spalding-1896.p20.single-handed.opening
    Scenario Outline: The player with more hearts pays the difference
      The text does not say how hearts are paid for. The player with more pays the difference; thirteen never divide evenly.

      When the hearts taken are
        | A | <more>  |
        | B | <fewer> |
      Then the settlement is
        |   | pays  | draws | net    |
        | A | <pay> | 0     | −<pay> |
        | B | 0     | <pay> | +<pay> |
      And the deal is settled in chips
      And the settlement rests on an assumption about Paid on
      And the settlement rests on an assumption about Paid to

      Examples:
        | more | fewer | pay |
        | 9    | 4     | 5   |
        | 7    | 6     | 1   |

    Scenario: What the book does not say of Single-handed Hearts
      Given the game is spalding-1896/single-handed
      Then the book is silent on
        | The joker                               |
        | Twin cards                              |
        | The widow                               |
        | Chips to begin with                     |
        | Passing                                 |
        | The first trick                         |
        | Hearts broken by                        |
        | Broken when                             |
        | A leader with only hearts               |
        | A leader with only hearts and the queen |
        | The queen of spades                     |
        | Bonuses                                 |
        | Taking everything                       |
        | Who pays                                |
        | How often                               |
        | Chips drawn for each not taken          |
        | The pool                                |
        | The odd chip                            |
        | Winning a Jack                          |
        | Pot                                     |
        | Limit                                   |
        | Won by                                  |
        | A tie at the end                        |
        | The auction                             |
        | Tournament                              |
        | Fine for a revoke                       |
        | Fine paid to                            |
        | Revoking to avoid taking all the hearts |
        | The trick of a revoke                   |
        | A revoke after bidding                  |
        | Taking up your cards                    |
        | Taking a card back                      |
        | Two against a third                     |
        | A leaver's chips in a Jack              |
