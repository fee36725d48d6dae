Feature: Faults in cutting and dealing, 1914
  A misdeal loses the deal, unless another player has touched their cards or interrupted the dealer. A faulty pack or a
  faced card is nobody's error, and the same dealer deals again. Four play, D deals, and A is at D's left.

  Background:
    Given the game is foster-1914/sweepstake
    And D deals

  @foster-1914.law-2.two-exposed @foster-1914.p350.cutting.two-exposed
  Scenario: A player who shows two cards in cutting cuts again
    When the players cut, and B shows two cards
      | A  | B  | C  | D  |
      | 7H | 2S | 9C | KD |
    Then B cut again

  Rule: A misdeal

    @foster-1914.law-14 @foster-1914.p350.misdealing.loses-deal
    Scenario: A misdeal loses the deal
      When a misdeal is found before the last card is dealt
      Then the ruling is that it is a misdeal
      And A deals now
      And the ruling rests on foster-1914.law-14

    @foster-1914.law-14 @foster-1914.p350.misdealing.loses-deal
    Scenario: A misdeal does not lose the deal if another has touched their cards or interrupted the dealer
      Given another player has touched their cards or interrupted the dealer
      When a misdeal is found before the last card is dealt
      Then the ruling is that it is a misdeal
      And D deals now
      And the ruling rests on foster-1914.law-14

    @foster-1914.law-13.uncut @foster-1914.p350.misdealing.uncut @foster-1914.law-13.wrong-card
    @foster-1914.p350.misdealing.wrong-card @foster-1914.law-13.counting @foster-1914.p350.misdealing.counting
    Scenario Outline: An error found in time is a misdeal whether or not anybody asks
      A player who was dealt the card and touched another has touched their cards, so D keeps the deal.

      Given nobody asks for a new deal
      And the player dealt the card has touched another of theirs
      When <fault> is found <when>
      Then the ruling is that it is a misdeal
      And D deals now
      And the ruling rests on <provision>
      And the ruling rests on foster-1914.law-14

      Examples:
        | fault                | when                               | provision                   |
        | dealing without a cut | before the last card is dealt     | foster-1914.law-13.uncut    |
        | a card dealt wrongly | before the first trick is complete | foster-1914.law-13.wrong-card |
        | counting the cards   | after the first trick              | foster-1914.law-13.counting |

    @foster-1914.law-13.wrong-card
    Scenario: A card dealt wrongly is found when all have looked at their hands
      The law sets no limit for it; our reading is the one that it sets for a wrong number of cards.

      Given all have looked at their hands
      When a card dealt wrongly is found before the first trick is complete
      Then the ruling is that it is a misdeal

    @foster-1914.law-13.uncut @foster-1914.law-13.wrong-card
    Scenario Outline: An error found late is no misdeal
      When <fault> is found <when>
      Then the deal stands
      And it is not granted

      Examples:
        | fault                 | when                               |
        | dealing without a cut | before the first trick is complete |
        | a card dealt wrongly  | after the first trick              |

    @foster-1914.law-13.wrong-number @foster-1914.p350.misdealing.wrong-number
    Scenario: A wrong number of cards is found while the first trick is incomplete
      Given nobody asks for a new deal
      And all have looked at their hands
      And the player dealt the card has touched another of theirs
      When a wrong number of cards is found before the first trick is complete
      Then the ruling is that it is a misdeal
      And D deals now
      And the ruling rests on foster-1914.law-13.wrong-number

    @foster-1914.law-13.wrong-number @foster-1914.law-15
    Scenario: A wrong number of cards is found after the first trick
      When a wrong number of cards is found after the first trick
      Then the deal stands

  Rule: Lost deals and new ones

    @foster-1914.law-7
    Scenario Outline: A dealer's own error loses the deal, even after an interruption
      Given another player has touched their cards or interrupted the dealer
      And nobody asks for a new deal
      And the player dealt the card has touched another of theirs
      When <fault> is found after the first trick
      Then the ruling is that the dealer loses the deal, which passes to the left
      And A deals now
      And the ruling rests on foster-1914.law-7

      Examples:
        | fault                      |
        | shuffling after the cut    |
        | looking at the bottom card |

    @foster-1914.law-10.pack @foster-1914.law-10.faced @foster-1914.law-10.marked
    Scenario Outline: After an error in the pack the same dealer deals again, whoever objects
      Given nobody asks for a new deal
      And the player dealt the card has touched another of theirs
      When <fault> is found after the first trick
      Then the ruling is that <remedy>
      And D deals now
      And it is granted
      And the ruling rests on <provision>

      Examples:
        | fault                    | remedy                                                     | provision                 |
        | an incorrect pack        | the same dealer shuffles, has the pack cut and deals again | foster-1914.law-10.pack   |
        | a card face up in the pack | the same dealer shuffles, has the pack cut and deals again | foster-1914.law-10.faced  |
        | a torn or marked card    | another pack must be taken; the same dealer deals again    | foster-1914.law-10.marked |

    @foster-1914.law-6
    Scenario: Cards shown or confused in cutting are shuffled and cut again
      Given nobody asks for a new deal
      And the player dealt the card has touched another of theirs
      When cards shown or confused in cutting is found before the last card is dealt
      Then the ruling is that the pack is shuffled and cut again
      And D deals now
      And the ruling rests on foster-1914.law-6

    @foster-1914.law-6
    Scenario: When all the cards are dealt it is too late to cut again
      When cards shown or confused in cutting is found before the first trick is complete
      Then the deal stands

  Rule: A card exposed in dealing

    @foster-1914.law-11 @foster-1914.p350.misdealing.exposed
    Scenario: The player who received an exposed card may have a new deal
      Given the player who was dealt the card asks for a new deal
      When a card exposed in dealing is found before the first trick is complete
      Then the ruling is that the same dealer shuffles, has the pack cut and deals again
      And D deals now
      And the ruling rests on foster-1914.law-11

    @foster-1914.law-11 @foster-1914.p350.misdealing.exposed
    Scenario Outline: No new deal for an exposed card unless the right player asks
      Given <who> asks for a new deal
      When a card exposed in dealing is found before the last card is dealt
      Then the deal stands

      Examples:
        | who                                 |
        | nobody                              |
        | the dealer                          |
        | the player who finds it in their hand |

    @foster-1914.law-11 @foster-1914.p350.misdealing.exposed
    Scenario: No new deal for an exposed card when the player has touched that card
      The claim is of a player who has touched none of their cards, and it is one of them.

      Given the player dealt the card has touched that card alone
      And the player who was dealt the card asks for a new deal
      When a card exposed in dealing is found before the last card is dealt
      Then the deal stands

    @foster-1914.law-11 @foster-1914.p350.misdealing.exposed
    Scenario: No new deal for an exposed card when the player has touched their cards
      Given the player dealt the card has touched another of theirs
      And the player who was dealt the card asks for a new deal
      When a card exposed in dealing is found before the last card is dealt
      Then the deal stands

  Rule: Dealing out of turn

    @foster-1914.law-12 @foster-1914.p350.misdealing.out-of-turn
    Scenario Outline: A deal out of turn is stopped if anybody objects
      Given C deals
      And it was the turn of D to deal
      And <who> asks for a new deal
      And the player dealt the card has touched another of theirs
      When dealing out of turn is found before the last card is dealt
      Then the ruling is that the rightful dealer deals instead
      And D deals now
      And the ruling rests on foster-1914.law-12

      Examples:
        | who                                 |
        | the dealer                          |
        | the player who was dealt the card   |
        | the player who finds it in their hand |

    @foster-1914.law-12
    Scenario: A deal out of turn is good if nobody objects
      Given C deals
      And it was the turn of D to deal
      And nobody asks for a new deal
      When dealing out of turn is found before the last card is dealt
      Then the deal stands

    @foster-1914.law-12 @foster-1914.p350.misdealing.out-of-turn
    Scenario: A deal out of turn is good once the last card is dealt
      Given C deals
      And it was the turn of D to deal
      When dealing out of turn is found before the first trick is complete
      Then the deal stands
      And the ruling rests on foster-1914.law-12
