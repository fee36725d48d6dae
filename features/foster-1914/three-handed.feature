Feature: Three-handed Hearts in 1914
  Three play without the deuce of spades, seventeen cards each. Foster names three ways of settling: Howell's, which he
  thinks the best; Sweepstakes, which many play; and payments of the difference by the player with the most.

  Background:
    Given the game is foster-1914/three-handed

  @foster-1914.p354.three-handed.deal @foster-1914.law-3.three @foster-1914.p349.cards.three-strip
  Scenario: Seventeen cards each, without the deuce of spades
    Then the game is for 3 players
    And the cards left out are 2S
    And each player is dealt 17 cards
    And every card of the pack is dealt

  @foster-1914.p354.three-handed.deal
  Scenario: Three-handed Hearts is for three and no more
    When 4 sit down to play
    Then they cannot play so

  @foster-1914.law-15.forfeit
  Scenario Outline: The forfeit needs a pool that can be won
    Given the option settling is <way>
    When they choose 2 for the option forfeit
    Then they cannot play so

    Examples:
      | way    |
      | howell |
      | excess |

  Rule: Howell's settling

    @foster-1914.p354.three-handed.howell @foster-1914.p353.howell.pay @foster-1914.p353.howell.draw
    @foster-1914.p353.howell.no-jacks
    Scenario: Each pays two for every heart taken and draws one for every heart not taken
      When the hearts taken are
        | A | B | C |
        | 4 | 9 | 0 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 8    | 9     | +1  |
        | B | 18   | 4     | −14 |
        | C | 0    | 13    | +13 |
      And all that is paid goes into the pool
      And the pool is empty
      And nobody wins the pool
      And the deal is settled in chips
      And the settlement rests on foster-1914.p354.three-handed.howell
      And the settlement rests on no assumption

    @foster-1914.p353.howell.no-jacks
    Scenario: When all have hearts, Howell's settling still makes no Jack
      When the hearts taken are
        | A | B | C |
        | 5 | 4 | 4 |
      Then the net is
        | A  | B  | C  |
        | −2 | +1 | +1 |
      And the pool is empty

    @foster-1914.p353.howell.hundred
    Scenario: By Howell's settling all begin with a hundred
      Then each player begins with 100 chips

    @foster-1914.law-15.forfeit
    Scenario: By Howell's settling nobody could win a forfeit, and none is paid
      Given the hands of A and B had to be made equal
      When the hearts taken are
        | A | B | C |
        | 4 | 9 | 0 |
      Then the net is
        | A  | B   | C   |
        | +1 | −14 | +13 |
      And the pool is empty

    Scenario: What the book does not say of Three-handed Hearts
      Then the book is silent on
        | Dealer sits out                         |
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
        | Passing                                 |
        | The odd chip                            |
        | Winning a Jack                          |
        | Pot                                     |
        | Taking up your cards                    |
        | Taking a card back                      |
        | Talking about the cards                 |
        | Two against a third                     |
        | A leaver's chips in a Jack              |

  Rule: Sweepstakes

    Background:
      Given the option settling is sweepstake

    @foster-1914.p354.three-handed.sweepstake @foster-1914.p352.sweepstake.one-clear
    Scenario: At Sweepstakes a lone clear player wins the pool
      When the hearts taken are
        | A | B | C |
        | 6 | 7 | 0 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 6    | 0     | −6  |
        | B | 7    | 0     | −7  |
        | C | 0    | 13    | +13 |
      And the pool is empty

    @foster-1914.p354.three-handed.sweepstake @foster-1914.p352.sweepstake.jack
    Scenario Outline: At Sweepstakes all have hearts, or one has them all, and there is a Jack
      When the hearts taken are
        | A   | B   | C   |
        | <a> | <b> | <c> |
      Then the net is
        | A    | B    | C    |
        | −<a> | −<b> | −<c> |
      And a Jack of 13 stands in the pool

      Examples:
        | what             | a | b  | c |
        | All have hearts  | 6 | 4  | 3 |
        | One has them all | 0 | 13 | 0 |

    @foster-1914.p354.three-handed.sweepstake @foster-1914.p349.counters.fifty
    Scenario: At Sweepstakes all three begin with fifty
      Then each player begins with 50 chips

    @foster-1914.p354.three-handed.sweepstake @foster-1914.law-15.forfeit
    Scenario: At Sweepstakes a forfeit is five counters, into the pool
      Given the hands of A and B had to be made equal
      When the hearts taken are
        | A | B | C |
        | 6 | 7 | 0 |
      Then the net is
        | A   | B   | C   |
        | −11 | −12 | +23 |

    @foster-1914.p354.three-handed.sweepstake @foster-1914.law-15.forfeit
    Scenario: At Sweepstakes the forfeit may be other than five
      Given the option forfeit is 2
      And the hands of A and B had to be made equal
      When the hearts taken are
        | A | B | C |
        | 6 | 7 | 0 |
      Then C draws 17 chips

  Rule: The player with the most pays the difference

    Background:
      Given the option settling is excess

    @foster-1914.p354.three-handed.most-pays
    Scenario: The player with the most pays each of the others the difference
      When the hearts taken are
        | A | B | C |
        | 7 | 4 | 2 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 8    | 0     | −8  |
        | B | 0    | 3     | +3  |
        | C | 0    | 5     | +5  |
      And B is paid 3 chips by A
      And C is paid 5 chips by A
      And the settlement rests on foster-1914.p354.three-handed.most-pays

    @foster-1914.p354.three-handed.two-most
    Scenario: Two who tie for the most both pay the low player
      When the hearts taken are
        | A | B | C |
        | 5 | 3 | 5 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 2    | 0     | −2  |
        | B | 0    | 4     | +4  |
        | C | 2    | 0     | −2  |

    @foster-1914.p354.three-handed.most-pays @foster-1914.p354.three-handed.two-most
    Scenario: If two tie for the fewest, the third pays both
      When the hearts taken are
        | A | B | C |
        | 2 | 9 | 2 |
      Then the net is
        | A  | B   | C  |
        | +7 | −14 | +7 |

    @foster-1914.p354.three-handed.no-jacks
    Scenario Outline: When the difference is paid there are no Jacks, whoever has the hearts
      When the hearts taken are
        | A   | B   | C   |
        | <a> | <b> | <c> |
      Then the pool is empty
      And nobody wins the pool

      Examples:
        | a | b  | c |
        | 5 | 4  | 4 |
        | 0 | 13 | 0 |

    @foster-1914.p354.three-handed.most-pays @foster-1914.p349.counters.fifty
    Scenario: When the difference is paid all begin with fifty counters
      Then each player begins with 50 chips

    @foster-1914.p354.three-handed.most-pays @foster-1914.law-15.forfeit
    Scenario: When the difference is paid there is no pool for a forfeit
      Given the hands of A and B had to be made equal
      When the hearts taken are
        | A | B | C |
        | 7 | 4 | 2 |
      Then the net is
        | A  | B  | C  |
        | −8 | +3 | +5 |
      And the pool is empty

    Scenario: What the book does not say when the difference is paid
      Then the book is silent on
        | Dealer sits out                         |
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
        | Passing                                 |
        | Chips drawn for each not taken          |
        | The pool                                |
        | The odd chip                            |
        | Winning a Jack                          |
        | Pot                                     |
        | Taking up your cards                    |
        | Taking a card back                      |
        | Talking about the cards                 |
        | Two against a third                     |
        | A leaver's chips in a Jack              |
