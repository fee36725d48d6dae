Feature: High spades are kept
  A player who is dealt the queen of spades, or one of the two cards above her, must keep it. All other cards may be passed.

  Background:
    Given the game is house/spades-kept
    And it is deal number 1
    And the hands are
      | A | QS KS AS JS 10S 2C 3C 4C 5C AH KH QH JH |
      | B | 6C 7C 8C 9C 10C JC QC KC AC 2D 3D 4D 5D |
      | C | 6D 7D 8D 9D 10D JD QD KD AD 2S 3S 4S 5S |
      | D | the rest                                |

  Scenario Outline: A high spade stays in the hand it was dealt to
    Then A may not pass <card> AH KH

    Examples:
      | card |
      | QS   |
      | KS   |
      | AS   |

  Scenario: The jack below the queen may be passed, and so may hearts
    Then A may pass JS AH KH

  Scenario: What is passed goes round as ever
    When the players pass
      | A | JS AH KH |
      | B | QC KC AC |
      | C | QD KD AD |
      | D | 7S 8S 9S |
    Then B holds JS AH KH
    And A holds QS KS AS 7S 8S 9S
