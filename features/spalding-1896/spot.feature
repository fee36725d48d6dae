@spalding-1896.p32.spot.settling
Feature: Spot Hearts
  Every spot on a heart counts, and the ace, king, queen and knave count fourteen, thirteen, twelve and eleven. The player
  with the fewest spots collects only the difference from each of the others.

  Background:
    Given the game is spalding-1896/spot

  @spalding-1896.p34.spot.example-result @spalding-1896.p31.spot.total @spalding-1896.p32.spot.total-check @worked
  Scenario: The printed deal of Spot Hearts
    Z's figure is cut off in the scan; 104 less the other three leave Z seventeen. The payment is not printed, but follows.

    When the spots taken are
      | A | 12 |
      | Y | 26 |
      | B | 49 |
      | Z | 17 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 56    | +56 |
      | Y | 14   | 0     | −14 |
      | B | 37   | 0     | −37 |
      | Z | 5    | 0     | −5  |
    And A is paid 14 chips by Y
    And A is paid 37 chips by B
    And A is paid 5 chips by Z
    And the pool is empty
    And the deal is settled in chips
    And the settlement rests on spalding-1896.p32.spot.settling

  @spalding-1896.p31.spot.pips @spalding-1896.p31.spot.values
  Scenario: The value of each heart in spots
    The ten and the two make twelve, two less than the ace.

    When the cards taken are
      | A | AH               |
      | B | 10H 2H           |
      | C | KH JH            |
      | D | the other hearts |
    Then the settlement is
      |   | pays | draws | net |
      | A | 2    | 0     | −2  |
      | B | 0    | 56    | +56 |
      | C | 12   | 0     | −12 |
      | D | 42   | 0     | −42 |
    And the settlement rests on spalding-1896.p31.spot.pips
    And the settlement rests on spalding-1896.p31.spot.values

  @spalding-1896.p31.spot.values
  Scenario: Knave, queen and king count one more each
    When the cards taken are
      | A | QH               |
      | B | KH               |
      | C | JH               |
      | D | the other hearts |
    Then the net is
      | A  | B  | C   | D   |
      | −1 | −2 | +60 | −57 |

  @spalding-1896.p31.spot.pips @spalding-1896.p31.spot.values
  Scenario: Three small hearts are fewer spots than the ace
    When the cards taken are
      | A | 5H 6H 7H 8H      |
      | B | 2H 3H 4H         |
      | C | AH               |
      | D | the other hearts |
    Then the net is
      | A   | B   | C  | D   |
      | −17 | +68 | −5 | −46 |

  @spalding-1896.p31.spot.low-heart
  Scenario: Fourth hand must win, and may choose what it costs
    Three, four and six are on the table, thirteen spots, and D has nothing below the seven. With it the trick costs D
    twenty; with the knave, by which the general hints would have D win it, it would be twenty-four.

    Given A has in hand 3H 2S
    And B has in hand 4H AH
    And C has in hand 6H QH
    And D has in hand 7H 10H JH
    When A is to lead
    And A plays 3H
    And B plays 4H
    And C plays 6H
    Then D may play 7H 10H JH
    When D plays 7H
    Then D wins the trick
    And the tricks have cost
      | A | B | C | D  |
      | 0 | 0 | 0 | 20 |

  @spalding-1896.p31.spot.low-heart
  Scenario: Fourth hand returns the lead with the knave, while higher hearts are out
    The queen and the ace are still to come, and one of their holders wins the trick.

    Given A has in hand 2S
    And B has in hand AH
    And C has in hand QH
    And D has in hand 10H JH
    When D is to lead
    And D plays JH
    And A plays 2S
    And B plays AH
    And C plays QH
    Then B wins the trick
    And the tricks have cost
      | A | B  | C | D |
      | 0 | 37 | 0 | 0 |

  @spalding-1896.p31.spot.total @spalding-1896.p07.six-handed-strip-deuces
  Scenario: Six players without the two of hearts have 102 spots
    Given the option six-handed is two-of-hearts
    When the spots taken are
      | A  | B  | C  | D  | E  | F  |
      | 10 | 12 | 20 | 20 | 20 | 20 |
    Then the net is
      | A   | B  | C   | D   | E   | F   |
      | +42 | −2 | −10 | −10 | −10 | −10 |
    And the cards left out are 2S 2C 2D 2H

  @spalding-1896.p08.same-laws
  Scenario: Spot Hearts can have other numbers of players
    The book shows four players; the same laws cover three, five and six.

    Then the game is for 3, 4, 5 and 6 players

  Rule: Players who tie for the fewest share what the others pay

    Scenario: Two tie for the fewest, and every excess is paid once
      When the spots taken are
        | A  | B  | C  | D  |
        | 20 | 20 | 40 | 24 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 12    | +12 |
        | B | 0    | 12    | +12 |
        | C | 20   | 0     | −20 |
        | D | 4    | 0     | −4  |
      And the pool is empty

    @spalding-1896.rule-44
    Scenario: An odd chip goes to the one nearer the dealer's left
      Given the game is spalding-1896/spot for 3 players
      And C deals
      When the spots taken are
        | A  | B  | C  |
        | 25 | 25 | 54 |
      Then the net is
        | A   | B   | C   |
        | +15 | +14 | −29 |
      And the pool is empty
      And the settlement rests on an assumption about The odd chip

    @spalding-1896.rule-44
    Scenario: Two odd chips go to the two nearest the dealer's left
      Given D deals
      When the spots taken are
        | A  | B  | C  | D  |
        | 21 | 21 | 21 | 41 |
      Then the net is
        | A  | B  | C  | D   |
        | +7 | +7 | +6 | −20 |
      And the pool is empty

    @spalding-1896.rule-44.odd-remains @spalding-1896.p08.same-laws
    Scenario: By agreement odd chips stay for the next deal
      Given the option odd-chip is stays
      When the spots taken are
        | A  | B  | C  | D  |
        | 21 | 21 | 21 | 41 |
      Then the net is
        | A  | B  | C  | D   |
        | +6 | +6 | +6 | −20 |
      And 2 chips are left on the table, and no Jack
      When the spots taken are
        | A  | B  | C  | D  |
        | 12 | 26 | 49 | 17 |
      Then the net is
        | A   | B   | C   | D  |
        | +58 | −14 | −37 | −5 |
      And the pool is empty
