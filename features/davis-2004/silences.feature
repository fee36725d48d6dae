Feature: What the text of 2004 does not say
  Many rules of older books are missing here, such as cutting, the next dealer, and payment for points. Where the basic game
  is silent the options often have a rule, and then we cite the choice.

  @davis-2004.regular.option.breaking @davis-2004.regular.option.no-points-first-trick
  Scenario: What the text does not say of Regular Hearts
    Given the game is davis-2004/regular
    Then the book is silent on
      | The joker                               |
      | Twin cards                              |
      | The widow                               |
      | Chips to begin with                     |
      | Cutting for deal                        |
      | Next dealer                             |
      | Passing                                 |
      | The auction                             |
      | Nothing but barred cards                |
      | Following to the first trick            |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Trumps                                  |
      | Bonuses                                 |
      | Taking everything                       |
      | Payment                                 |
      | Chips drawn for each not taken          |
      | The pool                                |
      | The odd chip                            |
      | Winning a Jack                          |
      | Pot                                     |
      | A tie at the end                        |
      | Tournament                              |
      | Irregular play                          |

  @davis-2004.black-lady.inherits @davis-2004.black-lady.pass-three-right
  Scenario: What the text does not say of Black Lady, which adds only passing
    Given the game is davis-2004/black-lady
    Then the book is silent on
      | The joker                               |
      | Twin cards                              |
      | The widow                               |
      | Chips to begin with                     |
      | Cutting for deal                        |
      | Next dealer                             |
      | The auction                             |
      | Nothing but barred cards                |
      | Following to the first trick            |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | Leading the queen                       |
      | Trumps                                  |
      | Bonuses                                 |
      | Taking everything                       |
      | Payment                                 |
      | Chips drawn for each not taken          |
      | The pool                                |
      | The odd chip                            |
      | Winning a Jack                          |
      | Pot                                     |
      | A tie at the end                        |
      | Tournament                              |
      | Irregular play                          |
