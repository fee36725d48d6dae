Feature: Two-handed Hearts
  Two players hold thirteen cards each and draw from the rest of the pack after every trick, the winner first. When no card
  is left to draw they play out their hands. The player with more hearts pays the difference, or only the number above six.

  Background:
    Given the game is foster-1914/two-handed

  Rule: The deal

    @foster-1914.p354.two-handed.deal @foster-1914.law-8.two-handed @foster-1914.p350.dealing.two-handed
    Scenario: Each of two players has thirteen cards, and twenty-six are face down
      Then the game is for 2 players
      And no card is left out
      And each player is dealt 13 cards
      And 26 cards are left over as a stock

    @foster-1914.p354.two-handed.deal
    Scenario: Two-handed Hearts is for two and no more
      Only at a table of seven does one sit without cards; two players have no third at the table.

      When 3 sit down to play
      Then they cannot play so

    @foster-1914.law-15.forfeit
    Scenario: Between two players the size of a forfeit is no question
      They settle with each other, and have no pool for it.

      When they choose 2 for the option forfeit
      Then they cannot play so

  Rule: Playing and drawing

    @foster-1914.p354.two-handed.pone-leads @foster-1914.p349.players.pone
    Scenario: The pone leads any card
      Given A deals
      And the hands are
        | A | 2C 4C 6C 8C 10C QC AC 2D 4D 6D 8D 10D QD |
        | B | 3C 5C 7C 9C JC KC 3D 5D 7D 9D JD KD 4H   |
      Then B is to lead
      And B may play any card

    @foster-1914.p354.two-handed.draw @foster-1914.p354.two-handed.follow
    Scenario: After each trick the winner draws the top card, and the adversary the next
      Given B deals
      And the stock from the top is 5H KS 2S
      And the hands are
        | A | 2C 4C 6C 8C 10C QC AC 2D 4D 6D 8D 10D QD |
        | B | 3C 5C 7C 9C JC KC 3D 5D 7D 9D JD KD AD   |
      When A plays 10C
      Then B may play 3C 5C 7C 9C JC KC
      And B may not play AD, by foster-1914.p354.two-handed.follow
      When B plays JC
      Then B wins the trick
      And B draws 5H from the stock
      And A draws KS from the stock
      And A holds 13 cards
      And B holds 13 cards
      And B is to lead

    @foster-1914.p354.two-handed.stock-out
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

  Rule: Settling

    @foster-1914.p354.two-handed.difference @foster-1914.p354.two-handed.object @foster-1914.p354.two-handed.count
    Scenario Outline: The loser pays the difference in hearts
      When the hearts taken are
        | A | <more>  |
        | B | <fewer> |
      Then the settlement is
        |   | pays  | draws | net    |
        | A | <pay> | 0     | −<pay> |
        | B | 0     | <pay> | +<pay> |
      And B is paid <pay> chips by A
      And the deal is settled in chips
      And the settlement rests on foster-1914.p354.two-handed.difference

      Examples:
        | more | fewer | pay |
        | 9    | 4     | 5   |
        | 11   | 2     | 9   |
        | 13   | 0     | 13  |

    @foster-1914.p354.two-handed.above-six
    Scenario Outline: The loser pays for the hearts above six
      The loser has at least seven, since there are thirteen. The winner's hearts, six at most, cost nothing either.

      Given the option settling is above-six
      When the hearts taken are
        | A | <fewer> |
        | B | <more>  |
      Then the settlement is
        |   | pays  | draws | net    |
        | A | 0     | <pay> | +<pay> |
        | B | <pay> | 0     | −<pay> |
      And the settlement rests on foster-1914.p354.two-handed.above-six

      Examples:
        | more | fewer | pay |
        | 8    | 5     | 2   |
        | 9    | 4     | 3   |
        | 13   | 0     | 7   |

    @foster-1914.p354.two-handed.above-six @foster-1914.p354.two-handed.difference
    Scenario Outline: Seven against six costs one counter by either way
      Given the option settling is <way>
      When the hearts taken are
        | A | 7 |
        | B | 6 |
      Then A pays 1 chip
      And B draws 1 chip

      Examples:
        | way        |
        | difference |
        | above-six  |

    @foster-1914.p354.two-handed.pegged @foster-1914.p349.counters.two-pegged
    Scenario: Differences pegged over several deals add up to one payment
      B has five holes, A three, then B one. A pays three counters in the end, and the game is over when they choose.

      When the hearts taken are
        | A | 9 |
        | B | 4 |
      And the hearts taken are
        | A | 5 |
        | B | 8 |
      And the hearts taken are
        | A | 7 |
        | B | 6 |
      Then the chips held are
        | A | 47 |
        | B | 53 |
      And the game goes on

    @foster-1914.law-15.forfeit
    Scenario: Between two players there is no pool for a forfeit
      Given the hands of A and B had to be made equal
      When the hearts taken are
        | A | 9 |
        | B | 4 |
      Then A pays 5 chips
      And B draws 5 chips
      And the pool is empty

  Scenario: A revoker does not receive the other player's payment
    Then the word of the rules for A revoker wins is nothing
    And what is said of A revoker wins is assumed

  Scenario: What the book does not say of Two-handed Hearts
    Then the book is silent on
      | Dealer sits out                         |
      | The joker                               |
      | Twin cards                              |
      | The widow                               |
      | Passing                                 |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Taking no trick                         |
      | Bonuses with a moon                     |
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
      | Talking about the cards                 |
      | Two against a third                     |
      | A leaver's chips in a Jack              |
