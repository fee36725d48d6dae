Feature: What the book of 1896 does not say
  Nobody passes cards, no card is kept off the first trick, and the queen of spades costs nothing. The book mentions none of
  these, nor hearts that must be broken before they are led. No score or limit ends a game. We record silence as silence,
  not as a no.

  Scenario: What the book does not say of Sweepstake Hearts
    A prize for a player without a trick, and a pot in addition to the pool, belong to Jack-Pot Hearts alone. Drawing for
    the hearts not taken belongs to Howell settling.

    Given the game is spalding-1896/sweepstake
    Then the book is silent on
      | The joker                               |
      | Twin cards                              |
      | The widow                               |
      | Passing                                 |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Bonuses                                 |
      | Taking everything                       |
      | Chips drawn for each not taken          |
      | Pot                                     |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | The auction                             |
      | Tournament                              |
      | Fine for a revoke                       |
      | Fine paid to                            |
      | Revoking to avoid taking all the hearts |
      | The trick of a revoke                   |
      | A revoke after bidding                  |
      | Taking up your cards                    |
      | Taking a card back                      |
      | Two against a third                     |
      | A leaver's chips in a Jack              |

  @spalding-1896.p24.howell.equal-stacks @spalding-1896.p24.howell.no-jacks
  Scenario: What the book does not say of Howell settling
    All begin with the same number of chips, but the book does not say how many. The pool is always emptied, so there is no
    rule on an odd chip or on winning a Jack. The book has forfeits in every game for stakes.

    Given the game is spalding-1896/howell
    Then the book is silent on
      | The joker                               |
      | Twin cards                              |
      | The widow                               |
      | Chips to begin with                     |
      | Passing                                 |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Bonuses                                 |
      | Taking everything                       |
      | The odd chip                            |
      | Winning a Jack                          |
      | Pot                                     |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | The auction                             |
      | Tournament                              |
      | Fine for a revoke                       |
      | Fine paid to                            |
      | Revoking to avoid taking all the hearts |
      | The trick of a revoke                   |
      | A revoke after bidding                  |
      | Taking up your cards                    |
      | Taking a card back                      |
      | Two against a third                     |
      | A leaver's chips in a Jack              |

  @spalding-1896.p22.three-handed.most-pays
  Scenario: What the book does not say of Three-handed Hearts, settled by excess
    Payments go from player to player, so there is neither a pool nor a Jack.

    Given the game is spalding-1896/three-handed
    Then the book is silent on
      | The joker                               |
      | Chips to begin with                     |
      | Passing                                 |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Bonuses                                 |
      | Taking everything                       |
      | Chips drawn for each not taken          |
      | The pool                                |
      | The odd chip                            |
      | Winning a Jack                          |
      | Pot                                     |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | The auction                             |
      | The widow                               |
      | Twin cards                              |
      | Tournament                              |
      | Fine for a revoke                       |
      | Fine paid to                            |
      | Revoking to avoid taking all the hearts |
      | The trick of a revoke                   |
      | A revoke after bidding                  |
      | Taking up your cards                    |
      | Taking a card back                      |
      | Two against a third                     |
      | A leaver's chips in a Jack              |

  @spalding-1896.p32.spot.settling
  Scenario: What the book does not say of Spot Hearts
    The book does not cover players who tie for the fewest spots either, but the game needs an answer, which is assumed.

    Given the game is spalding-1896/spot
    Then the book is silent on
      | The joker                               |
      | Chips to begin with                     |
      | Passing                                 |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Bonuses                                 |
      | Taking everything                       |
      | Chips drawn for each not taken          |
      | Winning a Jack                          |
      | Pot                                     |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | The auction                             |
      | The widow                               |
      | Twin cards                              |
      | Tournament                              |
      | Fine for a revoke                       |
      | Fine paid to                            |
      | Revoking to avoid taking all the hearts |
      | The trick of a revoke                   |
      | A revoke after bidding                  |
      | Taking up your cards                    |
      | Taking a card back                      |
      | Two against a third                     |
      | A leaver's chips in a Jack              |

  @spalding-1896.p35.auction.two-clear
  Scenario: What the book does not say of Auction Hearts
    The book does not say how many chips each should have, although bids of more than twenty are in the examples.

    Given the game is spalding-1896/auction
    Then the book is silent on
      | The joker                               |
      | Chips to begin with                     |
      | Passing                                 |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Bonuses                                 |
      | Taking everything                       |
      | Chips drawn for each not taken          |
      | Pot                                     |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | The widow                               |
      | Twin cards                              |
      | Tournament                              |
      | Fine for a revoke                       |
      | Fine paid to                            |
      | Revoking to avoid taking all the hearts |
      | The trick of a revoke                   |
      | Taking up your cards                    |
      | Taking a card back                      |
      | A leaver's chips in a Jack              |

  @spalding-1896.p41.jackpot.separate
  Scenario: What the book does not say of Jack-Pot Hearts
    Given the game is spalding-1896/jack-pot
    Then the book is silent on
      | The joker                               |
      | Chips to begin with                     |
      | Passing                                 |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Bonuses                                 |
      | Taking everything                       |
      | Chips drawn for each not taken          |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | The auction                             |
      | The widow                               |
      | Twin cards                              |
      | Tournament                              |
      | Fine for a revoke                       |
      | Fine paid to                            |
      | Revoking to avoid taking all the hearts |
      | The trick of a revoke                   |
      | A revoke after bidding                  |
      | Taking up your cards                    |
      | Taking a card back                      |
      | Two against a third                     |
      | A leaver's chips in a Jack              |

  @spalding-1896.p38.progressive.as-sweepstake @spalding-1896.p38.progressive.advance
  Scenario: What the book does not say of Progressive Hearts
    There are no stakes, so the book does not mention chips. Nobody ties for going down, and taking every heart has no
    penalty of its own.

    Given the game is spalding-1896/progressive
    Then the book is silent on
      | The joker                               |
      | Chips to begin with                     |
      | Passing                                 |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Bonuses                                 |
      | Taking everything                       |
      | Payment                                 |
      | Chips drawn for each not taken          |
      | The pool                                |
      | The odd chip                            |
      | Winning a Jack                          |
      | Pot                                     |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | The auction                             |
      | The widow                               |
      | Twin cards                              |
      | A tie for going down                    |
      | Rounds held after taking every heart    |
      | Star for the fewest                     |
      | Star for the only one clear             |
      | Fine for a revoke                       |
      | Fine paid to                            |
      | Revoking to avoid taking all the hearts |
      | The trick of a revoke                   |
      | A revoke after bidding                  |
      | A leaver's chips in a Jack              |
      | Taking up your cards                    |
      | Taking a card back                      |

  @spalding-1896.p39.drive.no-chips
  Scenario: What the book does not say of Drive Hearts
    Score cards are kept, but the book names no prize for them, and nothing marks the unlucky.

    Given the game is spalding-1896/drive
    Then the book is silent on
      | The joker                               |
      | Chips to begin with                     |
      | Passing                                 |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Bonuses                                 |
      | Taking everything                       |
      | Payment                                 |
      | Chips drawn for each not taken          |
      | The pool                                |
      | The odd chip                            |
      | Winning a Jack                          |
      | Pot                                     |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | Twin cards                              |
      | The widow                               |
      | The auction                             |
      | Star for the loaded                     |
      | Star for the fewest                     |
      | Star for the only one clear             |
      | Prizes                                  |
      | Fine for a revoke                       |
      | Fine paid to                            |
      | Revoking to avoid taking all the hearts |
      | The trick of a revoke                   |
      | A revoke after bidding                  |
      | Two against a third                     |
      | A leaver's chips in a Jack              |
      | Taking up your cards                    |
      | Taking a card back                      |

  @spalding-1896.p40.drive.option-advance
  Scenario: What the book does not say of the other form of Drive Hearts
    Where all move by position nobody ties for it. This form does not mention a player with every heart either; we assume
    that player moves with the pair.

    Given the game is spalding-1896/drive-by-position
    Then the book is silent on
      | The joker                               |
      | Chips to begin with                     |
      | Passing                                 |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Bonuses                                 |
      | Taking everything                       |
      | Payment                                 |
      | Chips drawn for each not taken          |
      | The pool                                |
      | The odd chip                            |
      | Winning a Jack                          |
      | Pot                                     |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | Twin cards                              |
      | The widow                               |
      | The auction                             |
      | A tie for going up                      |
      | A tie for going down                    |
      | Star for going up                       |
      | Star at table 1                         |
      | Star for the loaded                     |
      | Prizes                                  |
      | Fine for a revoke                       |
      | Fine paid to                            |
      | Revoking to avoid taking all the hearts |
      | The trick of a revoke                   |
      | A revoke after bidding                  |
      | Two against a third                     |
      | A leaver's chips in a Jack              |
      | Taking up your cards                    |
      | Taking a card back                      |
    And what is said of Rounds held after taking every heart is assumed

  @spalding-1896.p07.eldest-leads-any @spalding-1896.p07.no-trumps @spalding-1896.rule-14
  Scenario: Some questions the book does answer
    Given the game is spalding-1896/sweepstake
    Then the book is not silent on Leading hearts
    And the book is not silent on Card led first
    And the book is not silent on Trumps
    And the book is not silent on Next dealer
