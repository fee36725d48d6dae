Feature: Following suit and winning tricks in the modern game
  Players who can follow suit must; the rest may discard any card. There are no trumps: the highest card of the suit led
  wins, and its player leads to the next trick.

  @modern.follow
  Scenario: A player who has the suit follows it
    Given the game is modern/standard
    And B has in hand 6D KD 7S 10H
    When A has led JD and B is to play
    Then B may play 6D KD
    And B may not play 10H, by modern.follow

  @modern.discard
  Scenario: A player without the suit discards any card
    Given the game is modern/standard
    And B has in hand 4C 7S 10H
    When A has led JD and B is to play
    Then B may play any card
    And what is said of Forced discards rests on modern.discard

  @modern.trick-winner @modern.no-trump
  Scenario Outline: No suit is trumps: the aces of the suits that are not led win nothing
    Given the game is modern/standard
    When these tricks are played
      | A      | B     | C     | D       |
      | *<led> | <one> | <two> | <three> |
    Then A wins the trick

    Examples:
      | led | one | two | three |
      | 9C  | AD  | AS  | AH    |
      | 9D  | AC  | AS  | AH    |
      | 9S  | AC  | AD  | AH    |
      | 9H  | AC  | AD  | AS    |

  @modern.trick-winner @modern.winner-leads
  Scenario: The ace is high, and the winner leads
    Given the game is modern/standard
    When these tricks are played
      | A    | B  | C  | D  |
      | *10D | KD | AD | 2D |
      | 3C   | 4C | KC | QC |
      | 9S   | 8S | 7S | JS |
    Then the tricks are won by
      | C | C | D |
    And D is to lead
