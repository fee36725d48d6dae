Feature: Progressive Hearts
  Couples play at numbered tables, two to each, and table 1 is the head. The two ladies of a table are compared, and the two
  men. The one of each pair with fewer hearts goes up a table. At table 1 the winners stay. Nothing is staked; the stars on
  the players' cards decide the prizes.

  @spalding-1896.p38.progressive.as-sweepstake
  Scenario: Progressive Hearts pays nothing for hearts
    Given the game is spalding-1896/progressive
    When the hearts taken are
      | A | B | C | D |
      | 2 | 4 | 7 | 0 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 0     | 0   |
      | B | 0    | 0     | 0   |
      | C | 0    | 0     | 0   |
      | D | 0    | 0     | 0   |
    And the deal is settled in nothing
    And the pool is empty
    And nobody wins the pool
    And the settlement rests on spalding-1896.p38.progressive.as-sweepstake

  @spalding-1896.p38.progressive.as-sweepstake @spalding-1896.p38.progressive.start
  Scenario: The play is that of Sweepstake Hearts
    Each table cuts for its dealer as usual, and players must follow suit.

    Given the game is spalding-1896/progressive
    When the players cut
      | A  | B  | C  | D  |
      | 9H | 4C | AS | JD |
    Then C wins the deal
    When these tricks are played
      | A   | B  | C  | D  |
      | 9C* | KC | 4C | 2H |
    Then B wins the trick
    And B has taken 1 hearts

  Rule: Tables and places

    @spalding-1896.p38.progressive.couples
    Scenario: Two couples to a table, and as many tables as the hostess likes
      Given the game is spalding-1896/progressive
      Then the game is for 4 players
      When 5 tables are set
      Then they can play so

    @spalding-1896.p38.progressive.couples @spalding-1896.p38.progressive.numbering
    Scenario: One table leaves nowhere to go
      Given the game is spalding-1896/progressive
      When 1 table is set
      Then they cannot play so

    @spalding-1896.p38.progressive.draw @spalding-1896.p38.progressive.numbering
    Scenario: Tables, partners and seats are drawn
      Three slips are drawn at once: one for a table and its head and foot or its sides, one for a lady and one for a
      man. Partners face each other; we seat the lady at the head, and the other lady at her left.

      Given the game is spalding-1896/progressive
      And the slips drawn are
        | table | place         | lady | man |
        | 2     | sides         | Dora | Dan |
        | 1     | head and foot | Ada  | Abe |
        | 2     | head and foot | Cora | Cal |
        | 1     | sides         | Bea  | Ben |
      Then the tables are now
        | table | head | left | foot | right |
        | 1     | Ada  | Bea  | Abe  | Ben   |
        | 2     | Cora | Dora | Cal  | Dan   |

  Rule: A round at three tables

    Background:
      Given the game is spalding-1896/progressive
      And the slips drawn are
        | table | place         | lady | man  |
        | 1     | head and foot | Ada  | Abe  |
        | 1     | sides         | Bea  | Ben  |
        | 2     | head and foot | Cora | Cal  |
        | 2     | sides         | Dora | Dan  |
        | 3     | head and foot | Eva  | Eli  |
        | 3     | sides         | Fay  | Fred |

    @spalding-1896.p38.progressive.advance @spalding-1896.p38.progressive.format @spalding-1896.p39.progressive.stars
    @spalding-1896.p39.progressive.score-cards
    Scenario: The lady and the man with fewer hearts go up, and those who lose at table 1 go to the last
      Those who go up mark a red star, those who stay at table 1 a gold one, and those who are loaded a green one, at table
      1 too. A player who moves to a table takes the seat of a player of the same sex.

      When the hearts taken at the tables are
        | table | head   | left   | foot  | right  |
        | 1     | Ada 2  | Bea 4  | Abe 5 | Ben 2  |
        | 2     | Cora 0 | Dora 3 | Cal 6 | Dan 4  |
        | 3     | Eva 7  | Fay 0  | Eli 1 | Fred 5 |
      Then nobody has to cut
      And Cora, Dan, Fay and Eli go up a table
      And Bea and Abe go down to table 3
      And the tables are now
        | table | head | left | foot | right |
        | 1     | Ada  | Cora | Dan  | Ben   |
        | 2     | Fay  | Dora | Cal  | Eli   |
        | 3     | Eva  | Bea  | Abe  | Fred  |
      And Ada and Ben each receive a gold star
      And Cora, Dan, Fay and Eli each receive a red star
      And Bea, Abe, Dora, Cal, Eva and Fred each receive a green star
      And nobody receives a silver star
      And the round rests on spalding-1896.p38.progressive.advance
      And the round rests on spalding-1896.p39.progressive.stars

    @spalding-1896.p39.progressive.stars
    Scenario: At table 1 too a lady is compared with the lady and a man with the man
      Both ladies have fewer hearts than either man, yet only one of them stays, and a man with her.

      When the hearts taken at the tables are
        | table | head   | left   | foot  | right  |
        | 1     | Ada 0  | Bea 1  | Abe 2 | Ben 10 |
        | 2     | Cora 0 | Dora 3 | Cal 6 | Dan 4  |
        | 3     | Eva 7  | Fay 0  | Eli 1 | Fred 5 |
      Then Ada and Abe each receive a gold star
      And Bea and Ben go down to table 3

    @spalding-1896.p38.progressive.end-of-hand
    Scenario: The bell of table 1 stops the play of the others at once
      Five hearts are still in the hands at table 2, and nine at table 3. The players compare the hearts captured so far.

      When the hearts taken at the tables are
        | table | head   | left   | foot  | right  |
        | 1     | Ada 2  | Bea 4  | Abe 5 | Ben 2  |
        | 2     | Cora 3 | Dora 1 | Cal 1 | Dan 3  |
        | 3     | Eva 0  | Fay 1  | Eli 2 | Fred 1 |
      Then Dora, Cal, Eva and Fred go up a table
      And Bea and Abe go down to table 3
      And the round rests on spalding-1896.p38.progressive.end-of-hand

    @spalding-1896.p38.progressive.end-of-hand
    Scenario: Table 1 gives the signal, so its own hand is played out
      When the hearts taken at the tables are
        | table | head   | left   | foot  | right  |
        | 1     | Ada 2  | Bea 4  | Abe 4 | Ben 2  |
        | 2     | Cora 0 | Dora 3 | Cal 6 | Dan 4  |
        | 3     | Eva 7  | Fay 0  | Eli 1 | Fred 5 |
      Then the round cannot end so

    @spalding-1896.p38.progressive.advance
    Scenario: Taking every heart has no further penalty in Progressive Hearts
      When the hearts taken at the tables are
        | table | head   | left   | foot  | right  |
        | 1     | Ada 13 | Bea 0  | Abe 0 | Ben 0  |
        | 2     | Cora 0 | Dora 3 | Cal 6 | Dan 4  |
        | 3     | Eva 7  | Fay 0  | Eli 1 | Fred 5 |
      Then Abe and Ben must cut to stay at table 1
      When the cards cut are
        | Abe | 6C |
        | Ben | JC |
      Then Bea and Ben each receive a gold star
      And Ada and Abe go down to table 3
      And nobody is held at their table

  Rule: Ties are cut for, and here the higher card wins

    Background:
      Given the game is spalding-1896/progressive
      And the slips drawn are
        | table | place         | lady | man |
        | 1     | head and foot | Ada  | Abe |
        | 1     | sides         | Bea  | Ben |
        | 2     | head and foot | Cora | Cal |
        | 2     | sides         | Dora | Dan |

    @spalding-1896.p38.progressive.ties
    Scenario Outline: Two ladies tie and cut, and one goes up
      The ace is the lowest card, as in cutting for the deal; there the lower card wins, here the higher.

      When the hearts taken at the tables are
        | table | head   | left   | foot  | right |
        | 1     | Ada 2  | Bea 4  | Abe 5 | Ben 2 |
        | 2     | Cora 3 | Dora 3 | Cal 2 | Dan 5 |
      Then Cora and Dora must cut to go up
      When the cards cut are
        | Cora | <cora> |
        | Dora | <dora> |
      Then <up> and Cal go up a table
      And <up> and Cal each receive a red star
      And <loaded>, Dan, Bea and Abe each receive a green star
      And the round rests on spalding-1896.p38.progressive.ties

      Examples:
        | cora | dora | up   | loaded |
        | 9H   | JD   | Dora | Cora   |
        | KS   | QS   | Cora | Dora   |
        | 2C   | AS   | Cora | Dora   |
        | AH   | KH   | Dora | Cora   |

    @spalding-1896.p38.progressive.ties
    Scenario: Players who cut equal cards cut again
      When the hearts taken at the tables are
        | table | head   | left   | foot  | right |
        | 1     | Ada 2  | Bea 4  | Abe 5 | Ben 2 |
        | 2     | Cora 3 | Dora 3 | Cal 2 | Dan 5 |
      And the cards cut are
        | Cora | 9H |
        | Dora | 9D |
      Then Cora and Dora must cut again to go up
      When the cards cut are
        | Cora | 4S |
        | Dora | 3S |
      Then Cora and Cal go up a table

    @spalding-1896.p38.progressive.ties @spalding-1896.p39.progressive.stars
    Scenario: At table 1 the cut is for staying there
      When the hearts taken at the tables are
        | table | head   | left   | foot  | right |
        | 1     | Ada 3  | Bea 3  | Abe 7 | Ben 0 |
        | 2     | Cora 0 | Dora 3 | Cal 6 | Dan 4 |
      Then Ada and Bea must cut to stay at table 1
      When the cards cut are
        | Ada | 5D |
        | Bea | 6D |
      Then Bea and Ben each receive a gold star
      And Ada and Abe go down to table 2

    @spalding-1896.p38.progressive.ties
    Scenario: Several players tie in one round
      When the hearts taken at the tables are
        | table | head   | left   | foot  | right |
        | 1     | Ada 3  | Bea 3  | Abe 7 | Ben 0 |
        | 2     | Cora 2 | Dora 2 | Cal 4 | Dan 4 |
      Then Ada and Bea must cut to stay at table 1
      And Cora and Dora must cut to go up
      And Cal and Dan must cut to go up
      When the cards cut are
        | Ada  | QD |
        | Bea  | 6D |
        | Cora | 7C |
        | Dora | 8C |
        | Cal  | AD |
        | Dan  | 2D |
      Then Dora and Dan go up a table
      And Bea and Abe go down to table 2

    @spalding-1896.p38.progressive.ties
    Scenario: Only players in a tie cut
      When the hearts taken at the tables are
        | table | head   | left   | foot  | right |
        | 1     | Ada 3  | Bea 3  | Abe 7 | Ben 0 |
        | 2     | Cora 0 | Dora 3 | Cal 6 | Dan 4 |
      And the cards cut are
        | Ada | 5D |
        | Bea | 6D |
        | Cal | 7D |
      Then the round cannot end so

  Rule: Three rounds and the prizes

    Background:
      Given the game is spalding-1896/progressive
      And the slips drawn are
        | table | place         | lady | man |
        | 1     | head and foot | Ada  | Abe |
        | 1     | sides         | Bea  | Ben |
        | 2     | head and foot | Cora | Cal |
        | 2     | sides         | Dora | Dan |

    @spalding-1896.p39.progressive.prizes @spalding-1896.p39.progressive.stars
    Scenario: Most gold stars, most red stars, and most green stars for the booby
      Ladies and men have separate prizes. Three ladies have one red star each. The text does not say who then wins the
      prize, and we let them cut for it.

      When the hearts taken at the tables are
        | table | head   | left   | foot  | right |
        | 1     | Ada 1  | Bea 6  | Abe 0 | Ben 6 |
        | 2     | Cora 2 | Dora 5 | Cal 1 | Dan 5 |
      Then the tables are now
        | table | head | left | foot | right |
        | 1     | Ada  | Cora | Abe  | Cal   |
        | 2     | Bea  | Dora | Ben  | Dan   |
      When the hearts taken at the tables are
        | table | head  | left   | foot  | right |
        | 1     | Ada 4 | Cora 3 | Abe 2 | Cal 4 |
        | 2     | Bea 0 | Dora 6 | Ben 5 | Dan 2 |
      Then the tables are now
        | table | head | left | foot | right |
        | 1     | Bea  | Cora | Abe  | Dan   |
        | 2     | Ada  | Dora | Ben  | Cal   |
      When the hearts taken at the tables are
        | table | head  | left   | foot  | right |
        | 1     | Bea 5 | Cora 0 | Abe 3 | Dan 5 |
        | 2     | Ada 3 | Dora 4 | Ben 6 | Cal 0 |
      Then the stars won are
        |      | gold | red | green |
        | Ada  | 1    | 1   | 1     |
        | Bea  | 0    | 1   | 2     |
        | Cora | 2    | 1   | 0     |
        | Dora | 0    | 0   | 3     |
        | Abe  | 3    | 0   | 0     |
        | Ben  | 0    | 0   | 3     |
        | Cal  | 0    | 2   | 1     |
        | Dan  | 0    | 1   | 2     |
      And for the red prize Ada, Bea and Cora must cut
      And the prizes are
        | stars | lady   | man |
        | gold  | Cora   | Abe |
        | red   | nobody | Cal |
        | green | Dora   | Ben |
      When the cards cut for the red prize are
        | Ada  | 10S |
        | Bea  | AH  |
        | Cora | 10D |
      Then for the red prize Ada and Cora must cut again
      When the cards cut for the red prize are
        | Ada  | QC |
        | Cora | KC |
      Then the prizes are
        | stars | lady | man |
        | gold  | Cora | Abe |
        | red   | Cora | Cal |
        | green | Dora | Ben |

  @spalding-1896.p38.progressive.as-sweepstake
  Scenario: No forfeit can be agreed on at Progressive Hearts
    Given the game is spalding-1896/progressive
    When they choose 5 for the option forfeit
    Then they cannot play so
