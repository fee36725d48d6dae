Feature: Leading, following and winning tricks in 1913
  Eldest hand opens with any card, even a heart. Players who can follow suit must, and the rest may discard any card. The
  highest card of the suit led wins, and its player leads next. Nothing has to be broken first.

  @hoyle-1913.eldest-leads-any
  Scenario: Eldest hand leads any card
    Given the game is hoyle-1913/simple
    And D deals
    And the hands are
      | A | 5C 8C QC KC 2D 8D JD 2S 4S 5S 8S QS AH   |
      | B | 3C 4C 7C 6D 7D 10D KD 7S 9S 6H 7H 10H JH |
      | C | 9C JC AC 3D 5D 9D AD 3S JS 2H 4H 5H QH   |
      | D | 2C 6C 10C 4D QD 6S 10S KS AS 3H 8H 9H KH |
    Then A is to lead
    And A may play any card

  @hoyle-1913.eldest-leads-any @hoyle-1913.winner-leads @hoyle-1913.trick-winner @hoyle-1913.ranks
  Scenario: A heart is led at once, and each winner leads to the next trick
    Given the game is hoyle-1913/simple
    And D deals
    And the hands are
      | A | 5C 8C QC KC 2D 8D JD 2S 4S 5S 8S QS AH   |
      | B | 3C 4C 7C 6D 7D 10D KD 7S 9S 6H 7H 10H JH |
      | C | 9C JC AC 3D 5D 9D AD 3S JS 2H 4H 5H QH   |
      | D | 2C 6C 10C 4D QD 6S 10S KS AS 3H 8H 9H KH |
    When these tricks are played
      | A   | B   | C  | D  |
      | *AH | JH  | QH | KH |
      | 8D  | 10D | AD | QD |
      | QS  | 9S  | 3S | 6S |
    Then the tricks are won by
      | A | C | A |
    And A is to lead
    And A has taken 4 hearts

  @hoyle-1913.eldest-leads-any
  Scenario: A later leader may lead a heart although none has been discarded
    Given the game is hoyle-1913/simple
    And C has in hand 3D JS 2H QH
    When C is to lead
    Then C may play any card

  @hoyle-1913.follow-suit
  Scenario: A player who has the suit must follow it
    Given the game is hoyle-1913/simple
    And B has in hand 6D KD 7S QS 10H
    When A has led JD and B is to play
    Then B may play 6D KD
    And B may not play QS, by hoyle-1913.follow-suit
    And B may not play 10H, by hoyle-1913.follow-suit

  @hoyle-1913.discard-any
  Scenario: A player without the suit discards any card
    Given the game is hoyle-1913/simple
    And it is the first trick
    And B has in hand 4C 7C QS 10H
    When A has led JD and B is to play
    Then B may play any card
    And what is said of Forced discards rests on hoyle-1913.discard-any

  @hoyle-1913.trick-winner @hoyle-1913.ranks
  Scenario: Only the suit led can win, and its ace is high
    Given the game is hoyle-1913/simple
    When these tricks are played
      | A    | B  | C  | D  |
      | *10D | AD | KD | AH |
      | AC   | 2S | AS | KH |
    Then the tricks are won by
      | B | C |
    And the tricks have cost
      | A | B | C | D |
      | 0 | 1 | 1 | 0 |
