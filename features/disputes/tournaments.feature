Feature: Disputes in progressive play
  Who moves from table to table. Only the book of 1896 has games for several tables.

  @spalding-1896.p38.progressive.ties
  Scenario Outline: A tie for going up
    When the question tie-for-going-up is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                           | changes         | firm                   | word    | provision                          |
      | hoyle-1887/hearts               | nothing changed | impossible             | -       | -                                  |
      | spalding-1896/sweepstake        | nothing changed | impossible             | -       | -                                  |
      | spalding-1896/progressive       | nothing changed | ruled                  | highest | spalding-1896.p38.progressive.ties |
      | spalding-1896/drive             | nothing changed | assumed                | highest | -                                  |
      | spalding-1896/drive-by-position | nothing changed | silent                 | -       | -                                  |
      | hoyle-1913/simple               | nothing changed | impossible             | -       | -                                  |
      | davis-2004/black-lady           | nothing changed | impossible             | -       | -                                  |
      | modern/standard                 | nothing changed | impossible             | -       | -                                  |

  @spalding-1896.p40.drive.tie-most
  Scenario Outline: A tie for going down
    When the question tie-for-going-down is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                     | changes          | firm                   | word    | provision                        |
      | hoyle-1887/hearts         | nothing changed  | impossible             | -       | -                                |
      | spalding-1896/sweepstake  | nothing changed  | impossible             | -       | -                                |
      | spalding-1896/drive       | nothing changed  | ruled                  | lowest  | spalding-1896.p40.drive.tie-most |
      | spalding-1896/drive       | cut-down=highest | ruled                  | highest | spalding-1896.p40.drive.tie-most |
      | spalding-1896/progressive | nothing changed  | impossible             | -       | -                                |
      | hoyle-1913/simple         | nothing changed  | impossible             | -       | -                                |
      | davis-2004/black-lady     | nothing changed  | impossible             | -       | -                                |
      | modern/standard           | nothing changed  | impossible             | -       | -                                |

  @spalding-1896.p38.progressive.advance @spalding-1896.p39.drive.move-star @spalding-1896.p40.drive.option-advance
  Scenario Outline: Who goes up
    When the question who-goes-up is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                           | changes         | firm                   | word             | provision                              |
      | hoyle-1887/hearts               | nothing changed | impossible             | -                | -                                      |
      | spalding-1896/sweepstake        | nothing changed | impossible             | -                | -                                      |
      | spalding-1896/progressive       | nothing changed | ruled                  | best-of-each-sex | spalding-1896.p38.progressive.advance  |
      | spalding-1896/drive             | nothing changed | ruled                  | fewest           | spalding-1896.p39.drive.move-star      |
      | spalding-1896/drive-by-position | nothing changed | ruled                  | head-and-foot    | spalding-1896.p40.drive.option-advance |
      | hoyle-1913/simple               | nothing changed | impossible             | -                | -                                      |
      | davis-2004/black-lady           | nothing changed | impossible             | -                | -                                      |
      | modern/standard                 | nothing changed | impossible             | -                | -                                      |

  @spalding-1896.p40.drive.thirteen-lower
  Scenario Outline: All thirteen hearts at a drive
    When the question all-thirteen-at-a-drive is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                     | changes         | firm                   | word | provision                              |
      | hoyle-1887/hearts         | nothing changed | impossible             | -    | -                                      |
      | spalding-1896/sweepstake  | nothing changed | impossible             | -    | -                                      |
      | spalding-1896/drive       | nothing changed | ruled                  | 2    | spalding-1896.p40.drive.thirteen-lower |
      | spalding-1896/progressive | nothing changed | silent                 | -    | -                                      |
      | hoyle-1913/simple         | nothing changed | impossible             | -    | -                                      |
      | davis-2004/black-lady     | nothing changed | impossible             | -    | -                                      |
      | modern/standard           | nothing changed | impossible             | -    | -                                      |
