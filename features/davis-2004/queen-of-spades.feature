Feature: The queen of spades in 2004
  In Black Lady she counts thirteen, or five by choice. Some hold her back until hearts are broken. Until then she is
  neither led nor discarded, but must still follow suit.

  @davis-2004.black-lady.queen-13
  Scenario: The queen of spades counts thirteen
    Given the game is davis-2004/black-lady
    When the cards taken are
      | A | QS               |
      | B | 2H 3H            |
      | C | 4H 5H 6H 7H      |
      | D | the other hearts |
    Then the net is
      | A   | B  | C  | D  |
      | +13 | +2 | +4 | +7 |
    And the scores of the deal add up to 26
    And the deal is settled in points

  @davis-2004.black-lady.option.queen-five
  Scenario: By choice the queen of spades counts five
    Given the game is davis-2004/black-lady
    And the option queen is five
    When the cards taken are
      | A | QS 2H            |
      | B | 3H               |
      | C | 4H 5H 6H 7H      |
      | D | the other hearts |
    Then the net is
      | A  | B  | C  | D  |
      | +6 | +1 | +4 | +7 |
    And the scores of the deal add up to 18

  @davis-2004.black-lady.queen-13
  Scenario: The winner of the trick takes the queen of spades
    Given the game is davis-2004/black-lady
    When these tricks are played
      | A   | B  | C  | D  |
      | *9D | QS | JD | 4H |
    Then C wins the trick
    And the tricks have cost
      | A | B | C  | D |
      | 0 | 0 | 14 | 0 |

  @davis-2004.black-lady.option.queen-held-until-broken
  Scenario: By the basic rule she may be led and discarded before hearts are broken
    Given the game is davis-2004/black-lady
    And the option breaking is must-be-broken
    And B has in hand 4C QS 9H
    When A has led 5D and B is to play
    Then B may play any card

  @davis-2004.black-lady.option.queen-held-until-broken
  Scenario: The queen may not be led before hearts are broken
    Given the game is davis-2004/black-lady
    And the option breaking is must-be-broken
    And the option queen-held is until-broken
    And A has in hand 3D QS KS 9H
    When A is to lead
    Then A may play 3D KS
    And A may not play QS, by davis-2004.black-lady.option.queen-held-until-broken

  @davis-2004.black-lady.option.queen-held-until-broken @worked
  Scenario: The queen may not be discarded before hearts are broken
    Given the game is davis-2004/black-lady
    And the option breaking is must-be-broken
    And the option queen-held is until-broken
    And B has in hand 4C QS 9H
    When A has led 5D and B is to play
    Then B may play 4C 9H
    And B may not play QS, by davis-2004.black-lady.option.queen-held-until-broken

  @davis-2004.black-lady.option.queen-held-until-broken @davis-2004.regular.follow
  Scenario: The queen held back still follows suit when she is the only spade
    Given the game is davis-2004/black-lady
    And the option breaking is must-be-broken
    And the option queen-held is until-broken
    And B has in hand 4C QS 9H
    When A has led 5S and B is to play
    Then B may play QS

  @davis-2004.black-lady.option.queen-held-until-broken
  Scenario: A player with no other card may discard the held-back queen
    Given the game is davis-2004/black-lady
    And the option breaking is must-be-broken
    And the option queen-held is until-broken
    And B has in hand QS
    When A has led 5D and B is to play
    Then B may play QS

  @davis-2004.black-lady.option.queen-held-until-broken
  Scenario: With only hearts and the queen, both waiting, a leader may lead either
    Given the game is davis-2004/black-lady
    And the option breaking is must-be-broken
    And the option queen-held is until-broken
    And A has in hand QS 4H 9H
    When A is to lead
    Then A may play any card

  @davis-2004.black-lady.option.queen-held-until-broken
  Scenario: Once hearts are broken the queen may be discarded
    Given the game is davis-2004/black-lady
    And the option breaking is must-be-broken
    And the option queen-held is until-broken
    And hearts are broken
    And B has in hand 4C QS 9H
    When A has led 5D and B is to play
    Then B may play any card

  @davis-2004.black-lady.option.queen-held-until-broken
  Scenario: Once hearts are broken the queen may be led
    Given the game is davis-2004/black-lady
    And the option breaking is must-be-broken
    And the option queen-held is until-broken
    And hearts are broken
    And A has in hand 3D QS 9H
    When A is to lead
    Then A may play any card

  @davis-2004.black-lady.option.queen-held-until-broken
  Scenario: The queen can be held back only where hearts need breaking
    Given the game is davis-2004/black-lady
    When they choose until-broken for the option queen-held
    Then they cannot play so

  @davis-2004.black-lady.option.queen-held-until-broken @davis-2004.black-lady.option.queen-breaks
  Scenario: The queen can break hearts and be held back at once
    Given the game is davis-2004/black-lady
    And the option breaking is must-be-broken
    And the option queen-breaks is queen-too
    When they choose until-broken for the option queen-held
    Then they can play so
