Feature: What Foster does not say
  Hearts may be led from the first, no card is kept off the first trick, and taking everything has no reward but the Jack.
  On the rest the chapter has no rule. We record silence as silence, not as a no.

  @foster-1914.p352.sweepstake.pay-one
  Scenario: What the book does not say of Sweepstake Hearts
    This book has no pot in addition to the pool, and no prize for a player without a trick.

    Given the game is foster-1914/sweepstake
    Then the book is silent on
      | Twin cards                              |
      | The widow                               |
      | The joker                               |
      | The auction                             |
      | Passing                                 |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Taking no trick                         |
      | Bonuses with a moon                     |
      | Taking everything                       |
      | Chips drawn for each not taken          |
      | Pot                                     |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | Tournament                              |
      | Fine for a revoke                       |
      | Fine paid to                            |
      | Revoking to avoid taking all the hearts |
      | The trick of a revoke                   |
      | A revoke after bidding                  |
      | Taking up your cards                    |
      | Taking a card back                      |
      | Talking about the cards                 |
      | Two against a third                     |
      | A leaver's chips in a Jack              |

  @foster-1914.p353.howell.no-jacks
  Scenario: What the book does not say of Howell's settling
    The pool is always emptied, so there is neither an odd counter nor a Jack.

    Given the game is foster-1914/howell
    Then the book is silent on
      | Twin cards                              |
      | The widow                               |
      | The joker                               |
      | The auction                             |
      | Passing                                 |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Taking no trick                         |
      | Bonuses with a moon                     |
      | Taking everything                       |
      | Pot                                     |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | Tournament                              |
      | Fine for a revoke                       |
      | Fine paid to                            |
      | Revoking to avoid taking all the hearts |
      | The trick of a revoke                   |
      | A revoke after bidding                  |
      | The odd chip                            |
      | Winning a Jack                          |
      | Taking up your cards                    |
      | Taking a card back                      |
      | Talking about the cards                 |
      | Two against a third                     |
      | A leaver's chips in a Jack              |

  @foster-1914.p355.auction.settle
  Scenario: What the book does not say of Auction Hearts
    Given the game is foster-1914/auction
    Then the book is silent on
      | Twin cards                              |
      | The widow                               |
      | The joker                               |
      | Passing                                 |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Taking no trick                         |
      | Bonuses with a moon                     |
      | Taking everything                       |
      | Chips drawn for each not taken          |
      | Pot                                     |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | Tournament                              |
      | Fine for a revoke                       |
      | Fine paid to                            |
      | Revoking to avoid taking all the hearts |
      | The trick of a revoke                   |
      | Taking up your cards                    |
      | Taking a card back                      |
      | Talking about the cards                 |
      | A leaver's chips in a Jack              |

  @foster-1914.p355.spot.settling
  Scenario: What the book does not say of Spot Hearts
    The others pay the player with the fewest, and no Jack can arise.

    Given the game is foster-1914/spot
    Then the book is silent on
      | Twin cards                              |
      | The widow                               |
      | The joker                               |
      | The auction                             |
      | Passing                                 |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Taking no trick                         |
      | Bonuses with a moon                     |
      | Taking everything                       |
      | Chips drawn for each not taken          |
      | Pot                                     |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | Tournament                              |
      | Fine for a revoke                       |
      | Fine paid to                            |
      | Revoking to avoid taking all the hearts |
      | The trick of a revoke                   |
      | A revoke after bidding                  |
      | Winning a Jack                          |
      | Taking up your cards                    |
      | Taking a card back                      |
      | Talking about the cards                 |
      | Two against a third                     |
      | A leaver's chips in a Jack              |

  @foster-1914.p356.joker.rest
  Scenario: What the book does not say of Joker Hearts
    The joker's player has no say in who takes the trick; the joker acts without a choice. Six cannot play, so seven with
    one of them dealing cannot either.

    Given the game is foster-1914/joker
    Then the book is silent on
      | Dealer sits out                         |
      | Twin cards                              |
      | The widow                               |
      | The auction                             |
      | Passing                                 |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Taking no trick                         |
      | Bonuses with a moon                     |
      | Taking everything                       |
      | Chips drawn for each not taken          |
      | Pot                                     |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | Tournament                              |
      | Fine for a revoke                       |
      | Fine paid to                            |
      | Revoking to avoid taking all the hearts |
      | The trick of a revoke                   |
      | A revoke after bidding                  |
      | The joker can oblige to win             |
      | Taking up your cards                    |
      | Taking a card back                      |
      | Talking about the cards                 |
      | Two against a third                     |
      | A leaver's chips in a Jack              |

  @foster-1914.p357.heartsette.widow
  Scenario: What the book does not say of Heartsette
    Given the game is foster-1914/heartsette
    Then the book is silent on
      | Twin cards                              |
      | The joker                               |
      | The auction                             |
      | Passing                                 |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Taking no trick                         |
      | Bonuses with a moon                     |
      | Taking everything                       |
      | Chips drawn for each not taken          |
      | Pot                                     |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | Tournament                              |
      | Fine for a revoke                       |
      | Fine paid to                            |
      | Revoking to avoid taking all the hearts |
      | The trick of a revoke                   |
      | A revoke after bidding                  |
      | Taking up your cards                    |
      | Taking a card back                      |
      | Talking about the cards                 |
      | Two against a third                     |
      | A leaver's chips in a Jack              |

  @foster-1914.p356.progressive.no-counters
  Scenario: What the book does not say of Progressive Hearts
    The book does not mention counters, since there are none. Nobody ties for going down, where only the other of a pair can
    go. Players sit as in a game described elsewhere in the book.

    Given the game is foster-1914/progressive
    Then the book is silent on
      | Dealer sits out                         |
      | Twin cards                              |
      | The widow                               |
      | The joker                               |
      | The auction                             |
      | Passing                                 |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Taking no trick                         |
      | Bonuses with a moon                     |
      | Taking everything                       |
      | Chips drawn for each not taken          |
      | Pot                                     |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | Fine for a revoke                       |
      | Fine paid to                            |
      | Revoking to avoid taking all the hearts |
      | The trick of a revoke                   |
      | A revoke after bidding                  |
      | Chips to begin with                     |
      | Payment                                 |
      | The pool                                |
      | The odd chip                            |
      | Winning a Jack                          |
      | A tie for going down                    |
      | Rounds held after taking every heart    |
      | Star for the loaded                     |
      | Star for the fewest                     |
      | Star for the only one clear             |
      | Too many players                        |
      | Choosing seats                          |
      | Leaving the game                        |
      | Taking up your cards                    |
      | Taking a card back                      |
      | Talking about the cards                 |
      | Two against a third                     |
      | A leaver's chips in a Jack              |
