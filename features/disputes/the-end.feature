Feature: Disputes about the end of a game
  When a game is over, and who has won it.

  @foster-1914.p357.domino.thirty-one @davis-2004.regular.game-end @modern.game-end @modern.target-100
  @modern.option.target-50
  Scenario Outline: Exactly a hundred
    When the question is-the-game-over is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                      | changes                                    | answer | firm         | provision                          |
      | hoyle-1887/hearts          | nothing changed                            | -      | impossible   | -                                  |
      | spalding-1896/sweepstake   | nothing changed                            | -      | impossible   | -                                  |
      | spalding-1896/three-handed | nothing changed                            | -      | impossible   | -                                  |
      | spalding-1896/drive        | nothing changed                            | -      | impossible   | -                                  |
      | hoyle-1913/simple          | nothing changed                            | -      | impossible   | -                                  |
      | hoyle-1913/simple          | game=first-to-target; target=50; points=50 | -      | impossible   | -                                  |
      | foster-1914/sweepstake     | nothing changed                            | -      | impossible   | -                                  |
      | foster-1914/two-handed     | nothing changed                            | -      | impossible   | -                                  |
      | foster-1914/progressive    | nothing changed                            | -      | impossible   | -                                  |
      | foster-1914/domino         | nothing changed                            | yes    | ruled        | foster-1914.p357.domino.thirty-one |
      | foster-1914/domino         | totals=31,20,12,9                          | yes    | ruled        | foster-1914.p357.domino.thirty-one |
      | foster-1914/domino         | totals=30,20,12,9                          | no     | ruled        | foster-1914.p357.domino.thirty-one |
      | davis-2004/regular         | nothing changed                            | no     | ruled        | davis-2004.regular.game-end        |
      | davis-2004/regular         | totals=101,80,60,40                        | yes    | ruled        | davis-2004.regular.game-end        |
      | modern/standard            | nothing changed                            | yes    | ruled        | modern.game-end                    |
      | modern/standard            | totals=99,80,60,40                         | no     | ruled        | modern.target-100                  |
      | modern/standard            | totals=50,20,20,14; target=50              | yes    | by an option | modern.option.target-50            |

  @spalding-1896.p08.free-to-leave @hoyle-1913.game.each-deal @hoyle-1913.game.option.first-to-target
  @foster-1914.p352.settling.end @foster-1914.p357.domino.thirty-one @davis-2004.regular.game-end @modern.target-100
  @modern.option.target-50
  Scenario Outline: Fifty or a hundred
    When the question fifty-or-a-hundred is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes                         | answer    | firm         | provision                              |
      | hoyle-1887/hearts        | nothing changed                 | neither   | silent       | -                                      |
      | spalding-1896/sweepstake | nothing changed                 | neither   | ruled        | spalding-1896.p08.free-to-leave        |
      | spalding-1896/drive      | nothing changed                 | neither   | ruled        | spalding-1896.p08.free-to-leave        |
      | hoyle-1913/simple        | nothing changed                 | neither   | ruled        | hoyle-1913.game.each-deal              |
      | hoyle-1913/simple        | game=first-to-target; target=80 | another   | by an option | hoyle-1913.game.option.first-to-target |
      | foster-1914/sweepstake   | nothing changed                 | neither   | ruled        | foster-1914.p352.settling.end          |
      | foster-1914/progressive  | nothing changed                 | neither   | ruled        | foster-1914.p352.settling.end          |
      | foster-1914/domino       | nothing changed                 | another   | ruled        | foster-1914.p357.domino.thirty-one     |
      | davis-2004/regular       | nothing changed                 | a-hundred | ruled        | davis-2004.regular.game-end            |
      | modern/standard          | nothing changed                 | a-hundred | ruled        | modern.target-100                      |
      | modern/standard          | target=50                       | fifty     | by an option | modern.option.target-50                |

  @foster-1914.p357.domino.thirty-one @davis-2004.regular.lowest-wins @modern.winner
  Scenario Outline: Two pass a hundred
    When the question two-pass-a-hundred is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes            | answer   | firm       | word | provision                          |
      | hoyle-1887/hearts        | nothing changed    | -        | impossible | -    | -                                  |
      | spalding-1896/sweepstake | nothing changed    | -        | impossible | -    | -                                  |
      | hoyle-1913/simple        | nothing changed    | -        | impossible | -    | -                                  |
      | foster-1914/sweepstake   | nothing changed    | -        | impossible | -    | -                                  |
      | foster-1914/domino       | nothing changed    | the-best | ruled      | D    | foster-1914.p357.domino.thirty-one |
      | foster-1914/domino       | totals=33,35,19,20 | the-best | ruled      | C    | foster-1914.p357.domino.thirty-one |
      | davis-2004/regular       | nothing changed    | the-best | ruled      | D    | davis-2004.regular.lowest-wins     |
      | davis-2004/cancellation  | nothing changed    | the-best | ruled      | F    | davis-2004.regular.lowest-wins     |
      | modern/standard          | nothing changed    | the-best | ruled      | D    | modern.winner                      |

  @foster-1914.p357.domino.thirty-one @davis-2004.regular.lowest-wins @modern.winner
  Scenario Outline: The lowest total or the highest
    When the question lowest-or-highest is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                     | changes         | answer | firm       | provision                          |
      | hoyle-1887/hearts         | nothing changed | -      | impossible | -                                  |
      | spalding-1896/sweepstake  | nothing changed | -      | impossible | -                                  |
      | spalding-1896/progressive | nothing changed | -      | impossible | -                                  |
      | hoyle-1913/simple         | nothing changed | -      | impossible | -                                  |
      | foster-1914/sweepstake    | nothing changed | -      | impossible | -                                  |
      | foster-1914/domino        | nothing changed | lowest | ruled      | foster-1914.p357.domino.thirty-one |
      | davis-2004/regular        | nothing changed | lowest | ruled      | davis-2004.regular.lowest-wins     |
      | davis-2004/omnibus        | nothing changed | lowest | ruled      | davis-2004.regular.lowest-wins     |
      | modern/standard           | nothing changed | lowest | ruled      | modern.winner                      |

  Scenario Outline: A tie for the lowest total
    When the question tie-for-the-lowest-total is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm       | provision |
      | hoyle-1887/hearts        | nothing changed | -      | impossible | -         |
      | spalding-1896/sweepstake | nothing changed | -      | impossible | -         |
      | hoyle-1913/simple        | nothing changed | -      | impossible | -         |
      | foster-1914/sweepstake   | nothing changed | -      | impossible | -         |
      | foster-1914/domino       | nothing changed | both   | silent     | -         |
      | davis-2004/regular       | nothing changed | both   | silent     | -         |
      | modern/standard          | nothing changed | both   | silent     | -         |

  @modern.winner @davis-2004.regular.lowest-wins
  Scenario Outline: A slam that ends the game
    When the question a-slam-that-ends-the-game is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes             | answer | firm         | provision                      |
      | hoyle-1887/hearts        | nothing changed     | -      | impossible   | -                              |
      | spalding-1896/sweepstake | nothing changed     | -      | impossible   | -                              |
      | hoyle-1913/simple        | nothing changed     | -      | impossible   | -                              |
      | foster-1914/sweepstake   | nothing changed     | -      | impossible   | -                              |
      | foster-1914/domino       | nothing changed     | -      | impossible   | -                              |
      | davis-2004/regular       | nothing changed     | -      | impossible   | -                              |
      | davis-2004/black-lady    | nothing changed     | -      | impossible   | -                              |
      | davis-2004/black-lady    | slam=others-up      | yes    | by an option | davis-2004.regular.lowest-wins |
      | modern/standard          | nothing changed     | yes    | ruled        | modern.winner                  |
      | modern/standard          | totals=40,104,60,90 | no     | ruled        | modern.winner                  |

  @spalding-1896.p08.free-to-leave @hoyle-1913.game.each-deal @hoyle-1913.game.option.first-broke
  @foster-1914.p352.settling.end
  Scenario Outline: A player without chips
    When the question somebody-is-out-of-chips is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes                             | answer | firm         | provision                          |
      | hoyle-1887/hearts        | nothing changed                     | no     | silent       | -                                  |
      | spalding-1896/sweepstake | nothing changed                     | no     | ruled        | spalding-1896.p08.free-to-leave    |
      | hoyle-1913/simple        | nothing changed                     | no     | ruled        | hoyle-1913.game.each-deal          |
      | hoyle-1913/simple        | game=first-broke                    | yes    | by an option | hoyle-1913.game.option.first-broke |
      | hoyle-1913/simple        | totals=1,60,70,69; game=first-broke | no     | by an option | hoyle-1913.game.option.first-broke |
      | spalding-1896/drive      | nothing changed                     | -      | impossible   | -                                  |
      | foster-1914/sweepstake   | nothing changed                     | no     | ruled        | foster-1914.p352.settling.end      |
      | foster-1914/two-handed   | nothing changed                     | no     | ruled        | foster-1914.p352.settling.end      |
      | foster-1914/progressive  | nothing changed                     | -      | impossible   | -                                  |
      | foster-1914/domino       | nothing changed                     | -      | impossible   | -                                  |
      | davis-2004/regular       | nothing changed                     | -      | impossible   | -                                  |
      | modern/standard          | nothing changed                     | -      | impossible   | -                                  |

  @spalding-1896.p08.free-to-leave
  Scenario Outline: Leaving the game
    When the question leaving-the-game is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                     | changes         | answer | firm    | provision                       |
      | hoyle-1887/hearts         | nothing changed | yes    | silent  | -                               |
      | spalding-1896/sweepstake  | nothing changed | yes    | ruled   | spalding-1896.p08.free-to-leave |
      | spalding-1896/progressive | nothing changed | yes    | assumed | -                               |
      | spalding-1896/drive       | nothing changed | yes    | assumed | -                               |
      | hoyle-1913/simple         | nothing changed | yes    | silent  | -                               |
      | foster-1914/sweepstake    | nothing changed | yes    | assumed | -                               |
      | foster-1914/progressive   | nothing changed | yes    | silent  | -                               |
      | foster-1914/domino        | nothing changed | yes    | silent  | -                               |
      | davis-2004/regular        | nothing changed | yes    | silent  | -                               |
      | modern/standard           | nothing changed | yes    | silent  | -                               |

  @unix-1987.game.joining @microsoft-1992.score.end
  Scenario Outline: A player leaves in the middle of a deal
    In 1987 it is a computer that takes a hand over. In 1992 it is the dealer whose leaving ends the game, and of the
    others nothing is said. The book of 1896 speaks of leaving between deals.

    When the question leaving-in-mid-deal is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                     | changes         | answer     | firm   | provision                      |
      | hoyle-1887/hearts         | nothing changed | taken-over | silent | -                              |
      | spalding-1896/sweepstake  | nothing changed | taken-over | silent | -                              |
      | spalding-1896/progressive | nothing changed | taken-over | silent | -                              |
      | hoyle-1913/simple         | nothing changed | taken-over | silent | -                              |
      | foster-1914/sweepstake    | nothing changed | taken-over | silent | -                              |
      | phillips-1939/black-maria | nothing changed | taken-over | silent | -                              |
      | andrews-1983/hearts       | nothing changed | taken-over | silent | -                              |
      | unix-1987/hearts          | nothing changed | replaced   | ruled  | unix-1987.game.joining alone   |
      | sierra-1989/hearts        | nothing changed | taken-over | silent | -                              |
      | microsoft-1992/hearts     | nothing changed | game-over  | ruled  | microsoft-1992.score.end alone |
      | goldsmith-1997/hearts     | nothing changed | taken-over | silent | -                              |
      | bicycle-1998/hearts       | nothing changed | taken-over | silent | -                              |
      | davis-2004/regular        | nothing changed | taken-over | silent | -                              |
      | modern/standard           | nothing changed | taken-over | silent | -                              |
      | pagat-2024/hearts         | nothing changed | taken-over | silent | -                              |

  Scenario Outline: Leaving while a Jack stands
    When the question leaving-while-a-jack-stands is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                     | changes         | answer | firm       | provision |
      | hoyle-1887/hearts         | nothing changed | -      | impossible | -         |
      | spalding-1896/sweepstake  | nothing changed | stays  | silent     | -         |
      | spalding-1896/auction     | nothing changed | stays  | silent     | -         |
      | spalding-1896/howell      | nothing changed | -      | impossible | -         |
      | spalding-1896/progressive | nothing changed | -      | impossible | -         |
      | hoyle-1913/simple         | nothing changed | -      | impossible | -         |
      | hoyle-1913/sweepstakes    | nothing changed | stays  | silent     | -         |
      | foster-1914/sweepstake    | nothing changed | stays  | silent     | -         |
      | foster-1914/howell        | nothing changed | -      | impossible | -         |
      | davis-2004/regular        | nothing changed | -      | impossible | -         |
      | modern/standard           | nothing changed | -      | impossible | -         |

  Scenario Outline: A score found wrong
    When the question a-wrong-score is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | answer | firm   | provision |
      | hoyle-1887/hearts        | nothing changed | yes    | silent | -         |
      | spalding-1896/sweepstake | nothing changed | yes    | silent | -         |
      | hoyle-1913/simple        | nothing changed | yes    | silent | -         |
      | foster-1914/sweepstake   | nothing changed | yes    | silent | -         |
      | davis-2004/regular       | nothing changed | yes    | silent | -         |
      | modern/standard          | nothing changed | yes    | silent | -         |
