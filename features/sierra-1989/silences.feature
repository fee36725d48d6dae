Feature: What the rules of 1989 do not say
  They do not say who deals, how the cards are dealt, or whether the first trick differs from the others.

  @sierra-1989.lead.two-of-clubs @sierra-1989.deal.all
  Scenario: What is not said
    Given the game is sierra-1989/hearts
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
      | The first trick                     |
      | The queen of spades                 |
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
