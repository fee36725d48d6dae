@spalding-1896.p41.jackpot.separate
Feature: Jack-Pot Hearts
  As well as the pool there is a pot, to which every player adds a chip at each deal. A player who takes no trick at all
  wins it, which is more than being clear of hearts. All clear players share the pool, and any remainder goes into the pot.
  If nobody is clear the pool waits and is doubled.

  Background:
    Given the game is spalding-1896/jack-pot

  @spalding-1896.p08.same-laws
  Scenario: Jack-Pot Hearts can have other numbers of players
    Then the game is for 3, 4, 5 and 6 players

  Rule: The pool is shared by all who are clear

    @spalding-1896.p41.jackpot.one-clear @spalding-1896.p41.jackpot.ante
    Scenario: One is clear, and the four chips stay in the pot
      That player is clear of hearts but has taken a trick, and so does not win the pot.

      When the hearts taken are
        | A | B | C | D |
        | 2 | 4 | 7 | 0 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 3    | 0     | −3  |
        | B | 5    | 0     | −5  |
        | C | 8    | 0     | −8  |
        | D | 1    | 13    | +12 |
      And the pool is empty
      And the pot holds 4 chips
      And the settlement rests on spalding-1896.p41.jackpot.one-clear
      And the deal is settled in chips

    @spalding-1896.p41.jackpot.two-three-clear
    Scenario: Two clear players share twelve, and the thirteenth goes to the pot
      When the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 1    | 6     | +5  |
        | B | 1    | 6     | +5  |
        | C | 7    | 0     | −7  |
        | D | 8    | 0     | −8  |
      And the pool is empty
      And the pot holds 5 chips
      And the settlement rests on spalding-1896.p41.jackpot.two-three-clear

    @spalding-1896.p41.jackpot.two-three-clear @spalding-1896.p41.jackpot.three-clear-odd
    Scenario: Three clear players share twelve, and the thirteenth goes to the pot
      When the hearts taken are
        | A  | B | C | D |
        | 13 | 0 | 0 | 0 |
      Then the net is
        | A   | B  | C  | D  |
        | −14 | +3 | +3 | +3 |
      And the pool is empty
      And the pot holds 5 chips

    @spalding-1896.p41.jackpot.two-three-clear
    Scenario: Four of five are clear and share the pool
      When the hearts taken are
        | A | B | C | D | E  |
        | 0 | 0 | 0 | 0 | 13 |
      Then the net is
        | A  | B  | C  | D  | E   |
        | +2 | +2 | +2 | +2 | −14 |
      And the pool is empty
      And the pot holds 6 chips

  Rule: When nobody is clear, the pool is doubled

    @spalding-1896.p41.jackpot.all-loaded @spalding-1896.p41.jackpot.each-deal-ante
    Scenario: Two clear players of the next deal share the double pool
      When the hearts taken are
        | A | B | C | D |
        | 4 | 3 | 4 | 2 |
      Then the net is
        | A  | B  | C  | D  |
        | −5 | −4 | −5 | −3 |
      And a double pool of 13 stands in the pool
      And the pot holds 4 chips
      And the settlement rests on spalding-1896.p41.jackpot.all-loaded
      When the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then the net is
        | A   | B   | C  | D  |
        | +12 | +12 | −7 | −8 |
      And the pool is empty
      And the pot holds 8 chips

    @spalding-1896.p41.jackpot.three-clear-odd
    Scenario: Three who share the double pool leave two chips to the pot
      Given a double pool of 13 stands
      And 4 chips are in the pot
      When the hearts taken are
        | A | B | C | D  |
        | 0 | 0 | 0 | 13 |
      Then the net is
        | A  | B  | C  | D   |
        | +7 | +7 | +7 | −14 |
      And the pool is empty
      And the pot holds 10 chips

    @spalding-1896.p41.jackpot.all-loaded
    Scenario: When nobody is clear again, the double pool goes on growing
      Given a double pool of 13 stands
      When the hearts taken are
        | A | B | C | D |
        | 1 | 2 | 4 | 6 |
      Then a double pool of 26 stands in the pool
      When the hearts taken are
        | A | B | C | D |
        | 0 | 3 | 4 | 6 |
      Then the net is
        | A   | B  | C  | D  |
        | +38 | −4 | −5 | −7 |
      And the pool is empty

  Rule: The pot is won by taking no trick

    @spalding-1896.p41.jackpot.won-no-trick @spalding-1896.p41.jackpot.each-deal-ante
    Scenario: Each adds a chip at every deal, until somebody takes no trick
      When the hearts taken are
        | A | B | C | D |
        | 2 | 4 | 7 | 0 |
      Then the pot holds 4 chips
      When the hearts taken are
        | A | B | C | D |
        | 5 | 0 | 3 | 5 |
      Then the pot holds 8 chips
      When D takes no trick and the hearts taken are
        | A | B | C | D |
        | 2 | 4 | 7 | 0 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 3    | 0     | −3  |
        | B | 5    | 0     | −5  |
        | C | 8    | 0     | −8  |
        | D | 1    | 25    | +24 |
      And the pot holds 0 chips
      And the pool is empty
      And the settlement rests on spalding-1896.p41.jackpot.won-no-trick

    @spalding-1896.p41.jackpot.each-deal-ante
    Scenario: When the pot has been won outright, the next deal opens it again
      The book does not say so of a pot that was won whole. The chip that each adds at every fresh deal begins the next.

      Given 4 chips are in the pot
      When D takes no trick and the hearts taken are
        | A | B | C | D |
        | 2 | 4 | 7 | 0 |
      Then D draws 21 chips
      And the pot holds 0 chips
      When the hearts taken are
        | A | B | C | D |
        | 5 | 0 | 3 | 5 |
      Then the pot holds 4 chips

    @spalding-1896.p41.jackpot.two-no-trick
    Scenario: Two without a trick divide the pot, and the odd chip begins a fresh pot
      The odd chip of the pool has gone in before: eight, four and one are thirteen.

      Given 8 chips are in the pot
      When A and B take no trick and the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 1    | 12    | +11 |
        | B | 1    | 12    | +11 |
        | C | 7    | 0     | −7  |
        | D | 8    | 0     | −8  |
      And the pot holds 1 chip
      And the pool is empty

    @spalding-1896.p41.jackpot.won-no-trick @spalding-1896.p41.jackpot.two-three-clear
    Scenario: The odd chip of the pool goes to the winner of the pot
      A is clear as well, but has taken a trick.

      Given 8 chips are in the pot
      When B takes no trick and the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then the net is
        | A  | B   | C  | D  |
        | +5 | +18 | −7 | −8 |
      And the pot holds 0 chips

    @spalding-1896.p41.jackpot.won-no-trick @spalding-1896.p41.jackpot.two-three-clear
    Scenario: By choice the odd chip of the pool begins a fresh pot
      Given the option odd-chip is to-a-fresh-pot
      And 8 chips are in the pot
      When B takes no trick and the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then the net is
        | A  | B   | C  | D  |
        | +5 | +17 | −7 | −8 |
      And the pot holds 1 chip
      And the pool is empty

    @spalding-1896.p41.jackpot.two-three-clear
    Scenario: With the choice of a fresh pot the odd chip goes to the old pot, if nobody wins the old pot
      Given the option odd-chip is to-a-fresh-pot
      And 8 chips are in the pot
      When the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then the pot holds 13 chips
      And the pool is empty
