Feature: What the text of 2004 does not say
  Much that older books rule on is missing here: cutting, the next dealer, and how points could be paid for. Where the
  basic game is silent the options often speak, and then it is the choice that is cited.

  @davis-2004.regular.option.breaking @davis-2004.regular.option.no-points-first-trick
  Scenario: In Regular Hearts
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
      | Card led first                          |
      | The first trick                         |
      | Leading hearts                          |
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
  Scenario: In Black Lady, where only passing is added
    Given the game is davis-2004/black-lady
    Then the book is silent on
      | The joker                               |
      | Twin cards                              |
      | The widow                               |
      | Chips to begin with                     |
      | Cutting for deal                        |
      | Next dealer                             |
      | The auction                             |
      | Card led first                          |
      | The first trick                         |
      | Leading hearts                          |
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
