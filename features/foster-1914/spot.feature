Feature: Spot Hearts in 1914
  The spots on the hearts are counted, and the jack, queen, king and ace count eleven to fourteen. The player with the
  fewest collects the difference from every other player; those who tie for the fewest divide it.

  Background:
    Given the game is foster-1914/spot

  @foster-1914.p355.spot.example @foster-1914.p355.spot.settling @foster-1914.p355.spot.total @worked
  Scenario: Spots of 8, 24, 18 and 54: the lowest is paid by the others
    When the spots taken are
      | A | B  | C  | D  |
      | 8 | 24 | 18 | 54 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 72    | +72 |
      | B | 16   | 0     | −16 |
      | C | 10   | 0     | −10 |
      | D | 46   | 0     | −46 |
    And A is paid 16 chips by B
    And A is paid 10 chips by C
    And A is paid 46 chips by D
    And the pool is empty
    And the deal is settled in chips
    And the settlement rests on foster-1914.p355.spot.settling

  @foster-1914.p355.spot.example-tie @foster-1914.p355.spot.tie @worked
  Scenario: Spots of 8, 8, 32 and 56: the two lowest divide
    When the spots taken are
      | A | B | C  | D  |
      | 8 | 8 | 32 | 56 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 36    | +36 |
      | B | 0    | 36    | +36 |
      | C | 24   | 0     | −24 |
      | D | 48   | 0     | −48 |
    And the pool is empty

  @foster-1914.p355.spot.tie
  Scenario: Two who have none at all divide as well
    When the spots taken are
      | A | B | C  | D  |
      | 0 | 0 | 40 | 64 |
    Then the net is
      | A   | B   | C   | D   |
      | +52 | +52 | −40 | −64 |

  @foster-1914.p355.spot.tie
  Scenario: An amount that does not divide waits
    Three tie at 21 and the fourth pays twenty, of which two are over.

    When the spots taken are
      | A  | B  | C  | D  |
      | 21 | 21 | 21 | 41 |
    Then the net is
      | A  | B  | C  | D   |
      | +6 | +6 | +6 | −20 |
    And 2 chips are left on the table, and no Jack
    And the settlement rests on an assumption about The odd chip
    When the spots taken are
      | A | B  | C  | D  |
      | 8 | 24 | 18 | 54 |
    Then A draws 74 chips
    And the pool is empty

  @foster-1914.p355.spot.values @foster-1914.p355.spot.total
  Scenario: The value of each heart in spots
    The ace is fourteen, the king and the jack twenty-four, the queen and the nine twenty-one. The rest of the 104,
    forty-five, are taken by the others.

    When the cards taken are
      | A | AH               |
      | B | KH JH            |
      | C | QH 9H            |
      | D | the other hearts |
    Then the net is
      | A   | B   | C  | D   |
      | +48 | −10 | −7 | −31 |
    And the settlement rests on foster-1914.p355.spot.values

  @foster-1914.p355.spot.values
  Scenario: Jack, queen and king are one apart
    When the cards taken are
      | A | QH               |
      | B | KH               |
      | C | JH               |
      | D | the other hearts |
    Then the net is
      | A  | B  | C   | D   |
      | −1 | −2 | +60 | −57 |

  @foster-1914.p349.cards.six-strip
  Scenario: Six players have 102 spots between them
    Then the game is for 3, 4, 5 and 6 players
    When the spots taken are
      | A  | B  | C  | D  | E  | F  |
      | 10 | 12 | 20 | 20 | 20 | 20 |
    Then the net is
      | A   | B  | C   | D   | E   | F   |
      | +42 | −2 | −10 | −10 | −10 | −10 |

  @foster-1914.law-15.forfeit @foster-1914.p355.spot.settling
  Scenario: In Spot Hearts no forfeit is paid for hands of the wrong size
    It would go into the pool, and here is none.

    Given the hands of B and C had to be made equal
    When the spots taken are
      | A | B  | C  | D  |
      | 8 | 24 | 18 | 54 |
    Then the net is
      | A   | B   | C   | D   |
      | +72 | −16 | −10 | −46 |
    And the pool is empty
    And what is said of Forfeit for unequal hands is assumed
    When they choose 5 for the option forfeit
    Then they cannot play so
