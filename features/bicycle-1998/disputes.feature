Feature: The Bicycle rules in every dispute
  How the digests of Hearts and of the general laws answer each dispute, and which they leave open.

  @bicycle-1998.hearts.cut @bicycle-1998.hearts.players @bicycle-1998.hearts.next-dealer @bicycle-1998.hearts.pack
  @bicycle-1998.hearts.odd-cards @bicycle-1998.hearts.one-at-a-time @bicycle-1998.hearts.pass
  @bicycle-1998.hearts.pass-before-look @bicycle-1998.hearts.lead @bicycle-1998.hearts.winner-leads
  @bicycle-1998.hearts.follow @bicycle-1998.hearts.queen-first-chance @bicycle-1998.hearts.short
  @bicycle-1998.hearts.out-of-turn @bicycle-1998.hearts.revoke.corrected @bicycle-1998.hearts.revoke
  @bicycle-1998.hearts.revoke.time @bicycle-1998.hearts.revoke.cost @bicycle-1998.hearts.mixed
  @bicycle-1998.hearts.values @bicycle-1998.hearts.lowest @bicycle-1998.general.time.score
  Scenario Outline: Answers to disputes
    When the question <question> is put to bicycle-1998/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | question                        | answer             | firm  | provision                                                                                         |
      | who-cuts-the-pack               | right-of-dealer    | ruled | bicycle-1998.hearts.cut alone                                                                     |
      | how-many-can-play               | three-to-seven     | ruled | bicycle-1998.hearts.players alone                                                                 |
      | which-way-round                 | clockwise          | ruled | bicycle-1998.hearts.next-dealer alone                                                             |
      | is-the-ace-high                 | highest            | ruled | bicycle-1998.hearts.pack alone                                                                    |
      | who-deals-next                  | left-of-dealer     | ruled | bicycle-1998.hearts.next-dealer alone                                                             |
      | cards-left-over                 | first-trick        | ruled | bicycle-1998.hearts.odd-cards, bicycle-1998.hearts.one-at-a-time alone                            |
      | dealt-in-packets                | no                 | ruled | bicycle-1998.hearts.one-at-a-time alone                                                           |
      | how-many-to-pass                | three-to-the-right | ruled | bicycle-1998.hearts.pass alone                                                                    |
      | the-first-pass                  | right              | ruled | bicycle-1998.hearts.pass alone                                                                    |
      | passing-with-three              | right              | ruled | bicycle-1998.hearts.pass alone                                                                    |
      | looking-before-passing          | no                 | ruled | bicycle-1998.hearts.pass-before-look alone                                                        |
      | passing-on-what-was-passed      | no                 | ruled | bicycle-1998.hearts.pass-before-look alone                                                        |
      | what-may-open                   | no                 | ruled | bicycle-1998.hearts.lead alone                                                                    |
      | holder-of-the-two               | neither            | ruled | bicycle-1998.hearts.lead alone                                                                    |
      | who-leads-next                  | yes                | ruled | bicycle-1998.hearts.winner-leads alone                                                            |
      | must-i-follow-suit              | no                 | ruled | bicycle-1998.hearts.follow alone                                                                  |
      | must-i-win-the-trick            | no                 | ruled | bicycle-1998.hearts.follow alone                                                                  |
      | lowest-club-on-trick-one        | no                 | ruled | bicycle-1998.hearts.follow alone                                                                  |
      | void-of-clubs-on-trick-one      | yes                | ruled | bicycle-1998.hearts.queen-first-chance alone                                                      |
      | only-penalty-cards-on-trick-one | some               | ruled | bicycle-1998.hearts.queen-first-chance alone                                                      |
      | diamond-on-trick-one            | yes                | ruled | bicycle-1998.hearts.follow alone                                                                  |
      | leading-hearts-unbroken         | yes                | ruled | bicycle-1998.hearts.lead alone                                                                    |
      | throwing-a-heart-unbroken       | yes                | ruled | bicycle-1998.hearts.follow alone                                                                  |
      | queen-before-hearts-are-broken  | yes                | ruled | bicycle-1998.hearts.queen-first-chance alone                                                      |
      | leading-the-queen               | yes                | ruled | bicycle-1998.hearts.lead, bicycle-1998.hearts.winner-leads alone                                  |
      | leading-spades                  | yes                | ruled | bicycle-1998.hearts.lead, bicycle-1998.hearts.winner-leads alone                                  |
      | throwing-the-queen              | no                 | ruled | bicycle-1998.hearts.queen-first-chance alone                                                      |
      | only-spade-is-the-queen         | yes                | ruled | bicycle-1998.hearts.follow alone                                                                  |
      | is-the-queen-a-heart            | yes                | ruled | bicycle-1998.hearts.queen-first-chance alone                                                      |
      | queen-on-a-heart                | yes                | ruled | bicycle-1998.hearts.queen-first-chance alone                                                      |
      | card-too-few                    | short-hand         | ruled | bicycle-1998.hearts.short                                                                         |
      | led-out-of-turn                 | yes                | ruled | bicycle-1998.hearts.out-of-turn alone                                                             |
      | false-lead-completed            | no                 | ruled | bicycle-1998.hearts.out-of-turn alone                                                             |
      | suit-called-after-a-false-lead  | nothing            | ruled | bicycle-1998.hearts.out-of-turn alone                                                             |
      | played-out-of-turn              | taken-back         | ruled | bicycle-1998.hearts.out-of-turn alone                                                             |
      | revoke-put-right                | yes                | ruled | bicycle-1998.hearts.revoke.corrected, bicycle-1998.hearts.revoke alone                            |
      | revoke-found-late               | no                 | ruled | bicycle-1998.hearts.revoke.corrected, bicycle-1998.hearts.revoke alone                            |
      | revoke-claimed-late             | yes                | ruled | bicycle-1998.hearts.revoke.time, bicycle-1998.hearts.revoke.cost alone                            |
      | tricks-mixed                    | yes                | ruled | bicycle-1998.hearts.mixed, bicycle-1998.hearts.revoke.cost, bicycle-1998.hearts.revoke.time alone |
      | tricks-looked-through           | yes                | ruled | bicycle-1998.hearts.mixed alone                                                                   |
      | hearts-in-the-widow             | first-trick        | ruled | bicycle-1998.hearts.odd-cards alone                                                               |
      | graded-hearts                   | no                 | ruled | bicycle-1998.hearts.values                                                                        |
      | is-the-game-over                | no                 | ruled | bicycle-1998.hearts.lowest alone                                                                  |
      | fifty-or-a-hundred              | neither            | ruled | bicycle-1998.hearts.lowest alone                                                                  |
      | lowest-or-highest               | lowest             | ruled | bicycle-1998.hearts.lowest alone                                                                  |
      | a-wrong-score                   | yes                | ruled | bicycle-1998.general.time.score alone                                                             |
      | threw-a-heart-on-trick-one      | nothing            | ruled | bicycle-1998.hearts.follow alone                                                                  |

  @bicycle-1998.hearts.first-dealer @bicycle-1998.hearts.shuffle @bicycle-1998.general.shuffle @bicycle-1998.general.cut
  @bicycle-1998.hearts.one-at-a-time @bicycle-1998.hearts.pack @bicycle-1998.hearts.odd-cards
  @bicycle-1998.hearts.misdeal @bicycle-1998.general.faced-in-pack @bicycle-1998.general.time.deal
  @bicycle-1998.general.new-deal @bicycle-1998.general.marked-card @bicycle-1998.general.imperfect-pack
  @bicycle-1998.hearts.pass @bicycle-1998.hearts.lead @bicycle-1998.hearts.trick @bicycle-1998.hearts.values
  @bicycle-1998.hearts.multiple-of-26 @bicycle-1998.hearts.lowest
  Scenario Outline: Short answers to disputes
    When the question <question> is put to bicycle-1998/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | question                       | answer          | firm  | word            | provision                                                                                          |
      | who-deals-first                | the-winning-cut | ruled | C               | bicycle-1998.hearts.first-dealer, bicycle-1998.hearts.pack alone                                   |
      | equal-cuts-that-decide-nothing | no              | ruled | A               | bicycle-1998.hearts.first-dealer alone                                                             |
      | who-shuffles                   | anybody         | ruled | dealer-last     | bicycle-1998.hearts.shuffle, bicycle-1998.general.shuffle alone                                    |
      | a-thin-cut                     | no              | ruled | 4               | bicycle-1998.general.cut alone                                                                     |
      | four-players                   | thirteen-each   | ruled | 13 each         | bicycle-1998.hearts.one-at-a-time, bicycle-1998.hearts.pack alone                                  |
      | three-players                  | none            | ruled | 17 each, 1 over | bicycle-1998.hearts.one-at-a-time, bicycle-1998.hearts.odd-cards, bicycle-1998.hearts.pack alone   |
      | five-players                   | none            | ruled | 10 each, 2 over | bicycle-1998.hearts.one-at-a-time, bicycle-1998.hearts.odd-cards, bicycle-1998.hearts.pack alone   |
      | six-players                    | none            | ruled | 8 each, 4 over  | bicycle-1998.hearts.one-at-a-time, bicycle-1998.hearts.odd-cards, bicycle-1998.hearts.pack alone   |
      | looking-at-the-widow           | no              | ruled | nobody          | bicycle-1998.hearts.odd-cards alone                                                                |
      | misdeal                        | left-of-dealer  | ruled | next-dealer     | bicycle-1998.hearts.misdeal, bicycle-1998.hearts.next-dealer alone                                 |
      | card-faced-in-the-pack         | no              | ruled | stands          | bicycle-1998.general.faced-in-pack, bicycle-1998.general.new-deal alone                            |
      | card-exposed-in-dealing        | yes             | ruled | next-dealer     | bicycle-1998.hearts.misdeal, bicycle-1998.general.time.deal, bicycle-1998.hearts.next-dealer alone |
      | pack-not-cut                   | no              | ruled | same-dealer     | bicycle-1998.general.new-deal alone                                                                |
      | shuffled-after-the-cut         | deals-anew      | ruled | same-dealer     | bicycle-1998.general.new-deal alone                                                                |
      | cards-shown-in-the-cut         | no              | ruled | same-dealer     | bicycle-1998.general.new-deal alone                                                                |
      | card-dealt-wrongly             | yes             | ruled | next-dealer     | bicycle-1998.hearts.misdeal                                                                        |
      | marked-card                    | yes             | ruled | new-pack-only   | bicycle-1998.general.marked-card alone                                                             |
      | wrong-pack                     | no              | ruled | same-dealer     | bicycle-1998.general.imperfect-pack alone                                                          |
      | wrong-number-of-cards          | yes             | ruled | next-dealer     | bicycle-1998.hearts.misdeal, bicycle-1998.general.time.deal, bicycle-1998.hearts.next-dealer alone |
      | passing-with-five              | yes             | ruled | 3 right         | bicycle-1998.hearts.pass alone                                                                     |
      | the-fourth-pass                | pass            | ruled | 3 right         | bicycle-1998.hearts.pass alone                                                                     |
      | who-opens                      | left-of-dealer  | ruled | A any           | bicycle-1998.hearts.lead alone                                                                     |
      | the-two-of-clubs-was-passed    | left-of-dealer  | ruled | A any           | bicycle-1998.hearts.lead alone                                                                     |
      | a-higher-card-of-another-suit  | no              | ruled | C               | bicycle-1998.hearts.trick alone                                                                    |
      | what-beats-the-queen           | yes             | ruled | B               | bicycle-1998.hearts.trick alone                                                                    |
      | what-a-heart-costs             | alike           | ruled | 1 point         | bicycle-1998.hearts.values                                                                         |
      | what-a-card-counts             | costs           | ruled | 13              | bicycle-1998.hearts.values                                                                         |
      | a-diamond-that-counts          | no              | ruled | 0               | bicycle-1998.hearts.values                                                                         |
      | the-jack-of-diamonds           | no              | ruled | 0               | bicycle-1998.hearts.values                                                                         |
      | do-the-scores-add-up           | total           | ruled | 26              | bicycle-1998.hearts.values, bicycle-1998.hearts.multiple-of-26 alone                               |
      | two-pass-a-hundred             | nobody          | ruled | open            | bicycle-1998.hearts.lowest alone                                                                   |

  @bicycle-1998.hearts.values @bicycle-1998.hearts.revoke.cost @bicycle-1998.hearts.revoke.several
  Scenario Outline: What is scored
    When the question <question> is put to bicycle-1998/hearts with nothing changed
    Then the answer is <answer>
    And it is <firm>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | question                | answer     | firm  | net           | provision                                                                 |
      | two-tie-for-fewest      | points     | ruled | +2 +2 +3 +19  | bicycle-1998.hearts.values                                                |
      | one-alone-has-fewest    | no         | ruled | +1 +2 +4 +19  | bicycle-1998.hearts.values                                                |
      | one-is-clear            | points     | ruled | 0 +2 +5 +19   | bicycle-1998.hearts.values                                                |
      | two-are-clear           | no         | ruled | 0 0 +6 +20    | bicycle-1998.hearts.values                                                |
      | one-takes-all-thirteen  | points     | ruled | +13 0 0 +13   | bicycle-1998.hearts.values                                                |
      | one-of-three-takes-all  | no         | ruled | +13 0 +13     | bicycle-1998.hearts.values                                                |
      | three-are-clear-of-five | no         | ruled | 0 0 0 +6 +20  | bicycle-1998.hearts.values                                                |
      | four-are-clear-of-five  | no         | ruled | +13 0 0 0 +13 | bicycle-1998.hearts.values                                                |
      | taking-no-trick         | no         | ruled | 0 +2 +5 +19   | bicycle-1998.hearts.values                                                |
      | all-the-tricks          | no         | ruled | +26 0 0 0     | bicycle-1998.hearts.values                                                |
      | everything-taken        | none       | ruled | +26 0 0 0     | bicycle-1998.hearts.values                                                |
      | slam-with-a-short-pack  | none       | ruled | +26 0 0 0 0 0 | bicycle-1998.hearts.values                                                |
      | revoke-paid-for         | all-losses | ruled | 0 +26 0 0     | bicycle-1998.hearts.revoke.cost alone                                     |
      | two-revokes             | each-all   | ruled | 0 +26 +26 0   | bicycle-1998.hearts.revoke.several, bicycle-1998.hearts.revoke.cost alone |
      | revoke-to-escape-all    | all-losses | ruled | 0 0 0 +26     | bicycle-1998.hearts.revoke.cost alone                                     |

  @bicycle-1998.hearts.option.queen-free @bicycle-1998.hearts.option.limit @bicycle-1998.hearts.option.pool
  @bicycle-1998.hearts.option.sweepstake @bicycle-1998.hearts.pass-two @bicycle-1998.hearts.option.pass-left
  @bicycle-1998.hearts.misdeal @bicycle-1998.general.new-deal
  Scenario Outline: Answers with another option, or in another game
    When the question <question> is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | question              | rules               | changes               | answer            | firm         | provision                             |
      | throwing-the-queen    | bicycle-1998/hearts | queen=at-will         | yes               | by an option | bicycle-1998.hearts.option.queen-free |
      | is-the-game-over      | bicycle-1998/hearts | settling=to-a-hundred | yes               | by an option | bicycle-1998.hearts.option.limit      |
      | fifty-or-a-hundred    | bicycle-1998/hearts | settling=to-a-hundred | a-hundred         | by an option | bicycle-1998.hearts.option.limit      |
      | two-tie-for-fewest    | bicycle-1998/hearts | settling=pool         | share             | by an option | bicycle-1998.hearts.option.pool       |
      | one-alone-has-fewest  | bicycle-1998/hearts | settling=pool         | yes               | by an option | bicycle-1998.hearts.option.pool       |
      | one-is-clear          | bicycle-1998/hearts | settling=sweepstake   | all-paid          | by an option | bicycle-1998.hearts.option.sweepstake |
      | two-are-clear         | bicycle-1998/hearts | settling=sweepstake   | yes               | by an option | bicycle-1998.hearts.option.sweepstake |
      | one-alone-has-fewest  | bicycle-1998/hearts | settling=sweepstake   | no                | by an option | bicycle-1998.hearts.option.sweepstake |
      | how-many-to-pass      | bicycle-1998/hearts | players=6             | two-to-the-right  | ruled        | bicycle-1998.hearts.pass-two          |
      | passing-with-five     | bicycle-1998/hearts | players=6             | no                | ruled        | bicycle-1998.hearts.pass-two          |
      | how-many-to-pass      | bicycle-1998/hearts | passing=left          | three-to-the-left | by an option | bicycle-1998.hearts.option.pass-left  |
      | wrong-number-of-cards | bicycle-1998/hearts | reached=dealing       | yes               | ruled        | bicycle-1998.hearts.misdeal           |
      | pack-not-cut          | bicycle-1998/hearts | reached=dealt         | yes               | ruled        | bicycle-1998.general.new-deal         |

  @bicycle-1998.general.faced-in-pack
  Scenario Outline: Short answers with another option, or in another game
    When the question <question> is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | question               | rules               | changes         | answer | firm  | word        | provision                          |
      | card-faced-in-the-pack | bicycle-1998/hearts | asked-by=dealer | yes    | ruled | same-dealer | bicycle-1998.general.new-deal |

  Scenario Outline: Disputes that the source leaves open, with our default
    When the question <question> is put to bicycle-1998/hearts with nothing changed
    Then the answer is <answer>
    And it is silent

    Examples:
      | question                        | answer     |
      | equal-cuts                      | cut-again  |
      | too-many-players                | first-come |
      | who-chooses-the-seats           | everybody  |
      | playing-for-nothing             | no         |
      | looking-before-the-deal-is-over | no         |
      | dealer-saw-the-bottom-card      | yes        |
      | two-cards-cut                   | the-first  |
      | dealer-counts-the-cards         | yes        |
      | dealt-out-of-turn               | no         |
      | passing-the-queen               | yes        |
      | taking-a-pass-back              | yes        |
      | passed-four-cards               | put-right  |
      | passed-two-cards                | put-right  |
      | passed-the-wrong-way            | put-right  |
      | forgot-the-pass                 | pass-late  |
      | unequal-hands                   | nothing    |
      | missed-a-trick                  | nothing    |
      | exposed-card-called             | no         |
      | card-exposed-in-dealing-called  | no         |
      | two-cards-at-once               | named      |
      | others-change-after-a-revoke    | no         |
      | looking-at-a-trick              | yes        |
      | looking-at-the-last-trick       | yes        |
      | taking-a-card-back              | no         |
      | led-before-gathered             | yes        |
      | who-played-that                 | yes        |
      | claiming-the-rest               | yes        |
      | conceding-the-rest              | yes        |
      | table-talk                      | no         |
      | loading-one-player              | yes        |
      | tie-for-the-lowest-total        | nobody     |
      | leaving-the-game                | yes        |

  Scenario Outline: Disputes that cannot arise in this game
    When the question <question> is put to bicycle-1998/hearts with nothing changed
    Then it is impossible

    Examples:
      | question                          |
      | two-players                       |
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
      | forced-heart-on-trick-one         |
      | led-a-heart-unbroken              |
      | only-hearts-to-lead               |
      | only-hearts-and-the-queen         |
      | does-the-queen-break-hearts       |
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
