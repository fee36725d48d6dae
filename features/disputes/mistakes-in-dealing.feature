Feature: Disputes about faults in dealing
  The books of 1896 and 1914 have a law for each of these mistakes; the others for a few, or for none.

  @hoyle-1887.misdeal @spalding-1896.rule-21 @foster-1914.law-14
  Scenario Outline: A misdeal
    When the question misdeal is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer         | firm   | word        | provision             |
      | hoyle-1887/hearts        | nothing changed | left-of-dealer | ruled  | next-dealer | hoyle-1887.misdeal    |
      | spalding-1896/sweepstake | nothing changed | same-dealer    | ruled  | same-dealer | spalding-1896.rule-21 |
      | spalding-1896/howell     | nothing changed | same-dealer    | ruled  | same-dealer | spalding-1896.rule-21 |
      | hoyle-1913/simple        | nothing changed | agreed         | silent | -           | -                     |
      | foster-1914/sweepstake   | nothing changed | left-of-dealer | ruled  | next-dealer | foster-1914.law-14    |
      | foster-1914/sweepstake   | disturbed=yes   | same-dealer    | ruled  | same-dealer | foster-1914.law-14    |
      | davis-2004/regular       | nothing changed | agreed         | silent | -           | -                     |
      | modern/standard          | nothing changed | agreed         | silent | -           | -                     |

  @hoyle-1887.faced-in-pack @spalding-1896.p07.faced-or-misdeal @foster-1914.law-10.faced @spalding-1896.rule-16
  Scenario Outline: A card lies face up in the pack
    When the question card-faced-in-the-pack is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes           | answer | firm         | word        | provision                          |
      | hoyle-1887/hearts        | nothing changed   | yes    | ruled        | same-dealer | hoyle-1887.faced-in-pack           |
      | spalding-1896/sweepstake | nothing changed   | no     | ruled        | stands      | spalding-1896.rule-16              |
      | spalding-1896/sweepstake | asked-by=dealer   | yes    | ruled        | same-dealer | spalding-1896.rule-16              |
      | spalding-1896/sweepstake | faced-card=always | yes    | by an option | same-dealer | spalding-1896.p07.faced-or-misdeal |
      | hoyle-1913/simple        | nothing changed   | no     | silent       | -           | -                                  |
      | foster-1914/sweepstake   | nothing changed   | yes    | ruled        | same-dealer | foster-1914.law-10.faced           |
      | davis-2004/regular       | nothing changed   | no     | silent       | -           | -                                  |
      | modern/standard          | nothing changed   | no     | silent       | -           | -                                  |

  @spalding-1896.rule-18 @spalding-1896.p07.faced-or-misdeal @foster-1914.law-11
  Scenario Outline: A card is turned over in dealing
    When the question card-exposed-in-dealing is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                        | answer | firm         | word        | provision                          |
      | hoyle-1887/hearts        | nothing changed                | no     | silent       | -           | -                                  |
      | spalding-1896/sweepstake | nothing changed                | yes    | assumed      | same-dealer | spalding-1896.rule-18              |
      | spalding-1896/sweepstake | touched=yes                    | no     | ruled        | stands      | spalding-1896.rule-18              |
      | spalding-1896/sweepstake | asked-by=nobody                | no     | ruled        | stands      | spalding-1896.rule-18              |
      | spalding-1896/sweepstake | touched=yes; faced-card=always | yes    | by an option | same-dealer | spalding-1896.p07.faced-or-misdeal |
      | hoyle-1913/simple        | nothing changed                | no     | silent       | -           | -                                  |
      | foster-1914/sweepstake   | nothing changed                | yes    | assumed      | same-dealer | foster-1914.law-11                 |
      | foster-1914/sweepstake   | touched=yes                    | no     | ruled        | stands      | foster-1914.law-11                 |
      | davis-2004/regular       | nothing changed                | no     | silent       | -           | -                                  |
      | modern/standard          | nothing changed                | no     | silent       | -           | -                                  |

  @spalding-1896.rule-22 @foster-1914.law-13.uncut
  Scenario Outline: The pack was not cut
    When the question pack-not-cut is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm   | word        | provision                |
      | hoyle-1887/hearts        | nothing changed | yes    | silent | -           | -                        |
      | spalding-1896/sweepstake | nothing changed | no     | ruled  | same-dealer | spalding-1896.rule-22    |
      | spalding-1896/sweepstake | reached=dealt   | yes    | ruled  | stands      | spalding-1896.rule-22    |
      | hoyle-1913/simple        | nothing changed | yes    | silent | -           | -                        |
      | foster-1914/sweepstake   | nothing changed | no     | ruled  | next-dealer | foster-1914.law-13.uncut |
      | foster-1914/sweepstake   | reached=dealt   | yes    | ruled  | stands      | foster-1914.law-13.uncut |
      | davis-2004/regular       | nothing changed | yes    | silent | -           | -                        |
      | modern/standard          | nothing changed | yes    | silent | -           | -                        |

  @spalding-1896.rule-12 @spalding-1896.rule-14 @foster-1914.law-7
  Scenario Outline: The dealer shuffles after the cut
    When the question shuffled-after-the-cut is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                      | changes         | answer         | firm   | word        | provision             |
      | hoyle-1887/hearts          | nothing changed | nothing        | silent | -           | -                     |
      | spalding-1896/sweepstake   | nothing changed | loses-the-deal | ruled  | next-dealer | spalding-1896.rule-12 |
      | spalding-1896/three-handed | nothing changed | loses-the-deal | ruled  | next-dealer | spalding-1896.rule-14 |
      | hoyle-1913/simple          | nothing changed | nothing        | silent | -           | -                     |
      | foster-1914/sweepstake     | nothing changed | loses-the-deal | ruled  | next-dealer | foster-1914.law-7     |
      | davis-2004/regular         | nothing changed | nothing        | silent | -           | -                     |
      | modern/standard            | nothing changed | nothing        | silent | -           | -                     |

  @spalding-1896.rule-12 @spalding-1896.rule-14 @foster-1914.law-7
  Scenario Outline: The dealer looks at the bottom card
    When the question dealer-saw-the-bottom-card is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | answer | firm   | word        | provision             |
      | hoyle-1887/hearts           | nothing changed | yes    | silent | -           | -                     |
      | spalding-1896/sweepstake    | nothing changed | no     | ruled  | next-dealer | spalding-1896.rule-12 |
      | spalding-1896/single-handed | nothing changed | no     | ruled  | next-dealer | spalding-1896.rule-14 |
      | hoyle-1913/simple           | nothing changed | yes    | silent | -           | -                     |
      | foster-1914/sweepstake      | nothing changed | no     | ruled  | next-dealer | foster-1914.law-7     |
      | davis-2004/regular          | nothing changed | yes    | silent | -           | -                     |
      | modern/standard             | nothing changed | yes    | silent | -           | -                     |

  @spalding-1896.rule-11 @foster-1914.law-6
  Scenario Outline: Cards are shown in the cut
    When the question cards-shown-in-the-cut is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm    | word      | provision             |
      | hoyle-1887/hearts        | nothing changed | yes    | silent  | -         | -                     |
      | spalding-1896/sweepstake | nothing changed | no     | assumed | cut-again | spalding-1896.rule-11 |
      | hoyle-1913/simple        | nothing changed | yes    | silent  | -         | -                     |
      | foster-1914/sweepstake   | nothing changed | no     | assumed | cut-again | foster-1914.law-6     |
      | davis-2004/regular       | nothing changed | yes    | silent  | -         | -                     |
      | modern/standard          | nothing changed | yes    | silent  | -         | -                     |

  @spalding-1896.rule-05.two-exposed @foster-1914.law-2.two-exposed
  Scenario Outline: Two cards are cut
    When the question two-cards-cut is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer    | firm   | word       | provision                         |
      | hoyle-1887/hearts        | nothing changed | the-first | silent | -          | -                                 |
      | spalding-1896/sweepstake | nothing changed | neither   | ruled  | cuts-again | spalding-1896.rule-05.two-exposed |
      | hoyle-1913/simple        | nothing changed | the-first | silent | -          | -                                 |
      | foster-1914/sweepstake   | nothing changed | neither   | ruled  | cuts-again | foster-1914.law-2.two-exposed     |
      | davis-2004/regular       | nothing changed | the-first | silent | -          | -                                 |
      | modern/standard          | nothing changed | the-first | silent | -          | -                                 |

  @hoyle-1887.misdeal @spalding-1896.rule-23 @foster-1914.law-13.wrong-card
  Scenario Outline: A card goes to the wrong player
    When the question card-dealt-wrongly is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm    | word        | provision                     |
      | hoyle-1887/hearts        | nothing changed | yes    | assumed | next-dealer | hoyle-1887.misdeal            |
      | hoyle-1887/hearts        | reached=playing | yes    | assumed | next-dealer | hoyle-1887.misdeal            |
      | spalding-1896/sweepstake | nothing changed | yes    | assumed | same-dealer | spalding-1896.rule-23         |
      | spalding-1896/sweepstake | reached=dealt   | no     | assumed | stands      | -                             |
      | hoyle-1913/simple        | nothing changed | no     | silent  | -           | -                             |
      | foster-1914/sweepstake   | nothing changed | yes    | assumed | next-dealer | foster-1914.law-13.wrong-card |
      | davis-2004/regular       | nothing changed | no     | silent  | -           | -                             |
      | modern/standard          | nothing changed | no     | silent  | -           | -                             |

  @spalding-1896.rule-24 @foster-1914.law-13.counting
  Scenario Outline: The dealer counts
    When the question dealer-counts-the-cards is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm   | word        | provision                   |
      | hoyle-1887/hearts        | nothing changed | yes    | silent | -           | -                           |
      | spalding-1896/sweepstake | nothing changed | no     | ruled  | same-dealer | spalding-1896.rule-24       |
      | hoyle-1913/simple        | nothing changed | yes    | silent | -           | -                           |
      | foster-1914/sweepstake   | nothing changed | no     | ruled  | next-dealer | foster-1914.law-13.counting |
      | davis-2004/regular       | nothing changed | yes    | silent | -           | -                           |
      | modern/standard          | nothing changed | yes    | silent | -           | -                           |

  @spalding-1896.rule-19 @spalding-1896.rule-20 @foster-1914.law-12
  Scenario Outline: The wrong player deals
    When the question dealt-out-of-turn is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | answer | firm    | word            | provision             |
      | hoyle-1887/hearts           | nothing changed | no     | silent  | -               | -                     |
      | spalding-1896/sweepstake    | nothing changed | yes    | assumed | rightful-dealer | spalding-1896.rule-19 |
      | spalding-1896/sweepstake    | reached=dealt   | no     | ruled   | stands          | spalding-1896.rule-20 |
      | spalding-1896/single-handed | nothing changed | yes    | assumed | rightful-dealer | spalding-1896.rule-19 |
      | hoyle-1913/simple           | nothing changed | no     | silent  | -               | -                     |
      | foster-1914/sweepstake      | nothing changed | yes    | assumed | rightful-dealer | foster-1914.law-12    |
      | foster-1914/sweepstake      | reached=dealt   | no     | ruled   | stands          | foster-1914.law-12    |
      | davis-2004/regular          | nothing changed | no     | silent  | -               | -                     |
      | modern/standard             | nothing changed | no     | silent  | -               | -                     |

  @spalding-1896.rule-17.fresh-deal @spalding-1896.rule-17 @foster-1914.law-10.marked
  Scenario Outline: A card can be told by its back
    When the question marked-card is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm   | word          | provision                        |
      | hoyle-1887/hearts        | nothing changed | no     | silent | -             | -                                |
      | spalding-1896/sweepstake | nothing changed | yes    | ruled  | new-pack      | spalding-1896.rule-17.fresh-deal |
      | spalding-1896/sweepstake | asked-by=nobody | yes    | ruled  | new-pack-only | spalding-1896.rule-17            |
      | hoyle-1913/simple        | nothing changed | no     | silent | -             | -                                |
      | foster-1914/sweepstake   | nothing changed | yes    | ruled  | new-pack      | foster-1914.law-10.marked        |
      | davis-2004/regular       | nothing changed | no     | silent | -             | -                                |
      | modern/standard          | nothing changed | no     | silent | -             | -                                |

  @spalding-1896.rule-15 @foster-1914.law-10.pack
  Scenario Outline: The pack is not right
    When the question wrong-pack is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm   | word        | provision               |
      | hoyle-1887/hearts        | nothing changed | yes    | silent | -           | -                       |
      | spalding-1896/sweepstake | nothing changed | no     | ruled  | same-dealer | spalding-1896.rule-15   |
      | hoyle-1913/simple        | nothing changed | yes    | silent | -           | -                       |
      | foster-1914/sweepstake   | nothing changed | no     | ruled  | same-dealer | foster-1914.law-10.pack |
      | davis-2004/regular       | nothing changed | yes    | silent | -           | -                       |
      | modern/standard          | nothing changed | yes    | silent | -           | -                       |

  @hoyle-1887.misdeal @spalding-1896.rule-25 @foster-1914.law-13.wrong-number
  Scenario Outline: A hand has a card too many
    When the question wrong-number-of-cards is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm    | word        | provision                       |
      | hoyle-1887/hearts        | nothing changed | yes    | assumed | next-dealer | hoyle-1887.misdeal              |
      | hoyle-1887/hearts        | reached=playing | no     | assumed | stands      | -                               |
      | hoyle-1887/hearts        | asked-by=nobody | yes    | assumed | next-dealer | hoyle-1887.misdeal              |
      | spalding-1896/sweepstake | nothing changed | yes    | ruled   | same-dealer | spalding-1896.rule-25           |
      | spalding-1896/sweepstake | reached=playing | no     | ruled   | stands      | spalding-1896.rule-25           |
      | spalding-1896/sweepstake | asked-by=nobody | no     | ruled   | stands      | spalding-1896.rule-25           |
      | hoyle-1913/simple        | nothing changed | no     | silent  | -           | -                               |
      | foster-1914/sweepstake   | nothing changed | yes    | ruled   | same-dealer | foster-1914.law-13.wrong-number |
      | foster-1914/sweepstake   | reached=playing | no     | ruled   | stands      | foster-1914.law-13.wrong-number |
      | davis-2004/regular       | nothing changed | no     | silent  | -           | -                               |
      | modern/standard          | nothing changed | no     | silent  | -           | -                               |
