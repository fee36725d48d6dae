Feature: Disputes about the deal
  Which cards are left out when the pack does not divide, how many each is dealt, and who has what is left over.

  @spalding-1896.rule-13.single-handed @hoyle-1913.pack
  Scenario Outline: Two players
    When the question two-players is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                       | changes         | firm                   | word             | provision                           |
      | hoyle-1887/hearts           | nothing changed | impossible             | -                | -                                   |
      | spalding-1896/single-handed | nothing changed | ruled                  | 13 each, 26 over | spalding-1896.rule-13.single-handed |
      | spalding-1896/sweepstake    | nothing changed | impossible             | -                | -                                   |
      | hoyle-1913/simple           | nothing changed | assumed                | 13 each, 26 over | hoyle-1913.pack                     |
      | davis-2004/regular          | nothing changed | impossible             | -                | -                                   |
      | modern/standard             | nothing changed | impossible             | -                | -                                   |

  @spalding-1896.p21.three-handed.strip-deal @spalding-1896.rule-07.three @spalding-1896.rule-08
  @spalding-1896.p41.widow.deal @davis-2004.regular.strip-three @davis-2004.regular.option.widow @modern.deal-three
  Scenario Outline: Three players
    When the question three-players is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                      | changes           | firm    | word                  | provision                                 |
      | hoyle-1887/hearts          | nothing changed   | assumed | 17 each without 2S    | -                                         |
      | spalding-1896/three-handed | nothing changed   | ruled   | 17 each without 2S    | spalding-1896.p21.three-handed.strip-deal |
      | spalding-1896/sweepstake   | nothing changed   | ruled   | 17 each without 2S    | spalding-1896.rule-07.three               |
      | spalding-1896/joker        | nothing changed   | ruled   | 17 each without 2S 2H | spalding-1896.rule-08                     |
      | spalding-1896/widow        | nothing changed   | ruled   | 17 each, 1 over       | spalding-1896.p41.widow.deal              |
      | hoyle-1913/simple          | nothing changed   | assumed | 17 each without 2S    | -                                         |
      | davis-2004/regular         | nothing changed   | assumed | 17 each without 2C    | davis-2004.regular.deal                   |
      | davis-2004/regular         | widow=first-trick | ruled   | 17 each, 1 over       | davis-2004.regular.option.widow           |
      | modern/standard            | nothing changed   | ruled   | 17 each without 2D    | modern.deal-three                         |

  @spalding-1896.p31.five-handed.strip @spalding-1896.rule-07.five @spalding-1896.p41.widow.five-six
  @davis-2004.regular.strip-five @modern.deal-five
  Scenario Outline: Five players
    When the question five-players is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                     | changes         | firm                   | word                  | provision                           |
      | hoyle-1887/hearts         | nothing changed | assumed                | 10 each without 2C 2S | -                                   |
      | spalding-1896/five-handed | nothing changed | ruled                  | 10 each without 2C 2S | spalding-1896.p31.five-handed.strip |
      | spalding-1896/sweepstake  | nothing changed | ruled                  | 10 each without 2C 2S | spalding-1896.rule-07.five          |
      | spalding-1896/widow       | nothing changed | ruled                  | 10 each, 2 over       | spalding-1896.p41.widow.five-six    |
      | hoyle-1913/simple         | nothing changed | assumed                | 10 each without 2C 2S | -                                   |
      | davis-2004/regular        | nothing changed | assumed                | 10 each without 2C 2D | davis-2004.regular.deal             |
      | davis-2004/cancellation   | nothing changed | impossible             | -                     | -                                   |
      | modern/standard           | nothing changed | ruled                  | 10 each without 2C 2D | modern.deal-five                    |

  @spalding-1896.p31.six-handed.strip @spalding-1896.p07.six-handed-strip-deuces @spalding-1896.p41.widow.five-six
  @davis-2004.regular.strip-six
  Scenario Outline: Six players
    When the question six-players is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules                    | changes                  | firm                   | word                       | provision                                 |
      | hoyle-1887/hearts        | nothing changed          | assumed                | 8 each without 2C 2D 3D 2S | -                                         |
      | spalding-1896/six-handed | nothing changed          | ruled                  | 8 each without 2C 2D 3D 2S | spalding-1896.p31.six-handed.strip        |
      | spalding-1896/six-handed | six-handed=two-of-hearts | ruled                  | 8 each without 2C 2D 2S 2H | spalding-1896.p07.six-handed-strip-deuces |
      | spalding-1896/widow      | nothing changed          | ruled                  | 8 each, 4 over             | spalding-1896.p41.widow.five-six          |
      | hoyle-1913/simple        | nothing changed          | assumed                | 8 each without 2C 2D 3D 2S | -                                         |
      | davis-2004/regular       | nothing changed          | assumed                | 8 each without 2C 3C 2D 2S | davis-2004.regular.deal                   |
      | davis-2004/cancellation  | nothing changed          | assumed                | 17 each without 2C 2D      | davis-2004.cancellation.decks             |
      | modern/standard          | nothing changed          | impossible             | -                          | -                                         |

  @spalding-1896.p41.widow.first-trick @davis-2004.regular.option.widow-first-trick
  @davis-2004.regular.option.widow-first-point-trick
  Scenario Outline: Who takes the widow
    When the question cards-left-over is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules               | changes                 | firm                   | word              | provision                                         |
      | hoyle-1887/hearts   | nothing changed         | impossible             | -                 | -                                                 |
      | spalding-1896/widow | nothing changed         | ruled                  | first-trick       | spalding-1896.p41.widow.first-trick               |
      | spalding-1896/widow | players=4               | ruled                  | first-trick       | spalding-1896.p41.widow.first-trick               |
      | hoyle-1913/simple   | nothing changed         | impossible             | -                 | -                                                 |
      | davis-2004/regular  | nothing changed         | impossible             | -                 | -                                                 |
      | davis-2004/regular  | widow=first-trick       | ruled                  | first-trick       | davis-2004.regular.option.widow-first-trick       |
      | davis-2004/regular  | widow=first-point-trick | ruled                  | first-point-trick | davis-2004.regular.option.widow-first-point-trick |
      | modern/standard     | nothing changed         | impossible             | -                 | -                                                 |

  @spalding-1896.p41.widow.look
  Scenario Outline: Looking at the widow
    When the question looking-at-the-widow is put to <rules> with <changes>
    Then it is <firm>
    And in a word it is <word>
    And it rests on <provision>

    Examples:
      | rules               | changes           | firm                   | word  | provision                    |
      | hoyle-1887/hearts   | nothing changed   | impossible             | -     | -                            |
      | spalding-1896/widow | nothing changed   | ruled                  | taker | spalding-1896.p41.widow.look |
      | hoyle-1913/simple   | nothing changed   | impossible             | -     | -                            |
      | davis-2004/regular  | widow=first-trick | silent                 | -     | -                            |
      | davis-2004/regular  | nothing changed   | impossible             | -     | -                            |
      | modern/standard     | nothing changed   | impossible             | -     | -                            |
