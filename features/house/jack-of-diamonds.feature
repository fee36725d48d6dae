Feature: Omnibus with the jack
  The jack of diamonds takes ten points off.

  @worked
  Scenario: The jack of diamonds takes ten points off
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

  Scenario Outline: If the jack counts nothing with a moon, <who> has no ten points off
    D shoots the moon, and the others have 26 each. If D misses the ace of hearts, the jack counts as ever.

    Given the game is house/jack-of-diamonds
    And the option with-a-moon is nothing
    When the cards taken are
      | A | <A> |
      | B | -   |
      | C | -   |
      | D | <D> |
    Then the net is
      | A   | B   | C   | D   |
      | <a> | <b> | <b> | <d> |

    Examples:
      | who         | A     | D                                        | a  | b  | d  |
      | the maker   | -     | all hearts QS JD                         | 26 | 26 | 0  |
      | an opponent | JD    | all hearts QS                            | 26 | 26 | 0  |
      | nobody else | JD AH | QS 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH  | -9 | 0  | 25 |

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

  Scenario Outline: Where a deal may not score below nothing, the jack pays off <taken> points at most
    A takes the jack with no heart, with four, or with eleven; ten of them are paid off.

    Given the game is house/jack-of-diamonds
    And the option below is not-in-a-deal
    And the scores stand at
      | A | B  | C  | D  |
      | 4 | 20 | 30 | 40 |
    When the cards taken are
      | A | JD <cards>       |
      | B | QS               |
      | C | KH AH            |
      | D | the other hearts |
    Then the net is
      | A   | B   | C  | D   |
      | <a> | +13 | +2 | <d> |

    Examples:
      | taken  | cards                              | a | d  |
      | no     |                                    | 0 | 11 |
      | four   | 2H 3H 4H 5H                        | 0 | 7  |
      | eleven | 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH  | 1 | 0  |

  Scenario: Where a deal may not score below nothing, nor may the jack beside the moon
    Given the game is house/jack-of-diamonds
    And the option below is not-in-a-deal
    When the cards taken are
      | A | -                |
      | B | -                |
      | C | -                |
      | D | all hearts QS JD |
    Then the net is
      | A  | B  | C  | D |
      | 26 | 26 | 26 | 0 |

  Scenario: A total below nothing stays where only a deal may not score below it
    Given the game is house/jack-of-diamonds
    And the option below is not-in-a-deal
    And the scores stand at
      | A  | B  | C  | D  |
      | −6 | 20 | 30 | 40 |
    When the cards taken are
      | A | JD               |
      | B | QS               |
      | C | 2H 3H            |
      | D | the other hearts |
    Then the scores are
      | A  | B  | C  | D  |
      | −6 | 33 | 32 | 51 |
