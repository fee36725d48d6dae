Feature: Disputes about revokes
  The books of 1887, 1896 and 1914 punish a player who fails to follow suit; the others only say that he must follow.

  @spalding-1896.rule-35.correction @foster-1914.law-22.amend
  Scenario Outline: A revoke is put right
    When the question revoke-put-right is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | answer | firm   | provision                        |
      | hoyle-1887/hearts           | nothing changed | no     | silent | -                                |
      | spalding-1896/sweepstake    | nothing changed | yes    | ruled  | spalding-1896.rule-35.correction |
      | spalding-1896/single-handed | nothing changed | yes    | ruled  | spalding-1896.rule-35.correction |
      | hoyle-1913/simple           | nothing changed | no     | silent | -                                |
      | foster-1914/sweepstake      | nothing changed | yes    | ruled  | foster-1914.law-22.amend         |
      | davis-2004/regular          | nothing changed | no     | silent | -                                |
      | davis-2004/cancellation     | nothing changed | no     | silent | -                                |
      | modern/standard             | nothing changed | no     | silent | -                                |

  @spalding-1896.rule-35.others-retract @foster-1914.law-22.others
  Scenario Outline: Another changes his card after a revoke
    When the question others-change-after-a-revoke is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | answer | firm       | provision                            |
      | hoyle-1887/hearts           | nothing changed | no     | silent     | -                                    |
      | spalding-1896/sweepstake    | nothing changed | yes    | ruled      | spalding-1896.rule-35.others-retract |
      | spalding-1896/single-handed | nothing changed | -      | impossible | -                                    |
      | hoyle-1913/simple           | nothing changed | no     | silent     | -                                    |
      | foster-1914/sweepstake      | nothing changed | yes    | ruled      | foster-1914.law-22.others            |
      | davis-2004/regular          | nothing changed | no     | silent     | -                                    |
      | davis-2004/cancellation     | nothing changed | no     | silent     | -                                    |
      | modern/standard             | nothing changed | no     | silent     | -                                    |

  @spalding-1896.rule-35.correction @foster-1914.law-22.amend
  Scenario Outline: A revoke is seen too late
    When the question revoke-found-late is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | answer | firm   | provision                        |
      | hoyle-1887/hearts           | nothing changed | no     | silent | -                                |
      | spalding-1896/sweepstake    | nothing changed | no     | ruled  | spalding-1896.rule-35.correction |
      | spalding-1896/single-handed | nothing changed | no     | ruled  | spalding-1896.rule-35.correction |
      | hoyle-1913/simple           | nothing changed | no     | silent | -                                |
      | foster-1914/sweepstake      | nothing changed | no     | ruled  | foster-1914.law-22.amend         |
      | davis-2004/regular          | nothing changed | no     | silent | -                                |
      | davis-2004/cancellation     | nothing changed | no     | silent | -                                |
      | modern/standard             | nothing changed | no     | silent | -                                |

  @spalding-1896.rule-38.time-limit @foster-1914.law-26
  Scenario Outline: A claim comes too late
    When the question revoke-claimed-late is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm   | provision                        |
      | hoyle-1887/hearts        | nothing changed | no     | silent | -                                |
      | spalding-1896/sweepstake | nothing changed | no     | ruled  | spalding-1896.rule-38.time-limit |
      | hoyle-1913/simple        | nothing changed | no     | silent | -                                |
      | foster-1914/sweepstake   | nothing changed | no     | ruled  | foster-1914.law-26               |
      | davis-2004/regular       | nothing changed | no     | silent | -                                |
      | davis-2004/cancellation  | nothing changed | no     | silent | -                                |
      | modern/standard          | nothing changed | no     | silent | -                                |

  @spalding-1896.rule-38.mixed @foster-1914.law-25.mixed
  Scenario Outline: The tricks were mixed
    When the question tricks-mixed is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm   | provision                   |
      | hoyle-1887/hearts        | nothing changed | no     | silent | -                           |
      | spalding-1896/sweepstake | nothing changed | yes    | ruled  | spalding-1896.rule-38.mixed |
      | hoyle-1913/simple        | nothing changed | no     | silent | -                           |
      | foster-1914/sweepstake   | nothing changed | yes    | ruled  | foster-1914.law-25.mixed    |
      | davis-2004/regular       | nothing changed | no     | silent | -                           |
      | davis-2004/cancellation  | nothing changed | no     | silent | -                           |
      | modern/standard          | nothing changed | no     | silent | -                           |

  @hoyle-1887.revoke @spalding-1896.rule-35.penalty @foster-1914.law-23
  Scenario Outline: A revoke takes a heart from whoever would have taken all
    In 1887 the fine and the trick are all that a revoke costs, so that the hearts are counted as they lie.

    When the question revoke-against-a-slam is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer   | firm   | provision                     |
      | hoyle-1887/hearts        | nothing changed | as-taken | ruled  | hoyle-1887.revoke             |
      | spalding-1896/sweepstake | nothing changed | nothing  | ruled  | spalding-1896.rule-35.penalty |
      | hoyle-1913/simple        | nothing changed | as-taken | silent | -                             |
      | foster-1914/sweepstake   | nothing changed | nothing  | ruled  | foster-1914.law-23            |
      | davis-2004/black-lady    | nothing changed | as-taken | silent | -                             |
      | modern/standard          | nothing changed | as-taken | silent | -                             |

  @spalding-1896.rule-36 @foster-1914.law-23.sole-pool
  Scenario Outline: Whoever took everything had revoked
    When the question revoke-in-a-slam is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm   | provision                    |
      | hoyle-1887/hearts        | nothing changed | yes    | silent | -                            |
      | spalding-1896/sweepstake | nothing changed | no     | ruled  | spalding-1896.rule-36        |
      | hoyle-1913/simple        | nothing changed | yes    | silent | -                            |
      | foster-1914/sweepstake   | nothing changed | no     | ruled  | foster-1914.law-23.sole-pool |
      | davis-2004/black-lady    | nothing changed | yes    | silent | -                            |
      | modern/standard          | nothing changed | yes    | silent | -                            |

  @hoyle-1887.revoke @spalding-1896.rule-35.penalty
  Scenario Outline: What a revoke costs
    In 1887 A, who has none, is paid three, four and six, and B owes the fine besides, whatever was agreed. In 1896 B owes
    all thirteen. With Howell settling A would be up thirteen and B one; B may not win it, and pays A alone.

    When the question revoke-paid-for is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm    | word             | net          | provision                     |
      | hoyle-1887/hearts        | nothing changed | ruled   | A+13 B-3 C-4 D-6 | +13 −3 −4 −6 | hoyle-1887.revoke             |
      | hoyle-1887/hearts        | revoke-fine=5   | assumed | A+13 B-8 C-4 D-6 | +13 −8 −4 −6 | hoyle-1887.revoke             |
      | spalding-1896/sweepstake | nothing changed | ruled   | A+13 B-13        | +13 −13 0 0  | spalding-1896.rule-35.penalty |
      | spalding-1896/howell     | nothing changed | ruled   | A+13 B-13        | +13 −13 0 0  | spalding-1896.rule-35.penalty |
      | hoyle-1913/simple        | nothing changed | silent  | -                | -            | -                             |
      | davis-2004/regular       | nothing changed | silent  | -                | -            | -                             |
      | modern/standard          | nothing changed | silent  | -                | -            | -                             |

  @hoyle-1887.revoke @spalding-1896.rule-36.sole-pool
  Scenario Outline: The winner of the pool revoked
    In 1887 nothing keeps a player who revoked from winning. In 1896 his thirteen chips stand as a Jack.

    When the question revoke-by-the-winner is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes           | firm   | word             | net          | provision                       |
      | hoyle-1887/hearts        | nothing changed   | ruled  | A+13 B-3 C-4 D-6 | +13 −3 −4 −6 | hoyle-1887.revoke               |
      | spalding-1896/sweepstake | nothing changed   | ruled  | A-13 jack        | −13 0 0 0    | spalding-1896.rule-36.sole-pool |
      | spalding-1896/sweepstake | pool=13; jack-stands=yes | ruled  | A-13 jack        | −13 0 0 0    | spalding-1896.rule-36.sole-pool |
      | hoyle-1913/simple        | nothing changed   | silent | -                | -            | -                               |
      | davis-2004/regular       | nothing changed   | silent | -                | -            | -                               |
      | modern/standard          | nothing changed   | silent | -                | -            | -                               |

  @hoyle-1887.revoke @spalding-1896.rule-36.divided-pool
  Scenario Outline: One of two winners revoked
    In 1896 six go to the other winner and seven stand as a Jack.

    When the question revoke-by-a-sharer is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word            | net         | provision                          |
      | hoyle-1887/hearts        | nothing changed | ruled  | A+6 B+6 C-6 D-7 | +6 +6 −6 −7 | hoyle-1887.revoke                  |
      | spalding-1896/sweepstake | nothing changed | ruled  | A-13 B+6 jack   | −13 +6 0 0  | spalding-1896.rule-36.divided-pool |
      | hoyle-1913/simple        | nothing changed | silent | -               | -           | -                                  |
      | davis-2004/regular       | nothing changed | silent | -               | -           | -                                  |
      | modern/standard          | nothing changed | silent | -               | -           | -                                  |

  @spalding-1896.rule-37
  Scenario Outline: Two players revoked
    When the question two-revokes is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word           | net           | provision             |
      | hoyle-1887/hearts        | nothing changed | silent | -              | -             | -                     |
      | spalding-1896/sweepstake | nothing changed | ruled  | A+26 B-13 C-13 | +26 −13 −13 0 | spalding-1896.rule-37 |
      | hoyle-1913/simple        | nothing changed | silent | -              | -             | -                     |
      | davis-2004/regular       | nothing changed | silent | -              | -             | -                     |
      | modern/standard          | nothing changed | silent | -              | -             | -                     |

  @spalding-1896.rule-48
  Scenario Outline: A revoke where the suit was bought
    D owes thirteen and twenty-eight. The pool holds those and C's twenty-eight, sixty-nine in all; B and C share it, and
    the odd chip goes to B, the nearer to the dealer's left.

    When the question revoke-after-an-auction is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm                   | word          | net          | provision             |
      | hoyle-1887/hearts        | nothing changed | impossible             | -             | -            | -                     |
      | spalding-1896/sweepstake | nothing changed | impossible             | -             | -            | -                     |
      | spalding-1896/auction    | nothing changed | ruled                  | B+35 C+6 D-41 | 0 +35 +6 −41 | spalding-1896.rule-48 |
      | hoyle-1913/simple        | nothing changed | impossible             | -             | -            | -                     |
      | davis-2004/regular       | nothing changed | impossible             | -             | -            | -                     |
      | modern/standard          | nothing changed | impossible             | -             | -            | -                     |

  @hoyle-1887.revoke-to-avoid-thirteen @spalding-1896.rule-35.penalty
  Scenario Outline: A revoke to escape all the hearts
    In 1887 D pays eight to each, and for his twelve hearts, and A for his one; B and C draw six each beside their eight.
    In 1896 it is a revoke like any other: D owes thirteen, and B and C divide them, B having the odd one.

    When the question revoke-to-escape-all is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word               | net            | provision                           |
      | hoyle-1887/hearts        | nothing changed | ruled  | A+7 B+14 C+14 D-36 | +7 +14 +14 −36 | hoyle-1887.revoke-to-avoid-thirteen |
      | spalding-1896/sweepstake | nothing changed | ruled  | B+7 C+6 D-13       | 0 +7 +6 −13    | spalding-1896.rule-35.penalty       |
      | hoyle-1913/simple        | nothing changed | silent | -                  | -              | -                                   |
      | davis-2004/regular       | nothing changed | silent | -                  | -              | -                                   |
      | modern/standard          | nothing changed | silent | -                  | -              | -                                   |
