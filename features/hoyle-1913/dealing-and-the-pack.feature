Feature: Cutting, the pack and the deal in 1913
  The lowest cut deals, with the ace below the two, and cards are dealt singly to the left from eldest hand. The book seats
  from two to six, yet gives thirteen cards to each, which suits only four. The other numbers borrow a rule.

  @hoyle-1913.cutting
  Scenario: The ace is the lowest card in cutting
    Given the game is hoyle-1913/simple
    When the players cut
      | A  | B  | C  | D  |
      | KH | 2C | AD | 2S |
    Then C wins the deal
    And nobody cuts again

  @hoyle-1913.cutting
  Scenario: Without an ace the lowest card deals
    Given the game is hoyle-1913/simple
    When the players cut
      | A  | B  | C  | D  |
      | 9H | 5C | 6D | KS |
    Then B wins the deal

  @hoyle-1913.cutting
  Scenario: Equal lowest cuts are cut again
    The book does not cover them; only those whose tie decides the deal cut again.

    Given the game is hoyle-1913/simple
    When the players cut
      | A  | B  | C  | D  |
      | 3H | KC | 3D | KS |
    Then A and C cut again

  @hoyle-1913.players
  Scenario Outline: How many people can sit down to a game
    Given the game is hoyle-1913/<game>
    When <count> sit down to play
    Then they <outcome> play so

    Examples:
      | game        | count | outcome |
      | simple      | 1     | cannot  |
      | simple      | 2     | can     |
      | simple      | 6     | can     |
      | simple      | 7     | cannot  |
      | sweepstakes | 5     | can     |
      | howell      | 3     | can     |

  @hoyle-1913.players
  Scenario: From two to six may play
    Given the game is hoyle-1913/simple
    Then the game is for 2, 3, 4, 5 and 6 players

  @hoyle-1913.pack @hoyle-1913.deal-thirteen
  Scenario: Four are dealt thirteen each from the whole pack
    Given the game is hoyle-1913/simple
    Then the pack has 52 cards
    And no card is left out
    And each player is dealt 13 cards

  @hoyle-1913.pack @hoyle-1913.players
  Scenario: Two have thirteen each and draw from the rest
    Given the game is hoyle-1913/simple for 2 players
    Then no card is left out
    And each player is dealt 13 cards
    And 26 cards are left over as a stock
    And what is said of Cards to each rests on hoyle-1913.deal-thirteen
    And what is said of Cards left over is assumed

  @hoyle-1913.pack @hoyle-1913.players @hoyle-1913.deal-thirteen
  Scenario Outline: <players> players leave out low cards
    Given the game is hoyle-1913/simple for <players> players
    Then the cards left out are <out>
    And the pack has <pack> cards
    And each player is dealt <hand> cards

    Examples:
      | players | out         | pack | hand |
      | 3       | 2S          | 51   | 17   |
      | 5       | 2S 2C       | 50   | 10   |
      | 6       | 2S 2C 2D 3D | 48   | 8    |

  @hoyle-1913.deal-order
  Scenario: The cards are dealt singly to the left, eldest hand first
    Given the game is hoyle-1913/simple
    And D deals
    When the pack is dealt with the lowest club on top
    Then the 1st card goes to A
    And the 2nd card goes to B
    And the 3rd card goes to C
    And the 4th card goes to D
    And the 5th card goes to A
    And A holds 2C 6C 10C

  @hoyle-1913.deal-passes
  Scenario: The deal passes to the left
    Given the game is hoyle-1913/simple
    And B deals
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 4 | 6 |
    Then C deals next
