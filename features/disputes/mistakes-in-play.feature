Feature: Disputes about mistakes in the play
  Only the book of 1896 says what is done about a card shown by mistake, played too early, or missing.

  @spalding-1896.rule-26
  Scenario Outline: One hand too short, one too long
    When the question unequal-hands is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word    | net | provision             |
      | hoyle-1887/hearts        | nothing changed | silent | -       | -   | -                     |
      | spalding-1896/sweepstake | nothing changed | ruled  | granted | -   | spalding-1896.rule-26 |
      | hoyle-1913/simple        | nothing changed | silent | -       | -   | -                     |
      | davis-2004/regular       | nothing changed | silent | -       | -   | -                     |
      | modern/standard          | nothing changed | silent | -       | -   | -                     |

  @spalding-1896.rule-27
  Scenario Outline: A card too few
    When the question card-too-few is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word    | net | provision             |
      | hoyle-1887/hearts        | nothing changed | silent | -       | -   | -                     |
      | spalding-1896/sweepstake | nothing changed | ruled  | granted | -   | spalding-1896.rule-27 |
      | hoyle-1913/simple        | nothing changed | silent | -       | -   | -                     |
      | davis-2004/regular       | nothing changed | silent | -       | -   | -                     |
      | modern/standard          | nothing changed | silent | -       | -   | -                     |

  @spalding-1896.rule-28
  Scenario Outline: A trick was missed
    When the question missed-a-trick is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word    | net | provision             |
      | hoyle-1887/hearts        | nothing changed | silent | -       | -   | -                     |
      | spalding-1896/sweepstake | nothing changed | ruled  | granted | -   | spalding-1896.rule-28 |
      | hoyle-1913/simple        | nothing changed | silent | -       | -   | -                     |
      | davis-2004/regular       | nothing changed | silent | -       | -   | -                     |
      | modern/standard          | nothing changed | silent | -       | -   | -                     |

  @spalding-1896.rule-29 @spalding-1896.rule-29.stringent
  Scenario Outline: A card is dropped face up
    When the question exposed-card-called is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes              | firm   | word    | net | provision                       |
      | hoyle-1887/hearts        | nothing changed      | silent | -       | -   | -                               |
      | spalding-1896/sweepstake | nothing changed      | ruled  | refused | -   | spalding-1896.rule-29           |
      | spalding-1896/sweepstake | exposed-cards=called | ruled  | granted | -   | spalding-1896.rule-29.stringent |
      | hoyle-1913/simple        | nothing changed      | silent | -       | -   | -                               |
      | davis-2004/regular       | nothing changed      | silent | -       | -   | -                               |
      | modern/standard          | nothing changed      | silent | -       | -   | -                               |

  @spalding-1896.rule-18.not-called
  Scenario Outline: A card exposed in dealing is called
    When the question card-exposed-in-dealing-called is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes              | firm   | word    | net | provision                        |
      | hoyle-1887/hearts        | nothing changed      | silent | -       | -   | -                                |
      | spalding-1896/sweepstake | nothing changed      | ruled  | refused | -   | spalding-1896.rule-18.not-called |
      | spalding-1896/sweepstake | exposed-cards=called | ruled  | refused | -   | spalding-1896.rule-18.not-called |
      | hoyle-1913/simple        | nothing changed      | silent | -       | -   | -                                |
      | davis-2004/regular       | nothing changed      | silent | -       | -   | -                                |
      | modern/standard          | nothing changed      | silent | -       | -   | -                                |

  @spalding-1896.rule-31
  Scenario Outline: Two cards fall together
    When the question two-cards-at-once is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word    | net | provision             |
      | hoyle-1887/hearts        | nothing changed | silent | -       | -   | -                     |
      | spalding-1896/sweepstake | nothing changed | ruled  | granted | -   | spalding-1896.rule-31 |
      | hoyle-1913/simple        | nothing changed | silent | -       | -   | -                     |
      | davis-2004/regular       | nothing changed | silent | -       | -   | -                     |
      | modern/standard          | nothing changed | silent | -       | -   | -                     |

  @spalding-1896.rule-32.retract
  Scenario Outline: A lead out of turn is taken back
    When the question led-out-of-turn is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word    | net | provision                     |
      | hoyle-1887/hearts        | nothing changed | silent | -       | -   | -                             |
      | spalding-1896/sweepstake | nothing changed | ruled  | granted | -   | spalding-1896.rule-32.retract |
      | hoyle-1913/simple        | nothing changed | silent | -       | -   | -                             |
      | davis-2004/regular       | nothing changed | silent | -       | -   | -                             |
      | modern/standard          | nothing changed | silent | -       | -   | -                             |

  @spalding-1896.rule-32.no-penalty
  Scenario Outline: All have followed a false lead
    When the question false-lead-completed is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word    | net | provision                        |
      | hoyle-1887/hearts        | nothing changed | silent | -       | -   | -                                |
      | spalding-1896/sweepstake | nothing changed | ruled  | refused | -   | spalding-1896.rule-32.no-penalty |
      | hoyle-1913/simple        | nothing changed | silent | -       | -   | -                                |
      | davis-2004/regular       | nothing changed | silent | -       | -   | -                                |
      | modern/standard          | nothing changed | silent | -       | -   | -                                |

  @spalding-1896.rule-32
  Scenario Outline: A suit is called after a false lead
    When the question suit-called-after-a-false-lead is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word    | net | provision             |
      | hoyle-1887/hearts        | nothing changed | silent | -       | -   | -                     |
      | spalding-1896/sweepstake | nothing changed | ruled  | granted | -   | spalding-1896.rule-32 |
      | hoyle-1913/simple        | nothing changed | silent | -       | -   | -                     |
      | davis-2004/regular       | nothing changed | silent | -       | -   | -                     |
      | modern/standard          | nothing changed | silent | -       | -   | -                     |

  @spalding-1896.rule-33
  Scenario Outline: Third hand plays before second hand
    When the question played-out-of-turn is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word    | net | provision             |
      | hoyle-1887/hearts        | nothing changed | silent | -       | -   | -                     |
      | spalding-1896/sweepstake | nothing changed | ruled  | granted | -   | spalding-1896.rule-33 |
      | hoyle-1913/simple        | nothing changed | silent | -       | -   | -                     |
      | davis-2004/regular       | nothing changed | silent | -       | -   | -                     |
      | modern/standard          | nothing changed | silent | -       | -   | -                     |

  @spalding-1896.rule-41
  Scenario Outline: An earlier trick is to be seen again
    When the question looking-at-a-trick is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word    | net | provision             |
      | hoyle-1887/hearts        | nothing changed | silent | -       | -   | -                     |
      | spalding-1896/sweepstake | nothing changed | ruled  | refused | -   | spalding-1896.rule-41 |
      | hoyle-1913/simple        | nothing changed | silent | -       | -   | -                     |
      | davis-2004/regular       | nothing changed | silent | -       | -   | -                     |
      | modern/standard          | nothing changed | silent | -       | -   | -                     |

  @spalding-1896.rule-47.last-trick
  Scenario Outline: The last trick is to be seen again
    When the question looking-at-the-last-trick is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word    | net | provision                        |
      | hoyle-1887/hearts        | nothing changed | silent | -       | -   | -                                |
      | spalding-1896/sweepstake | nothing changed | ruled  | granted | -   | spalding-1896.rule-47.last-trick |
      | hoyle-1913/simple        | nothing changed | silent | -       | -   | -                                |
      | davis-2004/regular       | nothing changed | silent | -       | -   | -                                |
      | modern/standard          | nothing changed | silent | -       | -   | -                                |

  @spalding-1896.rule-38
  Scenario Outline: The tricks are looked through
    When the question tricks-looked-through is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And the players are up or down by <net>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm   | word     | net | provision             |
      | hoyle-1887/hearts        | nothing changed | silent | -        | -   | -                     |
      | spalding-1896/sweepstake | nothing changed | ruled  | claimant | -   | spalding-1896.rule-38 |
      | hoyle-1913/simple        | nothing changed | silent | -        | -   | -                     |
      | davis-2004/regular       | nothing changed | silent | -        | -   | -                     |
      | modern/standard          | nothing changed | silent | -        | -   | -                     |
