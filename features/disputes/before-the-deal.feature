Feature: Disputes before the deal
  Cutting for the deal, shuffling and cutting the pack, who sits down, for what, and who deals next. The books of 1896, 1913 and
  1914 have a law of cutting for the deal; the other books begin with the deal.

  @spalding-1896.rule-02 @spalding-1896.rule-03 @hoyle-1913.cutting @foster-1914.law-2.ace @bicycle-1998.hearts.pack
  Scenario Outline: An ace is cut
    When the question who-deals-first is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                       | changes           | answer          | firm   | word | provision                        |
      | hoyle-1887/hearts           | nothing changed   | agreed          | silent | -    | -                                |
      | spalding-1896/sweepstake    | nothing changed   | the-winning-cut | ruled  | B    | spalding-1896.rule-02            |
      | spalding-1896/sweepstake    | cuts=9S QH 3C KD  | the-winning-cut | ruled  | C    | spalding-1896.rule-03            |
      | spalding-1896/single-handed | nothing changed   | the-winning-cut | ruled  | B    | spalding-1896.rule-02            |
      | spalding-1896/five-handed   | nothing changed   | the-winning-cut | ruled  | B    | spalding-1896.rule-02            |
      | hoyle-1913/simple           | nothing changed   | the-winning-cut | ruled  | B    | hoyle-1913.cutting               |
      | hoyle-1913/simple           | cuts=9S QH 3C KD  | the-winning-cut | ruled  | C    | hoyle-1913.cutting               |
      | foster-1914/sweepstake      | nothing changed   | the-winning-cut | ruled  | B    | foster-1914.law-2.ace            |
      | bicycle-1998/hearts         | cuts=AS KH QC JD  | the-winning-cut | ruled  | D    | bicycle-1998.hearts.pack         |
      | bicycle-1998/hearts         | cuts=10S KH QC JD | the-winning-cut | ruled  | A    | bicycle-1998.hearts.first-dealer |
      | davis-2004/regular          | nothing changed   | agreed          | silent | -    | -                                |
      | davis-2004/cancellation     | nothing changed   | agreed          | silent | -    | -                                |
      | modern/standard             | nothing changed   | agreed          | silent | -    | -                                |

  @spalding-1896.rule-04 @foster-1914.law-2.ties @spalding-1896.p07.cut-ties
  Scenario Outline: Two cut the same low card
    When the question equal-cuts is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                       | changes          | answer    | firm   | word      | provision              |
      | hoyle-1887/hearts           | nothing changed  | agreed    | silent | -         | -                      |
      | spalding-1896/sweepstake    | nothing changed  | cut-again | ruled  | again AB  | spalding-1896.rule-04  |
      | spalding-1896/sweepstake    | cuts=4S 4H 4C KD | cut-again | ruled  | again ABC | spalding-1896.rule-04  |
      | spalding-1896/single-handed | nothing changed  | cut-again | ruled  | again AB  | spalding-1896.rule-04  |
      | hoyle-1913/simple           | nothing changed  | cut-again | silent | -         | -                      |
      | foster-1914/sweepstake      | nothing changed  | cut-again | ruled  | again AB  | foster-1914.law-2.ties |
      | davis-2004/regular          | nothing changed  | agreed    | silent | -         | -                      |
      | modern/standard             | nothing changed  | agreed    | silent | -         | -                      |

  @spalding-1896.p07.cut-ties @spalding-1896.rule-04 @hoyle-1913.cutting @foster-1914.p350.ties.again
  Scenario Outline: Two cut the same card, and another cuts lower
    When the question equal-cuts-that-decide-nothing is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes          | answer | firm         | word     | provision                  |
      | hoyle-1887/hearts        | nothing changed  | no     | silent       | -        | -                          |
      | spalding-1896/sweepstake | nothing changed  | no     | ruled        | A        | spalding-1896.p07.cut-ties |
      | spalding-1896/sweepstake | cuts=4S 4H 9C KD | yes    | ruled        | again AB | spalding-1896.rule-04      |
      | spalding-1896/sweepstake | equal-cuts=any   | yes    | by an option | again BC | spalding-1896.rule-04      |
      | spalding-1896/six-handed | nothing changed  | no     | ruled        | A        | spalding-1896.p07.cut-ties |
      | hoyle-1913/simple        | nothing changed  | no     | ruled        | A        | hoyle-1913.cutting         |
      | foster-1914/sweepstake   | nothing changed  | yes    | ruled        | again BC | foster-1914.law-2.ties     |
      | davis-2004/regular       | nothing changed  | no     | silent       | -        | -                          |
      | modern/standard          | nothing changed  | no     | silent       | -        | -                          |

  @hoyle-1887.shuffle @spalding-1896.rule-10 @spalding-1896.rule-09 @foster-1914.law-4.dealer-last @foster-1914.law-4
  Scenario Outline: Who shuffles
    That anybody may shuffle before the dealer is said in 1914; in 1896 it has to be read from the dealer's right to be
    the last.

    When the question who-shuffles is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer  | firm    | word                        | provision                     |
      | hoyle-1887/hearts        | nothing changed | dealer  | ruled   | dealer                      | hoyle-1887.shuffle            |
      | hoyle-1887/eagle-14      | nothing changed | dealer  | ruled   | dealer                      | hoyle-1887.shuffle            |
      | spalding-1896/sweepstake | nothing changed | anybody | assumed | dealer-last; next-to-eldest | spalding-1896.rule-09         |
      | spalding-1896/drive      | nothing changed | anybody | assumed | dealer-last; next-to-eldest | spalding-1896.rule-09         |
      | hoyle-1913/simple        | nothing changed | dealer  | silent  | -                           | -                             |
      | foster-1914/sweepstake   | nothing changed | anybody | ruled   | dealer-last; next-to-eldest | foster-1914.law-4.dealer-last |
      | foster-1914/auction      | nothing changed | anybody | ruled   | dealer-last; next-to-eldest | foster-1914.law-4             |
      | davis-2004/regular       | nothing changed | dealer  | silent  | -                           | -                             |
      | modern/standard          | nothing changed | dealer  | silent  | -                           | -                             |

  @hoyle-1887.cut @spalding-1896.rule-10 @foster-1914.law-5
  Scenario Outline: Who cuts the pack
    When the question who-cuts-the-pack is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer          | firm   | provision             |
      | hoyle-1887/hearts        | nothing changed | right-of-dealer | ruled  | hoyle-1887.cut        |
      | spalding-1896/sweepstake | nothing changed | right-of-dealer | ruled  | spalding-1896.rule-10 |
      | hoyle-1913/simple        | nothing changed | right-of-dealer | silent | -                     |
      | foster-1914/sweepstake   | nothing changed | right-of-dealer | ruled  | foster-1914.law-5     |
      | davis-2004/regular       | nothing changed | right-of-dealer | silent | -                     |
      | modern/standard          | nothing changed | right-of-dealer | silent | -                     |

  @spalding-1896.rule-10.four-card-cut @foster-1914.law-5
  Scenario Outline: A cut of three cards
    When the question a-thin-cut is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm   | word | provision                           |
      | hoyle-1887/hearts        | nothing changed | yes    | silent | -    | -                                   |
      | spalding-1896/sweepstake | nothing changed | no     | ruled  | 4    | spalding-1896.rule-10.four-card-cut |
      | hoyle-1913/simple        | nothing changed | yes    | silent | -    | -                                   |
      | foster-1914/sweepstake   | nothing changed | no     | ruled  | 4    | foster-1914.law-5                   |
      | davis-2004/regular       | nothing changed | yes    | silent | -    | -                                   |
      | modern/standard          | nothing changed | yes    | silent | -    | -                                   |

  @hoyle-1887.players @spalding-1896.p31.five-handed.otherwise @spalding-1896.p41.widow.five-six
  @spalding-1896.rule-01.six-max @spalding-1896.p19.single-handed.definition @spalding-1896.p35.auction.players
  @spalding-1896.p38.progressive.couples @spalding-1896.p39.drive.setup @spalding-1896.p40.drive.even-tables
  @hoyle-1913.players @foster-1914.p349.players.number @foster-1914.p354.auction.players
  @foster-1914.p356.progressive.ladies @foster-1914.p354.two-handed.deal @foster-1914.p354.three-handed.deal
  @davis-2004.regular.players @davis-2004.cancellation.players @modern.players
  Scenario Outline: The number of players
    When the question how-many-can-play is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                           | changes         | answer        | firm    | provision                                  |
      | hoyle-1887/hearts               | nothing changed | three-to-six  | ruled   | hoyle-1887.players                         |
      | spalding-1896/sweepstake        | nothing changed | three-to-six  | assumed | spalding-1896.p31.five-handed.otherwise    |
      | spalding-1896/widow             | nothing changed | three-to-six  | assumed | spalding-1896.p41.widow.five-six           |
      | spalding-1896/howell            | nothing changed | two-to-six    | ruled   | spalding-1896.rule-01.six-max              |
      | spalding-1896/spot              | nothing changed | three-to-six  | assumed | spalding-1896.p31.spot.low-heart           |
      | spalding-1896/jack-pot          | nothing changed | three-to-six  | assumed | spalding-1896.p41.jackpot.one-clear        |
      | spalding-1896/single-handed     | nothing changed | two           | ruled   | spalding-1896.p19.single-handed.definition |
      | spalding-1896/auction           | nothing changed | four-to-six   | ruled   | spalding-1896.p35.auction.players          |
      | spalding-1896/progressive       | nothing changed | any-number    | ruled   | spalding-1896.p38.progressive.couples      |
      | spalding-1896/drive             | nothing changed | any-number    | ruled   | spalding-1896.p39.drive.setup              |
      | spalding-1896/drive-by-position | nothing changed | any-number    | ruled   | spalding-1896.p40.drive.even-tables        |
      | hoyle-1913/simple               | nothing changed | two-to-six    | ruled   | hoyle-1913.players                         |
      | foster-1914/sweepstake          | nothing changed | three-to-six  | assumed | foster-1914.p349.players.number            |
      | foster-1914/auction             | nothing changed | four-to-six   | ruled   | foster-1914.p354.auction.players           |
      | foster-1914/heartsette          | nothing changed | three-to-six  | assumed | foster-1914.p357.heartsette.five           |
      | foster-1914/black-lady          | nothing changed | three-to-six  | assumed | foster-1914.p349.players.number            |
      | foster-1914/joker               | nothing changed | three-to-five | assumed | foster-1914.law-3.joker                    |
      | foster-1914/howell              | nothing changed | three-to-six  | assumed | foster-1914.p354.three-handed.howell       |
      | foster-1914/spot                | nothing changed | three-to-six  | assumed | foster-1914.p349.players.number            |
      | foster-1914/progressive         | nothing changed | any-number    | assumed | foster-1914.p356.progressive.ladies        |
      | foster-1914/two-handed          | nothing changed | two           | ruled   | foster-1914.p354.two-handed.deal           |
      | foster-1914/three-handed        | nothing changed | three         | ruled   | foster-1914.p354.three-handed.deal         |
      | davis-2004/regular              | nothing changed | three-to-six  | ruled   | davis-2004.regular.players                 |
      | davis-2004/cancellation         | nothing changed | six-to-ten    | ruled   | davis-2004.cancellation.players            |
      | modern/standard                 | nothing changed | three-to-five | assumed | modern.players                             |

  @spalding-1896.rule-01 @spalding-1896.p38.progressive.couples @spalding-1896.p39.drive.setup
  @spalding-1896.p40.drive.even-tables @foster-1914.law-1.first-in-room @foster-1914.p349.cutting.seven
  @foster-1914.p349.cutting.two-tables
  Scenario Outline: More than a table holds
    When the question too-many-players is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                           | changes         | answer     | firm   | provision                             |
      | hoyle-1887/hearts               | nothing changed | first-come | silent | -                                     |
      | spalding-1896/sweepstake        | nothing changed | first-come | ruled  | spalding-1896.rule-01                 |
      | spalding-1896/progressive       | nothing changed | everybody  | ruled  | spalding-1896.p38.progressive.couples |
      | spalding-1896/drive             | nothing changed | everybody  | ruled  | spalding-1896.p39.drive.setup         |
      | spalding-1896/drive-by-position | nothing changed | everybody  | ruled  | spalding-1896.p40.drive.even-tables   |
      | hoyle-1913/simple               | nothing changed | first-come | silent | -                                     |
      | foster-1914/sweepstake          | nothing changed | first-come | ruled  | foster-1914.law-1.first-in-room       |
      | foster-1914/progressive         | nothing changed | first-come | silent | -                                     |
      | foster-1914/auction             | nothing changed | first-come | ruled  | foster-1914.p349.cutting.seven        |
      | foster-1914/spot                | nothing changed | first-come | ruled  | foster-1914.p349.cutting.two-tables   |
      | foster-1914/two-handed          | nothing changed | first-come | ruled  | foster-1914.law-1.first-in-room       |
      | davis-2004/regular              | nothing changed | first-come | silent | -                                     |
      | davis-2004/cancellation         | nothing changed | first-come | silent | -                                     |
      | modern/standard                 | nothing changed | first-come | silent | -                                     |

  @spalding-1896.p07.lowest-deals @foster-1914.p349.cutting.seats @spalding-1896.p38.progressive.draw
  @spalding-1896.p39.drive.setup
  Scenario Outline: Choosing seats
    In 1914 the others choose after the lowest in the order of their cards; in 1896 nothing is said of them. At a party
    the places are drawn.

    When the question who-chooses-the-seats is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                           | changes         | answer                   | firm   | provision                          |
      | hoyle-1887/hearts               | nothing changed | everybody                | silent | -                                  |
      | spalding-1896/sweepstake        | nothing changed | lowest-cut               | ruled  | spalding-1896.p07.lowest-deals     |
      | spalding-1896/single-handed     | nothing changed | lowest-cut               | ruled  | spalding-1896.p07.lowest-deals     |
      | spalding-1896/progressive       | nothing changed | the-lot                  | ruled  | spalding-1896.p38.progressive.draw |
      | spalding-1896/drive             | nothing changed | the-lot                  | ruled  | spalding-1896.p39.drive.setup      |
      | spalding-1896/drive-by-position | nothing changed | the-lot                  | ruled  | spalding-1896.p39.drive.setup      |
      | hoyle-1913/simple               | nothing changed | everybody                | silent | -                                  |
      | foster-1914/sweepstake          | nothing changed | in-the-order-of-the-cuts | ruled  | foster-1914.p349.cutting.seats     |
      | foster-1914/two-handed          | nothing changed | in-the-order-of-the-cuts | ruled  | foster-1914.p349.cutting.seats     |
      | foster-1914/progressive         | nothing changed | everybody                | silent | -                                  |
      | davis-2004/regular              | nothing changed | everybody                | silent | -                                  |
      | modern/standard                 | nothing changed | everybody                | silent | -                                  |

  @hoyle-1887.chips-value @spalding-1896.p05.stakes-optional @spalding-1896.p35.auction.chance
  @spalding-1896.p38.progressive.as-sweepstake @spalding-1896.p39.drive.no-chips
  @foster-1914.p349.stakes.agreed @foster-1914.p356.progressive.no-counters @foster-1914.p357.domino.thirty-one
  @spalding-1896.rule-39.counter-value
  Scenario Outline: Playing for nothing
    When the question playing-for-nothing is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                           | changes         | answer | firm    | word      | provision                                   |
      | hoyle-1887/hearts               | nothing changed | no     | ruled   | as-agreed | hoyle-1887.chips-value                      |
      | spalding-1896/sweepstake        | nothing changed | no     | ruled   | as-agreed | spalding-1896.p05.stakes-optional           |
      | spalding-1896/single-handed     | nothing changed | no     | ruled   | as-agreed | spalding-1896.p05.stakes-optional           |
      | spalding-1896/auction           | nothing changed | no     | ruled   | as-agreed | spalding-1896.p35.auction.chance            |
      | spalding-1896/progressive       | nothing changed | no     | ruled   | nothing   | spalding-1896.p38.progressive.as-sweepstake |
      | spalding-1896/drive             | nothing changed | no     | ruled   | nothing   | spalding-1896.p39.drive.no-chips            |
      | spalding-1896/drive-by-position | nothing changed | no     | ruled   | nothing   | spalding-1896.p39.drive.no-chips            |
      | hoyle-1913/simple               | nothing changed | no     | assumed | as-agreed | -                                           |
      | foster-1914/sweepstake          | nothing changed | yes    | ruled   | counters  | foster-1914.p349.stakes.agreed              |
      | foster-1914/progressive         | nothing changed | no     | ruled   | nothing   | foster-1914.p356.progressive.no-counters    |
      | foster-1914/domino              | nothing changed | no     | assumed | nothing   | -                                           |
      | davis-2004/regular              | nothing changed | no     | silent  | -         | -                                           |
      | davis-2004/cancellation         | nothing changed | no     | silent  | -         | -                                           |
      | modern/standard                 | nothing changed | no     | silent  | -         | -                                           |

  @hoyle-1887.deal-order @spalding-1896.rule-14 @hoyle-1913.deal-order @foster-1914.law-8 @modern.deal
  Scenario Outline: The way round
    When the question which-way-round is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer    | firm    | provision             |
      | hoyle-1887/hearts        | nothing changed | clockwise | ruled   | hoyle-1887.deal-order |
      | spalding-1896/sweepstake | nothing changed | clockwise | ruled   | spalding-1896.rule-14 |
      | hoyle-1913/simple        | nothing changed | clockwise | ruled   | hoyle-1913.deal-order |
      | foster-1914/sweepstake   | nothing changed | clockwise | ruled   | foster-1914.law-8     |
      | davis-2004/regular       | nothing changed | clockwise | assumed | -                     |
      | modern/standard          | nothing changed | clockwise | ruled   | modern.deal           |

  @hoyle-1887.ranks @spalding-1896.rule-06 @hoyle-1913.ranks @foster-1914.law-3.ranks @davis-2004.regular.ranks
  Scenario Outline: The ace in play
    When the question is-the-ace-high is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer  | firm    | provision                |
      | hoyle-1887/hearts        | nothing changed | highest | ruled   | hoyle-1887.ranks         |
      | spalding-1896/sweepstake | nothing changed | highest | ruled   | spalding-1896.rule-06    |
      | hoyle-1913/simple        | nothing changed | highest | ruled   | hoyle-1913.ranks         |
      | foster-1914/sweepstake   | nothing changed | highest | ruled   | foster-1914.law-3.ranks  |
      | davis-2004/regular       | nothing changed | highest | ruled   | davis-2004.regular.ranks |
      | modern/standard          | nothing changed | highest | assumed | -                        |

  Scenario Outline: The king takes the ten
    Given the game is <rules>
    When these tricks are played
      | A    | B  | C  | D  |
      | *10D | KD | 3D | 2D |
    Then B wins the trick

    Examples:
      | rules                 |
      | hoyle-1887/hearts     |
      | andrews-1983/hearts   |
      | unix-1987/hearts      |
      | sierra-1989/hearts    |
      | microsoft-1992/hearts |
      | goldsmith-1997/hearts |
      | bicycle-1998/hearts   |
      | pagat-2024/hearts     |

  Scenario: The king takes the ten where three play
    Given the game is phillips-1939/black-maria
    When these tricks are played
      | A    | B  | C  |
      | *10D | KD | 3D |
    Then B wins the trick

  @spalding-1896.rule-14 @hoyle-1913.deal-passes @foster-1914.law-9
  Scenario Outline: The next dealer
    When the question who-deals-next is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                     | changes         | answer         | firm    | provision              |
      | hoyle-1887/hearts         | nothing changed | left-of-dealer | silent  | -                      |
      | spalding-1896/sweepstake  | nothing changed | left-of-dealer | ruled   | spalding-1896.rule-14  |
      | spalding-1896/progressive | nothing changed | left-of-dealer | assumed | -                      |
      | spalding-1896/drive       | nothing changed | left-of-dealer | assumed | -                      |
      | hoyle-1913/simple         | nothing changed | left-of-dealer | ruled   | hoyle-1913.deal-passes |
      | foster-1914/sweepstake    | nothing changed | left-of-dealer | ruled   | foster-1914.law-9      |
      | foster-1914/progressive   | nothing changed | left-of-dealer | assumed | -                      |
      | davis-2004/regular        | nothing changed | left-of-dealer | silent  | -                      |
      | modern/standard           | nothing changed | left-of-dealer | silent  | -                      |
