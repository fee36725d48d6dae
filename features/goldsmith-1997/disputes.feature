Feature: Goldsmith's rules in every dispute
  How the page of 1997 answers each dispute, and which it leaves open.

  @goldsmith-1997.more-players @goldsmith-1997.thirteen-each @goldsmith-1997.passing @goldsmith-1997.two-leads
  @goldsmith-1997.first-trick @goldsmith-1997.breaking @goldsmith-1997.moon @goldsmith-1997.values
  @goldsmith-1997.hundred @goldsmith-1997.game-end @goldsmith-1997.winner @goldsmith-1997.ties
  Scenario Outline: Answers to disputes
    When the question <question> is put to goldsmith-1997/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | question                       | answer            | firm    | provision                                                                 |
      | how-many-can-play              | four-to-seven     | ruled   | goldsmith-1997.more-players, goldsmith-1997.thirteen-each alone           |
      | which-way-round                | clockwise         | assumed | -                                                                         |
      | is-the-ace-high                | highest           | assumed | -                                                                         |
      | how-many-to-pass               | three-to-the-left | assumed | goldsmith-1997.passing                                                    |
      | the-first-pass                 | left              | ruled   | goldsmith-1997.passing alone                                              |
      | what-may-open                  | yes               | ruled   | goldsmith-1997.two-leads alone                                            |
      | holder-of-the-two              | that-card         | ruled   | goldsmith-1997.two-leads alone                                            |
      | who-leads-next                 | yes               | assumed | -                                                                         |
      | must-i-follow-suit             | no                | assumed | -                                                                         |
      | must-i-win-the-trick           | no                | assumed | -                                                                         |
      | lowest-club-on-trick-one       | no                | assumed | -                                                                         |
      | void-of-clubs-on-trick-one     | no                | ruled   | goldsmith-1997.first-trick alone                                          |
      | diamond-on-trick-one           | yes               | assumed | goldsmith-1997.first-trick                                                |
      | forced-heart-on-trick-one      | yes               | assumed | goldsmith-1997.breaking                                                   |
      | leading-hearts-unbroken        | no                | ruled   | goldsmith-1997.breaking alone                                             |
      | only-hearts-to-lead            | any               | ruled   | goldsmith-1997.breaking alone                                             |
      | only-hearts-and-the-queen      | yes               | ruled   | goldsmith-1997.breaking alone                                             |
      | does-the-queen-break-hearts    | no                | ruled   | goldsmith-1997.breaking alone                                             |
      | throwing-a-heart-unbroken      | yes               | assumed | -                                                                         |
      | queen-before-hearts-are-broken | yes               | assumed | -                                                                         |
      | leading-the-queen              | yes               | ruled   | goldsmith-1997.breaking                                                   |
      | leading-spades                 | yes               | ruled   | goldsmith-1997.breaking                                                   |
      | throwing-the-queen             | yes               | assumed | -                                                                         |
      | only-spade-is-the-queen        | yes               | assumed | -                                                                         |
      | is-the-queen-a-heart           | no                | assumed | -                                                                         |
      | queen-on-a-heart               | yes               | assumed | -                                                                         |
      | announcing-a-slam              | no                | ruled   | goldsmith-1997.moon alone                                                 |
      | graded-hearts                  | no                | ruled   | goldsmith-1997.values alone                                               |
      | is-the-game-over               | no                | ruled   | goldsmith-1997.hundred, goldsmith-1997.game-end alone                     |
      | fifty-or-a-hundred             | a-hundred         | ruled   | goldsmith-1997.game-end alone                                             |
      | lowest-or-highest              | lowest            | ruled   | goldsmith-1997.winner alone                                               |
      | tie-for-the-lowest-total       | both              | ruled   | goldsmith-1997.ties, goldsmith-1997.game-end, goldsmith-1997.winner alone |

  @goldsmith-1997.thirteen-each @goldsmith-1997.more-players @goldsmith-1997.passing @goldsmith-1997.two-leads
  @goldsmith-1997.values @goldsmith-1997.moon @goldsmith-1997.winner @goldsmith-1997.game-end
  Scenario Outline: Short answers to disputes
    When the question <question> is put to goldsmith-1997/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | question                      | answer        | firm    | word                                                                                                                                    | provision                                                       |
      | four-players                  | thirteen-each | assumed | 13 each                                                                                                                                 | goldsmith-1997.thirteen-each                                    |
      | five-players                  | others        | ruled   | 13 each without 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH | goldsmith-1997.more-players, goldsmith-1997.thirteen-each alone |
      | six-players                   | others        | ruled   | 13 each without 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD                                         | goldsmith-1997.more-players, goldsmith-1997.thirteen-each alone |
      | passing-with-five             | yes           | assumed | 3 left                                                                                                                                  | -                                                               |
      | the-fourth-pass               | hold          | ruled   | hold                                                                                                                                    | goldsmith-1997.passing alone                                    |
      | who-opens                     | lowest-club   | ruled   | B 2C                                                                                                                                    | goldsmith-1997.two-leads alone                                  |
      | the-two-of-clubs-was-passed   | the-holder    | ruled   | B 2C                                                                                                                                    | goldsmith-1997.two-leads alone                                  |
      | a-higher-card-of-another-suit | no            | assumed | C                                                                                                                                       | -                                                               |
      | what-beats-the-queen          | yes           | assumed | B                                                                                                                                       | -                                                               |
      | what-a-heart-costs            | alike         | ruled   | 1 point                                                                                                                                 | goldsmith-1997.values alone                                     |
      | what-a-card-counts            | costs         | assumed | 13                                                                                                                                      | -                                                               |
      | a-diamond-that-counts         | no            | ruled   | 0                                                                                                                                       | goldsmith-1997.values alone                                     |
      | the-jack-of-diamonds          | no            | ruled   | 0                                                                                                                                       | goldsmith-1997.jack, goldsmith-1997.values alone                                      |
      | do-the-scores-add-up          | total         | assumed | 26                                                                                                                                      | goldsmith-1997.values, goldsmith-1997.jack, goldsmith-1997.moon alone                |
      | two-pass-a-hundred            | the-best      | ruled   | D                                                                                                                                       | goldsmith-1997.winner, goldsmith-1997.game-end alone            |

  @goldsmith-1997.values @goldsmith-1997.moon
  Scenario Outline: What is scored
    When the question <question> is put to goldsmith-1997/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | question                     | answer    | firm    | net                | provision                                        |
      | two-tie-for-fewest           | points    | assumed | +2 +2 +3 +19       | goldsmith-1997.values alone                      |
      | one-alone-has-fewest         | no        | assumed | +1 +2 +4 +19       | goldsmith-1997.values alone                      |
      | one-is-clear                 | points    | assumed | 0 +2 +5 +19        | goldsmith-1997.values alone                      |
      | two-are-clear                | no        | assumed | 0 0 +6 +20         | goldsmith-1997.values alone                      |
      | one-takes-all-thirteen       | points    | assumed | +13 0 0 +13        | goldsmith-1997.values alone                      |
      | three-are-clear-of-five      | no        | assumed | 0 0 0 +6 +33       | goldsmith-1997.values alone                      |
      | four-are-clear-of-five       | no        | assumed | +26 0 0 0 +13      | goldsmith-1997.values alone                      |
      | taking-no-trick              | no        | assumed | 0 +2 +5 +19        | goldsmith-1997.values alone                      |
      | all-the-tricks               | no        | ruled   | 0 +26 +26 +26      | goldsmith-1997.values                            |
      | everything-taken             | others-up | ruled   | 0 +26 +26 +26      | goldsmith-1997.moon alone                        |
      | all-hearts-without-the-queen | no        | assumed | +13 +13 0 0        | goldsmith-1997.moon, goldsmith-1997.values alone |
      | is-the-diamond-needed        | yes       | ruled   | 0 +26 +26 +26      | goldsmith-1997.moon alone                        |
      | may-i-choose-my-own-score    | no        | ruled   | 0 +26 +26 +26      | goldsmith-1997.moon alone                        |
      | slam-with-a-short-pack       | others-up | ruled   | 0 +26 +26 +26 +26  | goldsmith-1997.moon                              |
      | both-queens                  | both      | assumed | +26 +5 +5 +5 +5 +6 | goldsmith-1997.values                            |

  @goldsmith-1997.game-end
  Scenario Outline: Answers with another option, or in another game
    When the question <question> is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | question         | rules                 | changes             | answer | firm  | provision               |
      | is-the-game-over | goldsmith-1997/hearts | totals=101,80,60,40 | yes    | ruled | goldsmith-1997.game-end |

  Scenario Outline: Disputes that the source leaves open, with our default
    When the question <question> is put to goldsmith-1997/hearts with nothing changed
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
      | leaving-the-game                | yes             |
      | a-wrong-score                   | yes             |

  Scenario Outline: Disputes that cannot arise in this game
    When the question <question> is put to goldsmith-1997/hearts with nothing changed
    Then it is impossible

    Examples:
      | question                          |
      | two-of-clubs-not-in-play          |
      | two-players                       |
      | three-players                     |
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
      | nobody-is-clear-and-a-jack-stands |
      | may-two-share-a-jack              |
      | winning-a-jack                    |
      | two-take-no-trick                 |
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
