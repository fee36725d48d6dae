Feature: Chips, pack and deal in 1887
  Four usually play, though three to six may. Everyone draws the same number of chips to begin with, and the whole pack of
  fifty-two is dealt out. We do not have the details for fewer or more than four.

  Background:
    Given the game is hoyle-1887/hearts

  @hoyle-1887.players
  Scenario: Three to six may play
    Then the game is for 3, 4, 5 and 6 players

  @hoyle-1887.players
  Scenario Outline: Too few or too many players sit down
    When <number> sit down to play
    Then they cannot play so

    Examples:
      | number |
      | 2      |
      | 7      |

  @hoyle-1887.chips
  Scenario: Each player begins with fifty chips
    Twenty-five or fifty are usual. We take the larger number unless the players name another.

    Then each player begins with 50 chips
    And what is said of Chips to begin with is assumed

  @hoyle-1887.chips
  Scenario: By agreement each player begins with twenty-five chips
    Given the option chips is 25
    Then each player begins with 25 chips

  @hoyle-1887.pack @hoyle-1887.thirteen-each
  Scenario: Four are dealt the whole pack
    When 4 sit down to play
    Then the pack has 52 cards
    And no card is left out
    And each player is dealt 13 cards

  @hoyle-1887.deal-order @hoyle-1887.eldest
  Scenario: The first card goes to the dealer's left and the last to the dealer
    Given D deals
    When the pack is dealt with the lowest club on top
    Then the 1st card goes to A
    And the 52nd card goes to D

  @hoyle-1887.deal-order @hoyle-1887.eldest
  Scenario: When another player deals, another is eldest hand
    Given B deals
    When the pack is dealt with the lowest club on top
    Then the 1st card goes to C
    And the 52nd card goes to B

  @hoyle-1887.players
  Scenario Outline: <players> players are dealt even hands
    The book seats them but does not say how. We leave out low cards that are not hearts so that the hands are even. Which
    ones is our choice, borrowed from the later books.

    When <players> sit down to play
    Then they can play so
    And the cards left out are <out>
    And the pack has <cards> cards
    And each player is dealt <hand> cards

    Examples:
      | players | out         | cards | hand |
      | 3       | 2S          | 51    | 17   |
      | 5       | 2S 2C       | 50    | 10   |
      | 6       | 2S 2C 2D 3D | 48    | 8    |
