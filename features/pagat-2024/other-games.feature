Feature: Cancellation, Spot Hearts and Black Maria at pagat.com
  Two packs for six to ten, hearts that count their numbers, and the British game.

  Rule: Cancellation Hearts

    @pagat-2024.cancellation.players
    Scenario: Six to ten play with two packs
      Given the game is pagat-2024/cancellation
      Then the game is for 6, 7, 8, 9 and 10 players

    @pagat-2024.cancellation.deal
    Scenario Outline: What is left over is a kitty: <players> players
      Given the game is pagat-2024/cancellation for <players> players
      Then no card is left out
      And the pack has 104 cards
      And each player is dealt <hand> cards
      And <left> cards are left over as a widow

      Examples:
        | players | hand | left |
        | 6       | 17   | 2    |
        | 7       | 14   | 6    |
        | 9       | 11   | 5    |
        | 10      | 10   | 4    |

    @pagat-2024.cancellation.deal
    Scenario: Eight have none left over
      Given the game is pagat-2024/cancellation for 8 players
      Then the pack has 104 cards
      And each player is dealt 13 cards
      And every card of the pack is dealt

    @pagat-2024.cancellation.lead
    Scenario: The player on the dealer's left leads any card, but no heart
      Given the game is pagat-2024/cancellation for 6 players
      And A has in hand 3C QD 9S 4H
      And it is the first trick
      When A is to lead
      Then A may play 3C QD 9S
      And what is said of Opening lead rests on pagat-2024.cancellation.lead
      And the word of the rules for Opening lead is eldest
      And the word of the rules for Card led first is any-card

    @pagat-2024.cancellation.cancel
    Scenario: Twins cannot win, but count
      Given the game is pagat-2024/cancellation for 6 players
      When these tricks are played
        | A   | B  | C  | D  | E  | F  |
        | *5S | QS | 9S | QS | 2H | 2H |
      Then C wins the trick
      And the tricks have cost
        | A | B | C  | D | E | F |
        | 0 | 0 | 28 | 0 | 0 | 0 |

    @pagat-2024.cancellation.held-over @worked
    Scenario: A trick without a winner goes with the next, and the same player leads
      Given the game is pagat-2024/cancellation for 6 players
      When these tricks are played
        | A   | B  | C  | D  | E  | F  |
        | *JC | 7D | 6D | JC | 5S | 2H |
        | *9D | KD | 8D | 4D | 5D | 3D |
      Then the tricks are won by
        | - | B |
      And the tricks have cost
        | A | B | C | D | E | F |
        | 0 | 1 | 0 | 0 | 0 | 0 |

    @pagat-2024.cancellation.last-trick
    Scenario: A last trick without a winner goes to whoever won the one before
      B won the trick before, and leads the last; the two jacks cancel, and nobody else follows.

      Given the game is pagat-2024/cancellation for 6 players
      And A has in hand 3D 7D
      And B has in hand KD JC
      And C has in hand 8D 6D
      And D has in hand 4D JC
      And E has in hand 5D 5S
      And F has in hand 9D 2H
      When A is to lead
      And these tricks are played
        | A  | B  | C  | D  | E  | F  |
        | 3D | KD | 8D | 4D | 5D | 9D |
      Then B wins the trick
      When these tricks are played
        | A  | B   | C  | D  | E  | F  |
        | 7D | *JC | 6D | JC | 5S | 2H |
      Then the tricks have cost
        | A | B | C | D | E | F |
        | 0 | 1 | 0 | 0 | 0 | 0 |

    @pagat-2024.cancellation.players
    Scenario: Neither a pass nor a slam is spoken of
      Given the game is pagat-2024/cancellation
      Then the book is not silent on Twins on one trick
      And no cards are passed
      When the cards taken are
        | A | -                |
        | B | all hearts QS QS |
        | C | -                |
        | D | -                |
        | E | -                |
        | F | -                |
      Then the net is
        | A | B   | C | D | E | F |
        | 0 | +52 | 0 | 0 | 0 | 0 |

    @pagat-2024.cancellation.players
    Scenario Outline: Choices that Cancellation does not offer
      Given the game is pagat-2024/cancellation
      When they choose <choice> for the option <option>
      Then they cannot play so

      Examples:
        | option           | choice         |
        | odd-cards        | left-out       |
        | kitty            | four-cards     |
        | passing          | no-hold        |
        | passing-of-three | no-hold        |
        | passing-of-five  | no-hold        |
        | opening          | left-of-dealer |
        | moon             | up             |
        | sun              | yes            |
        | partners         | apart          |

    @pagat-2024.cancellation.players
    Scenario: What is not said of Cancellation
      Given the game is pagat-2024/cancellation
      Then the book is silent on
        | The joker                           |
        | Chips to begin with                 |
        | Cutting for deal                    |
        | First card                          |
        | Next dealer                         |
        | Looking at the widow                |
        | The auction                         |
        | Nothing but barred cards            |
        | Following to the first trick        |
        | Bonuses                             |
        | Taking everything                   |
        | Payment                             |
        | Chips drawn for each not taken      |
        | The pool                            |
        | The odd chip                        |
        | Winning a Jack                      |
        | Pot                                 |
        | A tie at the end                    |
        | Tournament                          |
        | Irregular play                      |
        | Passing                             |

  Rule: Spot Hearts

    @pagat-2024.spot.values
    Scenario: A heart counts its number
      D has those from three to nine, which are 42, and the queen of spades.

      Given the game is pagat-2024/spot
      When the cards taken are
        | A | 2H 10H              |
        | B | JH QH               |
        | C | KH AH               |
        | D | QS the other hearts |
      Then the net is
        | A   | B   | C   | D   |
        | +12 | +23 | +27 | +67 |

    @pagat-2024.spot.values
    Scenario: Everything in Spot Hearts is 129, and no slam
      Given the game is pagat-2024/spot
      When the cards taken are
        | A | -             |
        | B | all hearts QS |
        | C | -             |
        | D | -             |
      Then the net is
        | A | B    | C | D |
        | 0 | +129 | 0 | 0 |

    @pagat-2024.spot.option.tens @worked
    Scenario: By choice a court card counts ten, and the ace fifteen
      D has those from five to ten, which are 45, the ace and the queen of spades.

      Given the game is pagat-2024/spot
      And the option courts is ten-each
      When the cards taken are
        | A | JH 2H                  |
        | B | QH 3H                  |
        | C | KH 4H                  |
        | D | AH QS the other hearts |
      Then the net is
        | A   | B   | C   | D   |
        | +12 | +13 | +14 | +85 |

    @pagat-2024.spot.target
    Scenario Outline: Five hundred end the game: <before> and 25 more
      Given the game is pagat-2024/spot
      And the scores stand at
        | A        | B   | C   | D   |
        | <before> | 300 | 200 | 250 |
      When the cards taken are
        | A | QS         |
        | B | all hearts |
        | C | -          |
        | D | -          |
      Then <end>

      Examples:
        | before | end                         |
        | 475    | the game is over and C wins |
        | 474    | the game goes on            |

    @pagat-2024.spot.values
    Scenario Outline: Choices that Spot Hearts does not offer
      Given the game is pagat-2024/spot
      When they choose <choice> for the option <option>
      Then they cannot play so

      Examples:
        | option   | choice |
        | moon     | up     |
        | sun      | yes    |
        | partners | apart  |

    @pagat-2024.spot.values
    Scenario: What is not said of Spot Hearts
      Given the game is pagat-2024/spot
      Then the book is silent on
        | The joker                           |
        | Chips to begin with                 |
        | Cutting for deal                    |
        | First card                          |
        | Next dealer                         |
        | The auction                         |
        | Nothing but barred cards            |
        | Following to the first trick        |
        | Bonuses                             |
        | Taking everything                   |
        | Payment                             |
        | Chips drawn for each not taken      |
        | The pool                            |
        | The odd chip                        |
        | Winning a Jack                      |
        | Pot                                 |
        | A tie at the end                    |
        | Tournament                          |
        | Irregular play                      |
        | Twin cards                          |

  Rule: Black Maria

    @pagat-2024.black-maria.three @pagat-2024.black-maria.four
    Scenario: Three or four may play
      Given the game is pagat-2024/black-maria
      Then the game is for 3 and 4 players
      And no card is left out
      And each player is dealt 13 cards

    @pagat-2024.black-maria.three
    Scenario: Three leave out the two of clubs
      Given the game is pagat-2024/black-maria for 3 players
      Then the cards left out are 2C
      And each player is dealt 17 cards
      And every card of the pack is dealt

    @pagat-2024.black-maria.pass
    Scenario Outline: Three cards to the right in every deal: <players> players
      Given the game is pagat-2024/black-maria for <players> players
      And it is deal number <deal>
      Then 3 cards are passed to the right

      Examples:
        | players | deal |
        | 3       | 1    |
        | 3       | 2    |
        | 4       | 1    |
        | 4       | 4    |

    @pagat-2024.black-maria.option.pass-left
    Scenario Outline: Some pass to the left: <players> players
      Given the game is pagat-2024/black-maria for <players> players
      And the option way is left
      And it is deal number 2
      Then 3 cards are passed to the left

      Examples:
        | players |
        | 3       |
        | 4       |

    @pagat-2024.black-maria.lead @pagat-2024.black-maria.hearts
    Scenario: The player on the dealer's left leads any card
      Given the game is pagat-2024/black-maria
      And D deals
      And A has in hand 3C QD 9S 4H
      And it is the first trick
      When A is to lead
      Then A may play any card
      And what is said of Opening lead rests on pagat-2024.black-maria.lead
      And the word of the rules for Opening lead is eldest

    @pagat-2024.black-maria.hearts
    Scenario: Hearts may be led at any time
      Given the game is pagat-2024/black-maria
      And A has in hand 3C 9H
      When A is to lead
      Then A may play any card

    @pagat-2024.black-maria.values
    Scenario: By the first scheme the queen alone counts of the spades
      Given the game is pagat-2024/black-maria
      When the cards taken are
        | A | QS         |
        | B | KS AS      |
        | C | all hearts |
        | D | -          |
      Then the net is
        | A   | B | C   | D |
        | +13 | 0 | +13 | 0 |

    @pagat-2024.black-maria.three
    Scenario: To take everything is no feat
      Given the game is pagat-2024/black-maria
      When the cards taken are
        | A | all hearts QS |
        | B | -             |
        | C | -             |
        | D | -             |
      Then the net is
        | A   | B | C | D |
        | +26 | 0 | 0 | 0 |

    @pagat-2024.black-maria.option.spades
    Scenario: By the second the king is ten and the ace seven, 43 in all
      Given the game is pagat-2024/black-maria
      And the option scoring is spades
      When the cards taken are
        | A | QS         |
        | B | KS         |
        | C | all hearts |
        | D | AS         |
      Then the net is
        | A   | B   | C   | D  |
        | +13 | +10 | +13 | +7 |
      And the scores of the deal add up to 43

    @pagat-2024.black-maria.option.spots
    Scenario: By the third hearts count their number
      D has those from five to ten, which are 45, the ace and the queen of spades.

      Given the game is pagat-2024/black-maria
      And the option scoring is spots
      When the cards taken are
        | A | JH 2H                  |
        | B | QH 3H                  |
        | C | KH 4H                  |
        | D | AH QS the other hearts |
      Then the net is
        | A   | B   | C   | D   |
        | +12 | +13 | +14 | +85 |

    @pagat-2024.black-maria.option.spots
    Scenario: Where hearts count their number the limit is 500
      Given the game is pagat-2024/black-maria
      And the option scoring is spots
      And the scores stand at
        | A   | B   | C   | D   |
        | 474 | 300 | 200 | 250 |
      When the cards taken are
        | A | QS         |
        | B | all hearts |
        | C | -          |
        | D | -          |
      Then the game goes on

    @pagat-2024.black-maria.option.spots
    Scenario: Five hundred are reached
      Given the game is pagat-2024/black-maria
      And the option scoring is spots
      And the scores stand at
        | A   | B   | C   | D   |
        | 475 | 300 | 200 | 250 |
      When the cards taken are
        | A | QS         |
        | B | all hearts |
        | C | -          |
        | D | -          |
      Then the game is over and C wins

    @pagat-2024.black-maria.three
    Scenario Outline: Choices that Black Maria does not offer
      Given the game is pagat-2024/black-maria
      When they choose <choice> for the option <option>
      Then they cannot play so

      Examples:
        | option                | choice         |
        | odd-cards             | left-out       |
        | kitty                 | four-cards     |
        | passing               | no-hold        |
        | passing-of-three      | no-hold        |
        | passing-of-five       | no-hold        |
        | opening               | left-of-dealer |
        | breaking              | free           |
        | queen-breaks          | queen-too      |
        | only-hearts-and-queen | either         |
        | moon                  | up             |
        | sun                   | yes            |
        | partners              | apart          |

    @pagat-2024.black-maria.three
    Scenario: What is not said of Black Maria
      Given the game is pagat-2024/black-maria
      Then the book is silent on
        | The joker                               |
        | Chips to begin with                     |
        | Cutting for deal                        |
        | First card                              |
        | Next dealer                             |
        | The auction                             |
        | Nothing but barred cards                |
        | Following to the first trick            |
        | Bonuses                                 |
        | Taking everything                       |
        | Payment                                 |
        | Chips drawn for each not taken          |
        | The pool                                |
        | The odd chip                            |
        | Winning a Jack                          |
        | Pot                                     |
        | A tie at the end                        |
        | Tournament                              |
        | Irregular play                          |
        | Twin cards                              |
        | Hearts broken by                        |
        | Broken when                             |
        | A leader with only hearts               |
        | A leader with only hearts and the queen |
