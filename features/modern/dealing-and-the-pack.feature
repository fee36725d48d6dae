Feature: The pack and the deal of the modern game
  Four are dealt thirteen cards each from the whole pack. Three leave out the two of diamonds, five the twos of diamonds and
  clubs, to make the deal even. The rules are for more than five too, but give no deal for them.

  @modern.pack @modern.deal-four @modern.individually
  Scenario: Four are dealt thirteen each
    Given the game is modern/standard
    Then no card is left out
    And the pack has 52 cards
    And each player is dealt 13 cards
    And what is said of Partners rests on modern.individually

  @modern.deal-three @modern.deal-five
  Scenario Outline: The cards that three and five players leave out
    Given the game is modern/standard for <players> players
    Then the cards left out are <out>
    And the pack has <pack> cards
    And each player is dealt <hand> cards

    Examples:
      | players | out   | pack | hand |
      | 3       | 2D    | 51   | 17   |
      | 5       | 2D 2C | 50   | 10   |

  @modern.players
  Scenario: Three, four or five may play
    Given the game is modern/standard
    Then the game is for 3, 4 and 5 players

  @modern.players
  Scenario Outline: <count> people cannot play
    Given the game is modern/standard
    When <count> sit down to play
    Then they cannot play so

    Examples:
      | count |
      | 2     |
      | 6     |

  @modern.deal
  Scenario: The cards are dealt singly and clockwise
    Given the game is modern/standard
    And D deals
    When the pack is dealt with the lowest club on top
    Then the 1st card goes to A
    And the 2nd card goes to B
    And the 3rd card goes to C
    And the 4th card goes to D
    And the 5th card goes to A
