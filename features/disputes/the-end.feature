Feature: Disputes about the end of a game
  When a game is over, and who has won it.

  @spalding-1896.p08.free-to-leave @hoyle-1913.game.each-deal @davis-2004.regular.game-end @modern.game-end
  @modern.target-100 @modern.option.target-50
  Scenario Outline: Exactly a hundred
    When the question is-the-game-over is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                       | firm   | word    | provision                       |
      | hoyle-1887/hearts        | nothing changed               | silent | -       | -                               |
      | spalding-1896/sweepstake | nothing changed               | ruled  | open    | spalding-1896.p08.free-to-leave |
      | hoyle-1913/simple        | nothing changed               | ruled  | over    | hoyle-1913.game.each-deal       |
      | davis-2004/regular       | nothing changed               | ruled  | goes-on | davis-2004.regular.game-end     |
      | davis-2004/regular       | totals=101,80,60,40           | ruled  | over    | davis-2004.regular.game-end     |
      | modern/standard          | nothing changed               | ruled  | over    | modern.game-end                 |
      | modern/standard          | totals=99,80,60,40            | ruled  | goes-on | modern.target-100               |
      | modern/standard          | totals=50,20,20,14; target=50 | ruled  | over    | modern.option.target-50         |

  @davis-2004.regular.lowest-wins @modern.winner
  Scenario Outline: Two pass a hundred
    When the question two-pass-a-hundred is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm                   | word | provision                      |
      | hoyle-1887/hearts        | nothing changed | impossible             | -    | -                              |
      | spalding-1896/sweepstake | nothing changed | impossible             | -    | -                              |
      | hoyle-1913/simple        | nothing changed | impossible             | -    | -                              |
      | davis-2004/regular       | nothing changed | ruled                  | D    | davis-2004.regular.lowest-wins |
      | modern/standard          | nothing changed | ruled                  | D    | modern.winner                  |

  Scenario Outline: A tie for the lowest total
    When the question tie-for-the-lowest-total is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes         | firm                   | word | provision |
      | hoyle-1887/hearts        | nothing changed | impossible             | -    | -         |
      | spalding-1896/sweepstake | nothing changed | impossible             | -    | -         |
      | hoyle-1913/simple        | nothing changed | impossible             | -    | -         |
      | davis-2004/regular       | nothing changed | silent                 | -    | -         |
      | modern/standard          | nothing changed | silent                 | -    | -         |

  @spalding-1896.p08.free-to-leave @hoyle-1913.game.each-deal @hoyle-1913.game.option.first-broke
  Scenario Outline: A player without chips
    When the question somebody-is-out-of-chips is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                             | firm                   | word    | provision                          |
      | hoyle-1887/hearts        | nothing changed                     | silent                 | -       | -                                  |
      | spalding-1896/sweepstake | nothing changed                     | ruled                  | open    | spalding-1896.p08.free-to-leave    |
      | hoyle-1913/simple        | nothing changed                     | ruled                  | over    | hoyle-1913.game.each-deal          |
      | hoyle-1913/simple        | game=first-broke                    | ruled                  | over    | hoyle-1913.game.option.first-broke |
      | hoyle-1913/simple        | totals=1,60,70,69; game=first-broke | ruled                  | goes-on | hoyle-1913.game.option.first-broke |
      | davis-2004/regular       | nothing changed                     | impossible             | -       | -                                  |
      | modern/standard          | nothing changed                     | impossible             | -       | -                                  |
