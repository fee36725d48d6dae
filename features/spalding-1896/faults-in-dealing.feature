Feature: Faults in cutting and dealing, 1896
  The advantage is not the deal but the lead. So a misdeal does not pass the deal on, which would deprive eldest hand of the
  lead. Only a dealer who shuffles again after the cut, or who sees the bottom card, loses it. Four play, D deals, and A is
  eldest hand.

  @spalding-1896.rule-05.two-exposed
  Scenario: A player who shows two cards in cutting cuts again
    Given the game is spalding-1896/sweepstake
    When the players cut, and B shows two cards
      | A | B | C | D |
      | 7H | 2S | 9C | KD |
    Then B cut again

  @spalding-1896.rule-21 @spalding-1896.p07.faced-or-misdeal
  Scenario: After a misdeal the same dealer deals again
    Given the game is spalding-1896/sweepstake
    And D deals
    When a misdeal is found before the last card is dealt
    Then the ruling is that it is a misdeal
    And D deals now
    And the ruling rests on spalding-1896.rule-21

  @spalding-1896.p07.faced-or-misdeal
  Scenario Outline: By page 7 a faced card always means a new deal
    The numbered rules leave it to a claim, in time and by a player who has touched none of their cards; page 7 does not.

    Given the game is spalding-1896/sweepstake
    And the option faced-card is always
    And D deals
    And nobody asks for a new deal
    And the player dealt the card has touched another of theirs
    When <fault> is found after the first trick
    Then the ruling is that the same dealer shuffles, has the pack cut and deals again
    And D deals now
    And the ruling rests on spalding-1896.p07.faced-or-misdeal

    Examples:
      | fault                     |
      | a card face up in the pack  |
      | a card exposed in dealing |

  @spalding-1896.rule-11
  Scenario Outline: Cards are shown or confused in cutting, and it is noticed <when>
    Only the shuffling and the cutting are repeated, so it matters until the cards are dealt.

    Given the game is spalding-1896/sweepstake
    And D deals
    And nobody asks for a new deal
    When cards shown or confused in cutting is found <when>
    Then the ruling is that the pack is shuffled and cut again
    And D deals now
    And the ruling rests on spalding-1896.rule-11

    Examples:
      | when                          |
      | in cutting                    |
      | before the last card is dealt |

  @spalding-1896.rule-11 @spalding-1896.rule-22
  Scenario: Cards were shown or confused in cutting, and all are dealt
    Even a pack that was not cut at all is good then.

    Given the game is spalding-1896/sweepstake
    And D deals
    When cards shown or confused in cutting is found before the first trick is complete
    Then the deal stands
    And what is said of Cards shown or confused in cutting is assumed

  @spalding-1896.rule-12 @spalding-1896.rule-15 @spalding-1896.rule-24
  Scenario Outline: Errors that are dealt with whether or not anybody asks
    The rules set no time for these, so it does not matter how late they are noticed.

    Given the game is spalding-1896/sweepstake
    And D deals
    And nobody asks for a new deal
    And the player dealt the card has touched another of theirs
    When <fault> is found after the first trick
    Then the ruling is that <remedy>
    And <dealer> deals now
    And the ruling rests on <provision>

    Examples:
      | fault                              | remedy                                                              | dealer | provision             |

      | shuffling after the cut            | the dealer loses the deal, which passes to the left                 | A      | spalding-1896.rule-12 |
      | looking at the bottom card         | the dealer loses the deal, which passes to the left                 | A      | spalding-1896.rule-12 |
      | an incorrect pack                  | the same dealer shuffles, has the pack cut and deals again          | D      | spalding-1896.rule-15 |
      | counting the cards                 | it is a misdeal                                                     | D      | spalding-1896.rule-24 |

  @spalding-1896.rule-22 @spalding-1896.rule-10
  Scenario: The pack was not cut, and it is noticed in time
    Given the game is spalding-1896/sweepstake
    And D deals
    And nobody asks for a new deal
    And the player dealt the card has touched another of theirs
    When dealing without a cut is found before the last card is dealt
    Then the ruling is that it is a misdeal
    And D deals now
    And the ruling rests on spalding-1896.rule-22
    And the ruling rests on spalding-1896.rule-10

  @spalding-1896.rule-22
  Scenario: The pack was not cut, and nobody noticed
    Once the last card is dealt the deal is good.

    Given the game is spalding-1896/sweepstake
    And D deals
    When dealing without a cut is found before the first trick is complete
    Then the deal stands
    And it is not granted

  @spalding-1896.rule-23
  Scenario: A card is dealt wrongly and not corrected at once
    Given the game is spalding-1896/sweepstake
    And D deals
    And nobody asks for a new deal
    And the player dealt the card has touched another of theirs
    When a card dealt wrongly is found before the last card is dealt
    Then the ruling is that it is a misdeal
    And D deals now
    And the ruling rests on spalding-1896.rule-23

  @spalding-1896.rule-23 @spalding-1896.rule-25
  Scenario Outline: A card was dealt wrongly, and it is noticed <when>
    The rule sets no time for it. But once all are dealt such a slip leaves a hand of the wrong size, and the player who has
    that hand decides whether it is a misdeal.

    Given the game is spalding-1896/sweepstake
    And D deals
    When a card dealt wrongly is found <when>
    Then the deal stands
    And what is said of A card dealt wrongly is assumed

    Examples:
      | when                               |
      | before the first trick is complete |
      | after the first trick              |

  @spalding-1896.rule-23 @spalding-1896.rule-25
  Scenario: A card dealt wrongly leaves one hand short, and its owner objects
    Given the game is spalding-1896/sweepstake
    And D deals
    And the player who finds it in their hand asks for a new deal
    When a wrong number of cards is found before the first trick is complete
    Then the ruling is that it is a misdeal
    And D deals now

  @spalding-1896.rule-19
  Scenario: A player who deals out of turn, and whom nobody stops
    Given the game is spalding-1896/sweepstake
    And C deals
    And it was the turn of D to deal
    And nobody asks for a new deal
    When dealing out of turn is found before the last card is dealt
    Then the deal stands

  @spalding-1896.rule-19
  Scenario Outline: A player who deals out of turn is stopped, whoever objects
    Given the game is spalding-1896/sweepstake
    And C deals
    And it was the turn of D to deal
    And <who> asks for a new deal
    And the player dealt the card has touched another of theirs
    When dealing out of turn is found before the last card is dealt
    Then the ruling is that the rightful dealer deals instead
    And D deals now
    And the ruling rests on spalding-1896.rule-19

    Examples:
      | who                                 |
      | the dealer                          |
      | the player who was dealt the card   |
      | the player who finds it in their hand |

  @spalding-1896.rule-20
  Scenario: A deal out of turn that is complete is good
    Given the game is spalding-1896/sweepstake
    And C deals
    And it was the turn of D to deal
    When dealing out of turn is found before the first trick is complete
    Then the deal stands
    And the ruling rests on spalding-1896.rule-20

  @spalding-1896.rule-16
  Scenario: The dealer asks for a new deal because of a card faced in the pack
    Given the game is spalding-1896/sweepstake
    And D deals
    And the player dealt the card has touched another of theirs
    And the dealer asks for a new deal
    When a card face up in the pack is found after the first trick
    Then the ruling is that the same dealer shuffles, has the pack cut and deals again
    And D deals now

  @spalding-1896.rule-17 @spalding-1896.rule-17.fresh-deal
  Scenario Outline: What the dealer may ask for
    Given the game is spalding-1896/sweepstake
    And D deals
    And the player dealt the card has touched another of theirs
    And the dealer asks for a new deal
    When <fault> is found after the first trick
    Then the ruling is that <remedy>
    And D deals now
    And the ruling rests on <provision>

    Examples:
      | fault                 | remedy                                                  | provision                        |
      | a torn or marked card | another pack must be taken; the same dealer deals again | spalding-1896.rule-17.fresh-deal |

  @spalding-1896.rule-17.fresh-deal
  Scenario Outline: Nobody but the dealer may have a new deal for a marked card
    Given the game is spalding-1896/sweepstake
    And D deals
    And <who> asks for a new deal
    When a torn or marked card is found before the last card is dealt
    Then it is not granted

    Examples:
      | who                                  |
      | the player who was dealt the card    |
      | the player who finds it in their hand  |

  @spalding-1896.rule-16
  Scenario Outline: Nobody but the dealer may have a new deal for a faced card
    Given the game is spalding-1896/sweepstake
    And D deals
    And <who> asks for a new deal
    When <fault> is found before the last card is dealt
    Then the deal stands

    Examples:
      | fault                    | who                                  |
      | a card face up in the pack | the player who was dealt the card    |
      | a card face up in the pack | the player who finds it in their hand  |

  @spalding-1896.rule-16
  Scenario: The dealer does not object to a faced card
    Given the game is spalding-1896/sweepstake
    And D deals
    And nobody asks for a new deal
    When a card face up in the pack is found before the last card is dealt
    Then the deal stands

  @spalding-1896.rule-17
  Scenario: The dealer does not object to a marked card
    The dealer may ask only for the new deal. The new pack must be produced; the hands are played out first.

    Given the game is spalding-1896/sweepstake
    And D deals
    And nobody asks for a new deal
    When a torn or marked card is found before the last card is dealt
    Then the ruling is that another pack must be taken; the same dealer deals again
    And it is not granted
    And the ruling rests on spalding-1896.rule-17

  @spalding-1896.rule-18
  Scenario: A card is exposed in dealing, and the player who is dealt it objects
    That player may object if they have touched no other of their cards.

    Given the game is spalding-1896/sweepstake
    And D deals
    And the player dealt the card has touched that card alone
    And the player who was dealt the card asks for a new deal
    When a card exposed in dealing is found before the first trick is complete
    Then the ruling is that the same dealer shuffles, has the pack cut and deals again
    And D deals now
    And the ruling rests on spalding-1896.rule-18

  @spalding-1896.rule-18
  Scenario Outline: A card is exposed in dealing, but somebody other than the player who was dealt it objects
    Given the game is spalding-1896/sweepstake
    And D deals
    And <who> asks for a new deal
    When a card exposed in dealing is found before the last card is dealt
    Then the deal stands

    Examples:
      | who                                 |
      | the dealer                          |
      | the player who finds it in their hand |

  @spalding-1896.rule-18
  Scenario: A card is exposed in dealing, and nobody objects
    Given the game is spalding-1896/sweepstake
    And D deals
    And nobody asks for a new deal
    When a card exposed in dealing is found before the last card is dealt
    Then the deal stands

  @spalding-1896.rule-18
  Scenario: A card is exposed in dealing, and its owner has looked at others
    Given the game is spalding-1896/sweepstake
    And D deals
    And the player dealt the card has touched another of theirs
    And the player who was dealt the card asks for a new deal
    When a card exposed in dealing is found before the last card is dealt
    Then the deal stands

  @spalding-1896.rule-25
  Scenario: A hand has too few cards or too many, and its owner objects in time
    Given the game is spalding-1896/sweepstake
    And D deals
    And all have looked at their hands
    And the player dealt the card has touched another of theirs
    And the player who finds it in their hand asks for a new deal
    When a wrong number of cards is found before the first trick is complete
    Then the ruling is that it is a misdeal
    And D deals now
    And the ruling rests on spalding-1896.rule-25

  @spalding-1896.rule-25
  Scenario Outline: A hand has too few cards or too many, but <who> objects
    Given the game is spalding-1896/sweepstake
    And D deals
    And <who> asks for a new deal
    When a wrong number of cards is found before the first trick is complete
    Then the deal stands

    Examples:
      | who                               |
      | the dealer                        |
      | the player who was dealt the card |

  @spalding-1896.rule-25
  Scenario: A hand has too few cards or too many, and nobody objects
    Given the game is spalding-1896/sweepstake
    And D deals
    And nobody asks for a new deal
    When a wrong number of cards is found before the first trick is complete
    Then the deal stands

  @spalding-1896.rule-25
  Scenario: A hand has too few cards or too many, and the first trick is over
    Given the game is spalding-1896/sweepstake
    And D deals
    And the player who finds it in their hand asks for a new deal
    When a wrong number of cards is found after the first trick
    Then the deal stands
