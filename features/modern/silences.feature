Feature: What the modern summary does not say
  Custom decides who deals, how the pass goes, and what a player does who has no card they may play. The source does not
  mention chips, since the game is kept in points.

  @modern.deal @modern.pass @modern.first-trick-no-points @modern.breaking @modern.winner
  Scenario: What the source does not say of the modern game
    Given the game is modern/standard
    Then the book is silent on
      | The joker                           |
      | Twin cards                          |
      | The widow                           |
      | Chips to begin with                 |
      | Cutting for deal                    |
      | First card                          |
      | Next dealer                         |
      | Looking at the pass                 |
      | The auction                         |
      | Nothing but barred cards            |
      | Following to the first trick        |
      | A leader with only hearts           |
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
