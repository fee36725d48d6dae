Feature: Disputes about the pass
  Three of the five books pass no cards at all. One passes them to the right and lists other ways; one speaks of the
  pass and never describes it.

  @davis-2004.black-lady.pass-three-right @davis-2004.black-lady.option.pass-alternate
  @davis-2004.black-lady.option.pass-rotation @davis-2004.black-lady.pass-two-5-6
  Scenario Outline: How many cards, and to whom
    When the question how-many-to-pass is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                   | firm    | word     | provision                                   |
      | hoyle-1887/hearts        | nothing changed           | silent  | -        | -                                           |
      | spalding-1896/sweepstake | nothing changed           | silent  | -        | -                                           |
      | hoyle-1913/simple        | nothing changed           | silent  | -        | -                                           |
      | davis-2004/regular       | nothing changed           | silent  | -        | -                                           |
      | davis-2004/black-lady    | nothing changed           | ruled   | 3 right  | davis-2004.black-lady.pass-three-right      |
      | davis-2004/black-lady    | deal=2; passing=alternate | ruled   | 3 right  | davis-2004.black-lady.option.pass-alternate |
      | davis-2004/black-lady    | passing=rotation          | ruled   | 3 left   | davis-2004.black-lady.option.pass-rotation  |
      | davis-2004/black-lady    | deal=3; passing=rotation  | ruled   | 3 across | davis-2004.black-lady.option.pass-rotation  |
      | davis-2004/cancellation  | players=7                 | ruled   | 3 right  | davis-2004.black-lady.pass-three-right      |
      | davis-2004/cancellation  | players=6                 | ruled   | 2 right  | davis-2004.black-lady.pass-two-5-6          |
      | modern/standard          | nothing changed           | assumed | 3 left   | -                                           |

  @davis-2004.black-lady.pass-two-5-6 @davis-2004.black-lady.option.pass-rotation-six
  Scenario Outline: Passing with five or six
    When the question passing-with-five is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                                  | firm                   | word     | provision                                      |
      | hoyle-1887/hearts        | nothing changed                          | silent                 | -        | -                                              |
      | spalding-1896/sweepstake | nothing changed                          | silent                 | -        | -                                              |
      | hoyle-1913/simple        | nothing changed                          | silent                 | -        | -                                              |
      | davis-2004/black-lady    | nothing changed                          | ruled                  | 2 right  | davis-2004.black-lady.pass-two-5-6             |
      | davis-2004/black-lady    | players=6                                | ruled                  | 2 right  | davis-2004.black-lady.pass-two-5-6             |
      | davis-2004/black-lady    | players=6; deal=3; passing=rotation-hold | ruled                  | 2 left-2 | davis-2004.black-lady.option.pass-rotation-six |
      | davis-2004/black-lady    | players=6; deal=5; passing=rotation-hold | ruled                  | 2 across | davis-2004.black-lady.option.pass-rotation-six |
      | modern/standard          | nothing changed                          | assumed                | 2 left   | -                                              |
      | modern/standard          | players=6                                | impossible             | -        | -                                              |

  @davis-2004.black-lady.pass-three-right @davis-2004.black-lady.option.pass-hold
  @davis-2004.black-lady.option.pass-rotation
  Scenario Outline: The fourth deal
    When the question the-fourth-pass is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes               | firm    | word    | provision                                  |
      | hoyle-1887/hearts        | nothing changed       | silent  | -       | -                                          |
      | spalding-1896/sweepstake | nothing changed       | silent  | -       | -                                          |
      | hoyle-1913/simple        | nothing changed       | silent  | -       | -                                          |
      | davis-2004/black-lady    | nothing changed       | ruled   | 3 right | davis-2004.black-lady.pass-three-right     |
      | davis-2004/black-lady    | passing=rotation-hold | ruled   | none    | davis-2004.black-lady.option.pass-hold     |
      | davis-2004/black-lady    | passing=rotation      | ruled   | 3 left  | davis-2004.black-lady.option.pass-rotation |
      | modern/standard          | nothing changed       | assumed | none    | -                                          |

  @davis-2004.black-lady.pass-before-look
  Scenario Outline: Looking before passing
    When the question looking-before-passing is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm                   | word         | provision                              |
      | hoyle-1887/hearts        | nothing changed | impossible             | -            | -                                      |
      | spalding-1896/sweepstake | nothing changed | impossible             | -            | -                                      |
      | hoyle-1913/simple        | nothing changed | impossible             | -            | -                                      |
      | davis-2004/regular       | nothing changed | impossible             | -            | -                                      |
      | davis-2004/black-lady    | nothing changed | ruled                  | after-giving | davis-2004.black-lady.pass-before-look |
      | modern/standard          | nothing changed | silent                 | -            | -                                      |
