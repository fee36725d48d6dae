Feature: The Unix game in every dispute
  How the instructions of 1987 answer each dispute, and which they leave open.

  @unix-1987.game.four @unix-1987.passing.four-deals @unix-1987.passing.three @unix-1987.play.two-of-clubs
  @unix-1987.play.follow @unix-1987.play.no-points @unix-1987.play.void @unix-1987.play.breaking @unix-1987.game.moon
  @unix-1987.game.hearts @unix-1987.game.fewest
  Scenario Outline: Answers to disputes
    When the question <question> is put to unix-1987/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | question                       | answer            | firm    | provision                                           |
      | how-many-can-play              | four              | ruled   | unix-1987.game.four alone                           |
      | which-way-round                | clockwise         | assumed | -                                                   |
      | is-the-ace-high                | highest           | assumed | -                                                   |
      | how-many-to-pass               | three-to-the-left | assumed | unix-1987.passing.three                             |
      | the-first-pass                 | left              | assumed | -                                                   |
      | what-may-open                  | yes               | ruled   | unix-1987.play.two-of-clubs alone                   |
      | holder-of-the-two              | that-card         | ruled   | unix-1987.play.two-of-clubs alone                   |
      | who-leads-next                 | yes               | assumed | -                                                   |
      | must-i-follow-suit             | no                | ruled   | unix-1987.play.follow alone                         |
      | must-i-win-the-trick           | no                | ruled   | unix-1987.play.follow alone                         |
      | lowest-club-on-trick-one       | no                | ruled   | unix-1987.play.follow alone                         |
      | void-of-clubs-on-trick-one     | no                | ruled   | unix-1987.play.no-points alone                      |
      | diamond-on-trick-one           | yes               | ruled   | unix-1987.play.void, unix-1987.play.no-points alone |
      | forced-heart-on-trick-one      | yes               | assumed | unix-1987.play.breaking                             |
      | leading-hearts-unbroken        | no                | ruled   | unix-1987.play.breaking alone                       |
      | only-hearts-and-the-queen      | yes               | ruled   | unix-1987.play.breaking alone                       |
      | does-the-queen-break-hearts    | no                | ruled   | unix-1987.play.breaking alone                       |
      | throwing-a-heart-unbroken      | yes               | ruled   | unix-1987.play.void alone                           |
      | queen-before-hearts-are-broken | yes               | ruled   | unix-1987.play.void alone                           |
      | leading-the-queen              | yes               | ruled   | unix-1987.play.breaking                             |
      | leading-spades                 | yes               | ruled   | unix-1987.play.breaking                             |
      | throwing-the-queen             | yes               | ruled   | unix-1987.play.void alone                           |
      | only-spade-is-the-queen        | yes               | ruled   | unix-1987.play.follow alone                         |
      | is-the-queen-a-heart           | no                | ruled   | unix-1987.play.void alone                           |
      | queen-on-a-heart               | yes               | ruled   | unix-1987.play.void alone                           |
      | announcing-a-slam              | no                | ruled   | unix-1987.game.moon alone                           |
      | graded-hearts                  | no                | ruled   | unix-1987.game.hearts alone                         |
      | is-the-game-over               | no                | ruled   | unix-1987.passing.four-deals alone                  |
      | fifty-or-a-hundred             | neither           | ruled   | unix-1987.passing.four-deals alone                  |
      | two-pass-a-hundred             | nobody-yet        | ruled   | unix-1987.passing.four-deals                        |
      | lowest-or-highest              | lowest            | ruled   | unix-1987.game.fewest alone                         |
      | a-slam-that-ends-the-game      | no                | ruled   | unix-1987.passing.four-deals                        |

  @unix-1987.passing.four-deals @unix-1987.passing.three @unix-1987.play.two-of-clubs @unix-1987.game.hearts
  @unix-1987.game.queen @unix-1987.game.moon
  Scenario Outline: Short answers to disputes
    When the question <question> is put to unix-1987/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | question                      | answer        | firm    | word    | provision                                                              |
      | four-players                  | thirteen-each | ruled   | 13 each | unix-1987.passing.four-deals alone                                     |
      | the-fourth-pass               | hold          | assumed | hold    | -                                                                      |
      | who-opens                     | lowest-club   | ruled   | B 2C    | unix-1987.play.two-of-clubs alone                                      |
      | the-two-of-clubs-was-passed   | the-holder    | ruled   | B 2C    | unix-1987.play.two-of-clubs alone                                      |
      | a-higher-card-of-another-suit | no            | assumed | C       | -                                                                      |
      | what-beats-the-queen          | yes           | assumed | B       | -                                                                      |
      | what-a-heart-costs            | alike         | ruled   | 1 point | unix-1987.game.hearts alone                                            |
      | what-a-card-counts            | costs         | ruled   | 13      | unix-1987.game.queen alone                                             |
      | a-diamond-that-counts         | no            | ruled   | 0       | unix-1987.game.hearts, unix-1987.game.queen alone                      |
      | the-jack-of-diamonds          | no            | ruled   | 0       | unix-1987.game.hearts, unix-1987.game.queen alone                      |
      | do-the-scores-add-up          | total         | ruled   | 26      | unix-1987.game.moon, unix-1987.game.hearts, unix-1987.game.queen alone |

  @unix-1987.game.hearts @unix-1987.game.queen @unix-1987.game.moon
  Scenario Outline: What is scored
    When the question <question> is put to unix-1987/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | question                     | answer    | firm  | net           | provision                                                              |
      | two-tie-for-fewest           | points    | ruled | +2 +2 +3 +19  | unix-1987.game.hearts, unix-1987.game.queen alone                      |
      | one-alone-has-fewest         | no        | ruled | +1 +2 +4 +19  | unix-1987.game.hearts, unix-1987.game.queen alone                      |
      | one-is-clear                 | points    | ruled | 0 +2 +5 +19   | unix-1987.game.hearts, unix-1987.game.queen alone                      |
      | two-are-clear                | no        | ruled | 0 0 +6 +20    | unix-1987.game.hearts, unix-1987.game.queen alone                      |
      | one-takes-all-thirteen       | points    | ruled | +13 0 0 +13   | unix-1987.game.hearts, unix-1987.game.queen alone                      |
      | taking-no-trick              | no        | ruled | 0 +2 +5 +19   | unix-1987.game.hearts                                                  |
      | all-the-tricks               | no        | ruled | 0 +26 +26 +26 | unix-1987.game.hearts                                                  |
      | everything-taken             | others-up | ruled | 0 +26 +26 +26 | unix-1987.game.moon alone                                              |
      | all-hearts-without-the-queen | no        | ruled | +13 +13 0 0   | unix-1987.game.moon, unix-1987.game.hearts, unix-1987.game.queen alone |
      | is-the-diamond-needed        | yes       | ruled | 0 +26 +26 +26 | unix-1987.game.moon alone                                              |
      | may-i-choose-my-own-score    | no        | ruled | 0 +26 +26 +26 | unix-1987.game.moon alone                                              |

  Scenario Outline: Disputes that the source leaves open, with our default
    When the question <question> is put to unix-1987/hearts with nothing changed
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
    When the question <question> is put to unix-1987/hearts with nothing changed
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
