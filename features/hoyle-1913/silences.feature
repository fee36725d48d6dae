Feature: What the book of 1913 does not say
  It has no word on passing, on breaking hearts, on limits to the first trick or on a reward for taking everything. Only
  what it truly leaves open is listed here; where the game cannot be played without an answer, one is assumed and
  marked.

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
  Scenario: Under the sweepstakes method
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
  Scenario: Under the Howell method
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
  Scenario: In Black Lady throwing the queen is spoken of, leading her is not
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
