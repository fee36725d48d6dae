Feature: Disputes in settling
  Who pays whom when the hearts are counted. The same thirteen hearts make one player rich in one book, stand as a
  Jack in another, and are only points in a third.

  @hoyle-1887.tie @spalding-1896.rule-46 @spalding-1896.p24.howell.draw @spalding-1896.p41.jackpot.all-loaded
  @spalding-1896.p39.drive.no-chips @hoyle-1913.simple.tie @hoyle-1913.sweepstakes.not-won @hoyle-1913.howell.draw
  @hoyle-1913.black-lady.value @davis-2004.regular.score @davis-2004.black-lady.queen-13 @modern.count
  Scenario Outline: Two tie for the fewest, and nobody is clear
    When the question two-tie-for-fewest is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes            | firm                   | word             | net               | provision                            |
      | hoyle-1887/hearts        | nothing changed    | ruled                  | AB               | +4 +4 −3 −6       | hoyle-1887.tie                       |
      | hoyle-1887/hearts        | hearts=3,3,4,3     | ruled                  | ABD              | +1 +1 −4 +1       | hoyle-1887.tie                       |
      | hoyle-1887/hearts        | hearts=2,2,9       | ruled                  | AB               | +4 +4 −9          | hoyle-1887.tie                       |
      | hoyle-1887/hearts        | hearts=1,1,2,3,6   | ruled                  | AB               | +5 +5 −2 −3 −6    | hoyle-1887.tie                       |
      | hoyle-1887/hearts        | hearts=1,1,2,2,3,4 | ruled                  | AB               | +5 +5 −2 −2 −3 −4 | hoyle-1887.tie                       |
      | spalding-1896/sweepstake | nothing changed    | ruled                  | jack             | −2 −2 −3 −6       | spalding-1896.rule-46                |
      | spalding-1896/howell     | nothing changed    | ruled                  | each-for-himself | +5 +5 +1 −11      | spalding-1896.p24.howell.draw        |
      | spalding-1896/jack-pot   | nothing changed    | ruled                  | jack             | −3 −3 −4 −7       | spalding-1896.p41.jackpot.all-loaded |
      | spalding-1896/auction    | nothing changed    | ruled                  | jack             | −12 −2 −3 −6      | spalding-1896.rule-46                |
      | spalding-1896/drive      | nothing changed    | ruled                  | no-stakes        | 0 0 0 0           | spalding-1896.p39.drive.no-chips     |
      | spalding-1896/spot       | nothing changed    | impossible             | -                | -                 | -                                    |
      | hoyle-1913/simple        | nothing changed    | assumed                | AB               | +4 +4 −3 −6       | hoyle-1913.simple.tie                |
      | hoyle-1913/sweepstakes   | nothing changed    | ruled                  | jack             | −2 −2 −3 −6       | hoyle-1913.sweepstakes.not-won       |
      | hoyle-1913/howell        | nothing changed    | ruled                  | each-for-himself | +5 +5 +1 −11      | hoyle-1913.howell.draw               |
      | hoyle-1913/black-lady    | nothing changed    | ruled                  | AB               | +11 +11 −3 −19    | hoyle-1913.black-lady.value          |
      | davis-2004/regular       | nothing changed    | ruled                  | points           | +2 +2 +3 +6       | davis-2004.regular.score             |
      | davis-2004/black-lady    | nothing changed    | ruled                  | points           | +2 +2 +3 +19      | davis-2004.black-lady.queen-13       |
      | modern/standard          | nothing changed    | ruled                  | points           | +2 +2 +3 +19      | modern.count                         |

  @hoyle-1887.lowest-wins @spalding-1896.rule-46 @spalding-1896.p24.howell.draw @hoyle-1913.simple.fewest-wins
  @hoyle-1913.sweepstakes.not-won @hoyle-1913.howell.draw @davis-2004.regular.score @modern.count
  Scenario Outline: One alone has the fewest, and some
    When the question one-alone-has-fewest is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word             | net          | provision                      |
      | hoyle-1887/hearts        | nothing changed | ruled  | A                | +12 −2 −4 −6 | hoyle-1887.lowest-wins         |
      | spalding-1896/sweepstake | nothing changed | ruled  | jack             | −1 −2 −4 −6  | spalding-1896.rule-46          |
      | spalding-1896/howell     | nothing changed | ruled  | each-for-himself | +9 +5 −3 −11 | spalding-1896.p24.howell.draw  |
      | hoyle-1913/simple        | nothing changed | ruled  | A                | +12 −2 −4 −6 | hoyle-1913.simple.fewest-wins  |
      | hoyle-1913/sweepstakes   | nothing changed | ruled  | jack             | −1 −2 −4 −6  | hoyle-1913.sweepstakes.not-won |
      | hoyle-1913/howell        | nothing changed | ruled  | each-for-himself | +9 +5 −3 −11 | hoyle-1913.howell.draw         |
      | davis-2004/regular       | nothing changed | ruled  | points           | +1 +2 +4 +6  | davis-2004.regular.score       |
      | modern/standard          | nothing changed | ruled  | points           | +1 +2 +4 +19 | modern.count                   |

  @hoyle-1887.lowest-wins @spalding-1896.rule-43 @spalding-1896.p24.howell.draw @spalding-1896.p41.jackpot.one-clear
  @hoyle-1913.simple.fewest-wins @hoyle-1913.sweepstakes.one-clear @davis-2004.regular.score @modern.count
  Scenario Outline: One alone is clear
    When the question one-is-clear is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word             | net           | provision                           |
      | hoyle-1887/hearts        | nothing changed | ruled  | A                | +13 −2 −5 −6  | hoyle-1887.lowest-wins              |
      | spalding-1896/sweepstake | nothing changed | ruled  | A                | +13 −2 −5 −6  | spalding-1896.rule-43               |
      | spalding-1896/howell     | nothing changed | ruled  | each-for-himself | +13 +5 −7 −11 | spalding-1896.p24.howell.draw       |
      | spalding-1896/jack-pot   | nothing changed | ruled  | A                | +12 −3 −6 −7  | spalding-1896.p41.jackpot.one-clear |
      | hoyle-1913/simple        | nothing changed | ruled  | A                | +13 −2 −5 −6  | hoyle-1913.simple.fewest-wins       |
      | hoyle-1913/sweepstakes   | nothing changed | ruled  | A                | +13 −2 −5 −6  | hoyle-1913.sweepstakes.one-clear    |
      | davis-2004/regular       | nothing changed | ruled  | points           | 0 +2 +5 +6    | davis-2004.regular.score            |
      | modern/standard          | nothing changed | ruled  | points           | 0 +2 +5 +19   | modern.count                        |

  @hoyle-1887.tie-remainder @spalding-1896.rule-44 @spalding-1896.rule-44.odd-remains @spalding-1896.p24.howell.draw
  @spalding-1896.p41.jackpot.two-three-clear @spalding-1896.p42.widow.under-five @spalding-1896.p35.auction.two-clear
  @hoyle-1913.simple.tie @hoyle-1913.sweepstakes.two-clear @hoyle-1913.howell.draw
  Scenario Outline: Two are clear
    When the question two-are-clear is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm                   | word             | net             | provision                                 |
      | hoyle-1887/hearts        | nothing changed | ruled                  | AB               | +6 +6 −6 −7     | hoyle-1887.tie-remainder                  |
      | spalding-1896/sweepstake | nothing changed | ruled                  | AB               | +7 +6 −6 −7     | spalding-1896.rule-44                     |
      | spalding-1896/sweepstake | dealer=A        | ruled                  | AB               | +6 +7 −6 −7     | spalding-1896.rule-44                     |
      | spalding-1896/sweepstake | odd-chip=stays  | ruled                  | AB               | +6 +6 −6 −7     | spalding-1896.rule-44.odd-remains         |
      | spalding-1896/howell     | nothing changed | ruled                  | each-for-himself | +13 +13 −11 −15 | spalding-1896.p24.howell.draw             |
      | spalding-1896/jack-pot   | nothing changed | ruled                  | AB               | +5 +5 −7 −8     | spalding-1896.p41.jackpot.two-three-clear |
      | spalding-1896/widow      | nothing changed | ruled                  | jack             | 0 0 −6 −7       | spalding-1896.p42.widow.under-five        |
      | spalding-1896/auction    | nothing changed | ruled                  | AB               | +2 +11 −6 −7    | spalding-1896.p35.auction.two-clear       |
      | hoyle-1913/simple        | nothing changed | assumed                | AB               | +6 +6 −6 −7     | hoyle-1913.simple.tie                     |
      | hoyle-1913/sweepstakes   | nothing changed | assumed                | AB               | +6 +6 −6 −7     | hoyle-1913.sweepstakes.two-clear          |
      | hoyle-1913/howell        | nothing changed | ruled                  | each-for-himself | +13 +13 −11 −15 | hoyle-1913.howell.draw                    |
      | davis-2004/regular       | nothing changed | impossible             | -                | -               | -                                         |
      | modern/standard          | nothing changed | impossible             | -                | -               | -                                         |

  @hoyle-1887.tie-remainder @spalding-1896.rule-44 @spalding-1896.rule-44.odd-remains
  @spalding-1896.p41.jackpot.two-three-clear @spalding-1896.p42.widow.under-five @spalding-1896.p24.howell.no-jacks
  @hoyle-1913.simple.tie @hoyle-1913.sweepstakes.two-clear
  Scenario Outline: The odd chip
    When the question the-odd-chip is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm                   | word  | net             | provision                                 |
      | hoyle-1887/hearts        | nothing changed | ruled                  | stays | +6 +6 −6 −7     | hoyle-1887.tie-remainder                  |
      | spalding-1896/sweepstake | nothing changed | ruled                  | B     | +6 +7 −6 −7     | spalding-1896.rule-44                     |
      | spalding-1896/sweepstake | dealer=B        | ruled                  | A     | +7 +6 −6 −7     | spalding-1896.rule-44                     |
      | spalding-1896/sweepstake | odd-chip=stays  | ruled                  | stays | +6 +6 −6 −7     | spalding-1896.rule-44.odd-remains         |
      | spalding-1896/jack-pot   | nothing changed | ruled                  | pot   | +5 +5 −7 −8     | spalding-1896.p41.jackpot.two-three-clear |
      | spalding-1896/widow      | nothing changed | ruled                  | none  | 0 0 −6 −7       | spalding-1896.p42.widow.under-five        |
      | spalding-1896/howell     | nothing changed | ruled                  | none  | +13 +13 −11 −15 | spalding-1896.p24.howell.no-jacks         |
      | hoyle-1913/simple        | nothing changed | assumed                | stays | +6 +6 −6 −7     | hoyle-1913.simple.tie                     |
      | hoyle-1913/sweepstakes   | nothing changed | assumed                | stays | +6 +6 −6 −7     | hoyle-1913.sweepstakes.two-clear          |
      | hoyle-1913/black-lady    | nothing changed | ruled                  | none  | +13 +13 −6 −20  | hoyle-1913.simple.tie                     |
      | davis-2004/regular       | nothing changed | impossible             | -     | -               | -                                         |
      | modern/standard          | nothing changed | impossible             | -     | -               | -                                         |

  @hoyle-1887.tie-remainder @spalding-1896.rule-44.odd-remains @hoyle-1913.simple.fewest-wins
  Scenario Outline: An odd chip left from the last deal
    When the question the-odd-chip-left-from-last-time is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm                   | word | net          | provision                         |
      | hoyle-1887/hearts        | nothing changed | ruled                  | A    | +14 −2 −5 −6 | hoyle-1887.tie-remainder          |
      | spalding-1896/sweepstake | nothing changed | impossible             | -    | -            | -                                 |
      | spalding-1896/sweepstake | odd-chip=stays  | ruled                  | A    | +14 −2 −5 −6 | spalding-1896.rule-44.odd-remains |
      | hoyle-1913/simple        | nothing changed | assumed                | A    | +14 −2 −5 −6 | hoyle-1913.simple.fewest-wins     |
      | davis-2004/regular       | nothing changed | impossible             | -    | -            | -                                 |
      | modern/standard          | nothing changed | impossible             | -    | -            | -                                 |

  @hoyle-1887.all-thirteen @spalding-1896.rule-45 @spalding-1896.p24.howell.pay
  @spalding-1896.p41.jackpot.two-three-clear @spalding-1896.p35.auction.all-thirteen @hoyle-1913.simple.tie
  @hoyle-1913.sweepstakes.not-won @hoyle-1913.howell.pay @davis-2004.regular.score @modern.count
  Scenario Outline: One takes all thirteen
    When the question one-takes-all-thirteen is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm    | word             | net             | provision                                 |
      | hoyle-1887/hearts        | nothing changed | ruled   | ABC              | +4 +4 +4 −13    | hoyle-1887.all-thirteen                   |
      | spalding-1896/sweepstake | nothing changed | ruled   | jack             | 0 0 0 −13       | spalding-1896.rule-45                     |
      | spalding-1896/howell     | nothing changed | ruled   | each-for-himself | +13 +13 +13 −39 | spalding-1896.p24.howell.pay              |
      | spalding-1896/jack-pot   | nothing changed | ruled   | ABC              | +3 +3 +3 −14    | spalding-1896.p41.jackpot.two-three-clear |
      | spalding-1896/auction    | nothing changed | ruled   | jack             | −10 0 0 −13     | spalding-1896.p35.auction.all-thirteen    |
      | hoyle-1913/simple        | nothing changed | assumed | ABC              | +4 +4 +4 −13    | hoyle-1913.simple.tie                     |
      | hoyle-1913/sweepstakes   | nothing changed | ruled   | jack             | 0 0 0 −13       | hoyle-1913.sweepstakes.not-won            |
      | hoyle-1913/howell        | nothing changed | ruled   | each-for-himself | +13 +13 +13 −39 | hoyle-1913.howell.pay                     |
      | davis-2004/regular       | nothing changed | ruled   | points           | 0 0 0 +13       | davis-2004.regular.score                  |
      | modern/standard          | nothing changed | ruled   | points           | +13 0 0 +13     | modern.count                              |

  @hoyle-1887.tie-remainder @spalding-1896.p22.three-handed.most-pays @spalding-1896.rule-44 @spalding-1896.rule-45
  @spalding-1896.p24.howell.any-number @spalding-1896.p42.widow.under-five @hoyle-1913.simple.tie
  @hoyle-1913.sweepstakes.not-won @davis-2004.regular.score @modern.count
  Scenario Outline: One of three takes all
    When the question one-of-three-takes-all is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                      | changes               | firm    | word             | net                | provision                                |
      | hoyle-1887/hearts          | nothing changed       | assumed | AB               | +6 +6 −13          | hoyle-1887.tie-remainder                 |
      | hoyle-1887/hearts          | hearts=0,0,0,0,13     | assumed | ABCD             | +3 +3 +3 +3 −13    | hoyle-1887.tie-remainder                 |
      | hoyle-1887/hearts          | hearts=0,0,0,0,0,13   | assumed | ABCDE            | +2 +2 +2 +2 +2 −13 | hoyle-1887.tie-remainder                 |
      | spalding-1896/three-handed | nothing changed       | ruled   | each-for-himself | +13 +13 −26        | spalding-1896.p22.three-handed.most-pays |
      | spalding-1896/sweepstake   | nothing changed       | ruled   | AB               | +7 +6 −13          | spalding-1896.rule-44                    |
      | spalding-1896/sweepstake   | three-handed-all=jack | ruled   | jack             | 0 0 −13            | spalding-1896.rule-45                    |
      | spalding-1896/howell       | nothing changed       | ruled   | each-for-himself | +13 +13 −26        | spalding-1896.p24.howell.any-number      |
      | spalding-1896/widow        | nothing changed       | ruled   | jack             | 0 0 −13            | spalding-1896.p42.widow.under-five       |
      | hoyle-1913/simple          | nothing changed       | assumed | AB               | +6 +6 −13          | hoyle-1913.simple.tie                    |
      | hoyle-1913/sweepstakes     | nothing changed       | ruled   | jack             | 0 0 −13            | hoyle-1913.sweepstakes.not-won           |
      | davis-2004/regular         | nothing changed       | ruled   | points           | 0 0 +13            | davis-2004.regular.score                 |
      | modern/standard            | nothing changed       | ruled   | points           | +13 0 +13          | modern.count                             |

  @hoyle-1887.tie-remainder @spalding-1896.rule-45 @spalding-1896.p24.howell.any-number
  @spalding-1896.p41.jackpot.three-clear-odd @spalding-1896.p41.widow.more-than-two @hoyle-1913.simple.tie
  @hoyle-1913.sweepstakes.stake
  Scenario Outline: Three of five are clear
    When the question three-are-clear-of-five is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                     | changes            | firm                   | word             | net                 | provision                                 |
      | hoyle-1887/hearts         | nothing changed    | ruled                  | ABC              | +4 +4 +4 −6 −7      | hoyle-1887.tie-remainder                  |
      | hoyle-1887/hearts         | hearts=0,0,0,0,6,7 | ruled                  | ABCD             | +3 +3 +3 +3 −6 −7   | hoyle-1887.tie-remainder                  |
      | spalding-1896/five-handed | nothing changed    | ruled                  | jack             | 0 0 0 −6 −7         | spalding-1896.rule-45                     |
      | spalding-1896/howell      | nothing changed    | ruled                  | each-for-himself | +13 +13 +13 −17 −22 | spalding-1896.p24.howell.any-number       |
      | spalding-1896/jack-pot    | nothing changed    | ruled                  | ABC              | +3 +3 +3 −7 −8      | spalding-1896.p41.jackpot.three-clear-odd |
      | spalding-1896/widow       | nothing changed    | ruled                  | jack             | 0 0 0 −6 −7         | spalding-1896.p41.widow.more-than-two     |
      | hoyle-1913/simple         | nothing changed    | assumed                | ABC              | +4 +4 +4 −6 −7      | hoyle-1913.simple.tie                     |
      | hoyle-1913/sweepstakes    | nothing changed    | assumed                | jack             | 0 0 0 −6 −7         | hoyle-1913.sweepstakes.stake              |
      | davis-2004/regular        | nothing changed    | impossible             | -                | -                   | -                                         |
      | modern/standard           | nothing changed    | impossible             | -                | -                   | -                                         |

  @spalding-1896.rule-46 @spalding-1896.rule-45.how-won @hoyle-1913.sweepstakes.not-won
  Scenario Outline: Nobody is clear, and a Jack stands
    When the question nobody-is-clear-and-a-jack-stands is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes                 | firm                   | word    | net          | provision                      |
      | hoyle-1887/hearts        | nothing changed         | impossible             | -       | -            | -                              |
      | spalding-1896/sweepstake | nothing changed         | ruled                  | jack    | −2 −2 −3 −6  | spalding-1896.rule-46          |
      | spalding-1896/sweepstake | pool=26                 | ruled                  | jack    | −2 −2 −3 −6  | spalding-1896.rule-46          |
      | spalding-1896/sweepstake | hearts=0,2,5,6; pool=11 | ruled                  | no-jack | +24 −2 −5 −6 | spalding-1896.rule-45.how-won  |
      | spalding-1896/howell     | nothing changed         | impossible             | -       | -            | -                              |
      | hoyle-1913/simple        | nothing changed         | impossible             | -       | -            | -                              |
      | hoyle-1913/sweepstakes   | nothing changed         | ruled                  | jack    | −2 −2 −3 −6  | hoyle-1913.sweepstakes.not-won |
      | davis-2004/regular       | nothing changed         | impossible             | -       | -            | -                              |
      | modern/standard          | nothing changed         | impossible             | -       | -            | -                              |

  @spalding-1896.rule-45.how-won @spalding-1896.rule-46 @spalding-1896.p41.jackpot.all-loaded
  @hoyle-1913.sweepstakes.two-clear
  Scenario Outline: Two are clear, and a Jack stands
    When the question may-two-share-a-jack is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes          | firm                   | word | net           | provision                            |
      | hoyle-1887/hearts        | nothing changed  | impossible             | -    | -             | -                                    |
      | spalding-1896/sweepstake | nothing changed  | ruled                  | jack | 0 0 −6 −7     | spalding-1896.rule-45.how-won        |
      | spalding-1896/sweepstake | jack=as-any-pool | assumed                | AB   | +13 +13 −6 −7 | spalding-1896.rule-44                |
      | spalding-1896/jack-pot   | nothing changed  | ruled                  | AB   | +12 +12 −7 −8 | spalding-1896.p41.jackpot.all-loaded |
      | hoyle-1913/simple        | nothing changed  | impossible             | -    | -             | -                                    |
      | hoyle-1913/sweepstakes   | nothing changed  | ruled                  | AB   | +13 +13 −6 −7 | hoyle-1913.sweepstakes.two-clear     |
      | davis-2004/regular       | nothing changed  | impossible             | -    | -             | -                                    |
      | modern/standard          | nothing changed  | impossible             | -    | -             | -                                    |

  @spalding-1896.rule-45.how-won @spalding-1896.p41.jackpot.all-loaded @hoyle-1913.sweepstakes.jack-definition
  Scenario Outline: One is clear, and a Jack stands
    When the question winning-a-jack is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm                   | word | net          | provision                              |
      | hoyle-1887/hearts        | nothing changed | impossible             | -    | -            | -                                      |
      | spalding-1896/sweepstake | nothing changed | ruled                  | A    | +39 −2 −5 −6 | spalding-1896.rule-45.how-won          |
      | spalding-1896/jack-pot   | nothing changed | ruled                  | A    | +38 −3 −6 −7 | spalding-1896.p41.jackpot.all-loaded   |
      | hoyle-1913/simple        | nothing changed | impossible             | -    | -            | -                                      |
      | hoyle-1913/sweepstakes   | nothing changed | ruled                  | A    | +39 −2 −5 −6 | hoyle-1913.sweepstakes.jack-definition |
      | davis-2004/regular       | nothing changed | impossible             | -    | -            | -                                      |
      | modern/standard          | nothing changed | impossible             | -    | -            | -                                      |

  @spalding-1896.p41.jackpot.won-no-trick
  Scenario Outline: No trick at all
    When the question taking-no-trick is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm                   | word | net          | provision                              |
      | hoyle-1887/hearts        | nothing changed | silent                 | -    | -            | -                                      |
      | spalding-1896/sweepstake | nothing changed | silent                 | -    | -            | -                                      |
      | spalding-1896/jack-pot   | nothing changed | ruled                  | A    | +24 −3 −6 −7 | spalding-1896.p41.jackpot.won-no-trick |
      | hoyle-1913/simple        | nothing changed | silent                 | -    | -            | -                                      |
      | davis-2004/regular       | nothing changed | impossible             | -    | -            | -                                      |
      | modern/standard          | nothing changed | impossible             | -    | -            | -                                      |

  @spalding-1896.p41.jackpot.two-no-trick
  Scenario Outline: Two without a trick
    When the question two-take-no-trick is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes                 | firm                   | word | net           | provision                              |
      | hoyle-1887/hearts        | nothing changed         | impossible             | -    | -             | -                                      |
      | spalding-1896/sweepstake | nothing changed         | impossible             | -    | -             | -                                      |
      | spalding-1896/jack-pot   | nothing changed         | ruled                  | AB   | +10 +10 −7 −8 | spalding-1896.p41.jackpot.two-no-trick |
      | spalding-1896/jack-pot   | odd-chip=to-a-fresh-pot | ruled                  | AB   | +9 +9 −7 −8   | spalding-1896.p41.jackpot.two-no-trick |
      | hoyle-1913/simple        | nothing changed         | impossible             | -    | -             | -                                      |
      | davis-2004/regular       | nothing changed         | impossible             | -    | -             | -                                      |
      | modern/standard          | nothing changed         | impossible             | -    | -             | -                                      |

  @hoyle-1887.lowest-wins @hoyle-1887.double.scale-1 @hoyle-1887.double.scale-2 @spalding-1896.p07.announce
  @spalding-1896.p32.spot.settling @spalding-1896.rule-39 @hoyle-1913.simple.fewest-wins
  @davis-2004.regular.heart-value @modern.queen-value
  Scenario Outline: Graded hearts
    When the question graded-hearts is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                        | changes         | firm    | word   | net             | provision                       |
      | hoyle-1887/hearts            | nothing changed | ruled   | alike  | +11 −3 −4 −4    | hoyle-1887.lowest-wins          |
      | hoyle-1887/eagle-14          | nothing changed | assumed | graded | +99 −15 −34 −50 | hoyle-1887.double.scale-1       |
      | hoyle-1887/eagle-5           | nothing changed | assumed | graded | +21 −3 −4 −14   | hoyle-1887.double.scale-2       |
      | spalding-1896/sweepstake     | nothing changed | ruled   | alike  | −2 −3 −4 −4     | spalding-1896.p07.announce      |
      | spalding-1896/spot           | nothing changed | ruled   | graded | +84 −10 −29 −45 | spalding-1896.p32.spot.settling |
      | spalding-1896/denominational | nothing changed | ruled   | graded | −2 −3 −4 −14    | spalding-1896.rule-39           |
      | hoyle-1913/simple            | nothing changed | ruled   | alike  | +11 −3 −4 −4    | hoyle-1913.simple.fewest-wins   |
      | davis-2004/regular           | nothing changed | ruled   | alike  | +2 +3 +4 +4     | davis-2004.regular.heart-value  |
      | modern/standard              | nothing changed | ruled   | alike  | +2 +3 +4 +17    | modern.queen-value              |

  @hoyle-1887.double.scale-1 @spalding-1896.p31.spot.values @hoyle-1913.black-lady.value @hoyle-1913.black-jack.value
  @davis-2004.black-lady.queen-13 @davis-2004.black-lady.option.queen-five @davis-2004.omnibus.ten-minus-10
  @davis-2004.omnibus.option.jack-minus-10 @modern.queen-value
  Scenario Outline: What a card counts
    When the question what-a-card-counts is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                  | firm    | word | provision                               |
      | hoyle-1887/hearts        | nothing changed          | silent  | -    | -                                       |
      | hoyle-1887/eagle-14      | card=AH                  | ruled   | 14   | hoyle-1887.double.scale-1               |
      | spalding-1896/sweepstake | nothing changed          | silent  | -    | -                                       |
      | spalding-1896/spot       | card=AH                  | ruled   | 14   | spalding-1896.p31.spot.values           |
      | hoyle-1913/simple        | nothing changed          | silent  | -    | -                                       |
      | hoyle-1913/black-lady    | nothing changed          | ruled   | 13   | hoyle-1913.black-lady.value             |
      | hoyle-1913/black-jack    | card=JS                  | ruled   | 10   | hoyle-1913.black-jack.value             |
      | davis-2004/regular       | nothing changed          | silent  | -    | -                                       |
      | davis-2004/black-lady    | nothing changed          | ruled   | 13   | davis-2004.black-lady.queen-13          |
      | davis-2004/black-lady    | queen=five               | ruled   | 5    | davis-2004.black-lady.option.queen-five |
      | davis-2004/omnibus       | card=10D                 | assumed | -10  | -                                       |
      | davis-2004/omnibus       | card=JD; bonus-card=jack | assumed | -10  | -                                       |
      | modern/standard          | nothing changed          | ruled   | 13   | modern.queen-value                      |

  @davis-2004.omnibus.ten-minus-10 @davis-2004.omnibus.option.jack-minus-10
  Scenario Outline: A diamond that takes points off
    Only one game of 2004 rewards a card; its players may choose the knave in place of the ten.

    When the question a-diamond-that-counts is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                  | firm    | word | provision |
      | hoyle-1887/hearts        | nothing changed          | silent  | -    | -         |
      | spalding-1896/sweepstake | nothing changed          | silent  | -    | -         |
      | hoyle-1913/black-lady    | nothing changed          | silent  | -    | -         |
      | davis-2004/black-lady    | nothing changed          | silent  | -    | -         |
      | davis-2004/omnibus       | nothing changed          | assumed | -10  | -         |
      | davis-2004/omnibus       | card=JD; bonus-card=jack | assumed | -10  | -         |
      | modern/standard          | nothing changed          | silent  | -    | -         |

  @hoyle-1887.lowest-wins @hoyle-1887.double.scale-1 @spalding-1896.p07.announce @spalding-1896.p31.spot.total
  @spalding-1896.p40.joker.value @hoyle-1913.count-and-settle @hoyle-1913.black-jack.value
  @hoyle-1913.black-lady.value @davis-2004.regular.heart-value @davis-2004.black-lady.queen-13
  @davis-2004.omnibus.ten-minus-10 @modern.queen-value
  Scenario Outline: What a deal comes to
    When the question do-the-scores-add-up is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                             | firm    | word | provision                      |
      | hoyle-1887/hearts        | nothing changed                     | ruled   | 13   | hoyle-1887.lowest-wins         |
      | hoyle-1887/eagle-14      | nothing changed                     | ruled   | 104  | hoyle-1887.double.scale-1      |
      | spalding-1896/sweepstake | nothing changed                     | ruled   | 13   | spalding-1896.p07.announce     |
      | spalding-1896/spot       | nothing changed                     | ruled   | 104  | spalding-1896.p31.spot.total   |
      | spalding-1896/joker      | nothing changed                     | ruled   | 17   | spalding-1896.p40.joker.value  |
      | spalding-1896/six-handed | players=6; six-handed=two-of-hearts | ruled   | 12   | spalding-1896.p07.announce     |
      | hoyle-1913/simple        | nothing changed                     | ruled   | 13   | hoyle-1913.count-and-settle    |
      | hoyle-1913/black-jack    | nothing changed                     | ruled   | 23   | hoyle-1913.black-jack.value    |
      | hoyle-1913/black-lady    | nothing changed                     | ruled   | 26   | hoyle-1913.black-lady.value    |
      | davis-2004/regular       | nothing changed                     | ruled   | 13   | davis-2004.regular.heart-value |
      | davis-2004/black-lady    | nothing changed                     | ruled   | 26   | davis-2004.black-lady.queen-13 |
      | davis-2004/omnibus       | nothing changed                     | assumed | 16   | davis-2004.black-lady.queen-13 |
      | modern/standard          | nothing changed                     | ruled   | 26   | modern.queen-value             |

  @hoyle-1913.simple.tie @hoyle-1913.sweepstakes.not-won @davis-2004.black-lady.queen-13
  @davis-2004.black-lady.option.slam.subtract-26 @davis-2004.black-lady.option.slam.add-26
  @davis-2004.black-lady.option.slam.shooter-choice @davis-2004.omnibus.inherits @modern.moon
  Scenario Outline: All the hearts and the queen of spades
    When the question everything-taken is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes                            | firm                   | word      | net           | provision                                        |
      | hoyle-1887/hearts        | nothing changed                    | impossible             | -         | -             | -                                                |
      | spalding-1896/sweepstake | nothing changed                    | impossible             | -         | -             | -                                                |
      | hoyle-1913/black-lady    | nothing changed                    | assumed                | none      | −26 +8 +8 +8  | hoyle-1913.simple.tie                            |
      | hoyle-1913/black-lady    | method=sweepstakes                 | ruled                  | none      | −26 0 0 0     | hoyle-1913.sweepstakes.not-won                   |
      | davis-2004/black-lady    | nothing changed                    | ruled                  | none      | +26 0 0 0     | davis-2004.black-lady.queen-13                   |
      | davis-2004/black-lady    | slam=self-down                     | ruled                  | self-down | −26 0 0 0     | davis-2004.black-lady.option.slam.subtract-26    |
      | davis-2004/black-lady    | slam=others-up                     | ruled                  | others-up | 0 +26 +26 +26 | davis-2004.black-lady.option.slam.add-26         |
      | davis-2004/black-lady    | slam=choice; slam-choice=self-down | ruled                  | self-down | −26 0 0 0     | davis-2004.black-lady.option.slam.shooter-choice |
      | davis-2004/omnibus       | nothing changed                    | assumed                | self-down | −36 0 0 0     | davis-2004.omnibus.inherits                      |
      | modern/standard          | nothing changed                    | ruled                  | others-up | 0 +26 +26 +26 | modern.moon                                      |

  @hoyle-1913.simple.tie @davis-2004.black-lady.queen-13 @davis-2004.black-lady.option.slam.requirement
  @davis-2004.black-lady.option.slam.hearts-only @modern.moon
  Scenario Outline: All the hearts without the queen
    When the question all-hearts-without-the-queen is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes           | firm                   | word      | net             | provision                                     |
      | hoyle-1887/hearts        | nothing changed   | impossible             | -         | -               | -                                             |
      | spalding-1896/sweepstake | nothing changed   | impossible             | -         | -               | -                                             |
      | hoyle-1913/black-lady    | nothing changed   | ruled                  | none      | −13 −13 +13 +13 | hoyle-1913.simple.tie                         |
      | davis-2004/black-lady    | nothing changed   | ruled                  | none      | +13 +13 0 0     | davis-2004.black-lady.queen-13                |
      | davis-2004/black-lady    | slam=self-down    | ruled                  | none      | +13 +13 0 0     | davis-2004.black-lady.option.slam.requirement |
      | davis-2004/black-lady    | slam=hearts-alone | ruled                  | self-down | −26 +13 0 0     | davis-2004.black-lady.option.slam.hearts-only |
      | modern/standard          | nothing changed   | ruled                  | none      | +13 +13 0 0     | modern.moon                                   |

  @spalding-1896.p40.joker.settle-pool @spalding-1896.p40.joker.settle-discarder
  @spalding-1896.p40.joker.self-capture
  Scenario Outline: The chips for the joker
    When the question who-has-the-jokers-chips is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules               | changes                           | firm                   | word | net           | provision                                |
      | hoyle-1887/hearts   | nothing changed                   | impossible             | -    | -             | -                                        |
      | spalding-1896/joker | nothing changed                   | ruled                  | pool | +17 −3 −4 −10 | spalding-1896.p40.joker.settle-pool      |
      | spalding-1896/joker | joker-chips=discarder             | ruled                  | B    | +12 +2 −4 −10 | spalding-1896.p40.joker.settle-discarder |
      | spalding-1896/joker | joker-chips=discarder; joker-by=D | ruled                  | pool | +17 −3 −4 −10 | spalding-1896.p40.joker.self-capture     |
      | hoyle-1913/simple   | nothing changed                   | impossible             | -    | -             | -                                        |
      | davis-2004/joker    | nothing changed                   | impossible             | -    | -             | -                                        |
      | modern/standard     | nothing changed                   | impossible             | -    | -             | -                                        |
