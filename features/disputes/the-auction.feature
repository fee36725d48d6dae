Feature: Disputes at an auction
  The books of 1896 and 1914 sell the choice of the suit to be avoided. The booklet of 1896 contradicts itself on the bidding.

  @spalding-1896.p35.auction.raise @spalding-1896.p35.auction.pass @foster-1914.p355.auction.order
  @foster-1914.p366.auction.hand-b
  Scenario Outline: An equal bid
    When the question an-equal-bid is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm       | provision                       |
      | hoyle-1887/hearts        | nothing changed | -      | impossible | -                               |
      | spalding-1896/sweepstake | nothing changed | -      | impossible | -                               |
      | spalding-1896/auction    | nothing changed | no     | assumed    | -                               |
      | spalding-1896/auction    | bid=pass        | yes    | ruled      | spalding-1896.p35.auction.pass  |
      | hoyle-1913/simple        | nothing changed | -      | impossible | -                               |
      | foster-1914/auction      | nothing changed | no     | assumed    | -                               |
      | foster-1914/sweepstake   | nothing changed | -      | impossible | -                               |
      | foster-1914/auction      | bid=26          | yes    | assumed    | foster-1914.p355.auction.order  |
      | foster-1914/auction      | bid=pass        | yes    | ruled      | foster-1914.p366.auction.hand-b |
      | davis-2004/black-lady    | nothing changed | -      | impossible | -                               |
      | modern/standard          | nothing changed | -      | impossible | -                               |

  @spalding-1896.rule-50 @foster-1914.law-30.no-second
  Scenario Outline: Bidding twice
    When the question bidding-twice is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm       | provision                    |
      | hoyle-1887/hearts        | nothing changed | -      | impossible | -                            |
      | spalding-1896/sweepstake | nothing changed | -      | impossible | -                            |
      | spalding-1896/auction    | nothing changed | no     | ruled      | spalding-1896.rule-50        |
      | hoyle-1913/simple        | nothing changed | -      | impossible | -                            |
      | foster-1914/auction      | nothing changed | no     | ruled      | foster-1914.law-30.no-second |
      | foster-1914/sweepstake   | nothing changed | -      | impossible | -                            |
      | davis-2004/black-lady    | nothing changed | -      | impossible | -                            |
      | modern/standard          | nothing changed | -      | impossible | -                            |

  @spalding-1896.rule-49 @spalding-1896.p35.auction.dealer-last @spalding-1896.rule-49.dealer
  @foster-1914.p355.auction.order
  Scenario Outline: The order of bidding
    When the question who-bids-last is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes              | answer        | firm         | provision                      |
      | hoyle-1887/hearts        | nothing changed      | -             | impossible   | -                              |
      | spalding-1896/sweepstake | nothing changed      | -             | impossible   | -                              |
      | spalding-1896/auction    | nothing changed      | dealer-last   | assumed      | -                              |
      | spalding-1896/auction    | bidding-order=second | dealer-second | by an option | spalding-1896.rule-49.dealer   |
      | hoyle-1913/simple        | nothing changed      | -             | impossible   | -                              |
      | foster-1914/auction      | nothing changed      | dealer-last   | ruled        | foster-1914.p355.auction.order |
      | foster-1914/sweepstake   | nothing changed      | -             | impossible   | -                              |
      | davis-2004/black-lady    | nothing changed      | -             | impossible   | -                              |
      | modern/standard          | nothing changed      | -             | impossible   | -                              |

  @spalding-1896.p35.auction.pay @foster-1914.p355.auction.pay
  Scenario Outline: Who pays the bid
    When the question who-pays-his-bid is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes                | answer | firm       | provision                    |
      | hoyle-1887/hearts        | nothing changed        | -      | impossible | -                            |
      | spalding-1896/sweepstake | nothing changed        | -      | impossible | -                            |
      | spalding-1896/auction    | nothing changed        | no     | assumed    | -                            |
      | spalding-1896/auction    | bids-paid=every-bidder | yes    | assumed    | -                            |
      | hoyle-1913/simple        | nothing changed        | -      | impossible | -                            |
      | foster-1914/auction      | nothing changed        | no     | ruled      | foster-1914.p355.auction.pay |
      | foster-1914/sweepstake   | nothing changed        | -      | impossible | -                            |
      | davis-2004/black-lady    | nothing changed        | -      | impossible | -                            |
      | modern/standard          | nothing changed        | -      | impossible | -                            |

  Scenario Outline: Everybody passes
    When the question everybody-passes is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm       | provision |
      | hoyle-1887/hearts        | nothing changed | -      | impossible | -         |
      | spalding-1896/sweepstake | nothing changed | -      | impossible | -         |
      | spalding-1896/auction    | nothing changed | hearts | assumed    | -         |
      | hoyle-1913/simple        | nothing changed | -      | impossible | -         |
      | foster-1914/auction      | nothing changed | hearts | assumed    | -         |
      | foster-1914/sweepstake   | nothing changed | -      | impossible | -         |
      | davis-2004/black-lady    | nothing changed | -      | impossible | -         |
      | modern/standard          | nothing changed | -      | impossible | -         |

  @spalding-1896.p35.auction.choose-suit @foster-1914.p355.auction.names
  Scenario Outline: The buyer names hearts
    When the question naming-hearts is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes              | answer | firm       | provision                      |
      | hoyle-1887/hearts        | nothing changed      | -      | impossible | -                              |
      | spalding-1896/sweepstake | nothing changed      | -      | impossible | -                              |
      | spalding-1896/auction    | nothing changed      | yes    | assumed    | -                              |
      | spalding-1896/auction    | naming-hearts=barred | no     | assumed    | -                              |
      | hoyle-1913/simple        | nothing changed      | -      | impossible | -                              |
      | foster-1914/auction      | nothing changed      | yes    | ruled      | foster-1914.p355.auction.names |
      | foster-1914/sweepstake   | nothing changed      | -      | impossible | -                              |
      | davis-2004/black-lady    | nothing changed      | -      | impossible | -                              |
      | modern/standard          | nothing changed      | -      | impossible | -                              |

  @spalding-1896.p07.eldest-leads-any @spalding-1896.p35.auction.suit-unnamed @foster-1914.p355.auction.buyer-leads
  Scenario Outline: The lead after an auction
    That in 1896 the buyer leads is an option for which the book has no word; that any card may be led is its own.

    When the question who-leads-after-the-auction is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes            | answer | firm       | provision                            |
      | hoyle-1887/hearts        | nothing changed    | -      | impossible | -                                    |
      | spalding-1896/sweepstake | nothing changed    | -      | impossible | -                                    |
      | spalding-1896/auction    | nothing changed    | no     | ruled      | spalding-1896.p07.eldest-leads-any   |
      | spalding-1896/auction    | opening-lead=buyer | yes    | assumed    | spalding-1896.p07.eldest-leads-any   |
      | hoyle-1913/simple        | nothing changed    | -      | impossible | -                                    |
      | foster-1914/auction      | nothing changed    | yes    | ruled      | foster-1914.p355.auction.buyer-leads |
      | foster-1914/sweepstake   | nothing changed    | -      | impossible | -                                    |
      | davis-2004/black-lady    | nothing changed    | -      | impossible | -                                    |
      | modern/standard          | nothing changed    | -      | impossible | -                                    |

  @spalding-1896.p36.auction.free-choice @foster-1914.p355.auction.free-choice
  Scenario Outline: The choice of suit while a Jack stands
    When the question the-choice-while-a-jack-stands is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm       | provision                             |
      | hoyle-1887/hearts        | nothing changed | -      | impossible | -                                     |
      | spalding-1896/sweepstake | nothing changed | -      | impossible | -                                     |
      | spalding-1896/auction    | nothing changed | no     | ruled      | spalding-1896.p36.auction.free-choice |
      | hoyle-1913/simple        | nothing changed | -      | impossible | -                                     |
      | foster-1914/auction      | nothing changed | no     | ruled      | foster-1914.p355.auction.free-choice  |
      | foster-1914/sweepstake   | nothing changed | -      | impossible | -                                     |
      | davis-2004/black-lady    | nothing changed | -      | impossible | -                                     |
      | modern/standard          | nothing changed | -      | impossible | -                                     |

  @foster-1914.p355.auction.two-clear @foster-1914.p355.auction.free-choice @foster-1914.p355.auction.pool-won-first
  Scenario Outline: The choice of suit after two have divided the pool
    That the odd counter starts a Jack is said in 1914 alone. In 1896 one of the two has it, or it stays as no Jack.

    When the question the-choice-after-a-division is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                  | changes                     | answer | firm         | provision                               |
      | hoyle-1887/hearts      | nothing changed             | -      | impossible   | -                                       |
      | spalding-1896/auction  | nothing changed             | -      | impossible   | -                                       |
      | spalding-1896/auction  | odd-chip=stays              | -      | impossible   | -                                       |
      | hoyle-1913/simple      | nothing changed             | -      | impossible   | -                                       |
      | foster-1914/auction    | nothing changed             | no     | ruled        | foster-1914.p355.auction.free-choice    |
      | foster-1914/auction    | choice-after-division=sold  | yes    | by an option | foster-1914.p355.auction.pool-won-first |
      | foster-1914/auction    | jack-after-division=no-jack | -      | impossible   | -                                       |
      | foster-1914/sweepstake | jack-after-division=jack    | -      | impossible   | -                                       |
      | davis-2004/black-lady  | nothing changed             | -      | impossible   | -                                       |
      | modern/standard        | nothing changed             | -      | impossible   | -                                       |
