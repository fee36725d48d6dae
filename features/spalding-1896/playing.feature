Feature: Leading and following in 1896
  The player at the dealer's left opens with any card, and later the winner of each trick leads. Players must follow suit; a
  player who has none of it may discard any card. The highest card of the led suit wins, and here the ace is the highest,
  though it was the lowest in the cut.

  Background:
    Given the game is spalding-1896/sweepstake

  @spalding-1896.p07.eldest-leads-any @spalding-1896.p07.eldest-hand @spalding-1896.p07.winner-leads
  Scenario: Eldest hand opens, and the winner of the trick leads next
    Given D deals
    And the hands are
      | A | AS KS 8S 6S 9H 2H 10C 6C 5C 3C 7D 4D 2D |
      | B | JS 9S KH 8H 6H 4H AC 4C AD QD 10D 5D 3D |
      | C | QS QH 10H 5H QC 9C 8C 7C 2C JD 9D 8D 6D |
      | D | 10S 7S 5S 4S 3S 2S AH JH 7H 3H KC JC KD |
    Then A is to lead
    When these tricks are played
      | A   | B  | C  | D  |
      | 4D* | 3D | 6D | KD |
    Then D wins the trick
    And D is to lead

  @spalding-1896.p07.eldest-leads-any @spalding-1896.p15.opening-choice
  Scenario: Any card may open, hearts included
    Given it is the first trick
    And A has in hand 2C 9C KD 7S QS 3H AH
    When A is to lead
    Then A may play any card

  @spalding-1896.p14.sample-hand @worked
  Scenario: The sample hand of the hints may open with either spade
    Only ten of its cards can be read; the three hearts are lost.

    Given it is the first trick
    And A has in hand KC QC JC 3C AD QD 10D 6D 7S 4S
    When A is to lead
    Then A may play any card

  @spalding-1896.p16.small-hearts
  Scenario: Small hearts may be led at any time
    Given A has in hand 3H 6H 7H KS QD
    When A is to lead
    Then A may play any card

  @spalding-1896.rule-34 @spalding-1896.p07.follow-suit
  Scenario: Players must follow suit if they can
    Given B has in hand 5D 8D QD KC QS AH
    When A has led 6D and B is to play
    Then B may play 5D 8D QD
    And B may not play AH, by spalding-1896.rule-34
    And B may not play KC, by spalding-1896.p07.follow-suit

  @spalding-1896.rule-34 @worked
  Scenario: A heart lead must be followed too
    Given B has in hand 4H 10H KC QS
    When A has led 6H and B is to play
    Then B may play 4H 10H
    And B may not play QS, by spalding-1896.rule-34

  @spalding-1896.p07.discard-any
  Scenario: A player without the suit discards any card
    Given B has in hand KC 4C QS AH 2H
    When A has led 6D and B is to play
    Then B may play any card
    And what is said of Forced discards rests on spalding-1896.p07.discard-any

  @spalding-1896.rule-06 @spalding-1896.p07.highest-wins
  Scenario: The ace is the highest card and the two the lowest
    When these tricks are played
      | A   | B  | C  | D  |
      | KC* | AC | QC | JC |
      | 3D  | 2D | 5S | 9H |
    Then the tricks are won by
      | B | A |

  @spalding-1896.p07.highest-wins @spalding-1896.p07.no-trumps
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

  @spalding-1896.rule-42 @spalding-1896.p07.discard-any
  Scenario: The winner of a trick takes the hearts discarded on it
    When these tricks are played
      | A   | B  | C  | D  |
      | 9C* | KC | 4H | QH |
    Then B wins the trick
    And B has taken 2 hearts
    And A has taken 0 hearts
