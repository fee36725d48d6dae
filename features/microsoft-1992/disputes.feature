Feature: Microsoft Hearts in every dispute
  How the help of the program answers each dispute, and which it leaves open.

  @microsoft-1992.play.clockwise @microsoft-1992.play.pass @microsoft-1992.play.two-of-clubs @microsoft-1992.note.next
  @microsoft-1992.play.follow @microsoft-1992.play.discard @microsoft-1992.note.breaking @microsoft-1992.score.moon
  @microsoft-1992.score.heart @microsoft-1992.score.end @microsoft-1992.object
  Scenario Outline: Answers to disputes
    When the question <question> is put to microsoft-1992/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | question                       | answer            | firm    | provision                                             |
      | how-many-can-play              | four              | assumed | -                                                     |
      | which-way-round                | clockwise         | ruled   | microsoft-1992.play.clockwise alone                   |
      | is-the-ace-high                | highest           | assumed | -                                                     |
      | how-many-to-pass               | three-to-the-left | assumed | microsoft-1992.play.pass                              |
      | the-first-pass                 | left              | assumed | -                                                     |
      | passing-the-queen              | yes               | ruled   | microsoft-1992.play.pass alone                        |
      | what-may-open                  | yes               | ruled   | microsoft-1992.play.two-of-clubs alone                |
      | holder-of-the-two              | that-card         | ruled   | microsoft-1992.play.two-of-clubs alone                |
      | who-leads-next                 | yes               | ruled   | microsoft-1992.note.next alone                        |
      | must-i-follow-suit             | no                | ruled   | microsoft-1992.play.follow alone                      |
      | must-i-win-the-trick           | no                | ruled   | microsoft-1992.play.follow alone                      |
      | lowest-club-on-trick-one       | no                | ruled   | microsoft-1992.play.follow alone                      |
      | void-of-clubs-on-trick-one     | no                | ruled   | microsoft-1992.play.discard alone                     |
      | diamond-on-trick-one           | yes               | ruled   | microsoft-1992.play.discard alone                     |
      | forced-heart-on-trick-one      | yes               | assumed | microsoft-1992.note.breaking                          |
      | leading-hearts-unbroken        | no                | ruled   | microsoft-1992.note.breaking alone                    |
      | only-hearts-and-the-queen      | yes               | ruled   | microsoft-1992.note.breaking alone                    |
      | does-the-queen-break-hearts    | no                | ruled   | microsoft-1992.note.breaking alone                    |
      | throwing-a-heart-unbroken      | yes               | ruled   | microsoft-1992.play.discard alone                     |
      | queen-before-hearts-are-broken | yes               | ruled   | microsoft-1992.play.discard alone                     |
      | leading-the-queen              | yes               | ruled   | microsoft-1992.note.breaking                          |
      | leading-spades                 | yes               | ruled   | microsoft-1992.note.breaking                          |
      | throwing-the-queen             | yes               | ruled   | microsoft-1992.play.discard alone                     |
      | only-spade-is-the-queen        | yes               | ruled   | microsoft-1992.play.follow alone                      |
      | is-the-queen-a-heart           | no                | ruled   | microsoft-1992.play.discard alone                     |
      | queen-on-a-heart               | yes               | ruled   | microsoft-1992.play.discard alone                     |
      | announcing-a-slam              | no                | ruled   | microsoft-1992.score.moon alone                       |
      | graded-hearts                  | no                | ruled   | microsoft-1992.score.heart alone                      |
      | is-the-game-over               | yes               | ruled   | microsoft-1992.score.end, microsoft-1992.object alone |
      | fifty-or-a-hundred             | a-hundred         | ruled   | microsoft-1992.score.end alone                        |
      | lowest-or-highest              | lowest            | ruled   | microsoft-1992.object alone                           |
      | a-slam-that-ends-the-game      | yes               | ruled   | microsoft-1992.object, microsoft-1992.score.end alone |

  @microsoft-1992.play.pass @microsoft-1992.play.two-of-clubs @microsoft-1992.note.trick @microsoft-1992.score.heart
  @microsoft-1992.score.queen @microsoft-1992.score.moon @microsoft-1992.object @microsoft-1992.score.end
  Scenario Outline: Short answers to disputes
    When the question <question> is put to microsoft-1992/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | question                      | answer        | firm    | word    | provision                                                                               |
      | four-players                  | thirteen-each | assumed | 13 each | -                                                                                       |
      | the-fourth-pass               | hold          | ruled   | hold    | microsoft-1992.play.pass alone                                                          |
      | who-opens                     | lowest-club   | ruled   | B 2C    | microsoft-1992.play.two-of-clubs alone                                                  |
      | the-two-of-clubs-was-passed   | the-holder    | ruled   | B 2C    | microsoft-1992.play.two-of-clubs alone                                                  |
      | a-higher-card-of-another-suit | no            | ruled   | C       | microsoft-1992.note.trick alone                                                         |
      | what-beats-the-queen          | yes           | ruled   | B       | microsoft-1992.note.trick alone                                                         |
      | what-a-heart-costs            | alike         | ruled   | 1 point | microsoft-1992.score.heart alone                                                        |
      | what-a-card-counts            | costs         | ruled   | 13      | microsoft-1992.score.queen alone                                                        |
      | a-diamond-that-counts         | no            | ruled   | 0       | microsoft-1992.score.heart, microsoft-1992.score.queen alone                            |
      | the-jack-of-diamonds          | no            | ruled   | 0       | microsoft-1992.score.heart, microsoft-1992.score.queen alone                            |
      | do-the-scores-add-up          | total         | ruled   | 26      | microsoft-1992.score.heart, microsoft-1992.score.queen, microsoft-1992.score.moon alone |
      | two-pass-a-hundred            | the-best      | ruled   | D       | microsoft-1992.object, microsoft-1992.score.end alone                                   |

  @microsoft-1992.score.heart @microsoft-1992.score.queen @microsoft-1992.score.moon
  Scenario Outline: What is scored
    When the question <question> is put to microsoft-1992/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | question                     | answer    | firm  | net           | provision                                                                               |
      | two-tie-for-fewest           | points    | ruled | +2 +2 +3 +19  | microsoft-1992.score.heart, microsoft-1992.score.queen alone                            |
      | one-alone-has-fewest         | no        | ruled | +1 +2 +4 +19  | microsoft-1992.score.heart, microsoft-1992.score.queen alone                            |
      | one-is-clear                 | points    | ruled | 0 +2 +5 +19   | microsoft-1992.score.heart, microsoft-1992.score.queen alone                            |
      | two-are-clear                | no        | ruled | 0 0 +6 +20    | microsoft-1992.score.heart, microsoft-1992.score.queen alone                            |
      | one-takes-all-thirteen       | points    | ruled | +13 0 0 +13   | microsoft-1992.score.heart, microsoft-1992.score.queen alone                            |
      | taking-no-trick              | no        | ruled | 0 +2 +5 +19   | microsoft-1992.score.heart                                                              |
      | all-the-tricks               | no        | ruled | 0 +26 +26 +26 | microsoft-1992.score.heart                                                              |
      | everything-taken             | others-up | ruled | 0 +26 +26 +26 | microsoft-1992.score.moon alone                                                         |
      | all-hearts-without-the-queen | no        | ruled | +13 +13 0 0   | microsoft-1992.score.moon, microsoft-1992.score.heart, microsoft-1992.score.queen alone |
      | is-the-diamond-needed        | yes       | ruled | 0 +26 +26 +26 | microsoft-1992.score.moon alone                                                         |
      | may-i-choose-my-own-score    | no        | ruled | 0 +26 +26 +26 | microsoft-1992.score.moon alone                                                         |

  Scenario Outline: Disputes that the source leaves open, with our default
    When the question <question> is put to microsoft-1992/hearts with nothing changed
    Then the answer is <answer>
    And it is silent
    And it rests on -

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
      | only-hearts-to-lead             | any             |
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
    When the question <question> is put to microsoft-1992/hearts with nothing changed
    Then the answer is -
    And it is impossible

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
      | somebody-is-out-of-chips          |
      | leaving-while-a-jack-stands       |
      | tie-for-going-up                  |
      | tie-at-table-one                  |
      | tie-for-going-down                |
      | who-goes-up                       |
      | all-thirteen-at-a-drive           |
      | how-many-at-a-drive               |
