Feature: The pass and the play of Microsoft Hearts
  Three cards are passed in three deals of four; to whom is not said, and is supplied. The two of clubs opens, the first trick
  is spared from hearts and the queen, and a heart that has been played to an earlier trick breaks hearts.

  Scenario: Four play with the whole pack
    None of this is said in the help, and the game cannot be played without it.

    Given the game is microsoft-1992/hearts
    Then the game is for 4 players
    And no card is left out
    And the pack has 52 cards
    And each player is dealt 13 cards

  @microsoft-1992.play.pass
  Scenario Outline: Three cards are passed in three deals of four
    Given the game is microsoft-1992/hearts
    And it is deal number <deal>
    Then 3 cards are passed <direction>

    Examples:
      | deal | direction    |
      | 1    | to the left  |
      | 2    | to the right |
      | 3    | across       |
      | 5    | to the left  |

  @microsoft-1992.play.pass
  Scenario Outline: In every fourth deal none are passed
    Given the game is microsoft-1992/hearts
    And it is deal number <deal>
    Then no cards are passed

    Examples:
      | deal |
      | 4    |
      | 8    |

  @microsoft-1992.play.pass
  Scenario: A player chooses any three, the queen, hearts and diamonds too
    Given the game is microsoft-1992/hearts
    And A has in hand QS KH AD 4C 5C 6C 7S
    Then A may pass QS KH AD

  @microsoft-1992.play.two-of-clubs
  Scenario: The holder of the two of clubs leads it
    Given the game is microsoft-1992/hearts
    And D deals
    And the hands are
      | A | 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS AH |
      | B | 9C AC 3D 7D 9D 6S 7S 3H 4H 7H 8H 9H QH    |
      | C | 2C 3C KC 6D AD 3S 4S 8S 9S JS 2H 10H JH   |
      | D | 4C 5C 7C QC 2D 5D 8D QD KS AS 5H 6H KH    |
    Then C is to lead
    And C may play 2C
    And C may not play 3C, by microsoft-1992.play.two-of-clubs

  @microsoft-1992.play.clockwise
  Scenario: The players play clockwise
    Given the game is microsoft-1992/hearts
    And D deals
    When the pack is dealt with the lowest club on top
    Then the 1st card goes to A
    And the 2nd card goes to B
    And the 3rd card goes to C
    And the 4th card goes to D

  @microsoft-1992.play.follow
  Scenario: Suit is followed by whoever can
    Given the game is microsoft-1992/hearts
    And B has in hand 6D KD 7S 10H
    When A has led JD and B is to play
    Then B may play 6D KD
    And B may not play 10H, by microsoft-1992.play.follow

  @microsoft-1992.play.discard
  Scenario: Without the suit any card may be played
    Given the game is microsoft-1992/hearts
    And B has in hand 4C QS 10H
    When A has led JD and B is to play
    Then B may play any card
    And what is said of Forced discards rests on microsoft-1992.play.discard

  @microsoft-1992.play.discard
  Scenario: Neither a heart nor the queen of spades is discarded on the first trick
    Given the game is microsoft-1992/hearts
    And it is the first trick
    And B has in hand 5D QD 3S QS 9H
    When A has led 2C and B is to play
    Then B may play 5D QD 3S
    And B may not play QS, by microsoft-1992.play.discard
    And B may not play 9H, by microsoft-1992.play.discard

  @microsoft-1992.note.trick @microsoft-1992.note.next
  Scenario: The highest card of the suit led takes the trick, and whoever played it leads
    Given the game is microsoft-1992/hearts
    When these tricks are played
      | A    | B  | C  | D  |
      | *10D | KD | AD | 2D |
      | 3C   | 4C | KC | QC |
      | 9S   | 8S | 7S | JS |
    Then the tricks are won by
      | C | C | D |
    And D is to lead

  @microsoft-1992.note.breaking
  Scenario: Hearts are not led before one has been played
    Given the game is microsoft-1992/hearts
    And A has in hand 3C KD 9H
    When A is to lead
    Then A may play 3C KD
    And A may not play 9H, by microsoft-1992.note.breaking

  @microsoft-1992.note.breaking
  Scenario: A heart that is discarded breaks hearts
    Given the game is microsoft-1992/hearts
    And A has in hand 9D 2C
    And B has in hand 3H 5C
    And C has in hand JD 8C QH
    And D has in hand 4D 6C
    When A is to lead
    And these tricks are played
      | A  | B  | C  | D  |
      | 9D | 3H | JD | 4D |
    Then hearts are now broken
    And C may play 8C QH

  @microsoft-1992.note.breaking
  Scenario: The queen of spades does not break hearts
    Given the game is microsoft-1992/hearts
    And A has in hand 9D 2C
    And B has in hand QS 5C
    And C has in hand JD 8C QH
    And D has in hand 4D 6C
    When A is to lead
    And these tricks are played
      | A  | B  | C  | D  |
      | 9D | QS | JD | 4D |
    Then hearts are not yet broken
    And C may not play QH, by microsoft-1992.note.breaking

  @microsoft-1992.note.breaking
  Scenario: A heart led for want of another suit breaks hearts
    It has been played to an earlier trick, which is all that the help asks for.

    Given the game is microsoft-1992/hearts
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
    And B may play 7C KH
