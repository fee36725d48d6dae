Feature: Hearts in the Bicycle rules
  Three cards go to the right, the player to the dealer's left leads any card, and the queen of spades must be discarded as soon
  as her holder cannot follow suit. The lowest score wins after the deals that were agreed.

  Rule: Table, pack and deal

    @bicycle-1998.hearts.players
    Scenario: Three to seven may play, each alone
      Given the game is bicycle-1998/hearts
      Then the game is for 3, 4, 5, 6 and 7 players
      And what is said of Partners rests on bicycle-1998.hearts.players
      And the word of the rules for Partners is none

    @bicycle-1998.hearts.first-dealer
    Scenario: The lowest card deals first
      Given the game is bicycle-1998/hearts
      When the players cut
        | A  | B  | C  | D  |
        | 9H | 4C | KS | JD |
      Then B wins the deal

    @bicycle-1998.hearts.next-dealer
    Scenario: The deal passes to the left
      Given the game is bicycle-1998/hearts
      And D deals
      Then A deals next

    @bicycle-1998.hearts.pack @bicycle-1998.hearts.one-at-a-time
    Scenario: Four have thirteen each, and nothing is left over
      Given the game is bicycle-1998/hearts
      Then no card is left out
      And the pack has 52 cards
      And each player is dealt 13 cards
      And every card of the pack is dealt

    @bicycle-1998.hearts.odd-cards @bicycle-1998.hearts.one-at-a-time
    Scenario Outline: With <players> players some cards are left over
      Given the game is bicycle-1998/hearts for <players> players
      Then no card is left out
      And each player is dealt <hand> cards
      And <left> left over as a widow

      Examples:
        | players | hand | left        |
        | 3       | 17   | 1 card is   |
        | 5       | 10   | 2 cards are |
        | 6       | 8    | 4 cards are |
        | 7       | 7    | 3 cards are |

    @bicycle-1998.hearts.one-at-a-time
    Scenario: The cards go round singly
      Given the game is bicycle-1998/hearts
      And D deals
      When the pack is dealt with the lowest club on top
      Then the 1st card goes to A
      And the 2nd card goes to B
      And the 5th card goes to A

    @bicycle-1998.hearts.odd-cards
    Scenario: The cards left over go with the first trick, and nobody may look at them
      Given the game is bicycle-1998/hearts for 3 players
      And C deals
      And the widow is AH
      And the hands are
        | A | 2C 3C 4C 5C 2D 3D 4D 5D 6D 2S 3S 4S 5S 2H 3H 4H 5H         |
        | B | 6C 7C 8C 9C 10C JC QC KC AC 6S 7S 8S 9S 6H 7H 8H 9H        |
        | C | the rest                                                   |
      When the players pass
        | A | 2C 3C 4C |
        | B | 6C 7C 8C |
        | C | 7D 8D 9D |
      And these tricks are played
        | A   | B  | C  |
        | *5S | 9S | AS |
      Then C has taken the widow
      And C may not look at the widow
      And A may not look at the widow
      And the tricks have cost
        | A | B | C |
        | 0 | 0 | 1 |

  Rule: The pass

    @bicycle-1998.hearts.pass @bicycle-1998.hearts.pass-two
    Scenario Outline: Three cards are passed: <players> players
      Given the game is bicycle-1998/hearts for <players> players
      And it is deal number 1
      Then 3 cards are passed to the right

      Examples:
        | players |
        | 3       |
        | 4       |
        | 5       |

    @bicycle-1998.hearts.pass @bicycle-1998.hearts.pass-two
    Scenario: Three cards are passed in the second deal too
      Given the game is bicycle-1998/hearts for 4 players
      And it is deal number 2
      Then 3 cards are passed to the right

    @bicycle-1998.hearts.pass @bicycle-1998.hearts.pass-two
    Scenario Outline: Two cards are passed: <players> players
      Given the game is bicycle-1998/hearts for <players> players
      And it is deal number 1
      Then 2 cards are passed to the right

      Examples:
        | players |
        | 6       |
        | 7       |

    @bicycle-1998.hearts.pass-before-look
    Scenario: Give before you look
      Given the game is bicycle-1998/hearts
      And A has in hand QS KS AS 4S
      Then A may not yet look at the cards passed to them
      When A passes QS KS AS
      Then A may look at the cards passed to them

    @bicycle-1998.hearts.option.pass-left
    Scenario: Some pass to the left
      Given the game is bicycle-1998/hearts
      And the option passing is left
      Then 3 cards are passed to the left

  Rule: The play

    @bicycle-1998.hearts.lead
    Scenario: Eldest hand leads any card, a heart too
      Given the game is bicycle-1998/hearts
      And D deals
      And the hands are
        | A | 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS AH |
        | B | 9C AC 3D 7D 9D 6S 7S 3H 4H 7H 8H 9H QH    |
        | C | 2C 3C KC 6D AD 3S 4S 8S 9S JS 2H 10H JH   |
        | D | 4C 5C 7C QC 2D 5D 8D QD KS AS 5H 6H KH    |
      When the players pass
        | A | 2S 5S 10S |
        | B | 6S 7S 3H  |
        | C | 3S 4S 8S  |
        | D | 2D 5D 8D  |
      Then A is to lead
      And A may play any card

    @bicycle-1998.hearts.lead @bicycle-1998.hearts.no-trump
    Scenario: Hearts may be led at any time
      Given the game is bicycle-1998/hearts
      And A has in hand 3C KD 9H
      When A is to lead
      Then A may play any card

    @bicycle-1998.hearts.follow
    Scenario: Suit is followed
      Given the game is bicycle-1998/hearts
      And B has in hand 6D KD 7S 10H
      When A has led JD and B is to play
      Then B may play 6D KD
      And B may not play 10H, by bicycle-1998.hearts.follow

    @bicycle-1998.hearts.follow
    Scenario: Without the suit anything may be thrown
      Given the game is bicycle-1998/hearts
      And B has in hand 4C 7S 10H
      When A has led JD and B is to play
      Then B may play any card

    @bicycle-1998.hearts.queen-first-chance @worked
    Scenario: The queen must be discarded at the first chance
      Given the game is bicycle-1998/hearts
      And B has in hand 4C QS 10H
      When A has led JD and B is to play
      Then B may play QS
      And B may not play 4C, by bicycle-1998.hearts.queen-first-chance
      And B may not play 10H, by bicycle-1998.hearts.queen-first-chance

    @bicycle-1998.hearts.option.queen-free
    Scenario: Among friends she may be kept
      Given the game is bicycle-1998/hearts
      And the option queen is at-will
      And B has in hand 4C QS 10H
      When A has led JD and B is to play
      Then B may play any card

    @bicycle-1998.hearts.trick @bicycle-1998.hearts.no-trump
    Scenario Outline: No suit is trumps: the aces of the suits that are not led win nothing
      Given the game is bicycle-1998/hearts
      When these tricks are played
        | A      | B     | C     | D       |
        | *<led> | <one> | <two> | <three> |
      Then A wins the trick

      Examples:
        | led | one | two | three |
        | 9C  | AD  | AS  | AH    |
        | 9D  | AC  | AS  | AH    |
        | 9S  | AC  | AD  | AH    |
        | 9H  | AC  | AD  | AS    |

    @bicycle-1998.hearts.trick @bicycle-1998.hearts.winner-leads @bicycle-1998.hearts.pack
    Scenario: The ace is high, and the winner leads
      Given the game is bicycle-1998/hearts
      When these tricks are played
        | A    | B  | C  | D  |
        | *10D | KD | AD | 2D |
      Then C wins the trick
      And C is to lead

  Rule: Scores

    @bicycle-1998.hearts.values @bicycle-1998.hearts.multiple-of-26
    Scenario: A heart is a point, the queen thirteen, and a deal 26
      Given the game is bicycle-1998/hearts
      When the cards taken are
        | A | QS 2H            |
        | B | 3H 4H 5H         |
        | C | -                |
        | D | the other hearts |
      Then the net is
        | A   | B  | C | D  |
        | +14 | +3 | 0 | +9 |
      And the deal is settled in points
      And the scores of the deal add up to 26
      And the settlement rests on bicycle-1998.hearts.values

    @bicycle-1998.hearts.multiple-of-26
    Scenario: To take everything is no feat
      Given the game is bicycle-1998/hearts
      When the cards taken are
        | A | -             |
        | B | all hearts QS |
        | C | -             |
        | D | -             |
      Then the net is
        | A | B   | C | D |
        | 0 | +26 | 0 | 0 |

    @bicycle-1998.hearts.lowest
    Scenario: No score ends the game
      Given the game is bicycle-1998/hearts
      And the scores stand at
        | A  | B  | C  | D  |
        | 98 | 60 | 50 | 70 |
      When the points taken are
        | A | B | C  | D |
        | 2 | 8 | 13 | 3 |
      Then the scores are
        | A   | B  | C  | D  |
        | 100 | 68 | 63 | 73 |
      And the game goes on
      And what is said of Won by rests on bicycle-1998.hearts.lowest
      And the word of the rules for Won by is lowest

    @bicycle-1998.hearts.option.limit
    Scenario Outline: Where a limit is set, it ends the game when it is reached: <points> points more
      Given the game is bicycle-1998/hearts
      And the option settling is to-a-hundred
      And the scores stand at
        | A  | B  | C  | D  |
        | 98 | 60 | 50 | 70 |
      When the points taken are
        | A        | B | C  | D       |
        | <points> | 8 | 13 | <other> |
      Then <end>

      Examples:
        | points | other | end                         |
        | 2      | 3     | the game is over and C wins |
        | 1      | 4     | the game goes on            |

  Rule: For chips

    @bicycle-1998.hearts.option.pool
    Scenario: The fewest points take the pool
      Given the game is bicycle-1998/hearts
      And the option settling is pool
      When the cards taken are
        | A | QS               |
        | B | 2H               |
        | C | 3H 4H            |
        | D | the other hearts |
      Then the settlement is
        |   | pays | draws | net |
        | A | 13   | 0     | −13 |
        | B | 1    | 26    | +25 |
        | C | 2    | 0     | −2  |
        | D | 10   | 0     | −10 |
      And the deal is settled in chips
      And the pool is empty

    @bicycle-1998.hearts.option.pool
    Scenario: Players who tie share the pool, and the odd chips stay
      A, B and C took 2 each, and D 20. Three eights are 24, and two chips stay.

      Given the game is bicycle-1998/hearts
      And the option settling is pool
      When the cards taken are
        | A | 2H 3H               |
        | B | 4H 5H               |
        | C | 6H 7H               |
        | D | the other hearts QS |
      Then the net is
        | A  | B  | C  | D   |
        | +6 | +6 | +6 | −20 |
      And 2 chips are left on the table, and no Jack

    @bicycle-1998.hearts.option.sweepstake
    Scenario: In a sweepstake a player alone without points takes everything
      Given the game is bicycle-1998/hearts
      And the option settling is sweepstake
      When the cards taken are
        | A | QS               |
        | B | -                |
        | C | 3H 4H            |
        | D | the other hearts |
      Then the net is
        | A   | B   | C  | D   |
        | −13 | +26 | −2 | −11 |
      And the deal is settled in chips

    @bicycle-1998.hearts.option.sweepstake
    Scenario: Two players without points share the pool
      Given the game is bicycle-1998/hearts
      And the option settling is sweepstake
      When the cards taken are
        | A | QS         |
        | B | -          |
        | C | -          |
        | D | all hearts |
      Then the net is
        | A   | B   | C   | D   |
        | −13 | +13 | +13 | −13 |

    @bicycle-1998.hearts.option.sweepstake @worked
    Scenario: The pool stays if everybody took something that counts
      Given the game is bicycle-1998/hearts
      And the option settling is sweepstake
      When the cards taken are
        | A | QS               |
        | B | 2H               |
        | C | 3H 4H            |
        | D | the other hearts |
      Then nobody wins the pool
      And a Jack of 26 stands in the pool

    @bicycle-1998.hearts.option.sweepstake
    Scenario: A pool that stays is won with the next
      Given the game is bicycle-1998/hearts
      And the option settling is sweepstake
      And a Jack of 26 stands
      When the cards taken are
        | A | QS         |
        | B | -          |
        | C | -          |
        | D | all hearts |
      Then the net is
        | A   | B   | C   | D   |
        | −13 | +26 | +26 | −13 |
      And the pool is empty

  @bicycle-1998.hearts.one-at-a-time
  Scenario: What the digests do not say
    Given the game is bicycle-1998/hearts
    Then the book is silent on
      | The joker                               |
      | Twin cards                              |
      | Chips to begin with                     |
      | Equal cuts                              |
      | First card                              |
      | The auction                             |
      | The first trick                         |
      | Leading the queen                       |
      | Bonuses                                 |
      | Taking everything                       |
      | Payment                                 |
      | Chips drawn for each not taken          |
      | The pool                                |
      | The odd chip                            |
      | Winning a Jack                          |
      | Pot                                     |
      | A tie at the end                        |
      | Limit                                   |
      | Tournament                              |
      | Exposed cards                           |
      | Two cards shown in cutting              |
      | Looking at the bottom card              |
      | Counting the cards                      |
      | Dealing out of turn                     |
      | One hand short, one long                |
      | Forfeit for unequal hands               |
      | Missing a trick                         |
      | Stakes                                  |
      | The wrong card                          |
      | Players after a revoke                  |
      | Looking at tricks during play           |
      | A revoker wins                          |
      | Fine for a revoke                       |
      | Fine paid to                            |
      | The trick of a revoke                   |
      | Revoking to avoid taking all the hearts |
      | A revoke after bidding                  |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | Who shuffles the other pack             |
      | Too many players                        |
      | Choosing seats                          |
      | Taking up your cards                    |
      | Taking a card back                      |
      | A lead before the trick is gathered     |
      | Asking who played what                  |
      | Claiming the rest                       |
      | Giving up the rest                      |
      | Talking about the cards                 |
      | Two against a third                     |
      | Leaving the game                        |
