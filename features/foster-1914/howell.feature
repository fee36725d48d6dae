Feature: Howell's settling in 1914
  On every heart its taker pays a counter for every opponent, and each draws one for each heart that others took. The pool
  is always emptied.

  Background:
    Given the game is foster-1914/howell

  @foster-1914.p353.howell.example @foster-1914.p353.howell.pay @foster-1914.p353.howell.draw @worked
  Scenario: Hearts of three, five, five and none by Howell’s settling
    When the hearts taken are
      | A | B | C | D |
      | 3 | 5 | 5 | 0 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 9    | 10    | +1  |
      | B | 15   | 8     | −7  |
      | C | 15   | 8     | −7  |
      | D | 0    | 13    | +13 |
    And the pool is empty
    And the deal is settled in chips
    And all that is paid goes into the pool
    And nobody wins the pool
    And the settlement rests on foster-1914.p353.howell.pay
    And the settlement rests on foster-1914.p353.howell.draw

  @foster-1914.p353.howell.no-jacks @foster-1914.p367.hand-3.result @worked
  Scenario: In the third illustrative hand all hold hearts, and there is no Jack
    When the hearts taken are
      | A | Y | B | Z |
      | 3 | 2 | 7 | 1 |
    Then the net is
      | A  | Y  | B   | Z  |
      | +1 | +5 | −15 | +9 |
    And the pool is empty
    And nobody wins the pool

  @foster-1914.p353.howell.hundred @foster-1914.p353.howell.pay
  Scenario: All begin with a hundred counters, with any number of players
    Then each player begins with 100 chips
    And the game is for 3, 4, 5 and 6 players

  @foster-1914.p350.objects.aims-differ @foster-1914.p353.howell.pay
  Scenario Outline: Of four players, the result of one with three or four hearts
    Fewer than four still gain; that may be the aim the chapter mentions.

    When the hearts taken are
      | A        | B      | C | D |
      | <hearts> | <rest> | 0 | 0 |
    Then for A the settlement is
      | pays   | draws  | net   |
      | <pays> | <rest> | <net> |

    Examples:
      | hearts | rest | pays | net |
      | 3      | 10   | 9    | +1  |
      | 4      | 9    | 12   | −3  |

  @foster-1914.p353.howell.sixty-deals @foster-1914.p353.howell.fewest-wins
  Scenario Outline: The result of a number of hearts over sixty deals
    A player with 58 hearts in sixty deals may have one in fifty-eight of them and none in two: 58 times 9 and twice 13, or
    548 ahead. A player with 500 may have eight in forty deals and nine in twenty: 40 times 19 and 20 times 23, or 1,220
    behind. Every heart costs four, so the sum is the same in any order, and the fewest hearts must win.

    When the hearts taken are
      | A        | B      | C | D |
      | <hearts> | <rest> | 0 | 0 |
    Then for A the settlement is
      | pays   | draws  | net   |
      | <pays> | <rest> | <net> |

    Examples:
      | hearts | rest | pays | net |
      | 0      | 13   | 0    | +13 |
      | 1      | 12   | 3    | +9  |
      | 8      | 5    | 24   | −19 |
      | 9      | 4    | 27   | −23 |

  @foster-1914.p354.three-handed.howell @foster-1914.p353.howell.pay
  Scenario: Three players by Howell's settling
    When the hearts taken are
      | A | B | C |
      | 2 | 4 | 7 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 4    | 11    | +7  |
      | B | 8    | 9     | +1  |
      | C | 14   | 6     | −8  |
    And the pool is empty

  @foster-1914.p349.cards.six-strip @foster-1914.p353.howell.draw
  Scenario: Six players, who have twelve hearts in play
    When the hearts taken are
      | A | B | C | D | E | F |
      | 0 | 1 | 2 | 3 | 3 | 3 |
    Then the net is
      | A   | B  | C | D  | E  | F  |
      | +12 | +6 | 0 | −6 | −6 | −6 |
    And the pool is empty

  @foster-1914.law-15.forfeit @foster-1914.p353.howell.no-jacks
  Scenario: No forfeit is paid for hands of the wrong size
    It would go into the pool, which the draws empty by fixed numbers, and nobody could win it.

    Given the hands of B and C had to be made equal
    When the hearts taken are
      | A | B | C | D |
      | 3 | 5 | 5 | 0 |
    Then the net is
      | A  | B  | C  | D   |
      | +1 | −7 | −7 | +13 |
    And the pool is empty
    And what is said of Forfeit for unequal hands is assumed
    When they choose 5 for the option forfeit
    Then they cannot play so
