@spalding-1896.p24.howell.pay @spalding-1896.p24.howell.draw
Feature: Howell settling
  Each player pays one chip for each opponent on every heart taken, and then draws one for every heart that others took. The
  result depends only on a player's own hearts, and the pool is emptied every time.

  Background:
    Given the game is spalding-1896/howell

  @spalding-1896.p24.howell.example @worked
  Scenario: Each heart costs three chips, and D, who took none, draws thirteen
    When the hearts taken are
      | A | B | C | D |
      | 2 | 4 | 7 | 0 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 6    | 11    | +5  |
      | B | 12   | 9     | −3  |
      | C | 21   | 6     | −15 |
      | D | 0    | 13    | +13 |
    And the pool is empty
    And the deal is settled in chips

  @spalding-1896.p24.howell.extremes @worked
  Scenario: The most that a player can win and lose
    When the hearts taken are
      | A  | B | C | D |
      | 13 | 0 | 0 | 0 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 39   | 0     | −39 |
      | B | 0    | 13    | +13 |
      | C | 0    | 13    | +13 |
      | D | 0    | 13    | +13 |
    And the pool is empty

  @spalding-1896.p24.howell.no-jacks
  Scenario: There is no pool to win and no Jack, even when all hold hearts
    When the hearts taken are
      | A | B | C | D |
      | 4 | 3 | 4 | 2 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 12   | 9     | −3  |
      | B | 9    | 10    | +1  |
      | C | 12   | 9     | −3  |
      | D | 6    | 11    | +5  |
    And the pool is empty
    And nobody wins the pool

  @spalding-1896.p24.howell.fixed-results
  Scenario Outline: Three hearts gain a chip whoever has the other ten
    When the hearts taken are
      | A | B   | C   | D   |
      | 3 | <B> | <C> | <D> |
    Then A pays 9 chips
    And A draws 10 chips
    And the pool is empty

    Examples:
      | B  | C | D |
      | 10 | 0 | 0 |
      | 5  | 5 | 0 |
      | 4  | 3 | 3 |
      | 0  | 1 | 9 |

  @spalding-1896.p24.howell.table @spalding-1896.p24.howell.fixed-results
  Scenario Outline: Four players: the result of a number of the thirteen hearts
    When the hearts taken are
      | A        | B      | C | D |
      | <hearts> | <rest> | 0 | 0 |
    Then for A the settlement is
      | pays   | draws  | net   |
      | <pays> | <rest> | <net> |
    And the pool is empty

    Examples:
      | hearts | rest | pays | net |
      | 0      | 13   | 0    | +13 |
      | 1      | 12   | 3    | +9  |
      | 2      | 11   | 6    | +5  |
      | 3      | 10   | 9    | +1  |
      | 4      | 9    | 12   | −3  |
      | 5      | 8    | 15   | −7  |
      | 6      | 7    | 18   | −11 |
      | 7      | 6    | 21   | −15 |
      | 8      | 5    | 24   | −19 |
      | 9      | 4    | 27   | −23 |
      | 10     | 3    | 30   | −27 |
      | 11     | 2    | 33   | −31 |
      | 12     | 1    | 36   | −35 |
      | 13     | 0    | 39   | −39 |

  @spalding-1896.p24.howell.no-jacks @spalding-1896.rule-26.forfeit
  Scenario: No forfeit is paid for hands of the wrong size
    Forfeits are due in games for stakes, and go into the pool. Fixed draws empty this pool, so ten more chips would stay
    there for ever.

    Given the hands of B and C had to be made equal
    When the hearts taken are
      | A | B | C | D |
      | 2 | 4 | 7 | 0 |
    Then the net is
      | A  | B  | C   | D   |
      | +5 | −3 | −15 | +13 |
    And the pool is empty
    And what is said of Forfeit for unequal hands is assumed
    When they choose 5 for the option forfeit
    Then they cannot play so

  @spalding-1896.p24.howell.any-number @spalding-1896.p06.players @spalding-1896.rule-13.single-handed
  Scenario: Two players: one chip for each heart, and a draw of thirteen less their hearts
    Two are dealt thirteen each and draw from the rest. A pays five and draws eight, B pays eight and draws five.

    Given the game is spalding-1896/howell for 2 players
    When 2 sit down to play
    Then they can play so
    And no card is left out
    And each player is dealt 13 cards
    And 26 cards are left over as a stock
    When the hearts taken are
      | A | 5 |
      | B | 8 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 5    | 8     | +3  |
      | B | 8    | 5     | −3  |
    And the pool is empty

  @spalding-1896.p24.howell.any-number @spalding-1896.p24.howell.fixed-results
  Scenario Outline: Three players: the result of a number of the thirteen hearts
    When the hearts taken are
      | A        | B      | C |
      | <hearts> | <rest> | 0 |
    Then for A the settlement is
      | pays   | draws  | net   |
      | <pays> | <rest> | <net> |
    And the pool is empty

    Examples:
      | hearts | rest | pays | net |
      | 0      | 13   | 0    | +13 |
      | 1      | 12   | 2    | +10 |
      | 4      | 9    | 8    | +1  |
      | 5      | 8    | 10   | −2  |
      | 13     | 0    | 26   | −26 |

  @spalding-1896.p24.howell.any-number @spalding-1896.p24.howell.fixed-results
  Scenario Outline: Five players: the result of a number of the thirteen hearts
    When the hearts taken are
      | A        | B      | C | D | E |
      | <hearts> | <rest> | 0 | 0 | 0 |
    Then for A the settlement is
      | pays   | draws  | net   |
      | <pays> | <rest> | <net> |
    And the pool is empty

    Examples:
      | hearts | rest | pays | net |
      | 0      | 13   | 0    | +13 |
      | 1      | 12   | 4    | +8  |
      | 2      | 11   | 8    | +3  |
      | 3      | 10   | 12   | −2  |
      | 13     | 0    | 52   | −52 |

  @spalding-1896.p24.howell.any-number @spalding-1896.p24.howell.fixed-results
  Scenario Outline: Six players: the result of a number of the thirteen hearts
    When the hearts taken are
      | A        | B      | C | D | E | F |
      | <hearts> | <rest> | 0 | 0 | 0 | 0 |
    Then for A the settlement is
      | pays   | draws  | net   |
      | <pays> | <rest> | <net> |
    And the pool is empty

    Examples:
      | hearts | rest | pays | net |
      | 0      | 13   | 0    | +13 |
      | 1      | 12   | 5    | +7  |
      | 2      | 11   | 10   | +1  |
      | 3      | 10   | 15   | −5  |
      | 13     | 0    | 65   | −65 |

  @spalding-1896.p07.six-handed-strip-deuces @spalding-1896.p24.howell.fixed-results
  Scenario Outline: Six players without the two of hearts: the result of a number of the twelve
    Given the option six-handed is two-of-hearts
    When the hearts taken are
      | A        | B      | C | D | E | F |
      | <hearts> | <rest> | 0 | 0 | 0 | 0 |
    Then for A the settlement is
      | pays   | draws  | net   |
      | <pays> | <rest> | <net> |
    And the pool is empty

    Examples:
      | hearts | rest | pays | net |
      | 0      | 12   | 0    | +12 |
      | 1      | 11   | 5    | +6  |
      | 2      | 10   | 10   | 0   |
      | 3      | 9    | 15   | −6  |
      | 12     | 0    | 60   | −60 |
