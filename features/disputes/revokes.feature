Feature: Disputes about revokes
  The books of 1887, 1896, 1914 and 1998 punish a player who fails to follow suit; the others at most say that suit must be
  followed.

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
  Scenario Outline: Another player changes a card after a revoke
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

  Scenario Outline: A revoke takes a heart from whoever would have taken all
    In the books that charge for a revoke nothing is won by taking everything; those in which something is won by it say of
    revokes no more than that a player must follow suit.

    When the question revoke-against-a-slam is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer   | firm       | provision |
      | hoyle-1887/hearts        | nothing changed | -        | impossible | -         |
      | spalding-1896/sweepstake | nothing changed | -        | impossible | -         |
      | hoyle-1913/simple        | nothing changed | -        | impossible | -         |
      | foster-1914/progressive  | nothing changed | -        | impossible | -         |
      | davis-2004/black-lady    | nothing changed | -        | impossible | -         |
      | davis-2004/black-lady    | slam=others-up  | as-taken | silent     | -         |
      | davis-2004/omnibus       | nothing changed | as-taken | silent     | -         |
      | modern/standard          | nothing changed | as-taken | silent     | -         |

  Scenario Outline: Whoever took everything had revoked
    When the question revoke-in-a-slam is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm       | provision |
      | hoyle-1887/hearts        | nothing changed | -      | impossible | -         |
      | spalding-1896/drive      | nothing changed | -      | impossible | -         |
      | hoyle-1913/simple        | nothing changed | -      | impossible | -         |
      | foster-1914/sweepstake   | nothing changed | -      | impossible | -         |
      | davis-2004/black-lady    | nothing changed | -      | impossible | -         |
      | davis-2004/black-lady    | slam=self-down  | yes    | silent     | -         |
      | davis-2004/omnibus       | nothing changed | yes    | silent     | -         |
      | modern/standard          | nothing changed | yes    | silent     | -         |

  @hoyle-1887.revoke @spalding-1896.rule-35.penalty @spalding-1896.rule-48 @spalding-1896.p39.drive.no-chips
  @foster-1914.law-23 @foster-1914.law-24.auction @foster-1914.p356.progressive.no-counters
  Scenario Outline: What a revoke costs
    In 1887 A, who has none, is paid three, four and six, and B owes the fine besides, whatever was agreed. In 1896 B owes
    all thirteen, and where the suit was bought the amount of the bid as well. With Howell settling A would be up thirteen
    and B one, C down three and D eleven: B pays the fourteen, and may not have the one, which stays on the table.
    Where C bought the suit for twenty-five, B owes thirteen and twenty-five, and A has these with C's twenty-five; or, where
    the bid is refunded to the buyer, A has the thirteen and C's own twenty-five, and C has twenty-five from B.

    When the question revoke-paid-for is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                        | changes                             | answer     | firm         | net             | provision                                                                                                                                  |
      | hoyle-1887/hearts            | nothing changed                     | fine       | ruled        | +13 −3 −4 −6    | hoyle-1887.revoke                                                                                                                          |
      | hoyle-1887/hearts            | revoke-fine=5                       | fine       | by an option | +13 −8 −4 −6    | hoyle-1887.revoke                                                                                                                          |
      | hoyle-1887/eagle-14          | nothing changed                     | fine       | assumed      | +104 −9 −26 −69 | hoyle-1887.revoke                                                                                                                          |
      | spalding-1896/sweepstake     | nothing changed                     | all-losses | ruled        | +13 −13 0 0     | spalding-1896.rule-35.penalty                                                                                                              |
      | spalding-1896/sweepstake     | buyer=C; bid=25                     | -          | impossible   | -               | -                                                                                                                                          |
      | spalding-1896/five-handed    | nothing changed                     | all-losses | ruled        | +13 −13 0 0 0   | spalding-1896.rule-35.penalty                                                                                                              |
      | spalding-1896/denominational | nothing changed                     | all-losses | assumed      | +23 −23 0 0     | spalding-1896.rule-35.penalty                                                                                                              |
      | spalding-1896/joker          | nothing changed                     | all-losses | ruled        | +17 −17 0 0     | spalding-1896.rule-35.penalty                                                                                                              |
      | spalding-1896/spot           | nothing changed                     | all-losses | ruled        | +104 −104 0 0   | spalding-1896.rule-35.penalty                                                                                                              |
      | spalding-1896/jack-pot       | nothing changed                     | all-losses | ruled        | +12 −14 −1 −1   | spalding-1896.rule-35.penalty                                                                                                              |
      | spalding-1896/three-handed   | nothing changed                     | all-losses | by an option | +8 −8 0         | spalding-1896.rule-35.penalty                                                                                                              |
      | spalding-1896/howell         | nothing changed                     | all-losses | assumed      | +13 −14 0 0     | spalding-1896.rule-36                                                                                                                      |
      | spalding-1896/auction        | nothing changed                     | all-losses | assumed      | +23 −23 0 0     | spalding-1896.rule-48                                                                                                                      |
      | spalding-1896/auction        | buyer=C; bid=25                     | all-losses | assumed      | +63 −38 −25 0   | spalding-1896.rule-48                                                                                                                      |
      | spalding-1896/drive          | nothing changed                     | no-stakes  | ruled        | 0 0 0 0         | spalding-1896.p39.drive.no-chips                                                                                                           |
      | foster-1914/sweepstake       | nothing changed                     | all-losses | ruled        | +13 −13 0 0     | foster-1914.law-23                                                                                                                         |
      | foster-1914/howell           | nothing changed                     | all-losses | assumed      | +13 −14 0 0     | foster-1914.law-23, foster-1914.p351.revoking.all-losses alone                                                                             |
      | foster-1914/auction          | nothing changed                     | all-losses | ruled        | +23 −23 0 0     | foster-1914.law-24.auction                                                                                                                 |
      | foster-1914/auction          | buyer=C; bid=25; revokers-bid=buyer | all-losses | by an option | +38 −38 0 0     | foster-1914.p352.revoking.auction                                                                                                          |
      | foster-1914/spot             | nothing changed                     | all-losses | ruled        | +104 −104 0 0   | foster-1914.law-23                                                                                                                         |
      | foster-1914/two-handed       | nothing changed                     | all-losses | assumed      | +13 −13         | foster-1914.law-23, foster-1914.p351.revoking.all-losses, foster-1914.p354.two-handed.difference, foster-1914.p354.two-handed.object alone |
      | foster-1914/three-handed     | nothing changed                     | all-losses | assumed      | +13 −13 0       | foster-1914.law-23, foster-1914.p351.revoking.all-losses alone                                                                             |
      | foster-1914/three-handed     | revoked=A                           | all-losses | assumed      | −13 0 0         | foster-1914.law-23, foster-1914.p351.revoking.all-losses alone                                                                             |
      | foster-1914/three-handed     | settling=sweepstake                 | all-losses | ruled        | +13 −13 0       | foster-1914.law-23                                                                                                                         |
      | foster-1914/joker            | nothing changed                     | all-losses | ruled        | +17 −17 0 0     | foster-1914.law-23                                                                                                                         |
      | foster-1914/black-jack       | nothing changed                     | all-losses | assumed      | +23 −23 0 0     | foster-1914.law-23                                                                                                                         |
      | foster-1914/black-lady       | nothing changed                     | all-losses | assumed      | +26 −26 0 0     | foster-1914.law-23                                                                                                                         |
      | foster-1914/progressive      | nothing changed                     | no-stakes  | ruled        | 0 0 0 0         | foster-1914.p356.progressive.no-counters                                                                                                   |
      | foster-1914/domino           | nothing changed                     | all-losses | assumed      | 0 +13 0 0       | foster-1914.law-23, foster-1914.p351.revoking.all-losses alone                                                                             |
      | hoyle-1913/simple            | nothing changed                     | no-more    | silent       | -               | -                                                                                                                                          |
      | davis-2004/regular           | nothing changed                     | no-more    | silent       | -               | -                                                                                                                                          |
      | modern/standard              | nothing changed                     | no-more    | silent       | -               | -                                                                                                                                          |

  @hoyle-1887.revoke @spalding-1896.rule-36.sole-pool @spalding-1896.rule-35.penalty @foster-1914.law-23.sole-pool
  @foster-1914.law-23
  Scenario Outline: The winner of the pool revoked
    In 1887 nothing keeps a player who revoked from winning. In 1896 A's thirteen chips stand as a Jack. With Howell
    settling A pays the fourteen of C and D: B has the one due to B, and thirteen stay.
    Where C bought the suit for twenty-five, A's thirty-eight and C's twenty-five stand.

    When the question revoke-by-the-winner is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                        | changes                  | answer | firm         | net           | provision                       |
      | hoyle-1887/hearts            | nothing changed          | he     | assumed      | +13 −3 −4 −6  | hoyle-1887.revoke               |
      | spalding-1896/sweepstake     | nothing changed          | jack   | ruled        | −13 0 0 0     | spalding-1896.rule-36.sole-pool |
      | spalding-1896/sweepstake     | pool=13; jack-stands=yes | jack   | ruled        | −13 0 0 0     | spalding-1896.rule-36.sole-pool |
      | spalding-1896/denominational | nothing changed          | jack   | assumed      | −23 0 0 0     | spalding-1896.rule-35.penalty   |
      | spalding-1896/joker          | nothing changed          | jack   | assumed      | −17 0 0 0     | spalding-1896.rule-35.penalty   |
      | spalding-1896/jack-pot       | nothing changed          | jack   | assumed      | −14 −1 −1 −1  | spalding-1896.rule-35.penalty   |
      | spalding-1896/spot           | nothing changed          | jack   | assumed      | −104 0 0 0    | spalding-1896.rule-35.penalty   |
      | spalding-1896/howell         | nothing changed          | -      | impossible   | -             | -                               |
      | spalding-1896/auction        | nothing changed          | jack   | assumed      | −33 0 0 0     | spalding-1896.rule-48           |
      | spalding-1896/auction        | buyer=C; bid=25          | jack   | assumed      | −38 0 −25 0   | spalding-1896.rule-48           |
      | spalding-1896/drive          | nothing changed          | -      | impossible   | -             | -                               |
      | hoyle-1913/simple            | nothing changed          | he     | silent       | -             | -                               |
      | foster-1914/sweepstake       | nothing changed          | jack   | ruled        | −13 0 0 0     | foster-1914.law-23.sole-pool    |
      | foster-1914/sweepstake       | hearts=0,1,2,3,3,3       | jack   | assumed      | −12 0 0 0 0 0 | foster-1914.law-23              |
      | foster-1914/howell           | nothing changed          | -      | impossible   | -             | -                               |
      | foster-1914/two-handed       | nothing changed          | -      | impossible   | -             | -                               |
      | foster-1914/three-handed     | settling=sweepstake      | jack   | by an option | −13 0 0       | foster-1914.law-23.sole-pool    |
      | foster-1914/auction          | nothing changed          | jack   | assumed      | −33 0 0 0     | foster-1914.law-24.auction      |
      | foster-1914/spot             | nothing changed          | jack   | assumed      | −104 0 0 0    | foster-1914.law-23              |
      | foster-1914/joker            | nothing changed          | jack   | assumed      | −17 0 0 0     | foster-1914.law-23              |
      | foster-1914/black-jack       | nothing changed          | jack   | assumed      | −23 0 0 0     | foster-1914.law-23              |
      | foster-1914/black-lady       | nothing changed          | jack   | assumed      | −26 0 0 0     | foster-1914.law-23              |
      | foster-1914/progressive      | nothing changed          | -      | impossible   | -             | -                               |
      | foster-1914/domino           | nothing changed          | -      | impossible   | -             | -                               |
      | foster-1914/three-handed     | nothing changed          | -      | impossible   | -             | -                               |
      | davis-2004/regular           | nothing changed          | -      | impossible   | -             | -                               |
      | modern/standard              | nothing changed          | -      | impossible   | -             | -                               |

  @hoyle-1887.revoke @spalding-1896.rule-36.divided-pool @spalding-1896.rule-35.penalty
  @foster-1914.law-23.divided-pool @foster-1914.law-23
  Scenario Outline: One of two winners revoked
    In 1896 six go to the other winner and seven stand as a Jack. With Howell settling the revoker pays the twenty-six of
    C and D: the other has the thirteen due to them, and thirteen stay.
    Where C bought the suit for twenty-five, the pool is A's thirty-eight and those, sixty-three; the other winner has
    thirty-one, and thirty-two stand.

    When the question revoke-by-a-sharer is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                        | changes             | answer   | firm         | net            | provision                          |
      | hoyle-1887/hearts            | nothing changed     | half     | assumed      | +6 +6 −6 −7    | hoyle-1887.revoke                  |
      | spalding-1896/sweepstake     | nothing changed     | own-part | ruled        | −13 +6 0 0     | spalding-1896.rule-36.divided-pool |
      | spalding-1896/denominational | nothing changed     | own-part | assumed      | −23 +11 0 0    | spalding-1896.rule-35.penalty      |
      | spalding-1896/joker          | nothing changed     | own-part | assumed      | −17 +8 0 0     | spalding-1896.rule-35.penalty      |
      | spalding-1896/jack-pot       | nothing changed     | own-part | assumed      | −14 +5 −1 −1   | spalding-1896.rule-35.penalty      |
      | spalding-1896/spot           | nothing changed     | own-part | assumed      | −104 +52 0 0   | spalding-1896.rule-35.penalty      |
      | spalding-1896/howell         | nothing changed     | -        | impossible   | -              | -                                  |
      | spalding-1896/widow          | nothing changed     | nothing  | assumed      | −13 0 0 0      | spalding-1896.rule-35.penalty      |
      | spalding-1896/widow          | hearts=0,0,4,4,5    | own-part | assumed      | −13 +6 0 0 0   | spalding-1896.rule-36.divided-pool |
      | spalding-1896/auction        | nothing changed     | own-part | assumed      | −33 +16 0 0    | spalding-1896.rule-48              |
      | spalding-1896/auction        | buyer=C; bid=25     | own-part | assumed      | −38 +31 −25 0  | spalding-1896.rule-48              |
      | spalding-1896/drive          | nothing changed     | -        | impossible   | -              | -                                  |
      | hoyle-1913/simple            | nothing changed     | half     | silent       | -              | -                                  |
      | foster-1914/sweepstake       | nothing changed     | own-part | ruled        | −13 +6 0 0     | foster-1914.law-23.divided-pool    |
      | foster-1914/sweepstake       | hearts=0,0,3,3,3,3  | own-part | assumed      | −12 +6 0 0 0 0 | foster-1914.law-23                 |
      | foster-1914/heartsette       | hearts=0,0,3,3,3,4  | own-part | ruled        | −13 +6 0 0 0 0 | foster-1914.law-23.divided-pool    |
      | foster-1914/howell           | nothing changed     | -        | impossible   | -              | -                                  |
      | foster-1914/two-handed       | nothing changed     | -        | impossible   | -              | -                                  |
      | foster-1914/three-handed     | settling=sweepstake | nothing  | by an option | −13 0 0        | foster-1914.law-23                 |
      | foster-1914/auction          | nothing changed     | own-part | assumed      | −33 +16 0 0    | foster-1914.law-24.auction         |
      | foster-1914/spot             | nothing changed     | own-part | assumed      | −104 +52 0 0   | foster-1914.law-23                 |
      | foster-1914/joker            | nothing changed     | own-part | assumed      | −17 +8 0 0     | foster-1914.law-23                 |
      | foster-1914/black-jack       | nothing changed     | own-part | assumed      | −23 +11 0 0    | foster-1914.law-23                 |
      | foster-1914/black-lady       | nothing changed     | own-part | assumed      | −26 +13 0 0    | foster-1914.law-23                 |
      | foster-1914/progressive      | nothing changed     | -        | impossible   | -              | -                                  |
      | foster-1914/domino           | nothing changed     | -        | impossible   | -              | -                                  |
      | davis-2004/regular           | nothing changed     | -        | impossible   | -              | -                                  |
      | modern/standard              | nothing changed     | -        | impossible   | -              | -                                  |

  @hoyle-1887.revoke @spalding-1896.rule-37 @spalding-1896.rule-48 @spalding-1896.p39.drive.no-chips
  @foster-1914.law-24.twenty-six @foster-1914.law-24 @foster-1914.law-24.auction
  @foster-1914.p356.progressive.no-counters
  Scenario Outline: Two players revoked
    With Howell settling each pays the fourteen: thirteen to A, and the one that B alone would have been ahead by stays,
    twice.
    Where D bought the suit for twenty-five, each owes thirteen and twenty-five, and A has both and D's twenty-five.

    When the question two-revokes is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                        | changes         | answer    | firm         | net              | provision                                |
      | hoyle-1887/hearts            | nothing changed | each-all  | ruled        | +13 −3 −4 −6     | hoyle-1887.revoke                        |
      | spalding-1896/sweepstake     | nothing changed | each-all  | ruled        | +26 −13 −13 0    | spalding-1896.rule-37                    |
      | spalding-1896/denominational | nothing changed | each-all  | assumed      | +46 −23 −23 0    | spalding-1896.rule-37                    |
      | spalding-1896/spot           | nothing changed | each-all  | ruled        | +208 −104 −104 0 | spalding-1896.rule-37                    |
      | spalding-1896/three-handed   | nothing changed | each-all  | by an option | +16 −8 −8        | spalding-1896.rule-37                    |
      | spalding-1896/howell         | nothing changed | each-all  | assumed      | +26 −14 −14 0    | spalding-1896.rule-37                    |
      | spalding-1896/auction        | nothing changed | each-all  | assumed      | +46 −23 −23 0    | spalding-1896.rule-48                    |
      | spalding-1896/auction        | buyer=D; bid=25 | each-all  | assumed      | +101 −38 −38 −25 | spalding-1896.rule-48                    |
      | spalding-1896/drive          | nothing changed | no-stakes | ruled        | 0 0 0 0          | spalding-1896.p39.drive.no-chips         |
      | foster-1914/sweepstake       | nothing changed | each-all  | ruled        | +26 −13 −13 0    | foster-1914.law-24.twenty-six            |
      | foster-1914/howell           | nothing changed | each-all  | assumed      | +26 −14 −14 0    | foster-1914.law-24                       |
      | foster-1914/two-handed       | nothing changed | each-all  | assumed      | 0 0              | foster-1914.law-24                       |
      | foster-1914/auction          | nothing changed | each-all  | ruled        | +46 −23 −23 0    | foster-1914.law-24.auction               |
      | foster-1914/spot             | nothing changed | each-all  | ruled        | +208 −104 −104 0 | foster-1914.law-24                       |
      | foster-1914/joker            | nothing changed | each-all  | ruled        | +34 −17 −17 0    | foster-1914.law-24                       |
      | foster-1914/progressive      | nothing changed | no-stakes | ruled        | 0 0 0 0          | foster-1914.p356.progressive.no-counters |
      | foster-1914/domino           | nothing changed | each-all  | assumed      | 0 +13 +13 0      | foster-1914.law-24                       |
      | hoyle-1913/simple            | nothing changed | no-more   | silent       | -                | -                                        |
      | davis-2004/regular           | nothing changed | no-more   | silent       | -                | -                                        |
      | modern/standard              | nothing changed | no-more   | silent       | -                | -                                        |

  @spalding-1896.rule-48 @foster-1914.law-24.auction @foster-1914.p352.revoking.auction
  Scenario Outline: A revoke where the suit was bought
    D owes thirteen and twenty-eight. The pool holds those and C's twenty-eight, sixty-nine in all; B and C share it, and
    the odd chip goes to B, the nearer to the dealer's left.
    Where in 1914 the bid is refunded to the buyer, C has twenty-eight from D; the pool holds D's thirteen and C's own
    twenty-eight, forty-one, of which B and C have twenty each and one is left.

    When the question revoke-after-an-auction is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes            | answer | firm         | net           | provision                         |
      | hoyle-1887/hearts        | nothing changed    | -      | impossible   | -             | -                                 |
      | spalding-1896/sweepstake | nothing changed    | -      | impossible   | -             | -                                 |
      | spalding-1896/auction    | nothing changed    | yes    | assumed      | 0 +35 +6 −41  | spalding-1896.rule-48             |
      | spalding-1896/auction    | bid=0              | yes    | assumed      | 0 +17 +6 −23  | spalding-1896.rule-48             |
      | hoyle-1913/simple        | nothing changed    | -      | impossible   | -             | -                                 |
      | foster-1914/sweepstake   | nothing changed    | -      | impossible   | -             | -                                 |
      | foster-1914/auction      | nothing changed    | yes    | ruled        | 0 +34 +6 −41  | foster-1914.law-24.auction        |
      | foster-1914/auction      | bid=0              | yes    | ruled        | 0 +16 +6 −23  | foster-1914.p352.revoking.auction |
      | foster-1914/auction      | revokers-bid=buyer | yes    | by an option | 0 +20 +20 −41 | foster-1914.p352.revoking.auction |
      | davis-2004/regular       | nothing changed    | -      | impossible   | -             | -                                 |
      | modern/standard          | nothing changed    | -      | impossible   | -             | -                                 |

  @hoyle-1887.revoke-to-avoid-thirteen @hoyle-1887.revoke @spalding-1896.rule-35.penalty @foster-1914.law-23
  @foster-1914.law-24.auction @foster-1914.p356.progressive.no-counters
  Scenario Outline: A revoke to escape all the hearts
    In 1887 D pays eight to each, and for twelve hearts, and A for one; B and C draw six each beside their eight.
    In 1896 it is a revoke like any other: D owes thirteen, and B and C divide them, B having the odd one.
    Where B bought the suit for twenty-five, the pool is D's thirty-eight and those, sixty-three: B and C have thirty-one
    each, one is left, and B has paid the twenty-five.
    In the Joker game of 1914 the joker was dealt to A and D took it, so that five of D's seventeen are A's, and B and C
    divide twelve.

    When the question revoke-to-escape-all is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                        | changes         | answer        | firm         | net             | provision                                                                                                                                  |
      | hoyle-1887/hearts            | nothing changed | each-opponent | assumed      | +7 +14 +14 −36  | hoyle-1887.revoke-to-avoid-thirteen                                                                                                        |
      | hoyle-1887/eagle-14          | nothing changed | each-opponent | assumed      | +6 +60 +60 −126 | hoyle-1887.lowest-wins                                                                                                                     |
      | spalding-1896/sweepstake     | nothing changed | all-losses    | ruled        | 0 +7 +6 −13     | spalding-1896.rule-35.penalty                                                                                                              |
      | spalding-1896/denominational | nothing changed | all-losses    | assumed      | 0 +12 +11 −23   | spalding-1896.rule-35.penalty                                                                                                              |
      | spalding-1896/spot           | nothing changed | all-losses    | ruled        | 0 +52 +52 −104  | spalding-1896.rule-35.penalty                                                                                                              |
      | spalding-1896/howell         | nothing changed | all-losses    | assumed      | +9 +13 +13 −35  | spalding-1896.rule-35.penalty alone                                                                                                        |
      | spalding-1896/widow          | nothing changed | all-losses    | assumed      | 0 0 0 −13       | spalding-1896.rule-35.penalty                                                                                                              |
      | spalding-1896/three-handed   | nothing changed | all-losses    | by an option | +11 +12 −23     | spalding-1896.rule-35.penalty                                                                                                              |
      | foster-1914/sweepstake       | nothing changed | all-losses    | ruled        | 0 +6 +6 −13     | foster-1914.law-23                                                                                                                         |
      | foster-1914/howell           | nothing changed | all-losses    | assumed      | +9 +13 +13 −35  | foster-1914.law-23, foster-1914.p351.revoking.all-losses alone                                                                             |
      | foster-1914/two-handed       | nothing changed | all-losses    | assumed      | +11 −11         | foster-1914.law-23, foster-1914.p351.revoking.all-losses, foster-1914.p354.two-handed.difference, foster-1914.p354.two-handed.object alone |
      | foster-1914/auction          | nothing changed | all-losses    | ruled        | −10 +16 +16 −23 | foster-1914.law-24.auction                                                                                                                 |
      | foster-1914/auction          | buyer=B; bid=25 | all-losses    | ruled        | 0 +6 +31 −38    | foster-1914.law-24.auction                                                                                                                 |
      | foster-1914/spot             | nothing changed | all-losses    | ruled        | 0 +52 +52 −104  | foster-1914.law-23                                                                                                                         |
      | foster-1914/joker            | nothing changed | all-losses    | ruled        | +5 +6 +6 −17    | foster-1914.law-23                                                                                                                         |
      | foster-1914/black-lady       | nothing changed | all-losses    | assumed      | 0 +13 +13 −26   | foster-1914.law-23                                                                                                                         |
      | foster-1914/progressive      | nothing changed | no-stakes     | ruled        | 0 0 0 0         | foster-1914.p356.progressive.no-counters                                                                                                   |
      | foster-1914/domino           | nothing changed | all-losses    | assumed      | 0 0 0 +13       | foster-1914.law-23, foster-1914.p351.revoking.all-losses alone                                                                             |
      | hoyle-1913/simple            | nothing changed | no-more       | silent       | -               | -                                                                                                                                          |
      | davis-2004/regular           | nothing changed | no-more       | silent       | -               | -                                                                                                                                          |
      | modern/standard              | nothing changed | no-more       | silent       | -               | -                                                                                                                                          |

  Scenario Outline: A revoke that there was not
    The books of 1896 and 1914 let a player who claims a revoke look through the tricks, and say nothing of a claim
    that proves false.

    When the question accused-of-no-revoke is put to <rules> with <changes>
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
