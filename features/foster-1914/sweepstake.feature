Feature: Sweepstake Hearts in 1914
  Each player pays a counter into the pool for every heart. A lone player without any wins it; two divide it, and the odd
  counter waits for the next deal. If all hold hearts, or one holds every heart, the pool is carried over as a Jack, which
  only a lone clear player can win.

  Background:
    Given the game is foster-1914/sweepstake

  @foster-1914.p349.players.number @foster-1914.p349.counters.fifty
  Scenario: From three to six may settle as at Sweepstake, and each begins with fifty counters
    Two players have settlements of their own.

    Then the game is for 3, 4, 5 and 6 players
    And each player begins with 50 chips

  @foster-1914.p352.sweepstake.pay-one @foster-1914.p352.sweepstake.one-clear @foster-1914.law-29.one
  @foster-1914.p352.settling.announce @foster-1914.p352.settling.pay @foster-1914.p349.players.alone
  Scenario: One player alone is clear and wins the pool
    When the hearts taken are
      | A | B | C | D |
      | 2 | 4 | 7 | 0 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 2    | 0     | −2  |
      | B | 4    | 0     | −4  |
      | C | 7    | 0     | −7  |
      | D | 0    | 13    | +13 |
    And the pool is empty
    And the deal is settled in chips
    And the settlement rests on foster-1914.p352.sweepstake.pay-one
    And the settlement rests on foster-1914.law-29.one

  Rule: Two who are clear divide it

    @foster-1914.p352.sweepstake.two-clear @foster-1914.law-29.two
    Scenario: The odd counter waits for the next pool
      When the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 6     | +6  |
        | B | 0    | 6     | +6  |
        | C | 6    | 0     | −6  |
        | D | 7    | 0     | −7  |
      And 1 chip is left on the table, and no Jack
      And the settlement rests on foster-1914.law-29.two
      When the hearts taken are
        | A | B | C | D |
        | 3 | 4 | 0 | 6 |
      Then C draws 14 chips
      And the pool is empty

    @foster-1914.law-29.two
    Scenario: The odd counter makes no Jack, so two may divide the next pool as well
      Given 1 chip is left on the table
      When the hearts taken are
        | A | B | C | D |
        | 0 | 6 | 0 | 7 |
      Then the net is
        | A  | B  | C  | D  |
        | +7 | −6 | +7 | −7 |
      And the pool is empty

    @foster-1914.p352.sweepstake.jack-after-division
    Scenario: In some clubs the odd counter starts a Jack
      The next pool cannot be divided, and a lone clear player wins it with the Jack.

      Given the option jack-after-division is jack
      When the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then the net is
        | A  | B  | C  | D  |
        | +6 | +6 | −6 | −7 |
      And a Jack of 1 stands in the pool
      When the hearts taken are
        | A | B | C | D |
        | 0 | 6 | 0 | 7 |
      Then the net is
        | A | B  | C | D  |
        | 0 | −6 | 0 | −7 |
      And a Jack of 14 stands in the pool
      When the hearts taken are
        | A | B | C | D |
        | 1 | 6 | 0 | 6 |
      Then C draws 27 chips
      And the pool is empty
      When the hearts taken are
        | A | B | C | D |
        | 3 | 4 | 0 | 6 |
      Then C draws 13 chips
      And the pool is empty

  Rule: Jacks

    @foster-1914.law-29.three @foster-1914.p352.sweepstake.jack
    Scenario: One player has all thirteen, three are clear, and the pool becomes a Jack
      When the hearts taken are
        | A  | B | C | D |
        | 13 | 0 | 0 | 0 |
      Then the net is
        | A   | B | C | D |
        | −13 | 0 | 0 | 0 |
      And a Jack of 13 stands in the pool
      And the settlement rests on foster-1914.law-29.three

    @foster-1914.p352.sweepstake.jack
    Scenario: All players hold hearts, and the pool becomes a Jack
      When the hearts taken are
        | A | B | C | D |
        | 4 | 5 | 3 | 1 |
      Then the net is
        | A  | B  | C  | D  |
        | −4 | −5 | −3 | −1 |
      And a Jack of 13 stands in the pool
      And the settlement rests on foster-1914.p352.sweepstake.jack

    @foster-1914.p352.sweepstake.jack-grows @foster-1914.p352.sweepstake.jack-won @foster-1914.law-29.keep-paying
    @foster-1914.law-29.jack-won
    Scenario: A Jack grows by thirteen a deal, and two clear players cannot win it
      When the hearts taken are
        | A | B | C | D |
        | 4 | 5 | 3 | 1 |
      Then a Jack of 13 stands in the pool
      When the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then a Jack of 26 stands in the pool
      And nobody wins the pool
      And the settlement rests on foster-1914.law-29.jack-won
      When the hearts taken are
        | A | B | C | D |
        | 2 | 0 | 4 | 7 |
      Then the net is
        | A  | B   | C  | D  |
        | −2 | +39 | −4 | −7 |
      And the pool is empty

  Rule: Other tables

    @foster-1914.p352.sweepstake.jack
    Scenario: Of three players one has every heart
      Two are clear, yet it is a Jack, since one player has all thirteen. Law 29 lets two divide when the others have some
      each.

      Given the game is foster-1914/sweepstake for 3 players
      When the hearts taken are
        | A | B  | C |
        | 0 | 13 | 0 |
      Then the net is
        | A | B   | C |
        | 0 | −13 | 0 |
      And a Jack of 13 stands in the pool
      And the settlement rests on foster-1914.p352.sweepstake.jack

    @foster-1914.p354.three-handed.sweepstake @foster-1914.p352.sweepstake.one-clear @foster-1914.law-29.one
    Scenario: Of three players one is clear
      Given the game is foster-1914/sweepstake for 3 players
      When the hearts taken are
        | A | B | C |
        | 0 | 6 | 7 |
      Then A draws 13 chips
      And the pool is empty
      And the settlement rests on foster-1914.law-29.one

    @foster-1914.p352.sweepstake.jack-won
    Scenario: Of three players one wins a Jack
      Given the game is foster-1914/sweepstake for 3 players
      And a Jack of 13 stands
      When the hearts taken are
        | A | B | C |
        | 0 | 6 | 7 |
      Then A draws 26 chips
      And the pool is empty

    @foster-1914.law-29.two @foster-1914.law-29.three @foster-1914.p352.sweepstake.jack
    Scenario: Of five players two or three are clear
      Two divide. The text does not mention three. Law 29 considers four players and has three clear players leave a Jack,
      and the book never lets more than two divide.

      Given the game is foster-1914/sweepstake for 5 players
      When the hearts taken are
        | A | B | C | D | E |
        | 0 | 2 | 5 | 0 | 6 |
      Then the net is
        | A  | B  | C  | D  | E  |
        | +6 | −2 | −5 | +6 | −6 |
      And 1 chip is left on the table, and no Jack
      When the hearts taken are
        | A | B | C | D | E |
        | 0 | 0 | 5 | 0 | 8 |
      Then a Jack of 14 stands in the pool

    @foster-1914.p349.cards.six-strip @foster-1914.law-3.six
    Scenario: Six players play for twelve hearts
      Given the game is foster-1914/sweepstake for 6 players
      When the hearts taken are
        | A | B | C | D | E | F |
        | 1 | 2 | 3 | 4 | 2 | 0 |
      Then F draws 12 chips
      And the pool is empty

  Rule: From deal to deal

    @foster-1914.p349.counters.each-deal @foster-1914.p352.settling.end
    Scenario: Each deal is settled by itself, and none ends the game
      When the hearts taken are
        | A | B | C | D |
        | 1 | 5 | 7 | 0 |
      Then the chips held are
        | A  | B  | C  | D  |
        | 49 | 45 | 43 | 63 |
      And the game goes on

    @foster-1914.p352.settling.end
    Scenario: The game is not over when somebody has lost all their counters
      Given the chips held are
        | A | B  | C  | D   |
        | 5 | 45 | 40 | 110 |
      When the hearts taken are
        | A | B | C | D |
        | 5 | 3 | 5 | 0 |
      Then the chips held are
        | A | B  | C  | D   |
        | 0 | 42 | 35 | 123 |
      And the game goes on

  Rule: Sixty deals

    @foster-1914.p352.howell.sixty-deals @worked
    Scenario: Fifty-eight hearts in sixty deals, and forty-six counters behind
      A takes one heart in each of fifty-eight deals and wins nothing in them; twice A is clear, with another, and draws
      six. A has paid fifty-eight and drawn twelve.

      When the hearts taken are
        | A | B | C | D |
        | 1 | 0 | 6 | 6 |
      Then A pays 1 chip
      And A draws 0 chips
      When the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then A pays 0 chips
      And A draws 6 chips

    @foster-1914.p352.howell.sixty-deals
    Scenario: Five hundred hearts in sixty deals, and forty-six counters ahead
      B takes every heart in thirty-eight deals, which is 494, and it makes a Jack of 494. In the next deal all hold hearts,
      six of them B's. Then B alone is clear and draws 520. Two more pools of thirteen bring it to 546, and B has paid 500;
      in the other eighteen deals B neither pays nor draws.

      Given a Jack of 481 stands
      When the hearts taken are
        | A | B  | C | D |
        | 0 | 13 | 0 | 0 |
      Then a Jack of 494 stands in the pool
      When the hearts taken are
        | A | B | C | D |
        | 1 | 6 | 2 | 4 |
      Then a Jack of 507 stands in the pool
      When the hearts taken are
        | A | B | C | D |
        | 4 | 0 | 4 | 5 |
      Then B draws 520 chips
      When the hearts taken are
        | A | B | C | D |
        | 4 | 0 | 4 | 5 |
      Then B draws 13 chips
      When the hearts taken are
        | A | B | C | D  |
        | 0 | 0 | 0 | 13 |
      Then B pays 0 chips
      And B draws 0 chips
