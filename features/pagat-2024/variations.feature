Feature: The variations of pagat.com
  Nearly every rule of the main account has a variation.

  Background:
    Given the game is pagat-2024/hearts

  Rule: The pass

    Scenario Outline: The round of four players: <passing>
      Given the option passing is <passing>
      Then deal by deal the cards are passed
        | <first> | <second> | <third> |

      @pagat-2024.option.no-hold
      Examples:
        | passing | first       | second       | third  |
        | no-hold | to the left | to the right | across |

    Scenario Outline: The fourth pass of the round
      Given the option passing is <passing>
      Then deal by deal the cards are passed
        | to the left | to the right | across | <fourth> |

      @pagat-2024.option.scatter @pagat-2024.option.mix
      Examples:
        | passing | fourth                   |
        | scatter | one to each other player |
        | mix     | into the middle          |

    @pagat-2024.option.scatter-hold
    Scenario: A round of passes with both a scatter and a hold
      Given the option passing is scatter-hold
      Then deal by deal the cards are passed
        | to the left | to the right | across | one to each other player | not at all |

    @pagat-2024.option.partners.pass
    Scenario: Always to the partner
      Given the option partners is apart
      And the option passing is to-partner
      And it is deal number 2
      Then 3 cards are passed across

  Rule: The play

    @pagat-2024.option.left-of-dealer @pagat-2024.option.left-of-dealer.no-heart
    Scenario: The player on the dealer's left leads, and no heart
      Given the option opening is left-of-dealer
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

    @pagat-2024.option.left-of-dealer @pagat-2024.option.led-any-time
    Scenario: Where hearts may be led at any time, that lead may be any card
      Given the option opening is left-of-dealer
      And the option breaking is free
      And it is deal number 4
      And D deals
      And the hands are
        | A | 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS AH |
        | B | 9C AC 3D 7D 9D 6S 7S 3H 4H 7H 8H 9H QH    |
        | C | 2C 3C KC 6D AD 3S 4S 8S 9S JS 2H 10H JH   |
        | D | 4C 5C 7C QC 2D 5D 8D QD KS AS 5H 6H KH    |
      Then A is to lead
      And A may play any card

    @pagat-2024.option.led-any-time
    Scenario: Hearts may be led at any time
      Given the option breaking is free
      And A has in hand 3C 9H
      When A is to lead
      Then A may play any card

    @pagat-2024.option.queen-breaks
    Scenario Outline: The queen breaks hearts when she is <how>
      Given the option queen-breaks is queen-too
      When these tricks are played
        | A      | B        | C  | D  |
        | *<led> | <second> | KS | 4S |
      Then hearts are now broken

      Examples:
        | led | second | how                        |
        | 9S  | QS     | played to a lead of spades |
        | QS  | 9S     | led                        |

    @pagat-2024.option.queen-breaks
    Scenario: Where the queen breaks hearts, a heart breaks them too
      Given the option queen-breaks is queen-too
      When these tricks are played
        | A   | B  | C  | D  |
        | *9C | 2H | KC | 4C |
      Then hearts are now broken

    @pagat-2024.option.queen-breaks @pagat-2024.option.hearts-and-queen @pagat-2024.option.led-any-time
    Scenario Outline: Where hearts need not be broken, neither changes anything: <option>
      Given the option breaking is free
      And the option <option> is <choice>
      And A has in hand QS 4H 9H
      When A is to lead
      Then A may play any card

      Examples:
        | option                | choice    |
        | queen-breaks          | queen-too |
        | only-hearts-and-queen | either    |

    @pagat-2024.option.hearts-and-queen
    Scenario: A hand of only hearts and the queen may lead either
      Given the option only-hearts-and-queen is either
      And A has in hand QS 4H 9H
      When A is to lead
      Then A may play any card

    @pagat-2024.option.no-points
    Scenario: No points may be played on the first trick
      Given the option first-trick is no-points
      And it is the first trick
      And B has in hand 5D QS 9H
      When A has led 2C and B is to play
      Then B may play 5D
      And B may not play QS, by pagat-2024.option.no-points
      And B may not play 9H, by pagat-2024.option.no-points

    @pagat-2024.option.no-points
    Scenario: Points on the first trick from a hand with nothing else
      Given the option first-trick is no-points
      And it is the first trick
      And B has in hand QS 2H 9H
      When A has led 2C and B is to play
      Then B may play any card

    @pagat-2024.option.queen-forced @worked
    Scenario: The queen must be discarded as soon as it is safe
      Given the option queen is first-chance
      And B has in hand 4C QS 9H
      When A has led 5D and B is to play
      Then B may play QS
      And B may not play 9H, by pagat-2024.option.queen-forced

  Rule: A kitty for four

    @pagat-2024.option.kitty
    Scenario: Twelve each, and four in the kitty
      Given the option kitty is four-cards
      Then each player is dealt 12 cards
      And 4 cards are left over as a widow

    @pagat-2024.option.kitty
    Scenario: The kitty of four goes with the first penalty card
      Given the option kitty is four-cards
      And the widow is AH KH 2D 3D
      When these tricks are played
        | A   | B  | C   | D   |
        | *5C | 7C | 9C  | JC  |
        | QS  | 9S | KS  | *4S |
        | AD  | 9D | *5D | 4D  |
      Then C has taken the widow
      And the tricks have cost
        | A | B | C  | D |
        | 0 | 0 | 15 | 0 |

  Rule: The diamond

    @pagat-2024.option.jack @pagat-2024.option.ten
    Scenario Outline: The <name> of diamonds takes ten off
      Given the option diamond is <name>
      When the cards taken are
        | A | <card>           |
        | B | QS               |
        | C | <other> 2H 3H    |
        | D | the other hearts |
      Then the net is
        | A   | B   | C  | D   |
        | −10 | +13 | +2 | +11 |

      Examples:
        | name | card | other |
        | jack | JD   | 10D   |
        | ten  | 10D  | JD    |

    @pagat-2024.option.diamond-and-moon
    Scenario: The moon does not need the jack of diamonds, which counts on its own
      Given the option diamond is jack
      And whoever makes the slam chooses to raise the others
      When the cards taken are
        | A | JD            |
        | B | all hearts QS |
        | C | -             |
        | D | -             |
      Then the net is
        | A   | B | C   | D   |
        | +16 | 0 | +26 | +26 |

    @pagat-2024.option.diamond-and-moon
    Scenario: The player who shoots the moon may take the ten of diamonds too
      Given the option diamond is ten
      And whoever makes the slam chooses to lower their own score
      When the cards taken are
        | A | -                 |
        | B | all hearts QS 10D |
        | C | -                 |
        | D | -                 |
      Then the net is
        | A | B   | C | D |
        | 0 | −36 | 0 | 0 |

  Rule: The moon and the sun

    @pagat-2024.option.moon-down @pagat-2024.option.moon-up
    Scenario Outline: Without a choice: <moon>
      Given the option moon is <moon>
      When the cards taken are
        | A | -             |
        | B | all hearts QS |
        | C | -             |
        | D | -             |
      Then the net is
        | A   | B   | C   | D   |
        | <a> | <b> | <a> | <a> |

      Examples:
        | moon | a   | b   |
        | down | 0   | −26 |
        | up   | +26 | 0   |

    @pagat-2024.option.moon-up-unless
    Scenario Outline: The moon raises the others unless that would let another win: B has <b>
      With 26 more C would have 106 and end the game. A would have 36 then, and win it unless B has less.

      Given the option moon is up-unless
      And the scores stand at
        | A  | B   | C  | D  |
        | 10 | <b> | 80 | 40 |
      When the cards taken are
        | A | -             |
        | B | all hearts QS |
        | C | -             |
        | D | -             |
      Then the scores are
        | A         | B         | C         | D         |
        | <A after> | <B after> | <C after> | <D after> |

      Examples:
        | b  | A after | B after | C after | D after |
        | 50 | 10      | 24      | 80      | 40      |
        | 20 | 36      | 20      | 106     | 66      |

    @pagat-2024.option.moon-up-unless
    Scenario: A moon that would let another win leaves no choice
      A would win with 36. B would rather raise the others, but 26 come off.

      Given the option moon is up-unless
      And the scores stand at
        | A  | B  | C  | D  |
        | 10 | 50 | 80 | 40 |
      And whoever makes the slam chooses to raise the others
      When the cards taken are
        | A | -             |
        | B | all hearts QS |
        | C | -             |
        | D | -             |
      Then the scores are
        | A  | B  | C  | D  |
        | 10 | 24 | 80 | 40 |

    @pagat-2024.option.sun
    Scenario Outline: Every trick is worth 52: <choice>
      Given the option sun is yes
      And the tricks won are
        | A | B  | C | D |
        | 0 | 13 | 0 | 0 |
      And whoever makes the slam chooses to <choice>
      When the cards taken are
        | A | -             |
        | B | all hearts QS |
        | C | -             |
        | D | -             |
      Then the net is
        | A   | B   | C   | D   |
        | <a> | <b> | <a> | <a> |

      Examples:
        | choice           | a   | b   |
        | raise the others | +52 | 0   |
        | lower their own score    | 0   | −52 |

    @pagat-2024.option.sun
    Scenario: One trick less is the moon
      Given the option sun is yes
      And the tricks won are
        | A | B  | C | D |
        | 1 | 12 | 0 | 0 |
      And whoever makes the slam chooses to raise the others
      When the cards taken are
        | A | -             |
        | B | all hearts QS |
        | C | -             |
        | D | -             |
      Then the net is
        | A   | B | C   | D   |
        | +26 | 0 | +26 | +26 |

  Rule: The end

    @pagat-2024.option.hundred @pagat-2024.option.hundred-nothing
    Scenario Outline: A hundred exactly goes back: <choice>
      Given the option hundred is <choice>
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
        | choice     | back |
        | to-fifty   | 50   |
        | to-nothing | 0    |

    @pagat-2024.option.tie
    Scenario: A tie for lowest is played on
      Given the option tie is play-on
      And the scores stand at
        | A  | B  | C  | D  |
        | 98 | 60 | 55 | 70 |
      When the points taken are
        | A  | B | C | D |
        | 13 | 1 | 6 | 6 |
      Then the game goes on

  Rule: Partners

    @pagat-2024.option.partners @pagat-2024.option.partners.together
    Scenario: A side scores together, and ends the game together
      A and C have 41 + 13 and 42 + 6, which is 102; B and D have 50 + 1 and 40 + 6, which is 97.

      Given the option partners is together
      And the scores stand at
        | A  | B  | C  | D  |
        | 41 | 50 | 42 | 40 |
      When the points taken are
        | A  | B | C | D |
        | 13 | 1 | 6 | 6 |
      Then the game is over and B and D share the win

    @pagat-2024.option.partners
    Scenario Outline: Only four can: of <players> each plays alone
      Given the game is pagat-2024/hearts for <players> players
      And the option partners is <choice>
      Then the word of the rules for Partners is none

      Examples:
        | players | choice   |
        | 3       | together |
        | 5       | together |
        | 3       | apart    |
        | 5       | apart    |

    @pagat-2024.option.partners.together
    Scenario Outline: A side that takes all fourteen cards chooses to <choice>
      Thirteen for each of two partners are 26 for a side.

      Given the option partners is together
      And whoever makes the slam chooses to <choice>
      When the cards taken are
        | A | all hearts |
        | B | -          |
        | C | QS         |
        | D | -          |
      Then the net is
        | A     | B        | C     | D        |
        | <own> | <others> | <own> | <others> |

      Examples:
        | choice           | own | others |
        | raise the others | 0   | +13    |
        | lower their own score    | −13 | 0      |

    @pagat-2024.option.partners.apart @pagat-2024.option.partners.example @worked
    Scenario: Partners with 105 and 34 beat partners with 78 and 69
      A, with C for a partner, has 105 at the end, and their 139 are less than the 147 of B and D.

      Given the option partners is apart
      And the scores stand at
        | A  | B  | C  | D  |
        | 92 | 78 | 34 | 56 |
      When the points taken are
        | A  | B | C | D  |
        | 13 | 0 | 0 | 13 |
      Then the scores are
        | A   | B  | C  | D  |
        | 105 | 78 | 34 | 69 |
      And the game is over and A and C share the win

    @pagat-2024.option.partners.apart
    Scenario: A hundred between two partners are not enough
      A and C have 54 and 48.

      Given the option partners is apart
      And the scores stand at
        | A  | B  | C  | D  |
        | 41 | 50 | 42 | 40 |
      When the points taken are
        | A  | B | C | D |
        | 13 | 1 | 6 | 6 |
      Then the game goes on

    @pagat-2024.option.partners.apart
    Scenario: Partners who score apart do not shoot the moon together
      Given the option partners is apart
      When the cards taken are
        | A | all hearts |
        | B | -          |
        | C | QS         |
        | D | -          |
      Then the net is
        | A   | B | C   | D |
        | +13 | 0 | +13 | 0 |

  Rule: Three and five players

    @pagat-2024.option.removed
    Scenario Outline: Cards are left out: <players> players
      Given the game is pagat-2024/hearts for <players> players
      And the option odd-cards is left-out
      Then the cards left out are <out>
      And the pack has <pack> cards
      And each player is dealt <hand> cards
      And every card of the pack is dealt

      Examples:
        | players | out   | pack | hand |
        | 3       | 2D    | 51   | 17   |
        | 5       | 2D 2C | 50   | 10   |

    @pagat-2024.option.removed
    Scenario: Five players without the two of clubs open with the three
      Given the game is pagat-2024/hearts for 5 players
      And the option odd-cards is left-out
      And it is deal number 3
      And E deals
      And the hands are
        | A | 7D QD KD 2H 3H 5H 6H 9H KH AH   |
        | B | 5C 10C KC 3D 4D 7S 9S 10S QS 4H |
        | C | 3C JC JD 2S 5S 6S AS 7H 8H QH   |
        | D | 6C AC 5D 8D 9D AD 4S JS KS 10H  |
        | E | 4C 7C 8C 9C QC 6D 10D 3S 8S JH  |
      Then C is to lead
      And C may play 3C

    @pagat-2024.option.kitty-first-point
    Scenario: The kitty of three goes with the first penalty point
      Given the game is pagat-2024/hearts for 3 players
      And the option odd-cards is first-point
      And the widow is KH
      When these tricks are played
        | A  | B   | C   |
        | 9D | *JD | KD  |
        | 2H | 9C  | *2C |
        | AD | *5D | 4D  |
      Then B has taken the widow
      And the tricks have cost
        | A | B | C |
        | 0 | 2 | 0 |

    @pagat-2024.option.kitty-first-point
    Scenario: The kitty of five goes with the first penalty point
      Given the game is pagat-2024/hearts for 5 players
      And the option odd-cards is first-point
      And the widow is KH 2D
      When these tricks are played
        | A  | B   | C   | D  | E   |
        | 9D | *JD | KD  | 4D | 5D  |
        | 2H | 9C  | *2C | 3C | 4C  |
        | AD | *6D | 7D  | 8D | 10D |
      Then B has taken the widow

    @pagat-2024.option.pass-of-three.no-hold @pagat-2024.option.pass-of-five.no-hold
    Scenario Outline: Left and right by turns: <players> players
      Given the game is pagat-2024/hearts for <players> players
      And the option <option> is no-hold
      Then deal by deal the cards are passed
        | to the left | to the right |

      Examples:
        | players | option           |
        | 3       | passing-of-three |
        | 5       | passing-of-five  |

    @pagat-2024.option.pass-of-three.shared
    Scenario: Three pass four cards, and share them in the third deal
      Given the game is pagat-2024/hearts for 3 players
      And the option passing-of-three is shared
      Then deal by deal the cards are passed
        | to the left | to the right | in equal parts to all the others |
      And 4 cards are passed to the left

    @pagat-2024.option.pass-of-three.shared
    Scenario: Three share their cards in the third deal, and hold in the fourth
      Given the game is pagat-2024/hearts for 3 players
      And the option passing-of-three is shared-hold
      Then deal by deal the cards are passed
        | to the left | to the right | in equal parts to all the others | not at all |
      And 4 cards are passed to the left

    @pagat-2024.option.pass-of-five.one-hold
    Scenario: Five pass to both sides, over a seat both ways, and hold once
      Given the game is pagat-2024/hearts for 5 players
      And the option passing-of-five is one-hold
      Then deal by deal the cards are passed
        | to the left | to the right | two to the left | two to the right | not at all |

    @pagat-2024.option.pass-of-five.two-holds
    Scenario: Five have two holds in a round of eight deals
      Given the game is pagat-2024/hearts for 5 players
      And the option passing-of-five is two-holds
      Then deal by deal the cards are passed
        | to the left | to the right | two to the left | not at all | to the left | to the right | two to the right | not at all |
