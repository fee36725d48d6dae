Feature: What the instructions of 1987 do not say
  Who deals, how the cards are dealt, what a player leads or discards who has nothing that is allowed, and what ends a game but the
  fourth deal: all this is left to the program, or to custom.

  @unix-1987.passing.three @unix-1987.play.no-points @unix-1987.play.breaking
  Scenario: What is not said
    Given the game is unix-1987/hearts
    Then the book is silent on
      | The joker                               |
      | Twin cards                              |
      | The widow                               |
      | Chips to begin with                     |
      | Cutting for deal                        |
      | Cards at a time                         |
      | First card                              |
      | Next dealer                             |
      | Looking at the pass                     |
      | The auction                             |
      | Nothing but barred cards                |
      | Following to the first trick            |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | The game ends                           |
      | Limit                                   |
      | Trumps                                  |
      | Bonuses                                 |
      | Payment                                 |
      | Chips drawn for each not taken          |
      | The pool                                |
      | The odd chip                            |
      | Winning a Jack                          |
      | Pot                                     |
      | A tie at the end                        |
      | Tournament                              |
      | Irregular play                          |
