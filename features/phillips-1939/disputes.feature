Feature: Black Maria in every dispute
  How the reports of the game answer each dispute. Where they do not, the answer is our assumption or not covered.

  @phillips-1939.players @phillips-1939.clockwise @phillips-1939.ranks @phillips-1939.pass-right
  Scenario Outline: Answers to disputes
    When the question <question> is put to phillips-1939/black-maria with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | question                        | answer             | firm    | provision                      |
      | how-many-can-play               | three-to-six       | ruled   | phillips-1939.players alone    |
      | which-way-round                 | clockwise          | ruled   | phillips-1939.clockwise alone  |
      | is-the-ace-high                 | highest            | ruled   | phillips-1939.ranks alone      |
      | how-many-to-pass                | three-to-the-right | assumed | phillips-1939.pass-right       |
      | the-first-pass                  | right              | ruled   | phillips-1939.pass-right alone |
      | passing-with-three              | right              | ruled   | phillips-1939.pass-right alone |
      | holder-of-the-two               | neither            | assumed | -                              |
      | who-leads-next                  | yes                | assumed | -                              |
      | must-i-follow-suit              | no                 | assumed | -                              |
      | must-i-win-the-trick            | no                 | assumed | -                              |
      | lowest-club-on-trick-one        | no                 | assumed | -                              |
      | void-of-clubs-on-trick-one      | yes                | assumed | -                              |
      | only-penalty-cards-on-trick-one | any                | assumed | -                              |
      | diamond-on-trick-one            | yes                | assumed | -                              |
      | throwing-a-heart-unbroken       | yes                | assumed | -                              |
      | queen-before-hearts-are-broken  | yes                | assumed | -                              |
      | throwing-the-queen              | yes                | assumed | -                              |
      | only-spade-is-the-queen         | yes                | assumed | -                              |
      | is-the-queen-a-heart            | no                 | assumed | -                              |
      | queen-on-a-heart                | yes                | assumed | -                              |
      | graded-hearts                   | no                 | assumed | -                              |
      | lowest-or-highest               | lowest             | assumed | -                              |
      | threw-a-heart-on-trick-one      | nothing            | assumed | -                              |

  @phillips-1939.pack.three @phillips-1939.pack.five @phillips-1939.pack.six @phillips-1939.pass-right
  @phillips-1939.amounts @phillips-1939.penalties
  Scenario Outline: Short answers to disputes
    When the question <question> is put to phillips-1939/black-maria with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | question                      | answer                   | firm    | word                       | provision                                            |
      | four-players                  | thirteen-each            | assumed | 13 each                    | -                                                    |
      | three-players                 | two-of-clubs             | ruled   | 17 each without 2C         | phillips-1939.pack.three alone                       |
      | five-players                  | twos-of-clubs-and-spades | assumed | 10 each without 2C 2S      | phillips-1939.pack.five                              |
      | six-players                   | all-four-twos            | ruled   | 8 each without 2C 2D 2S 2H | phillips-1939.pack.six alone                         |
      | passing-with-five             | yes                      | assumed | 3 right                    | -                                                    |
      | the-fourth-pass               | pass                     | ruled   | 3 right                    | phillips-1939.pass-right alone                       |
      | who-opens                     | left-of-dealer           | assumed | A any                      | -                                                    |
      | two-of-clubs-not-in-play      | left-of-dealer           | assumed | A any                      | -                                                    |
      | the-two-of-clubs-was-passed   | left-of-dealer           | assumed | A any                      | -                                                    |
      | a-higher-card-of-another-suit | no                       | assumed | C                          | -                                                    |
      | what-beats-the-queen          | yes                      | assumed | B                          | -                                                    |
      | what-a-heart-costs            | alike                    | assumed | 1 point                    | -                                                    |
      | what-a-card-counts            | costs                    | ruled   | 13                         | phillips-1939.amounts, phillips-1939.penalties alone |
      | a-diamond-that-counts         | no                       | ruled   | 0                          | phillips-1939.penalties                              |
      | the-jack-of-diamonds          | no                       | ruled   | 0                          | phillips-1939.penalties                              |
      | do-the-scores-add-up          | total                    | assumed | 43                         | phillips-1939.amounts                                |

  @phillips-1939.penalties @phillips-1939.amounts
  Scenario Outline: What is scored
    When the question <question> is put to phillips-1939/black-maria with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | question                | answer | firm    | net           | provision                                      |
      | two-tie-for-fewest      | points | assumed | +2 +2 +3 +36  | phillips-1939.penalties                        |
      | one-alone-has-fewest    | no     | assumed | +1 +2 +4 +36  | phillips-1939.penalties                        |
      | one-is-clear            | points | assumed | 0 +2 +5 +36   | phillips-1939.penalties                        |
      | two-are-clear           | no     | assumed | 0 0 +6 +37    | phillips-1939.penalties                        |
      | one-takes-all-thirteen  | points | assumed | +13 0 0 +30   | phillips-1939.penalties                        |
      | one-of-three-takes-all  | no     | assumed | +13 0 +30     | phillips-1939.penalties                        |
      | three-are-clear-of-five | no     | assumed | 0 0 0 +6 +37  | phillips-1939.penalties                        |
      | four-are-clear-of-five  | no     | assumed | +13 0 0 0 +30 | phillips-1939.penalties                        |
      | taking-no-trick         | no     | assumed | 0 +2 +5 +36   | phillips-1939.penalties                        |
      | all-the-tricks          | no     | assumed | +43 0 0 0     | phillips-1939.penalties                        |
      | everything-taken        | none   | assumed | +26 0 0 +17   | phillips-1939.penalties, phillips-1939.amounts |
      | slam-with-a-short-pack  | none   | assumed | +42 0 0 0 0 0 | phillips-1939.penalties, phillips-1939.amounts |

  Scenario Outline: Disputes that the source leaves open, with our default
    When the question <question> is put to phillips-1939/black-maria with nothing changed
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
      | what-may-open                   | no              |
      | forced-heart-on-trick-one       | yes             |
      | leading-hearts-unbroken         | yes             |
      | led-a-heart-unbroken            | nothing         |
      | only-hearts-to-lead             | any             |
      | only-hearts-and-the-queen       | no              |
      | does-the-queen-break-hearts     | no              |
      | leading-the-queen               | yes             |
      | leading-spades                  | yes             |
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
      | is-the-game-over                | no              |
      | fifty-or-a-hundred              | neither         |
      | two-pass-a-hundred              | nobody          |
      | tie-for-the-lowest-total        | nobody          |
      | leaving-the-game                | yes             |
      | a-wrong-score                   | yes             |

  Scenario Outline: Disputes that cannot arise in this game
    When the question <question> is put to phillips-1939/black-maria with nothing changed
    Then the answer is -
    And it is impossible

    Examples:
      | question                          |
      | two-players                       |
      | cards-left-over                   |
      | looking-at-the-widow              |
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
      | revoke-against-a-slam             |
      | revoke-in-a-slam                  |
      | announcing-a-slam                 |
      | the-odd-chip                      |
      | the-odd-chip-left-from-last-time  |
      | nobody-is-clear-and-a-jack-stands |
      | may-two-share-a-jack              |
      | winning-a-jack                    |
      | two-take-no-trick                 |
      | all-hearts-without-the-queen      |
      | is-the-diamond-needed             |
      | may-i-choose-my-own-score         |
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
