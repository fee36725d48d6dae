Feature: The play of the Sierra game
  The holder of the two of clubs leads. Hearts are not led before one has been discarded, except by a player who has nothing
  else. The first trick is like any other.

  @sierra-1989.lead.two-of-clubs
  Scenario: The holder of the two of clubs leads to the first trick
    That the two itself must be led the text does not say, and is supplied.

    Given the game is sierra-1989/hearts
    And D deals
    And the hands are
      | A | 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS AH |
      | B | 9C AC 3D 7D 9D 6S 7S 3H 4H 7H 8H 9H QH    |
      | C | 2C 3C KC 6D AD 3S 4S 8S 9S JS 2H 10H JH   |
      | D | 4C 5C 7C QC 2D 5D 8D QD KS AS 5H 6H KH    |
    Then C is to lead
    And C may play 2C

  @sierra-1989.trick.void
  Scenario: Suit is followed by whoever can
    Given the game is sierra-1989/hearts
    And B has in hand 6D KD 7S 10H
    When A has led JD and B is to play
    Then B may play 6D KD
    And B may not play 10H, by sierra-1989.trick.void

  @sierra-1989.trick.void
  Scenario: Without the suit any card may be played
    Given the game is sierra-1989/hearts
    And B has in hand 4C QS 10H
    When A has led JD and B is to play
    Then B may play any card
    And what is said of Forced discards rests on sierra-1989.trick.void

  @sierra-1989.trick.void
  Scenario: On the first trick too a heart or the queen of spades may be discarded
    Given the game is sierra-1989/hearts
    And it is the first trick
    And B has in hand 5D QS 9H
    When A has led 2C and B is to play
    Then B may play any card

  @sierra-1989.trick.winner @sierra-1989.trick.ace @sierra-1989.trick.next
  Scenario: The highest card of the suit led wins, the ace is high, and the winner leads
    Given the game is sierra-1989/hearts
    When these tricks are played
      | A    | B  | C  | D  |
      | *10D | KD | AD | 2D |
      | 3C   | 4C | KC | QC |
      | 9S   | 8S | 7S | JS |
    Then the tricks are won by
      | C | C | D |
    And D is to lead

  @sierra-1989.lead.breaking
  Scenario: Hearts are not led before one has been discarded
    Given the game is sierra-1989/hearts
    And A has in hand 3C KD 9H
    When A is to lead
    Then A may play 3C KD
    And A may not play 9H, by sierra-1989.lead.breaking

  @sierra-1989.lead.breaking
  Scenario: A heart that is discarded breaks hearts
    Given the game is sierra-1989/hearts
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

  @sierra-1989.lead.breaking
  Scenario: The queen of spades does not break hearts
    Given the game is sierra-1989/hearts
    And A has in hand 9D 2C
    And B has in hand QS 5C
    And C has in hand JD 8C QH
    And D has in hand 4D 6C
    When A is to lead
    And these tricks are played
      | A  | B  | C  | D  |
      | 9D | QS | JD | 4D |
    Then hearts are not yet broken
    And C may not play QH, by sierra-1989.lead.breaking

  @sierra-1989.lead.only-hearts @sierra-1989.lead.breaking
  Scenario: A player with no other suit leads any heart, which breaks nothing
    Whoever plays a heart to it follows suit, so that nobody has played one for want of the suit led.

    Given the game is sierra-1989/hearts
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
    And B may not play KH, by sierra-1989.lead.breaking

  @sierra-1989.lead.only-hearts
  Scenario: With only hearts and the queen of spades, the queen is another suit, and is led
    Given the game is sierra-1989/hearts
    And A has in hand QS 4H 9H
    When A is to lead
    Then A may play QS
    And A may not play 4H, by sierra-1989.lead.breaking
    And A may not play 9H, by sierra-1989.lead.only-hearts
