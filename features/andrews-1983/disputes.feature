Feature: Grand Prix Hearts in every dispute
  How Andrews's eight rules answer each dispute, and which disputes they leave open.

  @andrews-1983.rule-1 @andrews-1983.rule-4 @andrews-1983.rule-5.lead @andrews-1983.rule-5.first-trick
  @andrews-1983.rule-6 @andrews-1983.rule-7 @andrews-1983.rule-8 @andrews-1983.rule-2.values @andrews-1983.rule-2.end
  Scenario Outline: Answers to disputes
    When the question <question> is put to andrews-1983/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | question                       | answer            | firm    | provision                                          |
      | how-many-can-play              | four              | ruled   | andrews-1983.rule-1 alone                          |
      | which-way-round                | clockwise         | assumed | -                                                  |
      | is-the-ace-high                | highest           | assumed | -                                                  |
      | how-many-to-pass               | three-to-the-left | assumed | andrews-1983.rule-4                                |
      | the-first-pass                 | left              | ruled   | andrews-1983.rule-4 alone                          |
      | what-may-open                  | yes               | ruled   | andrews-1983.rule-5.lead alone                     |
      | holder-of-the-two              | that-card         | ruled   | andrews-1983.rule-5.lead alone                     |
      | who-leads-next                 | yes               | assumed | -                                                  |
      | must-i-follow-suit             | no                | assumed | -                                                  |
      | must-i-win-the-trick           | no                | assumed | -                                                  |
      | lowest-club-on-trick-one       | no                | assumed | -                                                  |
      | void-of-clubs-on-trick-one     | no                | ruled   | andrews-1983.rule-5.first-trick alone              |
      | diamond-on-trick-one           | yes               | assumed | andrews-1983.rule-5.first-trick                    |
      | forced-heart-on-trick-one      | yes               | assumed | andrews-1983.rule-6                                |
      | leading-hearts-unbroken        | no                | ruled   | andrews-1983.rule-6 alone                          |
      | only-hearts-to-lead            | any               | ruled   | andrews-1983.rule-6 alone                          |
      | only-hearts-and-the-queen      | no                | ruled   | andrews-1983.rule-7 alone                          |
      | does-the-queen-break-hearts    | yes               | ruled   | andrews-1983.rule-6 alone                          |
      | throwing-a-heart-unbroken      | yes               | assumed | -                                                  |
      | queen-before-hearts-are-broken | yes               | assumed | -                                                  |
      | leading-the-queen              | yes               | ruled   | andrews-1983.rule-6                                |
      | leading-spades                 | yes               | ruled   | andrews-1983.rule-6                                |
      | throwing-the-queen             | yes               | assumed | -                                                  |
      | only-spade-is-the-queen        | yes               | assumed | -                                                  |
      | is-the-queen-a-heart           | no                | assumed | -                                                  |
      | queen-on-a-heart               | yes               | assumed | -                                                  |
      | announcing-a-slam              | no                | ruled   | andrews-1983.rule-8 alone                          |
      | graded-hearts                  | no                | ruled   | andrews-1983.rule-2.values alone                   |
      | is-the-game-over               | yes               | assumed | andrews-1983.rule-2.end                            |
      | fifty-or-a-hundred             | a-hundred         | ruled   | andrews-1983.rule-1, andrews-1983.rule-2.end alone |
      | lowest-or-highest              | lowest            | assumed | -                                                  |

  @andrews-1983.rule-4.example @andrews-1983.rule-4 @andrews-1983.rule-5.lead @andrews-1983.rule-2.values
  @andrews-1983.rule-8 @andrews-1983.rule-2.end
  Scenario Outline: Short answers to disputes
    When the question <question> is put to andrews-1983/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | question                      | answer        | firm    | word    | provision                                             |
      | four-players                  | thirteen-each | assumed | 13 each | andrews-1983.rule-4.example                           |
      | the-fourth-pass               | pass          | ruled   | 3 left  | andrews-1983.rule-4 alone                             |
      | who-opens                     | lowest-club   | ruled   | B 2C    | andrews-1983.rule-5.lead alone                        |
      | the-two-of-clubs-was-passed   | the-holder    | ruled   | B 2C    | andrews-1983.rule-5.lead alone                        |
      | a-higher-card-of-another-suit | no            | assumed | C       | -                                                     |
      | what-beats-the-queen          | yes           | assumed | B       | -                                                     |
      | what-a-heart-costs            | alike         | ruled   | 1 point | andrews-1983.rule-2.values alone                      |
      | what-a-card-counts            | costs         | ruled   | 13      | andrews-1983.rule-2.values alone                      |
      | a-diamond-that-counts         | no            | ruled   | 0       | andrews-1983.rule-2.values alone                      |
      | the-jack-of-diamonds          | no            | ruled   | 0       | andrews-1983.rule-2.values                            |
      | do-the-scores-add-up          | total         | ruled   | 26      | andrews-1983.rule-2.values, andrews-1983.rule-8 alone |
      | two-pass-a-hundred            | the-best      | assumed | D       | andrews-1983.rule-2.end                               |

  @andrews-1983.rule-2.values @andrews-1983.rule-8
  Scenario Outline: What is scored
    When the question <question> is put to andrews-1983/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | question                     | answer    | firm  | net           | provision                                             |
      | two-tie-for-fewest           | points    | ruled | +2 +2 +3 +19  | andrews-1983.rule-2.values alone                      |
      | one-alone-has-fewest         | no        | ruled | +1 +2 +4 +19  | andrews-1983.rule-2.values alone                      |
      | one-is-clear                 | points    | ruled | 0 +2 +5 +19   | andrews-1983.rule-2.values alone                      |
      | two-are-clear                | no        | ruled | 0 0 +6 +20    | andrews-1983.rule-2.values alone                      |
      | one-takes-all-thirteen       | points    | ruled | +13 0 0 +13   | andrews-1983.rule-2.values alone                      |
      | taking-no-trick              | no        | ruled | 0 +2 +5 +19   | andrews-1983.rule-2.values alone                      |
      | all-the-tricks               | no        | ruled | 0 +26 +26 +26 | andrews-1983.rule-2.values                            |
      | everything-taken             | others-up | ruled | 0 +26 +26 +26 | andrews-1983.rule-8 alone                             |
      | all-hearts-without-the-queen | no        | ruled | +13 +13 0 0   | andrews-1983.rule-8, andrews-1983.rule-2.values alone |
      | is-the-diamond-needed        | yes       | ruled | 0 +26 +26 +26 | andrews-1983.rule-8 alone                             |
      | may-i-choose-my-own-score    | no        | ruled | 0 +26 +26 +26 | andrews-1983.rule-8 alone                             |

  @andrews-1983.rule-3
  Scenario Outline: Short answers with another option, or in another game
    When the question <question> is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | question             | rules               | changes        | answer | firm         | word | provision           |
      | the-jack-of-diamonds | andrews-1983/hearts | jack=minus-ten | yes    | by an option | -10  | andrews-1983.rule-3 |

  Scenario Outline: Disputes that the source leaves open, with our default
    When the question <question> is put to andrews-1983/hearts with nothing changed
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
      | dealt-in-packets                | no              |
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
      | passing-the-queen               | yes             |
      | looking-before-passing          | no              |
      | passing-on-what-was-passed      | no              |
      | taking-a-pass-back              | yes             |
      | passed-four-cards               | put-right       |
      | passed-two-cards                | put-right       |
      | passed-the-wrong-way            | put-right       |
      | forgot-the-pass                 | pass-late       |
      | only-penalty-cards-on-trick-one | any             |
      | threw-a-heart-on-trick-one      | stands          |
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
      | loading-one-player              | yes             |
      | revoke-paid-for                 | no-more         |
      | two-revokes                     | no-more         |
      | revoke-to-escape-all            | no-more         |
      | tie-for-the-lowest-total        | both            |
      | leaving-the-game                | yes             |
      | a-wrong-score                   | yes             |

  Scenario Outline: Disputes that cannot arise in this game
    When the question <question> is put to andrews-1983/hearts with nothing changed
    Then it is impossible

    Examples:
      | question                          |
      | passing-with-five                 |
      | two-players                       |
      | three-players                     |
      | five-players                      |
      | six-players                       |
      | cards-left-over                   |
      | looking-at-the-widow              |
      | passing-with-three                |
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
      | one-of-three-takes-all            |
      | three-are-clear-of-five           |
      | four-are-clear-of-five            |
      | nobody-is-clear-and-a-jack-stands |
      | may-two-share-a-jack              |
      | winning-a-jack                    |
      | two-take-no-trick                 |
      | slam-with-a-short-pack            |
      | both-queens                       |
      | hearts-in-the-widow               |
      | a-score-below-nothing             |
      | what-the-joker-counts             |
      | who-has-the-jokers-chips          |
      | revoke-by-the-winner              |
      | revoke-by-a-sharer                |
      | revoke-after-an-auction           |
      | a-slam-that-ends-the-game         |
      | somebody-is-out-of-chips          |
      | leaving-while-a-jack-stands       |
      | tie-for-going-up                  |
      | tie-at-table-one                  |
      | tie-for-going-down                |
      | who-goes-up                       |
      | all-thirteen-at-a-drive           |
      | how-many-at-a-drive               |
