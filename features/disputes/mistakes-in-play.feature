Feature: Disputes about mistakes in the play and conduct at the table
  The books of 1896 and 1914 say what is done about a card shown by mistake, played too early, or missing. That of 1998
  says it of a lead out of turn and of a short hand; the others do not.

  @spalding-1896.rule-26 @spalding-1896.rule-26.forfeit @foster-1914.law-15
  Scenario Outline: One hand too short, one too long
    Five counters each go into the pool. Where there is none to hold them, that none is paid is a reading.

    When the question unequal-hands is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | answer    | firm    | provision                     |
      | hoyle-1887/hearts           | nothing changed | nothing   | silent  | -                             |
      | spalding-1896/sweepstake    | nothing changed | made-even | ruled   | spalding-1896.rule-26         |
      | spalding-1896/six-handed    | nothing changed | made-even | ruled   | spalding-1896.rule-26.forfeit |
      | spalding-1896/howell        | nothing changed | made-even | assumed | spalding-1896.rule-26         |
      | spalding-1896/single-handed | nothing changed | made-even | assumed | spalding-1896.rule-26         |
      | spalding-1896/three-handed  | nothing changed | made-even | assumed | spalding-1896.rule-26         |
      | hoyle-1913/simple           | nothing changed | nothing   | silent  | -                             |
      | foster-1914/sweepstake      | nothing changed | made-even | ruled   | foster-1914.law-15            |
      | foster-1914/howell          | nothing changed | made-even | assumed | foster-1914.law-15            |
      | foster-1914/domino          | nothing changed | nothing   | silent  | -                             |
      | davis-2004/regular          | nothing changed | nothing   | silent  | -                             |
      | davis-2004/cancellation     | nothing changed | nothing   | silent  | -                             |
      | modern/standard             | nothing changed | nothing   | silent  | -                             |

  @spalding-1896.rule-27 @foster-1914.law-17
  Scenario Outline: A card too few
    The rule names the thirteenth trick. That the last is meant where it is another is a reading.

    When the question card-too-few is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | answer     | firm    | provision             |
      | hoyle-1887/hearts           | nothing changed | winner     | silent  | -                     |
      | spalding-1896/sweepstake    | nothing changed | short-hand | ruled   | spalding-1896.rule-27 |
      | spalding-1896/single-handed | nothing changed | short-hand | assumed | -                     |
      | spalding-1896/three-handed  | nothing changed | short-hand | assumed | -                     |
      | spalding-1896/five-handed   | nothing changed | short-hand | assumed | -                     |
      | spalding-1896/six-handed    | nothing changed | short-hand | assumed | -                     |
      | spalding-1896/widow         | nothing changed | short-hand | assumed | -                     |
      | hoyle-1913/simple           | nothing changed | winner     | silent  | -                     |
      | foster-1914/sweepstake      | nothing changed | short-hand | ruled   | foster-1914.law-17    |
      | foster-1914/domino          | nothing changed | winner     | silent  | -                     |
      | davis-2004/regular          | nothing changed | winner     | silent  | -                     |
      | davis-2004/cancellation     | nothing changed | winner     | silent  | -                     |
      | modern/standard             | nothing changed | winner     | silent  | -                     |

  @spalding-1896.rule-28 @foster-1914.law-16
  Scenario Outline: A trick was missed
    When the question missed-a-trick is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | answer         | firm    | provision             |
      | hoyle-1887/hearts           | nothing changed | nothing        | silent  | -                     |
      | spalding-1896/sweepstake    | nothing changed | takes-the-last | ruled   | spalding-1896.rule-28 |
      | spalding-1896/single-handed | nothing changed | takes-the-last | assumed | -                     |
      | spalding-1896/three-handed  | nothing changed | takes-the-last | assumed | -                     |
      | spalding-1896/five-handed   | nothing changed | takes-the-last | assumed | -                     |
      | spalding-1896/six-handed    | nothing changed | takes-the-last | assumed | -                     |
      | spalding-1896/widow         | nothing changed | takes-the-last | assumed | -                     |
      | hoyle-1913/simple           | nothing changed | nothing        | silent  | -                     |
      | foster-1914/sweepstake      | nothing changed | takes-the-last | ruled   | foster-1914.law-16    |
      | foster-1914/domino          | nothing changed | takes-the-last | assumed | -                     |
      | davis-2004/regular          | nothing changed | nothing        | silent  | -                     |
      | davis-2004/cancellation     | nothing changed | nothing        | silent  | -                     |
      | modern/standard             | nothing changed | nothing        | silent  | -                     |

  @spalding-1896.rule-29 @spalding-1896.rule-29.stringent @foster-1914.law-19
  Scenario Outline: A card is dropped face up
    When the question exposed-card-called is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                       | changes              | answer | firm         | provision                       |
      | hoyle-1887/hearts           | nothing changed      | no     | silent       | -                               |
      | spalding-1896/sweepstake    | nothing changed      | no     | ruled        | spalding-1896.rule-29           |
      | spalding-1896/sweepstake    | exposed-cards=called | yes    | by an option | spalding-1896.rule-29.stringent |
      | spalding-1896/single-handed | nothing changed      | no     | ruled        | spalding-1896.rule-29           |
      | hoyle-1913/simple           | nothing changed      | no     | silent       | -                               |
      | foster-1914/sweepstake      | nothing changed      | yes    | ruled        | foster-1914.law-19              |
      | davis-2004/regular          | nothing changed      | no     | silent       | -                               |
      | davis-2004/cancellation     | nothing changed      | no     | silent       | -                               |
      | modern/standard             | nothing changed      | no     | silent       | -                               |

  @spalding-1896.rule-18.not-called @foster-1914.law-11.not-called
  Scenario Outline: A card exposed in dealing is called
    When the question card-exposed-in-dealing-called is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes              | answer | firm   | provision                        |
      | hoyle-1887/hearts        | nothing changed      | no     | silent | -                                |
      | spalding-1896/sweepstake | nothing changed      | no     | ruled  | spalding-1896.rule-18.not-called |
      | spalding-1896/sweepstake | exposed-cards=called | no     | ruled  | spalding-1896.rule-18.not-called |
      | hoyle-1913/simple        | nothing changed      | no     | silent | -                                |
      | foster-1914/sweepstake   | nothing changed      | no     | ruled  | foster-1914.law-11.not-called    |
      | davis-2004/regular       | nothing changed      | no     | silent | -                                |
      | davis-2004/cancellation  | nothing changed      | no     | silent | -                                |
      | modern/standard          | nothing changed      | no     | silent | -                                |

  @spalding-1896.rule-31 @foster-1914.law-18
  Scenario Outline: Two cards fall together
    When the question two-cards-at-once is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | answer | firm   | provision             |
      | hoyle-1887/hearts           | nothing changed | named  | silent | -                     |
      | spalding-1896/sweepstake    | nothing changed | named  | ruled  | spalding-1896.rule-31 |
      | spalding-1896/single-handed | nothing changed | named  | ruled  | spalding-1896.rule-31 |
      | hoyle-1913/simple           | nothing changed | named  | silent | -                     |
      | foster-1914/sweepstake      | nothing changed | named  | ruled  | foster-1914.law-18    |
      | davis-2004/regular          | nothing changed | named  | silent | -                     |
      | davis-2004/cancellation     | nothing changed | named  | silent | -                     |
      | modern/standard             | nothing changed | named  | silent | -                     |

  @spalding-1896.rule-32.retract @foster-1914.law-20.too-late
  Scenario Outline: A lead out of turn is taken back
    When the question led-out-of-turn is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | answer | firm   | provision                     |
      | hoyle-1887/hearts           | nothing changed | yes    | silent | -                             |
      | spalding-1896/sweepstake    | nothing changed | yes    | ruled  | spalding-1896.rule-32.retract |
      | spalding-1896/single-handed | nothing changed | yes    | ruled  | spalding-1896.rule-32.retract |
      | spalding-1896/six-handed    | nothing changed | yes    | ruled  | spalding-1896.rule-32.retract |
      | hoyle-1913/simple           | nothing changed | yes    | silent | -                             |
      | foster-1914/sweepstake      | nothing changed | yes    | ruled  | foster-1914.law-20.too-late   |
      | davis-2004/regular          | nothing changed | yes    | silent | -                             |
      | davis-2004/cancellation     | nothing changed | yes    | silent | -                             |
      | modern/standard             | nothing changed | yes    | silent | -                             |

  @spalding-1896.rule-32.no-penalty @foster-1914.law-20.too-late
  Scenario Outline: All have followed a false lead
    When the question false-lead-completed is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | answer | firm   | provision                        |
      | hoyle-1887/hearts           | nothing changed | no     | silent | -                                |
      | spalding-1896/sweepstake    | nothing changed | no     | ruled  | spalding-1896.rule-32.no-penalty |
      | spalding-1896/single-handed | nothing changed | no     | ruled  | spalding-1896.rule-32.no-penalty |
      | hoyle-1913/simple           | nothing changed | no     | silent | -                                |
      | foster-1914/sweepstake      | nothing changed | no     | ruled  | foster-1914.law-20.too-late      |
      | davis-2004/regular          | nothing changed | no     | silent | -                                |
      | davis-2004/cancellation     | nothing changed | no     | silent | -                                |
      | modern/standard             | nothing changed | no     | silent | -                                |

  @spalding-1896.rule-32 @foster-1914.law-20.right
  Scenario Outline: A suit is called after a false lead
    When the question suit-called-after-a-false-lead is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | answer  | firm   | provision                |
      | hoyle-1887/hearts           | nothing changed | nothing | silent | -                        |
      | spalding-1896/sweepstake    | nothing changed | suit    | ruled  | spalding-1896.rule-32    |
      | spalding-1896/single-handed | nothing changed | suit    | ruled  | spalding-1896.rule-32    |
      | hoyle-1913/simple           | nothing changed | nothing | silent | -                        |
      | foster-1914/sweepstake      | nothing changed | suit    | ruled  | foster-1914.law-20.right |
      | davis-2004/regular          | nothing changed | nothing | silent | -                        |
      | davis-2004/cancellation     | nothing changed | nothing | silent | -                        |
      | modern/standard             | nothing changed | nothing | silent | -                        |

  @spalding-1896.rule-33 @spalding-1896.rule-33.general @foster-1914.law-21
  Scenario Outline: Third hand plays before second hand
    With three there is no fourth hand, and the right falls to second hand, whose turn it was; with two there is no
    third.

    When the question played-out-of-turn is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | answer     | firm       | provision                     |
      | hoyle-1887/hearts           | nothing changed | nothing    | silent     | -                             |
      | spalding-1896/sweepstake    | nothing changed | taken-back | ruled      | spalding-1896.rule-33         |
      | spalding-1896/single-handed | nothing changed | -          | impossible | -                             |
      | spalding-1896/three-handed  | nothing changed | taken-back | assumed    | -                             |
      | spalding-1896/six-handed    | nothing changed | taken-back | ruled      | spalding-1896.rule-33.general |
      | hoyle-1913/simple           | nothing changed | nothing    | silent     | -                             |
      | foster-1914/sweepstake      | nothing changed | taken-back | ruled      | foster-1914.law-21            |
      | foster-1914/two-handed      | nothing changed | -          | impossible | -                             |
      | davis-2004/regular          | nothing changed | nothing    | silent     | -                             |
      | davis-2004/cancellation     | nothing changed | nothing    | silent     | -                             |
      | modern/standard             | nothing changed | nothing    | silent     | -                             |

  @spalding-1896.rule-41 @foster-1914.law-28
  Scenario Outline: An earlier trick is to be seen again
    When the question looking-at-a-trick is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm   | provision             |
      | hoyle-1887/hearts        | nothing changed | yes    | silent | -                     |
      | spalding-1896/sweepstake | nothing changed | no     | ruled  | spalding-1896.rule-41 |
      | hoyle-1913/simple        | nothing changed | yes    | silent | -                     |
      | foster-1914/sweepstake   | nothing changed | no     | ruled  | foster-1914.law-28    |
      | davis-2004/regular       | nothing changed | yes    | silent | -                     |
      | davis-2004/cancellation  | nothing changed | yes    | silent | -                     |
      | modern/standard          | nothing changed | yes    | silent | -                     |

  @spalding-1896.rule-47.last-trick @foster-1914.law-28
  Scenario Outline: The last trick is to be seen again
    When the question looking-at-the-last-trick is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm   | provision                        |
      | hoyle-1887/hearts        | nothing changed | yes    | silent | -                                |
      | spalding-1896/sweepstake | nothing changed | yes    | ruled  | spalding-1896.rule-47.last-trick |
      | hoyle-1913/simple        | nothing changed | yes    | silent | -                                |
      | foster-1914/sweepstake   | nothing changed | no     | ruled  | foster-1914.law-28               |
      | davis-2004/regular       | nothing changed | yes    | silent | -                                |
      | davis-2004/cancellation  | nothing changed | yes    | silent | -                                |
      | modern/standard          | nothing changed | yes    | silent | -                                |

  @spalding-1896.rule-38 @foster-1914.law-25.search
  Scenario Outline: The tricks are looked through
    When the question tricks-looked-through is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm   | provision                 |
      | hoyle-1887/hearts        | nothing changed | yes    | silent | -                         |
      | spalding-1896/sweepstake | nothing changed | yes    | ruled  | spalding-1896.rule-38     |
      | hoyle-1913/simple        | nothing changed | yes    | silent | -                         |
      | foster-1914/sweepstake   | nothing changed | yes    | ruled  | foster-1914.law-25.search |
      | davis-2004/regular       | nothing changed | yes    | silent | -                         |
      | davis-2004/cancellation  | nothing changed | yes    | silent | -                         |
      | modern/standard          | nothing changed | yes    | silent | -                         |

  Scenario Outline: A card is laid and repented of
    When the question taking-a-card-back is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm   | provision |
      | hoyle-1887/hearts        | nothing changed | no     | silent | -         |
      | spalding-1896/sweepstake | nothing changed | no     | silent | -         |
      | hoyle-1913/simple        | nothing changed | no     | silent | -         |
      | foster-1914/sweepstake   | nothing changed | no     | silent | -         |
      | davis-2004/regular       | nothing changed | no     | silent | -         |
      | modern/standard          | nothing changed | no     | silent | -         |

  @spalding-1896.rule-47
  Scenario Outline: A lead before the last trick is gathered
    In 1896 the trick should be gathered first. Nothing is named for a lead that comes sooner, so it is assumed to stand.

    When the question led-before-gathered is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm    | word          | provision             |
      | hoyle-1887/hearts        | nothing changed | yes    | silent  | -             | -                     |
      | spalding-1896/sweepstake | nothing changed | yes    | assumed | ought-to-wait | spalding-1896.rule-47 |
      | hoyle-1913/simple        | nothing changed | yes    | silent  | -             | -                     |
      | foster-1914/sweepstake   | nothing changed | yes    | silent  | -             | -                     |
      | davis-2004/regular       | nothing changed | yes    | silent  | -             | -                     |
      | modern/standard          | nothing changed | yes    | silent  | -             | -                     |

  Scenario Outline: Who played which card
    When the question who-played-that is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm   | provision |
      | hoyle-1887/hearts        | nothing changed | yes    | silent | -         |
      | spalding-1896/sweepstake | nothing changed | yes    | silent | -         |
      | hoyle-1913/simple        | nothing changed | yes    | silent | -         |
      | foster-1914/sweepstake   | nothing changed | yes    | silent | -         |
      | davis-2004/regular       | nothing changed | yes    | silent | -         |
      | modern/standard          | nothing changed | yes    | silent | -         |

  Scenario Outline: The rest of the tricks is claimed
    When the question claiming-the-rest is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm   | provision                                   |
      | hoyle-1887/hearts        | nothing changed | yes    | silent | -                                           |
      | spalding-1896/sweepstake | nothing changed | no     | ruled  | spalding-1896.p07.winner-leads alone        |
      | hoyle-1913/simple        | nothing changed | no     | ruled  | hoyle-1913.winner-leads alone               |
      | foster-1914/sweepstake   | nothing changed | no     | ruled  | foster-1914.p351.playing.winner-leads alone |
      | davis-2004/regular       | nothing changed | yes    | silent | -                                           |
      | modern/standard          | nothing changed | yes    | silent | -                                           |

  Scenario Outline: The rest of the tricks is given up
    When the question conceding-the-rest is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm   | provision                                   |
      | hoyle-1887/hearts        | nothing changed | yes    | silent | -                                           |
      | spalding-1896/sweepstake | nothing changed | no     | ruled  | spalding-1896.p07.winner-leads alone        |
      | hoyle-1913/simple        | nothing changed | no     | ruled  | hoyle-1913.winner-leads alone               |
      | foster-1914/sweepstake   | nothing changed | no     | ruled  | foster-1914.p351.playing.winner-leads alone |
      | davis-2004/regular       | nothing changed | yes    | silent | -                                           |
      | modern/standard          | nothing changed | yes    | silent | -                                           |

  @foster-1914.law-18.in-view @foster-1914.p357.heartsette.look
  Scenario Outline: The cards are talked of
    The law of 1914 only has a card lie exposed that its holder names, and Heartsette keeps the widow dark; of telling
    another what to play there is nothing.

    When the question table-talk is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm   | provision |
      | hoyle-1887/hearts        | nothing changed | no     | silent | -         |
      | spalding-1896/sweepstake | nothing changed | no     | silent | -         |
      | hoyle-1913/simple        | nothing changed | no     | silent | -         |
      | foster-1914/sweepstake   | nothing changed | no     | silent | -         |
      | foster-1914/heartsette   | nothing changed | no     | silent | -         |
      | davis-2004/regular       | nothing changed | no     | silent | -         |
      | modern/standard          | nothing changed | no     | silent | -         |

  @spalding-1896.p06.make-a-jack @spalding-1896.p36.auction.gang-up @spalding-1896.p39.progressive.favouritism
  @foster-1914.p355.auction.combine
  Scenario Outline: Two load a third
    When the question loading-one-player is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | answer | firm       | word    | provision                                 |
      | hoyle-1887/hearts           | nothing changed | yes    | silent     | -       | -                                         |
      | spalding-1896/sweepstake    | nothing changed | yes    | silent     | -       | -                                         |
      | spalding-1896/auction       | nothing changed | yes    | ruled      | allowed | spalding-1896.p36.auction.gang-up         |
      | spalding-1896/progressive   | nothing changed | yes    | ruled      | allowed | spalding-1896.p39.progressive.favouritism |
      | spalding-1896/single-handed | nothing changed | -      | impossible | -       | -                                         |
      | hoyle-1913/simple           | nothing changed | yes    | silent     | -       | -                                         |
      | foster-1914/sweepstake      | nothing changed | yes    | silent     | -       | -                                         |
      | foster-1914/two-handed      | nothing changed | -      | impossible | -       | -                                         |
      | foster-1914/auction         | nothing changed | yes    | ruled      | allowed | foster-1914.p355.auction.combine          |
      | davis-2004/regular          | nothing changed | yes    | silent     | -       | -                                         |
      | modern/standard             | nothing changed | yes    | silent     | -       | -                                         |

  @davis-2004.black-lady.option.slam.requirement @davis-2004.omnibus.inherits @modern.moon
  Scenario Outline: A slam is not announced
    When the question announcing-a-slam is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm         | provision                                     |
      | hoyle-1887/hearts        | nothing changed | -      | impossible   | -                                             |
      | spalding-1896/sweepstake | nothing changed | -      | impossible   | -                                             |
      | hoyle-1913/simple        | nothing changed | -      | impossible   | -                                             |
      | foster-1914/sweepstake   | nothing changed | -      | impossible   | -                                             |
      | davis-2004/regular       | nothing changed | -      | impossible   | -                                             |
      | davis-2004/black-lady    | nothing changed | -      | impossible   | -                                             |
      | davis-2004/black-lady    | slam=others-up  | no     | by an option | davis-2004.black-lady.option.slam.requirement |
      | davis-2004/omnibus       | nothing changed | no     | ruled        | davis-2004.omnibus.inherits                   |
      | modern/standard          | nothing changed | no     | ruled        | modern.moon                                   |
