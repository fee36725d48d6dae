@modern.moon
Feature: Shooting the moon in the modern game
  A player who takes all the hearts and the queen of spades scores nothing, and each of the others scores twenty-six. The
  player has no choice, not even when that ends and loses the game for them.

  @modern.multiple-of-26
  Scenario: Taking everything puts twenty-six on the others
    Given the game is modern/standard
    And the scores stand at
      | A  | B  | C  | D  |
      | 10 | 20 | 30 | 40 |
    When the cards taken are
      | A | -             |
      | B | all hearts QS |
      | C | -             |
      | D | -             |
    Then the net is
      | A   | B | C   | D   |
      | +26 | 0 | +26 | +26 |
    And the scores are
      | A  | B  | C  | D  |
      | 36 | 20 | 56 | 66 |
    And the scores of the deal add up to 78
    And the settlement rests on modern.moon

  Scenario: All the hearts without the queen are not enough
    Given the game is modern/standard
    When the cards taken are
      | A | QS         |
      | B | all hearts |
      | C | -          |
      | D | -          |
    Then the net is
      | A   | B   | C | D |
      | +13 | +13 | 0 | 0 |

  Scenario: One heart short is twenty-five points
    Given the game is modern/standard
    When the cards taken are
      | A | -                   |
      | B | the other hearts QS |
      | C | 2H                  |
      | D | -                   |
    Then the net is
      | A | B   | C  | D |
      | 0 | +25 | +1 | 0 |

  @modern.winner
  Scenario: Shooting the moon ends the game, and another player wins
    Given the game is modern/standard
    And the scores stand at
      | A  | B  | C  | D  |
      | 10 | 20 | 90 | 80 |
    When the cards taken are
      | A | -             |
      | B | -             |
      | C | -             |
      | D | all hearts QS |
    Then the scores are
      | A  | B  | C   | D  |
      | 36 | 46 | 116 | 80 |
    And the game is over and A wins

  @modern.multiple-of-26 @modern.deal-three
  Scenario: With three players shooting the moon puts twenty-six on two others
    Given the game is modern/standard for 3 players
    When the cards taken are
      | A | all hearts QS |
      | B | -             |
      | C | -             |
    Then the net is
      | A | B   | C   |
      | 0 | +26 | +26 |
    And the scores of the deal add up to 52

  @modern.multiple-of-26 @modern.deal-five
  Scenario: With five players shooting the moon puts twenty-six on four others
    Given the game is modern/standard for 5 players
    When the cards taken are
      | A | -             |
      | B | -             |
      | C | -             |
      | D | -             |
      | E | all hearts QS |
    Then the net is
      | A   | B   | C   | D   | E |
      | +26 | +26 | +26 | +26 | 0 |
    And the scores of the deal add up to 104
