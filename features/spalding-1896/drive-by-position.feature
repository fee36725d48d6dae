Feature: Drive Hearts, the other form
  Now and then Drive Hearts has another score: at every table, not only at the first, the fewest hearts earn a star. Players
  then move by position. The pair facing each other at head and foot goes up a table and takes its sides, while the two who
  remain take the seats at head and foot.

  @spalding-1896.p39.drive.no-chips
  Scenario: Drive Hearts by position pays nothing for hearts
    Given the game is spalding-1896/drive-by-position
    When the hearts taken are
      | A | B | C | D  |
      | 0 | 3 | 0 | 10 |
    Then the net is
      | A | B | C | D |
      | 0 | 0 | 0 | 0 |
    And the deal is settled in nothing
    And the settlement rests on spalding-1896.p39.drive.no-chips

  @spalding-1896.p40.drive.even-tables
  Scenario Outline: The number of tables for Drive Hearts by position
    Given the game is spalding-1896/drive-by-position
    Then the game is for 4 players
    When <tables> tables are set
    Then <can>

    Examples:
      | tables | can                |
      | 2      | they can play so   |
      | 3      | they cannot play so |
      | 4      | they can play so   |
      | 5      | they cannot play so |

  @spalding-1896.p40.drive.option-advance @spalding-1896.p40.drive.option-stars
  Scenario: The pair at head and foot goes up whatever it took
    From table 1 the pair cannot go up; only the last table has room for it. Silver stars go to the fewest at each table, to
    all who tie for it. A gold one goes to a player who alone is clear, too.

    Given the game is spalding-1896/drive-by-position
    And the tables are
      | table | head | left | foot | right |
      | 1     | Ann  | Bob  | Cyd  | Dot   |
      | 2     | Eve  | Fay  | Gus  | Hal   |
      | 3     | Ida  | Jim  | Kay  | Leo   |
      | 4     | May  | Ned  | Ola  | Pat   |
    When the hearts taken at the tables are
      | table | head  | left  | foot  | right |
      | 1     | Ann 1 | Bob 1 | Cyd 5 | Dot 6 |
      | 2     | Eve 5 | Fay 0 | Gus 4 | Hal 4 |
      | 3     | Ida 0 | Jim 0 | Kay 6 | Leo 7 |
      | 4     | May 3 | Ned 2 | Ola 4 | Pat 4 |
    Then nobody has to cut
    And Eve, Gus, Ida, Kay, May and Ola go up a table
    And Ann and Cyd go down to table 4
    And the tables are now
      | table | head | left | foot | right |
      | 1     | Bob  | Eve  | Dot  | Gus   |
      | 2     | Fay  | Ida  | Hal  | Kay   |
      | 3     | Jim  | May  | Leo  | Ola   |
      | 4     | Ned  | Ann  | Pat  | Cyd   |
    And Ann, Bob, Fay, Ida, Jim and Ned each receive a silver star
    And Fay receives a gold star
    And nobody receives a green star
    And nobody receives a red star
    And the round rests on spalding-1896.p40.drive.option-advance
    And the round rests on spalding-1896.p40.drive.option-stars
    And there are no prizes

  @spalding-1896.p40.drive.option-advance
  Scenario: In two rounds everyone moves from head and foot to the sides and back
    Given the game is spalding-1896/drive-by-position
    And the tables are
      | table | head | left | foot | right |
      | 1     | Ann  | Bob  | Cyd  | Dot   |
      | 2     | Eve  | Fay  | Gus  | Hal   |
    When the hearts taken at the tables are
      | table | head   | left  | foot   | right |
      | 1     | Ann 13 | Bob 0 | Cyd 0  | Dot 0 |
      | 2     | Eve 0  | Fay 0 | Gus 13 | Hal 0 |
    Then the tables are now
      | table | head | left | foot | right |
      | 1     | Bob  | Eve  | Dot  | Gus   |
      | 2     | Fay  | Ann  | Hal  | Cyd   |
    And Bob, Cyd, Dot, Eve, Fay and Hal each receive a silver star
    And nobody receives a gold star
    And nobody is held at their table
    When the hearts taken at the tables are
      | table | head  | left  | foot  | right |
      | 1     | Bob 2 | Eve 3 | Dot 4 | Gus 4 |
      | 2     | Fay 2 | Ann 3 | Hal 4 | Cyd 4 |
    Then the tables are now
      | table | head | left | foot | right |
      | 1     | Eve  | Fay  | Gus  | Hal   |
      | 2     | Ann  | Bob  | Cyd  | Dot   |

  Rule: The other reading: only winners move

    Background:
      Given the game is spalding-1896/drive-by-position
      And the option facing-pair is winners-only
      And the tables are
        | table | head | left | foot | right |
        | 1     | Ann  | Bob  | Cyd  | Dot   |
        | 2     | Eve  | Fay  | Gus  | Hal   |

    @spalding-1896.p40.drive.option-advance
    Scenario: The facing pair with fewer hearts between them goes up
      At table 1 the pair with fewer stays, though Bob has fewer than Cyd, and the other goes down.

      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 1 | Bob 3 | Cyd 4 | Dot 5 |
        | 2     | Eve 6 | Fay 1 | Gus 4 | Hal 2 |
      Then Fay and Hal go up a table
      And Bob and Dot go down to table 2
      And the tables are now
        | table | head | left | foot | right |
        | 1     | Ann  | Fay  | Cyd  | Hal   |
        | 2     | Eve  | Bob  | Gus  | Dot   |
      And Ann and Fay each receive a silver star

    @spalding-1896.p40.drive.option-advance @spalding-1896.p38.progressive.ties
    Scenario: Equal pairs cut, one for each
      Thirteen hearts never divide equally. This happens only in a hand that the bell cuts short, as in Progressive Hearts.

      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 1 | Bob 3 | Cyd 4 | Dot 5 |
        | 2     | Eve 2 | Fay 1 | Gus 2 | Hal 3 |
      Then what is said of A round ends is assumed
      And Eve and Fay must cut to go up
      When the cards cut are
        | Eve | 5C |
        | Fay | AH |
      Then Eve and Gus go up a table
