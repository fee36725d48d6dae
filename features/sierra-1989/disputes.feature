Feature: The Sierra game in every dispute
  How the rules of 1989 answer each dispute, and which they leave open.

  @sierra-1989.players @sierra-1989.trick.ace @sierra-1989.pass.three @sierra-1989.pass.order
  @sierra-1989.pass.three-players @sierra-1989.lead.two-of-clubs @sierra-1989.trick.next @sierra-1989.trick.void
  @sierra-1989.lead.breaking @sierra-1989.lead.only-hearts @sierra-1989.score.moon @sierra-1989.score.heart
  @sierra-1989.score.hundred @sierra-1989.score.lowest
  Scenario Outline: Answers to disputes
    When the question <question> is put to sierra-1989/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | question                        | answer            | firm    | provision                                                     |
      | how-many-can-play               | three-or-four     | ruled   | sierra-1989.players alone                                     |
      | which-way-round                 | clockwise         | assumed | -                                                             |
      | is-the-ace-high                 | highest           | ruled   | sierra-1989.trick.ace alone                                   |
      | how-many-to-pass                | three-to-the-left | ruled   | sierra-1989.pass.three, sierra-1989.pass.order alone          |
      | the-first-pass                  | left              | ruled   | sierra-1989.pass.order alone                                  |
      | passing-with-three              | no-way            | ruled   | sierra-1989.pass.three-players, sierra-1989.pass.order alone  |
      | passing-the-queen               | yes               | ruled   | sierra-1989.pass.three alone                                  |
      | what-may-open                   | yes               | assumed | sierra-1989.lead.two-of-clubs                                 |
      | holder-of-the-two               | that-card         | assumed | sierra-1989.lead.two-of-clubs                                 |
      | who-leads-next                  | yes               | ruled   | sierra-1989.trick.next alone                                  |
      | must-i-follow-suit              | no                | ruled   | sierra-1989.trick.void alone                                  |
      | must-i-win-the-trick            | no                | ruled   | sierra-1989.trick.void alone                                  |
      | lowest-club-on-trick-one        | no                | ruled   | sierra-1989.trick.void alone                                  |
      | void-of-clubs-on-trick-one      | yes               | ruled   | sierra-1989.trick.void alone                                  |
      | only-penalty-cards-on-trick-one | any               | ruled   | sierra-1989.trick.void alone                                  |
      | diamond-on-trick-one            | yes               | ruled   | sierra-1989.trick.void alone                                  |
      | forced-heart-on-trick-one       | yes               | ruled   | sierra-1989.lead.breaking alone                               |
      | leading-hearts-unbroken         | no                | ruled   | sierra-1989.lead.breaking alone                               |
      | only-hearts-to-lead             | any               | ruled   | sierra-1989.lead.only-hearts alone                            |
      | only-hearts-and-the-queen       | yes               | ruled   | sierra-1989.lead.only-hearts, sierra-1989.lead.breaking alone |
      | does-the-queen-break-hearts     | no                | ruled   | sierra-1989.lead.breaking alone                               |
      | throwing-a-heart-unbroken       | yes               | ruled   | sierra-1989.trick.void alone                                  |
      | queen-before-hearts-are-broken  | yes               | ruled   | sierra-1989.trick.void alone                                  |
      | leading-the-queen               | yes               | ruled   | sierra-1989.lead.breaking                                     |
      | leading-spades                  | yes               | ruled   | sierra-1989.lead.breaking                                     |
      | throwing-the-queen              | yes               | ruled   | sierra-1989.trick.void alone                                  |
      | only-spade-is-the-queen         | yes               | ruled   | sierra-1989.trick.void alone                                  |
      | is-the-queen-a-heart            | no                | ruled   | sierra-1989.trick.void alone                                  |
      | queen-on-a-heart                | yes               | ruled   | sierra-1989.trick.void alone                                  |
      | announcing-a-slam               | no                | ruled   | sierra-1989.score.moon alone                                  |
      | graded-hearts                   | no                | ruled   | sierra-1989.score.heart alone                                 |
      | is-the-game-over                | yes               | ruled   | sierra-1989.score.hundred, sierra-1989.score.lowest alone     |
      | fifty-or-a-hundred              | a-hundred         | ruled   | sierra-1989.score.hundred alone                               |
      | lowest-or-highest               | lowest            | ruled   | sierra-1989.score.lowest, sierra-1989.score.hundred alone     |
      | a-slam-that-ends-the-game       | yes               | ruled   | sierra-1989.score.hundred, sierra-1989.score.lowest alone     |
      | threw-a-heart-on-trick-one      | nothing           | ruled   | sierra-1989.trick.void alone                                  |

  @sierra-1989.deal.all @sierra-1989.deal.three-players @sierra-1989.pass.three @sierra-1989.pass.order
  @sierra-1989.lead.two-of-clubs @sierra-1989.trick.winner @sierra-1989.score.heart @sierra-1989.score.queen
  @sierra-1989.score.moon @sierra-1989.score.hundred @sierra-1989.score.lowest
  Scenario Outline: Short answers to disputes
    When the question <question> is put to sierra-1989/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | question                      | answer          | firm    | word               | provision                                                                      |
      | four-players                  | thirteen-each   | ruled   | 13 each            | sierra-1989.deal.all, sierra-1989.deal.three-players alone                     |
      | three-players                 | two-of-diamonds | ruled   | 17 each without 2D | sierra-1989.deal.three-players, sierra-1989.deal.all alone                     |
      | the-fourth-pass               | hold            | ruled   | hold               | sierra-1989.pass.order alone                                                   |
      | who-opens                     | lowest-club     | assumed | B 2C               | sierra-1989.lead.two-of-clubs                                                  |
      | the-two-of-clubs-was-passed   | the-holder      | assumed | B 2C               | sierra-1989.lead.two-of-clubs                                                  |
      | a-higher-card-of-another-suit | no              | ruled   | C                  | sierra-1989.trick.winner alone                                                 |
      | what-beats-the-queen          | yes             | ruled   | B                  | sierra-1989.trick.winner alone                                                 |
      | what-a-heart-costs            | alike           | ruled   | 1 point            | sierra-1989.score.heart alone                                                  |
      | what-a-card-counts            | costs           | ruled   | 13                 | sierra-1989.score.queen alone                                                  |
      | a-diamond-that-counts         | no              | ruled   | 0                  | sierra-1989.score.heart, sierra-1989.score.queen alone                         |
      | the-jack-of-diamonds          | no              | ruled   | 0                  | sierra-1989.score.heart, sierra-1989.score.queen alone                         |
      | do-the-scores-add-up          | total           | ruled   | 26                 | sierra-1989.score.heart, sierra-1989.score.queen, sierra-1989.score.moon alone |
      | two-pass-a-hundred            | the-best        | ruled   | D                  | sierra-1989.score.hundred, sierra-1989.score.lowest alone                      |

  @sierra-1989.score.taken @sierra-1989.score.heart @sierra-1989.score.queen @sierra-1989.score.moon
  Scenario Outline: What is scored
    When the question <question> is put to sierra-1989/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | question                     | answer    | firm  | net           | provision                                                                       |
      | two-tie-for-fewest           | points    | ruled | +2 +2 +3 +19  | sierra-1989.score.taken, sierra-1989.score.heart, sierra-1989.score.queen alone |
      | one-alone-has-fewest         | no        | ruled | +1 +2 +4 +19  | sierra-1989.score.taken, sierra-1989.score.heart, sierra-1989.score.queen alone |
      | one-is-clear                 | points    | ruled | 0 +2 +5 +19   | sierra-1989.score.taken, sierra-1989.score.heart, sierra-1989.score.queen alone |
      | two-are-clear                | no        | ruled | 0 0 +6 +20    | sierra-1989.score.taken, sierra-1989.score.heart, sierra-1989.score.queen alone |
      | one-takes-all-thirteen       | points    | ruled | +13 0 0 +13   | sierra-1989.score.taken, sierra-1989.score.heart, sierra-1989.score.queen alone |
      | one-of-three-takes-all       | no        | ruled | +13 0 +13     | sierra-1989.score.taken, sierra-1989.score.heart, sierra-1989.score.queen alone |
      | taking-no-trick              | no        | ruled | 0 +2 +5 +19   | sierra-1989.score.heart                                                         |
      | all-the-tricks               | no        | ruled | 0 +26 +26 +26 | sierra-1989.score.heart                                                         |
      | everything-taken             | others-up | ruled | 0 +26 +26 +26 | sierra-1989.score.moon alone                                                    |
      | all-hearts-without-the-queen | no        | ruled | +13 +13 0 0   | sierra-1989.score.moon, sierra-1989.score.heart, sierra-1989.score.queen alone  |
      | is-the-diamond-needed        | yes       | ruled | 0 +26 +26 +26 | sierra-1989.score.moon alone                                                    |
      | may-i-choose-my-own-score    | no        | ruled | 0 +26 +26 +26 | sierra-1989.score.moon alone                                                    |
      | slam-with-a-short-pack       | others-up | ruled | 0 +26 +26     | sierra-1989.score.moon alone                                                    |

  Scenario Outline: Disputes that the source leaves open, with our default
    When the question <question> is put to sierra-1989/hearts with nothing changed
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
    When the question <question> is put to sierra-1989/hearts with nothing changed
    Then the answer is -
    And it is impossible

    Examples:
      | question                          |
      | passing-with-five                 |
      | two-players                       |
      | five-players                      |
      | six-players                       |
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
      | three-are-clear-of-five           |
      | four-are-clear-of-five            |
      | nobody-is-clear-and-a-jack-stands |
      | may-two-share-a-jack              |
      | winning-a-jack                    |
      | two-take-no-trick                 |
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
