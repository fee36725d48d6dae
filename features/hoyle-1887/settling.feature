@hoyle-1887.lowest-wins
Feature: Settling in 1887
  All the others pay the player with the fewest hearts, a chip for each heart they took. Those who tie for the fewest divide
  the payments, and any remainder waits on the table.

  Background:
    Given the game is hoyle-1887/hearts

  @hoyle-1887.lowest-wins.example @worked
  Scenario: One player alone has the fewest
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 4 | 6 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 12    | +12 |
      | B | 2    | 0     | −2  |
      | C | 4    | 0     | −4  |
      | D | 6    | 0     | −6  |
    And the pool is empty

  Scenario: The winner need not be clear, but gains the most when clear
    When the hearts taken are
      | A | B | C | D |
      | 3 | 0 | 4 | 6 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 3    | 0     | −3  |
      | B | 0    | 13    | +13 |
      | C | 4    | 0     | −4  |
      | D | 6    | 0     | −6  |
    And the pool is empty

  @hoyle-1887.tie.example @hoyle-1887.tie @hoyle-1887.tie-remainder @worked
  Scenario: Two tie for the fewest and a chip is left over
    When the hearts taken are
      | A | B | C | D |
      | 2 | 2 | 3 | 6 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 4     | +4  |
      | B | 0    | 4     | +4  |
      | C | 3    | 0     | −3  |
      | D | 6    | 0     | −6  |
    And 1 chip is left on the table, and no Jack

  @hoyle-1887.tie @hoyle-1887.tie-remainder
  Scenario: Three tie for the fewest
    When the hearts taken are
      | A | B | C | D |
      | 3 | 3 | 4 | 3 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 1     | +1  |
      | B | 0    | 1     | +1  |
      | C | 4    | 0     | −4  |
      | D | 0    | 1     | +1  |
    And 1 chip is left on the table, and no Jack

  @hoyle-1887.all-thirteen @worked
  Scenario: One player takes every heart
    When the hearts taken are
      | A | B  | C | D |
      | 0 | 13 | 0 | 0 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 4     | +4  |
      | B | 13   | 0     | −13 |
      | C | 0    | 4     | +4  |
      | D | 0    | 4     | +4  |
    And 1 chip is left on the table, and no Jack
    And the settlement rests on hoyle-1887.all-thirteen

  Rule: What is left on the table goes with the next deal

    @hoyle-1887.tie-remainder
    Scenario: A sole winner of the next deal wins the odd chip too
      When the hearts taken are
        | A | B | C | D |
        | 2 | 2 | 3 | 6 |
      Then 1 chip is left on the table, and no Jack
      When the hearts taken are
        | A | B | C | D |
        | 1 | 2 | 4 | 6 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 13    | +13 |
        | B | 2    | 0     | −2  |
        | C | 4    | 0     | −4  |
        | D | 6    | 0     | −6  |
      And the pool is empty

    @hoyle-1887.tie-remainder @hoyle-1887.tie
    Scenario: Three who share the next deal may leave chips on the table again
      Given 1 chip is left on the table
      When the hearts taken are
        | A | B | C | D |
        | 3 | 3 | 4 | 3 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 1     | +1  |
        | B | 0    | 1     | +1  |
        | C | 4    | 0     | −4  |
        | D | 0    | 1     | +1  |
      And 2 chips are left on the table, and no Jack

    @hoyle-1887.tie-remainder @hoyle-1887.tie
    Scenario: The waiting chip makes an odd total even
      Given 1 chip is left on the table
      When the hearts taken are
        | A | B | C | D |
        | 2 | 2 | 3 | 6 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 5     | +5  |
        | B | 0    | 5     | +5  |
        | C | 3    | 0     | −3  |
        | D | 6    | 0     | −6  |
      And the pool is empty

    @hoyle-1887.all-thirteen @hoyle-1887.tie-remainder
    Scenario Outline: Waiting chips are not shared when one player takes every heart
      That player's thirteen are shared, four to each of the others and one to the table; the waiting chip stays there.

      Given <waits> left on the table
      When the hearts taken are
        | A | B | C | D  |
        | 0 | 0 | 0 | 13 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 4     | +4  |
        | B | 0    | 4     | +4  |
        | C | 0    | 4     | +4  |
        | D | 13   | 0     | −13 |
      And <wait> chips are left on the table, and no Jack
      And the settlement rests on hoyle-1887.all-thirteen

      Examples:
        | waits       | wait |
        | 1 chip is   | 2    |
        | 2 chips are | 3    |
        | 3 chips are | 4    |

    @hoyle-1887.all-thirteen @hoyle-1887.tie-remainder
    Scenario: Of three players, waiting chips are not shared when one takes every heart
      Given the game is hoyle-1887/hearts for 3 players
      And 1 chip is left on the table
      When the hearts taken are
        | A  | B | C |
        | 13 | 0 | 0 |
      Then the net is
        | A   | B  | C  |
        | −13 | +6 | +6 |
      And 2 chips are left on the table, and no Jack

    @hoyle-1887.all-thirteen @hoyle-1887.tie-remainder
    Scenario: Of five players, waiting chips are not shared when one takes every heart
      Given the game is hoyle-1887/hearts for 5 players
      And 3 chips are left on the table
      When the hearts taken are
        | A  | B | C | D | E |
        | 13 | 0 | 0 | 0 | 0 |
      Then the net is
        | A   | B  | C  | D  | E  |
        | −13 | +3 | +3 | +3 | +3 |
      And 4 chips are left on the table, and no Jack

    @hoyle-1887.all-thirteen @hoyle-1887.tie-remainder
    Scenario: Of six players, waiting chips are not shared when one takes every heart
      Given the game is hoyle-1887/hearts for 6 players
      And 3 chips are left on the table
      When the hearts taken are
        | A  | B | C | D | E | F |
        | 13 | 0 | 0 | 0 | 0 | 0 |
      Then the net is
        | A   | B  | C  | D  | E  | F  |
        | −13 | +2 | +2 | +2 | +2 | +2 |
      And 6 chips are left on the table, and no Jack

  Rule: The others pay the player who wins

    @hoyle-1887.lowest-wins @hoyle-1887.lowest-wins.example
    Scenario: Each of the others pays a single winner
      When the hearts taken are
        | A | B | C | D |
        | 1 | 2 | 4 | 6 |
      Then A is paid 2 chips by B
      And A is paid 4 chips by C
      And A is paid 6 chips by D

    @hoyle-1887.tie @hoyle-1887.tie.example @hoyle-1887.tie-remainder
    Scenario: The others pay two winners between them, and a chip stays on the table
      When the hearts taken are
        | A | B | C | D |
        | 2 | 2 | 3 | 6 |
      Then A draws 4 chips
      And B draws 4 chips
      And 1 chip is left on the table, and no Jack

    @hoyle-1887.all-thirteen
    Scenario: A player with every heart pays each of the others four
      When the hearts taken are
        | A | B | C | D  |
        | 0 | 0 | 0 | 13 |
      Then A is paid 4 chips by D
      And B is paid 4 chips by D
      And C is paid 4 chips by D

  Rule: At other tables thirteen hearts divide as in a tie

    @hoyle-1887.all-thirteen
    Scenario: One of three takes every heart
      The book gives its shares of thirteen only for four players; we read the same division for the others.

      When the hearts taken are
        | A  | B | C |
        | 13 | 0 | 0 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 13   | 0     | −13 |
        | B | 0    | 6     | +6  |
        | C | 0    | 6     | +6  |
      And 1 chip is left on the table, and no Jack

    @hoyle-1887.all-thirteen
    Scenario: One of five takes every heart
      When the hearts taken are
        | A  | B | C | D | E |
        | 13 | 0 | 0 | 0 | 0 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 13   | 0     | −13 |
        | B | 0    | 3     | +3  |
        | C | 0    | 3     | +3  |
        | D | 0    | 3     | +3  |
        | E | 0    | 3     | +3  |
      And 1 chip is left on the table, and no Jack

    @hoyle-1887.all-thirteen
    Scenario: One of six takes every heart
      When the hearts taken are
        | A  | B | C | D | E | F |
        | 13 | 0 | 0 | 0 | 0 | 0 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 13   | 0     | −13 |
        | B | 0    | 2     | +2  |
        | C | 0    | 2     | +2  |
        | D | 0    | 2     | +2  |
        | E | 0    | 2     | +2  |
        | F | 0    | 2     | +2  |
      And 3 chips are left on the table, and no Jack
