Feature: Drive Hearts
  Four single players sit at each numbered table, and there are no chips: stars on cards keep the score. At table 1 the
  player with the fewest hearts stays and the player with the most goes down to the last table. From every other table as
  many go up as have left the first.

  @spalding-1896.p39.drive.no-chips
  Scenario: Drive Hearts pays nothing for hearts
    Given the game is spalding-1896/drive
    When the hearts taken are
      | A | B | C | D  |
      | 0 | 3 | 0 | 10 |
    Then the net is
      | A | B | C | D |
      | 0 | 0 | 0 | 0 |
    And the deal is settled in nothing
    And the settlement rests on spalding-1896.p39.drive.no-chips

  Rule: Tables and places

    @spalding-1896.p39.drive.setup
    Scenario: Four lots of each table number are drawn
      Given the game is spalding-1896/drive
      And the lots drawn are
        | Ann | Eve | Bob | Cyd | Fay | Gus | Dot | Hal |
        | 1   | 2   | 1   | 1   | 2   | 2   | 1   | 2   |
      Then the tables are now
        | table | head | left | foot | right |
        | 1     | Ann  | Bob  | Cyd  | Dot   |
        | 2     | Eve  | Fay  | Gus  | Hal   |
      And the game is for 4 players

    @spalding-1896.p39.drive.setup @spalding-1896.p40.drive.even-tables
    Scenario: Drive Hearts may have an odd number of tables
      The other form of the game needs the even number.

      Given the game is spalding-1896/drive
      When 5 tables are set
      Then they can play so

  Rule: A round at three tables

    Background:
      Given the game is spalding-1896/drive
      And the tables are
        | table | head | left | foot | right |
        | 1     | Ann  | Bob  | Cyd  | Dot   |
        | 2     | Eve  | Fay  | Gus  | Hal   |
        | 3     | Ida  | Jim  | Kay  | Leo   |

    @spalding-1896.p39.drive.head-fewest @spalding-1896.p39.drive.head-most @spalding-1896.p39.drive.move-star
    @spalding-1896.p40.drive.bell
    Scenario: One stays with a star, one goes down, and one goes up from each other table
      The two at table 1 with neither the fewest nor the most stay as well, but get no star.

      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 1 | Bob 3 | Cyd 3 | Dot 6 |
        | 2     | Eve 0 | Fay 4 | Gus 4 | Hal 5 |
        | 3     | Ida 2 | Jim 3 | Kay 7 | Leo 1 |
      Then nobody has to cut
      And Dot goes down to table 3
      And the bell strikes once
      And Eve and Leo go up a table
      And Eve and Leo receive a star of the agreed colour
      And Ann receives a silver star
      And nobody receives a gold star
      And nobody receives a green star
      And the tables are now
        | table | head | left | foot | right |
        | 1     | Ann  | Bob  | Cyd  | Eve   |
        | 2     | Leo  | Fay  | Gus  | Hal   |
        | 3     | Ida  | Jim  | Kay  | Dot   |
      And the round rests on spalding-1896.p39.drive.head-most
      And there are no prizes

    @spalding-1896.p39.drive.tie-fewest @spalding-1896.p39.drive.tie-fewest-moves @spalding-1896.p40.drive.bell
    Scenario: Two tie for the fewest at table 1, and the other two go down
      Nobody cuts: both stay with a silver star each, and two go up from every other table.

      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 2 | Bob 2 | Cyd 4 | Dot 5 |
        | 2     | Eve 0 | Fay 3 | Gus 4 | Hal 6 |
        | 3     | Ida 2 | Jim 3 | Kay 7 | Leo 1 |
      Then nobody has to cut
      And Ann and Bob each receive a silver star
      And Cyd and Dot go down to table 3
      And the bell strikes twice
      And Eve, Fay, Ida and Leo go up a table
      And the tables are now
        | table | head | left | foot | right |
        | 1     | Ann  | Bob  | Eve  | Fay   |
        | 2     | Ida  | Leo  | Gus  | Hal   |
        | 3     | Cyd  | Jim  | Kay  | Dot   |

    @spalding-1896.p40.drive.tie-three
    Scenario: Three tie for the fewest at table 1, and the fourth goes down
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 3 | Bob 3 | Cyd 3 | Dot 4 |
        | 2     | Eve 0 | Fay 4 | Gus 4 | Hal 5 |
        | 3     | Ida 2 | Jim 3 | Kay 7 | Leo 1 |
      Then nobody has to cut
      And Ann, Bob and Cyd each receive a silver star
      And Dot goes down to table 3
      And the bell strikes once
      And Eve and Leo go up a table

    @spalding-1896.p40.drive.tie-most
    Scenario: Two tie for the most at table 1 and cut to go down
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 1 | Bob 2 | Cyd 5 | Dot 5 |
        | 2     | Eve 0 | Fay 4 | Gus 4 | Hal 5 |
        | 3     | Ida 2 | Jim 3 | Kay 7 | Leo 1 |
      Then Cyd and Dot must cut to go down
      When the cards cut are
        | Cyd | 9S |
        | Dot | 7H |
      Then Dot goes down to table 3
      And the bell strikes once
      And Ann receives a silver star
      And the round rests on spalding-1896.p40.drive.tie-most

    @spalding-1896.p40.drive.tie-most
    Scenario Outline: Three tie for the most and cut, and one goes down
      The text does not say which cut goes down. The lowest is our reading, since the higher card is then favoured as in
      Progressive Hearts, with the ace low. Players may choose the highest instead.

      Given the option cut-down is <cut>
      And the tables are
        | table | head | left | foot | right |
        | 1     | Ann  | Bob  | Cyd  | Dot   |
        | 2     | Eve  | Fay  | Gus  | Hal   |
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 1 | Bob 4 | Cyd 4 | Dot 4 |
        | 2     | Eve 0 | Fay 4 | Gus 4 | Hal 5 |
      Then Bob, Cyd and Dot must cut to go down
      When the cards cut are
        | Bob | <bob> |
        | Cyd | <cyd> |
        | Dot | <dot> |
      Then <down> goes down to table 2

      Examples:
        | cut     | bob | cyd | dot | down |
        | lowest  | 5D  | AC  | KH  | Cyd  |
        | lowest  | 5D  | 6D  | 7D  | Bob  |
        | highest | 5D  | AC  | KH  | Dot  |
        | highest | 5D  | AC  | 3S  | Bob  |

    @spalding-1896.p40.drive.tie-most
    Scenario: Equal lowest cards are cut again by those who cut them
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 1 | Bob 4 | Cyd 4 | Dot 4 |
        | 2     | Eve 0 | Fay 4 | Gus 4 | Hal 5 |
        | 3     | Ida 2 | Jim 3 | Kay 7 | Leo 1 |
      And the cards cut are
        | Bob | 5D |
        | Cyd | KC |
        | Dot | 5H |
      Then Bob and Dot must cut again to go down
      When the cards cut are
        | Bob | 10D |
        | Dot | 9H  |
      Then Dot goes down to table 3

    @spalding-1896.p39.drive.move-star
    Scenario: Players who tie for going up from another table cut, and the higher card goes
      The text has a rule for ties at table 1 alone; the cut is that of Progressive Hearts.

      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 1 | Bob 3 | Cyd 3 | Dot 6 |
        | 2     | Eve 2 | Fay 2 | Gus 4 | Hal 5 |
        | 3     | Ida 1 | Jim 3 | Kay 8 | Leo 1 |
      Then Eve and Fay must cut to go up
      And Ida and Leo must cut to go up
      When the cards cut are
        | Eve | 3C |
        | Fay | AD |
        | Ida | 8H |
        | Leo | JS |
      Then Eve and Leo go up a table

    @spalding-1896.p39.drive.tie-fewest-moves
    Scenario: Three tie for two free seats above
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 2 | Bob 2 | Cyd 4 | Dot 5 |
        | 2     | Eve 2 | Fay 2 | Gus 2 | Hal 7 |
        | 3     | Ida 2 | Jim 3 | Kay 7 | Leo 1 |
      Then Eve, Fay and Gus must cut to go up
      When the cards cut are
        | Eve | KH |
        | Fay | 9C |
        | Gus | 9D |
      Then Fay and Gus must cut again to go up
      When the cards cut are
        | Fay | QC |
        | Gus | JC |
      Then Eve, Fay, Ida and Leo go up a table

    @spalding-1896.p40.drive.bell @spalding-1896.p39.drive.head-most
    Scenario: With the other reading three go down and the bell strikes three times
      Three strokes never sound when only the player with the most goes down. They do when all but the one with the fewest
      must leave table 1.

      Given the option head-middle is go-down
      And the tables are
        | table | head | left | foot | right |
        | 1     | Ann  | Bob  | Cyd  | Dot   |
        | 2     | Eve  | Fay  | Gus  | Hal   |
        | 3     | Ida  | Jim  | Kay  | Leo   |
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 1 | Bob 3 | Cyd 3 | Dot 6 |
        | 2     | Eve 0 | Fay 4 | Gus 4 | Hal 5 |
        | 3     | Ida 2 | Jim 3 | Kay 7 | Leo 1 |
      Then nobody has to cut
      And Ann receives a silver star
      And Bob, Cyd and Dot go down to table 3
      And the bell strikes three times
      And Eve, Fay, Gus, Ida, Jim and Leo go up a table
      And the tables are now
        | table | head | left | foot | right |
        | 1     | Ann  | Eve  | Fay  | Gus   |
        | 2     | Ida  | Jim  | Leo  | Hal   |
        | 3     | Bob  | Cyd  | Kay  | Dot   |

    @spalding-1896.p38.progressive.end-of-hand
    Scenario: The bell of table 1 stops the others, as in Progressive Hearts
      The text nowhere says so of Drive Hearts, whose bell announces only how many go up.

      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 1 | Bob 3 | Cyd 3 | Dot 6 |
        | 2     | Eve 1 | Fay 0 | Gus 1 | Hal 2 |
        | 3     | Ida 2 | Jim 3 | Kay 1 | Leo 4 |
      Then Fay and Kay go up a table
      And what is said of A round ends is assumed

  Rule: Silver and then gold

    Background:
      Given the game is spalding-1896/drive
      And the tables are
        | table | head | left | foot | right |
        | 1     | Ann  | Bob  | Cyd  | Dot   |
        | 2     | Eve  | Fay  | Gus  | Hal   |
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 1 | Bob 3 | Cyd 3 | Dot 6 |
        | 2     | Eve 0 | Fay 4 | Gus 4 | Hal 5 |

    @spalding-1896.p39.drive.gold @spalding-1896.p39.drive.head-fewest
    Scenario: A gold star each time that the same player has the fewest again
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 0 | Bob 6 | Cyd 4 | Eve 3 |
        | 2     | Dot 5 | Fay 0 | Gus 4 | Hal 4 |
      Then Ann receives a gold star
      And nobody receives a silver star
      And the tables are now
        | table | head | left | foot | right |
        | 1     | Ann  | Fay  | Cyd  | Eve   |
        | 2     | Dot  | Bob  | Gus  | Hal   |
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 2 | Fay 3 | Cyd 3 | Eve 5 |
        | 2     | Dot 0 | Bob 4 | Gus 4 | Hal 5 |
      Then Ann receives a gold star
      And nobody receives a silver star
      And the stars won are
        |     | silver | gold | agreed |
        | Ann | 1      | 2    | 0      |
        | Eve | 0      | 0    | 1      |
        | Fay | 0      | 0    | 1      |
        | Dot | 0      | 0    | 1      |
        | Gus | 0      | 0    | 0      |

    @spalding-1896.p39.drive.gold @spalding-1896.p39.drive.gold-condition
    Scenario: Gold stars come only in succession
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 4 | Bob 1 | Cyd 3 | Eve 5 |
        | 2     | Dot 5 | Fay 0 | Gus 4 | Hal 4 |
      Then Bob receives a silver star
      And nobody receives a gold star
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 0 | Bob 4 | Cyd 4 | Fay 5 |
        | 2     | Dot 3 | Eve 2 | Gus 4 | Hal 4 |
      Then Ann receives a silver star
      And nobody receives a gold star

    @spalding-1896.p39.drive.tie-fewest @spalding-1896.p39.drive.gold-condition
    Scenario: A tie gives silver even to a player with gold, and breaks the succession
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 0 | Bob 6 | Cyd 4 | Eve 3 |
        | 2     | Dot 5 | Fay 0 | Gus 4 | Hal 4 |
      Then Ann receives a gold star
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 2 | Fay 5 | Cyd 2 | Eve 4 |
        | 2     | Dot 1 | Bob 0 | Gus 6 | Hal 6 |
      Then Ann and Cyd each receive a silver star
      And nobody receives a gold star
      And Fay and Eve go down to table 2
      And the tables are now
        | table | head | left | foot | right |
        | 1     | Ann  | Dot  | Cyd  | Bob   |
        | 2     | Fay  | Eve  | Gus  | Hal   |
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 0 | Dot 4 | Cyd 4 | Bob 5 |
        | 2     | Fay 3 | Eve 2 | Gus 4 | Hal 4 |
      Then Ann receives a silver star
      And nobody receives a gold star
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 1 | Dot 3 | Cyd 4 | Eve 5 |
        | 2     | Fay 2 | Bob 3 | Gus 4 | Hal 4 |
      Then Ann receives a gold star

  Rule: All thirteen hearts

    Background:
      Given the game is spalding-1896/drive
      And the tables are
        | table | head | left | foot | right |
        | 1     | Ann  | Bob  | Cyd  | Dot   |
        | 2     | Eve  | Fay  | Gus  | Hal   |
        | 3     | Ida  | Jim  | Kay  | Leo   |

    @spalding-1896.p40.drive.thirteen-lower
    Scenario: Below table 1 taking all thirteen hearts keeps a player at their table for the next two rounds
      Whatever Eve takes in them, the next-best goes up in her place; in the third she is free.

      When the hearts taken at the tables are
        | table | head   | left  | foot  | right |
        | 1     | Ann 1  | Bob 3 | Cyd 3 | Dot 6 |
        | 2     | Eve 13 | Fay 0 | Gus 0 | Hal 0 |
        | 3     | Ida 2  | Jim 3 | Kay 7 | Leo 1 |
      Then Fay, Gus and Hal must cut to go up
      When the cards cut are
        | Fay | 8H  |
        | Gus | 10C |
        | Hal | 3S  |
      Then Gus and Leo go up a table
      And Eve must stay at table 2 for 2 more rounds
      And the round rests on spalding-1896.p40.drive.thirteen-lower
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 2 | Bob 3 | Cyd 3 | Gus 5 |
        | 2     | Eve 0 | Fay 3 | Leo 4 | Hal 6 |
        | 3     | Ida 1 | Jim 3 | Kay 4 | Dot 5 |
      Then Fay and Ida go up a table
      And Eve must stay at table 2 for 1 more round
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 2 | Bob 3 | Cyd 3 | Fay 5 |
        | 2     | Eve 1 | Ida 5 | Leo 4 | Hal 3 |
        | 3     | Gus 1 | Jim 3 | Kay 4 | Dot 5 |
      Then Hal and Gus go up a table
      And nobody is held at their table
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 2 | Bob 3 | Cyd 3 | Hal 5 |
        | 2     | Eve 0 | Ida 4 | Leo 4 | Gus 5 |
        | 3     | Fay 1 | Jim 3 | Kay 4 | Dot 5 |
      Then Eve and Fay go up a table

    @spalding-1896.p40.drive.thirteen-head @spalding-1896.p40.drive.tie-three
    Scenario: At table 1 taking all thirteen hearts sends a player to the last table for two rounds
      The other three are clear, so they tie for the fewest and get a silver star each.

      When the hearts taken at the tables are
        | table | head  | left  | foot  | right  |
        | 1     | Ann 0 | Bob 0 | Cyd 0 | Dot 13 |
        | 2     | Eve 0 | Fay 4 | Gus 4 | Hal 5  |
        | 3     | Ida 2 | Jim 3 | Kay 7 | Leo 1  |
      Then Dot goes down to table 3
      And Ann, Bob and Cyd each receive a silver star
      And the bell strikes once
      And Dot must stay at table 3 for 2 more rounds
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right |
        | 1     | Ann 2 | Bob 3 | Cyd 3 | Eve 5 |
        | 2     | Leo 1 | Fay 3 | Gus 4 | Hal 5 |
        | 3     | Ida 4 | Jim 3 | Kay 6 | Dot 0 |
      Then Leo and Jim go up a table
      And Dot must stay at table 3 for 1 more round
      And the round rests on spalding-1896.p40.drive.thirteen-head

    @spalding-1896.p40.drive.thirteen-lower
    Scenario: Taking all thirteen hearts again begins the two rounds anew
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right  |
        | 1     | Ann 1 | Bob 3 | Cyd 3 | Dot 6  |
        | 2     | Eve 0 | Fay 4 | Gus 4 | Hal 5  |
        | 3     | Ida 0 | Jim 0 | Kay 0 | Leo 13 |
      And the cards cut are
        | Ida | KH |
        | Jim | 9C |
        | Kay | 9D |
      Then Leo must stay at table 3 for 2 more rounds
      When the hearts taken at the tables are
        | table | head  | left  | foot  | right  |
        | 1     | Ann 2 | Bob 3 | Cyd 3 | Eve 5  |
        | 2     | Ida 1 | Fay 3 | Gus 4 | Hal 5  |
        | 3     | Dot 0 | Jim 0 | Kay 0 | Leo 13 |
      And the cards cut are
        | Dot | 2H |
        | Jim | 9C |
        | Kay | QD |
      Then Leo must stay at table 3 for 2 more rounds
