Feature: Disputes before the deal
  Cutting for the deal, the number of players and the next dealer. Two books have a law of cutting; the others begin
  with the cards in the dealer's hand.

  @spalding-1896.rule-02 @spalding-1896.rule-03 @hoyle-1913.cutting
  Scenario Outline: An ace is cut
    When the question who-deals-first is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes          | firm   | word | provision             |
      | hoyle-1887/hearts        | nothing changed  | silent | -    | -                     |
      | spalding-1896/sweepstake | nothing changed  | ruled  | B    | spalding-1896.rule-02 |
      | spalding-1896/sweepstake | cuts=9S QH 3C KD | ruled  | C    | spalding-1896.rule-03 |
      | hoyle-1913/simple        | nothing changed  | ruled  | B    | hoyle-1913.cutting    |
      | hoyle-1913/simple        | cuts=9S QH 3C KD | ruled  | C    | hoyle-1913.cutting    |
      | davis-2004/regular       | nothing changed  | silent | -    | -                     |
      | modern/standard          | nothing changed  | silent | -    | -                     |

  @spalding-1896.rule-04
  Scenario Outline: Two cut the same low card
    When the question equal-cuts is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes          | firm   | word      | provision             |
      | hoyle-1887/hearts        | nothing changed  | silent | -         | -                     |
      | spalding-1896/sweepstake | nothing changed  | ruled  | again AB  | spalding-1896.rule-04 |
      | spalding-1896/sweepstake | cuts=4S 4H 4C KD | ruled  | again ABC | spalding-1896.rule-04 |
      | hoyle-1913/simple        | nothing changed  | silent | -         | -                     |
      | davis-2004/regular       | nothing changed  | silent | -         | -                     |
      | modern/standard          | nothing changed  | silent | -         | -                     |

  @spalding-1896.p07.cut-ties
  Scenario Outline: Two cut the same card, and another cuts lower
    When the question equal-cuts-that-decide-nothing is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word | provision                  |
      | hoyle-1887/hearts        | nothing changed | silent | -    | -                          |
      | spalding-1896/sweepstake | nothing changed | ruled  | A    | spalding-1896.p07.cut-ties |
      | hoyle-1913/simple        | nothing changed | silent | -    | -                          |
      | davis-2004/regular       | nothing changed | silent | -    | -                          |
      | modern/standard          | nothing changed | silent | -    | -                          |

  @hoyle-1887.players @spalding-1896.rule-01.six-max @spalding-1896.p06.players
  @spalding-1896.p19.single-handed.definition @spalding-1896.p31.five-handed.otherwise @spalding-1896.p41.widow.five-six
  @spalding-1896.p35.auction.players @hoyle-1913.players @davis-2004.regular.players @davis-2004.cancellation.players
  @modern.players
  Scenario Outline: The number of players
    When the question how-many-can-play is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | firm   | word       | provision                                  |
      | hoyle-1887/hearts           | nothing changed | ruled  | 3 4 5 6    | hoyle-1887.players                         |
      | spalding-1896/sweepstake    | nothing changed | ruled  | 3 4 5 6    | spalding-1896.p31.five-handed.otherwise    |
      | spalding-1896/widow         | nothing changed | ruled  | 3 4 5 6    | spalding-1896.p41.widow.five-six           |
      | spalding-1896/howell        | nothing changed | ruled  | 2 3 4 5 6  | spalding-1896.rule-01.six-max              |
      | spalding-1896/single-handed | nothing changed | ruled  | 2          | spalding-1896.p19.single-handed.definition |
      | spalding-1896/auction       | nothing changed | ruled  | 4 5 6      | spalding-1896.p35.auction.players          |
      | hoyle-1913/simple           | nothing changed | ruled  | 2 3 4 5 6  | hoyle-1913.players                         |
      | davis-2004/regular          | nothing changed | ruled  | 3 4 5 6    | davis-2004.regular.players                 |
      | davis-2004/cancellation     | nothing changed | ruled  | 6 7 8 9 10 | davis-2004.cancellation.players            |
      | modern/standard             | nothing changed | ruled  | 3 4 5      | modern.players                             |

  @spalding-1896.rule-14 @hoyle-1913.deal-passes
  Scenario Outline: The next dealer
    When the question who-deals-next is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word | provision              |
      | hoyle-1887/hearts        | nothing changed | silent | -    | -                      |
      | spalding-1896/sweepstake | nothing changed | ruled  | left | spalding-1896.rule-14  |
      | hoyle-1913/simple        | nothing changed | ruled  | left | hoyle-1913.deal-passes |
      | davis-2004/regular       | nothing changed | silent | -    | -                      |
      | modern/standard          | nothing changed | silent | -    | -                      |
