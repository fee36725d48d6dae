Feature: Disputes about the pass
  Of the older books only that of 1914 passes cards: to the left, in games with a black card. Later sources pass to the left, to
  the right and across in turn, or always to the right. Two programs do not say to whom the cards go, and one summary mentions
  the pass without describing it.

  @foster-1914.p356.discard.three-left @davis-2004.black-lady.pass-three-right
  @davis-2004.black-lady.option.pass-alternate @davis-2004.black-lady.option.pass-rotation
  @davis-2004.black-lady.pass-two-5-6
  Scenario Outline: How many cards, and to whom
    When the question how-many-to-pass is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes                   | answer             | firm         | provision                                   |
      | hoyle-1887/hearts        | nothing changed           | none               | silent       | -                                           |
      | spalding-1896/sweepstake | nothing changed           | none               | silent       | -                                           |
      | hoyle-1913/simple        | nothing changed           | none               | silent       | -                                           |
      | foster-1914/sweepstake   | nothing changed           | none               | silent       | -                                           |
      | foster-1914/black-lady   | nothing changed           | three-to-the-left  | ruled        | foster-1914.p356.discard.three-left         |
      | davis-2004/regular       | nothing changed           | none               | silent       | -                                           |
      | davis-2004/black-lady    | nothing changed           | three-to-the-right | ruled        | davis-2004.black-lady.pass-three-right      |
      | davis-2004/black-lady    | deal=2; passing=alternate | three-to-the-right | by an option | davis-2004.black-lady.option.pass-alternate |
      | davis-2004/black-lady    | passing=rotation          | three-to-the-left  | by an option | davis-2004.black-lady.option.pass-rotation  |
      | davis-2004/black-lady    | deal=3; passing=rotation  | others             | by an option | davis-2004.black-lady.option.pass-rotation  |
      | davis-2004/cancellation  | nothing changed           | two-to-the-right   | ruled        | davis-2004.black-lady.pass-two-5-6          |
      | davis-2004/cancellation  | players=7                 | three-to-the-right | ruled        | davis-2004.black-lady.pass-three-right      |
      | modern/standard          | nothing changed           | three-to-the-left  | assumed      | -                                           |

  @foster-1914.p356.discard.three-left @davis-2004.black-lady.pass-three-right
  @davis-2004.black-lady.option.pass-rotation.example @davis-2004.black-lady.option.pass-rotation
  @davis-2004.black-lady.option.pass-alternate
  Scenario Outline: Which way first
    When the question the-first-pass is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes                      | answer | firm         | provision                                          |
      | hoyle-1887/hearts        | nothing changed              | -      | impossible   | -                                                  |
      | spalding-1896/sweepstake | nothing changed              | -      | impossible   | -                                                  |
      | hoyle-1913/simple        | nothing changed              | -      | impossible   | -                                                  |
      | foster-1914/sweepstake   | nothing changed              | -      | impossible   | -                                                  |
      | foster-1914/black-lady   | nothing changed              | left   | ruled        | foster-1914.p356.discard.three-left                |
      | davis-2004/regular       | nothing changed              | -      | impossible   | -                                                  |
      | davis-2004/black-lady    | nothing changed              | right  | ruled        | davis-2004.black-lady.pass-three-right             |
      | davis-2004/cancellation  | nothing changed              | right  | ruled        | davis-2004.black-lady.pass-three-right             |
      | davis-2004/black-lady    | passing=rotation-hold        | left   | by an option | davis-2004.black-lady.option.pass-rotation.example |
      | davis-2004/black-lady    | passing=rotation-right-first | right  | by an option | davis-2004.black-lady.option.pass-rotation         |
      | davis-2004/black-lady    | passing=alternate            | left   | by an option | davis-2004.black-lady.option.pass-alternate        |
      | modern/standard          | nothing changed              | left   | assumed      | -                                                  |

  @foster-1914.p356.discard.three-left @davis-2004.black-lady.pass-three-right
  Scenario Outline: The third pass of three
    When the question passing-with-three is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                     | changes               | answer | firm         | provision                              |
      | hoyle-1887/hearts         | nothing changed       | -      | impossible   | -                                      |
      | spalding-1896/sweepstake  | nothing changed       | -      | impossible   | -                                      |
      | hoyle-1913/simple         | nothing changed       | -      | impossible   | -                                      |
      | foster-1914/sweepstake    | nothing changed       | -      | impossible   | -                                      |
      | foster-1914/black-lady    | nothing changed       | left   | ruled        | foster-1914.p356.discard.three-left    |
      | davis-2004/regular        | nothing changed       | -      | impossible   | -                                      |
      | spalding-1896/five-handed | nothing changed       | -      | impossible   | -                                      |
      | davis-2004/black-lady     | nothing changed       | right  | ruled        | davis-2004.black-lady.pass-three-right |
      | davis-2004/black-lady     | passing=rotation      | left   | by an option | -                                      |
      | davis-2004/black-lady     | passing=rotation-hold | no-way | by an option | -                                      |
      | davis-2004/cancellation   | nothing changed       | -      | impossible   | -                                      |
      | modern/standard           | nothing changed       | no-way | assumed      | -                                      |

  @foster-1914.p356.discard.three-left @davis-2004.black-lady.pass-two-5-6 @davis-2004.black-lady.pass-three-right
  Scenario Outline: Passing with five or six
    When the question passing-with-five is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                                  | answer | firm       | word     | provision                              |
      | hoyle-1887/hearts        | nothing changed                          | -      | impossible | -        | -                                      |
      | spalding-1896/sweepstake | nothing changed                          | -      | impossible | -        | -                                      |
      | hoyle-1913/simple        | nothing changed                          | -      | impossible | -        | -                                      |
      | foster-1914/sweepstake   | nothing changed                          | -      | impossible | -        | -                                      |
      | foster-1914/black-lady   | nothing changed                          | yes    | ruled      | 3 left   | foster-1914.p356.discard.three-left    |
      | davis-2004/regular       | nothing changed                          | -      | impossible | -        | -                                      |
      | davis-2004/black-lady    | nothing changed                          | no     | ruled      | 2 right  | davis-2004.black-lady.pass-two-5-6     |
      | davis-2004/black-lady    | players=6                                | no     | ruled      | 2 right  | davis-2004.black-lady.pass-two-5-6     |
      | davis-2004/black-lady    | players=4                                | yes    | ruled      | 3 right  | davis-2004.black-lady.pass-three-right |
      | davis-2004/black-lady    | players=6; deal=3; passing=rotation-hold | no     | ruled      | 2 left-2 | davis-2004.black-lady.pass-two-5-6     |
      | davis-2004/black-lady    | players=6; deal=5; passing=rotation-hold | no     | ruled      | 2 across | davis-2004.black-lady.pass-two-5-6     |
      | davis-2004/cancellation  | nothing changed                          | -      | impossible | -        | -                                      |
      | davis-2004/cancellation  | players=6                                | no     | ruled      | 2 right  | davis-2004.black-lady.pass-two-5-6     |
      | modern/standard          | nothing changed                          | no     | assumed    | 2 left   | -                                      |
      | modern/standard          | players=4                                | yes    | assumed    | 3 left   | -                                      |

  @foster-1914.p356.discard.three-left @davis-2004.black-lady.pass-three-right @davis-2004.black-lady.option.pass-hold
  @davis-2004.black-lady.option.pass-rotation-six @davis-2004.black-lady.option.pass-rotation
  Scenario Outline: The fourth deal
    When the question the-fourth-pass is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes               | answer  | firm         | word      | provision                                      |
      | hoyle-1887/hearts        | nothing changed       | -       | impossible   | -         | -                                              |
      | spalding-1896/sweepstake | nothing changed       | -       | impossible   | -         | -                                              |
      | hoyle-1913/simple        | nothing changed       | -       | impossible   | -         | -                                              |
      | foster-1914/sweepstake   | nothing changed       | -       | impossible   | -         | -                                              |
      | foster-1914/black-lady   | nothing changed       | pass    | ruled        | 3 left    | foster-1914.p356.discard.three-left            |
      | davis-2004/regular       | nothing changed       | -       | impossible   | -         | -                                              |
      | davis-2004/black-lady    | nothing changed       | pass    | ruled        | 3 right   | davis-2004.black-lady.pass-three-right         |
      | davis-2004/black-lady    | passing=rotation-hold | hold    | by an option | hold      | davis-2004.black-lady.option.pass-hold         |
      | davis-2004/cancellation  | passing=rotation-hold | pass    | by an option | 2 right-2 | davis-2004.black-lady.option.pass-rotation-six |
      | modern/standard          | nothing changed       | hold    | assumed      | hold      | -                                              |
      | modern/standard          | deal=8                | hold    | assumed      | hold      | -                                              |
      | modern/standard          | deal=2                | pass    | assumed      | 3 right   | -                                              |

  @foster-1914.p356.discard.three-left @davis-2004.black-lady.pass-advice @davis-2004.black-lady.pass-three-right
  Scenario Outline: Which cards may be passed
    When the question passing-the-queen is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm       | provision                              |
      | hoyle-1887/hearts        | nothing changed | -      | impossible | -                                      |
      | spalding-1896/sweepstake | nothing changed | -      | impossible | -                                      |
      | hoyle-1913/simple        | nothing changed | -      | impossible | -                                      |
      | foster-1914/sweepstake   | nothing changed | -      | impossible | -                                      |
      | foster-1914/black-lady   | nothing changed | yes    | ruled      | foster-1914.p356.discard.three-left    |
      | foster-1914/black-jack   | card=9D         | yes    | ruled      | foster-1914.p356.discard.three-left    |
      | davis-2004/regular       | nothing changed | -      | impossible | -                                      |
      | davis-2004/black-lady    | nothing changed | yes    | ruled      | davis-2004.black-lady.pass-advice      |
      | davis-2004/black-lady    | card=9D         | yes    | ruled      | davis-2004.black-lady.pass-advice      |
      | davis-2004/cancellation  | nothing changed | yes    | ruled      | davis-2004.black-lady.pass-three-right |
      | modern/standard          | nothing changed | yes    | silent     | -                                      |

  @foster-1914.p356.discard.unseen @davis-2004.black-lady.pass-before-look
  Scenario Outline: Looking before passing
    When the question looking-before-passing is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm       | provision                              |
      | hoyle-1887/hearts        | nothing changed | -      | impossible | -                                      |
      | spalding-1896/sweepstake | nothing changed | -      | impossible | -                                      |
      | hoyle-1913/simple        | nothing changed | -      | impossible | -                                      |
      | foster-1914/sweepstake   | nothing changed | -      | impossible | -                                      |
      | foster-1914/black-lady   | nothing changed | no     | ruled      | foster-1914.p356.discard.unseen        |
      | davis-2004/regular       | nothing changed | -      | impossible | -                                      |
      | davis-2004/black-lady    | nothing changed | no     | ruled      | davis-2004.black-lady.pass-before-look |
      | davis-2004/cancellation  | nothing changed | no     | ruled      | davis-2004.black-lady.pass-before-look |
      | modern/standard          | nothing changed | no     | silent     | -                                      |

  @foster-1914.p356.discard.unseen @davis-2004.black-lady.pass-before-look
  Scenario Outline: Passing on what was passed
    When the question passing-on-what-was-passed is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm       | provision                              |
      | hoyle-1887/hearts        | nothing changed | -      | impossible | -                                      |
      | spalding-1896/sweepstake | nothing changed | -      | impossible | -                                      |
      | hoyle-1913/simple        | nothing changed | -      | impossible | -                                      |
      | foster-1914/sweepstake   | nothing changed | -      | impossible | -                                      |
      | foster-1914/black-lady   | nothing changed | no     | ruled      | foster-1914.p356.discard.unseen        |
      | davis-2004/regular       | nothing changed | -      | impossible | -                                      |
      | davis-2004/black-lady    | nothing changed | no     | ruled      | davis-2004.black-lady.pass-before-look |
      | davis-2004/omnibus       | nothing changed | no     | ruled      | davis-2004.black-lady.pass-before-look |
      | modern/standard          | nothing changed | no     | silent     | -                                      |

  Scenario Outline: Taking a pass back
    When the question taking-a-pass-back is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm       | provision |
      | hoyle-1887/hearts        | nothing changed | -      | impossible | -         |
      | spalding-1896/sweepstake | nothing changed | -      | impossible | -         |
      | hoyle-1913/simple        | nothing changed | -      | impossible | -         |
      | foster-1914/sweepstake   | nothing changed | -      | impossible | -         |
      | foster-1914/black-lady   | nothing changed | yes    | silent     | -         |
      | davis-2004/regular       | nothing changed | -      | impossible | -         |
      | davis-2004/black-lady    | nothing changed | yes    | silent     | -         |
      | davis-2004/cancellation  | nothing changed | yes    | silent     | -         |
      | modern/standard          | nothing changed | yes    | silent     | -         |

  Scenario Outline: A card too many passed
    When the question passed-four-cards is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer     | firm       | provision |
      | hoyle-1887/hearts        | nothing changed | -          | impossible | -         |
      | spalding-1896/sweepstake | nothing changed | -          | impossible | -         |
      | hoyle-1913/simple        | nothing changed | -          | impossible | -         |
      | foster-1914/sweepstake   | nothing changed | -          | impossible | -         |
      | foster-1914/black-lady   | nothing changed | fresh-deal | assumed    | -         |
      | davis-2004/regular       | nothing changed | -          | impossible | -         |
      | davis-2004/black-lady    | nothing changed | put-right  | silent     | -         |
      | davis-2004/cancellation  | nothing changed | put-right  | silent     | -         |
      | modern/standard          | nothing changed | put-right  | silent     | -         |

  Scenario Outline: A card too few passed
    When the question passed-two-cards is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer     | firm       | provision |
      | hoyle-1887/hearts        | nothing changed | -          | impossible | -         |
      | spalding-1896/sweepstake | nothing changed | -          | impossible | -         |
      | hoyle-1913/simple        | nothing changed | -          | impossible | -         |
      | foster-1914/sweepstake   | nothing changed | -          | impossible | -         |
      | foster-1914/black-lady   | nothing changed | fresh-deal | assumed    | -         |
      | davis-2004/regular       | nothing changed | -          | impossible | -         |
      | davis-2004/black-lady    | nothing changed | put-right  | silent     | -         |
      | davis-2004/cancellation  | nothing changed | put-right  | silent     | -         |
      | modern/standard          | nothing changed | put-right  | silent     | -         |

  Scenario Outline: A pass to the wrong player
    When the question passed-the-wrong-way is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer    | firm       | provision |
      | hoyle-1887/hearts        | nothing changed | -         | impossible | -         |
      | spalding-1896/sweepstake | nothing changed | -         | impossible | -         |
      | hoyle-1913/simple        | nothing changed | -         | impossible | -         |
      | foster-1914/sweepstake   | nothing changed | -         | impossible | -         |
      | foster-1914/black-lady   | nothing changed | put-right | silent     | -         |
      | davis-2004/regular       | nothing changed | -         | impossible | -         |
      | davis-2004/black-lady    | nothing changed | put-right | silent     | -         |
      | davis-2004/cancellation  | nothing changed | put-right | silent     | -         |
      | modern/standard          | nothing changed | put-right | silent     | -         |

  Scenario Outline: Nobody has passed
    When the question forgot-the-pass is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer  | firm       | provision |
      | hoyle-1887/hearts        | nothing changed | -       | impossible | -         |
      | spalding-1896/sweepstake | nothing changed | -       | impossible | -         |
      | hoyle-1913/simple        | nothing changed | -       | impossible | -         |
      | foster-1914/sweepstake   | nothing changed | -       | impossible | -         |
      | foster-1914/black-lady   | nothing changed | pass-late | silent     | -         |
      | davis-2004/regular       | nothing changed | -       | impossible | -         |
      | davis-2004/black-lady    | nothing changed | pass-late | silent     | -         |
      | davis-2004/cancellation  | nothing changed | pass-late | silent     | -         |
      | modern/standard          | nothing changed | pass-late | silent     | -         |
