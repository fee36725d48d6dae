Feature: The opening lead and the first trick of the modern game
  The two of clubs opens, or the three when the two is out of the pack. A player without a club may discard neither a heart
  nor the queen of spades on this trick. Players must follow suit as usual.

  @modern.opening-lead
  Scenario: The two of clubs opens, and no other card
    Given the game is modern/standard
    And D deals
    And the hands are
      | A | 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS AH |
      | B | 9C AC 3D 7D 9D 6S 7S 3H 4H 7H 8H 9H QH    |
      | C | 2C 3C KC 6D AD 3S 4S 8S 9S JS 2H 10H JH   |
      | D | 4C 5C 7C QC 2D 5D 8D QD KS AS 5H 6H KH    |
    Then C is to lead
    And C may play 2C
    And C may not play 3C, by modern.opening-lead
    And C may not play 6D, by modern.opening-lead

  @modern.three-clubs-lead @modern.deal-five
  Scenario: Five players have no two of clubs, and the three opens
    Given the game is modern/standard for 5 players
    And E deals
    And the hands are
      | A | 7D QD KD 2H 3H 5H 6H 9H KH AH   |
      | B | 5C 10C KC 3D 4D 7S 9S 10S QS 4H |
      | C | 3C JC JD 2S 5S 6S AS 7H 8H QH   |
      | D | 6C AC 5D 8D 9D AD 4S JS KS 10H  |
      | E | 4C 7C 8C 9C QC 6D 10D 3S 8S JH  |
    Then C is to lead
    And C may play 3C
    And C may not play JC, by modern.three-clubs-lead

  @modern.three-clubs-lead @modern.deal-three
  Scenario: Three players still have the two of clubs
    The source names the three-handed game for the lead of the three, yet removes the two of diamonds there. As long as the
    two of clubs is in play, it opens.

    Given the game is modern/standard for 3 players
    And C deals
    And the hands are
      | A | 4C 7C JC KC 4D 5D 9D JD 3S 6S 9S JS 3H 10H JH KH AH  |
      | B | 2C 5C QC AC 7D 8D 10D QD KD 2S 10S QS AS 2H 6H 7H 9H |
      | C | 3C 6C 8C 9C 10C 3D 6D AD 4S 5S 7S 8S KS 4H 5H 8H QH  |
    Then B is to lead
    And B may play 2C

  @modern.first-trick-no-points
  Scenario: Neither a heart nor the queen of spades may be discarded on the first trick
    Given the game is modern/standard
    And it is the first trick
    And B has in hand 5D QD 3S QS 9H
    When A has led 2C and B is to play
    Then B may play 5D QD 3S
    And B may not play QS, by modern.first-trick-no-points
    And B may not play 9H, by modern.first-trick-no-points

  @modern.first-trick-no-points
  Scenario: A hand of only hearts and the queen has to discard one of them
    Given the game is modern/standard
    And it is the first trick
    And B has in hand QS 2H 9H KH
    When A has led 2C and B is to play
    Then B may play any card

  @modern.first-trick-no-points
  Scenario: On later tricks both hearts and the queen may be discarded
    Given the game is modern/standard
    And B has in hand 5D QS 9H
    When A has led 7C and B is to play
    Then B may play any card

  @modern.follow
  Scenario: Any club may follow the two
    Given the game is modern/standard
    And it is the first trick
    And B has in hand 5C 9C KC QS
    When A has led 2C and B is to play
    Then B may play 5C 9C KC
    And B may not play QS, by modern.follow
