Feature: Disputes in the play
  What may be led or discarded, and who has won a trick.

  @hoyle-1887.eldest-leads @spalding-1896.p07.eldest-leads-any @spalding-1896.p20.single-handed.nondealer-leads
  @hoyle-1913.eldest-leads-any @foster-1914.p351.playing.eldest-leads @foster-1914.p355.auction.buyer-leads
  @davis-2004.regular.opening-lead @davis-2004.black-lady.option.club-two-leads @modern.opening-lead
  Scenario Outline: The opening lead
    When the question who-opens is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                       | changes              | answer         | firm         | word  | provision                                       |
      | hoyle-1887/hearts           | nothing changed      | left-of-dealer | ruled        | A any | hoyle-1887.eldest-leads                         |
      | spalding-1896/sweepstake    | nothing changed      | left-of-dealer | ruled        | A any | spalding-1896.p07.eldest-leads-any              |
      | spalding-1896/sweepstake    | dealer=B             | left-of-dealer | ruled        | C any | spalding-1896.p07.eldest-leads-any              |
      | spalding-1896/single-handed | nothing changed      | left-of-dealer | ruled        | A any | spalding-1896.p20.single-handed.nondealer-leads |
      | spalding-1896/auction       | nothing changed      | left-of-dealer | ruled        | A any | spalding-1896.p07.eldest-leads-any              |
      | hoyle-1913/simple           | nothing changed      | left-of-dealer | ruled        | A any | hoyle-1913.eldest-leads-any                     |
      | foster-1914/sweepstake      | nothing changed      | left-of-dealer | ruled        | A any | foster-1914.p351.playing.eldest-leads           |
      | foster-1914/auction         | nothing changed      | buyer          | ruled        | C any | foster-1914.p355.auction.buyer-leads            |
      | davis-2004/regular          | nothing changed      | left-of-dealer | ruled        | A any | davis-2004.regular.opening-lead                 |
      | davis-2004/black-lady       | nothing changed      | left-of-dealer | ruled        | A any | davis-2004.regular.opening-lead                 |
      | davis-2004/black-lady       | opening=two-of-clubs | lowest-club    | by an option | B 2C  | davis-2004.black-lady.option.club-two-leads     |
      | davis-2004/cancellation     | nothing changed      | left-of-dealer | ruled        | A any | davis-2004.regular.opening-lead                 |
      | modern/standard             | nothing changed      | lowest-club    | ruled        | B 2C  | modern.opening-lead                             |
      | modern/standard             | lowest-club=D        | lowest-club    | ruled        | D 2C  | modern.opening-lead                             |

  Scenario Outline: Two hold the lowest club
    When the question two-hold-the-lowest-club is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>

    Examples:
      | rules                     | changes              | answer | firm         |
      | hoyle-1887/hearts         | nothing changed      | -      | impossible   |
      | spalding-1896/sweepstake  | nothing changed      | -      | impossible   |
      | hoyle-1913/simple         | nothing changed      | -      | impossible   |
      | foster-1914/sweepstake    | nothing changed      | -      | impossible   |
      | phillips-1939/black-maria | nothing changed      | -      | impossible   |
      | andrews-1983/hearts       | nothing changed      | -      | impossible   |
      | unix-1987/hearts          | nothing changed      | -      | impossible   |
      | sierra-1989/hearts        | nothing changed      | -      | impossible   |
      | microsoft-1992/hearts     | nothing changed      | -      | impossible   |
      | goldsmith-1997/hearts     | nothing changed      | -      | impossible   |
      | bicycle-1998/hearts       | nothing changed      | -      | impossible   |
      | davis-2004/cancellation   | nothing changed      | -      | impossible   |
      | davis-2004/cancellation   | opening=two-of-clubs | nearer | by an option |
      | pagat-2024/cancellation   | nothing changed      | -      | impossible   |
      | modern/standard           | nothing changed      | -      | impossible   |

  @spalding-1896.p07.eldest-leads-any @spalding-1896.p20.single-handed.nondealer-leads @hoyle-1913.eldest-leads-any
  @foster-1914.p351.playing.eldest-leads @davis-2004.black-lady.option.club-two-leads @modern.opening-lead
  Scenario Outline: The card led first
    When the question what-may-open is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                       | changes              | answer | firm         | provision                                       |
      | hoyle-1887/hearts           | nothing changed      | no     | silent       | -                                               |
      | spalding-1896/sweepstake    | nothing changed      | no     | ruled        | spalding-1896.p07.eldest-leads-any              |
      | spalding-1896/single-handed | nothing changed      | no     | ruled        | spalding-1896.p20.single-handed.nondealer-leads |
      | hoyle-1913/simple           | nothing changed      | no     | ruled        | hoyle-1913.eldest-leads-any                     |
      | foster-1914/sweepstake      | nothing changed      | no     | ruled        | foster-1914.p351.playing.eldest-leads           |
      | davis-2004/regular          | nothing changed      | no     | ruled        | davis-2004.regular.opening-lead alone           |
      | davis-2004/black-lady       | nothing changed      | no     | ruled        | davis-2004.regular.opening-lead alone           |
      | davis-2004/black-lady       | opening=two-of-clubs | yes    | by an option | davis-2004.black-lady.option.club-two-leads     |
      | modern/standard             | nothing changed      | yes    | ruled        | modern.opening-lead                             |

  @hoyle-1887.eldest-leads @spalding-1896.p07.eldest-leads-any @hoyle-1913.eldest-leads-any
  @foster-1914.p351.playing.eldest-leads @davis-2004.regular.opening-lead @davis-2004.black-lady.option.club-two-leads
  @modern.opening-lead
  Scenario Outline: The holder of the two of clubs
    When the question holder-of-the-two is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes              | answer    | firm         | provision                                   |
      | hoyle-1887/hearts        | nothing changed      | neither   | assumed      | hoyle-1887.eldest-leads                     |
      | spalding-1896/sweepstake | nothing changed      | neither   | ruled        | spalding-1896.p07.eldest-leads-any          |
      | hoyle-1913/simple        | nothing changed      | neither   | ruled        | hoyle-1913.eldest-leads-any                 |
      | foster-1914/sweepstake   | nothing changed      | neither   | ruled        | foster-1914.p351.playing.eldest-leads       |
      | davis-2004/regular       | nothing changed      | neither   | ruled        | davis-2004.regular.opening-lead             |
      | davis-2004/black-lady    | nothing changed      | neither   | ruled        | davis-2004.regular.opening-lead             |
      | davis-2004/black-lady    | opening=two-of-clubs | that-card | by an option | davis-2004.black-lady.option.club-two-leads |
      | modern/standard          | nothing changed      | that-card | ruled        | modern.opening-lead                         |

  @hoyle-1887.eldest-leads @spalding-1896.p07.eldest-leads-any @hoyle-1913.eldest-leads-any
  @foster-1914.p351.playing.eldest-leads @foster-1914.p355.auction.buyer-leads @davis-2004.regular.opening-lead
  @davis-2004.black-lady.option.club-three-leads @modern.three-clubs-lead
  Scenario Outline: The two of clubs is not in play
    The modern text names the three of clubs for three players, but takes the two out with five: a reading, and so
    assumed.

    When the question two-of-clubs-not-in-play is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                       | changes              | answer         | firm         | word  | provision                                     |
      | hoyle-1887/hearts           | nothing changed      | left-of-dealer | ruled        | A any | hoyle-1887.eldest-leads                       |
      | spalding-1896/sweepstake    | nothing changed      | left-of-dealer | ruled        | A any | spalding-1896.p07.eldest-leads-any            |
      | spalding-1896/five-handed   | nothing changed      | left-of-dealer | ruled        | A any | spalding-1896.p07.eldest-leads-any            |
      | spalding-1896/single-handed | nothing changed      | -              | impossible   | -     | -                                             |
      | hoyle-1913/simple           | nothing changed      | left-of-dealer | ruled        | A any | hoyle-1913.eldest-leads-any                   |
      | foster-1914/sweepstake      | nothing changed      | left-of-dealer | ruled        | A any | foster-1914.p351.playing.eldest-leads         |
      | foster-1914/auction         | nothing changed      | buyer          | ruled        | C any | foster-1914.p355.auction.buyer-leads          |
      | davis-2004/regular          | nothing changed      | left-of-dealer | ruled        | A any | davis-2004.regular.opening-lead               |
      | davis-2004/black-lady       | nothing changed      | left-of-dealer | ruled        | A any | davis-2004.regular.opening-lead               |
      | davis-2004/black-lady       | opening=two-of-clubs | lowest-club    | by an option | B 3C  | davis-2004.black-lady.option.club-three-leads |
      | modern/standard             | nothing changed      | lowest-club    | assumed      | B 3C  | modern.three-clubs-lead                       |
      | modern/standard             | players=3            | -              | impossible   | -     | -                                             |

  @spalding-1896.p07.eldest-leads-any @foster-1914.p351.playing.eldest-leads @bicycle-1998.hearts.lead
  @davis-2004.regular.opening-lead @davis-2004.black-lady.option.club-two-leads
  @davis-2004.black-lady.option.club-three-leads @pagat-2024.two-leads @pagat-2024.option.kitty-two-of-clubs
  @pagat-2024.option.left-of-dealer @pagat-2024.option.left-of-dealer.no-heart @pagat-2024.cancellation.lead
  Scenario Outline: The two of clubs in the kitty
    When the question two-of-clubs-in-the-kitty is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                     | changes                                                            | answer         | firm         | word       | provision                                                                                                                                                                      |
      | hoyle-1887/hearts         | nothing changed                                                    | -              | impossible   | -          | -                                                                                                                                                                              |
      | spalding-1896/sweepstake  | nothing changed                                                    | -              | impossible   | -          | -                                                                                                                                                                              |
      | spalding-1896/widow       | nothing changed                                                    | left-of-dealer | assumed      | A any      | spalding-1896.p07.eldest-leads-any alone                                                                                                                                       |
      | hoyle-1913/simple         | nothing changed                                                    | -              | impossible   | -          | -                                                                                                                                                                              |
      | foster-1914/sweepstake    | nothing changed                                                    | -              | impossible   | -          | -                                                                                                                                                                              |
      | foster-1914/heartsette    | nothing changed                                                    | left-of-dealer | ruled        | A any      | foster-1914.p351.playing.eldest-leads alone                                                                                                                                    |
      | phillips-1939/black-maria | nothing changed                                                    | -              | impossible   | -          | -                                                                                                                                                                              |
      | andrews-1983/hearts       | nothing changed                                                    | -              | impossible   | -          | -                                                                                                                                                                              |
      | unix-1987/hearts          | nothing changed                                                    | -              | impossible   | -          | -                                                                                                                                                                              |
      | sierra-1989/hearts        | nothing changed                                                    | -              | impossible   | -          | -                                                                                                                                                                              |
      | microsoft-1992/hearts     | nothing changed                                                    | -              | impossible   | -          | -                                                                                                                                                                              |
      | goldsmith-1997/hearts     | nothing changed                                                    | -              | impossible   | -          | -                                                                                                                                                                              |
      | bicycle-1998/hearts       | nothing changed                                                    | left-of-dealer | ruled        | A any      | bicycle-1998.hearts.lead alone                                                                                                                                                 |
      | davis-2004/black-lady     | nothing changed                                                    | -              | impossible   | -          | -                                                                                                                                                                              |
      | davis-2004/black-lady     | widow=first-trick                                                  | left-of-dealer | by an option | A any      | davis-2004.black-lady.option.regular-options, davis-2004.regular.opening-lead, davis-2004.regular.option.widow, davis-2004.regular.option.widow-first-trick alone                                                            |
      | davis-2004/black-lady     | widow=first-trick; opening=two-of-clubs                            | next-lowest    | by an option | B 3C       | davis-2004.black-lady.option.club-two-leads, davis-2004.black-lady.option.club-three-leads, davis-2004.black-lady.option.regular-options, davis-2004.regular.option.widow, davis-2004.regular.option.widow-first-trick alone |
      | davis-2004/black-lady     | widow=first-trick; opening=two-of-clubs; players=5; in-widow=2C 3C | next-lowest    | by an option | B 4C       | davis-2004.black-lady.option.club-two-leads, davis-2004.black-lady.option.club-three-leads, davis-2004.black-lady.option.regular-options, davis-2004.regular.option.widow, davis-2004.regular.option.widow-first-trick alone |
      | modern/standard           | nothing changed                                                    | -              | impossible   | -          | -                                                                                                                                                                              |
      | pagat-2024/hearts         | nothing changed                                                    | next-lowest    | ruled        | B 3C       | pagat-2024.two-leads, pagat-2024.option.kitty-two-of-clubs alone                                                                                                               |
      | pagat-2024/hearts         | players=5; in-widow=2C 3C                                          | next-lowest    | ruled        | B 4C       | pagat-2024.two-leads, pagat-2024.option.kitty-two-of-clubs alone                                                                                                               |
      | pagat-2024/hearts         | players=5; in-widow=2C 9H                                          | next-lowest    | ruled        | B 3C       | pagat-2024.two-leads, pagat-2024.option.kitty-two-of-clubs alone                                                                                                               |
      | pagat-2024/hearts         | odd-cards=left-out                                                 | -              | impossible   | -          | -                                                                                                                                                                              |
      | pagat-2024/hearts         | opening=left-of-dealer                                             | left-of-dealer | by an option | A no heart | pagat-2024.option.left-of-dealer, pagat-2024.option.left-of-dealer.no-heart, pagat-2024.breaking alone                                                                         |
      | pagat-2024/cancellation   | nothing changed                                                    | left-of-dealer | ruled        | A any      | pagat-2024.cancellation.lead alone                                                                                                                                             |

  @foster-1914.p351.playing.eldest-leads @davis-2004.regular.opening-lead
  @davis-2004.black-lady.option.club-two-leads @modern.opening-lead
  Scenario Outline: The two of clubs has been passed
    When the question the-two-of-clubs-was-passed is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes              | answer         | firm         | word  | provision                                   |
      | hoyle-1887/hearts        | nothing changed      | -              | impossible   | -     | -                                           |
      | spalding-1896/sweepstake | nothing changed      | -              | impossible   | -     | -                                           |
      | hoyle-1913/black-lady    | nothing changed      | -              | impossible   | -     | -                                           |
      | foster-1914/sweepstake   | nothing changed      | -              | impossible   | -     | -                                           |
      | foster-1914/black-lady   | nothing changed      | left-of-dealer | ruled        | A any | foster-1914.p351.playing.eldest-leads       |
      | davis-2004/black-lady    | nothing changed      | left-of-dealer | ruled        | A any | davis-2004.regular.opening-lead             |
      | davis-2004/black-lady    | opening=two-of-clubs | the-holder     | by an option | B 2C  | davis-2004.black-lady.option.club-two-leads |
      | modern/standard          | nothing changed      | the-holder     | ruled        | B 2C  | modern.opening-lead                         |
      | modern/standard          | lowest-club=D        | the-holder     | ruled        | D 2C  | modern.opening-lead                         |

  @hoyle-1887.winner-leads @spalding-1896.p07.winner-leads @hoyle-1913.winner-leads
  @foster-1914.p351.playing.winner-leads @davis-2004.regular.winner-leads @modern.winner-leads
  Scenario Outline: The winner of a trick leads
    When the question who-leads-next is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm  | provision                             |
      | hoyle-1887/hearts        | nothing changed | yes    | ruled | hoyle-1887.winner-leads               |
      | spalding-1896/sweepstake | nothing changed | yes    | ruled | spalding-1896.p07.winner-leads        |
      | hoyle-1913/simple        | nothing changed | yes    | ruled | hoyle-1913.winner-leads               |
      | foster-1914/sweepstake   | nothing changed | yes    | ruled | foster-1914.p351.playing.winner-leads |
      | davis-2004/regular       | nothing changed | yes    | ruled | davis-2004.regular.winner-leads       |
      | modern/standard          | nothing changed | yes    | ruled | modern.winner-leads                   |

  @hoyle-1887.follow @spalding-1896.rule-34 @spalding-1896.p20.single-handed.follow @hoyle-1913.follow-suit
  @foster-1914.law-22 @davis-2004.regular.follow @modern.follow @modern.discard
  Scenario Outline: A heart in place of the suit led
    When the question must-i-follow-suit is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | answer | firm  | provision                              |
      | hoyle-1887/hearts           | nothing changed | no     | ruled | hoyle-1887.follow                      |
      | spalding-1896/sweepstake    | nothing changed | no     | ruled | spalding-1896.rule-34                  |
      | spalding-1896/single-handed | nothing changed | no     | ruled | spalding-1896.p20.single-handed.follow |
      | hoyle-1913/simple           | nothing changed | no     | ruled | hoyle-1913.follow-suit                 |
      | foster-1914/sweepstake      | nothing changed | no     | ruled | foster-1914.law-22                     |
      | davis-2004/regular          | nothing changed | no     | ruled | davis-2004.regular.follow              |
      | modern/standard             | nothing changed | no     | ruled | modern.follow                          |
      | modern/standard             | hand=4D 9H      | yes    | ruled | modern.discard                         |

  @hoyle-1887.follow @spalding-1896.rule-34 @hoyle-1913.follow-suit @foster-1914.law-22 @davis-2004.regular.follow
  @modern.follow
  Scenario Outline: A trick that could be won
    When the question must-i-win-the-trick is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm  | provision                 |
      | hoyle-1887/hearts        | nothing changed | no     | ruled | hoyle-1887.follow         |
      | spalding-1896/sweepstake | nothing changed | no     | ruled | spalding-1896.rule-34     |
      | hoyle-1913/simple        | nothing changed | no     | ruled | hoyle-1913.follow-suit    |
      | foster-1914/sweepstake   | nothing changed | no     | ruled | foster-1914.law-22        |
      | davis-2004/regular       | nothing changed | no     | ruled | davis-2004.regular.follow |
      | modern/standard          | nothing changed | no     | ruled | modern.follow             |

  @hoyle-1887.follow @spalding-1896.rule-34 @hoyle-1913.follow-suit @foster-1914.p351.playing.follow
  @davis-2004.regular.follow @davis-2004.black-lady.option.lowest-club @modern.follow
  Scenario Outline: The lowest club
    When the question lowest-club-on-trick-one is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                     | changes                                  | answer | firm         | provision                                |
      | hoyle-1887/hearts         | nothing changed                          | no     | ruled        | hoyle-1887.follow                        |
      | spalding-1896/sweepstake  | nothing changed                          | no     | ruled        | spalding-1896.rule-34                    |
      | spalding-1896/five-handed | nothing changed                          | no     | ruled        | spalding-1896.rule-34                    |
      | hoyle-1913/simple         | nothing changed                          | no     | ruled        | hoyle-1913.follow-suit                   |
      | foster-1914/sweepstake    | nothing changed                          | no     | ruled        | foster-1914.p351.playing.follow          |
      | davis-2004/regular        | nothing changed                          | no     | ruled        | davis-2004.regular.follow                |
      | davis-2004/black-lady     | nothing changed                          | no     | ruled        | davis-2004.regular.follow                |
      | davis-2004/black-lady     | opening=two-of-clubs; lowest-club=lowest | yes    | by an option | davis-2004.black-lady.option.lowest-club |
      | modern/standard           | nothing changed                          | no     | ruled        | modern.follow                            |

  @hoyle-1887.discard @spalding-1896.p07.discard-any @hoyle-1913.discard-any @foster-1914.p351.playing.discard
  @foster-1914.p356.discard.on-void @foster-1914.p357.domino.draw @davis-2004.regular.discard
  @davis-2004.regular.option.no-points-first-trick @modern.first-trick-no-points @modern.discard
  Scenario Outline: No clubs on the first trick
    When the question void-of-clubs-on-trick-one is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                     | changes                        | answer | firm         | provision                                       |
      | hoyle-1887/hearts         | nothing changed                | yes    | ruled        | hoyle-1887.discard                              |
      | spalding-1896/sweepstake  | nothing changed                | yes    | ruled        | spalding-1896.p07.discard-any                   |
      | spalding-1896/five-handed | nothing changed                | yes    | ruled        | spalding-1896.p07.discard-any                   |
      | hoyle-1913/black-lady     | nothing changed                | yes    | ruled        | hoyle-1913.discard-any                          |
      | foster-1914/sweepstake    | nothing changed                | yes    | ruled        | foster-1914.p351.playing.discard                |
      | foster-1914/black-lady    | nothing changed                | yes    | ruled        | foster-1914.p356.discard.on-void                |
      | foster-1914/domino        | nothing changed                | no     | ruled        | foster-1914.p357.domino.draw                    |
      | davis-2004/regular        | nothing changed                | yes    | ruled        | davis-2004.regular.discard                      |
      | davis-2004/black-lady     | nothing changed                | yes    | ruled        | davis-2004.regular.discard                      |
      | davis-2004/black-lady     | first-trick=no-points          | no     | by an option | davis-2004.regular.option.no-points-first-trick |
      | davis-2004/regular        | first-trick=no-points          | yes    | by an option | davis-2004.regular.discard                      |
      | davis-2004/regular        | first-trick=no-points; card=9H | no     | by an option | davis-2004.regular.option.no-points-first-trick |
      | modern/standard           | nothing changed                | no     | ruled        | modern.first-trick-no-points                    |
      | modern/standard           | card=9H                        | no     | ruled        | modern.first-trick-no-points                    |
      | modern/standard           | card=4D                        | yes    | ruled        | modern.first-trick-no-points                    |
      | modern/standard           | card=4D; hand=QS 9H 4D JD      | yes    | ruled        | modern.discard                                  |
      | modern/standard           | hand=QS 9H                     | yes    | silent       | -                                               |

  @modern.first-trick-no-points
  Scenario Outline: A heart was thrown on the first trick
    When the question threw-a-heart-on-trick-one is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes               | answer  | firm   | provision                        |
      | hoyle-1887/hearts        | nothing changed       | nothing | ruled  | hoyle-1887.discard               |
      | spalding-1896/sweepstake | nothing changed       | nothing | ruled  | spalding-1896.p07.discard-any    |
      | hoyle-1913/black-lady    | nothing changed       | nothing | ruled  | hoyle-1913.discard-any           |
      | foster-1914/sweepstake   | nothing changed       | nothing | ruled  | foster-1914.p351.playing.discard |
      | davis-2004/black-lady    | nothing changed       | nothing | ruled  | davis-2004.regular.discard       |
      | davis-2004/black-lady    | first-trick=no-points | stands  | silent | -                                |
      | modern/standard          | nothing changed       | stands  | silent | -                                |
      | modern/standard          | card=4D               | nothing | ruled  | modern.first-trick-no-points     |

  @hoyle-1887.discard @spalding-1896.p07.discard-any @hoyle-1913.discard-any @foster-1914.p351.playing.discard
  @foster-1914.p356.discard.on-void @foster-1914.p357.domino.draw @davis-2004.regular.discard
  @davis-2004.regular.option.no-points-first-trick
  Scenario Outline: Nothing but penalty cards on the first trick
    When the question only-penalty-cards-on-trick-one is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes               | answer | firm         | provision                                       |
      | hoyle-1887/hearts        | nothing changed       | any    | ruled        | hoyle-1887.discard                              |
      | spalding-1896/sweepstake | nothing changed       | any    | ruled        | spalding-1896.p07.discard-any                   |
      | hoyle-1913/simple        | nothing changed       | any    | ruled        | hoyle-1913.discard-any                          |
      | foster-1914/sweepstake   | nothing changed       | any    | ruled        | foster-1914.p351.playing.discard                |
      | foster-1914/black-lady   | nothing changed       | any    | ruled        | foster-1914.p356.discard.on-void                |
      | foster-1914/domino       | nothing changed       | none   | ruled        | foster-1914.p357.domino.draw                    |
      | davis-2004/regular       | nothing changed       | any    | ruled        | davis-2004.regular.discard                      |
      | davis-2004/regular       | first-trick=no-points | some   | by an option | davis-2004.regular.option.no-points-first-trick |
      | davis-2004/black-lady    | nothing changed       | any    | ruled        | davis-2004.regular.discard                      |
      | davis-2004/black-lady    | first-trick=no-points | any    | silent       | -                                               |
      | modern/standard          | nothing changed       | any    | silent       | -                                               |

  @hoyle-1887.discard @spalding-1896.p07.discard-any @hoyle-1913.discard-any @foster-1914.p351.playing.discard
  @foster-1914.p357.domino.draw @davis-2004.regular.discard @davis-2004.regular.option.no-points-first-trick
  @modern.first-trick-no-points
  Scenario Outline: A diamond that counts on the first trick
    When the question diamond-on-trick-one is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes               | answer | firm         | provision                                       |
      | hoyle-1887/hearts        | nothing changed       | yes    | ruled        | hoyle-1887.discard                              |
      | spalding-1896/sweepstake | nothing changed       | yes    | ruled        | spalding-1896.p07.discard-any                   |
      | hoyle-1913/simple        | nothing changed       | yes    | ruled        | hoyle-1913.discard-any                          |
      | foster-1914/sweepstake   | nothing changed       | yes    | ruled        | foster-1914.p351.playing.discard                |
      | foster-1914/domino       | nothing changed       | no     | ruled        | foster-1914.p357.domino.draw                    |
      | davis-2004/regular       | nothing changed       | yes    | ruled        | davis-2004.regular.discard                      |
      | davis-2004/omnibus       | nothing changed       | yes    | ruled        | davis-2004.regular.discard                      |
      | davis-2004/omnibus       | first-trick=no-points | yes    | by an option | davis-2004.regular.option.no-points-first-trick |
      | modern/standard          | nothing changed       | yes    | ruled        | modern.first-trick-no-points                    |

  @davis-2004.regular.option.breaking.definition @modern.breaking
  Scenario Outline: A heart that had to be thrown on the first trick
    When the question forced-heart-on-trick-one is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes               | answer | firm       | provision                                     |
      | hoyle-1887/hearts        | nothing changed       | yes    | silent     | -                                             |
      | spalding-1896/sweepstake | nothing changed       | -      | impossible | -                                             |
      | hoyle-1913/simple        | nothing changed       | -      | impossible | -                                             |
      | foster-1914/sweepstake   | nothing changed       | -      | impossible | -                                             |
      | davis-2004/regular       | nothing changed       | -      | impossible | -                                             |
      | davis-2004/regular       | first-trick=no-points | -      | impossible | -                                             |
      | modern/standard          | nothing changed       | yes    | assumed    | modern.breaking                               |

  @spalding-1896.p16.small-hearts @hoyle-1913.eldest-leads-any @foster-1914.p351.playing.eldest-leads
  @davis-2004.regular.option.breaking @modern.breaking
  Scenario Outline: A heart led before any was thrown
    When the question leading-hearts-unbroken is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                       | changes                 | answer | firm         | provision                             |
      | hoyle-1887/hearts           | nothing changed         | yes    | silent       | -                                     |
      | spalding-1896/sweepstake    | nothing changed         | yes    | ruled        | spalding-1896.p16.small-hearts        |
      | spalding-1896/single-handed | nothing changed         | yes    | ruled        | spalding-1896.p16.small-hearts        |
      | hoyle-1913/simple           | nothing changed         | yes    | ruled        | hoyle-1913.winner-leads               |
      | foster-1914/sweepstake      | nothing changed         | yes    | ruled        | foster-1914.p351.playing.eldest-leads |
      | davis-2004/regular          | nothing changed         | yes    | ruled        | davis-2004.regular.winner-leads       |
      | davis-2004/regular          | breaking=must-be-broken | no     | by an option | davis-2004.regular.option.breaking    |
      | davis-2004/black-lady       | nothing changed         | yes    | ruled        | davis-2004.regular.winner-leads       |
      | modern/standard             | nothing changed         | no     | ruled        | modern.breaking                       |
      | modern/standard             | broken=yes              | yes    | ruled        | modern.breaking                       |
      | modern/standard             | card=4C                 | yes    | ruled        | modern.breaking                       |

  @modern.breaking
  Scenario Outline: A heart was led too early
    When the question led-a-heart-unbroken is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes                 | answer  | firm       | provision       |
      | hoyle-1887/hearts        | nothing changed         | nothing | silent     | -               |
      | spalding-1896/sweepstake | nothing changed         | -       | impossible | -               |
      | hoyle-1913/simple        | nothing changed         | -       | impossible | -               |
      | foster-1914/sweepstake   | nothing changed         | -       | impossible | -               |
      | davis-2004/regular       | nothing changed         | -       | impossible | -               |
      | davis-2004/regular       | breaking=must-be-broken | stands  | silent     | -               |
      | modern/standard          | nothing changed         | stands  | silent     | -               |
      | modern/standard          | broken=yes              | nothing | ruled      | modern.breaking |

  @modern.breaking
  Scenario Outline: Nothing but hearts to lead
    When the question only-hearts-to-lead is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes                 | answer | firm       | provision       |
      | hoyle-1887/hearts        | nothing changed         | any    | silent     | -               |
      | spalding-1896/sweepstake | nothing changed         | -      | impossible | -               |
      | hoyle-1913/simple        | nothing changed         | -      | impossible | -               |
      | foster-1914/sweepstake   | nothing changed         | -      | impossible | -               |
      | davis-2004/regular       | nothing changed         | -      | impossible | -               |
      | davis-2004/regular       | breaking=must-be-broken | any    | silent     | -               |
      | modern/standard          | nothing changed         | any    | silent     | -               |
      | modern/standard          | hand=9H 4H 4C           | some   | ruled      | modern.breaking |

  @andrews-1983.rule-6 @unix-1987.play.breaking @sierra-1989.lead.breaking @microsoft-1992.note.breaking
  @davis-2004.regular.option.breaking.definition @modern.breaking @pagat-2024.breaking @pagat-2024.only-hearts
  Scenario Outline: A heart led from a hand of only hearts
    Where the rule has a heart that is played, the lead breaks hearts; where it has a heart that is discarded, a lead
    is none.

    When the question led-from-only-hearts is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                     | changes                                         | answer | firm         | provision                                                                               |
      | hoyle-1887/hearts         | nothing changed                                 | -      | impossible   | -                                                                                       |
      | spalding-1896/sweepstake  | nothing changed                                 | -      | impossible   | -                                                                                       |
      | hoyle-1913/simple         | nothing changed                                 | -      | impossible   | -                                                                                       |
      | foster-1914/sweepstake    | nothing changed                                 | -      | impossible   | -                                                                                       |
      | phillips-1939/black-maria | nothing changed                                 | -      | impossible   | -                                                                                       |
      | andrews-1983/hearts       | nothing changed                                 | yes    | ruled        | andrews-1983.rule-6 alone                                                               |
      | unix-1987/hearts          | nothing changed                                 | no     | ruled        | unix-1987.play.breaking alone                                                           |
      | sierra-1989/hearts        | nothing changed                                 | no     | ruled        | sierra-1989.lead.breaking alone                                                         |
      | microsoft-1992/hearts     | nothing changed                                 | yes    | ruled        | microsoft-1992.note.breaking alone                                                      |
      | goldsmith-1997/hearts     | nothing changed                                 | no     | silent       | -                                                                                       |
      | bicycle-1998/hearts       | nothing changed                                 | -      | impossible   | -                                                                                       |
      | davis-2004/regular        | nothing changed                                 | -      | impossible   | -                                                                                       |
      | davis-2004/regular        | breaking=must-be-broken                         | no     | by an option | davis-2004.regular.option.breaking, davis-2004.regular.option.breaking.definition alone |
      | davis-2004/black-lady     | breaking=must-be-broken; queen-breaks=queen-too | no     | by an option | davis-2004.regular.option.breaking.definition                                           |
      | modern/standard           | nothing changed                                 | no     | ruled        | modern.breaking alone                                                                   |
      | pagat-2024/hearts         | nothing changed                                 | yes    | ruled        | pagat-2024.breaking, pagat-2024.only-hearts alone                                       |
      | pagat-2024/hearts         | breaking=free                                   | -      | impossible   | -                                                                                       |
      | pagat-2024/black-maria    | nothing changed                                 | -      | impossible   | -                                                                                       |

  @davis-2004.regular.option.breaking @modern.queen-lead-any-time
  Scenario Outline: Nothing but hearts and the queen to lead
    When the question only-hearts-and-the-queen is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes                                          | answer | firm         | provision                          |
      | hoyle-1887/hearts        | nothing changed                                  | no     | silent       | -                                  |
      | spalding-1896/sweepstake | nothing changed                                  | -      | impossible   | -                                  |
      | hoyle-1913/black-lady    | nothing changed                                  | -      | impossible   | -                                  |
      | foster-1914/sweepstake   | nothing changed                                  | -      | impossible   | -                                  |
      | davis-2004/regular       | nothing changed                                  | -      | impossible   | -                                  |
      | davis-2004/black-lady    | nothing changed                                  | -      | impossible   | -                                  |
      | davis-2004/black-lady    | breaking=must-be-broken                          | yes    | by an option | davis-2004.regular.option.breaking |
      | davis-2004/black-lady    | breaking=must-be-broken; queen-held=until-broken | no     | silent       | -                                  |
      | modern/standard          | nothing changed                                  | yes    | ruled        | modern.queen-lead-any-time         |

  @davis-2004.regular.option.breaking.definition @davis-2004.black-lady.option.queen-breaks @modern.breaking
  Scenario Outline: What breaks hearts
    When the question does-the-queen-break-hearts is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes                                         | answer | firm         | provision                                     |
      | hoyle-1887/hearts        | nothing changed                                 | no     | silent       | -                                             |
      | spalding-1896/sweepstake | nothing changed                                 | -      | impossible   | -                                             |
      | hoyle-1913/black-lady    | nothing changed                                 | -      | impossible   | -                                             |
      | foster-1914/sweepstake   | nothing changed                                 | -      | impossible   | -                                             |
      | davis-2004/regular       | nothing changed                                 | -      | impossible   | -                                             |
      | davis-2004/black-lady    | nothing changed                                 | -      | impossible   | -                                             |
      | davis-2004/black-lady    | breaking=must-be-broken; queen-breaks=queen-too | yes    | by an option | davis-2004.black-lady.option.queen-breaks     |
      | modern/standard          | nothing changed                                 | yes    | ruled        | modern.breaking                               |
      | modern/standard          | card=5H                                         | yes    | ruled        | modern.breaking                               |
      | modern/standard          | card=JD                                         | no     | ruled        | modern.breaking                               |

  @hoyle-1887.discard @spalding-1896.p07.discard-any @hoyle-1913.discard-any @foster-1914.p351.playing.discard
  @foster-1914.p357.domino.draw @davis-2004.regular.discard @modern.discard
  Scenario Outline: A heart thrown before any was played
    When the question throwing-a-heart-unbroken is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes                 | answer | firm  | provision                        |
      | hoyle-1887/hearts        | nothing changed         | yes    | ruled | hoyle-1887.discard               |
      | spalding-1896/sweepstake | nothing changed         | yes    | ruled | spalding-1896.p07.discard-any    |
      | hoyle-1913/simple        | nothing changed         | yes    | ruled | hoyle-1913.discard-any           |
      | foster-1914/sweepstake   | nothing changed         | yes    | ruled | foster-1914.p351.playing.discard |
      | foster-1914/domino       | nothing changed         | no     | ruled | foster-1914.p357.domino.draw     |
      | davis-2004/regular       | nothing changed         | yes    | ruled | davis-2004.regular.discard       |
      | davis-2004/regular       | breaking=must-be-broken | yes    | ruled | davis-2004.regular.discard       |
      | modern/standard          | nothing changed         | yes    | ruled | modern.discard                   |

  @hoyle-1887.discard @spalding-1896.p07.discard-any @hoyle-1913.black-jack.discard @foster-1914.p351.playing.discard
  @foster-1914.p356.discard.on-void @foster-1914.p357.domino.draw @davis-2004.regular.discard
  @davis-2004.black-lady.option.queen-held-until-broken @modern.discard
  Scenario Outline: The queen thrown before any heart was played
    When the question queen-before-hearts-are-broken is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes                                          | answer | firm         | provision                                            |
      | hoyle-1887/hearts        | nothing changed                                  | yes    | ruled        | hoyle-1887.discard                                   |
      | spalding-1896/sweepstake | nothing changed                                  | yes    | ruled        | spalding-1896.p07.discard-any                        |
      | hoyle-1913/black-lady    | nothing changed                                  | yes    | ruled        | hoyle-1913.black-jack.discard                        |
      | foster-1914/sweepstake   | nothing changed                                  | yes    | ruled        | foster-1914.p351.playing.discard                     |
      | foster-1914/black-lady   | nothing changed                                  | yes    | ruled        | foster-1914.p356.discard.on-void                     |
      | foster-1914/domino       | nothing changed                                  | no     | ruled        | foster-1914.p357.domino.draw                         |
      | davis-2004/black-lady    | nothing changed                                  | yes    | ruled        | davis-2004.regular.discard                           |
      | davis-2004/black-lady    | breaking=must-be-broken; queen-held=until-broken | no     | by an option | davis-2004.black-lady.option.queen-held-until-broken |
      | modern/standard          | nothing changed                                  | yes    | ruled        | modern.discard                                       |

  @spalding-1896.p07.eldest-leads-any @hoyle-1913.eldest-leads-any @foster-1914.p351.playing.eldest-leads
  @davis-2004.black-lady.option.queen-held-until-broken @modern.queen-lead-any-time
  Scenario Outline: The queen of spades is led
    When the question leading-the-queen is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes                                          | answer | firm         | provision                                                              |
      | hoyle-1887/hearts        | nothing changed                                  | yes    | silent       | -                                                                      |
      | spalding-1896/sweepstake | nothing changed                                  | yes    | ruled        | spalding-1896.p07.winner-leads                                         |
      | hoyle-1913/simple        | nothing changed                                  | yes    | ruled        | hoyle-1913.eldest-leads-any                                            |
      | hoyle-1913/black-lady    | nothing changed                                  | yes    | ruled        | hoyle-1913.winner-leads                                                |
      | foster-1914/sweepstake   | nothing changed                                  | yes    | ruled        | foster-1914.p351.playing.eldest-leads                                  |
      | davis-2004/regular       | nothing changed                                  | yes    | ruled        | davis-2004.regular.opening-lead, davis-2004.regular.winner-leads alone |
      | davis-2004/black-lady    | nothing changed                                  | yes    | ruled        | davis-2004.regular.opening-lead, davis-2004.regular.winner-leads alone |
      | davis-2004/black-lady    | breaking=must-be-broken; queen-held=until-broken | no     | by an option | davis-2004.black-lady.option.queen-held-until-broken                   |
      | modern/standard          | nothing changed                                  | yes    | ruled        | modern.queen-lead-any-time                                             |

  @spalding-1896.p07.eldest-leads-any @hoyle-1913.eldest-leads-any @foster-1914.p351.playing.eldest-leads
  @modern.breaking
  Scenario Outline: Spades are led to drive the queen out
    When the question leading-spades is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm   | provision                             |
      | hoyle-1887/hearts        | nothing changed | yes    | silent | -                                     |
      | spalding-1896/sweepstake | nothing changed | yes    | ruled  | spalding-1896.p07.winner-leads        |
      | hoyle-1913/black-lady    | nothing changed | yes    | ruled  | hoyle-1913.winner-leads               |
      | foster-1914/sweepstake   | nothing changed | yes    | ruled  | foster-1914.p351.playing.eldest-leads |
      | davis-2004/black-lady    | nothing changed | yes    | ruled  | davis-2004.regular.winner-leads       |
      | modern/standard          | nothing changed | yes    | ruled  | modern.breaking                       |

  @hoyle-1887.discard @spalding-1896.p07.discard-any @hoyle-1913.black-jack.discard @foster-1914.p351.playing.discard
  @foster-1914.p356.discard.on-void @foster-1914.p357.domino.draw @davis-2004.regular.discard
  @davis-2004.regular.follow @modern.queen-need-not @modern.follow
  Scenario Outline: The queen of spades is kept back
    She is her holder's only spade when the king is led, and must follow.

    When the question throwing-the-queen is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm  | provision                        |
      | hoyle-1887/hearts        | nothing changed | yes    | ruled | hoyle-1887.discard               |
      | spalding-1896/sweepstake | nothing changed | yes    | ruled | spalding-1896.p07.discard-any    |
      | hoyle-1913/black-lady    | nothing changed | yes    | ruled | hoyle-1913.black-jack.discard    |
      | foster-1914/sweepstake   | nothing changed | yes    | ruled | foster-1914.p351.playing.discard |
      | foster-1914/black-lady   | nothing changed | yes    | ruled | foster-1914.p356.discard.on-void |
      | foster-1914/black-jack   | nothing changed | yes    | ruled | foster-1914.p351.playing.discard |
      | foster-1914/domino       | nothing changed | yes    | ruled | foster-1914.p357.domino.draw     |
      | davis-2004/black-lady    | nothing changed | yes    | ruled | davis-2004.regular.discard       |
      | davis-2004/black-lady    | trick=KS        | no     | ruled | davis-2004.regular.follow        |
      | modern/standard          | nothing changed | yes    | ruled | modern.queen-need-not            |
      | modern/standard          | trick=KS        | no     | ruled | modern.follow                    |

  @hoyle-1887.follow @spalding-1896.rule-34 @spalding-1896.p20.single-handed.follow @hoyle-1913.follow-suit
  @hoyle-1913.black-jack.follow @foster-1914.law-22 @davis-2004.regular.follow @modern.follow
  Scenario Outline: The queen of spades is the only spade
    She follows suit like any spade, also where an option keeps her back until hearts are broken.

    When the question only-spade-is-the-queen is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                       | changes                                          | answer | firm  | provision                              |
      | hoyle-1887/hearts           | nothing changed                                  | yes    | ruled | hoyle-1887.follow                      |
      | spalding-1896/sweepstake    | nothing changed                                  | yes    | ruled | spalding-1896.rule-34                  |
      | spalding-1896/single-handed | nothing changed                                  | yes    | ruled | spalding-1896.p20.single-handed.follow |
      | hoyle-1913/simple           | nothing changed                                  | yes    | ruled | hoyle-1913.follow-suit                 |
      | hoyle-1913/black-lady       | nothing changed                                  | yes    | ruled | hoyle-1913.black-jack.follow           |
      | hoyle-1913/black-jack       | trick=QS; hand=JS 9H 4D; card=JS                 | yes    | ruled | hoyle-1913.black-jack.follow           |
      | foster-1914/sweepstake      | nothing changed                                  | yes    | ruled | foster-1914.law-22                     |
      | foster-1914/black-lady      | nothing changed                                  | yes    | ruled | foster-1914.law-22                     |
      | davis-2004/regular          | nothing changed                                  | yes    | ruled | davis-2004.regular.follow              |
      | davis-2004/black-lady       | nothing changed                                  | yes    | ruled | davis-2004.regular.follow              |
      | davis-2004/black-lady       | breaking=must-be-broken; queen-held=until-broken | yes    | ruled | davis-2004.regular.follow              |
      | modern/standard             | nothing changed                                  | yes    | ruled | modern.follow                          |

  @hoyle-1887.discard @spalding-1896.p07.discard-any @hoyle-1913.black-jack.discard @hoyle-1913.discard-any
  @foster-1914.p351.playing.discard @foster-1914.p356.discard.on-void @foster-1914.p357.domino.draw
  @davis-2004.regular.discard @modern.discard
  Scenario Outline: The queen of spades on a lead of hearts
    When the question queen-on-a-heart is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm  | provision                            |
      | hoyle-1887/hearts        | nothing changed | yes    | ruled | hoyle-1887.discard                   |
      | spalding-1896/sweepstake | nothing changed | yes    | ruled | spalding-1896.p07.discard-any        |
      | hoyle-1913/black-lady    | nothing changed | yes    | ruled | hoyle-1913.black-jack.discard        |
      | hoyle-1913/black-jack    | card=JS         | yes    | ruled | hoyle-1913.discard-any               |
      | foster-1914/sweepstake   | nothing changed | yes    | ruled | foster-1914.p351.playing.discard     |
      | foster-1914/black-lady   | nothing changed | yes    | ruled | foster-1914.p356.discard.below-deuce |
      | foster-1914/domino       | nothing changed | no     | ruled | foster-1914.p357.domino.draw         |
      | davis-2004/black-lady    | nothing changed | yes    | ruled | davis-2004.regular.discard           |
      | modern/standard          | nothing changed | yes    | ruled | modern.discard                       |

  @hoyle-1887.discard @spalding-1896.p07.discard-any @hoyle-1913.black-jack.discard @foster-1914.p351.playing.discard
  @foster-1914.p356.discard.on-void @foster-1914.p357.domino.draw @davis-2004.regular.discard @modern.queen-need-not
  Scenario Outline: The queen of spades is no heart
    When the question is-the-queen-a-heart is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm  | provision                            |
      | hoyle-1887/hearts        | nothing changed | no     | ruled | hoyle-1887.discard                   |
      | spalding-1896/sweepstake | nothing changed | no     | ruled | spalding-1896.p07.discard-any        |
      | hoyle-1913/black-lady    | nothing changed | no     | ruled | hoyle-1913.black-jack.discard        |
      | foster-1914/sweepstake   | nothing changed | no     | ruled | foster-1914.p351.playing.discard     |
      | foster-1914/black-lady   | nothing changed | no     | ruled | foster-1914.p356.discard.below-deuce |
      | foster-1914/domino       | nothing changed | no     | ruled | foster-1914.p357.domino.draw         |
      | davis-2004/black-lady    | nothing changed | no     | ruled | davis-2004.regular.discard           |
      | modern/standard          | nothing changed | no     | ruled | modern.queen-need-not                |

  @hoyle-1887.trick-winner @spalding-1896.p07.highest-wins @spalding-1896.p20.single-handed.trick
  @hoyle-1913.trick-winner @foster-1914.p351.playing.highest-wins @davis-2004.regular.trick-winner
  @modern.trick-winner
  Scenario Outline: A higher card of another suit
    When the question a-higher-card-of-another-suit is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                       | changes            | answer | firm  | word | provision                             |
      | hoyle-1887/hearts           | nothing changed    | no     | ruled | C    | hoyle-1887.trick-winner               |
      | spalding-1896/sweepstake    | nothing changed    | no     | ruled | C    | spalding-1896.p07.highest-wins        |
      | spalding-1896/sweepstake    | trick=5D 9D 2D KD  | no     | ruled | D    | spalding-1896.p07.highest-wins        |
      | spalding-1896/single-handed | nothing changed    | no     | ruled | A    | spalding-1896.p20.single-handed.trick |
      | spalding-1896/three-handed  | nothing changed    | no     | ruled | C    | spalding-1896.p07.highest-wins        |
      | spalding-1896/six-handed    | nothing changed    | no     | ruled | C    | spalding-1896.p07.highest-wins        |
      | hoyle-1913/simple           | nothing changed    | no     | ruled | C    | hoyle-1913.trick-winner               |
      | foster-1914/sweepstake      | nothing changed    | no     | ruled | C    | foster-1914.p351.playing.highest-wins |
      | foster-1914/two-handed      | nothing changed    | no     | ruled | A    | foster-1914.p351.playing.highest-wins |
      | davis-2004/regular          | nothing changed    | no     | ruled | C    | davis-2004.regular.trick-winner       |
      | davis-2004/cancellation     | nothing changed    | no     | ruled | C    | davis-2004.regular.trick-winner       |
      | modern/standard             | nothing changed    | no     | ruled | C    | modern.trick-winner                   |
      | modern/standard             | trick=5D 10D 9D 4D | yes    | ruled | B    | modern.trick-winner                   |

  @hoyle-1887.trick-winner @spalding-1896.p07.highest-wins @spalding-1896.p20.single-handed.trick
  @hoyle-1913.black-lady.keeps-rank @foster-1914.p356.discard.holds-rank @davis-2004.regular.trick-winner
  @davis-2004.cancellation.identical-cancel @modern.trick-winner
  Scenario Outline: The king of spades on the queen
    When the question what-beats-the-queen is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                       | changes                 | answer | firm  | word | provision                                |
      | hoyle-1887/hearts           | nothing changed         | yes    | ruled | B    | hoyle-1887.trick-winner                  |
      | spalding-1896/sweepstake    | nothing changed         | yes    | ruled | B    | spalding-1896.p07.highest-wins           |
      | spalding-1896/single-handed | nothing changed         | yes    | ruled | B    | spalding-1896.p20.single-handed.trick    |
      | spalding-1896/three-handed  | nothing changed         | yes    | ruled | B    | spalding-1896.p07.highest-wins           |
      | hoyle-1913/black-lady       | nothing changed         | yes    | ruled | B    | hoyle-1913.black-lady.keeps-rank         |
      | foster-1914/black-lady      | nothing changed         | yes    | ruled | B    | foster-1914.p356.discard.holds-rank      |
      | davis-2004/black-lady       | nothing changed         | yes    | ruled | B    | davis-2004.regular.trick-winner          |
      | davis-2004/black-lady       | trick=QS 9S 4S AS       | no     | ruled | D    | davis-2004.regular.trick-winner          |
      | davis-2004/cancellation     | nothing changed         | yes    | ruled | B    | davis-2004.regular.trick-winner          |
      | davis-2004/cancellation     | trick=QS KS 4S KS 9S 2S | no     | ruled | A    | davis-2004.cancellation.identical-cancel |
      | modern/standard             | nothing changed         | yes    | ruled | B    | modern.trick-winner                      |
      | modern/standard             | trick=QS KS AS 4S       | no     | ruled | C    | modern.trick-winner                      |
      | modern/standard             | trick=QS AS KH AH       | yes    | ruled | B    | modern.trick-winner                      |

  @spalding-1896.p40.joker.discard-restriction @spalding-1896.p40.joker.plain-suit-exception
  @foster-1914.p355.joker.wins-plain @davis-2004.regular.discard
  Scenario Outline: The joker without a high heart
    In the game of 1896 a player whose last card is the joker must play it, though the text does not mention that case.

    When the question joker-without-a-high-heart is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm       | provision                                    |
      | hoyle-1887/hearts        | nothing changed | -      | impossible | -                                            |
      | spalding-1896/sweepstake | nothing changed | -      | impossible | -                                            |
      | spalding-1896/joker      | nothing changed | no     | ruled      | spalding-1896.p40.joker.discard-restriction  |
      | spalding-1896/joker      | trick=8C KH     | yes    | ruled      | spalding-1896.p40.joker.plain-suit-exception |
      | spalding-1896/joker      | hand=Joker      | yes    | assumed    | spalding-1896.p40.joker.discard-restriction  |
      | hoyle-1913/simple        | nothing changed | -      | impossible | -                                            |
      | foster-1914/sweepstake   | nothing changed | -      | impossible | -                                            |
      | foster-1914/joker        | nothing changed | yes    | ruled      | foster-1914.p355.joker.wins-plain            |
      | davis-2004/joker         | nothing changed | yes    | ruled      | davis-2004.regular.discard                   |
      | modern/standard          | nothing changed | -      | impossible | -                                            |

  @spalding-1896.p40.joker.plain-suit-exception @spalding-1896.rule-34 @foster-1914.p356.joker.not-following
  @foster-1914.p351.playing.follow @davis-2004.regular.follow
  Scenario Outline: The joker in place of following suit
    When the question joker-instead-of-following is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules               | changes         | answer | firm       | provision                                    |
      | hoyle-1887/hearts   | nothing changed | -      | impossible | -                                            |
      | spalding-1896/joker | nothing changed | yes    | ruled      | spalding-1896.p40.joker.plain-suit-exception |
      | spalding-1896/joker | trick=5D 9D     | no     | ruled      | spalding-1896.rule-34                        |
      | hoyle-1913/simple   | nothing changed | -      | impossible | -                                            |
      | foster-1914/joker   | nothing changed | yes    | ruled      | foster-1914.p356.joker.not-following         |
      | foster-1914/joker   | trick=5D 9D     | no     | ruled      | foster-1914.p351.playing.follow              |
      | davis-2004/joker    | nothing changed | no     | ruled      | davis-2004.regular.follow                    |
      | modern/standard     | nothing changed | -      | impossible | -                                            |

  @spalding-1896.p07.eldest-leads-any @foster-1914.p351.playing.eldest-leads @davis-2004.regular.option.breaking
  Scenario Outline: The joker is led
    When the question leading-the-joker is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules               | changes                 | answer | firm         | provision                             |
      | hoyle-1887/hearts   | nothing changed         | -      | impossible   | -                                     |
      | spalding-1896/joker | nothing changed         | yes    | assumed      | spalding-1896.p07.eldest-leads-any    |
      | hoyle-1913/simple   | nothing changed         | -      | impossible   | -                                     |
      | foster-1914/joker   | nothing changed         | yes    | assumed      | foster-1914.p351.playing.eldest-leads |
      | davis-2004/joker    | nothing changed         | yes    | ruled        | davis-2004.regular.winner-leads       |
      | davis-2004/joker    | breaking=must-be-broken | no     | by an option | davis-2004.regular.option.breaking    |
      | modern/standard     | nothing changed         | -      | impossible   | -                                     |

  @spalding-1896.p07.highest-wins @spalding-1896.p40.joker.forces-taker @foster-1914.p356.joker.forces-taker
  @davis-2004.joker.trump
  Scenario Outline: Who takes a trick with the joker
    When the question joker-takes-the-trick is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules               | changes         | answer   | firm       | word | provision                            |
      | hoyle-1887/hearts   | nothing changed | -        | impossible | -    | -                                    |
      | spalding-1896/joker | nothing changed | suit-led | ruled      | C    | spalding-1896.p07.highest-wins       |
      | spalding-1896/joker | obliging=yes    | heart    | ruled      | B    | spalding-1896.p40.joker.forces-taker |
      | hoyle-1913/simple   | nothing changed | -        | impossible | -    | -                                    |
      | foster-1914/joker   | nothing changed | heart    | ruled      | B    | foster-1914.p356.joker.forces-taker  |
      | davis-2004/joker    | nothing changed | heart    | ruled      | B    | davis-2004.joker.trump               |
      | modern/standard     | nothing changed | -        | impossible | -    | -                                    |

  @davis-2004.cancellation.identical-cancel
  Scenario Outline: Two identical cards
    When the question identical-cards is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer   | firm       | word | provision                                |
      | hoyle-1887/hearts        | nothing changed | -        | impossible | -    | -                                        |
      | spalding-1896/sweepstake | nothing changed | -        | impossible | -    | -                                        |
      | hoyle-1913/simple        | nothing changed | -        | impossible | -    | -                                        |
      | foster-1914/sweepstake   | nothing changed | -        | impossible | -    | -                                        |
      | davis-2004/cancellation  | nothing changed | suit-led | ruled      | B    | davis-2004.cancellation.identical-cancel |
      | modern/standard          | nothing changed | -        | impossible | -    | -                                        |

  @davis-2004.cancellation.carry-over
  Scenario Outline: A trick that nobody can win
    When the question a-trick-nobody-wins is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm       | provision                          |
      | hoyle-1887/hearts        | nothing changed | -      | impossible | -                                  |
      | spalding-1896/sweepstake | nothing changed | -      | impossible | -                                  |
      | hoyle-1913/simple        | nothing changed | -      | impossible | -                                  |
      | foster-1914/sweepstake   | nothing changed | -      | impossible | -                                  |
      | davis-2004/cancellation  | nothing changed | nobody | ruled      | davis-2004.cancellation.carry-over |
      | modern/standard          | nothing changed | -      | impossible | -                                  |

  Scenario Outline: The lead after a trick that nobody could win
    When the question the-lead-after-a-dead-trick is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer      | firm       | provision |
      | hoyle-1887/hearts        | nothing changed | -           | impossible | -         |
      | spalding-1896/sweepstake | nothing changed | -           | impossible | -         |
      | hoyle-1913/simple        | nothing changed | -           | impossible | -         |
      | foster-1914/sweepstake   | nothing changed | -           | impossible | -         |
      | davis-2004/cancellation  | nothing changed | same-leader | assumed    | -         |
      | modern/standard          | nothing changed | -           | impossible | -         |

  @davis-2004.cancellation.carry-over
  Scenario Outline: A last trick that nobody can win
    When the question a-last-trick-nobody-wins is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                 | answer       | firm       | word | provision                          |
      | hoyle-1887/hearts        | nothing changed         | -            | impossible | -    | -                                  |
      | spalding-1896/sweepstake | nothing changed         | -            | impossible | -    | -                                  |
      | hoyle-1913/simple        | nothing changed         | -            | impossible | -    | -                                  |
      | foster-1914/sweepstake   | nothing changed         | -            | impossible | -    | -                                  |
      | davis-2004/cancellation  | nothing changed         | leader       | assumed    | A    | davis-2004.cancellation.carry-over |
      | davis-2004/cancellation  | last-trick=highest-pair | highest-pair | assumed    | D    | davis-2004.cancellation.carry-over |
      | modern/standard          | nothing changed         | -            | impossible | -    | -                                  |

  @bicycle-1998.manners.onlookers
  Scenario Outline: An onlooker speaks
    When the question an-onlooker-speaks is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                     | changes         | answer | firm   | provision                            |
      | hoyle-1887/hearts         | nothing changed | no     | silent | -                                    |
      | spalding-1896/sweepstake  | nothing changed | no     | silent | -                                    |
      | spalding-1896/progressive | nothing changed | no     | silent | -                                    |
      | hoyle-1913/simple         | nothing changed | no     | silent | -                                    |
      | foster-1914/sweepstake    | nothing changed | no     | silent | -                                    |
      | phillips-1939/black-maria | nothing changed | no     | silent | -                                    |
      | andrews-1983/hearts       | nothing changed | no     | silent | -                                    |
      | unix-1987/hearts          | nothing changed | no     | silent | -                                    |
      | sierra-1989/hearts        | nothing changed | no     | silent | -                                    |
      | microsoft-1992/hearts     | nothing changed | no     | silent | -                                    |
      | goldsmith-1997/hearts     | nothing changed | no     | silent | -                                    |
      | bicycle-1998/hearts       | nothing changed | no     | ruled  | bicycle-1998.manners.onlookers alone |
      | davis-2004/regular        | nothing changed | no     | silent | -                                    |
      | modern/standard           | nothing changed | no     | silent | -                                    |
      | pagat-2024/hearts         | nothing changed | no     | silent | -                                    |

  @bicycle-1998.manners.talk
  Scenario Outline: Holding up the game
    Bicycle has a rule on talk about the last deal. How long a player may think is not said in any source.

    When the question slow-play is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                     | changes         | answer        | firm   | provision                       |
      | hoyle-1887/hearts         | nothing changed | nothing       | silent | -                               |
      | spalding-1896/sweepstake  | nothing changed | nothing       | silent | -                               |
      | spalding-1896/progressive | nothing changed | nothing       | silent | -                               |
      | hoyle-1913/simple         | nothing changed | nothing       | silent | -                               |
      | foster-1914/sweepstake    | nothing changed | nothing       | silent | -                               |
      | phillips-1939/black-maria | nothing changed | nothing       | silent | -                               |
      | andrews-1983/hearts       | nothing changed | nothing       | silent | -                               |
      | unix-1987/hearts          | nothing changed | nothing       | silent | -                               |
      | sierra-1989/hearts        | nothing changed | nothing       | silent | -                               |
      | microsoft-1992/hearts     | nothing changed | nothing       | silent | -                               |
      | goldsmith-1997/hearts     | nothing changed | nothing       | silent | -                               |
      | bicycle-1998/hearts       | nothing changed | no-discussion | ruled  | bicycle-1998.manners.talk alone |
      | davis-2004/regular        | nothing changed | nothing       | silent | -                               |
      | modern/standard           | nothing changed | nothing       | silent | -                               |
      | pagat-2024/hearts         | nothing changed | nothing       | silent | -                               |
