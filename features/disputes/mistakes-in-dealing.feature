Feature: Disputes about faults in dealing
  One book has a law for each of them, one for two of them, and three for none.

  @hoyle-1887.misdeal @spalding-1896.rule-21
  Scenario Outline: A misdeal
    When the question misdeal is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word        | net | provision             |
      | hoyle-1887/hearts        | nothing changed | ruled  | next-dealer | -   | hoyle-1887.misdeal    |
      | spalding-1896/sweepstake | nothing changed | ruled  | same-dealer | -   | spalding-1896.rule-21 |
      | spalding-1896/howell     | nothing changed | ruled  | same-dealer | -   | spalding-1896.rule-21 |
      | hoyle-1913/simple        | nothing changed | silent | -           | -   | -                     |
      | davis-2004/regular       | nothing changed | silent | -           | -   | -                     |
      | modern/standard          | nothing changed | silent | -           | -   | -                     |

  @hoyle-1887.faced-in-pack @spalding-1896.rule-16
  Scenario Outline: A card lies face up in the pack
    When the question card-faced-in-the-pack is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word        | net | provision                |
      | hoyle-1887/hearts        | nothing changed | ruled  | same-dealer | -   | hoyle-1887.faced-in-pack |
      | spalding-1896/sweepstake | nothing changed | ruled  | stands      | -   | spalding-1896.rule-16    |
      | spalding-1896/sweepstake | asked-by=dealer | ruled  | same-dealer | -   | spalding-1896.rule-16    |
      | hoyle-1913/simple        | nothing changed | silent | -           | -   | -                        |
      | davis-2004/regular       | nothing changed | silent | -           | -   | -                        |
      | modern/standard          | nothing changed | silent | -           | -   | -                        |

  @spalding-1896.rule-18
  Scenario Outline: A card is turned over in dealing
    When the question card-exposed-in-dealing is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word        | net | provision             |
      | hoyle-1887/hearts        | nothing changed | silent | -           | -   | -                     |
      | spalding-1896/sweepstake | nothing changed | ruled  | same-dealer | -   | spalding-1896.rule-18 |
      | spalding-1896/sweepstake | touched=yes     | ruled  | stands      | -   | spalding-1896.rule-18 |
      | spalding-1896/sweepstake | asked-by=nobody | ruled  | stands      | -   | spalding-1896.rule-18 |
      | hoyle-1913/simple        | nothing changed | silent | -           | -   | -                     |
      | davis-2004/regular       | nothing changed | silent | -           | -   | -                     |
      | modern/standard          | nothing changed | silent | -           | -   | -                     |

  @spalding-1896.rule-22
  Scenario Outline: The pack was not cut
    When the question pack-not-cut is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word        | net | provision             |
      | hoyle-1887/hearts        | nothing changed | silent | -           | -   | -                     |
      | spalding-1896/sweepstake | nothing changed | ruled  | same-dealer | -   | spalding-1896.rule-22 |
      | spalding-1896/sweepstake | reached=dealt   | ruled  | stands      | -   | spalding-1896.rule-22 |
      | hoyle-1913/simple        | nothing changed | silent | -           | -   | -                     |
      | davis-2004/regular       | nothing changed | silent | -           | -   | -                     |
      | modern/standard          | nothing changed | silent | -           | -   | -                     |

  @spalding-1896.rule-12
  Scenario Outline: The dealer shuffles after the cut
    When the question shuffled-after-the-cut is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word        | net | provision             |
      | hoyle-1887/hearts        | nothing changed | silent | -           | -   | -                     |
      | spalding-1896/sweepstake | nothing changed | ruled  | next-dealer | -   | spalding-1896.rule-12 |
      | hoyle-1913/simple        | nothing changed | silent | -           | -   | -                     |
      | davis-2004/regular       | nothing changed | silent | -           | -   | -                     |
      | modern/standard          | nothing changed | silent | -           | -   | -                     |

  @spalding-1896.rule-12
  Scenario Outline: The dealer looks at the bottom card
    When the question dealer-saw-the-bottom-card is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word        | net | provision             |
      | hoyle-1887/hearts        | nothing changed | silent | -           | -   | -                     |
      | spalding-1896/sweepstake | nothing changed | ruled  | next-dealer | -   | spalding-1896.rule-12 |
      | hoyle-1913/simple        | nothing changed | silent | -           | -   | -                     |
      | davis-2004/regular       | nothing changed | silent | -           | -   | -                     |
      | modern/standard          | nothing changed | silent | -           | -   | -                     |

  @spalding-1896.rule-11
  Scenario Outline: Cards are shown in the cut
    When the question cards-shown-in-the-cut is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word      | net | provision             |
      | hoyle-1887/hearts        | nothing changed | silent | -         | -   | -                     |
      | spalding-1896/sweepstake | nothing changed | ruled  | cut-again | -   | spalding-1896.rule-11 |
      | hoyle-1913/simple        | nothing changed | silent | -         | -   | -                     |
      | davis-2004/regular       | nothing changed | silent | -         | -   | -                     |
      | modern/standard          | nothing changed | silent | -         | -   | -                     |

  @spalding-1896.rule-05.two-exposed
  Scenario Outline: Two cards are cut
    When the question two-cards-cut is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word       | net | provision                         |
      | hoyle-1887/hearts        | nothing changed | silent | -          | -   | -                                 |
      | spalding-1896/sweepstake | nothing changed | ruled  | cuts-again | -   | spalding-1896.rule-05.two-exposed |
      | hoyle-1913/simple        | nothing changed | silent | -          | -   | -                                 |
      | davis-2004/regular       | nothing changed | silent | -          | -   | -                                 |
      | modern/standard          | nothing changed | silent | -          | -   | -                                 |

  @spalding-1896.rule-23
  Scenario Outline: A card goes to the wrong player
    When the question card-dealt-wrongly is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word        | net | provision             |
      | hoyle-1887/hearts        | nothing changed | silent | -           | -   | -                     |
      | spalding-1896/sweepstake | nothing changed | ruled  | same-dealer | -   | spalding-1896.rule-23 |
      | hoyle-1913/simple        | nothing changed | silent | -           | -   | -                     |
      | davis-2004/regular       | nothing changed | silent | -           | -   | -                     |
      | modern/standard          | nothing changed | silent | -           | -   | -                     |

  @spalding-1896.rule-24
  Scenario Outline: The dealer counts
    When the question dealer-counts-the-cards is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word        | net | provision             |
      | hoyle-1887/hearts        | nothing changed | silent | -           | -   | -                     |
      | spalding-1896/sweepstake | nothing changed | ruled  | same-dealer | -   | spalding-1896.rule-24 |
      | hoyle-1913/simple        | nothing changed | silent | -           | -   | -                     |
      | davis-2004/regular       | nothing changed | silent | -           | -   | -                     |
      | modern/standard          | nothing changed | silent | -           | -   | -                     |

  @spalding-1896.rule-19 @spalding-1896.rule-20
  Scenario Outline: The wrong player deals
    When the question dealt-out-of-turn is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word            | net | provision             |
      | hoyle-1887/hearts        | nothing changed | silent | -               | -   | -                     |
      | spalding-1896/sweepstake | nothing changed | ruled  | rightful-dealer | -   | spalding-1896.rule-19 |
      | spalding-1896/sweepstake | reached=dealt   | ruled  | stands          | -   | spalding-1896.rule-20 |
      | hoyle-1913/simple        | nothing changed | silent | -               | -   | -                     |
      | davis-2004/regular       | nothing changed | silent | -               | -   | -                     |
      | modern/standard          | nothing changed | silent | -               | -   | -                     |

  @spalding-1896.rule-17.fresh-deal @spalding-1896.rule-17
  Scenario Outline: A card can be told by its back
    When the question marked-card is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word           | net | provision                        |
      | hoyle-1887/hearts        | nothing changed | silent | -              | -   | -                                |
      | spalding-1896/sweepstake | nothing changed | ruled  | new-pack       | -   | spalding-1896.rule-17.fresh-deal |
      | spalding-1896/sweepstake | asked-by=nobody | ruled  | new-pack-after | -   | spalding-1896.rule-17            |
      | hoyle-1913/simple        | nothing changed | silent | -              | -   | -                                |
      | davis-2004/regular       | nothing changed | silent | -              | -   | -                                |
      | modern/standard          | nothing changed | silent | -              | -   | -                                |

  @spalding-1896.rule-15
  Scenario Outline: The pack is not right
    When the question wrong-pack is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word        | net | provision             |
      | hoyle-1887/hearts        | nothing changed | silent | -           | -   | -                     |
      | spalding-1896/sweepstake | nothing changed | ruled  | same-dealer | -   | spalding-1896.rule-15 |
      | hoyle-1913/simple        | nothing changed | silent | -           | -   | -                     |
      | davis-2004/regular       | nothing changed | silent | -           | -   | -                     |
      | modern/standard          | nothing changed | silent | -           | -   | -                     |

  @spalding-1896.rule-25
  Scenario Outline: A hand has a card too many
    When the question wrong-number-of-cards is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word        | net | provision             |
      | hoyle-1887/hearts        | nothing changed | silent | -           | -   | -                     |
      | spalding-1896/sweepstake | nothing changed | ruled  | same-dealer | -   | spalding-1896.rule-25 |
      | spalding-1896/sweepstake | reached=playing | ruled  | stands      | -   | spalding-1896.rule-25 |
      | spalding-1896/sweepstake | asked-by=nobody | ruled  | stands      | -   | spalding-1896.rule-25 |
      | hoyle-1913/simple        | nothing changed | silent | -           | -   | -                     |
      | davis-2004/regular       | nothing changed | silent | -           | -   | -                     |
      | modern/standard          | nothing changed | silent | -           | -   | -                     |
