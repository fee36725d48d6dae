Feature: Disputes in the play
  What may be led or thrown, and who has won a trick.

  @hoyle-1887.eldest-leads @spalding-1896.p07.eldest-leads-any @hoyle-1913.eldest-leads-any
  @davis-2004.regular.opening-lead @davis-2004.black-lady.option.club-two-leads @modern.opening-lead
  Scenario Outline: The opening lead
    When the question who-opens is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes              | firm   | word  | provision                                   |
      | hoyle-1887/hearts        | nothing changed      | ruled  | A any | hoyle-1887.eldest-leads                     |
      | spalding-1896/sweepstake | nothing changed      | ruled  | A any | spalding-1896.p07.eldest-leads-any          |
      | spalding-1896/sweepstake | dealer=B             | ruled  | C any | spalding-1896.p07.eldest-leads-any          |
      | hoyle-1913/simple        | nothing changed      | ruled  | A any | hoyle-1913.eldest-leads-any                 |
      | davis-2004/black-lady    | nothing changed      | ruled  | A any | davis-2004.regular.opening-lead             |
      | davis-2004/black-lady    | opening=two-of-clubs | ruled  | B 2C  | davis-2004.black-lady.option.club-two-leads |
      | modern/standard          | nothing changed      | ruled  | B 2C  | modern.opening-lead                         |
      | modern/standard          | lowest-club=D        | ruled  | D 2C  | modern.opening-lead                         |

  @spalding-1896.p07.eldest-leads-any @hoyle-1913.eldest-leads-any @davis-2004.black-lady.option.club-two-leads
  @modern.opening-lead
  Scenario Outline: The card led first
    When the question what-may-open is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes              | firm   | word        | provision                                   |
      | hoyle-1887/hearts        | nothing changed      | silent | -           | -                                           |
      | spalding-1896/sweepstake | nothing changed      | ruled  | any-card    | spalding-1896.p07.eldest-leads-any          |
      | hoyle-1913/simple        | nothing changed      | ruled  | any-card    | hoyle-1913.eldest-leads-any                 |
      | davis-2004/black-lady    | nothing changed      | silent | -           | -                                           |
      | davis-2004/black-lady    | opening=two-of-clubs | ruled  | lowest-club | davis-2004.black-lady.option.club-two-leads |
      | modern/standard          | nothing changed      | ruled  | lowest-club | modern.opening-lead                         |

  @davis-2004.black-lady.option.club-three-leads @modern.three-clubs-lead @modern.opening-lead
  Scenario Outline: The two of clubs is not in play
    When the question two-of-clubs-not-in-play is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes              | firm                   | word | provision                                     |
      | hoyle-1887/hearts        | nothing changed      | impossible             | -    | -                                             |
      | spalding-1896/sweepstake | nothing changed      | impossible             | -    | -                                             |
      | hoyle-1913/simple        | nothing changed      | impossible             | -    | -                                             |
      | davis-2004/black-lady    | nothing changed      | impossible             | -    | -                                             |
      | davis-2004/black-lady    | opening=two-of-clubs | assumed                | B 3C | davis-2004.black-lady.option.club-three-leads |
      | modern/standard          | nothing changed      | ruled                  | B 3C | modern.three-clubs-lead                       |
      | modern/standard          | players=3            | ruled                  | B 2C | modern.opening-lead                           |

  @hoyle-1887.discard @spalding-1896.p07.discard-any @hoyle-1913.discard-any @davis-2004.regular.discard
  @davis-2004.regular.option.no-points-first-trick @modern.first-trick-no-points @modern.discard
  Scenario Outline: No clubs on the first trick
    When the question void-of-clubs-on-trick-one is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes               | firm   | word | provision                                       |
      | hoyle-1887/hearts        | nothing changed       | ruled  | yes  | hoyle-1887.discard                              |
      | spalding-1896/sweepstake | nothing changed       | ruled  | yes  | spalding-1896.p07.discard-any                   |
      | hoyle-1913/black-lady    | nothing changed       | ruled  | yes  | hoyle-1913.discard-any                          |
      | davis-2004/black-lady    | nothing changed       | ruled  | yes  | davis-2004.regular.discard                      |
      | davis-2004/black-lady    | first-trick=no-points | ruled  | no   | davis-2004.regular.option.no-points-first-trick |
      | modern/standard          | nothing changed       | ruled  | no   | modern.first-trick-no-points                    |
      | modern/standard          | card=9H               | ruled  | no   | modern.first-trick-no-points                    |
      | modern/standard          | card=4D               | ruled  | yes  | modern.discard                                  |

  Scenario Outline: Nothing but penalty cards on the first trick
    When the question only-penalty-cards-on-trick-one is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes               | firm                   | word | provision |
      | hoyle-1887/hearts        | nothing changed       | impossible             | -    | -         |
      | spalding-1896/sweepstake | nothing changed       | impossible             | -    | -         |
      | hoyle-1913/simple        | nothing changed       | impossible             | -    | -         |
      | davis-2004/black-lady    | nothing changed       | impossible             | -    | -         |
      | davis-2004/black-lady    | first-trick=no-points | silent                 | -    | -         |
      | modern/standard          | nothing changed       | silent                 | -    | -         |

  @spalding-1896.p16.small-hearts @hoyle-1913.eldest-leads-any @davis-2004.regular.option.breaking @modern.breaking
  Scenario Outline: A heart led before any was thrown
    When the question leading-hearts-unbroken is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                 | firm   | word | provision                          |
      | hoyle-1887/hearts        | nothing changed         | silent | -    | -                                  |
      | spalding-1896/sweepstake | nothing changed         | ruled  | yes  | spalding-1896.p16.small-hearts     |
      | hoyle-1913/simple        | nothing changed         | ruled  | yes  | hoyle-1913.eldest-leads-any        |
      | davis-2004/regular       | nothing changed         | silent | -    | -                                  |
      | davis-2004/regular       | breaking=must-be-broken | ruled  | no   | davis-2004.regular.option.breaking |
      | modern/standard          | nothing changed         | ruled  | no   | modern.breaking                    |
      | modern/standard          | broken=yes              | ruled  | yes  | modern.breaking                    |
      | modern/standard          | card=4C                 | ruled  | yes  | modern.breaking                    |

  Scenario Outline: Nothing but hearts to lead
    When the question only-hearts-to-lead is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                 | firm                   | word | provision |
      | hoyle-1887/hearts        | nothing changed         | impossible             | -    | -         |
      | spalding-1896/sweepstake | nothing changed         | impossible             | -    | -         |
      | hoyle-1913/simple        | nothing changed         | impossible             | -    | -         |
      | davis-2004/regular       | nothing changed         | impossible             | -    | -         |
      | davis-2004/regular       | breaking=must-be-broken | silent                 | -    | -         |
      | modern/standard          | nothing changed         | silent                 | -    | -         |

  @davis-2004.regular.option.breaking @modern.queen-lead-any-time
  Scenario Outline: Nothing but hearts and the queen to lead
    When the question only-hearts-and-the-queen is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                 | firm                   | word | provision                          |
      | hoyle-1887/hearts        | nothing changed         | impossible             | -    | -                                  |
      | spalding-1896/sweepstake | nothing changed         | impossible             | -    | -                                  |
      | hoyle-1913/black-lady    | nothing changed         | impossible             | -    | -                                  |
      | davis-2004/black-lady    | nothing changed         | impossible             | -    | -                                  |
      | davis-2004/black-lady    | breaking=must-be-broken | ruled                  | QS   | davis-2004.regular.option.breaking |
      | modern/standard          | nothing changed         | ruled                  | QS   | modern.queen-lead-any-time         |

  @davis-2004.regular.option.breaking.definition @davis-2004.black-lady.option.queen-breaks @modern.breaking
  Scenario Outline: What breaks hearts
    When the question does-the-queen-break-hearts is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                                         | firm   | word | provision                                     |
      | hoyle-1887/hearts        | nothing changed                                 | silent | -    | -                                             |
      | spalding-1896/sweepstake | nothing changed                                 | silent | -    | -                                             |
      | hoyle-1913/black-lady    | nothing changed                                 | silent | -    | -                                             |
      | davis-2004/black-lady    | nothing changed                                 | ruled  | no   | davis-2004.regular.option.breaking.definition |
      | davis-2004/black-lady    | breaking=must-be-broken; queen-breaks=queen-too | ruled  | yes  | davis-2004.black-lady.option.queen-breaks     |
      | modern/standard          | nothing changed                                 | ruled  | yes  | modern.breaking                               |
      | modern/standard          | card=5H                                         | ruled  | yes  | modern.breaking                               |
      | modern/standard          | card=JD                                         | ruled  | no   | modern.breaking                               |

  @davis-2004.black-lady.option.queen-held-until-broken @modern.queen-lead-any-time
  Scenario Outline: The queen of spades is led
    When the question leading-the-queen is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                                          | firm                   | word | provision                                            |
      | hoyle-1887/hearts        | nothing changed                                  | impossible             | -    | -                                                    |
      | spalding-1896/sweepstake | nothing changed                                  | impossible             | -    | -                                                    |
      | hoyle-1913/simple        | nothing changed                                  | impossible             | -    | -                                                    |
      | hoyle-1913/black-lady    | nothing changed                                  | silent                 | -    | -                                                    |
      | davis-2004/black-lady    | nothing changed                                  | silent                 | -    | -                                                    |
      | davis-2004/black-lady    | breaking=must-be-broken; queen-held=until-broken | ruled                  | no   | davis-2004.black-lady.option.queen-held-until-broken |
      | modern/standard          | nothing changed                                  | ruled                  | yes  | modern.queen-lead-any-time                           |

  @hoyle-1913.black-jack.discard @modern.queen-need-not
  Scenario Outline: The queen of spades is kept back
    When the question throwing-the-queen is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm                   | word | provision                     |
      | hoyle-1887/hearts        | nothing changed | impossible             | -    | -                             |
      | spalding-1896/sweepstake | nothing changed | impossible             | -    | -                             |
      | hoyle-1913/black-lady    | nothing changed | ruled                  | yes  | hoyle-1913.black-jack.discard |
      | davis-2004/black-lady    | nothing changed | silent                 | -    | -                             |
      | modern/standard          | nothing changed | ruled                  | yes  | modern.queen-need-not         |

  @hoyle-1887.trick-winner @spalding-1896.p07.highest-wins @hoyle-1913.trick-winner @davis-2004.regular.trick-winner
  @modern.trick-winner
  Scenario Outline: A higher card of another suit
    When the question a-higher-card-of-another-suit is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes           | firm   | word | provision                       |
      | hoyle-1887/hearts        | nothing changed   | ruled  | B    | hoyle-1887.trick-winner         |
      | spalding-1896/sweepstake | nothing changed   | ruled  | B    | spalding-1896.p07.highest-wins  |
      | spalding-1896/sweepstake | trick=5D 9D 2D KD | ruled  | D    | spalding-1896.p07.highest-wins  |
      | hoyle-1913/simple        | nothing changed   | ruled  | B    | hoyle-1913.trick-winner         |
      | davis-2004/regular       | nothing changed   | ruled  | B    | davis-2004.regular.trick-winner |
      | modern/standard          | nothing changed   | ruled  | B    | modern.trick-winner             |

  @spalding-1896.p40.joker.discard-restriction @spalding-1896.p40.joker.plain-suit-exception @davis-2004.joker.rank
  Scenario Outline: The joker without a high heart
    When the question joker-without-a-high-heart is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm                   | word | provision                                    |
      | hoyle-1887/hearts        | nothing changed | impossible             | -    | -                                            |
      | spalding-1896/sweepstake | nothing changed | impossible             | -    | -                                            |
      | spalding-1896/joker      | nothing changed | ruled                  | no   | spalding-1896.p40.joker.discard-restriction  |
      | spalding-1896/joker      | trick=8C KH     | ruled                  | yes  | spalding-1896.p40.joker.plain-suit-exception |
      | hoyle-1913/simple        | nothing changed | impossible             | -    | -                                            |
      | davis-2004/joker         | nothing changed | ruled                  | yes  | davis-2004.joker.rank                        |
      | modern/standard          | nothing changed | impossible             | -    | -                                            |

  @spalding-1896.p40.joker.plain-suit-exception @spalding-1896.rule-34 @davis-2004.regular.follow
  Scenario Outline: The joker in place of following suit
    When the question joker-instead-of-following is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules               | changes         | firm                   | word | provision                                    |
      | hoyle-1887/hearts   | nothing changed | impossible             | -    | -                                            |
      | spalding-1896/joker | nothing changed | ruled                  | yes  | spalding-1896.p40.joker.plain-suit-exception |
      | spalding-1896/joker | trick=5D 9D     | ruled                  | no   | spalding-1896.rule-34                        |
      | hoyle-1913/simple   | nothing changed | impossible             | -    | -                                            |
      | davis-2004/joker    | nothing changed | ruled                  | no   | davis-2004.regular.follow                    |
      | modern/standard     | nothing changed | impossible             | -    | -                                            |

  @spalding-1896.p07.highest-wins @spalding-1896.p40.joker.forces-taker @davis-2004.joker.trump
  Scenario Outline: Who takes a trick with the joker
    When the question joker-takes-the-trick is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules               | changes         | firm                   | word | provision                            |
      | hoyle-1887/hearts   | nothing changed | impossible             | -    | -                                    |
      | spalding-1896/joker | nothing changed | ruled                  | C    | spalding-1896.p07.highest-wins       |
      | spalding-1896/joker | obliging=yes    | ruled                  | B    | spalding-1896.p40.joker.forces-taker |
      | hoyle-1913/simple   | nothing changed | impossible             | -    | -                                    |
      | davis-2004/joker    | nothing changed | ruled                  | B    | davis-2004.joker.trump               |
      | modern/standard     | nothing changed | impossible             | -    | -                                    |

  @davis-2004.cancellation.identical-cancel
  Scenario Outline: Two identical cards
    When the question identical-cards is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm                   | word | provision                                |
      | hoyle-1887/hearts        | nothing changed | impossible             | -    | -                                        |
      | spalding-1896/sweepstake | nothing changed | impossible             | -    | -                                        |
      | hoyle-1913/simple        | nothing changed | impossible             | -    | -                                        |
      | davis-2004/cancellation  | nothing changed | ruled                  | B    | davis-2004.cancellation.identical-cancel |
      | modern/standard          | nothing changed | impossible             | -    | -                                        |

  @davis-2004.cancellation.carry-over
  Scenario Outline: A trick that nobody can win
    When the question a-trick-nobody-wins is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm                   | word   | provision                          |
      | hoyle-1887/hearts        | nothing changed | impossible             | -      | -                                  |
      | spalding-1896/sweepstake | nothing changed | impossible             | -      | -                                  |
      | hoyle-1913/simple        | nothing changed | impossible             | -      | -                                  |
      | davis-2004/cancellation  | nothing changed | ruled                  | nobody | davis-2004.cancellation.carry-over |
      | modern/standard          | nothing changed | impossible             | -      | -                                  |

  Scenario Outline: The lead after a trick that nobody could win
    When the question the-lead-after-a-dead-trick is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm                   | word        | provision |
      | hoyle-1887/hearts        | nothing changed | impossible             | -           | -         |
      | spalding-1896/sweepstake | nothing changed | impossible             | -           | -         |
      | hoyle-1913/simple        | nothing changed | impossible             | -           | -         |
      | davis-2004/cancellation  | nothing changed | assumed                | same-leader | -         |
      | modern/standard          | nothing changed | impossible             | -           | -         |

  @davis-2004.cancellation.carry-over
  Scenario Outline: A last trick that nobody can win
    When the question a-last-trick-nobody-wins is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                 | firm                   | word | provision                          |
      | hoyle-1887/hearts        | nothing changed         | impossible             | -    | -                                  |
      | spalding-1896/sweepstake | nothing changed         | impossible             | -    | -                                  |
      | hoyle-1913/simple        | nothing changed         | impossible             | -    | -                                  |
      | davis-2004/cancellation  | nothing changed         | assumed                | A    | davis-2004.cancellation.carry-over |
      | davis-2004/cancellation  | last-trick=highest-pair | assumed                | D    | davis-2004.cancellation.carry-over |
      | modern/standard          | nothing changed         | impossible             | -    | -                                  |
