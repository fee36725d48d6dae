Feature: Leading and following in 1887
  Eldest hand leads first, and then the winner of each trick leads to the next. Players who can follow suit must; the rest
  may discard any card. The highest card of the suit led wins, since there are no trumps.

  Background:
    Given the game is hoyle-1887/hearts

  @hoyle-1887.eldest-leads @hoyle-1887.winner-leads @hoyle-1887.eldest
  Scenario: Eldest hand leads first, and the winner of the trick leads next
    Given the hands are
      | A | QS 9S 4S 3S KH 8H 5H JC 7C 6C AD 10D 3D  |
      | B | AS 10S 7S 2S AH 9H 2H KC 9C 2C QD 8D 6D  |
      | C | KS 8S 5S QH 10H 7H 4H AC 10C 4C 9D 7D 2D |
      | D | the rest                                 |
    And D deals
    Then A is to lead
    When these tricks are played
      | A   | B  | C  | D  |
      | 3D* | 6D | 9D | 4D |
    Then C wins the trick
    And C is to lead

  @hoyle-1887.eldest-leads
  Scenario: The opening lead may be any card
    The book names no card that must be led or kept back, so none is refused.

    Given it is the first trick
    And A has in hand 2C 9C KD 7S QS 3H AH
    When A is to lead
    Then A may play any card

  @hoyle-1887.follow
  Scenario: Players must follow suit if they can
    Given B has in hand 5D 8D QD KC QS AH
    When A has led 6D and B is to play
    Then B may play 5D 8D QD
    And B may not play AH, by hoyle-1887.follow
    And B may not play QS, by hoyle-1887.follow

  @hoyle-1887.discard
  Scenario: A player without the suit discards any card
    Given B has in hand KC 4C QS AH 2H
    When A has led 6D and B is to play
    Then B may play any card
    And what is said of Forced discards rests on hoyle-1887.discard

  @hoyle-1887.ranks @hoyle-1887.trick-winner
  Scenario: The ace is the highest card and the two the lowest
    When these tricks are played
      | A   | B  | C  | D  |
      | KC* | AC | QC | JC |
      | 3D  | 2D | 5S | 9H |
    Then the tricks are won by
      | B | A |

  @hoyle-1887.trick-winner @hoyle-1887.no-trumps
  Scenario Outline: Only the suit led can win, whichever suit it is
    When these tricks are played
      | A      | B        | C       | D        |
      | <led>* | <second> | <third> | <fourth> |
    Then <winner> wins the trick

    Examples:
      | led | second | third | fourth | winner |
      | 7C  | AD     | 2C    | AS     | A      |
      | 7D  | AC     | JD    | AH     | C      |
      | 7S  | 2S     | AH    | KS     | D      |
      | 7H  | AS     | AC    | 10H    | D      |
