Feature: What is not reported of Black Maria in 1939
  Only the pass and the cost of the cards are reported of the play. We do not know whether hearts may be led, whether taking
  everything wins anything, or when a game ends.

  @phillips-1939.pass-right @phillips-1939.aim
  Scenario: What is not said
    Given the game is phillips-1939/black-maria
    Then the book is silent on
      | The joker                           |
      | Twin cards                          |
      | The widow                           |
      | Chips to begin with                 |
      | Cutting for deal                    |
      | Cards at a time                     |
      | First card                          |
      | Next dealer                         |
      | Looking at the pass                 |
      | The auction                         |
      | Cards left over                     |
      | Card led first                      |
      | Forced discards                     |
      | The first trick                     |
      | Leading hearts                      |
      | Hearts broken by                    |
      | Broken when                         |
      | A leader with only hearts           |
      | A leader with only hearts and the queen |
      | The queen of spades                 |
      | Taking everything                   |
      | The game ends                       |
      | Limit                               |
      | Trumps                              |
      | Bonuses                             |
      | Payment                             |
      | Chips drawn for each not taken      |
      | The pool                            |
      | The odd chip                        |
      | Winning a Jack                      |
      | Pot                                 |
      | A tie at the end                    |
      | Tournament                          |
      | Irregular play                      |
