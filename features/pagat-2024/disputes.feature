Feature: The Hearts of pagat.com in every dispute
  How the page answers each dispute, and which it leaves to the players or leaves open.

  @pagat-2024.players @pagat-2024.odd-numbers @pagat-2024.turn @pagat-2024.pack @pagat-2024.option.kitty-first-trick
  @pagat-2024.deal @pagat-2024.pass.three @pagat-2024.option.pass-of-three @pagat-2024.pass.before-look
  @pagat-2024.two-leads @pagat-2024.trick @pagat-2024.follow @pagat-2024.breaking @pagat-2024.only-hearts
  @pagat-2024.option.hearts-and-queen @pagat-2024.spades-any-time @pagat-2024.moon @pagat-2024.values
  @pagat-2024.game-end @pagat-2024.object
  Scenario Outline: Answers to disputes
    When the question <question> is put to pagat-2024/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | question                        | answer            | firm         | provision                                                     |
      | how-many-can-play               | three-to-five     | ruled        | pagat-2024.players, pagat-2024.odd-numbers alone              |
      | which-way-round                 | clockwise         | ruled        | pagat-2024.turn alone                                         |
      | is-the-ace-high                 | highest           | ruled        | pagat-2024.pack alone                                         |
      | cards-left-over                 | first-trick       | by an option | pagat-2024.option.kitty-first-trick alone                     |
      | dealt-in-packets                | no                | ruled        | pagat-2024.deal alone                                         |
      | how-many-to-pass                | three-to-the-left | ruled        | pagat-2024.pass.three                                         |
      | the-first-pass                  | left              | ruled        | pagat-2024.pass.three                                         |
      | passing-with-three              | no-way            | by an option | pagat-2024.option.pass-of-three alone                         |
      | passing-the-queen               | yes               | ruled        | pagat-2024.pass.three alone                                   |
      | looking-before-passing          | no                | ruled        | pagat-2024.pass.before-look alone                             |
      | passing-on-what-was-passed      | no                | ruled        | pagat-2024.pass.before-look alone                             |
      | what-may-open                   | yes               | ruled        | pagat-2024.two-leads alone                                    |
      | holder-of-the-two               | that-card         | ruled        | pagat-2024.two-leads alone                                    |
      | who-leads-next                  | yes               | ruled        | pagat-2024.trick alone                                        |
      | must-i-follow-suit              | no                | ruled        | pagat-2024.follow alone                                       |
      | must-i-win-the-trick            | no                | ruled        | pagat-2024.follow alone                                       |
      | lowest-club-on-trick-one        | no                | ruled        | pagat-2024.follow alone                                       |
      | void-of-clubs-on-trick-one      | yes               | ruled        | pagat-2024.follow alone                                       |
      | only-penalty-cards-on-trick-one | any               | ruled        | pagat-2024.follow alone                                       |
      | diamond-on-trick-one            | yes               | ruled        | pagat-2024.follow alone                                       |
      | forced-heart-on-trick-one       | yes               | ruled        | pagat-2024.breaking alone                                     |
      | leading-hearts-unbroken         | no                | ruled        | pagat-2024.breaking, pagat-2024.only-hearts alone             |
      | only-hearts-to-lead             | any               | ruled        | pagat-2024.only-hearts, pagat-2024.breaking alone             |
      | only-hearts-and-the-queen       | yes               | ruled        | pagat-2024.breaking, pagat-2024.option.hearts-and-queen       |
      | does-the-queen-break-hearts     | no                | ruled        | pagat-2024.breaking alone                                     |
      | throwing-a-heart-unbroken       | yes               | ruled        | pagat-2024.follow alone                                       |
      | queen-before-hearts-are-broken  | yes               | ruled        | pagat-2024.follow alone                                       |
      | leading-the-queen               | yes               | ruled        | pagat-2024.spades-any-time alone                              |
      | leading-spades                  | yes               | ruled        | pagat-2024.spades-any-time alone                              |
      | throwing-the-queen              | yes               | ruled        | pagat-2024.follow alone                                       |
      | only-spade-is-the-queen         | yes               | ruled        | pagat-2024.follow alone                                       |
      | is-the-queen-a-heart            | no                | ruled        | pagat-2024.follow alone                                       |
      | queen-on-a-heart                | yes               | ruled        | pagat-2024.follow alone                                       |
      | announcing-a-slam               | no                | ruled        | pagat-2024.moon alone                                         |
      | hearts-in-the-widow             | first-trick       | by an option | pagat-2024.option.kitty-first-trick alone                     |
      | graded-hearts                   | no                | ruled        | pagat-2024.values alone                                       |
      | is-the-game-over                | yes               | ruled        | pagat-2024.game-end, pagat-2024.object alone                  |
      | fifty-or-a-hundred              | a-hundred         | ruled        | pagat-2024.game-end, pagat-2024.object alone                  |
      | lowest-or-highest               | lowest            | ruled        | pagat-2024.game-end, pagat-2024.object alone                  |
      | tie-for-the-lowest-total        | both              | assumed      | -                                                             |
      | a-slam-that-ends-the-game       | yes               | ruled        | pagat-2024.game-end, pagat-2024.object, pagat-2024.moon alone |
      | threw-a-heart-on-trick-one      | nothing           | ruled        | pagat-2024.follow alone                                       |

  @pagat-2024.deal @pagat-2024.pack @pagat-2024.option.kitty-first-trick @pagat-2024.pass.three @pagat-2024.pass.round
  @pagat-2024.two-leads @pagat-2024.trick @pagat-2024.players @pagat-2024.values @pagat-2024.moon @pagat-2024.game-end
  @pagat-2024.object
  Scenario Outline: Short answers to disputes
    When the question <question> is put to pagat-2024/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | question                      | answer        | firm         | word            | provision                                    |
      | four-players                  | thirteen-each | ruled        | 13 each         | pagat-2024.deal, pagat-2024.pack alone       |
      | three-players                 | none          | by an option | 17 each, 1 over | pagat-2024.option.kitty-first-trick alone    |
      | five-players                  | none          | by an option | 10 each, 2 over | pagat-2024.option.kitty-first-trick alone    |
      | looking-at-the-widow          | yes           | by an option | taker           | pagat-2024.option.kitty-first-trick alone    |
      | passing-with-five             | yes           | ruled        | 3 left          | pagat-2024.pass.three alone                  |
      | the-fourth-pass               | hold          | ruled        | hold            | pagat-2024.pass.round                        |
      | who-opens                     | lowest-club   | ruled        | B 2C            | pagat-2024.two-leads alone                   |
      | the-two-of-clubs-was-passed   | the-holder    | ruled        | B 2C            | pagat-2024.two-leads alone                   |
      | a-higher-card-of-another-suit | no            | ruled        | C               | pagat-2024.trick alone                       |
      | what-beats-the-queen          | yes           | ruled        | B               | pagat-2024.trick alone                       |
      | loading-one-player            | yes           | ruled        | allowed         | pagat-2024.players alone                     |
      | what-a-heart-costs            | alike         | ruled        | 1 point         | pagat-2024.values alone                      |
      | what-a-card-counts            | costs         | ruled        | 13              | pagat-2024.values alone                      |
      | a-diamond-that-counts         | no            | ruled        | 0               | pagat-2024.values alone                      |
      | the-jack-of-diamonds          | no            | ruled        | 0               | pagat-2024.values alone                      |
      | do-the-scores-add-up          | total         | ruled        | 26              | pagat-2024.values, pagat-2024.moon alone     |
      | two-pass-a-hundred            | the-best      | ruled        | D               | pagat-2024.game-end, pagat-2024.object alone |

  @pagat-2024.scoring @pagat-2024.values @pagat-2024.moon
  Scenario Outline: What is scored
    When the question <question> is put to pagat-2024/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | question                     | answer | firm  | net               | provision                                   |
      | two-tie-for-fewest           | points | ruled | +2 +2 +3 +19      | pagat-2024.scoring, pagat-2024.values alone |
      | one-alone-has-fewest         | no     | ruled | +1 +2 +4 +19      | pagat-2024.scoring, pagat-2024.values alone |
      | one-is-clear                 | points | ruled | 0 +2 +5 +19       | pagat-2024.scoring, pagat-2024.values alone |
      | two-are-clear                | no     | ruled | 0 0 +6 +20        | pagat-2024.scoring, pagat-2024.values alone |
      | one-takes-all-thirteen       | points | ruled | +13 0 0 +13       | pagat-2024.scoring, pagat-2024.values alone |
      | one-of-three-takes-all       | no     | ruled | +13 0 +13         | pagat-2024.scoring, pagat-2024.values alone |
      | three-are-clear-of-five      | no     | ruled | 0 0 0 +6 +20      | pagat-2024.scoring, pagat-2024.values alone |
      | four-are-clear-of-five       | no     | ruled | +13 0 0 0 +13     | pagat-2024.scoring, pagat-2024.values alone |
      | taking-no-trick              | no     | ruled | 0 +2 +5 +19       | pagat-2024.values alone                     |
      | all-the-tricks               | no     | ruled | 0 +26 +26 +26     | pagat-2024.values                           |
      | everything-taken             | choice | ruled | 0 +26 +26 +26     | pagat-2024.moon alone                       |
      | all-hearts-without-the-queen | no     | ruled | +13 +13 0 0       | pagat-2024.moon, pagat-2024.values alone    |
      | is-the-diamond-needed        | yes    | ruled | 0 +26 +26 +26     | pagat-2024.moon alone                       |
      | may-i-choose-my-own-score    | yes    | ruled | −26 0 0 0         | pagat-2024.moon alone                       |
      | slam-with-a-short-pack       | choice | ruled | 0 +26 +26 +26 +26 | pagat-2024.moon alone                       |

  @pagat-2024.option.hundred @pagat-2024.option.tie @pagat-2024.option.queen-breaks @pagat-2024.option.hearts-and-queen
  @pagat-2024.option.led-any-time @pagat-2024.option.no-points @pagat-2024.option.queen-forced
  @pagat-2024.option.pass-of-three.no-hold @pagat-2024.cancellation.held-over @pagat-2024.cancellation.players
  @pagat-2024.spot.values @pagat-2024.cancellation.deal @pagat-2024.cancellation.lead @pagat-2024.breaking
  @pagat-2024.values @pagat-2024.spot.target @pagat-2024.black-maria.three @pagat-2024.black-maria.four @pagat-2024.deal
  @pagat-2024.black-maria.pass @pagat-2024.black-maria.lead @pagat-2024.black-maria.hearts
  @pagat-2024.black-maria.values
  Scenario Outline: Answers with another option, or in another game
    When the question <question> is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | question                    | rules                   | changes                      | answer             | firm         | provision                                                 |
      | is-the-game-over            | pagat-2024/hearts       | hundred=to-fifty             | no                 | by an option | pagat-2024.option.hundred                                 |
      | tie-for-the-lowest-total    | pagat-2024/hearts       | tie=play-on                  | play-on            | by an option | pagat-2024.option.tie                                     |
      | does-the-queen-break-hearts | pagat-2024/hearts       | queen-breaks=queen-too       | yes                | by an option | pagat-2024.option.queen-breaks                            |
      | only-hearts-and-the-queen   | pagat-2024/hearts       | only-hearts-and-queen=either | no                 | by an option | pagat-2024.option.hearts-and-queen                        |
      | leading-hearts-unbroken     | pagat-2024/hearts       | breaking=free                | yes                | by an option | pagat-2024.option.led-any-time                            |
      | void-of-clubs-on-trick-one  | pagat-2024/hearts       | first-trick=no-points        | no                 | by an option | pagat-2024.option.no-points                               |
      | throwing-the-queen          | pagat-2024/hearts       | queen=first-chance           | no                 | by an option | pagat-2024.option.queen-forced                            |
      | passing-with-three          | pagat-2024/hearts       | passing-of-three=no-hold     | left               | by an option | pagat-2024.option.pass-of-three.no-hold                   |
      | a-trick-nobody-wins         | pagat-2024/cancellation | nothing changed              | nobody             | ruled        | pagat-2024.cancellation.held-over                         |
      | the-lead-after-a-dead-trick | pagat-2024/cancellation | nothing changed              | same-leader        | ruled        | pagat-2024.cancellation.held-over                         |
      | how-many-can-play           | pagat-2024/cancellation | nothing changed              | six-to-ten         | ruled        | pagat-2024.cancellation.players                           |
      | graded-hearts               | pagat-2024/spot         | nothing changed              | yes                | ruled        | pagat-2024.spot.values                                    |
      | cards-left-over             | pagat-2024/cancellation | nothing changed              | first-trick        | ruled        | pagat-2024.cancellation.deal                              |
      | hearts-in-the-widow         | pagat-2024/cancellation | nothing changed              | first-trick        | ruled        | pagat-2024.cancellation.deal                              |
      | what-may-open               | pagat-2024/cancellation | nothing changed              | no                 | ruled        | pagat-2024.cancellation.lead                              |
      | holder-of-the-two           | pagat-2024/cancellation | nothing changed              | neither            | ruled        | pagat-2024.cancellation.lead                              |
      | leading-hearts-unbroken     | pagat-2024/cancellation | nothing changed              | no                 | ruled        | pagat-2024.breaking                                       |
      | both-queens                 | pagat-2024/cancellation | nothing changed              | both               | ruled        | pagat-2024.values                                         |
      | what-a-heart-costs          | pagat-2024/spot         | nothing changed              | graded             | ruled        | pagat-2024.spot.values                                    |
      | fifty-or-a-hundred          | pagat-2024/spot         | nothing changed              | another            | ruled        | pagat-2024.spot.target                                    |
      | is-the-game-over            | pagat-2024/spot         | nothing changed              | no                 | ruled        | pagat-2024.spot.target                                    |
      | a-diamond-that-counts       | pagat-2024/turbo        | nothing changed              | no                 | ruled        | pagat-2024.values                                         |
      | how-many-can-play           | pagat-2024/black-maria  | nothing changed              | three-or-four      | ruled        | pagat-2024.black-maria.three, pagat-2024.black-maria.four |
      | four-players                | pagat-2024/black-maria  | nothing changed              | thirteen-each      | ruled        | pagat-2024.deal                                           |
      | how-many-to-pass            | pagat-2024/black-maria  | nothing changed              | three-to-the-right | ruled        | pagat-2024.black-maria.pass                               |
      | the-first-pass              | pagat-2024/black-maria  | nothing changed              | right              | ruled        | pagat-2024.black-maria.pass                               |
      | passing-with-three          | pagat-2024/black-maria  | nothing changed              | right              | ruled        | pagat-2024.black-maria.pass                               |
      | the-fourth-pass             | pagat-2024/black-maria  | nothing changed              | pass               | ruled        | pagat-2024.black-maria.pass                               |
      | what-may-open               | pagat-2024/black-maria  | nothing changed              | no                 | ruled        | pagat-2024.black-maria.lead                               |
      | leading-hearts-unbroken     | pagat-2024/black-maria  | nothing changed              | yes                | ruled        | pagat-2024.black-maria.hearts                             |
      | only-hearts-and-the-queen   | pagat-2024/black-maria  | nothing changed              | -                  | impossible   | pagat-2024.black-maria.hearts alone                       |
      | does-the-queen-break-hearts | pagat-2024/black-maria  | nothing changed              | -                  | impossible   | pagat-2024.black-maria.hearts alone                       |
      | graded-hearts               | pagat-2024/black-maria  | nothing changed              | no                 | by an option | pagat-2024.black-maria.values                             |
      | what-a-heart-costs          | pagat-2024/black-maria  | nothing changed              | alike              | by an option | pagat-2024.black-maria.values                             |

  @pagat-2024.option.ten @pagat-2024.option.jack @pagat-2024.option.no-hold @pagat-2024.option.scatter
  @pagat-2024.option.left-of-dealer @pagat-2024.option.removed @pagat-2024.cancellation.cancel
  @pagat-2024.cancellation.last-trick @pagat-2024.cancellation.deal @pagat-2024.cancellation.lead @pagat-2024.values
  @pagat-2024.spot.values @pagat-2024.turbo.cards @pagat-2024.black-maria.three @pagat-2024.black-maria.lead
  @pagat-2024.black-maria.values @pagat-2024.black-maria.option.spades
  Scenario Outline: Short answers with another option, or in another game
    When the question <question> is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | question                 | rules                   | changes                | answer            | firm         | word               | provision                            |
      | a-diamond-that-counts    | pagat-2024/hearts       | diamond=ten            | yes               | by an option | -10                | pagat-2024.option.ten                |
      | the-jack-of-diamonds     | pagat-2024/hearts       | diamond=jack           | yes               | by an option | -10                | pagat-2024.option.jack               |
      | the-fourth-pass          | pagat-2024/hearts       | passing=no-hold        | pass              | by an option | 3 left             | pagat-2024.option.no-hold            |
      | the-fourth-pass          | pagat-2024/hearts       | passing=scatter        | scatter           | by an option | 3 scatter          | pagat-2024.option.scatter            |
      | who-opens                | pagat-2024/hearts       | opening=left-of-dealer | left-of-dealer    | by an option | A no heart         | pagat-2024.option.left-of-dealer     |
      | three-players            | pagat-2024/hearts       | odd-cards=left-out     | two-of-diamonds   | by an option | 17 each without 2D | pagat-2024.option.removed            |
      | identical-cards          | pagat-2024/cancellation | nothing changed        | suit-led          | ruled        | B                  | pagat-2024.cancellation.cancel       |
      | a-last-trick-nobody-wins | pagat-2024/cancellation | nothing changed        | leader            | ruled        | A                  | pagat-2024.cancellation.last-trick   |
      | six-players              | pagat-2024/cancellation | nothing changed        | none-of-two-packs | ruled        | 17 each, 2 over    | pagat-2024.cancellation.deal         |
      | who-opens                | pagat-2024/cancellation | nothing changed        | left-of-dealer    | ruled        | A any              | pagat-2024.cancellation.lead         |
      | do-the-scores-add-up     | pagat-2024/cancellation | nothing changed        | total             | ruled        | 52                 | pagat-2024.values                    |
      | what-a-card-counts       | pagat-2024/spot         | nothing changed        | costs             | ruled        | 25                 | pagat-2024.spot.values               |
      | do-the-scores-add-up     | pagat-2024/spot         | nothing changed        | total             | ruled        | 129                | pagat-2024.spot.values               |
      | the-jack-of-diamonds     | pagat-2024/turbo        | nothing changed        | yes               | ruled        | -10                | pagat-2024.turbo.cards               |
      | three-players            | pagat-2024/black-maria  | nothing changed        | two-of-clubs      | ruled        | 17 each without 2C | pagat-2024.black-maria.three         |
      | who-opens                | pagat-2024/black-maria  | nothing changed        | left-of-dealer    | ruled        | A any              | pagat-2024.black-maria.lead          |
      | what-a-card-counts       | pagat-2024/black-maria  | nothing changed        | costs             | by an option | 13                 | pagat-2024.black-maria.values        |
      | do-the-scores-add-up     | pagat-2024/black-maria  | nothing changed        | total             | by an option | 26                 | pagat-2024.black-maria.values        |
      | do-the-scores-add-up     | pagat-2024/black-maria  | scoring=spades         | total             | by an option | 43                 | pagat-2024.black-maria.option.spades |
      | two-of-clubs-not-in-play | pagat-2024/hearts       | odd-cards=left-out     | lowest-club       | by an option | B 3C               | pagat-2024.option.removed            |

  @pagat-2024.option.moon-down @pagat-2024.option.moon-up
  Scenario Outline: What is scored by another choice
    When the question <question> is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | question         | rules             | changes   | answer    | firm         | net           | provision                   |
      | everything-taken | pagat-2024/hearts | moon=down | self-down | by an option | −26 0 0 0     | pagat-2024.option.moon-down |
      | everything-taken | pagat-2024/hearts | moon=up   | others-up | by an option | 0 +26 +26 +26 | pagat-2024.option.moon-up   |

  @pagat-2024.option.kitty
  Scenario: Who may look at a kitty of four players is left open
    When the question looking-at-the-widow is put to pagat-2024/hearts with kitty=four-cards; players=4
    Then the answer is yes
    And it is silent

  @pagat-2024.cancellation.deal
  Scenario: Who may look at the kitty of Cancellation Hearts is left open
    When the question looking-at-the-widow is put to pagat-2024/cancellation with nothing changed
    Then the answer is yes
    And it is silent

  Scenario Outline: Disputes that the source leaves open, with our default
    When the question <question> is put to pagat-2024/hearts with nothing changed
    Then the answer is <answer>
    And it is silent

    Examples:
      | question                        | answer          |
      | who-deals-first                 | agreed          |
      | equal-cuts                      | agreed          |
      | equal-cuts-that-decide-nothing  | no              |
      | who-shuffles                    | dealer          |
      | who-cuts-the-pack               | right-of-dealer |
      | a-thin-cut                      | yes             |
      | too-many-players                | first-come      |
      | who-chooses-the-seats           | everybody       |
      | playing-for-nothing             | no              |
      | who-deals-next                  | left-of-dealer  |
      | looking-before-the-deal-is-over | no              |
      | misdeal                         | agreed          |
      | card-faced-in-the-pack          | no              |
      | card-exposed-in-dealing         | no              |
      | pack-not-cut                    | yes             |
      | shuffled-after-the-cut          | nothing         |
      | dealer-saw-the-bottom-card      | yes             |
      | cards-shown-in-the-cut          | yes             |
      | two-cards-cut                   | the-first       |
      | card-dealt-wrongly              | no              |
      | dealer-counts-the-cards         | yes             |
      | dealt-out-of-turn               | no              |
      | marked-card                     | no              |
      | wrong-pack                      | yes             |
      | wrong-number-of-cards           | no              |
      | taking-a-pass-back              | yes             |
      | passed-four-cards               | put-right       |
      | passed-two-cards                | put-right       |
      | passed-the-wrong-way            | put-right       |
      | forgot-the-pass                 | pass-late       |
      | led-a-heart-unbroken            | stands          |
      | unequal-hands                   | nothing         |
      | card-too-few                    | winner          |
      | missed-a-trick                  | nothing         |
      | exposed-card-called             | no              |
      | card-exposed-in-dealing-called  | no              |
      | two-cards-at-once               | named           |
      | led-out-of-turn                 | yes             |
      | false-lead-completed            | no              |
      | suit-called-after-a-false-lead  | nothing         |
      | played-out-of-turn              | nothing         |
      | revoke-put-right                | no              |
      | others-change-after-a-revoke    | no              |
      | revoke-found-late               | no              |
      | revoke-claimed-late             | no              |
      | tricks-mixed                    | no              |
      | revoke-against-a-slam           | as-taken        |
      | revoke-in-a-slam                | yes             |
      | tricks-looked-through           | yes             |
      | looking-at-a-trick              | yes             |
      | looking-at-the-last-trick       | yes             |
      | taking-a-card-back              | no              |
      | led-before-gathered             | yes             |
      | who-played-that                 | yes             |
      | claiming-the-rest               | yes             |
      | conceding-the-rest              | yes             |
      | table-talk                      | no              |
      | revoke-paid-for                 | no-more         |
      | two-revokes                     | no-more         |
      | revoke-to-escape-all            | no-more         |
      | leaving-the-game                | yes             |
      | a-wrong-score                   | yes             |

  Scenario Outline: Disputes that cannot arise in this game
    When the question <question> is put to pagat-2024/hearts with nothing changed
    Then it is impossible

    Examples:
      | question                          |
      | two-players                       |
      | six-players                       |
      | an-equal-bid                      |
      | bidding-twice                     |
      | who-bids-last                     |
      | who-pays-his-bid                  |
      | everybody-passes                  |
      | naming-hearts                     |
      | who-leads-after-the-auction       |
      | the-choice-while-a-jack-stands    |
      | the-choice-after-a-division       |
      | two-of-clubs-not-in-play          |
      | joker-without-a-high-heart        |
      | joker-instead-of-following        |
      | leading-the-joker                 |
      | joker-takes-the-trick             |
      | identical-cards                   |
      | a-trick-nobody-wins               |
      | the-lead-after-a-dead-trick       |
      | a-last-trick-nobody-wins          |
      | the-odd-chip                      |
      | the-odd-chip-left-from-last-time  |
      | nobody-is-clear-and-a-jack-stands |
      | may-two-share-a-jack              |
      | winning-a-jack                    |
      | two-take-no-trick                 |
      | both-queens                       |
      | a-score-below-nothing             |
      | what-the-joker-counts             |
      | who-has-the-jokers-chips          |
      | revoke-by-the-winner              |
      | revoke-by-a-sharer                |
      | revoke-after-an-auction           |
      | somebody-is-out-of-chips          |
      | leaving-while-a-jack-stands       |
      | tie-for-going-up                  |
      | tie-at-table-one                  |
      | tie-for-going-down                |
      | who-goes-up                       |
      | all-thirteen-at-a-drive           |
      | how-many-at-a-drive               |
