Feature: What the book of 1913 does not say
  The book does not mention passing, breaking hearts, limits on the first trick or a reward for taking everything. We list
  only what it truly leaves open. Where the game needs an answer, we assume one and mark it.

  @hoyle-1913.simple.stake @hoyle-1913.simple.tie
  Scenario Outline: Under the simple method: <name>
    Given the game is <game>
    Then the book is silent on
      | The joker                               |
      | Twin cards                              |
      | The widow                               |
      | Chips to begin with                     |
      | Equal cuts                              |
      | Passing                                 |
      | The auction                             |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Trumps                                  |
      | Bonuses                                 |
      | Taking everything                       |
      | Chips drawn for each not taken          |
      | Winning a Jack                          |
      | Pot                                     |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | Tournament                              |
      | Irregular play                          |

    Examples:
      | name       | game                  |
      | Hearts     | hoyle-1913/simple     |
      | Black Jack | hoyle-1913/black-jack |

  @hoyle-1913.sweepstakes.stake @hoyle-1913.sweepstakes.jack-definition
  Scenario: What the book does not say under the sweepstakes method
    Given the game is hoyle-1913/sweepstakes
    Then the book is silent on
      | The joker                               |
      | Twin cards                              |
      | The widow                               |
      | Chips to begin with                     |
      | Equal cuts                              |
      | Passing                                 |
      | The auction                             |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Trumps                                  |
      | Bonuses                                 |
      | Taking everything                       |
      | Chips drawn for each not taken          |
      | Pot                                     |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | Tournament                              |
      | Irregular play                          |

  @hoyle-1913.howell.pay @hoyle-1913.howell.no-jacks
  Scenario: What the book does not say under the Howell method
    Given the game is hoyle-1913/howell
    Then the book is silent on
      | The joker                               |
      | Twin cards                              |
      | The widow                               |
      | Chips to begin with                     |
      | Equal cuts                              |
      | Passing                                 |
      | The auction                             |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | The queen of spades                     |
      | Trumps                                  |
      | Bonuses                                 |
      | Taking everything                       |
      | The odd chip                            |
      | Winning a Jack                          |
      | Pot                                     |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | Tournament                              |
      | Irregular play                          |

  @hoyle-1913.black-jack.discard @hoyle-1913.black-lady.as-black-jack
  Scenario: In Black Lady the book mentions discarding the queen, but not leading her
    Given the game is hoyle-1913/black-lady
    Then the book is not silent on Discarding the queen
    And the book is silent on
      | The joker                               |
      | Twin cards                              |
      | The widow                               |
      | Chips to begin with                     |
      | Equal cuts                              |
      | Passing                                 |
      | The auction                             |
      | The first trick                         |
      | Hearts broken by                        |
      | Broken when                             |
      | A leader with only hearts               |
      | A leader with only hearts and the queen |
      | Leading the queen                       |
      | Trumps                                  |
      | Bonuses                                 |
      | Taking everything                       |
      | Chips drawn for each not taken          |
      | Winning a Jack                          |
      | Pot                                     |
      | Limit                                   |
      | Won by                                  |
      | A tie at the end                        |
      | Tournament                              |
      | Irregular play                          |
