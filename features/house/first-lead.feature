Feature: No heart led first
  There is nothing to break. The first lead alone must be of another suit.

  Scenario: Eldest hand opens, with anything but a heart
    Given the game is house/first-lead
    And it is the first trick
    And D deals
    And the hands are
      | A | 5D QS 2H 9H 3C 4C 5C 6C 7C 8C 9C 10C JC |
      | B | the rest                                |
      | C | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS KS AS 2D |
      | D | 3D 4D 6D 7D 8D 9D 10D JD QD KD AD 2C QC |
    Then A is to lead
    And A may play 5D QS 3C 4C 5C 6C 7C 8C 9C 10C JC
    And A may not play 2H, because the first card led may be any card but a heart

  Scenario: A hand of hearts alone has to lead one
    Given the game is house/first-lead
    And it is the first trick
    And A has in hand 2H 9H KH
    When A is to lead
    Then A may play any card

  Scenario: To the second trick a heart may be led, though none was discarded
    Given the game is house/first-lead
    And A has in hand 3C KD 9H
    When A is to lead
    Then A may play any card
