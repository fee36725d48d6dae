Feature: Omnibus with the jack
  The jack of diamonds takes ten points off.

  Scenario: Ten points off
    C has two hearts and the jack, 2 − 10. C had five, and now has three below nothing.

    Given the game is house/jack-of-diamonds
    And the scores stand at
      | A  | B  | C | D  |
      | 10 | 20 | 5 | 30 |
    When the cards taken are
      | A | 10D              |
      | B | QS               |
      | C | 2H 3H JD         |
      | D | the other hearts |
    Then the net is
      | A | B  | C  | D  |
      | 0 | 13 | -8 | 11 |
    And the scores are
      | A  | B  | C  | D  |
      | 10 | 33 | −3 | 41 |

  Scenario: A player who shoots the moon keeps the jack's ten as well
    Given the game is house/jack-of-diamonds
    When the cards taken are
      | A | -                |
      | B | -                |
      | C | -                |
      | D | all hearts QS JD |
    Then the net is
      | A  | B  | C  | D   |
      | 26 | 26 | 26 | -10 |

  Scenario Outline: A has four points and takes the jack alone
    Given the game is house/jack-of-diamonds
    And the option below is <choice>
    And the scores stand at
      | A | B  | C  | D  |
      | 4 | 20 | 30 | 40 |
    When the cards taken are
      | A | JD               |
      | B | QS               |
      | C | 2H 3H            |
      | D | the other hearts |
    Then the net is
      | A   | B   | C  | D   |
      | −10 | +13 | +2 | +11 |
    And the scores are
      | A   | B  | C  | D  |
      | <A> | 33 | 32 | 51 |

    Examples:
      | choice  | A  | said                      |
      | may     | −6 | six below nothing         |
      | may-not | 0  | nothing, and not below it |
