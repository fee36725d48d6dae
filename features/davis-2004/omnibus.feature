@davis-2004.omnibus.inherits
Feature: Omnibus Hearts
  Black Lady with the rule of taking everything in force, and with a valuable card: a ten, which we read as the ten of
  diamonds, takes ten points off its captor's score. Sometimes it is the jack instead. Very rarely a player who is to take
  everything needs the ten as well.

  Background:
    Given the game is davis-2004/omnibus

  Scenario: Cards are passed as in Black Lady
    Given it is deal number 2
    Then 3 cards are passed to the right

  Scenario: Omnibus is for as many players as Black Lady
    Then the game is for 3, 4, 5 and 6 players

  Rule: The ten of diamonds is worth ten points off

    @davis-2004.omnibus.ten-minus-10
    Scenario: The captor of the ten scores minus ten
      Given the scores stand at
        | A | B  | C  | D  |
        | 4 | 20 | 30 | 40 |
      When the cards taken are
        | A | 10D              |
        | B | QS JD            |
        | C | 2H 3H            |
        | D | the other hearts |
      Then the net is
        | A   | B   | C  | D   |
        | −10 | +13 | +2 | +11 |
      And the scores of the deal add up to 16
      And the scores are
        | A  | B  | C  | D  |
        | −6 | 33 | 32 | 51 |

    @davis-2004.omnibus.option.jack-minus-10
    Scenario: By choice the jack of diamonds takes ten off instead
      Given the option bonus-card is jack
      When the cards taken are
        | A | JD               |
        | B | QS 10D           |
        | C | 2H 3H            |
        | D | the other hearts |
      Then the net is
        | A   | B   | C  | D   |
        | −10 | +13 | +2 | +11 |
      And what is said of The jack of diamonds is assumed

    @davis-2004.omnibus.ten-minus-10 @davis-2004.omnibus.option.jack-minus-10
    Scenario: The suit of the ten is our reading
      The copy that we have shows a ten, or a jack, and has lost its suit.

      Then what is said of The ten of diamonds is assumed

    @davis-2004.omnibus.ten-minus-10 @davis-2004.regular.option.no-points-first-trick
    Scenario: The ten is no point card, and no ban keeps it off the first trick
      Given the option first-trick is no-points
      And it is the first trick
      And B has in hand KH 7H QS 10D 4D
      When A has led 5C and B is to play
      Then B may play 10D 4D

  Rule: Taking everything is rewarded

    @davis-2004.black-lady.option.slam.subtract-26 @davis-2004.black-lady.option.slam.requirement
    Scenario: Shooting the moon takes off twenty-six, and the ten counts for its taker
      When the cards taken are
        | A | 10D           |
        | B | -             |
        | C | -             |
        | D | all hearts QS |
      Then the net is
        | A   | B | C | D   |
        | −10 | 0 | 0 | −26 |

    @davis-2004.black-lady.option.slam.subtract-26 @davis-2004.omnibus.ten-minus-10 @worked
    Scenario: Shooting the moon and the ten together take off thirty-six
      When the cards taken are
        | A | -                 |
        | B | -                 |
        | C | -                 |
        | D | all hearts QS 10D |
      Then the net is
        | A | B | C | D   |
        | 0 | 0 | 0 | −36 |

    @davis-2004.black-lady.option.slam.requirement
    Scenario: All the hearts without the queen are not enough, nor is the queen without a heart
      When the cards taken are
        | A | QS         |
        | B | 10D        |
        | C | -          |
        | D | all hearts |
      Then the net is
        | A   | B   | C | D   |
        | +13 | −10 | 0 | +13 |

    @davis-2004.black-lady.option.slam.add-26
    Scenario: By choice twenty-six goes on the others instead
      Given the option slam is others-up
      When the cards taken are
        | A | 10D           |
        | B | -             |
        | C | -             |
        | D | all hearts QS |
      Then the net is
        | A   | B   | C   | D |
        | +16 | +26 | +26 | 0 |

    @davis-2004.black-lady.option.slam.shooter-choice
    Scenario Outline: By choice the player chooses to <choose>
      Given the option slam is choice
      And whoever makes the slam chooses to <choose>
      When the cards taken are
        | A | 10D           |
        | B | -             |
        | C | -             |
        | D | all hearts QS |
      Then the net is
        | A   | B   | C   | D   |
        | <A> | <B> | <B> | <D> |

      Examples:
        | choose           | A   | B   | D   |
        | raise the others | +16 | +26 | 0   |
        | lower their own score    | −10 | 0   | −26 |

    @davis-2004.black-lady.option.slam.hearts-only
    Scenario: By choice the hearts alone are enough
      Given the option slam is hearts-alone
      When the cards taken are
        | A | QS         |
        | B | 10D        |
        | C | -          |
        | D | all hearts |
      Then the net is
        | A   | B   | C | D   |
        | +13 | −10 | 0 | −26 |

    @davis-2004.black-lady.option.slam.hearts-only @davis-2004.black-lady.option.slam.add-26
    Scenario: By choice the hearts alone put twenty-six on the others
      A's queen and B's ten count for them too.

      Given the option slam is hearts-alone-others-up
      When the cards taken are
        | A | QS         |
        | B | 10D        |
        | C | -          |
        | D | all hearts |
      Then the net is
        | A   | B   | C   | D |
        | +39 | +16 | +26 | 0 |

    @davis-2004.black-lady.option.slam.hearts-only @davis-2004.black-lady.option.slam.shooter-choice
    Scenario Outline: By choice the hearts alone suffice, and the player chooses to <choose>
      Given the option slam is hearts-alone-choice
      And whoever makes the slam chooses to <choose>
      When the cards taken are
        | A | QS         |
        | B | 10D        |
        | C | -          |
        | D | all hearts |
      Then the net is
        | A   | B   | C   | D   |
        | <A> | <B> | <C> | <D> |

      Examples:
        | choose           | A   | B   | C   | D   |
        | raise the others | +39 | +16 | +26 | 0   |
        | lower their own score    | +13 | −10 | 0   | −26 |

    @davis-2004.omnibus.inherits
    Scenario: Players may agree to play without the moon, and then even all the tricks earn nothing
      The text has the rule in this game, and says only of Black Lady that it may be left out.

      Given the option slam is none
      When the cards taken are
        | A | -                                                     |
        | B | -                                                     |
        | C | -                                                     |
        | D | all hearts QS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD |
      Then the net is
        | A | B | C | D   |
        | 0 | 0 | 0 | +16 |
      And what is said of Shooting the moon takes is assumed

  Rule: Very rarely the ten is needed as well

    @davis-2004.omnibus.option.ten-needed
    Scenario: Where the ten is needed, nothing is earned without it
      Given the option ten-needed is needed
      When the cards taken are
        | A | 10D           |
        | B | -             |
        | C | -             |
        | D | all hearts QS |
      Then the net is
        | A   | B | C | D   |
        | −10 | 0 | 0 | +26 |

    @davis-2004.omnibus.option.ten-needed
    Scenario: With the hearts, the queen and the needed ten, the ten still counts for itself
      Given the option ten-needed is needed
      When the cards taken are
        | A | -                 |
        | B | -                 |
        | C | -                 |
        | D | all hearts QS 10D |
      Then the net is
        | A | B | C | D   |
        | 0 | 0 | 0 | −36 |

    @davis-2004.omnibus.option.ten-needed @davis-2004.black-lady.option.slam.add-26
    Scenario: Where the ten is needed, the others may be raised too
      Given the option ten-needed is needed
      And the option slam is others-up
      When the cards taken are
        | A | -                 |
        | B | -                 |
        | C | -                 |
        | D | all hearts QS 10D |
      Then the net is
        | A   | B   | C   | D   |
        | +26 | +26 | +26 | −10 |

    @davis-2004.omnibus.option.ten-needed
    Scenario: Where the ten is needed, the hearts with it are not enough
      Given the option ten-needed is needed
      When the cards taken are
        | A | QS             |
        | B | -              |
        | C | -              |
        | D | all hearts 10D |
      Then the net is
        | A   | B | C | D  |
        | +13 | 0 | 0 | +3 |

    @davis-2004.omnibus.option.ten-needed
    Scenario: Where the ten is needed, the queen with it is not enough
      Given the option ten-needed is needed
      When the cards taken are
        | A | QS 10D     |
        | B | -          |
        | C | -          |
        | D | all hearts |
      Then the net is
        | A  | B | C | D   |
        | +3 | 0 | 0 | +13 |

    @davis-2004.omnibus.option.ten-needed
    Scenario Outline: Games in which the ten cannot be needed
      Given the option ten-needed is needed
      When they choose <choice> for the option <option>
      Then they cannot play so

      Examples:
        | why                           | option     | choice       |
        | the jack takes its place      | bonus-card | jack         |
        | taking everything earns none  | slam       | none         |
        | only the hearts are asked for | slam       | hearts-alone |
