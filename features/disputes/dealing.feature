Feature: Disputes about the deal
  Which cards are left out when the pack does not divide, how many each player is dealt and how, and who gets the cards left
  over.

  @spalding-1896.rule-13.single-handed @hoyle-1913.pack @foster-1914.p354.two-handed.deal
  @foster-1914.p357.domino.deal
  Scenario Outline: Two players
    When the question two-players is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | answer  | firm       | word             | provision                           |
      | hoyle-1887/hearts           | nothing changed | -       | impossible | -                | -                                   |
      | spalding-1896/single-handed | nothing changed | a-stock | ruled      | 13 each, 26 over | spalding-1896.rule-13.single-handed |
      | spalding-1896/howell        | nothing changed | a-stock | ruled      | 13 each, 26 over | spalding-1896.rule-13.single-handed |
      | spalding-1896/sweepstake    | nothing changed | -       | impossible | -                | -                                   |
      | hoyle-1913/simple           | nothing changed | a-stock | assumed    | 13 each, 26 over | hoyle-1913.pack                     |
      | foster-1914/sweepstake      | nothing changed | -       | impossible | -                | -                                   |
      | foster-1914/two-handed      | nothing changed | a-stock | ruled      | 13 each, 26 over | foster-1914.p354.two-handed.deal    |
      | foster-1914/domino          | nothing changed | others  | ruled      | 6 each, 40 over  | foster-1914.p357.domino.deal        |
      | davis-2004/regular          | nothing changed | -       | impossible | -                | -                                   |
      | davis-2004/cancellation     | nothing changed | -       | impossible | -                | -                                   |
      | modern/standard             | nothing changed | -       | impossible | -                | -                                   |

  @spalding-1896.p21.three-handed.strip-deal @spalding-1896.rule-07.three @spalding-1896.rule-08
  @spalding-1896.p41.widow.deal @foster-1914.law-3.three @foster-1914.law-3.joker @foster-1914.p357.heartsette.three
  @foster-1914.p354.three-handed.deal @foster-1914.p357.domino.deal @foster-1914.p357.heartsette.full-pack
  @davis-2004.regular.deal @davis-2004.regular.option.widow @modern.deal-three @davis-2004.regular.strip-three
  Scenario Outline: Three players
    When the question three-players is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                      | changes                      | answer                     | firm         | word                       | provision                                 |
      | hoyle-1887/hearts          | nothing changed              | two-of-spades              | assumed      | 17 each without 2S         | -                                         |
      | spalding-1896/three-handed | nothing changed              | two-of-spades              | ruled        | 17 each without 2S         | spalding-1896.p21.three-handed.strip-deal |
      | spalding-1896/sweepstake   | nothing changed              | two-of-spades              | assumed      | 17 each without 2S         | spalding-1896.rule-07.three               |
      | spalding-1896/joker        | nothing changed              | twos-of-spades-and-hearts  | assumed      | 17 each without 2S 2H      | spalding-1896.rule-08                     |
      | spalding-1896/widow        | nothing changed              | none                       | assumed      | 17 each, 1 over            | spalding-1896.p41.widow.deal              |
      | spalding-1896/five-handed  | nothing changed              | -                          | impossible   | -                          | -                                         |
      | hoyle-1913/simple          | nothing changed              | two-of-spades              | assumed      | 17 each without 2S         | -                                         |
      | foster-1914/sweepstake     | nothing changed              | two-of-spades              | ruled        | 17 each without 2S         | foster-1914.law-3.three                   |
      | foster-1914/joker          | nothing changed              | twos-of-spades-and-hearts  | ruled        | 17 each without 2S 2H      | foster-1914.law-3.joker                   |
      | foster-1914/heartsette     | nothing changed              | sixteen-each               | assumed      | 16 each without 2S, 3 over | foster-1914.p357.heartsette.three         |
      | foster-1914/three-handed   | nothing changed              | two-of-spades              | ruled        | 17 each without 2S         | foster-1914.p354.three-handed.deal        |
      | foster-1914/domino         | nothing changed              | six-each                   | ruled        | 6 each without 2S, 33 over | foster-1914.p357.domino.deal              |
      | foster-1914/heartsette     | three-handed-widow=full-pack | others                     | assumed      | 16 each, 4 over            | foster-1914.p357.heartsette.three         |
      | davis-2004/regular         | nothing changed              | two-of-clubs               | assumed      | 17 each without 2C         | davis-2004.regular.deal                   |
      | davis-2004/regular         | widow=first-trick            | none                       | by an option | 17 each, 1 over            | davis-2004.regular.option.widow           |
      | davis-2004/joker           | nothing changed              | twos-of-clubs-and-diamonds | assumed      | 17 each without 2C 2D      | davis-2004.regular.deal                   |
      | davis-2004/cancellation    | nothing changed              | -                          | impossible   | -                          | -                                         |
      | modern/standard            | nothing changed              | two-of-diamonds            | ruled        | 17 each without 2D         | modern.deal-three                         |

  @hoyle-1887.thirteen-each @spalding-1896.p07.thirteen-each @spalding-1896.rule-08 @spalding-1896.p41.widow.four
  @hoyle-1913.deal-thirteen @foster-1914.p350.dealing.one-at-a-time @foster-1914.law-3.joker
  @foster-1914.p357.heartsette.four @foster-1914.p357.domino.deal @davis-2004.regular.deal @modern.deal-four
  Scenario Outline: Four players
    When the question four-players is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | answer        | firm       | word                       | provision                              |
      | hoyle-1887/hearts           | nothing changed | thirteen-each | ruled      | 13 each                    | hoyle-1887.thirteen-each               |
      | spalding-1896/sweepstake    | nothing changed | thirteen-each | ruled      | 13 each                    | spalding-1896.p07.thirteen-each        |
      | spalding-1896/joker         | nothing changed | two-of-hearts | ruled      | 13 each without 2H         | spalding-1896.rule-08                  |
      | spalding-1896/widow         | nothing changed | twelve-each   | ruled      | 12 each without 2D, 3 over | spalding-1896.p41.widow.four           |
      | spalding-1896/single-handed | nothing changed | -             | impossible | -                          | -                                      |
      | spalding-1896/three-handed  | nothing changed | -             | impossible | -                          | -                                      |
      | hoyle-1913/simple           | nothing changed | thirteen-each | ruled      | 13 each                    | hoyle-1913.deal-thirteen               |
      | foster-1914/sweepstake      | nothing changed | thirteen-each | ruled      | 13 each                    | foster-1914.p350.dealing.one-at-a-time |
      | foster-1914/joker           | nothing changed | two-of-hearts | ruled      | 13 each without 2H         | foster-1914.law-3.joker                |
      | foster-1914/heartsette      | nothing changed | twelve-each   | ruled      | 12 each without 2S, 3 over | foster-1914.p357.heartsette.four       |
      | foster-1914/domino          | nothing changed | six-each      | ruled      | 6 each, 28 over            | foster-1914.p357.domino.deal           |
      | davis-2004/regular          | nothing changed | thirteen-each | ruled      | 13 each                    | davis-2004.regular.deal                |
      | davis-2004/joker            | nothing changed | two-of-clubs  | assumed    | 13 each without 2C         | davis-2004.regular.deal                |
      | davis-2004/cancellation     | nothing changed | -             | impossible | -                          | -                                      |
      | modern/standard             | nothing changed | thirteen-each | ruled      | 13 each                    | modern.deal-four                       |

  @spalding-1896.p31.five-handed.strip @spalding-1896.rule-07.five @spalding-1896.rule-08
  @spalding-1896.p41.widow.five-six @foster-1914.law-3.five @foster-1914.law-3.joker @foster-1914.p357.heartsette.five
  @foster-1914.p357.domino.deal @davis-2004.regular.deal @davis-2004.regular.option.widow @modern.deal-five
  @davis-2004.regular.strip-five
  Scenario Outline: Five players
    When the question five-players is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                     | changes           | answer                            | firm         | word                          | provision                           |
      | hoyle-1887/hearts         | nothing changed   | twos-of-clubs-and-spades          | assumed      | 10 each without 2C 2S         | -                                   |
      | spalding-1896/five-handed | nothing changed   | twos-of-clubs-and-spades          | ruled        | 10 each without 2C 2S         | spalding-1896.p31.five-handed.strip |
      | spalding-1896/sweepstake  | nothing changed   | twos-of-clubs-and-spades          | ruled        | 10 each without 2C 2S         | spalding-1896.rule-07.five          |
      | spalding-1896/joker       | nothing changed   | twos-of-clubs-spades-and-hearts   | ruled        | 10 each without 2C 2S 2H      | spalding-1896.rule-08               |
      | spalding-1896/widow       | nothing changed   | none                              | ruled        | 10 each, 2 over               | spalding-1896.p41.widow.five-six    |
      | spalding-1896/progressive | nothing changed   | -                                 | impossible   | -                             | -                                   |
      | hoyle-1913/simple         | nothing changed   | twos-of-clubs-and-spades          | assumed      | 10 each without 2C 2S         | -                                   |
      | foster-1914/sweepstake    | nothing changed   | twos-of-clubs-and-spades          | ruled        | 10 each without 2C 2S         | foster-1914.law-3.five              |
      | foster-1914/joker         | nothing changed   | twos-of-clubs-spades-and-hearts   | ruled        | 10 each without 2C 2S 2H      | foster-1914.law-3.joker             |
      | foster-1914/heartsette    | nothing changed   | none                              | ruled        | 10 each, 2 over               | foster-1914.p357.heartsette.five    |
      | foster-1914/domino        | nothing changed   | others                            | ruled        | 6 each without 2C 2S, 20 over | foster-1914.p357.domino.deal        |
      | davis-2004/regular        | nothing changed   | twos-of-clubs-and-diamonds        | assumed      | 10 each without 2C 2D         | davis-2004.regular.deal             |
      | davis-2004/joker          | nothing changed   | twos-of-clubs-diamonds-and-spades | assumed      | 10 each without 2C 2D 2S      | davis-2004.regular.deal             |
      | davis-2004/regular        | widow=first-trick | none                              | by an option | 10 each, 2 over               | davis-2004.regular.option.widow     |
      | davis-2004/cancellation   | nothing changed   | -                                 | impossible   | -                             | -                                   |
      | modern/standard           | nothing changed   | twos-of-clubs-and-diamonds        | ruled        | 10 each without 2C 2D         | modern.deal-five                    |

  @spalding-1896.p31.six-handed.strip @spalding-1896.p07.six-handed-strip-deuces @spalding-1896.rule-07.six
  @spalding-1896.rule-08 @spalding-1896.p41.widow.five-six @foster-1914.law-3.six @foster-1914.p357.heartsette.six
  @foster-1914.p357.domino.deal @davis-2004.regular.deal @davis-2004.regular.option.widow
  @davis-2004.cancellation.decks @davis-2004.regular.strip-six
  Scenario Outline: Six players
    When the question six-players is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                      | changes                  | answer                     | firm         | word                                | provision                                 |
      | hoyle-1887/hearts          | nothing changed          | three-of-diamonds          | assumed      | 8 each without 2C 2D 3D 2S          | -                                         |
      | spalding-1896/six-handed   | nothing changed          | three-of-diamonds          | ruled        | 8 each without 2C 2D 3D 2S          | spalding-1896.p31.six-handed.strip        |
      | spalding-1896/six-handed   | six-handed=two-of-hearts | all-four-twos              | by an option | 8 each without 2C 2D 2S 2H          | spalding-1896.p07.six-handed-strip-deuces |
      | spalding-1896/sweepstake   | nothing changed          | three-of-diamonds          | ruled        | 8 each without 2C 2D 3D 2S          | spalding-1896.rule-07.six                 |
      | spalding-1896/joker        | nothing changed          | twos-and-three-of-diamonds | ruled        | 8 each without 2C 2D 3D 2S 2H       | spalding-1896.rule-08                     |
      | spalding-1896/widow        | nothing changed          | none                       | ruled        | 8 each, 4 over                      | spalding-1896.p41.widow.five-six          |
      | spalding-1896/three-handed | nothing changed          | -                          | impossible   | -                                   | -                                         |
      | hoyle-1913/simple          | nothing changed          | three-of-diamonds          | assumed      | 8 each without 2C 2D 3D 2S          | -                                         |
      | foster-1914/sweepstake     | nothing changed          | all-four-twos              | ruled        | 8 each without 2C 2D 2S 2H          | foster-1914.law-3.six                     |
      | foster-1914/heartsette     | nothing changed          | none                       | ruled        | 8 each, 4 over                      | foster-1914.p357.heartsette.six           |
      | foster-1914/joker          | nothing changed          | -                          | impossible   | -                                   | -                                         |
      | foster-1914/domino         | nothing changed          | others                     | ruled        | 6 each without 2C 2D 2S 2H, 12 over | foster-1914.p357.domino.deal              |
      | davis-2004/regular         | nothing changed          | three-of-clubs             | assumed      | 8 each without 2C 3C 2D 2S          | davis-2004.regular.deal                   |
      | davis-2004/regular         | widow=first-trick        | none                       | by an option | 8 each, 4 over                      | davis-2004.regular.option.widow           |
      | davis-2004/cancellation    | nothing changed          | two-low-cards              | assumed      | 17 each without 2C 2D               | davis-2004.cancellation.decks             |
      | modern/standard            | nothing changed          | -                          | impossible   | -                                   | -                                         |

  @spalding-1896.rule-13.single-handed @spalding-1896.p41.widow.first-trick @foster-1914.p357.heartsette.first-trick
  @foster-1914.p354.two-handed.deal @foster-1914.p357.domino.last-player @davis-2004.regular.option.widow-first-trick
  @davis-2004.regular.option.widow-first-point-trick
  Scenario Outline: Who takes the widow
    When the question cards-left-over is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                       | changes                            | answer            | firm         | provision                                         |
      | hoyle-1887/hearts           | nothing changed                    | -                 | impossible   | -                                                 |
      | spalding-1896/sweepstake    | nothing changed                    | -                 | impossible   | -                                                 |
      | spalding-1896/progressive   | nothing changed                    | -                 | impossible   | -                                                 |
      | spalding-1896/single-handed | nothing changed                    | both              | ruled        | spalding-1896.rule-13.single-handed               |
      | spalding-1896/widow         | nothing changed                    | first-trick       | ruled        | spalding-1896.p41.widow.first-trick               |
      | spalding-1896/widow         | players=4                          | first-trick       | ruled        | spalding-1896.p41.widow.first-trick               |
      | hoyle-1913/simple           | nothing changed                    | both              | assumed      | -                                                 |
      | foster-1914/sweepstake      | nothing changed                    | -                 | impossible   | -                                                 |
      | foster-1914/heartsette      | nothing changed                    | first-trick       | ruled        | foster-1914.p357.heartsette.first-trick           |
      | foster-1914/two-handed      | nothing changed                    | both              | ruled        | foster-1914.p354.two-handed.deal                  |
      | foster-1914/domino          | nothing changed                    | last-holder       | ruled        | foster-1914.p357.domino.last-player               |
      | davis-2004/regular          | nothing changed                    | -                 | impossible   | -                                                 |
      | davis-2004/regular          | widow=first-trick                  | first-trick       | by an option | davis-2004.regular.option.widow-first-trick       |
      | davis-2004/regular          | widow=first-point-trick            | first-point-trick | by an option | davis-2004.regular.option.widow-first-point-trick |
      | davis-2004/cancellation     | nothing changed                    | -                 | impossible   | -                                                 |
      | davis-2004/cancellation     | widow=first-point-trick; players=6 | first-point-trick | by an option | davis-2004.regular.option.widow-first-point-trick |
      | modern/standard             | nothing changed                    | -                 | impossible   | -                                                 |

  @foster-1914.p357.heartsette.look @spalding-1896.p41.widow.look
  Scenario Outline: Looking at the widow
    When the question looking-at-the-widow is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes           | answer | firm       | word  | provision                        |
      | hoyle-1887/hearts        | nothing changed   | -      | impossible | -     | -                                |
      | spalding-1896/sweepstake | nothing changed   | -      | impossible | -     | -                                |
      | spalding-1896/widow      | nothing changed   | yes    | assumed    | taker | -                                |
      | hoyle-1913/simple        | nothing changed   | -      | impossible | -     | -                                |
      | foster-1914/sweepstake   | nothing changed   | -      | impossible | -     | -                                |
      | foster-1914/heartsette   | nothing changed   | yes    | ruled      | taker | foster-1914.p357.heartsette.look |
      | davis-2004/regular       | nothing changed   | -      | impossible | -     | -                                |
      | davis-2004/regular       | widow=first-trick | yes    | silent     | -     | -                                |
      | modern/standard          | nothing changed   | -      | impossible | -     | -                                |

  @spalding-1896.rule-13 @hoyle-1913.deal-order @foster-1914.law-8 @davis-2004.regular.deal @modern.deal
  Scenario Outline: Three cards at a time
    When the question dealt-in-packets is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm   | provision               |
      | hoyle-1887/hearts        | nothing changed | no     | silent | -                       |
      | spalding-1896/sweepstake | nothing changed | no     | ruled  | spalding-1896.rule-13   |
      | hoyle-1913/simple        | nothing changed | no     | ruled  | hoyle-1913.deal-order   |
      | foster-1914/sweepstake   | nothing changed | no     | ruled  | foster-1914.law-8       |
      | davis-2004/regular       | nothing changed | no     | ruled  | davis-2004.regular.deal |
      | modern/standard          | nothing changed | no     | ruled  | modern.deal             |

  @spalding-1896.p07.look-over
  Scenario Outline: Taking up one's cards too soon
    When the question looking-before-the-deal-is-over is put to <rules> with <changes>
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

  Scenario Outline: A hand without points
    No source lets a player ask for a new deal because of the cards dealt, and none forbids it. What Bicycle says of a
    new deal is of faults in shuffling, cutting and dealing.

    When the question no-points-dealt is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                     | changes         | answer | firm   | provision |
      | hoyle-1887/hearts         | nothing changed | no     | silent | -         |
      | spalding-1896/sweepstake  | nothing changed | no     | silent | -         |
      | spalding-1896/progressive | nothing changed | no     | silent | -         |
      | hoyle-1913/simple         | nothing changed | no     | silent | -         |
      | foster-1914/sweepstake    | nothing changed | no     | silent | -         |
      | phillips-1939/black-maria | nothing changed | no     | silent | -         |
      | andrews-1983/hearts       | nothing changed | no     | silent | -         |
      | unix-1987/hearts          | nothing changed | no     | silent | -         |
      | sierra-1989/hearts        | nothing changed | no     | silent | -         |
      | microsoft-1992/hearts     | nothing changed | no     | silent | -         |
      | goldsmith-1997/hearts     | nothing changed | no     | silent | -         |
      | bicycle-1998/hearts       | nothing changed | no     | silent | -         |
      | davis-2004/regular        | nothing changed | no     | silent | -         |
      | modern/standard           | nothing changed | no     | silent | -         |
      | pagat-2024/hearts         | nothing changed | no     | silent | -         |
