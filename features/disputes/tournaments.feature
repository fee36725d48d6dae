Feature: Disputes in progressive play
  Who moves from table to table. Only the books of 1896 and 1914 have games for several tables.

  @spalding-1896.p38.progressive.ties @foster-1914.p356.progressive.ties
  Scenario Outline: A tie for going up
    When the question tie-for-going-up is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                           | changes                  | answer     | firm       | provision                          |
      | hoyle-1887/hearts               | nothing changed          | -          | impossible | -                                  |
      | spalding-1896/sweepstake        | nothing changed          | -          | impossible | -                                  |
      | hoyle-1913/simple               | nothing changed          | -          | impossible | -                                  |
      | foster-1914/sweepstake          | nothing changed          | -          | impossible | -                                  |
      | foster-1914/progressive         | nothing changed          | lower-cut  | ruled      | foster-1914.p356.progressive.ties  |
      | davis-2004/black-lady           | nothing changed          | -          | impossible | -                                  |
      | modern/standard                 | nothing changed          | -          | impossible | -                                  |
      | spalding-1896/progressive       | nothing changed          | higher-cut | ruled      | spalding-1896.p38.progressive.ties |
      | spalding-1896/drive             | nothing changed          | higher-cut | assumed    | -                                  |
      | spalding-1896/drive-by-position | nothing changed          | higher-cut | silent     | -                                  |
      | spalding-1896/drive-by-position | facing-pair=winners-only | higher-cut | assumed    | -                                  |

  @spalding-1896.p39.drive.tie-fewest @spalding-1896.p39.drive.tie-fewest-moves @spalding-1896.p38.progressive.advance
  @foster-1914.p356.progressive.ladies @spalding-1896.p40.drive.option-advance
  Scenario Outline: A tie at table 1
    Where pairs move, they move whole: of two who tie, whoever is of the pair that goes up elsewhere stays or leaves with it.

    When the question tie-at-table-one is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                           | changes                  | answer          | firm       | provision                                |
      | hoyle-1887/hearts               | nothing changed          | -               | impossible | -                                        |
      | spalding-1896/sweepstake        | nothing changed          | -               | impossible | -                                        |
      | hoyle-1913/simple               | nothing changed          | -               | impossible | -                                        |
      | foster-1914/sweepstake          | nothing changed          | -               | impossible | -                                        |
      | foster-1914/progressive         | nothing changed          | both-or-the-cut | assumed    | foster-1914.p356.progressive.ladies      |
      | davis-2004/black-lady           | nothing changed          | -               | impossible | -                                        |
      | modern/standard                 | nothing changed          | -               | impossible | -                                        |
      | spalding-1896/progressive       | nothing changed          | both-or-the-cut | assumed    | spalding-1896.p38.progressive.advance    |
      | spalding-1896/drive             | nothing changed          | both            | ruled      | spalding-1896.p39.drive.tie-fewest       |
      | spalding-1896/drive-by-position | nothing changed          | by-the-seats    | assumed    | spalding-1896.p40.drive.option-advance   |
      | spalding-1896/drive             | head-middle=go-down      | both            | ruled      | spalding-1896.p39.drive.tie-fewest-moves |
      | spalding-1896/drive-by-position | facing-pair=winners-only | by-the-pair     | assumed    | -                                        |

  @spalding-1896.p40.drive.tie-most
  Scenario Outline: A tie for going down
    That they cut is said, and not which card goes down: either way is an assumption.

    When the question tie-for-going-down is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                     | changes          | answer     | firm       | provision |
      | hoyle-1887/hearts         | nothing changed  | -          | impossible | -         |
      | spalding-1896/sweepstake  | nothing changed  | -          | impossible | -         |
      | spalding-1896/progressive | nothing changed  | -          | impossible | -         |
      | hoyle-1913/simple         | nothing changed  | -          | impossible | -         |
      | foster-1914/sweepstake    | nothing changed  | -          | impossible | -         |
      | foster-1914/progressive   | nothing changed  | -          | impossible | -         |
      | davis-2004/black-lady     | nothing changed  | -          | impossible | -         |
      | modern/standard           | nothing changed  | -          | impossible | -         |
      | spalding-1896/drive       | nothing changed  | lower-cut  | assumed    | -         |
      | spalding-1896/drive       | cut-down=highest | higher-cut | assumed    | -         |

  @spalding-1896.p38.progressive.advance @spalding-1896.p39.drive.move-star @spalding-1896.p40.drive.option-advance
  @foster-1914.p356.progressive.ladies
  Scenario Outline: Who goes up
    When the question who-goes-up is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                           | changes                  | answer           | firm       | provision                              |
      | hoyle-1887/hearts               | nothing changed          | -                | impossible | -                                      |
      | spalding-1896/sweepstake        | nothing changed          | -                | impossible | -                                      |
      | hoyle-1913/simple               | nothing changed          | -                | impossible | -                                      |
      | foster-1914/sweepstake          | nothing changed          | -                | impossible | -                                      |
      | foster-1914/progressive         | nothing changed          | best-of-each-sex | ruled      | foster-1914.p356.progressive.ladies    |
      | davis-2004/black-lady           | nothing changed          | -                | impossible | -                                      |
      | modern/standard                 | nothing changed          | -                | impossible | -                                      |
      | spalding-1896/progressive       | nothing changed          | best-of-each-sex | ruled      | spalding-1896.p38.progressive.advance  |
      | spalding-1896/drive             | nothing changed          | fewest           | ruled      | spalding-1896.p39.drive.move-star      |
      | spalding-1896/drive-by-position | nothing changed          | head-and-foot    | ruled      | spalding-1896.p40.drive.option-advance |
      | spalding-1896/drive-by-position | facing-pair=winners-only | best-pair        | assumed    | -                                      |

  @spalding-1896.p40.drive.thirteen-lower @foster-1914.p356.progressive.gentlemen
  Scenario Outline: All thirteen hearts at a drive
    When the question all-thirteen-at-a-drive is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                           | changes         | answer       | firm       | provision                              |
      | hoyle-1887/hearts               | nothing changed | -            | impossible | -                                      |
      | spalding-1896/sweepstake        | nothing changed | -            | impossible | -                                      |
      | hoyle-1913/simple               | nothing changed | -            | impossible | -                                      |
      | foster-1914/sweepstake          | nothing changed | -            | impossible | -                                      |
      | foster-1914/progressive         | nothing changed | as-any-loser | ruled      | foster-1914.p356.progressive.gentlemen |
      | davis-2004/black-lady           | nothing changed | -            | impossible | -                                      |
      | modern/standard                 | nothing changed | -            | impossible | -                                      |
      | spalding-1896/drive             | nothing changed | held         | ruled      | spalding-1896.p40.drive.thirteen-lower |
      | spalding-1896/progressive       | nothing changed | as-any-loser | ruled      | spalding-1896.p38.progressive.advance  |
      | spalding-1896/drive-by-position | nothing changed | as-any-loser | assumed    | spalding-1896.p40.drive.option-advance |

  @spalding-1896.p38.progressive.couples @spalding-1896.p39.drive.setup @spalding-1896.p40.drive.even-tables
  Scenario Outline: The size of a party
    When the question how-many-at-a-drive is put to <rules> with <changes>
    Then the answer is <answer>
    And it is <firm>
    And it rests on <provision>

    Examples:
      | rules                           | changes         | answer    | firm       | provision                             |
      | hoyle-1887/hearts               | nothing changed | -         | impossible | -                                     |
      | spalding-1896/sweepstake        | nothing changed | -         | impossible | -                                     |
      | hoyle-1913/simple               | nothing changed | -         | impossible | -                                     |
      | foster-1914/sweepstake          | nothing changed | -         | impossible | -                                     |
      | foster-1914/progressive         | nothing changed | by-fours  | assumed    | -                                     |
      | davis-2004/black-lady           | nothing changed | -         | impossible | -                                     |
      | modern/standard                 | nothing changed | -         | impossible | -                                     |
      | spalding-1896/progressive       | nothing changed | by-fours  | ruled      | spalding-1896.p38.progressive.couples |
      | spalding-1896/drive             | nothing changed | by-fours  | ruled      | spalding-1896.p39.drive.setup         |
      | spalding-1896/drive-by-position | nothing changed | by-eights | ruled      | spalding-1896.p40.drive.even-tables   |
