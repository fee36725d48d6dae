Feature: Progressive Hearts in 1914
  Couples play at several tables, one deal at each, without counters. The two ladies of a table compare, and the two
  gentlemen; the one with fewer hearts goes up a table. Players who tie cut, and the lower card goes up.

  @foster-1914.p356.progressive.no-counters
  Scenario: Progressive Hearts pays nothing
    Given the game is foster-1914/progressive
    When the hearts taken are
      | A | B | C | D |
      | 2 | 4 | 7 | 0 |
    Then the net is
      | A | B | C | D |
      | 0 | 0 | 0 | 0 |
    And the deal is settled in nothing
    And the pool is empty
    And the settlement rests on foster-1914.p356.progressive.no-counters

  @foster-1914.p356.progressive.start
  Scenario: Each table cuts for its deal
    Given the game is foster-1914/progressive
    When the players cut
      | A  | B  | C  | D  |
      | 9H | 4C | AS | JD |
    Then C wins the deal

  @foster-1914.p356.progressive.arrangement
  Scenario: A table has two couples, and there are two tables or more
    Given the game is foster-1914/progressive
    Then the game is for 4 players
    When 3 tables are set
    Then they can play so
    And what is said of Number of tables is assumed
    When 1 table is set
    Then they cannot play so

  Rule: A round at three tables

    Background:
      Given the game is foster-1914/progressive
      And the slips drawn are
        | table | place         | lady | man |
        | 1     | head and foot | Ada  | Abe |
        | 1     | sides         | Bea  | Ben |
        | 2     | head and foot | Cora | Cal |
        | 2     | sides         | Dora | Dan |
        | 3     | head and foot | Eva  | Eli |
        | 3     | sides         | Fay  | Fred |

    @foster-1914.p356.progressive.ladies @foster-1914.p356.progressive.gentlemen @foster-1914.p356.progressive.seats
    @foster-1914.p356.progressive.gold @foster-1914.p356.progressive.red @foster-1914.p356.progressive.green
    @foster-1914.p356.progressive.score-cards
    Scenario: A lady and a gentleman go up from every table but the first
      Gold stars are for those who stay at the head table, red for those who go up, and green only for those who lose at the
      last table.

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
      And Eva and Fred each receive a green star
      And the stars won are
        |      | gold | red | green |
        | Ada  | 1    | 0   | 0     |
        | Bea  | 0    | 0   | 0     |
        | Cora | 0    | 1   | 0     |
        | Dora | 0    | 0   | 0     |
        | Eva  | 0    | 0   | 1     |
        | Fay  | 0    | 1   | 0     |
        | Abe  | 0    | 0   | 0     |
        | Ben  | 1    | 0   | 0     |
        | Cal  | 0    | 0   | 0     |
        | Dan  | 0    | 1   | 0     |
        | Eli  | 0    | 1   | 0     |
        | Fred | 0    | 0   | 1     |
      And the round rests on foster-1914.p356.progressive.ladies
      And the round rests on foster-1914.p356.progressive.green

    @foster-1914.p356.progressive.one-deal
    Scenario: Every table plays its deal out
      When the hearts taken at the tables are
        | table | head   | left   | foot  | right  |
        | 1     | Ada 2  | Bea 4  | Abe 5 | Ben 2  |
        | 2     | Cora 0 | Dora 3 | Cal 6 | Dan 3  |
        | 3     | Eva 7  | Fay 0  | Eli 1 | Fred 5 |
      Then the round cannot end so

    @foster-1914.p356.progressive.ties
    Scenario Outline: Two ladies tie and cut, and the lower card goes up
      The ace is low, and here the lower card goes up.

      When the hearts taken at the tables are
        | table | head   | left   | foot  | right  |
        | 1     | Ada 2  | Bea 4  | Abe 5 | Ben 2  |
        | 2     | Cora 3 | Dora 3 | Cal 2 | Dan 5  |
        | 3     | Eva 7  | Fay 0  | Eli 1 | Fred 5 |
      Then Cora and Dora must cut to go up
      When the cards cut are
        | Cora | <cora> |
        | Dora | <dora> |
      Then <up>, Cal, Fay and Eli go up a table
      And the round rests on foster-1914.p356.progressive.ties

      Examples:
        | cora | dora | up   |
        | 9H   | JD   | Cora |
        | 2C   | AS   | Dora |

  Rule: Prizes

    Background:
      Given the game is foster-1914/progressive
      And the slips drawn are
        | table | place         | lady | man |
        | 1     | head and foot | Ada  | Abe |
        | 1     | sides         | Bea  | Ben |
        | 2     | head and foot | Cora | Cal |
        | 2     | sides         | Dora | Dan |

    @foster-1914.p357.progressive.prizes @foster-1914.p357.progressive.one-prize @foster-1914.p357.progressive.prize-ties
    Scenario: Nobody wins two prizes, and gold stars decide a tie for red
      Cora has the gold prize, and so not the red one, where she ties with Ada and Bea. Of these Ada has a gold star and Bea
      none.

      When the hearts taken at the tables are
        | table | head   | left   | foot  | right |
        | 1     | Ada 1  | Bea 6  | Abe 0 | Ben 6 |
        | 2     | Cora 2 | Dora 5 | Cal 1 | Dan 5 |
      And the hearts taken at the tables are
        | table | head  | left   | foot  | right |
        | 1     | Ada 4 | Cora 3 | Abe 2 | Cal 4 |
        | 2     | Bea 0 | Dora 6 | Ben 5 | Dan 2 |
      And the hearts taken at the tables are
        | table | head  | left   | foot  | right |
        | 1     | Bea 5 | Cora 0 | Abe 3 | Dan 5 |
        | 2     | Ada 3 | Dora 4 | Ben 6 | Cal 0 |
      Then the stars won are
        |      | gold | red | green |
        | Ada  | 1    | 1   | 0     |
        | Bea  | 0    | 1   | 0     |
        | Cora | 2    | 1   | 0     |
        | Dora | 0    | 0   | 3     |
        | Abe  | 3    | 0   | 0     |
        | Ben  | 0    | 0   | 2     |
        | Cal  | 0    | 2   | 0     |
        | Dan  | 0    | 1   | 1     |
      And the prizes are
        | stars | lady | man |
        | gold  | Cora | Abe |
        | red   | Ada  | Cal |
        | green | Dora | Ben |

    @foster-1914.p357.progressive.prize-ties
    Scenario: Red stars decide a tie for gold, and the lower card where the other stars are equal too
      Ada and Cora have a gold star each, and Cora a red one. Cal and Dan have one red star and no gold; Dan and Ben one
      green and no gold. If Dan has the red prize, Ben has the green.

      When the hearts taken at the tables are
        | table | head   | left   | foot  | right |
        | 1     | Ada 1  | Bea 6  | Abe 0 | Ben 6 |
        | 2     | Cora 2 | Dora 5 | Cal 1 | Dan 5 |
      And the hearts taken at the tables are
        | table | head  | left   | foot  | right |
        | 1     | Ada 4 | Cora 3 | Abe 2 | Cal 4 |
        | 2     | Bea 0 | Dora 6 | Ben 5 | Dan 2 |
      Then for the red prize Cal and Dan must cut
      When the cards cut for the red prize are
        | Cal | 9C |
        | Dan | AC |
      Then the prizes are
        | stars | lady | man |
        | gold  | Cora | Abe |
        | red   | Bea  | Dan |
        | green | Dora | Ben |

    @foster-1914.p357.progressive.prize-ties
    Scenario: The fewer gold stars win a tie for green
      Ada, Bea and Dora have a green star each, and Ada one gold. Dora has the red prize by a cut with Bea; of the other two
      Bea has the fewer gold.

      When the hearts taken at the tables are
        | table | head   | left   | foot  | right |
        | 1     | Ada 1  | Bea 6  | Abe 0 | Ben 6 |
        | 2     | Cora 2 | Dora 5 | Cal 1 | Dan 5 |
      And the hearts taken at the tables are
        | table | head  | left   | foot  | right |
        | 1     | Ada 4 | Cora 3 | Abe 2 | Cal 4 |
        | 2     | Bea 6 | Dora 0 | Ben 5 | Dan 2 |
      And the hearts taken at the tables are
        | table | head   | left   | foot  | right |
        | 1     | Dora 5 | Cora 0 | Abe 3 | Dan 5 |
        | 2     | Bea 3  | Ada 4  | Ben 6 | Cal 0 |
      Then for the red prize Bea and Dora must cut
      When the cards cut for the red prize are
        | Bea  | 9C |
        | Dora | 4C |
      Then the prizes are
        | stars | lady | man |
        | gold  | Cora | Abe |
        | red   | Dora | Cal |
        | green | Bea  | Ben |

  @foster-1914.p352.settling.end
  Scenario: The players of Progressive Hearts stop when they choose
    Given the game is foster-1914/progressive
    Then the word of the rules for The game ends is open
    And what is said of The game ends rests on foster-1914.p352.settling.end

  @foster-1914.p356.progressive.no-counters
  Scenario: No forfeit can be agreed on at Progressive Hearts
    Given the game is foster-1914/progressive
    When they choose 5 for the option forfeit
    Then they cannot play so
