@davis-2004.black-lady.option.slam
Feature: Shooting the moon in 2004
  Taking everything earns nothing unless the players choose that it should. Then all the hearts and the queen of spades take
  26 from the player's own score, or put 26 on each of the others, or the player chooses. A few require the hearts alone.

  Scenario: Without the rule, a player who takes everything is charged for everything
    Given the game is davis-2004/black-lady
    And the scores stand at
      | A  | B  | C  | D  |
      | 10 | 20 | 30 | 40 |
    When the cards taken are
      | A | -             |
      | B | -             |
      | C | -             |
      | D | all hearts QS |
    Then the net is
      | A | B | C | D   |
      | 0 | 0 | 0 | +26 |
    And the scores are
      | A  | B  | C  | D  |
      | 10 | 20 | 30 | 66 |

  @davis-2004.black-lady.option.slam.subtract-26 @davis-2004.black-lady.option.slam.requirement
  Scenario: Twenty-six comes off the shooter's own score
    Given the game is davis-2004/black-lady
    And the option slam is self-down
    And the scores stand at
      | A  | B  | C  | D  |
      | 10 | 20 | 30 | 40 |
    When the cards taken are
      | A | -             |
      | B | -             |
      | C | -             |
      | D | all hearts QS |
    Then the net is
      | A | B | C | D   |
      | 0 | 0 | 0 | −26 |
    And the scores are
      | A  | B  | C  | D  |
      | 10 | 20 | 30 | 14 |

  @davis-2004.black-lady.option.slam.add-26 @davis-2004.black-lady.option.slam.requirement
  Scenario: Twenty-six goes on each of the others
    Given the game is davis-2004/black-lady
    And the option slam is others-up
    And the scores stand at
      | A  | B  | C  | D  |
      | 10 | 20 | 30 | 40 |
    When the cards taken are
      | A | -             |
      | B | -             |
      | C | -             |
      | D | all hearts QS |
    Then the net is
      | A   | B   | C   | D |
      | +26 | +26 | +26 | 0 |
    And the scores are
      | A  | B  | C  | D  |
      | 36 | 46 | 56 | 40 |

  @davis-2004.black-lady.option.slam.shooter-choice
  Scenario: The player chooses to raise the others
    Given the game is davis-2004/black-lady
    And the option slam is choice
    And the scores stand at
      | A  | B  | C  | D  |
      | 10 | 20 | 30 | 40 |
    And whoever makes the slam chooses to raise the others
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

  @davis-2004.black-lady.option.slam.shooter-choice
  Scenario: The player chooses to lower their own score
    Given the game is davis-2004/black-lady
    And the option slam is choice
    And the scores stand at
      | A  | B  | C  | D  |
      | 10 | 20 | 30 | 40 |
    And whoever makes the slam chooses to lower their own score
    When the cards taken are
      | A | -             |
      | B | all hearts QS |
      | C | -             |
      | D | -             |
    Then the net is
      | A | B   | C | D |
      | 0 | −26 | 0 | 0 |
    And the scores are
      | A  | B  | C  | D  |
      | 10 | −6 | 30 | 40 |

  @davis-2004.black-lady.option.slam.requirement
  Scenario Outline: All the hearts without the queen do not shoot the moon, whatever it earns
    Given the game is davis-2004/black-lady
    And the option slam is <slam>
    When the cards taken are
      | A | -          |
      | B | QS         |
      | C | -          |
      | D | all hearts |
    Then the net is
      | A | B   | C | D   |
      | 0 | +13 | 0 | +13 |

    Examples:
      | slam      |
      | self-down |
      | others-up |
      | choice    |

  @davis-2004.black-lady.option.slam.requirement
  Scenario Outline: One heart short does not shoot the moon, whatever it earns
    Given the game is davis-2004/black-lady
    And the option slam is <slam>
    When the cards taken are
      | A | 2H                  |
      | B | -                   |
      | C | the other hearts QS |
      | D | -                   |
    Then the net is
      | A  | B | C   | D |
      | +1 | 0 | +25 | 0 |

    Examples:
      | slam                   |
      | self-down              |
      | others-up              |
      | choice                 |
      | hearts-alone           |
      | hearts-alone-others-up |
      | hearts-alone-choice    |

  @davis-2004.black-lady.option.slam.hearts-only @davis-2004.black-lady.option.slam.subtract-26
  Scenario: The hearts alone shoot the moon, and another has the queen
    Given the game is davis-2004/black-lady
    And the option slam is hearts-alone
    And the scores stand at
      | A  | B  | C  | D  |
      | 10 | 20 | 30 | 40 |
    When the cards taken are
      | A | -          |
      | B | -          |
      | C | QS         |
      | D | all hearts |
    Then the net is
      | A | B | C   | D   |
      | 0 | 0 | +13 | −26 |
    And the scores are
      | A  | B  | C  | D  |
      | 10 | 20 | 43 | 14 |

  @davis-2004.black-lady.option.slam.hearts-only @davis-2004.black-lady.option.slam.add-26
  Scenario: The hearts alone shoot the moon, and twenty-six goes on each of the others
    What the moon needs and how it is scored are separate choices. C has the queen's thirteen as well.

    Given the game is davis-2004/black-lady
    And the option slam is hearts-alone-others-up
    When the cards taken are
      | A | -          |
      | B | -          |
      | C | QS         |
      | D | all hearts |
    Then the net is
      | A   | B   | C   | D |
      | +26 | +26 | +39 | 0 |

  @davis-2004.black-lady.option.slam.hearts-only @davis-2004.black-lady.option.slam.shooter-choice
  Scenario Outline: The hearts alone shoot the moon, and the player chooses to <choose>
    Given the game is davis-2004/black-lady
    And the option slam is hearts-alone-choice
    And whoever makes the slam chooses to <choose>
    When the cards taken are
      | A | -          |
      | B | -          |
      | C | QS         |
      | D | all hearts |
    Then the net is
      | A   | B   | C   | D   |
      | <A> | <A> | <C> | <D> |

    Examples:
      | choose           | A   | C   | D   |
      | raise the others | +26 | +39 | 0   |
      | lower their own score    | 0   | +13 | −26 |

  @davis-2004.black-lady.option.slam.hearts-only
  Scenario: The hearts alone shoot the moon, and the player has the queen as well
    The queen is not needed. Twenty-six comes off the player who succeeds; she is no obstacle, and not charged.

    Given the game is davis-2004/black-lady
    And the option slam is hearts-alone
    And the scores stand at
      | A  | B  | C  | D  |
      | 10 | 20 | 30 | 40 |
    When the cards taken are
      | A | -             |
      | B | -             |
      | C | -             |
      | D | all hearts QS |
    Then the net is
      | A | B | C | D   |
      | 0 | 0 | 0 | −26 |
    And the scores are
      | A  | B  | C  | D  |
      | 10 | 20 | 30 | 14 |

  @davis-2004.black-lady.option.slam.subtract-26 @davis-2004.black-lady.option.queen-five
  Scenario: Twenty-six comes off even when the queen counts five
    Given the game is davis-2004/black-lady
    And the option slam is self-down
    And the option queen is five
    And the scores stand at
      | A  | B  | C  | D  |
      | 10 | 20 | 30 | 40 |
    When the cards taken are
      | A | all hearts QS |
      | B | -             |
      | C | -             |
      | D | -             |
    Then the net is
      | A   | B | C | D |
      | −26 | 0 | 0 | 0 |
    And the scores are
      | A   | B  | C  | D  |
      | −16 | 20 | 30 | 40 |
