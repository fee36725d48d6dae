Feature: Turbo Hearts at pagat.com
  An American version of the Chinese game: one card takes points off, one doubles, and four may be shown.

  Background:
    Given the game is pagat-2024/turbo

  @pagat-2024.turbo.cards @worked
  Scenario: The jack of diamonds takes ten off, and the ten of clubs doubles
    C has two hearts, which the ten makes four; D the other eleven.

    When the cards taken are
      | A | QS               |
      | B | JD               |
      | C | 2H 3H 10C        |
      | D | the other hearts |
    Then the net is
      | A   | B   | C  | D   |
      | +13 | −10 | +4 | +11 |

  @pagat-2024.turbo.cards
  Scenario: The ten of clubs doubles what is taken off as well
    When the cards taken are
      | A | QS               |
      | B | JD 10C           |
      | C | 2H 3H            |
      | D | the other hearts |
    Then the net is
      | A   | B   | C  | D   |
      | +13 | −20 | +2 | +11 |

  @pagat-2024.turbo.cards
  Scenario: The ten of clubs alone costs nothing
    When the cards taken are
      | A | QS               |
      | B | 10C              |
      | C | 2H 3H JD         |
      | D | the other hearts |
    Then the net is
      | A   | B | C  | D   |
      | +13 | 0 | −8 | +11 |

  @pagat-2024.turbo.shown
  Scenario Outline: What a card that was shown doubles
    Given before the first lead A shows <card>
    When the cards taken are
      | A | QS               |
      | B | JD               |
      | C | 2H 3H 10C        |
      | D | the other hearts |
    Then the net is
      | A   | B   | C   | D   |
      | <a> | <b> | <c> | <d> |

    Examples:
      | card | a   | b   | c  | d   |
      | QS   | +26 | −10 | +4 | +11 |
      | JD   | +13 | −20 | +4 | +11 |
      | AH   | +13 | −10 | +8 | +22 |
      | 10C  | +13 | −10 | +8 | +11 |

  @pagat-2024.turbo.shown
  Scenario: No other card may be shown
    Given it is deal number 4
    And the hands are
      | A | AH KH QH JH 10C 2C 3C 4C 5C 6C 7C 8C 9C |
      | B | the rest                                |
      | C | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS KS AS QS |
      | D | 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD |
    Then before the first lead A may not show KH, because only these cards may be shown face up before the first lead, to double them: the ace of hearts, the queen of spades, the jack of diamonds and the ten of clubs

  @pagat-2024.turbo.played @worked
  Scenario: A card that was shown waits until its suit has been led once
    Given A has in hand QS 3S 5D
    And before the first lead A shows QS
    When D has led 9S and A is to play
    Then A may play 3S
    And A may not play QS, by pagat-2024.turbo.played

  @pagat-2024.turbo.shown
  Scenario: To take everything is no feat
    When the cards taken are
      | A | -             |
      | B | all hearts QS |
      | C | JD            |
      | D | 10C           |
    Then the net is
      | A | B   | C   | D |
      | 0 | +26 | −10 | 0 |

  @pagat-2024.turbo.shown
  Scenario Outline: Choices that are not offered
    When they choose <choice> for the option <option>
    Then they cannot play so

    Examples:
      | option   | choice |
      | diamond  | ten    |
      | moon     | up     |
      | sun      | yes    |
      | partners | apart  |

  @pagat-2024.turbo.shown
  Scenario: What the source does not say about Turbo Hearts
    Then the book is silent on
      | The joker                           |
      | Twin cards                          |
      | Chips to begin with                 |
      | Cutting for deal                    |
      | First card                          |
      | Next dealer                         |
      | The auction                         |
      | Nothing but barred cards            |
      | Following to the first trick        |
      | A doubling card alone               |
      | Bonuses                             |
      | Taking everything                   |
      | Payment                             |
      | Chips drawn for each not taken      |
      | The pool                            |
      | The odd chip                        |
      | Winning a Jack                      |
      | Pot                                 |
      | A tie at the end                    |
      | Tournament                          |
      | Irregular play                      |
