Feature: The table and the pass of the Unix game
  Four play, thirteen cards each, and a game is of four deals. Three cards are passed in three of them and none in the last. The
  text does not say to whom they go; the round left, right and across is our assumption.

  @unix-1987.game.four @unix-1987.passing.four-deals
  Scenario: Four play with the whole pack
    Given the game is unix-1987/hearts
    Then the game is for 4 players
    And no card is left out
    And the pack has 52 cards
    And each player is dealt 13 cards

  @unix-1987.game.four
  Scenario Outline: <count> people cannot play
    Given the game is unix-1987/hearts
    When <count> sit down to play
    Then they cannot play so

    Examples:
      | count |
      | 3     |
      | 5     |

  @unix-1987.passing.three
  Scenario Outline: Three cards are passed in the first three deals
    Given the game is unix-1987/hearts
    And it is deal number <deal>
    Then 3 cards are passed <direction>

    Examples:
      | deal | direction    |
      | 1    | to the left  |
      | 2    | to the right |
      | 3    | across       |

  @unix-1987.passing.three @unix-1987.passing.four-deals
  Scenario: In the last deal no cards are passed
    Given the game is unix-1987/hearts
    And it is deal number 4
    Then no cards are passed

  @unix-1987.passing.three @unix-1987.play.two-of-clubs
  Scenario: Whoever holds the two of clubs after the pass leads it
    A passes it to B in the first deal. The text is silent on who may look at what before passing; only the cards matter here.

    Given the game is unix-1987/hearts
    And D deals
    And the hands are
      | A | 2C 3C KC 6D AD 3S 4S 8S 9S JS 2H 10H JH   |
      | B | 9C AC 3D 7D 9D 6S 7S 3H 4H 7H 8H 9H QH    |
      | C | 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS AH |
      | D | 4C 5C 7C QC 2D 5D 8D QD KS AS 5H 6H KH    |
    And it is deal number 1
    When the players pass
      | A | 2C KC JH |
      | B | AC 9H QH |
      | C | QS AH JC |
      | D | KS AS KH |
    Then B holds 2C KC JH
    And C holds AC 9H QH
    And A holds KS AS KH
    And B is to lead
    And B may play 2C
