Feature: Spot Hearts to five hundred
  Hearts count what they show: the ace fourteen, king thirteen, queen twelve, jack eleven. They add up to 104, and with the
  queen of spades at 25 to 129.

  Scenario: A heart counts its pips
    A has 14 + 2, B 25, C 13 + 12 + 11, and D the rest: 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10.

    Given the game is house/spot-to-five-hundred
    When the cards taken are
      | A | AH 2H            |
      | B | QS               |
      | C | KH QH JH         |
      | D | the other hearts |
    Then the net is
      | A  | B  | C  | D  |
      | 16 | 25 | 36 | 52 |
    And the scores of the deal add up to 129

  Scenario: The moon is worth all 129
    Given the game is house/spot-to-five-hundred
    When the cards taken are
      | A | all hearts QS |
      | B | -             |
      | C | -             |
      | D | -             |
    Then the net is
      | A | B   | C   | D   |
      | 0 | 129 | 129 | 129 |

  Scenario Outline: The game is over at five hundred, and not before
    Given the game is house/spot-to-five-hundred
    And the scores stand at
      | A    | B   | C   | D   |
      | <at> | 100 | 200 | 300 |
    When the cards taken are
      | A | AH 2H            |
      | B | QS               |
      | C | KH QH JH         |
      | D | the other hearts |
    Then <outcome>

    Examples:
      | total | at  | goes    | outcome                     |
      | 499   | 483 | goes on | the game goes on            |
      | 500   | 484 | is over | the game is over and B wins |

  Scenario Outline: What a heart alone costs
    Given the game is house/spot-to-five-hundred
    When the cards taken are
      | A | <card>           |
      | B | QS               |
      | C | -                |
      | D | the other hearts |
    Then the net is
      | A       | B  | C | D      |
      | <costs> | 25 | 0 | <rest> |

    Examples:
      | card | costs | rest |
      | AH   | 14    | 90   |
      | KH   | 13    | 91   |
      | QH   | 12    | 92   |
      | JH   | 11    | 93   |
      | 10H  | 10    | 94   |
