Feature: The queen of spades in the modern game
  She costs thirteen, as much as all the hearts. She may be led at any time, and her holder need not discard her at the
  first chance. With no other spade, her holder must follow suit with her.

  @modern.queen-value @modern.heart-value @modern.count
  Scenario: The queen of spades costs thirteen and each heart one
    Given the game is modern/standard
    When the cards taken are
      | A | QS 2H            |
      | B | 3H 4H 5H         |
      | C | -                |
      | D | the other hearts |
    Then the net is
      | A   | B  | C | D  |
      | +14 | +3 | 0 | +9 |
    And the deal is settled in points
    And the settlement rests on modern.queen-value
    And the settlement rests on modern.heart-value

  @modern.queen-lead-any-time
  Scenario: The queen of spades may be led before hearts are broken
    Given the game is modern/standard
    And A has in hand 3D QS 9H
    When A is to lead
    Then A may play 3D QS

  @modern.queen-need-not @modern.discard
  Scenario: The queen of spades need not be discarded at the first chance, and hearts need not be broken first
    Given the game is modern/standard
    And B has in hand 4C QS 9H
    When A has led 5D and B is to play
    Then B may play any card

  @modern.queen-need-not @modern.follow
  Scenario: As the only spade the queen must follow a spade
    Given the game is modern/standard
    And B has in hand 4C QS 9H
    When A has led KS and B is to play
    Then B may play QS
    And B may not play 4C, by modern.follow

  @modern.queen-need-not @modern.follow
  Scenario: With another spade the queen may be kept
    Given the game is modern/standard
    And B has in hand 2S QS 9H
    When A has led KS and B is to play
    Then B may play 2S QS
