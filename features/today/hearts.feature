Feature: The rules of today's game, one by one
  The game that most of today's sources describe. Each example is worked out from their texts; each statement named is that
  of a source that has the rule.

  Rule: Table and deal

    @pagat-2024.players @davis-2004.regular.players
    Scenario: Three to six may play, each alone
      Given the game is today/hearts
      Then the game is for 3, 4, 5 and 6 players
      And the word of the rules for Partners is none
      And the word of the rules for Two against a third is allowed
      And the word of the rules for Leaving in mid-deal is taken-over

    @modern.pack @modern.deal-four
    Scenario: Four have thirteen each, and nothing is left over
      Given the game is today/hearts
      Then no card is left out
      And the pack has 52 cards
      And each player is dealt 13 cards
      And every card of the pack is dealt

    @pagat-2024.turn @davis-2004.regular.deal
    Scenario: Cards go round singly and clockwise, from the dealer's left
      Given the game is today/hearts
      And D deals
      When the pack is dealt with the lowest club on top
      Then the 1st card goes to A
      And the 2nd card goes to B
      And the 5th card goes to A

    Scenario: The deal passes to the left
      No source of today says so; the older books do.

      Given the game is today/hearts
      And D deals
      When the points taken are
        | A | B | C  | D |
        | 2 | 8 | 13 | 3 |
      Then A deals next
      And what is said of Next dealer is assumed

  Rule: The pass

    @pagat-2024.pass.round @goldsmith-1997.passing @microsoft-1992.play.pass
    Scenario: The round of four deals
      Given the game is today/hearts
      Then deal by deal the cards are passed
        | to the left | to the right | across | not at all |

    @pagat-2024.pass.three @microsoft-1992.play.pass
    Scenario: Any three cards may be passed
      Given the game is today/hearts
      And A has in hand QS KH AD 4C 5C 6C 7S
      Then 3 cards are passed to the left
      And A may pass QS KH AD

    @pagat-2024.pass.before-look @davis-2004.black-lady.pass-before-look
    Scenario: Lay down before you pick up
      Given the game is today/hearts
      And A has in hand QS KS AS 4S
      Then A may not yet look at the cards passed to them
      When A passes QS KS AS
      Then A may look at the cards passed to them
      And the word of the rules for Passing on what was passed is barred

  Rule: The play

    @pagat-2024.two-leads @andrews-1983.rule-5.lead @worked
    Scenario: The two of clubs must be led
      Given the game is today/hearts
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

    @pagat-2024.follow @modern.follow @worked
    Scenario: A player with the suit led must follow it
      Given the game is today/hearts
      And B has in hand 6D KD 7S 10H
      When A has led JD and B is to play
      Then B may play 6D KD
      And B may not play 10H, by modern.follow

    @modern.discard @modern.queen-need-not @worked
    Scenario: Without the suit any card may be played, and the queen kept
      Given the game is today/hearts
      And B has in hand 4C 7S QS 10H
      When A has led JD and B is to play
      Then B may play any card

    @modern.first-trick-no-points @microsoft-1992.play.discard @goldsmith-1997.first-trick
    @andrews-1983.rule-5.first-trick @worked
    Scenario: Neither a heart nor the queen is discarded on the first trick
      Given the game is today/hearts
      And it is the first trick
      And B has in hand 5D QD 3S QS 9H
      When A has led 2C and B is to play
      Then B may play 5D QD 3S
      And B may not play QS, by modern.first-trick-no-points
      And B may not play 9H, by andrews-1983.rule-5.first-trick

    @worked
    Scenario: A hand of nothing but hearts and the queen may discard any of them on the first trick
      A card has to be played.

      Given the game is today/hearts
      And it is the first trick
      And B has in hand QS 9H 4H
      When A has led 2C and B is to play
      Then B may play any card
      And what is said of Nothing but barred cards is assumed

    @modern.trick-winner @modern.no-trump
    Scenario Outline: No suit is trumps: the aces of the suits that are not led win nothing
      Given the game is today/hearts
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

    @modern.trick-winner @modern.winner-leads @pagat-2024.pack @worked
    Scenario: The ace is high, and the winner leads
      Given the game is today/hearts
      When these tricks are played
        | A    | B  | C  | D  |
        | *10D | KD | AD | 2D |
      Then C wins the trick
      And C is to lead

    @pagat-2024.breaking @goldsmith-1997.breaking @andrews-1983.rule-6 @microsoft-1992.note.breaking
    @pagat-2024.spades-any-time @modern.queen-lead-any-time @worked
    Scenario: No heart is led before one has been played; spades, and the queen, may be
      Given the game is today/hearts
      And A has in hand 3C 4S QS 9H
      When A is to lead
      Then A may play 3C 4S QS
      And A may not play 9H, by goldsmith-1997.breaking

    @pagat-2024.breaking @goldsmith-1997.breaking @microsoft-1992.note.breaking
    Scenario Outline: A heart breaks hearts, and the queen does not
      Given the game is today/hearts
      When these tricks are played
        | A   | B        | C  | D  |
        | *9D | <thrown> | JD | 4D |
      Then hearts are <now>

      Examples:
        | thrown | now            |
        | 3H     | now broken     |
        | QS     | not yet broken |
        | 3C     | not yet broken |

    @pagat-2024.only-hearts
    Scenario: A hand of nothing but hearts may lead any, and so breaks hearts
      Given the game is today/hearts
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

    @pagat-2024.breaking @goldsmith-1997.breaking @worked
    Scenario: With only hearts and the queen of spades, the queen is led
      Given the game is today/hearts
      And A has in hand QS 4H 9H
      When A is to lead
      Then A may play QS
      And A may not play 4H, by goldsmith-1997.breaking

  Rule: Scores

    @modern.heart-value @modern.queen-value @davis-2004.regular.heart-value @worked
    Scenario: A heart is a point, and the queen thirteen
      Given the game is today/hearts
      When the cards taken are
        | A | QS 2H            |
        | B | 3H 4H 5H         |
        | C | JD 10D           |
        | D | the other hearts |
      Then the net is
        | A   | B  | C | D  |
        | +14 | +3 | 0 | +9 |
      And the deal is settled in points

    @modern.moon @microsoft-1992.score.moon @goldsmith-1997.moon @andrews-1983.rule-8 @worked
    Scenario: A player who takes everything scores nothing, and each of the others 26
      Given the game is today/hearts
      And the scores stand at
        | A  | B  | C  | D  |
        | 10 | 20 | 30 | 40 |
      When the cards taken are
        | A | -             |
        | B | -             |
        | C | -             |
        | D | all hearts QS |
      Then the scores are
        | A  | B  | C  | D  |
        | 36 | 46 | 56 | 40 |

    Scenario: No score gives the maker of a moon a choice
      Given the game is today/hearts
      Then the word of the rules for A moon that may subtract is 0
      And what is said of A moon that may subtract is assumed

    Scenario: A moon counts as usual even if it loses the game
      D has 80. With 26 more C has 116 and ends the game, and A wins it with 36.

      Given the game is today/hearts
      And the scores stand at
        | A  | B  | C  | D  |
        | 10 | 20 | 90 | 80 |
      When the cards taken are
        | A | -             |
        | B | -             |
        | C | -             |
        | D | all hearts QS |
      Then the scores are
        | A  | B  | C  | D  |
        | 36 | 46 | 116 | 80 |
      And the game is over and A wins

    @modern.moon @worked
    Scenario: All the hearts without the queen are not enough
      Given the game is today/hearts
      When the cards taken are
        | A | QS         |
        | B | all hearts |
        | C | -          |
        | D | -          |
      Then the net is
        | A   | B   | C | D |
        | +13 | +13 | 0 | 0 |

    @pagat-2024.game-end @modern.game-end @andrews-1983.rule-2.end @microsoft-1992.score.end @worked
    Scenario: At a score of exactly a hundred the game is over, and the lowest score wins
      Given the game is today/hearts
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

    @modern.target-100
    Scenario: At ninety-nine the game goes on
      Given the game is today/hearts
      And the scores stand at
        | A  | B  | C  | D  |
        | 98 | 60 | 50 | 70 |
      When the points taken are
        | A | B | C  | D |
        | 1 | 8 | 13 | 4 |
      Then the game goes on

    @goldsmith-1997.ties @worked
    Scenario: Players who tie share the win
      Given the game is today/hearts
      And the scores stand at
        | A  | B  | C  | D  |
        | 98 | 60 | 55 | 70 |
      When the points taken are
        | A  | B | C | D |
        | 13 | 1 | 6 | 6 |
      Then the game is over and B and C share the win

  Rule: Three, five and six players

    @modern.deal-three @modern.deal-five
    Scenario Outline: The cards left out and dealt: <players> players
      Given the game is today/hearts for <players> players
      Then the cards left out are <out>
      And the pack has <pack> cards
      And each player is dealt <hand> cards
      And every card of the pack is dealt

      Examples:
        | players | out         | pack | hand |
        | 3       | 2D          | 51   | 17   |
        | 5       | 2D 2C       | 50   | 10   |
        | 6       | 2D 2C 3C 2S | 48   | 8    |

    @davis-2004.black-lady.pass-two-5-6
    Scenario Outline: How many cards are passed: <players> players
      Given the game is today/hearts for <players> players
      Then <cards> cards are passed to the left

      Examples:
        | players | cards |
        | 3       | 3     |
        | 5       | 2     |
        | 6       | 2     |

    Scenario Outline: With <players> players nobody sits across
      Given the game is today/hearts for <players> players
      Then deal by deal the cards are passed
        | to the left | to the right | not at all |
      And what is said of Passed to is assumed

      Examples:
        | players |
        | 3       |
        | 5       |

    @modern.three-clubs-lead @pagat-2024.two-leads
    Scenario: Where the twos are left out the next club leads
      Given the game is today/hearts for 5 players
      And it is deal number 3
      And E deals
      And the hands are
        | A | 4C 5C 6C 3D 4D 5D 6D 2S 3S 4S |
        | B | 3C 7C 8C 7D 8D 9D 5S 6S 7S 2H |
        | C | 9C 10C JC 10D JD QD 8S 9S 10S 3H |
        | D | QC KC AC KD AD JS QS KS AS 4H |
        | E | the rest                      |
      Then B is to lead
      And B may play 3C
      And B may not play 7C, by modern.three-clubs-lead

  Rule: What tables play otherwise

    @pagat-2024.follow @davis-2004.regular.discard
    Scenario: By choice points may be discarded on the first trick
      Given the game is today/hearts
      And the option first-trick is yes
      And it is the first trick
      And B has in hand 5D QS 9H
      When A has led 2C and B is to play
      Then B may play any card

    @modern.breaking @andrews-1983.rule-6
    Scenario: By choice the queen of spades breaks hearts
      Given the game is today/hearts
      And the option queen-breaks is yes
      When these tricks are played
        | A   | B  | C  | D  |
        | *9D | QS | JD | 4D |
      Then hearts are now broken

    @andrews-1983.rule-6
    Scenario: By choice hearts are still broken by hearts
      Given the game is today/hearts
      And the option queen-breaks is yes
      When these tricks are played
        | A   | B  | C  | D  |
        | *9D | 3H | JD | 4D |
      Then hearts are now broken

    @pagat-2024.option.led-any-time @davis-2004.regular.winner-leads
    Scenario: By choice hearts are led at any time
      Given the game is today/hearts
      And the option breaking is no
      And A has in hand 3C 4S 9H
      When A is to lead
      Then A may play any card

    @modern.breaking @davis-2004.regular.option.breaking.definition
    Scenario: By choice only a heart discarded on another suit breaks hearts
      Given the game is today/hearts
      And the option broken-when is yes
      When these tricks are played
        | A   | B  | C  | D  |
        | *4H | 6H | 2H | 3H |
      Then hearts are not yet broken

    @andrews-1983.rule-7 @pagat-2024.option.hearts-and-queen
    Scenario: By choice a hand of only hearts and the queen may lead either
      Given the game is today/hearts
      And the option only-hearts-and-queen is either
      And A has in hand QS 4H 9H
      When A is to lead
      Then A may play any card

    @pagat-2024.option.left-of-dealer @davis-2004.regular.opening-lead
    Scenario: By choice the player to the dealer's left leads, with any card but a heart
      Given the game is today/hearts
      And the option opening is left-of-dealer
      And it is deal number 4
      And D deals
      And the hands are
        | A | 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS AH |
        | B | 9C AC 3D 7D 9D 6S 7S 3H 4H 7H 8H 9H QH    |
        | C | 2C 3C KC 6D AD 3S 4S 8S 9S JS 2H 10H JH   |
        | D | 4C 5C 7C QC 2D 5D 8D QD KS AS 5H 6H KH    |
      Then A is to lead
      And A may play 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS
      And A may not play AH, by pagat-2024.breaking

    @pagat-2024.option.moon-down
    Scenario: By choice the moon lowers its maker
      Given the game is today/hearts
      And the option moon is down
      And the scores stand at
        | A  | B  | C  | D  |
        | 10 | 20 | 30 | 40 |
      When the cards taken are
        | A | -             |
        | B | -             |
        | C | -             |
        | D | all hearts QS |
      Then the scores are
        | A  | B  | C  | D  |
        | 10 | 20 | 30 | 14 |

    @pagat-2024.moon
    Scenario: By choice the maker of a moon chooses to raise the others
      Given the game is today/hearts
      And the option moon is choice
      And the scores stand at
        | A  | B  | C  | D  |
        | 10 | 20 | 30 | 40 |
      And whoever makes the slam chooses to raise the others
      When the cards taken are
        | A | -             |
        | B | -             |
        | C | -             |
        | D | all hearts QS |
      Then the scores are
        | A  | B  | C  | D  |
        | 36 | 46 | 56 | 40 |

    @pagat-2024.moon
    Scenario: By choice the maker of a moon chooses to lower their own score
      Given the game is today/hearts
      And the option moon is choice
      And the scores stand at
        | A  | B  | C  | D  |
        | 10 | 20 | 30 | 40 |
      And whoever makes the slam chooses to lower their own score
      When the cards taken are
        | A | -             |
        | B | -             |
        | C | -             |
        | D | all hearts QS |
      Then the scores are
        | A  | B  | C  | D  |
        | 10 | 20 | 30 | 14 |

    @goldsmith-1997.moon
    Scenario: By choice a moon that would lose the game lowers its maker
      Given the game is today/hearts
      And the option moon is up-unless
      And the scores stand at
        | A  | B  | C  | D  |
        | 10 | 20 | 90 | 80 |
      When the cards taken are
        | A | -             |
        | B | -             |
        | C | -             |
        | D | all hearts QS |
      Then the scores are
        | A  | B  | C  | D  |
        | 10 | 20 | 90 | 54 |

    @goldsmith-1997.moon
    Scenario: By choice a maker who would lose may raise the others all the same
      Given the game is today/hearts
      And the option moon is up-unless
      And the scores stand at
        | A  | B  | C  | D  |
        | 10 | 20 | 90 | 80 |
      And whoever makes the slam chooses to raise the others
      When the cards taken are
        | A | -             |
        | B | -             |
        | C | -             |
        | D | all hearts QS |
      Then the scores are
        | A  | B  | C  | D  |
        | 36 | 46 | 116 | 80 |

    @andrews-1983.rule-8
    Scenario: By choice the maker of a moon may choose once somebody has 74
      Given the game is today/hearts
      And the option moon is from-74
      And the scores stand at
        | A  | B  | C  | D  |
        | 10 | 20 | 74 | 40 |
      And whoever makes the slam chooses to lower their own score
      When the cards taken are
        | A | -             |
        | B | -             |
        | C | -             |
        | D | all hearts QS |
      Then the scores are
        | A  | B  | C  | D  |
        | 10 | 20 | 74 | 14 |

    @andrews-1983.rule-8
    Scenario: By choice the others are raised while nobody has 74
      Given the game is today/hearts
      And the option moon is from-74
      And the scores stand at
        | A  | B  | C  | D  |
        | 10 | 20 | 73 | 40 |
      When the cards taken are
        | A | -             |
        | B | -             |
        | C | -             |
        | D | all hearts QS |
      Then the scores are
        | A  | B  | C  | D  |
        | 36 | 46 | 99 | 40 |

    @pagat-2024.option.sun
    Scenario: By choice every trick is worth 52
      Given the game is today/hearts
      And the option sun is yes
      And the tricks won are
        | A | B  | C | D |
        | 0 | 13 | 0 | 0 |
      And whoever makes the slam chooses to raise the others
      When the cards taken are
        | A | -             |
        | B | all hearts QS |
        | C | -             |
        | D | -             |
      Then the net is
        | A   | B | C   | D   |
        | +52 | 0 | +52 | +52 |

    @pagat-2024.option.sun
    Scenario: By choice every trick takes 52 off
      Given the game is today/hearts
      And the option sun is yes
      And the tricks won are
        | A | B  | C | D |
        | 0 | 13 | 0 | 0 |
      And whoever makes the slam chooses to lower their own score
      When the cards taken are
        | A | -             |
        | B | all hearts QS |
        | C | -             |
        | D | -             |
      Then the net is
        | A | B   | C | D |
        | 0 | −52 | 0 | 0 |

    @pagat-2024.option.sun
    Scenario: Everything without every trick is still worth 26
      Given the game is today/hearts
      And the option sun is yes
      And the tricks won are
        | A | B  | C | D |
        | 1 | 12 | 0 | 0 |
      When the cards taken are
        | A | -             |
        | B | all hearts QS |
        | C | -             |
        | D | -             |
      Then the net is
        | A   | B | C   | D   |
        | +26 | 0 | +26 | +26 |

    @pagat-2024.option.jack @pagat-2024.option.ten @andrews-1983.rule-3
    Scenario Outline: By choice a diamond takes ten off: the <card>
      Given the game is today/hearts
      And the option diamond is <card>
      When the cards taken are
        | A | QS               |
        | B | 2H               |
        | C | <diamond> 3H     |
        | D | the other hearts |
      Then the net is
        | A   | B  | C  | D   |
        | +13 | +1 | −9 | +11 |

      Examples:
        | card | diamond |
        | jack | JD      |
        | ten  | 10D     |

    @andrews-1983.rule-4 @davis-2004.black-lady.pass-three-right @pagat-2024.option.no-hold
    Scenario: By choice every deal has a pass
      Given the game is today/hearts
      And the option passing is no-hold
      Then deal by deal the cards are passed
        | to the left | to the right | across |

    @davis-2004.black-lady.pass-three-right
    Scenario: By choice cards go to the right in every deal
      Given the game is today/hearts
      And the option passing is right
      Then deal by deal the cards are passed
        | to the right |

    @pagat-2024.option.scatter
    Scenario: By choice the fourth deal has a card for each
      Given the game is today/hearts
      And the option passing is scatter
      Then deal by deal the cards are passed
        | to the left | to the right | across | one to each other player |

    @pagat-2024.option.pass-of-three.no-hold
    Scenario: By choice three pass left and right by turns
      Given the game is today/hearts for 3 players
      And the option passing-of-three is no-hold
      Then deal by deal the cards are passed
        | to the left | to the right |

    @davis-2004.black-lady.pass-three-right
    Scenario Outline: By choice cards go to the right in every deal: <players> players
      Given the game is today/hearts for <players> players
      And the option <option> is right
      Then deal by deal the cards are passed
        | to the right |

      Examples:
        | players | option           |
        | 3       | passing-of-three |
        | 5       | passing-of-five  |

    @pagat-2024.pass.three
    Scenario: By choice five pass three cards
      Given the game is today/hearts for 5 players
      And the option passing-of-five is three
      Then 3 cards are passed to the left

    @pagat-2024.option.kitty-first-trick @davis-2004.regular.option.widow-first-trick
    Scenario Outline: By choice what does not divide is a kitty for the first trick: <players> players
      Given the game is today/hearts for <players> players
      And the option odd-cards is <choice>
      Then no card is left out
      And each player is dealt <hand> cards
      And <left> left over as a widow
      And the word of the rules for The widow is taken by is <taker>

      Examples:
        | players | choice      | hand | left        | taker             |
        | 3       | first-trick | 17   | 1 card is   | first-trick       |
        | 5       | first-trick | 10   | 2 cards are | first-trick       |
        | 6       | first-trick | 8    | 4 cards are | first-trick       |
        | 3       | first-point | 17   | 1 card is   | first-point-trick |
        | 5       | first-point | 10   | 2 cards are | first-point-trick |
        | 6       | first-point | 8    | 4 cards are | first-point-trick |

    @pagat-2024.option.queen-forced
    Scenario: By choice the queen of spades is discarded at the first chance
      Given the game is today/hearts
      And the option queen is yes
      And B has in hand 4C 7S QS 10H
      When A has led JD and B is to play
      Then B may play QS
      And B may not play 4C, by pagat-2024.option.queen-forced

    @modern.option.target-50
    Scenario: By choice the game ends at fifty
      Given the game is today/hearts
      And the option limit is 50
      And the scores stand at
        | A  | B  | C  | D  |
        | 48 | 30 | 20 | 40 |
      When the points taken are
        | A | B | C  | D |
        | 2 | 8 | 13 | 3 |
      Then the game is over and C wins

    @goldsmith-1997.game-end @davis-2004.regular.game-end
    Scenario: By choice a score of exactly a hundred does not end the game
      Given the game is today/hearts
      And the option ends is no
      And the scores stand at
        | A  | B  | C  | D  |
        | 98 | 60 | 50 | 70 |
      When the points taken are
        | A | B | C  | D |
        | 2 | 8 | 13 | 3 |
      Then the game goes on

    @goldsmith-1997.game-end @davis-2004.regular.game-end
    Scenario: By choice a hundred and one ends the game
      Given the game is today/hearts
      And the option ends is no
      And the scores stand at
        | A  | B  | C  | D  |
        | 98 | 60 | 50 | 70 |
      When the points taken are
        | A | B | C  | D |
        | 3 | 8 | 13 | 2 |
      Then the game is over and C wins

    @goldsmith-1997.hundred @pagat-2024.option.hundred @pagat-2024.option.hundred-nothing
    Scenario Outline: By choice a hundred exactly goes back to <back>
      Given the game is today/hearts
      And the option exactly is <choice>
      And the scores stand at
        | A  | B  | C  | D  |
        | 98 | 60 | 50 | 70 |
      When the points taken are
        | A | B | C  | D |
        | 2 | 8 | 13 | 3 |
      Then the scores are
        | A      | B  | C  | D  |
        | <back> | 68 | 63 | 73 |
      And the game goes on

      Examples:
        | choice  | back |
        | half    | 50   |
        | nothing | 0    |

    @pagat-2024.option.tie
    Scenario: By choice a tie is played off
      Given the game is today/hearts
      And the option tie is play-on
      And the scores stand at
        | A  | B  | C  | D  |
        | 98 | 60 | 55 | 70 |
      When the points taken are
        | A  | B | C | D |
        | 13 | 1 | 6 | 6 |
      Then the game goes on

  @pagat-2024.turn @bicycle-1998.hearts.misdeal
  Scenario: What no source of today says
    Nothing of all that may go wrong at the table is in any of them. The one law-book of today has it.

    Given the game is today/hearts
    Then the book is silent on
      | The joker                      |
      | Cutting for deal               |
      | The widow                      |
      | The auction                    |
      | Twin cards                     |
      | Bonuses                        |
      | Payment                        |
      | Pot                            |
      | Tournament                     |
      | Irregular play                 |
      | Chips to begin with            |
      | Following to the first trick   |
      | Chips drawn for each not taken |
      | The pool                       |
      | The odd chip                   |
      | Winning a Jack                 |
