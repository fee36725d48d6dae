Feature: Disputes in settling
  Who pays whom when the hearts are counted. The same thirteen hearts win chips for one player in one book, are a Jack in
  another, and are only points in a third.

  @hoyle-1887.tie @spalding-1896.rule-46 @spalding-1896.p24.howell.draw @spalding-1896.p41.jackpot.all-loaded
  @spalding-1896.p31.spot.values @spalding-1896.p22.three-handed.most-pays @spalding-1896.p39.drive.no-chips
  @hoyle-1913.simple.tie @hoyle-1913.sweepstakes.not-won @hoyle-1913.howell.draw @hoyle-1913.black-lady.value
  @hoyle-1913.black-jack.value @foster-1914.p352.sweepstake.jack @foster-1914.p353.howell.draw
  @foster-1914.p355.spot.tie @foster-1914.p355.auction.all-thirteen @foster-1914.p354.three-handed.howell
  @foster-1914.p354.three-handed.most-pays @foster-1914.p356.discard.jack-ten @foster-1914.p356.discard.lady-thirteen
  @foster-1914.p356.joker.discarder @foster-1914.p356.progressive.no-counters @foster-1914.p357.domino.count
  @davis-2004.regular.score @davis-2004.black-lady.queen-13 @davis-2004.joker.value-1 @modern.count
  Scenario Outline: Two tie for the fewest, and nobody is clear
    When the question two-tie-for-fewest is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                        | changes             | answer           | firm         | net                | provision                                |
      | hoyle-1887/hearts            | nothing changed     | share            | ruled        | +4 +4 −3 −6        | hoyle-1887.tie                           |
      | hoyle-1887/hearts            | hearts=3,3,4,3      | share            | ruled        | +1 +1 −4 +1        | hoyle-1887.tie                           |
      | hoyle-1887/hearts            | hearts=2,2,9        | share            | ruled        | +4 +4 −9           | hoyle-1887.tie                           |
      | hoyle-1887/hearts            | hearts=1,1,2,3,6    | share            | ruled        | +5 +5 −2 −3 −6     | hoyle-1887.tie                           |
      | hoyle-1887/hearts            | hearts=1,1,2,2,3,4  | share            | ruled        | +5 +5 −2 −2 −3 −4  | hoyle-1887.tie                           |
      | hoyle-1887/eagle-14          | nothing changed     | share            | assumed      | +45 +45 −21 −69    | hoyle-1887.tie                           |
      | hoyle-1887/eagle-5           | nothing changed     | share            | assumed      | +9 +9 −3 −16       | hoyle-1887.tie                           |
      | hoyle-1887/eagle-5           | pips=face-value     | share            | by an option | +27 +27 −21 −33    | hoyle-1887.tie                           |
      | spalding-1896/sweepstake     | nothing changed     | jack             | ruled        | −2 −2 −3 −6        | spalding-1896.rule-46                    |
      | spalding-1896/five-handed    | nothing changed     | jack             | ruled        | −1 −1 −2 −3 −6     | spalding-1896.rule-46                    |
      | spalding-1896/six-handed     | nothing changed     | jack             | ruled        | −1 −1 −2 −2 −3 −4  | spalding-1896.rule-46                    |
      | spalding-1896/denominational | nothing changed     | jack             | assumed      | −2 −2 −3 −16       | spalding-1896.rule-46                    |
      | spalding-1896/joker          | nothing changed     | jack             | by an option | −2 −2 −3 −10       | spalding-1896.rule-46                    |
      | spalding-1896/howell         | nothing changed     | each-for-himself | ruled        | +5 +5 +1 −11       | spalding-1896.p24.howell.draw            |
      | spalding-1896/jack-pot       | nothing changed     | jack             | ruled        | −3 −3 −4 −7        | spalding-1896.p41.jackpot.all-loaded     |
      | spalding-1896/auction        | nothing changed     | jack             | assumed      | −12 −2 −3 −6       | spalding-1896.rule-46                    |
      | spalding-1896/spot           | nothing changed     | share            | assumed      | +38 +38 −14 −62    | spalding-1896.p31.spot.values            |
      | spalding-1896/three-handed   | nothing changed     | between          | by an option | +7 +7 −14          | spalding-1896.p22.three-handed.most-pays |
      | spalding-1896/three-handed   | settling=sweepstake | jack             | assumed      | −2 −2 −9           | spalding-1896.rule-46                    |
      | spalding-1896/widow          | nothing changed     | jack             | assumed      | −2 −2 −3 −6        | spalding-1896.rule-46                    |
      | spalding-1896/drive          | nothing changed     | no-stakes        | ruled        | 0 0 0 0            | spalding-1896.p39.drive.no-chips         |
      | spalding-1896/single-handed  | nothing changed     | -                | impossible   | -                  | -                                        |
      | hoyle-1913/simple            | nothing changed     | share            | assumed      | +4 +4 −3 −6        | hoyle-1913.simple.tie                    |
      | hoyle-1913/sweepstakes       | nothing changed     | jack             | ruled        | −2 −2 −3 −6        | hoyle-1913.sweepstakes.not-won           |
      | hoyle-1913/howell            | nothing changed     | each-for-himself | ruled        | +5 +5 +1 −11       | hoyle-1913.howell.draw                   |
      | hoyle-1913/black-lady        | nothing changed     | share            | assumed      | +11 +11 −3 −19     | hoyle-1913.black-lady.value              |
      | hoyle-1913/black-jack        | nothing changed     | share            | assumed      | +9 +9 −3 −16       | hoyle-1913.black-jack.value              |
      | hoyle-1913/black-jack        | method=sweepstakes  | jack             | by an option | −2 −2 −3 −16       | hoyle-1913.sweepstakes.not-won           |
      | foster-1914/sweepstake       | nothing changed     | jack             | ruled        | −2 −2 −3 −6        | foster-1914.p352.sweepstake.jack         |
      | foster-1914/howell           | nothing changed     | each-for-himself | ruled        | +5 +5 +1 −11       | foster-1914.p353.howell.draw             |
      | foster-1914/spot             | nothing changed     | share            | ruled        | +38 +38 −14 −62    | foster-1914.p355.spot.tie                |
      | foster-1914/auction          | nothing changed     | jack             | ruled        | −12 −2 −3 −6       | foster-1914.p355.auction.all-thirteen    |
      | foster-1914/sweepstake       | hearts=2,2,9        | jack             | ruled        | −2 −2 −9           | foster-1914.p352.sweepstake.jack         |
      | foster-1914/heartsette       | nothing changed     | jack             | ruled        | −2 −2 −3 −6        | foster-1914.p352.sweepstake.jack         |
      | foster-1914/two-handed       | nothing changed     | -                | impossible   | -                  | -                                        |
      | foster-1914/three-handed     | nothing changed     | each-for-himself | by an option | +7 +7 −14          | foster-1914.p354.three-handed.howell     |
      | foster-1914/three-handed     | settling=sweepstake | jack             | by an option | −2 −2 −9           | foster-1914.p352.sweepstake.jack         |
      | foster-1914/three-handed     | settling=excess     | between          | by an option | +7 +7 −14          | foster-1914.p354.three-handed.most-pays  |
      | foster-1914/joker            | nothing changed     | jack             | ruled        | +3 −2 −3 −10       | foster-1914.p356.joker.discarder         |
      | foster-1914/black-jack       | nothing changed     | jack             | assumed      | −2 −2 −3 −16       | foster-1914.p356.discard.jack-ten        |
      | foster-1914/black-jack       | method=howell       | each-for-himself | by an option | +15 +15 +11 −41    | foster-1914.p353.howell.draw             |
      | foster-1914/black-lady       | nothing changed     | jack             | assumed      | −2 −2 −3 −19       | foster-1914.p356.discard.lady-thirteen   |
      | foster-1914/black-lady       | method=howell       | each-for-himself | by an option | +18 +18 +14 −50    | foster-1914.p353.howell.draw             |
      | foster-1914/progressive      | nothing changed     | no-stakes        | ruled        | 0 0 0 0            | foster-1914.p356.progressive.no-counters |
      | foster-1914/domino           | nothing changed     | points           | ruled        | +2 +2 +3 +6        | foster-1914.p357.domino.count            |
      | davis-2004/regular           | nothing changed     | points           | ruled        | +2 +2 +3 +6        | davis-2004.regular.score                 |
      | davis-2004/black-lady        | nothing changed     | points           | ruled        | +2 +2 +3 +19       | davis-2004.black-lady.queen-13           |
      | davis-2004/joker             | nothing changed     | points           | ruled        | +2 +2 +3 +7        | davis-2004.joker.value-1                 |
      | davis-2004/cancellation      | nothing changed     | points           | ruled        | +2 +2 +4 +5 +6 +33 | davis-2004.black-lady.queen-13           |
      | davis-2004/omnibus           | nothing changed     | points           | assumed      | +2 +2 +3 +9        | davis-2004.black-lady.queen-13           |
      | modern/standard              | nothing changed     | points           | ruled        | +2 +2 +3 +19       | modern.count                             |

  @hoyle-1887.lowest-wins @spalding-1896.rule-46 @spalding-1896.p24.howell.draw @spalding-1896.p41.jackpot.all-loaded
  @spalding-1896.p32.spot.settling @spalding-1896.p22.three-handed.most-pays @spalding-1896.p20.single-handed.opening
  @spalding-1896.p38.progressive.advance @spalding-1896.p39.drive.move-star @spalding-1896.p40.drive.option-stars
  @hoyle-1913.simple.fewest-wins @hoyle-1913.sweepstakes.not-won @hoyle-1913.howell.draw @hoyle-1913.black-lady.value
  @foster-1914.p352.sweepstake.jack @foster-1914.p353.howell.draw @foster-1914.p354.three-handed.howell
  @foster-1914.p354.three-handed.most-pays @foster-1914.p354.two-handed.above-six
  @foster-1914.p354.two-handed.difference @foster-1914.p355.auction.all-thirteen @foster-1914.p355.spot.settling
  @foster-1914.p356.discard.jack-ten @foster-1914.p356.discard.lady-thirteen @foster-1914.p356.joker.discarder
  @foster-1914.p356.progressive.ladies @foster-1914.p357.domino.count @davis-2004.regular.score @modern.count
  Scenario Outline: One alone has the fewest, and some
    When the question one-alone-has-fewest is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                           | changes            | answer | firm         | net             | provision                                |
      | hoyle-1887/hearts               | nothing changed    | yes    | ruled        | +12 −2 −4 −6    | hoyle-1887.lowest-wins                   |
      | hoyle-1887/eagle-14             | nothing changed    | yes    | assumed      | +102 −7 −26 −69 | hoyle-1887.lowest-wins                   |
      | hoyle-1887/eagle-5              | nothing changed    | yes    | assumed      | +22 −2 −4 −16   | hoyle-1887.lowest-wins                   |
      | spalding-1896/sweepstake        | nothing changed    | no     | ruled        | −1 −2 −4 −6     | spalding-1896.rule-46                    |
      | spalding-1896/denominational    | nothing changed    | no     | assumed      | −1 −2 −4 −16    | spalding-1896.rule-46                    |
      | spalding-1896/joker             | nothing changed    | no     | by an option | −1 −2 −4 −10    | spalding-1896.rule-46                    |
      | spalding-1896/howell            | nothing changed    | no     | ruled        | +9 +5 −3 −11    | spalding-1896.p24.howell.draw            |
      | spalding-1896/jack-pot          | nothing changed    | no     | ruled        | −2 −3 −5 −7     | spalding-1896.p41.jackpot.all-loaded     |
      | spalding-1896/auction           | nothing changed    | no     | assumed      | −11 −2 −4 −6    | spalding-1896.rule-46                    |
      | spalding-1896/spot              | nothing changed    | yes    | ruled        | +96 −5 −24 −67  | spalding-1896.p32.spot.settling          |
      | spalding-1896/three-handed      | nothing changed    | yes    | by an option | +5 +3 −8        | spalding-1896.p22.three-handed.most-pays |
      | spalding-1896/single-handed     | nothing changed    | yes    | assumed      | +5 −5           | -                                        |
      | spalding-1896/progressive       | nothing changed    | yes    | ruled        | 0 0 0 0         | spalding-1896.p38.progressive.advance    |
      | spalding-1896/drive             | nothing changed    | yes    | ruled        | 0 0 0 0         | spalding-1896.p39.drive.move-star        |
      | spalding-1896/drive-by-position | nothing changed    | yes    | ruled        | 0 0 0 0         | spalding-1896.p40.drive.option-stars     |
      | hoyle-1913/simple               | nothing changed    | yes    | ruled        | +12 −2 −4 −6    | hoyle-1913.simple.fewest-wins            |
      | hoyle-1913/sweepstakes          | nothing changed    | no     | ruled        | −1 −2 −4 −6     | hoyle-1913.sweepstakes.not-won           |
      | hoyle-1913/sweepstakes          | hearts=2,4,7       | no     | ruled        | −2 −4 −7        | hoyle-1913.sweepstakes.not-won           |
      | hoyle-1913/sweepstakes          | hearts=4,9         | no     | ruled        | −4 −9           | hoyle-1913.sweepstakes.not-won           |
      | hoyle-1913/howell               | nothing changed    | no     | ruled        | +9 +5 −3 −11    | hoyle-1913.howell.draw                   |
      | hoyle-1913/black-lady           | nothing changed    | yes    | assumed      | +25 −2 −4 −19   | hoyle-1913.black-lady.value              |
      | hoyle-1913/black-lady           | method=sweepstakes | no     | by an option | −1 −2 −4 −19    | hoyle-1913.sweepstakes.not-won           |
      | foster-1914/sweepstake          | nothing changed    | no     | ruled        | −1 −2 −4 −6     | foster-1914.p352.sweepstake.jack         |
      | foster-1914/howell              | nothing changed    | no     | ruled        | +9 +5 −3 −11    | foster-1914.p353.howell.draw             |
      | foster-1914/two-handed          | nothing changed    | yes    | by an option | +5 −5           | foster-1914.p354.two-handed.difference   |
      | foster-1914/two-handed          | settling=above-six | yes    | by an option | +3 −3           | foster-1914.p354.two-handed.above-six    |
      | foster-1914/three-handed        | nothing changed    | no     | by an option | +7 +1 −8        | foster-1914.p354.three-handed.howell     |
      | foster-1914/three-handed        | settling=excess    | yes    | by an option | +5 +3 −8        | foster-1914.p354.three-handed.most-pays  |
      | foster-1914/auction             | nothing changed    | no     | ruled        | −11 −2 −4 −6    | foster-1914.p355.auction.all-thirteen    |
      | foster-1914/spot                | nothing changed    | yes    | ruled        | +96 −5 −24 −67  | foster-1914.p355.spot.settling           |
      | foster-1914/joker               | nothing changed    | no     | ruled        | +4 −2 −4 −10    | foster-1914.p356.joker.discarder         |
      | foster-1914/black-jack          | nothing changed    | no     | assumed      | −1 −2 −4 −16    | foster-1914.p356.discard.jack-ten        |
      | foster-1914/black-lady          | nothing changed    | no     | assumed      | −1 −2 −4 −19    | foster-1914.p356.discard.lady-thirteen   |
      | foster-1914/progressive         | nothing changed    | yes    | ruled        | 0 0 0 0         | foster-1914.p356.progressive.ladies      |
      | foster-1914/domino              | nothing changed    | no     | ruled        | +1 +2 +4 +6     | foster-1914.p357.domino.count            |
      | davis-2004/regular              | nothing changed    | no     | ruled        | +1 +2 +4 +6     | davis-2004.regular.score                 |
      | modern/standard                 | nothing changed    | no     | ruled        | +1 +2 +4 +19    | modern.count                             |

  @hoyle-1887.lowest-wins @hoyle-1887.double.scale-1 @hoyle-1887.double.scale-2 @spalding-1896.rule-43
  @spalding-1896.p24.howell.draw @spalding-1896.p41.jackpot.one-clear @spalding-1896.p35.auction.two-clear
  @spalding-1896.p32.spot.settling @spalding-1896.p22.three-handed.most-pays @spalding-1896.p20.single-handed.opening
  @spalding-1896.p39.drive.no-chips @hoyle-1913.simple.fewest-wins @hoyle-1913.sweepstakes.one-clear
  @hoyle-1913.howell.draw @hoyle-1913.black-jack.value @foster-1914.p352.sweepstake.one-clear @foster-1914.law-29.one
  @foster-1914.p353.howell.draw @foster-1914.p354.three-handed.howell @foster-1914.p354.three-handed.most-pays
  @foster-1914.p354.two-handed.above-six @foster-1914.p354.two-handed.difference @foster-1914.p355.auction.one-clear
  @foster-1914.p355.spot.settling @foster-1914.p356.discard.jack-ten @foster-1914.p356.discard.lady-thirteen
  @foster-1914.p356.progressive.no-counters @foster-1914.p357.domino.count @davis-2004.regular.score
  @davis-2004.black-lady.queen-13 @modern.count
  Scenario Outline: One alone is clear
    When the question one-is-clear is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                        | changes             | answer           | firm         | net                | provision                                |
      | hoyle-1887/hearts            | nothing changed     | all-paid         | ruled        | +13 −2 −5 −6       | hoyle-1887.lowest-wins                   |
      | hoyle-1887/eagle-14          | nothing changed     | all-paid         | assumed      | +104 −5 −30 −69    | hoyle-1887.double.scale-1                |
      | hoyle-1887/eagle-5           | nothing changed     | all-paid         | assumed      | +23 −2 −5 −16      | hoyle-1887.lowest-wins                   |
      | hoyle-1887/eagle-5           | pips=face-value     | all-paid         | by an option | +68 −5 −30 −33     | hoyle-1887.double.scale-2                |
      | spalding-1896/sweepstake     | nothing changed     | all-paid         | ruled        | +13 −2 −5 −6       | spalding-1896.rule-43                    |
      | spalding-1896/five-handed    | nothing changed     | all-paid         | ruled        | +13 −2 −3 −3 −5    | spalding-1896.rule-43                    |
      | spalding-1896/six-handed     | nothing changed     | all-paid         | ruled        | +13 −1 −2 −3 −3 −4 | spalding-1896.rule-43                    |
      | spalding-1896/denominational | nothing changed     | all-paid         | assumed      | +23 −2 −5 −16      | spalding-1896.rule-43                    |
      | spalding-1896/joker          | nothing changed     | all-paid         | by an option | +17 −2 −5 −10      | spalding-1896.rule-43                    |
      | spalding-1896/widow          | nothing changed     | all-paid         | assumed      | +13 −2 −5 −6       | spalding-1896.rule-43                    |
      | spalding-1896/howell         | nothing changed     | each-for-himself | ruled        | +13 +5 −7 −11      | spalding-1896.p24.howell.draw            |
      | spalding-1896/jack-pot       | nothing changed     | all-paid         | ruled        | +12 −3 −6 −7       | spalding-1896.p41.jackpot.one-clear      |
      | spalding-1896/auction        | nothing changed     | all-paid         | assumed      | +13 −2 −5 −6       | spalding-1896.p35.auction.two-clear      |
      | spalding-1896/spot           | nothing changed     | all-paid         | ruled        | +104 −5 −30 −69    | spalding-1896.p32.spot.settling          |
      | spalding-1896/three-handed   | nothing changed     | between          | by an option | +8 +3 −11          | spalding-1896.p22.three-handed.most-pays |
      | spalding-1896/single-handed  | nothing changed     | between          | assumed      | +13 −13            | -                                        |
      | spalding-1896/drive          | nothing changed     | no-stakes        | ruled        | 0 0 0 0            | spalding-1896.p39.drive.no-chips         |
      | hoyle-1913/simple            | nothing changed     | all-paid         | ruled        | +13 −2 −5 −6       | hoyle-1913.simple.fewest-wins            |
      | hoyle-1913/sweepstakes       | nothing changed     | all-paid         | ruled        | +13 −2 −5 −6       | hoyle-1913.sweepstakes.one-clear         |
      | hoyle-1913/sweepstakes       | hearts=0,5,8        | all-paid         | ruled        | +13 −5 −8          | hoyle-1913.sweepstakes.one-clear         |
      | hoyle-1913/howell            | nothing changed     | each-for-himself | ruled        | +13 +5 −7 −11      | hoyle-1913.howell.draw                   |
      | hoyle-1913/black-jack        | nothing changed     | all-paid         | assumed      | +23 −2 −5 −16      | hoyle-1913.black-jack.value              |
      | foster-1914/sweepstake       | nothing changed     | all-paid         | ruled        | +13 −2 −5 −6       | foster-1914.p352.sweepstake.one-clear    |
      | foster-1914/sweepstake       | hearts=0,5,8        | all-paid         | ruled        | +13 −5 −8          | foster-1914.law-29.one                   |
      | foster-1914/sweepstake       | hearts=0,2,3,3,5    | all-paid         | ruled        | +13 −2 −3 −3 −5    | foster-1914.law-29.one                   |
      | foster-1914/sweepstake       | hearts=0,1,2,3,3,3  | all-paid         | ruled        | +12 −1 −2 −3 −3 −3 | foster-1914.p352.sweepstake.one-clear    |
      | foster-1914/heartsette       | nothing changed     | all-paid         | ruled        | +13 −2 −5 −6       | foster-1914.law-29.one                   |
      | foster-1914/howell           | nothing changed     | each-for-himself | ruled        | +13 +5 −7 −11      | foster-1914.p353.howell.draw             |
      | foster-1914/two-handed       | nothing changed     | between          | by an option | +13 −13            | foster-1914.p354.two-handed.difference   |
      | foster-1914/two-handed       | settling=above-six  | between          | by an option | +7 −7              | foster-1914.p354.two-handed.above-six    |
      | foster-1914/three-handed     | nothing changed     | each-for-himself | by an option | +13 −2 −11         | foster-1914.p354.three-handed.howell     |
      | foster-1914/three-handed     | settling=sweepstake | all-paid         | by an option | +13 −5 −8          | foster-1914.law-29.one                   |
      | foster-1914/three-handed     | settling=excess     | between          | by an option | +8 +3 −11          | foster-1914.p354.three-handed.most-pays  |
      | foster-1914/auction          | nothing changed     | all-paid         | ruled        | +13 −2 −5 −6       | foster-1914.p355.auction.one-clear       |
      | foster-1914/spot             | nothing changed     | all-paid         | ruled        | +104 −5 −30 −69    | foster-1914.p355.spot.settling           |
      | foster-1914/joker            | nothing changed     | all-paid         | ruled        | +17 −2 −5 −10      | foster-1914.law-29.one                   |
      | foster-1914/black-jack       | nothing changed     | all-paid         | assumed      | +23 −2 −5 −16      | foster-1914.p356.discard.jack-ten        |
      | foster-1914/black-lady       | nothing changed     | all-paid         | assumed      | +26 −2 −5 −19      | foster-1914.p356.discard.lady-thirteen   |
      | foster-1914/black-lady       | method=howell       | each-for-himself | by an option | +26 +18 +6 −50     | foster-1914.p353.howell.draw             |
      | foster-1914/progressive      | nothing changed     | no-stakes        | ruled        | 0 0 0 0            | foster-1914.p356.progressive.no-counters |
      | foster-1914/domino           | nothing changed     | points           | ruled        | 0 +2 +5 +6         | foster-1914.p357.domino.count            |
      | foster-1914/black-jack       | hearts=0,5,8        | all-paid         | assumed      | +23 −5 −18         | foster-1914.p356.discard.jack-ten        |
      | davis-2004/regular           | nothing changed     | points           | ruled        | 0 +2 +5 +6         | davis-2004.regular.score                 |
      | davis-2004/cancellation      | nothing changed     | points           | ruled        | 0 +3 +4 +5 +6 +34  | davis-2004.black-lady.queen-13           |
      | modern/standard              | nothing changed     | points           | ruled        | 0 +2 +5 +19        | modern.count                             |

  @hoyle-1887.tie-remainder @hoyle-1887.tie @spalding-1896.rule-44 @spalding-1896.rule-44.odd-remains
  @spalding-1896.p24.howell.draw @spalding-1896.p41.jackpot.two-three-clear @spalding-1896.p42.widow.under-five
  @spalding-1896.p35.auction.two-clear @spalding-1896.p31.spot.values @spalding-1896.p22.three-handed.most-pays
  @spalding-1896.p39.drive.no-chips @hoyle-1913.simple.tie @hoyle-1913.sweepstakes.two-clear @hoyle-1913.howell.draw
  @hoyle-1913.black-lady.value @foster-1914.p352.sweepstake.two-clear @foster-1914.law-29.two
  @foster-1914.p352.sweepstake.jack @foster-1914.p352.sweepstake.jack-after-division @foster-1914.p353.howell.draw
  @foster-1914.p354.three-handed.howell @foster-1914.p355.auction.two-clear @foster-1914.p355.spot.tie
  @foster-1914.p356.discard.jack-ten @foster-1914.p356.discard.lady-thirteen @foster-1914.p356.progressive.no-counters
  @foster-1914.p357.domino.count @davis-2004.regular.score @modern.count
  Scenario Outline: Two are clear
    When the question two-are-clear is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                        | changes                                      | answer | firm         | net               | provision                                       |
      | hoyle-1887/hearts            | nothing changed                              | yes    | ruled        | +6 +6 −6 −7       | hoyle-1887.tie-remainder                        |
      | hoyle-1887/eagle-14          | nothing changed                              | yes    | assumed      | +52 +52 −35 −69   | hoyle-1887.tie                                  |
      | spalding-1896/sweepstake     | nothing changed                              | yes    | ruled        | +7 +6 −6 −7       | spalding-1896.rule-44                           |
      | spalding-1896/sweepstake     | dealer=A                                     | yes    | ruled        | +6 +7 −6 −7       | spalding-1896.rule-44                           |
      | spalding-1896/sweepstake     | odd-chip=stays                               | yes    | by an option | +6 +6 −6 −7       | spalding-1896.rule-44.odd-remains               |
      | spalding-1896/five-handed    | nothing changed                              | yes    | ruled        | +7 +6 −4 −4 −5    | spalding-1896.rule-44                           |
      | spalding-1896/six-handed     | nothing changed                              | yes    | ruled        | +7 +6 −3 −3 −3 −4 | spalding-1896.rule-44                           |
      | spalding-1896/six-handed     | six-handed=two-of-hearts; hearts=0,0,3,3,3,3 | yes    | by an option | +6 +6 −3 −3 −3 −3 | spalding-1896.rule-44                           |
      | spalding-1896/denominational | nothing changed                              | yes    | assumed      | +12 +11 −7 −16    | spalding-1896.rule-44                           |
      | spalding-1896/joker          | nothing changed                              | yes    | by an option | +9 +8 −6 −11      | spalding-1896.rule-44                           |
      | spalding-1896/howell         | nothing changed                              | no     | ruled        | +13 +13 −11 −15   | spalding-1896.p24.howell.draw                   |
      | spalding-1896/jack-pot       | nothing changed                              | yes    | ruled        | +5 +5 −7 −8       | spalding-1896.p41.jackpot.two-three-clear       |
      | spalding-1896/widow          | nothing changed                              | no     | assumed      | 0 0 −6 −7         | spalding-1896.p42.widow.under-five              |
      | spalding-1896/widow          | hearts=0,0,4,4,5                             | yes    | assumed      | +7 +6 −4 −4 −5    | spalding-1896.rule-44                           |
      | spalding-1896/auction        | nothing changed                              | yes    | assumed      | +2 +11 −6 −7      | spalding-1896.p35.auction.two-clear             |
      | spalding-1896/spot           | nothing changed                              | yes    | assumed      | +52 +52 −35 −69   | spalding-1896.p31.spot.values                   |
      | spalding-1896/three-handed   | nothing changed                              | no     | by an option | +13 +13 −26       | spalding-1896.p22.three-handed.most-pays        |
      | spalding-1896/drive          | nothing changed                              | no     | ruled        | 0 0 0 0           | spalding-1896.p39.drive.no-chips                |
      | hoyle-1913/simple            | nothing changed                              | yes    | assumed      | +6 +6 −6 −7       | hoyle-1913.simple.tie                           |
      | hoyle-1913/sweepstakes       | nothing changed                              | yes    | assumed      | +6 +6 −6 −7       | hoyle-1913.sweepstakes.two-clear                |
      | hoyle-1913/howell            | nothing changed                              | no     | ruled        | +13 +13 −11 −15   | hoyle-1913.howell.draw                          |
      | hoyle-1913/black-lady        | nothing changed                              | yes    | assumed      | +13 +13 −6 −20    | hoyle-1913.black-lady.value                     |
      | foster-1914/sweepstake       | nothing changed                              | yes    | ruled        | +6 +6 −6 −7       | foster-1914.p352.sweepstake.two-clear           |
      | foster-1914/sweepstake       | hearts=0,0,4,4,5                             | yes    | ruled        | +6 +6 −4 −4 −5    | foster-1914.p352.sweepstake.two-clear           |
      | foster-1914/sweepstake       | jack-after-division=jack                     | yes    | by an option | +6 +6 −6 −7       | foster-1914.p352.sweepstake.jack-after-division |
      | foster-1914/howell           | nothing changed                              | no     | ruled        | +13 +13 −11 −15   | foster-1914.p353.howell.draw                    |
      | foster-1914/two-handed       | nothing changed                              | -      | impossible   | -                 | -                                               |
      | foster-1914/three-handed     | nothing changed                              | no     | by an option | +13 +13 −26       | foster-1914.p354.three-handed.howell            |
      | foster-1914/three-handed     | settling=sweepstake                          | no     | by an option | 0 0 −13           | foster-1914.p352.sweepstake.jack                |
      | foster-1914/auction          | nothing changed                              | yes    | ruled        | +1 +11 −6 −7      | foster-1914.p355.auction.two-clear              |
      | foster-1914/spot             | nothing changed                              | yes    | ruled        | +52 +52 −35 −69   | foster-1914.p355.spot.tie                       |
      | foster-1914/joker            | nothing changed                              | yes    | ruled        | +11 +6 −6 −11     | foster-1914.law-29.two                          |
      | foster-1914/black-jack       | nothing changed                              | yes    | assumed      | +11 +11 −6 −17    | foster-1914.p356.discard.jack-ten               |
      | foster-1914/black-lady       | nothing changed                              | yes    | assumed      | +13 +13 −6 −20    | foster-1914.p356.discard.lady-thirteen          |
      | foster-1914/progressive      | nothing changed                              | no     | ruled        | 0 0 0 0           | foster-1914.p356.progressive.no-counters        |
      | foster-1914/domino           | nothing changed                              | no     | ruled        | 0 0 +6 +7         | foster-1914.p357.domino.count                   |
      | davis-2004/regular           | nothing changed                              | no     | ruled        | 0 0 +6 +7         | davis-2004.regular.score                        |
      | modern/standard              | nothing changed                              | no     | ruled        | 0 0 +6 +20        | modern.count                                    |

  @hoyle-1887.tie-remainder @hoyle-1887.tie @spalding-1896.rule-44 @spalding-1896.rule-44.odd-remains
  @spalding-1896.p41.jackpot.two-three-clear @spalding-1896.p42.widow.under-five @spalding-1896.p24.howell.no-jacks
  @spalding-1896.p31.spot.values @hoyle-1913.simple.tie @hoyle-1913.sweepstakes.two-clear @hoyle-1913.black-lady.value
  @foster-1914.p352.sweepstake.two-clear @foster-1914.p353.howell.no-jacks @foster-1914.law-29.two
  @foster-1914.p354.three-handed.howell @foster-1914.p355.auction.two-clear @foster-1914.p355.spot.tie
  @foster-1914.p356.discard.lady-thirteen
  Scenario Outline: The odd chip
    When the question the-odd-chip is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                        | changes         | answer       | firm         | net             | provision                                 |
      | hoyle-1887/hearts            | nothing changed | stays        | ruled        | +6 +6 −6 −7     | hoyle-1887.tie-remainder                  |
      | hoyle-1887/eagle-14          | nothing changed | none         | assumed      | +52 +52 −35 −69 | hoyle-1887.tie                            |
      | spalding-1896/sweepstake     | nothing changed | nearest-left | ruled        | +6 +7 −6 −7     | spalding-1896.rule-44                     |
      | spalding-1896/sweepstake     | dealer=B        | nearest-left | ruled        | +7 +6 −6 −7     | spalding-1896.rule-44                     |
      | spalding-1896/sweepstake     | odd-chip=stays  | stays        | by an option | +6 +6 −6 −7     | spalding-1896.rule-44.odd-remains         |
      | spalding-1896/denominational | nothing changed | nearest-left | assumed      | +11 +12 −7 −16  | spalding-1896.rule-44                     |
      | spalding-1896/joker          | nothing changed | nearest-left | by an option | +8 +9 −6 −11    | spalding-1896.rule-44                     |
      | spalding-1896/jack-pot       | nothing changed | pot          | ruled        | +5 +5 −7 −8     | spalding-1896.p41.jackpot.two-three-clear |
      | spalding-1896/widow          | nothing changed | none         | assumed      | 0 0 −6 −7       | spalding-1896.p42.widow.under-five        |
      | spalding-1896/howell         | nothing changed | none         | ruled        | +13 +13 −11 −15 | spalding-1896.p24.howell.no-jacks         |
      | spalding-1896/auction        | nothing changed | nearest-left | assumed      | +1 +12 −6 −7    | spalding-1896.rule-44                     |
      | spalding-1896/spot           | nothing changed | none         | assumed      | +52 +52 −35 −69 | spalding-1896.p31.spot.values             |
      | spalding-1896/drive          | nothing changed | -            | impossible   | -               | -                                         |
      | hoyle-1913/simple            | nothing changed | stays        | assumed      | +6 +6 −6 −7     | hoyle-1913.simple.tie                     |
      | hoyle-1913/sweepstakes       | nothing changed | stays        | assumed      | +6 +6 −6 −7     | hoyle-1913.sweepstakes.two-clear          |
      | hoyle-1913/black-lady        | nothing changed | none         | assumed      | +13 +13 −6 −20  | hoyle-1913.black-lady.value               |
      | foster-1914/sweepstake       | nothing changed | stays        | ruled        | +6 +6 −6 −7     | foster-1914.p352.sweepstake.two-clear     |
      | foster-1914/howell           | nothing changed | none         | ruled        | +13 +13 −11 −15 | foster-1914.p353.howell.draw              |
      | foster-1914/two-handed       | nothing changed | -            | impossible   | -               | -                                         |
      | foster-1914/three-handed     | nothing changed | none         | by an option | +13 +13 −26     | foster-1914.p354.three-handed.howell      |
      | foster-1914/auction          | nothing changed | stays        | ruled        | +1 +11 −6 −7    | foster-1914.p355.auction.two-clear        |
      | foster-1914/spot             | nothing changed | none         | ruled        | +52 +52 −35 −69 | foster-1914.p355.spot.tie                 |
      | foster-1914/joker            | nothing changed | none         | ruled        | +11 +6 −6 −11   | foster-1914.law-29.two                    |
      | foster-1914/black-jack       | nothing changed | stays        | assumed      | +11 +11 −6 −17  | foster-1914.law-29.two                    |
      | foster-1914/black-lady       | nothing changed | none         | assumed      | +13 +13 −6 −20  | foster-1914.p356.discard.lady-thirteen    |
      | foster-1914/progressive      | nothing changed | -            | impossible   | -               | -                                         |
      | foster-1914/domino           | nothing changed | -            | impossible   | -               | -                                         |
      | davis-2004/regular           | nothing changed | -            | impossible   | -               | -                                         |
      | modern/standard              | nothing changed | -            | impossible   | -               | -                                         |

  @hoyle-1887.tie-remainder @spalding-1896.rule-43 @spalding-1896.rule-44.odd-remains @spalding-1896.rule-44
  @spalding-1896.p35.auction.two-clear @hoyle-1913.simple.fewest-wins @foster-1914.p352.sweepstake.one-clear
  @foster-1914.law-29.two @foster-1914.p355.auction.one-clear @foster-1914.p355.spot.settling
  Scenario Outline: An odd chip left from the last deal
    When the question the-odd-chip-left-from-last-time is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes             | answer | firm         | net               | provision                             |
      | hoyle-1887/hearts        | nothing changed     | yes    | ruled        | +14 −2 −5 −6      | hoyle-1887.tie-remainder              |
      | spalding-1896/sweepstake | nothing changed     | yes    | ruled        | +14 −2 −5 −6      | spalding-1896.rule-43                 |
      | spalding-1896/sweepstake | odd-chip=stays      | yes    | by an option | +14 −2 −5 −6      | spalding-1896.rule-44.odd-remains     |
      | spalding-1896/sweepstake | hearts=0,0,4,4,5    | no     | ruled        | +7 +7 −4 −4 −5    | spalding-1896.rule-44                 |
      | spalding-1896/sweepstake | hearts=0,0,3,3,3,4  | no     | ruled        | +7 +7 −3 −3 −3 −4 | spalding-1896.rule-44                 |
      | spalding-1896/auction    | nothing changed     | yes    | assumed      | +14 −2 −5 −6      | spalding-1896.p35.auction.two-clear   |
      | spalding-1896/jack-pot   | nothing changed     | -      | impossible   | -                 | -                                     |
      | spalding-1896/howell     | nothing changed     | -      | impossible   | -                 | -                                     |
      | hoyle-1913/simple        | nothing changed     | yes    | assumed      | +14 −2 −5 −6      | hoyle-1913.simple.fewest-wins         |
      | foster-1914/sweepstake   | nothing changed     | yes    | ruled        | +14 −2 −5 −6      | foster-1914.p352.sweepstake.one-clear |
      | foster-1914/auction      | nothing changed     | yes    | ruled        | +14 −2 −5 −6      | foster-1914.p355.auction.one-clear    |
      | foster-1914/joker        | nothing changed     | yes    | ruled        | +18 −2 −5 −10     | foster-1914.law-29.two                |
      | foster-1914/spot         | nothing changed     | yes    | assumed      | +105 −5 −30 −69   | foster-1914.p355.spot.settling        |
      | foster-1914/black-jack   | nothing changed     | yes    | assumed      | +24 −2 −5 −16     | foster-1914.law-29.two                |
      | foster-1914/black-lady   | nothing changed     | yes    | assumed      | +27 −2 −5 −19     | foster-1914.law-29.two                |
      | foster-1914/howell       | nothing changed     | -      | impossible   | -                 | -                                     |
      | foster-1914/two-handed   | nothing changed     | -      | impossible   | -                 | -                                     |
      | foster-1914/three-handed | nothing changed     | -      | impossible   | -                 | -                                     |
      | foster-1914/three-handed | settling=sweepstake | yes    | by an option | +14 −5 −8         | foster-1914.law-29.two                |
      | foster-1914/progressive  | nothing changed     | -      | impossible   | -                 | -                                     |
      | foster-1914/domino       | nothing changed     | -      | impossible   | -                 | -                                     |
      | davis-2004/regular       | nothing changed     | -      | impossible   | -                 | -                                     |
      | modern/standard          | nothing changed     | -      | impossible   | -                 | -                                     |

  @hoyle-1887.all-thirteen @spalding-1896.rule-45 @spalding-1896.p07.announce @spalding-1896.p24.howell.pay
  @spalding-1896.p41.jackpot.two-three-clear @spalding-1896.p35.auction.all-thirteen
  @spalding-1896.p42.widow.under-five @spalding-1896.p31.spot.values @spalding-1896.p22.three-handed.most-pays
  @spalding-1896.p20.single-handed.opening @spalding-1896.p39.drive.no-chips @hoyle-1913.simple.tie
  @hoyle-1913.sweepstakes.not-won @hoyle-1913.howell.pay @hoyle-1913.black-lady.value @foster-1914.law-29.three
  @foster-1914.p353.howell.draw @foster-1914.p354.three-handed.howell @foster-1914.p354.three-handed.most-pays
  @foster-1914.p354.two-handed.difference @foster-1914.p355.auction.all-thirteen @foster-1914.p355.spot.tie
  @foster-1914.p356.discard.jack-ten @foster-1914.p356.discard.lady-thirteen @foster-1914.p356.joker.discarder
  @foster-1914.p356.progressive.no-counters @foster-1914.p357.domino.count @davis-2004.regular.score
  @davis-2004.black-lady.queen-13 @modern.count
  Scenario Outline: One takes all thirteen
    When the question one-takes-all-thirteen is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                        | changes         | answer           | firm         | net              | provision                                 |
      | hoyle-1887/hearts            | nothing changed | others-paid      | ruled        | +4 +4 +4 −13     | hoyle-1887.all-thirteen                   |
      | hoyle-1887/eagle-14          | nothing changed | others-paid      | assumed      | +34 +34 +34 −104 | hoyle-1887.all-thirteen                   |
      | hoyle-1887/eagle-5           | nothing changed | others-paid      | assumed      | +7 +7 +7 −23     | hoyle-1887.all-thirteen                   |
      | spalding-1896/sweepstake     | nothing changed | jack             | ruled        | 0 0 0 −13        | spalding-1896.rule-45                     |
      | spalding-1896/five-handed    | nothing changed | jack             | assumed      | 0 0 0 0 −13      | spalding-1896.rule-42                     |
      | spalding-1896/six-handed     | nothing changed | jack             | assumed      | 0 0 0 0 0 −13    | spalding-1896.rule-42                     |
      | spalding-1896/denominational | nothing changed | jack             | assumed      | 0 0 0 −23        | spalding-1896.rule-45                     |
      | spalding-1896/joker          | nothing changed | jack             | by an option | 0 0 0 −17        | spalding-1896.rule-45                     |
      | spalding-1896/howell         | nothing changed | each-for-himself | ruled        | +13 +13 +13 −39  | spalding-1896.p24.howell.pay              |
      | spalding-1896/jack-pot       | nothing changed | others-paid      | ruled        | +3 +3 +3 −14     | spalding-1896.p41.jackpot.two-three-clear |
      | spalding-1896/auction        | nothing changed | jack             | assumed      | −10 0 0 −13      | spalding-1896.p35.auction.all-thirteen    |
      | spalding-1896/widow          | nothing changed | jack             | assumed      | 0 0 0 −13        | spalding-1896.p42.widow.under-five        |
      | spalding-1896/spot           | nothing changed | others-paid      | assumed      | +35 +35 +34 −104 | spalding-1896.p31.spot.values             |
      | spalding-1896/three-handed   | nothing changed | between          | by an option | +13 +13 −26      | spalding-1896.p22.three-handed.most-pays  |
      | spalding-1896/single-handed  | nothing changed | between          | assumed      | +13 −13          | -                                         |
      | spalding-1896/drive          | nothing changed | no-stakes        | ruled        | 0 0 0 0          | spalding-1896.p39.drive.no-chips          |
      | hoyle-1913/simple            | nothing changed | others-paid      | assumed      | +4 +4 +4 −13     | hoyle-1913.simple.tie                     |
      | hoyle-1913/sweepstakes       | nothing changed | jack             | ruled        | 0 0 0 −13        | hoyle-1913.sweepstakes.not-won            |
      | hoyle-1913/howell            | nothing changed | each-for-himself | ruled        | +13 +13 +13 −39  | hoyle-1913.howell.pay                     |
      | hoyle-1913/black-lady        | nothing changed | others-paid      | assumed      | −13 +13 +13 −13  | hoyle-1913.black-lady.value               |
      | foster-1914/sweepstake       | nothing changed | jack             | ruled        | 0 0 0 −13        | foster-1914.law-29.three                  |
      | foster-1914/howell           | nothing changed | each-for-himself | ruled        | +13 +13 +13 −39  | foster-1914.p353.howell.draw              |
      | foster-1914/two-handed       | nothing changed | between          | by an option | +13 −13          | foster-1914.p354.two-handed.difference    |
      | foster-1914/three-handed     | nothing changed | each-for-himself | by an option | +13 +13 −26      | foster-1914.p354.three-handed.howell      |
      | foster-1914/three-handed     | settling=excess | between          | by an option | +13 +13 −26      | foster-1914.p354.three-handed.most-pays   |
      | foster-1914/auction          | nothing changed | jack             | ruled        | −10 0 0 −13      | foster-1914.p355.auction.all-thirteen     |
      | foster-1914/spot             | nothing changed | others-paid      | assumed      | +34 +34 +34 −104 | foster-1914.p355.spot.tie                 |
      | foster-1914/joker            | nothing changed | jack             | ruled        | +5 0 0 −17       | foster-1914.p356.joker.discarder          |
      | foster-1914/black-jack       | nothing changed | others-paid      | assumed      | −10 +11 +11 −13  | foster-1914.p356.discard.jack-ten         |
      | foster-1914/black-lady       | nothing changed | others-paid      | assumed      | −13 +13 +13 −13  | foster-1914.p356.discard.lady-thirteen    |
      | foster-1914/progressive      | nothing changed | no-stakes        | ruled        | 0 0 0 0          | foster-1914.p356.progressive.no-counters  |
      | foster-1914/domino           | nothing changed | points           | ruled        | 0 0 0 +13        | foster-1914.p357.domino.count             |
      | davis-2004/regular           | nothing changed | points           | ruled        | 0 0 0 +13        | davis-2004.regular.score                  |
      | davis-2004/black-lady        | nothing changed | points           | ruled        | +13 0 0 +13      | davis-2004.black-lady.queen-13            |
      | modern/standard              | nothing changed | points           | ruled        | +13 0 0 +13      | modern.count                              |

  @hoyle-1887.tie-remainder @hoyle-1887.lowest-wins @spalding-1896.p22.three-handed.most-pays @spalding-1896.rule-44
  @spalding-1896.rule-45 @spalding-1896.p24.howell.any-number @spalding-1896.p41.jackpot.two-three-clear
  @spalding-1896.p42.widow.under-five @hoyle-1913.simple.tie @hoyle-1913.sweepstakes.stake @hoyle-1913.howell.draw
  @foster-1914.p352.sweepstake.jack @foster-1914.p353.howell.draw @foster-1914.p354.three-handed.howell
  @foster-1914.p354.three-handed.most-pays @foster-1914.p355.spot.tie @foster-1914.p356.discard.jack-ten
  @foster-1914.p356.discard.lady-thirteen @foster-1914.p356.joker.discarder @foster-1914.p357.domino.count
  @davis-2004.regular.score @modern.count
  Scenario Outline: One of three takes all
    When the question one-of-three-takes-all is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                        | changes               | answer | firm         | net                | provision                                 |
      | hoyle-1887/hearts            | nothing changed       | yes    | assumed      | +6 +6 −13          | hoyle-1887.tie-remainder                  |
      | hoyle-1887/hearts            | hearts=0,0,0,0,13     | yes    | assumed      | +3 +3 +3 +3 −13    | hoyle-1887.tie-remainder                  |
      | hoyle-1887/hearts            | hearts=0,0,0,0,0,13   | yes    | assumed      | +2 +2 +2 +2 +2 −13 | hoyle-1887.tie-remainder                  |
      | hoyle-1887/eagle-14          | nothing changed       | yes    | assumed      | +52 +52 −104       | hoyle-1887.double.definition              |
      | spalding-1896/three-handed   | nothing changed       | no     | by an option | +13 +13 −26        | spalding-1896.p22.three-handed.most-pays  |
      | spalding-1896/three-handed   | settling=sweepstake   | yes    | assumed      | +7 +6 −13          | spalding-1896.rule-44                     |
      | spalding-1896/sweepstake     | nothing changed       | yes    | assumed      | +7 +6 −13          | spalding-1896.rule-44                     |
      | spalding-1896/sweepstake     | three-handed-all=jack | no     | by an option | 0 0 −13            | spalding-1896.rule-45                     |
      | spalding-1896/denominational | nothing changed       | yes    | assumed      | +12 +11 −23        | spalding-1896.rule-44                     |
      | spalding-1896/joker          | nothing changed       | yes    | assumed      | +9 +8 −17          | spalding-1896.rule-44                     |
      | spalding-1896/howell         | nothing changed       | no     | ruled        | +13 +13 −26        | spalding-1896.p24.howell.any-number       |
      | spalding-1896/jack-pot       | nothing changed       | yes    | assumed      | +5 +5 −14          | spalding-1896.p41.jackpot.two-three-clear |
      | spalding-1896/widow          | nothing changed       | no     | assumed      | 0 0 −13            | spalding-1896.p42.widow.under-five        |
      | spalding-1896/auction        | nothing changed       | -      | impossible   | -                  | -                                         |
      | hoyle-1913/simple            | nothing changed       | yes    | assumed      | +6 +6 −13          | hoyle-1913.simple.tie                     |
      | hoyle-1913/sweepstakes       | nothing changed       | no     | assumed      | 0 0 −13            | hoyle-1913.sweepstakes.stake              |
      | hoyle-1913/sweepstakes       | hearts=0,13           | no     | assumed      | 0 −13              | hoyle-1913.sweepstakes.stake              |
      | hoyle-1913/howell            | nothing changed       | no     | ruled        | +13 +13 −26        | hoyle-1913.howell.draw                    |
      | hoyle-1913/black-jack        | method=sweepstakes    | no     | ruled        | −10 +23 −13        | hoyle-1913.sweepstakes.stake              |
      | foster-1914/sweepstake       | nothing changed       | no     | ruled        | 0 0 −13            | foster-1914.p352.sweepstake.jack          |
      | foster-1914/heartsette       | nothing changed       | no     | ruled        | 0 0 −13            | foster-1914.p352.sweepstake.jack          |
      | foster-1914/howell           | nothing changed       | no     | ruled        | +13 +13 −26        | foster-1914.p353.howell.draw              |
      | foster-1914/two-handed       | nothing changed       | -      | impossible   | -                  | -                                         |
      | foster-1914/three-handed     | nothing changed       | no     | by an option | +13 +13 −26        | foster-1914.p354.three-handed.howell      |
      | foster-1914/three-handed     | settling=sweepstake   | no     | by an option | 0 0 −13            | foster-1914.p352.sweepstake.jack          |
      | foster-1914/three-handed     | settling=excess       | no     | by an option | +13 +13 −26        | foster-1914.p354.three-handed.most-pays   |
      | foster-1914/auction          | nothing changed       | -      | impossible   | -                  | -                                         |
      | foster-1914/spot             | nothing changed       | yes    | ruled        | +52 +52 −104       | foster-1914.p355.spot.tie                 |
      | foster-1914/joker            | nothing changed       | no     | ruled        | +5 0 −17           | foster-1914.p356.joker.discarder          |
      | foster-1914/black-jack       | nothing changed       | no     | assumed      | −10 +23 −13        | foster-1914.p356.discard.jack-ten         |
      | foster-1914/black-lady       | nothing changed       | no     | assumed      | −13 +26 −13        | foster-1914.p356.discard.lady-thirteen    |
      | foster-1914/progressive      | nothing changed       | -      | impossible   | -                  | -                                         |
      | foster-1914/domino           | nothing changed       | no     | ruled        | 0 0 +13            | foster-1914.p357.domino.count             |
      | davis-2004/regular           | nothing changed       | no     | ruled        | 0 0 +13            | davis-2004.regular.score                  |
      | modern/standard              | nothing changed       | no     | ruled        | +13 0 +13          | modern.count                              |

  @hoyle-1887.tie-remainder @spalding-1896.rule-45 @spalding-1896.p24.howell.any-number
  @spalding-1896.p41.jackpot.three-clear-odd @spalding-1896.p41.widow.more-than-two @spalding-1896.p31.spot.values
  @hoyle-1913.simple.tie @hoyle-1913.sweepstakes.stake @foster-1914.law-29.three @foster-1914.p353.howell.draw
  @foster-1914.p355.spot.tie @foster-1914.p356.discard.jack-ten @foster-1914.p356.discard.lady-thirteen
  @foster-1914.p357.domino.count @davis-2004.regular.score @davis-2004.black-lady.queen-13 @modern.count
  Scenario Outline: Three of five are clear
    When the question three-are-clear-of-five is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                     | changes            | answer | firm       | net                 | provision                                 |
      | hoyle-1887/hearts         | nothing changed    | yes    | ruled      | +4 +4 +4 −6 −7      | hoyle-1887.tie-remainder                  |
      | hoyle-1887/hearts         | hearts=0,0,0,0,6,7 | yes    | ruled      | +3 +3 +3 +3 −6 −7   | hoyle-1887.tie-remainder                  |
      | spalding-1896/five-handed | nothing changed    | no     | ruled      | 0 0 0 −6 −7         | spalding-1896.rule-45                     |
      | spalding-1896/sweepstake  | nothing changed    | no     | ruled      | 0 0 0 −6 −7         | spalding-1896.rule-45                     |
      | spalding-1896/six-handed  | nothing changed    | -      | impossible | -                   | -                                         |
      | spalding-1896/howell      | nothing changed    | no     | ruled      | +13 +13 +13 −17 −22 | spalding-1896.p24.howell.any-number       |
      | spalding-1896/jack-pot    | nothing changed    | yes    | assumed    | +3 +3 +3 −7 −8      | spalding-1896.p41.jackpot.three-clear-odd |
      | spalding-1896/widow       | nothing changed    | no     | assumed    | 0 0 0 −6 −7         | spalding-1896.p41.widow.more-than-two     |
      | spalding-1896/auction     | nothing changed    | no     | assumed    | −10 0 0 −6 −7       | spalding-1896.rule-45                     |
      | spalding-1896/spot        | nothing changed    | yes    | assumed    | +35 +35 +34 −35 −69 | spalding-1896.p31.spot.values             |
      | spalding-1896/drive       | nothing changed    | -      | impossible | -                   | -                                         |
      | hoyle-1913/simple         | nothing changed    | yes    | assumed    | +4 +4 +4 −6 −7      | hoyle-1913.simple.tie                     |
      | hoyle-1913/sweepstakes    | nothing changed    | no     | assumed    | 0 0 0 −6 −7         | hoyle-1913.sweepstakes.stake              |
      | foster-1914/sweepstake    | nothing changed    | no     | ruled      | 0 0 0 −6 −7         | foster-1914.law-29.three                  |
      | foster-1914/sweepstake    | hearts=0,0,0,4,4,4 | no     | ruled      | 0 0 0 −4 −4 −4      | foster-1914.law-29.three                  |
      | foster-1914/howell        | nothing changed    | no     | ruled      | +13 +13 +13 −17 −22 | foster-1914.p353.howell.draw              |
      | foster-1914/two-handed    | nothing changed    | -      | impossible | -                   | -                                         |
      | foster-1914/three-handed  | nothing changed    | -      | impossible | -                   | -                                         |
      | foster-1914/auction       | nothing changed    | no     | ruled      | −10 0 0 −6 −7       | foster-1914.law-29.three                  |
      | foster-1914/spot          | nothing changed    | yes    | assumed    | +34 +34 +34 −35 −69 | foster-1914.p355.spot.tie                 |
      | foster-1914/joker         | nothing changed    | no     | ruled      | +5 0 0 −6 −11       | foster-1914.law-29.three                  |
      | foster-1914/black-jack    | nothing changed    | no     | assumed    | 0 0 0 −6 −17        | foster-1914.p356.discard.jack-ten         |
      | foster-1914/black-lady    | nothing changed    | no     | assumed    | 0 0 0 −6 −20        | foster-1914.p356.discard.lady-thirteen    |
      | foster-1914/progressive   | nothing changed    | -      | impossible | -                   | -                                         |
      | foster-1914/domino        | nothing changed    | no     | ruled      | 0 0 0 +6 +7         | foster-1914.p357.domino.count             |
      | davis-2004/regular        | nothing changed    | no     | ruled      | 0 0 0 +6 +7         | davis-2004.regular.score                  |
      | davis-2004/cancellation   | nothing changed    | -      | impossible | -                   | -                                         |
      | modern/standard           | nothing changed    | no     | ruled      | 0 0 0 +6 +20        | modern.count                              |

  @hoyle-1887.tie-remainder @spalding-1896.p07.announce @spalding-1896.rule-45 @spalding-1896.p24.howell.any-number
  @spalding-1896.p41.jackpot.one-clear @spalding-1896.p41.widow.more-than-two @spalding-1896.p35.auction.all-thirteen
  @hoyle-1913.simple.tie @hoyle-1913.sweepstakes.not-won @foster-1914.p352.sweepstake.jack
  @foster-1914.p353.howell.draw @foster-1914.p355.auction.all-thirteen @foster-1914.p355.spot.tie
  @foster-1914.p356.discard.lady-thirteen @foster-1914.p357.domino.count @davis-2004.regular.score @modern.count
  Scenario Outline: Four of five are clear
    When the question four-are-clear-of-five is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                      | changes             | answer | firm       | net                  | provision                              |
      | hoyle-1887/hearts          | nothing changed     | yes    | assumed    | +3 +3 +3 +3 −13      | hoyle-1887.tie-remainder               |
      | spalding-1896/five-handed  | nothing changed     | no     | assumed    | 0 0 0 0 −13          | spalding-1896.rule-42                  |
      | spalding-1896/sweepstake   | nothing changed     | no     | assumed    | 0 0 0 0 −13          | spalding-1896.rule-42                  |
      | spalding-1896/sweepstake   | hearts=0,0,0,0,0,13 | no     | assumed    | 0 0 0 0 0 −13        | spalding-1896.rule-42                  |
      | spalding-1896/sweepstake   | hearts=0,0,0,0,6,7  | no     | assumed    | 0 0 0 0 −6 −7        | spalding-1896.rule-45                  |
      | spalding-1896/howell       | nothing changed     | no     | ruled      | +13 +13 +13 +13 −52  | spalding-1896.p24.howell.any-number    |
      | spalding-1896/jack-pot     | nothing changed     | yes    | assumed    | +2 +2 +2 +2 −14      | spalding-1896.p41.jackpot.one-clear    |
      | spalding-1896/widow        | nothing changed     | no     | assumed    | 0 0 0 0 −13          | spalding-1896.p41.widow.more-than-two  |
      | spalding-1896/auction      | nothing changed     | no     | assumed    | −10 0 0 0 −13        | spalding-1896.p35.auction.all-thirteen |
      | spalding-1896/three-handed | nothing changed     | -      | impossible | -                    | -                                      |
      | hoyle-1913/simple          | nothing changed     | yes    | assumed    | +3 +3 +3 +3 −13      | hoyle-1913.simple.tie                  |
      | hoyle-1913/sweepstakes     | nothing changed     | no     | ruled      | 0 0 0 0 −13          | hoyle-1913.sweepstakes.not-won         |
      | foster-1914/sweepstake     | nothing changed     | no     | ruled      | 0 0 0 0 −13          | foster-1914.p352.sweepstake.jack       |
      | foster-1914/howell         | nothing changed     | no     | ruled      | +13 +13 +13 +13 −52  | foster-1914.p353.howell.draw           |
      | foster-1914/two-handed     | nothing changed     | -      | impossible | -                    | -                                      |
      | foster-1914/three-handed   | nothing changed     | -      | impossible | -                    | -                                      |
      | foster-1914/auction        | nothing changed     | no     | ruled      | −10 0 0 0 −13        | foster-1914.p355.auction.all-thirteen  |
      | foster-1914/spot           | nothing changed     | yes    | ruled      | +26 +26 +26 +26 −104 | foster-1914.p355.spot.tie              |
      | foster-1914/joker          | nothing changed     | no     | ruled      | +5 0 0 0 −17         | foster-1914.p352.sweepstake.jack       |
      | foster-1914/black-lady     | nothing changed     | no     | assumed    | −13 0 0 0 −13        | foster-1914.p356.discard.lady-thirteen |
      | foster-1914/progressive    | nothing changed     | -      | impossible | -                    | -                                      |
      | foster-1914/domino         | nothing changed     | no     | ruled      | 0 0 0 0 +13          | foster-1914.p357.domino.count          |
      | davis-2004/regular         | nothing changed     | no     | ruled      | 0 0 0 0 +13          | davis-2004.regular.score               |
      | modern/standard            | nothing changed     | no     | ruled      | +13 0 0 0 +13        | modern.count                           |

  @spalding-1896.rule-46 @spalding-1896.rule-43 @spalding-1896.p41.jackpot.all-loaded @hoyle-1913.sweepstakes.not-won
  @foster-1914.p352.sweepstake.jack @foster-1914.law-29.one @foster-1914.p355.auction.pool-won-first
  @foster-1914.p356.discard.jack-ten @foster-1914.p356.discard.lady-thirteen @foster-1914.p356.joker.discarder
  Scenario Outline: Nobody is clear, and a Jack stands
    When the question nobody-is-clear-and-a-jack-stands is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes                 | answer | firm         | net          | provision                              |
      | hoyle-1887/hearts        | nothing changed         | -      | impossible   | -            | -                                      |
      | spalding-1896/sweepstake | nothing changed         | stay   | ruled        | −2 −2 −3 −6  | spalding-1896.rule-46                  |
      | spalding-1896/sweepstake | pool=26                 | stay   | ruled        | −2 −2 −3 −6  | spalding-1896.rule-46                  |
      | spalding-1896/sweepstake | hearts=0,2,5,6; pool=11 | won    | ruled        | +24 −2 −5 −6 | spalding-1896.rule-43                  |
      | spalding-1896/jack-pot   | nothing changed         | stay   | ruled        | −3 −3 −4 −7  | spalding-1896.p41.jackpot.all-loaded   |
      | spalding-1896/auction    | nothing changed         | stay   | ruled        | −2 −2 −3 −6  | spalding-1896.rule-46                  |
      | spalding-1896/howell     | nothing changed         | -      | impossible   | -            | -                                      |
      | hoyle-1913/simple        | nothing changed         | -      | impossible   | -            | -                                      |
      | hoyle-1913/sweepstakes   | nothing changed         | stay   | ruled        | −2 −2 −3 −6  | hoyle-1913.sweepstakes.not-won         |
      | hoyle-1913/black-lady    | method=sweepstakes      | stay   | by an option | −2 −2 −3 −19 | hoyle-1913.sweepstakes.not-won         |
      | foster-1914/sweepstake   | nothing changed         | stay   | ruled        | −2 −2 −3 −6  | foster-1914.p352.sweepstake.jack       |
      | foster-1914/howell       | nothing changed         | -      | impossible   | -            | -                                      |
      | foster-1914/sweepstake   | hearts=0,2,5,6          | won    | ruled        | +26 −2 −5 −6 | foster-1914.law-29.one                 |
      | foster-1914/auction      | nothing changed         | stay   | ruled        | −2 −2 −3 −6  | foster-1914.p355.auction.all-thirteen  |
      | foster-1914/joker        | nothing changed         | stay   | ruled        | +3 −2 −3 −10 | foster-1914.p356.joker.discarder       |
      | foster-1914/black-jack   | nothing changed         | stay   | assumed      | −2 −2 −3 −16 | foster-1914.p356.discard.jack-ten      |
      | foster-1914/black-lady   | nothing changed         | stay   | assumed      | −2 −2 −3 −19 | foster-1914.p356.discard.lady-thirteen |
      | foster-1914/two-handed   | nothing changed         | -      | impossible   | -            | -                                      |
      | foster-1914/three-handed | nothing changed         | -      | impossible   | -            | -                                      |
      | foster-1914/three-handed | settling=sweepstake     | stay   | by an option | −4 −4 −5     | foster-1914.p352.sweepstake.jack       |
      | foster-1914/spot         | nothing changed         | -      | impossible   | -            | -                                      |
      | foster-1914/progressive  | nothing changed         | -      | impossible   | -            | -                                      |
      | foster-1914/domino       | nothing changed         | -      | impossible   | -            | -                                      |
      | davis-2004/regular       | nothing changed         | -      | impossible   | -            | -                                      |
      | modern/standard          | nothing changed         | -      | impossible   | -            | -                                      |

  @spalding-1896.rule-45.how-won @spalding-1896.rule-44 @spalding-1896.p35.auction.two-clear
  @spalding-1896.p41.jackpot.all-loaded @spalding-1896.p42.widow.under-five @hoyle-1913.sweepstakes.two-clear
  @foster-1914.law-29.jack-won @foster-1914.p352.sweepstake.jack @foster-1914.p355.auction.two-clear
  Scenario Outline: Two are clear, and a Jack stands
    When the question may-two-share-a-jack is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes             | answer | firm         | net             | provision                            |
      | hoyle-1887/hearts        | nothing changed     | -      | impossible   | -               | -                                    |
      | spalding-1896/sweepstake | nothing changed     | no     | assumed      | 0 0 −6 −7       | spalding-1896.rule-44                |
      | spalding-1896/sweepstake | jack=as-any-pool    | yes    | assumed      | +13 +13 −6 −7   | spalding-1896.rule-44                |
      | spalding-1896/auction    | nothing changed     | no     | assumed      | 0 0 −6 −7       | spalding-1896.p35.auction.two-clear  |
      | spalding-1896/jack-pot   | nothing changed     | yes    | ruled        | +12 +12 −7 −8   | spalding-1896.p41.jackpot.all-loaded |
      | spalding-1896/jack-pot   | hearts=0,0,0,0,13   | yes    | assumed      | +5 +5 +5 +5 −14 | spalding-1896.p41.jackpot.all-loaded |
      | spalding-1896/widow      | nothing changed     | no     | assumed      | 0 0 −6 −7       | spalding-1896.p42.widow.under-five   |
      | spalding-1896/widow      | hearts=0,0,4,4,5    | no     | assumed      | 0 0 −4 −4 −5    | spalding-1896.rule-44                |
      | hoyle-1913/simple        | nothing changed     | -      | impossible   | -               | -                                    |
      | hoyle-1913/sweepstakes   | nothing changed     | yes    | ruled        | +13 +13 −6 −7   | hoyle-1913.sweepstakes.two-clear     |
      | hoyle-1913/black-jack    | method=sweepstakes  | yes    | by an option | +18 +18 −6 −17  | hoyle-1913.sweepstakes.two-clear     |
      | foster-1914/sweepstake   | nothing changed     | no     | ruled        | 0 0 −6 −7       | foster-1914.law-29.jack-won          |
      | foster-1914/auction      | nothing changed     | no     | assumed      | 0 0 −6 −7       | foster-1914.p355.auction.two-clear   |
      | foster-1914/joker        | nothing changed     | no     | ruled        | +5 0 −6 −11     | foster-1914.law-29.jack-won          |
      | foster-1914/black-jack   | nothing changed     | no     | assumed      | 0 0 −6 −17      | foster-1914.law-29.jack-won          |
      | foster-1914/black-lady   | nothing changed     | no     | assumed      | 0 0 −6 −20      | foster-1914.law-29.jack-won          |
      | foster-1914/howell       | nothing changed     | -      | impossible   | -               | -                                    |
      | foster-1914/two-handed   | nothing changed     | -      | impossible   | -               | -                                    |
      | foster-1914/three-handed | nothing changed     | -      | impossible   | -               | -                                    |
      | foster-1914/three-handed | settling=sweepstake | no     | by an option | 0 0 −13         | foster-1914.p352.sweepstake.jack     |
      | foster-1914/spot         | nothing changed     | -      | impossible   | -               | -                                    |
      | foster-1914/progressive  | nothing changed     | -      | impossible   | -               | -                                    |
      | foster-1914/domino       | nothing changed     | -      | impossible   | -               | -                                    |
      | davis-2004/regular       | nothing changed     | -      | impossible   | -               | -                                    |
      | modern/standard          | nothing changed     | -      | impossible   | -               | -                                    |

  @spalding-1896.rule-43 @spalding-1896.p41.jackpot.one-clear @spalding-1896.p35.auction.two-clear
  @hoyle-1913.sweepstakes.one-clear @foster-1914.p352.sweepstake.one-clear @foster-1914.law-29.one
  @foster-1914.p355.auction.one-clear @foster-1914.p356.discard.lady-thirteen @foster-1914.p356.discard.jack-ten
  Scenario Outline: One is clear, and a Jack stands
    When the question winning-a-jack is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                        | changes             | answer | firm         | net                | provision                              |
      | hoyle-1887/hearts            | nothing changed     | -      | impossible   | -                  | -                                      |
      | spalding-1896/sweepstake     | nothing changed     | yes    | ruled        | +39 −2 −5 −6       | spalding-1896.rule-43                  |
      | spalding-1896/sweepstake     | hearts=0,2,3,3,5    | yes    | ruled        | +39 −2 −3 −3 −5    | spalding-1896.rule-43                  |
      | spalding-1896/sweepstake     | hearts=0,1,2,3,3,4  | yes    | ruled        | +39 −1 −2 −3 −3 −4 | spalding-1896.rule-43                  |
      | spalding-1896/denominational | nothing changed     | yes    | assumed      | +49 −2 −5 −16      | spalding-1896.rule-43                  |
      | spalding-1896/jack-pot       | nothing changed     | yes    | ruled        | +38 −3 −6 −7       | spalding-1896.p41.jackpot.one-clear    |
      | spalding-1896/auction        | nothing changed     | yes    | ruled        | +39 −2 −5 −6       | spalding-1896.p35.auction.two-clear    |
      | hoyle-1913/simple            | nothing changed     | -      | impossible   | -                  | -                                      |
      | hoyle-1913/sweepstakes       | nothing changed     | yes    | ruled        | +39 −2 −5 −6       | hoyle-1913.sweepstakes.one-clear       |
      | hoyle-1913/sweepstakes       | hearts=0,5,8        | yes    | ruled        | +39 −5 −8          | hoyle-1913.sweepstakes.one-clear       |
      | foster-1914/sweepstake       | nothing changed     | yes    | ruled        | +39 −2 −5 −6       | foster-1914.p352.sweepstake.one-clear  |
      | foster-1914/auction          | nothing changed     | yes    | ruled        | +39 −2 −5 −6       | foster-1914.p355.auction.one-clear     |
      | foster-1914/joker            | nothing changed     | yes    | ruled        | +43 −2 −5 −10      | foster-1914.law-29.one                 |
      | foster-1914/black-lady       | nothing changed     | yes    | assumed      | +52 −2 −5 −19      | foster-1914.p356.discard.lady-thirteen |
      | foster-1914/howell           | nothing changed     | -      | impossible   | -                  | -                                      |
      | foster-1914/two-handed       | nothing changed     | -      | impossible   | -                  | -                                      |
      | foster-1914/three-handed     | nothing changed     | -      | impossible   | -                  | -                                      |
      | foster-1914/three-handed     | settling=sweepstake | yes    | by an option | +39 −5 −8          | foster-1914.law-29.one                 |
      | foster-1914/spot             | nothing changed     | -      | impossible   | -                  | -                                      |
      | foster-1914/progressive      | nothing changed     | -      | impossible   | -                  | -                                      |
      | foster-1914/domino           | nothing changed     | -      | impossible   | -                  | -                                      |
      | foster-1914/black-jack       | hearts=0,5,8        | yes    | assumed      | +49 −5 −18         | foster-1914.p356.discard.jack-ten      |
      | davis-2004/regular           | nothing changed     | -      | impossible   | -                  | -                                      |
      | modern/standard              | nothing changed     | -      | impossible   | -                  | -                                      |

  @hoyle-1887.lowest-wins @spalding-1896.rule-40 @spalding-1896.p41.jackpot.won-no-trick @hoyle-1913.object
  @foster-1914.p350.objects.avoid-hearts @foster-1914.p351.playing.tricks-worthless @foster-1914.p355.spot.values
  @davis-2004.regular.heart-value @modern.count
  Scenario Outline: No trick at all
    When the question taking-no-trick is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm         | net             | provision                                 |
      | hoyle-1887/hearts        | nothing changed | no     | ruled        | +13 −2 −5 −6    | hoyle-1887.lowest-wins                    |
      | spalding-1896/sweepstake | nothing changed | no     | ruled        | +13 −2 −5 −6    | spalding-1896.rule-40                     |
      | spalding-1896/jack-pot   | nothing changed | yes    | ruled        | +24 −3 −6 −7    | spalding-1896.p41.jackpot.won-no-trick    |
      | spalding-1896/drive      | nothing changed | no     | ruled        | 0 0 0 0         | spalding-1896.rule-40                     |
      | hoyle-1913/simple        | nothing changed | no     | ruled        | +13 −2 −5 −6    | hoyle-1913.count-and-settle               |
      | foster-1914/sweepstake   | nothing changed | no     | ruled        | +13 −2 −5 −6    | foster-1914.p351.playing.tricks-worthless |
      | foster-1914/howell       | nothing changed | no     | ruled        | +13 +5 −7 −11   | foster-1914.p351.playing.tricks-worthless |
      | foster-1914/two-handed   | nothing changed | no     | by an option | +13 −13         | foster-1914.p351.playing.tricks-worthless |
      | foster-1914/spot         | nothing changed | no     | ruled        | +104 −5 −30 −69 | foster-1914.p355.spot.values              |
      | foster-1914/domino       | nothing changed | no     | ruled        | 0 +2 +5 +6      | foster-1914.p351.playing.tricks-worthless |
      | davis-2004/regular       | nothing changed | no     | ruled        | 0 +2 +5 +6      | davis-2004.regular.heart-value            |
      | modern/standard          | nothing changed | no     | ruled        | 0 +2 +5 +19     | modern.count                              |

  @spalding-1896.p41.jackpot.two-no-trick
  Scenario Outline: Two without a trick
    When the question two-take-no-trick is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes                 | answer | firm         | net           | provision                              |
      | hoyle-1887/hearts        | nothing changed         | -      | impossible   | -             | -                                      |
      | spalding-1896/sweepstake | nothing changed         | -      | impossible   | -             | -                                      |
      | spalding-1896/jack-pot   | nothing changed         | share  | ruled        | +10 +10 −7 −8 | spalding-1896.p41.jackpot.two-no-trick |
      | spalding-1896/jack-pot   | odd-chip=to-a-fresh-pot | share  | by an option | +9 +9 −7 −8   | spalding-1896.p41.jackpot.two-no-trick |
      | hoyle-1913/simple        | nothing changed         | -      | impossible   | -             | -                                      |
      | foster-1914/sweepstake   | nothing changed         | -      | impossible   | -             | -                                      |
      | foster-1914/howell       | nothing changed         | -      | impossible   | -             | -                                      |
      | foster-1914/domino       | nothing changed         | -      | impossible   | -             | -                                      |
      | davis-2004/regular       | nothing changed         | -      | impossible   | -             | -                                      |
      | modern/standard          | nothing changed         | -      | impossible   | -             | -                                      |

  @hoyle-1887.lowest-wins @spalding-1896.rule-40 @hoyle-1913.object @foster-1914.p350.objects.avoid-hearts
  @foster-1914.p351.playing.tricks-worthless @davis-2004.regular.heart-value @modern.count
  Scenario Outline: Every trick
    In Jack-Pot Hearts the three without a trick divide the four chips of the pot, and the odd one of the pool: each
    has four of the thirteen and one of those five, and has paid one.

    When the question all-the-tricks is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm    | net             | provision                                 |
      | hoyle-1887/hearts        | nothing changed | no     | ruled   | −13 +4 +4 +4    | hoyle-1887.lowest-wins                    |
      | spalding-1896/sweepstake | nothing changed | no     | ruled   | −13 0 0 0       | spalding-1896.rule-40                     |
      | spalding-1896/jack-pot   | nothing changed | no     | ruled   | −14 +4 +4 +4    | spalding-1896.rule-40                     |
      | hoyle-1913/simple        | nothing changed | no     | assumed | −13 +4 +4 +4    | hoyle-1913.count-and-settle               |
      | foster-1914/sweepstake   | nothing changed | no     | ruled   | −13 0 0 0       | foster-1914.p351.playing.tricks-worthless |
      | foster-1914/howell       | nothing changed | no     | ruled   | −39 +13 +13 +13 | foster-1914.p351.playing.tricks-worthless |
      | foster-1914/joker        | nothing changed | no     | ruled   | −17 0 0 0       | foster-1914.p351.playing.tricks-worthless |
      | foster-1914/black-lady   | nothing changed | no     | assumed | −26 0 0 0       | foster-1914.p351.playing.tricks-worthless |
      | foster-1914/domino       | nothing changed | no     | ruled   | +13 0 0 0       | foster-1914.p351.playing.tricks-worthless |
      | davis-2004/regular       | nothing changed | no     | ruled   | +13 0 0 0       | davis-2004.regular.heart-value            |
      | modern/standard          | nothing changed | no     | ruled   | 0 +26 +26 +26   | modern.count                              |

  @hoyle-1887.lowest-wins @hoyle-1887.double.scale-1 @spalding-1896.p07.announce @spalding-1896.p31.spot.pips
  @spalding-1896.rule-39 @hoyle-1913.count-and-settle @foster-1914.p350.objects.avoid-hearts
  @foster-1914.p352.settling.announce @foster-1914.p355.spot.values @davis-2004.regular.heart-value
  @modern.heart-value
  Scenario Outline: Graded hearts
    When the question graded-hearts is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                        | changes         | answer | firm    | provision                      |
      | hoyle-1887/hearts            | nothing changed | no     | ruled   | hoyle-1887.lowest-wins         |
      | hoyle-1887/eagle-14          | nothing changed | yes    | ruled   | hoyle-1887.double.scale-1      |
      | hoyle-1887/eagle-5           | nothing changed | yes    | assumed | hoyle-1887.double.scale-2      |
      | spalding-1896/sweepstake     | nothing changed | no     | ruled   | spalding-1896.p07.stakes-pay   |
      | spalding-1896/spot           | nothing changed | yes    | ruled   | spalding-1896.p31.spot.pips    |
      | spalding-1896/denominational | nothing changed | yes    | ruled   | spalding-1896.rule-39          |
      | hoyle-1913/simple            | nothing changed | no     | ruled   | hoyle-1913.count-and-settle    |
      | hoyle-1913/black-lady        | nothing changed | no     | ruled   | hoyle-1913.count-and-settle    |
      | foster-1914/sweepstake       | nothing changed | no     | ruled   | foster-1914.p352.settling.pay  |
      | foster-1914/howell           | nothing changed | no     | ruled   | foster-1914.p352.settling.pay  |
      | foster-1914/spot             | nothing changed | yes    | ruled   | foster-1914.p355.spot.values   |
      | foster-1914/black-lady       | nothing changed | no     | ruled   | foster-1914.p352.settling.pay  |
      | foster-1914/domino           | nothing changed | no     | ruled   | foster-1914.p352.settling.pay  |
      | davis-2004/regular           | nothing changed | no     | ruled   | davis-2004.regular.heart-value |
      | modern/standard              | nothing changed | no     | ruled   | modern.heart-value             |

  @hoyle-1887.lowest-wins @hoyle-1887.double.scale-1 @spalding-1896.p07.announce @spalding-1896.p31.spot.values
  @spalding-1896.rule-39 @hoyle-1913.count-and-settle @hoyle-1913.black-lady.value @hoyle-1913.black-jack.value
  @foster-1914.p350.objects.avoid-hearts @foster-1914.p355.spot.values @foster-1914.p356.discard.jack-ten
  @foster-1914.p356.discard.lady-thirteen @foster-1914.p356.discard.names @foster-1914.p356.joker.value
  @davis-2004.regular.heart-value @davis-2004.black-lady.queen-13 @davis-2004.black-lady.option.queen-five
  @modern.queen-value
  Scenario Outline: What a card counts
    When the question what-a-card-counts is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                        | changes         | answer  | firm         | word | provision                               |
      | hoyle-1887/hearts            | nothing changed | nothing | ruled        | 0    | hoyle-1887.lowest-wins                  |
      | hoyle-1887/eagle-14          | card=AH         | costs   | ruled        | 14   | hoyle-1887.double.scale-1               |
      | spalding-1896/sweepstake     | nothing changed | nothing | ruled        | 0    | spalding-1896.p07.stakes-pay            |
      | spalding-1896/auction        | nothing changed | nothing | assumed      | 0    | spalding-1896.p07.stakes-pay            |
      | spalding-1896/spot           | card=AH         | costs   | ruled        | 14   | spalding-1896.p31.spot.values           |
      | spalding-1896/denominational | nothing changed | nothing | ruled        | 0    | spalding-1896.rule-39                   |
      | hoyle-1913/simple            | nothing changed | nothing | ruled        | 0    | hoyle-1913.count-and-settle             |
      | hoyle-1913/black-lady        | nothing changed | costs   | assumed      | 13   | hoyle-1913.black-lady.value             |
      | hoyle-1913/black-jack        | card=JS         | costs   | assumed      | 10   | hoyle-1913.black-jack.value             |
      | hoyle-1913/black-jack        | nothing changed | nothing | ruled        | 0    | hoyle-1913.black-jack.value             |
      | foster-1914/sweepstake       | nothing changed | nothing | ruled        | 0    | foster-1914.p352.settling.pay           |
      | foster-1914/auction          | nothing changed | nothing | ruled        | 0    | foster-1914.p352.settling.pay           |
      | foster-1914/spot             | card=AH         | costs   | ruled        | 14   | foster-1914.p355.spot.values            |
      | foster-1914/spot             | card=10H        | costs   | ruled        | 10   | foster-1914.p355.spot.values            |
      | foster-1914/joker            | card=Joker      | costs   | ruled        | 5    | foster-1914.p356.joker.value            |
      | foster-1914/black-jack       | nothing changed | nothing | ruled        | 0    | foster-1914.p356.discard.jack-ten       |
      | foster-1914/black-jack       | card=JS         | costs   | assumed      | 10   | foster-1914.p356.discard.jack-ten       |
      | foster-1914/black-lady       | nothing changed | costs   | assumed      | 13   | foster-1914.p356.discard.lady-thirteen  |
      | foster-1914/black-lady       | card=JS         | nothing | ruled        | 0    | foster-1914.p356.discard.names          |
      | davis-2004/regular           | nothing changed | nothing | ruled        | 0    | davis-2004.regular.heart-value          |
      | davis-2004/black-lady        | nothing changed | costs   | ruled        | 13   | davis-2004.black-lady.queen-13          |
      | davis-2004/black-lady        | queen=five      | costs   | by an option | 5    | davis-2004.black-lady.option.queen-five |
      | davis-2004/omnibus           | card=10D        | lowers  | assumed      | -10  | -                                       |
      | modern/standard              | nothing changed | costs   | ruled        | 13   | modern.queen-value                      |

  @hoyle-1887.lowest-wins @spalding-1896.p07.announce @hoyle-1913.black-lady.value
  @foster-1914.p350.objects.avoid-hearts @foster-1914.p356.discard.lady-thirteen @davis-2004.black-lady.queen-13
  @modern.count
  Scenario Outline: A diamond that takes points off
    Only one game of 2004 rewards a card; its players may choose the knave in place of the ten.

    When the question a-diamond-that-counts is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                  | answer | firm         | word | provision                                                                                                     |
      | hoyle-1887/hearts        | nothing changed          | no     | ruled        | 0    | hoyle-1887.lowest-wins                                                                                        |
      | spalding-1896/sweepstake | nothing changed          | no     | ruled        | 0    | spalding-1896.p07.stakes-pay                                                                                  |
      | hoyle-1913/black-lady    | nothing changed          | no     | ruled        | 0    | hoyle-1913.black-lady.value                                                                                   |
      | foster-1914/sweepstake   | nothing changed          | no     | ruled        | 0    | foster-1914.p352.settling.pay                                                                                 |
      | foster-1914/auction      | nothing changed          | no     | ruled        | 0    | foster-1914.p352.settling.pay                                                                                 |
      | foster-1914/black-lady   | nothing changed          | no     | ruled        | 0    | foster-1914.p356.discard.lady-thirteen                                                                        |
      | foster-1914/domino       | nothing changed          | no     | ruled        | 0    | foster-1914.p352.settling.pay                                                                                 |
      | davis-2004/black-lady    | nothing changed          | no     | ruled        | 0    | davis-2004.black-lady.queen-13                                                                                |
      | davis-2004/omnibus       | nothing changed          | yes    | assumed      | -10  | -                                                                                                             |
      | davis-2004/omnibus       | card=JD; bonus-card=jack | yes    | by an option | -10  | davis-2004.omnibus.option.jack-minus-10                                                                       |
      | davis-2004/omnibus       | bonus-card=jack          | no     | by an option | 0    | davis-2004.omnibus.option.jack-minus-10, davis-2004.regular.heart-value, davis-2004.black-lady.queen-13 alone |
      | modern/standard          | nothing changed          | no     | ruled        | 0    | modern.count                                                                                                  |

  @hoyle-1887.lowest-wins @spalding-1896.p07.announce @hoyle-1913.black-lady.value
  @foster-1914.p350.objects.avoid-hearts @davis-2004.black-lady.queen-13 @modern.count
  Scenario Outline: The jack of diamonds
    When the question the-jack-of-diamonds is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm         | word | provision                               |
      | hoyle-1887/hearts        | nothing changed | no     | ruled        | 0    | hoyle-1887.lowest-wins                  |
      | spalding-1896/sweepstake | nothing changed | no     | ruled        | 0    | spalding-1896.p07.stakes-pay            |
      | hoyle-1913/black-lady    | nothing changed | no     | ruled        | 0    | hoyle-1913.black-lady.value             |
      | foster-1914/sweepstake   | nothing changed | no     | ruled        | 0    | foster-1914.p352.settling.pay           |
      | davis-2004/black-lady    | nothing changed | no     | ruled        | 0    | davis-2004.black-lady.queen-13          |
      | davis-2004/omnibus       | nothing changed | no     | ruled        | 0    | davis-2004.black-lady.queen-13          |
      | davis-2004/omnibus       | bonus-card=jack | yes    | by an option | -10  | davis-2004.omnibus.option.jack-minus-10 |
      | modern/standard          | nothing changed | no     | ruled        | 0    | modern.count                            |

  Scenario Outline: A score below nothing
    When the question a-score-below-nothing is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                  | answer | firm         | word | provision                               |
      | hoyle-1887/hearts        | nothing changed          | -      | impossible   | -    | -                                       |
      | spalding-1896/sweepstake | nothing changed          | -      | impossible   | -    | -                                       |
      | hoyle-1913/black-lady    | nothing changed          | -      | impossible   | -    | -                                       |
      | foster-1914/sweepstake   | nothing changed          | -      | impossible   | -    | -                                       |
      | foster-1914/domino       | nothing changed          | -      | impossible   | -    | -                                       |
      | davis-2004/black-lady    | nothing changed          | -      | impossible   | -    | -                                       |
      | davis-2004/omnibus       | nothing changed          | yes    | assumed      | -10  | -                                       |
      | davis-2004/omnibus       | card=JD; bonus-card=jack | yes    | by an option | -10  | davis-2004.omnibus.option.jack-minus-10 |
      | modern/standard          | nothing changed          | -      | impossible   | -    | -                                       |

  @hoyle-1887.lowest-wins @hoyle-1887.double.scale-1 @spalding-1896.p24.four-handed.pay-one
  @spalding-1896.p24.howell.pay @spalding-1896.rule-39 @spalding-1896.p07.announce @spalding-1896.p39.drive.no-chips
  @hoyle-1913.simple.stake @hoyle-1913.howell.pay @foster-1914.p352.sweepstake.pay-one
  @foster-1914.p352.settling.announce @foster-1914.p353.howell.pay @foster-1914.p354.three-handed.howell
  @foster-1914.p354.two-handed.difference @foster-1914.p355.auction.settle @foster-1914.p355.spot.values
  @foster-1914.p356.progressive.no-counters @davis-2004.regular.heart-value @modern.heart-value
  Scenario Outline: What a heart costs
    When the question what-a-heart-costs is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                        | changes            | answer    | firm         | word          | provision                                |
      | hoyle-1887/hearts            | nothing changed    | alike     | ruled        | 1 chip        | hoyle-1887.lowest-wins                   |
      | hoyle-1887/eagle-14          | nothing changed    | graded    | ruled        | 2 to 14 chips | hoyle-1887.double.scale-1                |
      | spalding-1896/sweepstake     | nothing changed    | alike     | ruled        | 1 chip        | spalding-1896.p24.four-handed.pay-one    |
      | spalding-1896/howell         | nothing changed    | alike     | ruled        | 3 chips       | spalding-1896.p24.howell.pay             |
      | spalding-1896/denominational | nothing changed    | graded    | assumed      | 1 to 5 chips  | spalding-1896.rule-39                    |
      | spalding-1896/single-handed  | nothing changed    | alike     | assumed      | 1 chip        | spalding-1896.p07.stakes-pay             |
      | spalding-1896/drive          | nothing changed    | no-stakes | ruled        | 0             | spalding-1896.p39.drive.no-chips         |
      | hoyle-1913/simple            | nothing changed    | alike     | ruled        | 1 chip        | hoyle-1913.simple.stake                  |
      | hoyle-1913/howell            | nothing changed    | alike     | ruled        | 3 chips       | hoyle-1913.howell.pay                    |
      | foster-1914/sweepstake       | nothing changed    | alike     | ruled        | 1 chip        | foster-1914.p352.sweepstake.pay-one      |
      | foster-1914/howell           | nothing changed    | alike     | ruled        | 3 chips       | foster-1914.p353.howell.pay              |
      | foster-1914/howell           | players=6          | alike     | ruled        | 5 chips       | foster-1914.p353.howell.pay              |
      | foster-1914/two-handed       | nothing changed    | alike     | by an option | 1 chip        | foster-1914.p354.two-handed.difference   |
      | foster-1914/two-handed       | nothing changed    | alike     | by an option | 1 chip        | foster-1914.p354.two-handed.object       |
      | foster-1914/two-handed       | settling=above-six | alike     | by an option | 1 chip        | foster-1914.p354.two-handed.above-six    |
      | foster-1914/three-handed     | nothing changed    | alike     | by an option | 2 chips       | foster-1914.p354.three-handed.howell     |
      | foster-1914/auction          | nothing changed    | alike     | ruled        | 1 chip        | foster-1914.p355.auction.settle          |
      | foster-1914/spot             | nothing changed    | graded    | ruled        | 2 to 14 chips | foster-1914.p355.spot.values             |
      | foster-1914/heartsette       | nothing changed    | alike     | ruled        | 1 chip        | foster-1914.p352.sweepstake.pay-one      |
      | foster-1914/progressive      | nothing changed    | no-stakes | ruled        | 0             | foster-1914.p356.progressive.no-counters |
      | foster-1914/domino           | nothing changed    | alike     | ruled        | 1 point       | foster-1914.p352.settling.pay            |
      | davis-2004/regular           | nothing changed    | alike     | ruled        | 1 point       | davis-2004.regular.heart-value           |
      | modern/standard              | nothing changed    | alike     | ruled        | 1 point       | modern.heart-value                       |

  @spalding-1896.p40.joker.value @foster-1914.p356.joker.value @davis-2004.joker.value-1
  @davis-2004.joker.option.value-5 @davis-2004.joker.option.value-20
  Scenario Outline: What the joker counts
    When the question what-the-joker-counts is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | answer | firm         | word | provision                        |
      | hoyle-1887/hearts           | nothing changed | -      | impossible   | -    | -                                |
      | spalding-1896/sweepstake    | nothing changed | -      | impossible   | -    | -                                |
      | spalding-1896/joker         | nothing changed | costs  | ruled        | 5    | spalding-1896.p40.joker.value    |
      | hoyle-1913/simple           | nothing changed | -      | impossible   | -    | -                                |
      | foster-1914/joker           | nothing changed | costs  | ruled        | 5    | foster-1914.p356.joker.value     |
      | foster-1914/sweepstake      | nothing changed | -      | impossible   | -    | -                                |
      | davis-2004/joker            | nothing changed | costs  | ruled        | 1    | davis-2004.joker.value-1         |
      | davis-2004/joker            | joker=five      | costs  | by an option | 5    | davis-2004.joker.option.value-5  |
      | davis-2004/joker-black-lady | joker=twenty    | costs  | by an option | 20   | davis-2004.joker.option.value-20 |
      | modern/standard             | nothing changed | -      | impossible   | -    | -                                |

  @davis-2004.black-lady.queen-13 @davis-2004.black-lady.option.queen-five
  Scenario Outline: Both queens
    When the question both-queens is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm         | net                | provision                               |
      | hoyle-1887/hearts        | nothing changed | -      | impossible   | -                  | -                                       |
      | spalding-1896/sweepstake | nothing changed | -      | impossible   | -                  | -                                       |
      | hoyle-1913/black-lady    | nothing changed | -      | impossible   | -                  | -                                       |
      | foster-1914/black-lady   | nothing changed | -      | impossible   | -                  | -                                       |
      | foster-1914/sweepstake   | nothing changed | -      | impossible   | -                  | -                                       |
      | davis-2004/cancellation  | nothing changed | both   | ruled        | +26 +5 +5 +5 +5 +6 | davis-2004.black-lady.queen-13          |
      | davis-2004/cancellation  | queen=five      | both   | by an option | +10 +5 +5 +5 +5 +6 | davis-2004.black-lady.option.queen-five |
      | modern/standard          | nothing changed | -      | impossible   | -                  | -                                       |

  @spalding-1896.p41.widow.first-trick @foster-1914.p357.heartsette.first-trick
  @davis-2004.regular.option.widow-first-trick @davis-2004.regular.option.widow-first-point-trick
  Scenario Outline: Hearts in the widow
    When the question hearts-in-the-widow is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes                 | answer            | firm         | provision                                         |
      | hoyle-1887/hearts        | nothing changed         | -                 | impossible   | -                                                 |
      | spalding-1896/sweepstake | nothing changed         | -                 | impossible   | -                                                 |
      | spalding-1896/widow      | nothing changed         | first-trick       | ruled        | spalding-1896.p41.widow.first-trick               |
      | hoyle-1913/simple        | nothing changed         | -                 | impossible   | -                                                 |
      | foster-1914/heartsette   | nothing changed         | first-trick       | ruled        | foster-1914.p357.heartsette.first-trick           |
      | foster-1914/sweepstake   | nothing changed         | -                 | impossible   | -                                                 |
      | davis-2004/regular       | nothing changed         | -                 | impossible   | -                                                 |
      | davis-2004/regular       | widow=first-trick       | first-trick       | by an option | davis-2004.regular.option.widow-first-trick       |
      | davis-2004/black-lady    | widow=first-point-trick | first-point-trick | by an option | davis-2004.regular.option.widow-first-point-trick |
      | modern/standard          | nothing changed         | -                 | impossible   | -                                                 |

  @hoyle-1887.lowest-wins @hoyle-1887.double.scale-1 @spalding-1896.p07.announce @spalding-1896.p31.spot.total
  @spalding-1896.p40.joker.value @spalding-1896.p24.howell.draw @hoyle-1913.count-and-settle
  @hoyle-1913.black-jack.value @hoyle-1913.black-lady.value @foster-1914.p350.objects.avoid-hearts
  @foster-1914.p352.settling.announce @foster-1914.p353.howell.pay @foster-1914.p355.spot.total
  @foster-1914.p356.discard.jack-ten @foster-1914.p356.discard.lady-thirteen @foster-1914.p356.joker.value
  @davis-2004.regular.heart-value @davis-2004.black-lady.queen-13 @davis-2004.black-lady.option.slam.add-26
  @modern.multiple-of-26
  Scenario Outline: What a deal comes to
    When the question do-the-scores-add-up is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                             | answer | firm         | word | provision                                |
      | hoyle-1887/hearts        | nothing changed                     | total  | ruled        | 13   | hoyle-1887.lowest-wins                   |
      | hoyle-1887/eagle-14      | nothing changed                     | total  | ruled        | 104  | hoyle-1887.double.scale-1                |
      | spalding-1896/sweepstake | nothing changed                     | total  | ruled        | 13   | spalding-1896.p07.stakes-pay             |
      | spalding-1896/spot       | nothing changed                     | total  | ruled        | 104  | spalding-1896.p31.spot.total             |
      | spalding-1896/joker      | nothing changed                     | total  | ruled        | 17   | spalding-1896.p40.joker.value            |
      | spalding-1896/howell     | nothing changed                     | total  | ruled        | 13   | spalding-1896.p24.howell.draw            |
      | spalding-1896/six-handed | players=6; six-handed=two-of-hearts | total  | by an option | 12   | spalding-1896.p07.stakes-pay             |
      | hoyle-1913/simple        | nothing changed                     | total  | ruled        | 13   | hoyle-1913.count-and-settle              |
      | hoyle-1913/black-jack    | nothing changed                     | total  | ruled        | 23   | hoyle-1913.black-jack.value              |
      | hoyle-1913/black-lady    | nothing changed                     | total  | ruled        | 26   | hoyle-1913.black-lady.value              |
      | foster-1914/sweepstake   | nothing changed                     | total  | ruled        | 13   | foster-1914.p352.settling.pay            |
      | foster-1914/sweepstake   | players=6                           | total  | ruled        | 12   | foster-1914.p352.settling.pay            |
      | foster-1914/howell       | nothing changed                     | total  | ruled        | 13   | foster-1914.p353.howell.pay              |
      | foster-1914/spot         | nothing changed                     | total  | ruled        | 104  | foster-1914.p355.spot.total              |
      | foster-1914/joker        | nothing changed                     | total  | ruled        | 17   | foster-1914.p356.joker.value             |
      | foster-1914/black-jack   | nothing changed                     | total  | ruled        | 23   | foster-1914.p356.discard.jack-ten        |
      | foster-1914/black-lady   | nothing changed                     | total  | ruled        | 26   | foster-1914.p356.discard.lady-thirteen   |
      | foster-1914/domino       | nothing changed                     | total  | ruled        | 13   | foster-1914.p352.settling.pay            |
      | davis-2004/regular       | nothing changed                     | total  | ruled        | 13   | davis-2004.regular.heart-value           |
      | davis-2004/black-lady    | nothing changed                     | total  | ruled        | 26   | davis-2004.black-lady.queen-13           |
      | davis-2004/black-lady    | slam=others-up                      | total  | by an option | 26   | davis-2004.black-lady.option.slam.add-26 |
      | davis-2004/omnibus       | nothing changed                     | total  | assumed      | 16   | davis-2004.black-lady.queen-13           |
      | modern/standard          | nothing changed                     | total  | ruled        | 26   | modern.multiple-of-26                    |
      | modern/standard          | players=3                           | total  | ruled        | 26   | modern.multiple-of-26                    |

  @davis-2004.black-lady.option.slam.requirement @hoyle-1887.all-thirteen @spalding-1896.rule-45
  @spalding-1896.p24.howell.pay @spalding-1896.p41.jackpot.two-three-clear @spalding-1896.p39.drive.no-chips
  @hoyle-1913.simple.tie @hoyle-1913.black-lady.value @hoyle-1913.sweepstakes.not-won
  @foster-1914.p352.sweepstake.jack @foster-1914.p353.howell.draw @foster-1914.p355.spot.tie
  @foster-1914.p356.discard.jack-ten @foster-1914.p356.discard.lady-thirteen @foster-1914.p356.joker.self-capture
  @foster-1914.p357.domino.count @davis-2004.regular.score @davis-2004.black-lady.queen-13
  @davis-2004.black-lady.option.slam.subtract-26 @davis-2004.black-lady.option.slam.add-26
  @davis-2004.black-lady.option.slam.shooter-choice @davis-2004.joker.value-1 @davis-2004.omnibus.inherits
  @davis-2004.omnibus.option.ten-needed @modern.moon
  Scenario Outline: All the hearts and the queen of spades
    When the question everything-taken is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                       | changes                            | answer    | firm         | net              | provision                                        |
      | hoyle-1887/hearts           | nothing changed                    | none      | ruled        | −13 +4 +4 +4     | hoyle-1887.all-thirteen                          |
      | hoyle-1887/eagle-14         | nothing changed                    | none      | assumed      | −104 +34 +34 +34 | hoyle-1887.all-thirteen                          |
      | spalding-1896/sweepstake    | nothing changed                    | none      | ruled        | −13 0 0 0        | spalding-1896.rule-45                            |
      | spalding-1896/howell        | nothing changed                    | none      | ruled        | −39 +13 +13 +13  | spalding-1896.p24.howell.pay                     |
      | spalding-1896/jack-pot      | nothing changed                    | none      | ruled        | −14 +3 +3 +3     | spalding-1896.p41.jackpot.two-three-clear        |
      | spalding-1896/joker         | nothing changed                    | none      | by an option | −17 0 0 0        | spalding-1896.rule-45                            |
      | spalding-1896/drive         | nothing changed                    | none      | ruled        | 0 0 0 0          | spalding-1896.p39.drive.no-chips                 |
      | hoyle-1913/simple           | nothing changed                    | none      | assumed      | −13 +4 +4 +4     | hoyle-1913.simple.tie                            |
      | hoyle-1913/black-lady       | nothing changed                    | none      | assumed      | −26 +8 +8 +8     | hoyle-1913.black-lady.value                      |
      | hoyle-1913/black-lady       | method=sweepstakes                 | none      | by an option | −26 0 0 0        | hoyle-1913.sweepstakes.not-won                   |
      | foster-1914/sweepstake      | nothing changed                    | none      | ruled        | −13 0 0 0        | foster-1914.p352.sweepstake.jack                 |
      | foster-1914/howell          | nothing changed                    | none      | ruled        | −39 +13 +13 +13  | foster-1914.p353.howell.draw                     |
      | foster-1914/spot            | nothing changed                    | none      | assumed      | −104 +34 +34 +34 | foster-1914.p355.spot.tie                        |
      | foster-1914/joker           | nothing changed                    | none      | ruled        | −17 0 0 0        | foster-1914.p356.joker.self-capture              |
      | foster-1914/black-jack      | nothing changed                    | none      | assumed      | −13 +11 +11 −10  | foster-1914.p356.discard.jack-ten                |
      | foster-1914/black-lady      | nothing changed                    | none      | assumed      | −26 0 0 0        | foster-1914.p356.discard.lady-thirteen           |
      | foster-1914/domino          | nothing changed                    | none      | ruled        | +13 0 0 0        | foster-1914.p357.domino.count                    |
      | davis-2004/regular          | nothing changed                    | none      | ruled        | +13 0 0 0        | davis-2004.regular.score                         |
      | davis-2004/black-lady       | nothing changed                    | none      | by an option | +26 0 0 0        | davis-2004.black-lady.queen-13                   |
      | davis-2004/black-lady       | slam=self-down                     | self-down | by an option | −26 0 0 0        | davis-2004.black-lady.option.slam.subtract-26    |
      | davis-2004/black-lady       | slam=others-up                     | others-up | by an option | 0 +26 +26 +26    | davis-2004.black-lady.option.slam.add-26         |
      | davis-2004/black-lady       | slam=choice; slam-choice=self-down | choice    | by an option | −26 0 0 0        | davis-2004.black-lady.option.slam.shooter-choice |
      | davis-2004/joker            | nothing changed                    | none      | ruled        | +14 0 0 0        | davis-2004.joker.value-1                         |
      | davis-2004/joker-black-lady | slam=others-up                     | others-up | by an option | 0 +26 +26 +26    | davis-2004.black-lady.option.slam.add-26         |
      | davis-2004/cancellation     | nothing changed                    | none      | by an option | +52 0 0 0 0 0    | davis-2004.black-lady.queen-13                   |
      | davis-2004/omnibus          | nothing changed                    | self-down | assumed      | −26 0 0 −10      | davis-2004.omnibus.inherits                      |
      | davis-2004/omnibus          | ten=A                              | self-down | assumed      | −36 0 0 0        | davis-2004.omnibus.inherits                      |
      | davis-2004/omnibus          | slam=others-up                     | others-up | by an option | 0 +26 +26 +16    | davis-2004.black-lady.option.slam.add-26         |
      | davis-2004/omnibus          | ten-needed=needed                  | none      | by an option | +26 0 0 −10      | davis-2004.omnibus.option.ten-needed             |
      | modern/standard             | nothing changed                    | others-up | ruled        | 0 +26 +26 +26    | modern.moon                                      |
      | modern/standard             | hearts=13,0,0                      | others-up | ruled        | 0 +26 +26        | modern.moon                                      |

  @davis-2004.black-lady.option.slam.requirement @davis-2004.black-lady.option.slam.hearts-only @modern.moon
  Scenario Outline: All the hearts without the queen
    When the question all-hearts-without-the-queen is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes                     | answer | firm         | net           | provision                                     |
      | hoyle-1887/hearts        | nothing changed             | -      | impossible   | -             | -                                             |
      | spalding-1896/sweepstake | nothing changed             | -      | impossible   | -             | -                                             |
      | hoyle-1913/black-lady    | nothing changed             | -      | impossible   | -             | -                                             |
      | foster-1914/sweepstake   | nothing changed             | -      | impossible   | -             | -                                             |
      | foster-1914/black-lady   | nothing changed             | -      | impossible   | -             | -                                             |
      | foster-1914/domino       | nothing changed             | -      | impossible   | -             | -                                             |
      | davis-2004/regular       | nothing changed             | -      | impossible   | -             | -                                             |
      | davis-2004/black-lady    | nothing changed             | -      | impossible   | -             | -                                             |
      | davis-2004/black-lady    | slam=self-down              | no     | by an option | +13 +13 0 0   | davis-2004.black-lady.option.slam.requirement |
      | davis-2004/black-lady    | slam=hearts-alone           | yes    | by an option | −26 +13 0 0   | davis-2004.black-lady.option.slam.hearts-only |
      | davis-2004/black-lady    | slam=hearts-alone-others-up | yes    | by an option | 0 +39 +26 +26 | davis-2004.black-lady.option.slam.hearts-only |
      | davis-2004/omnibus       | nothing changed             | no     | assumed      | +13 +13 0 −10 | davis-2004.black-lady.option.slam.requirement |
      | modern/standard          | nothing changed             | no     | ruled        | +13 +13 0 0   | modern.moon                                   |

  @davis-2004.black-lady.option.slam.requirement @davis-2004.omnibus.inherits @davis-2004.omnibus.option.ten-needed
  @modern.moon
  Scenario Outline: A slam without the diamond
    When the question is-the-diamond-needed is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes           | answer | firm         | net           | provision                                     |
      | hoyle-1887/hearts        | nothing changed   | -      | impossible   | -             | -                                             |
      | spalding-1896/sweepstake | nothing changed   | -      | impossible   | -             | -                                             |
      | hoyle-1913/black-lady    | nothing changed   | -      | impossible   | -             | -                                             |
      | foster-1914/sweepstake   | nothing changed   | -      | impossible   | -             | -                                             |
      | foster-1914/black-lady   | nothing changed   | -      | impossible   | -             | -                                             |
      | foster-1914/domino       | nothing changed   | -      | impossible   | -             | -                                             |
      | davis-2004/regular       | nothing changed   | -      | impossible   | -             | -                                             |
      | davis-2004/black-lady    | nothing changed   | -      | impossible   | -             | -                                             |
      | davis-2004/black-lady    | slam=others-up    | yes    | by an option | 0 +26 +26 +26 | davis-2004.black-lady.option.slam.requirement |
      | davis-2004/omnibus       | nothing changed   | yes    | assumed      | −26 −10 0 0   | davis-2004.omnibus.inherits                   |
      | davis-2004/omnibus       | ten-needed=needed | no     | by an option | +26 −10 0 0   | davis-2004.omnibus.option.ten-needed          |
      | davis-2004/omnibus       | bonus-card=jack   | yes    | assumed      | −26 −10 0 0   | davis-2004.omnibus.inherits                   |
      | modern/standard          | nothing changed   | yes    | ruled        | 0 +26 +26 +26 | modern.moon                                   |

  @pagat-2024.option.diamond-and-moon
  Scenario Outline: What else counts with a slam
    In today's game and most others, nothing counts but what makes the slam.

    When the question extras-with-a-moon is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                     | changes         | answer | firm         | provision                                                        |
      | hoyle-1887/hearts         | nothing changed | -      | impossible   | -                                                                |
      | spalding-1896/sweepstake  | nothing changed | -      | impossible   | -                                                                |
      | hoyle-1913/black-lady     | nothing changed | -      | impossible   | -                                                                |
      | foster-1914/black-lady    | nothing changed | -      | impossible   | -                                                                |
      | davis-2004/black-lady     | slam=others-up  | -      | impossible   | -                                                                |
      | davis-2004/omnibus        | nothing changed | count  | silent       | -                                                                |
      | andrews-1983/hearts       | nothing changed | -      | impossible   | -                                                                |
      | andrews-1983/hearts       | jack=minus-ten  | count  | silent       | -                                                                |
      | phillips-1939/black-maria | nothing changed | -      | impossible   | -                                                                |
      | unix-1987/hearts          | nothing changed | -      | impossible   | -                                                                |
      | sierra-1989/hearts        | nothing changed | -      | impossible   | -                                                                |
      | microsoft-1992/hearts     | nothing changed | -      | impossible   | -                                                                |
      | goldsmith-1997/hearts     | nothing changed | -      | impossible   | -                                                                |
      | bicycle-1998/hearts       | nothing changed | -      | impossible   | -                                                                |
      | modern/standard           | nothing changed | -      | impossible   | -                                                                |
      | pagat-2024/hearts         | nothing changed | -      | impossible   | -                                                                |
      | pagat-2024/hearts         | diamond=jack    | count  | by an option | pagat-2024.option.diamond-and-moon, pagat-2024.option.jack alone |
      | pagat-2024/hearts         | diamond=ten     | count  | by an option | pagat-2024.option.diamond-and-moon, pagat-2024.option.ten alone  |
      | pagat-2024/turbo          | nothing changed | -      | impossible   | -                                                                |

  @davis-2004.black-lady.option.slam.shooter-choice @davis-2004.black-lady.option.slam.add-26
  @davis-2004.omnibus.inherits @modern.moon
  Scenario Outline: Choosing one's own score
    When the question may-i-choose-my-own-score is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm         | net           | provision                                        |
      | hoyle-1887/hearts        | nothing changed | -      | impossible   | -             | -                                                |
      | spalding-1896/sweepstake | nothing changed | -      | impossible   | -             | -                                                |
      | hoyle-1913/black-lady    | nothing changed | -      | impossible   | -             | -                                                |
      | foster-1914/sweepstake   | nothing changed | -      | impossible   | -             | -                                                |
      | foster-1914/black-lady   | nothing changed | -      | impossible   | -             | -                                                |
      | foster-1914/domino       | nothing changed | -      | impossible   | -             | -                                                |
      | davis-2004/regular       | nothing changed | -      | impossible   | -             | -                                                |
      | davis-2004/black-lady    | nothing changed | -      | impossible   | -             | -                                                |
      | davis-2004/black-lady    | slam=choice     | yes    | by an option | −26 0 0 0     | davis-2004.black-lady.option.slam.shooter-choice |
      | davis-2004/black-lady    | slam=others-up  | no     | by an option | 0 +26 +26 +26 | davis-2004.black-lady.option.slam.add-26         |
      | davis-2004/omnibus       | nothing changed | yes    | assumed      | −36 0 0 0     | davis-2004.omnibus.inherits                      |
      | modern/standard          | nothing changed | no     | ruled        | 0 +26 +26 +26 | modern.moon                                      |

  @hoyle-1887.tie @spalding-1896.p07.announce @hoyle-1913.black-lady.value @foster-1914.p352.sweepstake.jack
  @foster-1914.law-29.three @foster-1914.p353.howell.draw @foster-1914.p354.three-handed.howell
  @foster-1914.p356.discard.lady-thirteen @foster-1914.p356.joker.self-capture @foster-1914.p357.domino.count
  @davis-2004.regular.score @davis-2004.black-lady.queen-13 @davis-2004.black-lady.option.slam.subtract-26
  @davis-2004.black-lady.option.slam.add-26 @modern.moon
  Scenario Outline: A slam with a short pack
    When the question slam-with-a-short-pack is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes                                       | answer    | firm         | net                     | provision                                     |
      | hoyle-1887/hearts        | nothing changed                               | none      | assumed      | −13 +2 +2 +2 +2 +2      | hoyle-1887.tie-remainder                      |
      | spalding-1896/six-handed | nothing changed                               | none      | assumed      | −13 0 0 0 0 0           | spalding-1896.rule-42                         |
      | spalding-1896/six-handed | six-handed=two-of-hearts; hearts=12,0,0,0,0,0 | none      | by an option | −12 0 0 0 0 0           | spalding-1896.rule-42                         |
      | hoyle-1913/black-lady    | nothing changed                               | none      | assumed      | −26 +5 +5 +5 +5 +5      | hoyle-1913.black-lady.value                   |
      | foster-1914/sweepstake   | nothing changed                               | none      | ruled        | −12 0 0 0 0 0           | foster-1914.p352.sweepstake.jack              |
      | foster-1914/heartsette   | nothing changed                               | none      | ruled        | −13 0 0 0 0 0           | foster-1914.law-29.three                      |
      | foster-1914/howell       | nothing changed                               | none      | ruled        | −60 +12 +12 +12 +12 +12 | foster-1914.p353.howell.draw                  |
      | foster-1914/three-handed | nothing changed                               | none      | by an option | −26 +13 +13             | foster-1914.p354.three-handed.howell          |
      | foster-1914/joker        | nothing changed                               | none      | ruled        | −17 0 0 0 0             | foster-1914.p356.joker.self-capture           |
      | foster-1914/black-lady   | nothing changed                               | none      | assumed      | −25 0 0 0 0 0           | foster-1914.p356.discard.lady-thirteen        |
      | foster-1914/two-handed   | nothing changed                               | -         | impossible   | -                       | -                                             |
      | foster-1914/progressive  | nothing changed                               | -         | impossible   | -                       | -                                             |
      | foster-1914/domino       | nothing changed                               | none      | ruled        | +12 0 0 0 0 0           | foster-1914.p357.domino.count                 |
      | davis-2004/regular       | nothing changed                               | none      | ruled        | +13 0 0 0 0 0           | davis-2004.regular.score                      |
      | davis-2004/black-lady    | nothing changed                               | none      | by an option | +26 0 0 0 0 0           | davis-2004.black-lady.queen-13                |
      | davis-2004/black-lady    | slam=self-down                                | self-down | by an option | −26 0 0 0 0 0           | davis-2004.black-lady.option.slam.subtract-26 |
      | davis-2004/cancellation  | slam=others-up                                | others-up | by an option | 0 +26 +26 +26 +26 +26   | davis-2004.black-lady.option.slam.add-26      |
      | modern/standard          | nothing changed                               | others-up | ruled        | 0 +26 +26 +26 +26       | modern.moon                                   |
      | modern/standard          | hearts=13,0,0                                 | others-up | ruled        | 0 +26 +26               | modern.moon                                   |

  @spalding-1896.p40.joker.settle-pool @spalding-1896.p40.joker.settle-discarder @spalding-1896.p40.joker.self-capture
  @foster-1914.p356.joker.discarder @foster-1914.p356.joker.self-capture @davis-2004.joker.value-1
  Scenario Outline: The chips for the joker
    When the question who-has-the-jokers-chips is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                       | changes                           | answer | firm         | net           | provision                                |
      | hoyle-1887/hearts           | nothing changed                   | -      | impossible   | -             | -                                        |
      | spalding-1896/joker         | nothing changed                   | pool   | by an option | +17 −3 −4 −10 | spalding-1896.p40.joker.settle-pool      |
      | spalding-1896/joker         | joker-chips=discarder             | you    | by an option | +12 +2 −4 −10 | spalding-1896.p40.joker.settle-discarder |
      | spalding-1896/joker         | joker-chips=discarder; joker-by=D | pool   | ruled        | +17 −3 −4 −10 | spalding-1896.p40.joker.self-capture     |
      | hoyle-1913/simple           | nothing changed                   | -      | impossible   | -             | -                                        |
      | foster-1914/joker           | nothing changed                   | you    | ruled        | +12 +2 −4 −10 | foster-1914.p356.joker.discarder         |
      | foster-1914/sweepstake      | nothing changed                   | -      | impossible   | -             | -                                        |
      | foster-1914/joker           | joker=B                           | pool   | ruled        | +17 −8 −4 −5  | foster-1914.p356.joker.self-capture      |
      | davis-2004/joker            | nothing changed                   | points | ruled        | 0 +3 +4 +7    | davis-2004.joker.value-1                 |
      | davis-2004/joker-black-lady | nothing changed                   | points | ruled        | 0 +3 +4 +20   | davis-2004.joker.value-1                 |
      | modern/standard             | nothing changed                   | -      | impossible   | -             | -                                        |
