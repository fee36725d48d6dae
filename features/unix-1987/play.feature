Feature: The play of the Unix game
  The two of clubs opens, suit is followed, no points fall on the first trick, and hearts are not led until a heart has been
  discarded. The text does not say what wins a trick or who leads next; both are our assumption.

  @unix-1987.play.two-of-clubs
  Scenario: The two of clubs opens, and no other card
    Given the game is unix-1987/hearts
    And D deals
    And the hands are
      | A | 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS AH |
      | B | 9C AC 3D 7D 9D 6S 7S 3H 4H 7H 8H 9H QH    |
      | C | 2C 3C KC 6D AD 3S 4S 8S 9S JS 2H 10H JH   |
      | D | 4C 5C 7C QC 2D 5D 8D QD KS AS 5H 6H KH    |
    Then C is to lead
    And C may play 2C
    And C may not play 3C, by unix-1987.play.two-of-clubs

  @unix-1987.play.follow
  Scenario: Suit is followed by whoever can
    Given the game is unix-1987/hearts
    And B has in hand 6D KD 7S 10H
    When A has led JD and B is to play
    Then B may play 6D KD
    And B may not play 10H, by unix-1987.play.follow

  @unix-1987.play.void
  Scenario: Without the suit any card may be played, and the queen may be kept
    Given the game is unix-1987/hearts
    And B has in hand 4C QS 10H
    When A has led JD and B is to play
    Then B may play any card
    And what is said of Forced discards rests on unix-1987.play.void

  @unix-1987.play.no-points
  Scenario: No points fall on the first trick
    Given the game is unix-1987/hearts
    And it is the first trick
    And B has in hand 5D QD 3S QS 9H
    When A has led 2C and B is to play
    Then B may play 5D QD 3S
    And B may not play QS, by unix-1987.play.no-points
    And B may not play 9H, by unix-1987.play.no-points

  @unix-1987.play.no-points @unix-1987.play.void
  Scenario: On the second trick hearts and the queen of spades may be discarded
    Given the game is unix-1987/hearts
    And B has in hand 5D QS 9H
    When A has led 7C and B is to play
    Then B may play any card

  @unix-1987.play.breaking
  Scenario: Hearts are not led before one has been discarded
    Given the game is unix-1987/hearts
    And A has in hand 3C KD 9H
    When A is to lead
    Then A may play 3C KD
    And A may not play 9H, by unix-1987.play.breaking

  @unix-1987.play.breaking
  Scenario: A heart that is discarded breaks hearts
    Given the game is unix-1987/hearts
    And A has in hand 9D 2C
    And B has in hand 3H 5C
    And C has in hand JD 8C QH
    And D has in hand 4D 6C
    When A is to lead
    And these tricks are played
      | A  | B  | C  | D  |
      | 9D | 3H | JD | 4D |
    Then hearts are now broken
    And C is to lead
    And C may play 8C QH

  @unix-1987.play.breaking
  Scenario: The queen of spades does not break hearts
    Given the game is unix-1987/hearts
    And A has in hand 9D 2C
    And B has in hand QS 5C
    And C has in hand JD 8C QH
    And D has in hand 4D 6C
    When A is to lead
    And these tricks are played
      | A  | B  | C  | D  |
      | 9D | QS | JD | 4D |
    Then hearts are not yet broken
    And C may play 8C
    And C may not play QH, by unix-1987.play.breaking

  @unix-1987.play.breaking
  Scenario: A heart led for want of another suit does not break hearts
    Nobody has discarded it.

    Given the game is unix-1987/hearts
    And A has in hand 4H 9H
    And B has in hand 7C 6H KH
    And C has in hand 3C 2H
    And D has in hand 5C 3H
    When A is to lead
    Then A may play any card
    When these tricks are played
      | A  | B  | C  | D  |
      | 4H | 6H | 2H | 3H |
    Then hearts are not yet broken
    And B may not play KH, by unix-1987.play.breaking

  Scenario: The highest card of the suit led wins, the ace is high, and the winner leads
    None of this is said, and the game cannot be played without it.

    Given the game is unix-1987/hearts
    When these tricks are played
      | A    | B  | C  | D  |
      | *10D | KD | AD | 2D |
      | 3C   | 4C | KC | QC |
      | 9S   | 8S | 7S | JS |
    Then the tricks are won by
      | C | C | D |
    And D is to lead
