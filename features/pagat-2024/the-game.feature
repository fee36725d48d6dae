Feature: Hearts, by the main account of pagat.com
  Four play. Three cards go to the left, to the right, across and nowhere, the two of clubs leads, and a heart must be
  played before one may be led.

  Rule: Table and deal

    @pagat-2024.players @pagat-2024.odd-numbers
    Scenario: Three, four or five may play, each alone
      Given the game is pagat-2024/hearts
      Then the game is for 3, 4 and 5 players
      And the word of the rules for Partners is none
      And what is said of Partners rests on pagat-2024.players
      And the word of the rules for Two against a third is allowed
      And what is said of Two against a third rests on pagat-2024.players

    @pagat-2024.pack @pagat-2024.deal
    Scenario: Four have thirteen each, and nothing is left over
      Given the game is pagat-2024/hearts
      Then no card is left out
      And the pack has 52 cards
      And each player is dealt 13 cards
      And every card of the pack is dealt

    @pagat-2024.turn @pagat-2024.deal
    Scenario: Cards go round singly and clockwise
      Given the game is pagat-2024/hearts
      And D deals
      When the pack is dealt with the lowest club on top
      Then the 1st card goes to A
      And the 2nd card goes to B
      And the 5th card goes to A

  Rule: The pass

    @pagat-2024.pass.three @pagat-2024.pass.round
    Scenario: The round of four deals
      Given the game is pagat-2024/hearts
      Then deal by deal the cards are passed
        | to the left | to the right | across | not at all |

    @pagat-2024.pass.three
    Scenario: Any three cards may be passed
      Given the game is pagat-2024/hearts
      And A has in hand QS KH AD 4C 5C 6C 7S
      Then 3 cards are passed to the left
      And A may pass QS KH AD

    @pagat-2024.pass.before-look
    Scenario: Lay down before you pick up
      Given the game is pagat-2024/hearts
      And A has in hand QS KS AS 4S
      Then A may not yet look at the cards passed to them
      When A passes QS KS AS
      Then A may look at the cards passed to them

  Rule: The play

    @pagat-2024.two-leads
    Scenario: The two of clubs must be led
      Given the game is pagat-2024/hearts
      And it is deal number 4
      And D deals
      And the hands are
        | A | 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS AH |
        | B | 9C AC 3D 7D 9D 6S 7S 3H 4H 7H 8H 9H QH    |
        | C | 2C 3C KC 6D AD 3S 4S 8S 9S JS 2H 10H JH   |
        | D | 4C 5C 7C QC 2D 5D 8D QD KS AS 5H 6H KH    |
      Then C is to lead
      And C may play 2C
      And C may not play 3C, by pagat-2024.two-leads
      And C may not play 6D, by pagat-2024.two-leads

    @pagat-2024.follow
    Scenario: Suit is followed
      Given the game is pagat-2024/hearts
      And B has in hand 6D KD 7S 10H
      When A has led JD and B is to play
      Then B may play 6D KD
      And B may not play 10H, by pagat-2024.follow

    @pagat-2024.follow
    Scenario: Without the suit any card may be played, and the queen kept
      Given the game is pagat-2024/hearts
      And B has in hand 4C 7S QS 10H
      When A has led JD and B is to play
      Then B may play any card

    @pagat-2024.follow
    Scenario: Without the suit any card may be played on the first trick too
      Given the game is pagat-2024/hearts
      And it is the first trick
      And B has in hand 5D QS 9H
      When A has led 2C and B is to play
      Then B may play any card

    @pagat-2024.trick @pagat-2024.no-trump
    Scenario Outline: No suit is trumps: the aces of the suits that are not led win nothing
      Given the game is pagat-2024/hearts
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

    @pagat-2024.trick @pagat-2024.pack
    Scenario: The ace is high, and the winner leads
      Given the game is pagat-2024/hearts
      When these tricks are played
        | A    | B  | C  | D  |
        | *10D | KD | AD | 2D |
      Then C wins the trick
      And C is to lead

    @pagat-2024.breaking @pagat-2024.spades-any-time
    Scenario: No heart is led before one has been played; spades may be
      Given the game is pagat-2024/hearts
      And A has in hand 3C 4S QS 9H
      When A is to lead
      Then A may play 3C 4S QS
      And A may not play 9H, by pagat-2024.breaking

    @pagat-2024.breaking
    Scenario Outline: A heart breaks hearts, and the queen does not
      Given the game is pagat-2024/hearts
      When these tricks are played
        | A   | B        | C  | D  |
        | *9D | <thrown> | JD | 4D |
      Then hearts are <now>

      Examples:
        | thrown | now            |
        | 3H     | now broken     |
        | QS     | not yet broken |
        | 3C     | not yet broken |

    @pagat-2024.only-hearts @pagat-2024.breaking
    Scenario: A hand of nothing but hearts may lead any, and so breaks hearts
      Given the game is pagat-2024/hearts
      And A has in hand 4H 9H
      And B has in hand 7C 6H KH
      And C has in hand 3C 2H
      And D has in hand 5C 3H
      When A is to lead
      Then A may play any card
      When these tricks are played
        | A  | B  | C  | D  |
        | 4H | 6H | 2H | 3H |
      Then hearts are now broken
      And B is to lead
      And B may play any card

    @pagat-2024.breaking @pagat-2024.option.hearts-and-queen
    Scenario: With only hearts and the queen of spades, the queen is led
      Given the game is pagat-2024/hearts
      And A has in hand QS 4H 9H
      When A is to lead
      Then A may play QS
      And A may not play 4H, by pagat-2024.breaking

  Rule: Scores

    @pagat-2024.values @pagat-2024.scoring
    Scenario: A heart is a point, and the queen thirteen
      Given the game is pagat-2024/hearts
      When the cards taken are
        | A | QS 2H            |
        | B | 3H 4H 5H         |
        | C | JD 10D           |
        | D | the other hearts |
      Then the net is
        | A   | B  | C | D  |
        | +14 | +3 | 0 | +9 |
      And the deal is settled in points
      And the settlement rests on pagat-2024.values

    @pagat-2024.moon
    Scenario Outline: Whoever takes everything chooses to <choice>
      Given the game is pagat-2024/hearts
      And whoever makes the slam chooses to <choice>
      When the cards taken are
        | A | -             |
        | B | all hearts QS |
        | C | -             |
        | D | -             |
      Then the net is
        | A   | B   | C   | D   |
        | <a> | <b> | <c> | <d> |
      And the settlement rests on pagat-2024.moon

      Examples:
        | choice           | a   | b   | c   | d   |
        | raise the others | +26 | 0   | +26 | +26 |
        | lower their own score    | 0   | −26 | 0   | 0   |

    @pagat-2024.moon
    Scenario: All the hearts without the queen are not enough
      Given the game is pagat-2024/hearts
      When the cards taken are
        | A | QS         |
        | B | all hearts |
        | C | -          |
        | D | -          |
      Then the net is
        | A   | B   | C | D |
        | +13 | +13 | 0 | 0 |

    @pagat-2024.object @pagat-2024.game-end
    Scenario: At a score of exactly a hundred the game is over, and the lowest score wins
      Given the game is pagat-2024/hearts
      And the scores stand at
        | A  | B  | C  | D  |
        | 98 | 60 | 50 | 70 |
      When the points taken are
        | A | B | C  | D |
        | 2 | 8 | 13 | 3 |
      Then the scores are
        | A   | B  | C  | D  |
        | 100 | 68 | 63 | 73 |
      And the game is over and C wins

    @pagat-2024.game-end
    Scenario: At ninety-nine the game goes on
      Given the game is pagat-2024/hearts
      And the scores stand at
        | A  | B  | C  | D  |
        | 98 | 60 | 50 | 70 |
      When the points taken are
        | A | B | C  | D |
        | 1 | 8 | 13 | 4 |
      Then the game goes on

  Rule: Three and five players

    @pagat-2024.option.kitty-first-trick
    Scenario Outline: What does not divide is a kitty: <players> players
      Given the game is pagat-2024/hearts for <players> players
      Then no card is left out
      And each player is dealt <hand> cards
      And <left> left over as a widow

      Examples:
        | players | hand | left        |
        | 3       | 17   | 1 card is   |
        | 5       | 10   | 2 cards are |

    @pagat-2024.option.kitty-first-trick
    Scenario: The kitty goes with the first trick, and its taker may look at it
      Given the game is pagat-2024/hearts for 3 players
      And it is deal number 3
      And C deals
      And the widow is AH
      And the hands are
        | A | 2C 3C 4C 5C 2D 3D 4D 5D 6D 2S 3S 4S 5S 2H 3H 4H 5H  |
        | B | 6C 7C 8C 9C 10C JC QC KC AC 6S 7S 8S 9S 6H 7H 8H 9H |
        | C | the rest                                            |
      When these tricks are played
        | A   | B  | C  |
        | *2C | 9C | 7D |
      Then B has taken the widow
      And B may look at the widow
      And A may not look at the widow
      And the tricks have cost
        | A | B | C |
        | 0 | 1 | 0 |

    @pagat-2024.option.kitty-two-of-clubs
    Scenario: The two of clubs is in the kitty, and the next club leads
      Given the game is pagat-2024/hearts for 3 players
      And it is deal number 3
      And C deals
      And the widow is 2C
      And the hands are
        | A | 4C 5C 2D 3D 4D 5D 6D 2S 3S 4S 5S 2H 3H 4H 5H 6H 7H   |
        | B | 3C 6C 7C 8C 9C 10C JC QC KC AC 6S 7S 8S 9S 8H 9H 10H |
        | C | the rest                                             |
      Then B is to lead
      And B may play 3C
      And B may not play AC, by pagat-2024.two-leads

    @pagat-2024.option.pass-of-three @pagat-2024.option.pass-of-five @pagat-2024.pass.three
    Scenario Outline: The round of the pass: <players> players
      Given the game is pagat-2024/hearts for <players> players
      Then deal by deal the cards are passed
        | to the left | to the right | not at all |
      And 3 cards are passed to the left
      And what is said of Passed to rests on <provision>

      Examples:
        | players | provision                       |
        | 3       | pagat-2024.option.pass-of-three |
        | 5       | pagat-2024.option.pass-of-five  |

  @pagat-2024.turn
  Scenario: What the page does not say
    Nothing of all that may go wrong at the table is on it.

    Given the game is pagat-2024/hearts
    Then the book is silent on
      | The joker                           |
      | Twin cards                          |
      | Chips to begin with                 |
      | Cutting for deal                    |
      | First card                          |
      | Next dealer                         |
      | The auction                         |
      | Nothing but barred cards            |
      | Following to the first trick        |
      | Bonuses                             |
      | Payment                             |
      | Chips drawn for each not taken      |
      | The pool                            |
      | The odd chip                        |
      | Winning a Jack                      |
      | Pot                                 |
      | A tie at the end                    |
      | Tournament                          |
      | Irregular play                      |
