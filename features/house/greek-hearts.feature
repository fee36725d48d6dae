Feature: Greek Hearts, as it is played
  The pips of the hearts from the two to the ten add up to 54, the court cards and the ace to 45, and the queen of spades is
  50.

  Scenario: What each card costs
    A has 15 + 10, B 10 + 10, C 50 and 2, and D the hearts from the three to the ten: 52.

    Given the game is house/greek-hearts
    When the cards taken are
      | A | AH KH            |
      | B | QH JH            |
      | C | QS 2H            |
      | D | the other hearts |
    Then the net is
      | A  | B  | C  | D  |
      | 25 | 20 | 52 | 52 |

  Scenario Outline: What a heart alone costs
    Given the game is house/greek-hearts
    When the cards taken are
      | A | <card>           |
      | B | QS               |
      | C | -                |
      | D | the other hearts |
    Then the net is
      | A       | B  | C | D      |
      | <costs> | 50 | 0 | <rest> |

    Examples:
      | card | costs | rest |
      | AH   | 15    | 84   |
      | KH   | 10    | 89   |
      | QH   | 10    | 89   |
      | JH   | 10    | 89   |
      | 10H  | 10    | 89   |
      | 9H   | 9     | 90   |

  Scenario: Everything taken puts a hundred and fifty on the others
    Given the game is house/greek-hearts
    When the cards taken are
      | A | all hearts QS |
      | B | -             |
      | C | -             |
      | D | -             |
    Then the net is
      | A | B   | C   | D   |
      | 0 | 150 | 150 | 150 |

  Scenario Outline: The game is over at five hundred, and not before
    Given the game is house/greek-hearts
    And the scores stand at
      | A    | B   | C   | D   |
      | <at> | 100 | 200 | 300 |
    When the cards taken are
      | A | AH KH            |
      | B | QH JH            |
      | C | QS 2H            |
      | D | the other hearts |
    Then <outcome>

    Examples:
      | total | at  | goes    | outcome                     |
      | 499   | 474 | goes on | the game goes on            |
      | 500   | 475 | is over | the game is over and B wins |
