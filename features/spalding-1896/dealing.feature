Feature: Table, pack and deal in 1896
  The whole pack is dealt out one card at a time, beginning at the dealer's left, and the deal passes to the left. Where
  fifty-two cards would not be even, a few of the lowest are left out first.

  Background:
    Given the game is spalding-1896/sweepstake

  @spalding-1896.p06.players @spalding-1896.rule-01.six-max
  Scenario: At most six play at one table
    Then the game is for 3, 4, 5 and 6 players
    When 7 sit down to play
    Then they cannot play so

  @spalding-1896.p24.four-handed.fifty-chips
  Scenario: Each player buys fifty chips
    Then each player begins with 50 chips

  @spalding-1896.rule-06 @spalding-1896.p06.pack-ranks @spalding-1896.p07.thirteen-each
  Scenario: Four are dealt the whole pack
    When 4 sit down to play
    Then no card is left out
    And the pack has 52 cards
    And each player is dealt 13 cards

  @spalding-1896.rule-07.three @spalding-1896.p07.three-strip @spalding-1896.p21.three-handed.strip-deal
  Scenario: Three play without the two of spades
    When 3 sit down to play
    Then they can play so
    And the cards left out are 2S
    And the pack has 51 cards
    And each player is dealt 17 cards

  @spalding-1896.rule-07.five @spalding-1896.p07.five-strip @spalding-1896.p31.five-handed.strip
  @spalding-1896.p31.five-handed.deal
  Scenario: Five play without the black twos
    The number dealt to each is missing from the page, but fifty cards among five leave no doubt.

    When 5 sit down to play
    Then they can play so
    And the cards left out are 2S 2C
    And the pack has 50 cards
    And each player is dealt 10 cards

  @spalding-1896.p07.six-handed-strip @spalding-1896.rule-07.six @spalding-1896.p31.six-handed.strip
  @spalding-1896.p31.six-handed.deal
  Scenario: Six leave out three twos and the three of diamonds, and keep every heart
    When 6 sit down to play
    Then they can play so
    And the cards left out are 2S 2C 2D 3D
    And the pack has 48 cards
    And each player is dealt 8 cards

  @spalding-1896.p07.six-handed-strip-deuces @spalding-1896.rule-07.six @spalding-1896.p31.six-handed.strip
  Scenario: By choice six leave out all four twos, and twelve hearts remain
    Given the option six-handed is two-of-hearts
    When 6 sit down to play
    Then they can play so
    And the cards left out are 2S 2C 2D 2H
    And the pack has 48 cards
    And each player is dealt 8 cards

  @spalding-1896.rule-13 @spalding-1896.p07.deal-order @spalding-1896.p07.eldest-hand
  Scenario: Cards are dealt singly, eldest hand first
    Given D deals
    When the pack is dealt with the lowest club on top
    Then the 1st card goes to A
    And the 2nd card goes to B
    And the 3rd card goes to C
    And the 4th card goes to D
    And the 5th card goes to A
    And the 52nd card goes to D

  @spalding-1896.rule-14
  Scenario Outline: When <dealer> has dealt, the deal passes to the left
    Given <dealer> deals
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 4 | 6 |
    Then <next> deals next

    Examples:
      | dealer | next |
      | A      | B    |
      | B      | C    |
      | C      | D    |
      | D      | A    |
