Feature: Two clean tricks
  On the first trick and on the second you may discard neither a heart nor the queen of spades.

  Scenario: What is barred from the first trick is barred from the second, but not from the third
    D has one club and one diamond; the rest are hearts and the queen of spades. Clubs are led three times: D follows
    with the queen, must discard the diamond, and may then discard anything.

    Given the game is house/two-clean-tricks
    And the hands are
      | A | 2C 4C 5C 6C 2D 3D 4D 5D 2S 3S 4S 5S 6S      |
      | B | AC 3C 7C 8C 6D 7D 8D 9D 7S 8S 9S 10S JS     |
      | C | KC 9C 10C JC 10D JD QD KD KS AS 2H 3H 4H    |
      | D | QC AD QS 5H 6H 7H 8H 9H 10H JH QH KH AH     |
    When these tricks are played
      | A   | B   | C   | D  |
      | *2C | AC  | 9C  | QC |
    And B plays 3C
    And C plays 10C
    Then D may play AD
    And D may not play QS, because you may not discard a heart or the queen of spades on the first trick; the bar holds for the first two tricks
    When D plays AD
    And A plays 4C
    And C plays JC
    Then D may play any card
