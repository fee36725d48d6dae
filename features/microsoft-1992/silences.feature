Feature: What the help of Microsoft Hearts does not say
  The number of players, the pack and the deal are not described, and what a player does who has nothing that is allowed is left to
  the program.

  @microsoft-1992.play.pass @microsoft-1992.note.breaking @microsoft-1992.play.discard
  Scenario: What is not said
    Given the game is microsoft-1992/hearts
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
      | Cards left over                         |
      | Nothing but barred cards                |
      | Following to the first trick            |
      | A leader with only hearts               |
      | Leading the queen                       |
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
