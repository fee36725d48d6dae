Feature: Two deals played through
  Whole deals of the modern game, from the hands dealt to the score: one in which the queen of spades is caught under
  her own king, and one in which a player takes everything. Both deals were made up for this page.

  @modern.pass @modern.opening-lead @modern.follow @modern.discard @modern.breaking @modern.queen-value @modern.count
  @modern.winner-leads @modern.multiple-of-26
  Scenario: The king of spades catches the queen
    Given the game is modern/standard
    And the hands are
      | North | 5C 6C 7C 10C KC 2D 4D 8D 9D 2S 10S KS 9H |
      | East  | 4C 9C AC 5D 10D AD 3S 8S QS 2H 3H 4H 7H  |
      | South | 3C 8C QC 3D 7D 4S 7S JS AS 6H 8H 10H JH  |
      | West  | 2C JC 6D JD QD KD 5S 6S 9S 5H QH KH AH   |
    And the scores stand at
      | North | East | South | West |
      | 12    | 31   | 8     | 27   |
    When the players pass
      | North | KC KS 9H  |
      | East  | AC QS 7H  |
      | South | AS 10H JH |
      | West  | QH KH AH  |
    Then West holds 2C AS 10H JH
    And West is to lead
    When these tricks are played
      | North | East | South | West |
      | 10C   | KC   | AC    | 2C   |
      | 7C    | 9C   | 3C    | JC   |
      | 2S    | 3S   | 4S    | 5S   |
      | 4D    | 5D   | 3D    | 6D   |
      | 10S   | 8S   | 7S    | 6S   |
      | 2D    | 10D  | 7D    | KD   |
    Then hearts are not yet broken
    And West is to lead
    When these tricks are played
      | North | East | South | West |
      | AH    | KS   | QS    | 9S   |
    Then East wins the trick
    And hearts are now broken
    And the tricks have cost
      | North | East | South | West |
      | 0     | 14   | 0     | 0    |
    When these tricks are played
      | North | East | South | West |
      | 6C    | 4C   | 8C    | AS   |
      | QH    | 9H   | 6H    | 5H   |
      | 5C    | AD   | QC    | JH   |
      | KH    | 4H   | 7H    | 10H  |
      | 8D    | 3H   | 8H    | QD   |
      | 9D    | 2H   | JS    | JD   |
    Then the tricks are won by
      | South | West | West | West | North | West | East | South | North | South | North | West | West |
    And North has taken 8 hearts
    When the deal is settled
    Then the net is
      | North | East | South | West |
      | +8    | +14  | +1    | +3   |
    And the scores are
      | North | East | South | West |
      | 20    | 45   | 9     | 30   |
    And the scores of the deal add up to 26
    And the game goes on

  @modern.moon @modern.pass @modern.opening-lead @modern.breaking @modern.queen-need-not @modern.multiple-of-26
  Scenario: South shoots the moon
    Given the game is modern/standard
    And the hands are
      | North | 4C 6C 7C 7D 8D 9D QD KD AD 8S 3H 8H 9H   |
      | East  | 2C 8C 9C 3D 10D 2S 4S JS KS 2H 4H 6H 10H |
      | South | 3C 10C QC 4D JD 6S 9S AS 5H 7H QH KH AH  |
      | West  | 5C JC KC AC 2D 5D 6D 3S 5S 7S 10S QS JH  |
    And the scores stand at
      | North | East | South | West |
      | 20    | 45   | 9     | 30   |
    When the players pass
      | North | 3H 8H 9H  |
      | East  | KS 6H 10H |
      | South | 3C 4D 6S  |
      | West  | AC QS JH  |
    Then South holds KS AS QH KH AH
    And North holds QS
    And East is to lead
    When these tricks are played
      | North | East | South | West |
      | AC    | 2C   | QC    | KC   |
      | 4C    | 8C   | 10C   | 5C   |
      | QS    | JS   | AS    | 10S  |
      | 8S    | 4S   | KS    | 7S   |
    Then hearts are not yet broken
    And the tricks have cost
      | North | East | South | West |
      | 0     | 0    | 13    | 0    |
    When these tricks are played
      | North | East | South | West |
      | JH    | 2S   | 9S    | 6S   |
      | AD    | 9H   | AH    | JC   |
      | KD    | 8H   | KH    | 5S   |
      | QD    | 4H   | QH    | 3C   |
      | 9D    | 3H   | 10H   | 6D   |
      | 8D    | 2H   | 7H    | 5D   |
      | 7D    | 9C   | 6H    | 4D   |
      | 7C    | 10D  | JD    | 2D   |
      | 6C    | 3D   | 5H    | 3S   |
    Then hearts are now broken
    And the tricks are won by
      | North | South | South | South | South | South | South | South | South | South | South | South | South |
    And South has taken 13 hearts
    When the deal is settled
    Then the net is
      | North | East | South | West |
      | +26   | +26  | 0     | +26  |
    And the scores are
      | North | East | South | West |
      | 46    | 71   | 9     | 56   |
    And the scores of the deal add up to 78
