Feature: Revokes, 1896
  A revoke may be corrected until the trick is turned. After that the deal is played to its end, and the revoker pays for
  everybody and wins nothing.

  @spalding-1896.rule-35.definition @spalding-1896.rule-35.correction @spalding-1896.rule-35.others-retract
  Scenario: A revoke is corrected in time
    B discards a heart on a club though B has a club. When B notices, C has played; C takes back the seven and plays the
    king. The heart is exposed, the seven is not.

    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 5C 5H
    And C has in hand 7C KC
    And D has in hand 8C 4D
    When A is to lead
    And A plays 9C
    And B revokes with 5H
    And C plays 7C
    And B puts the revoke right with 5C and C changes to KC
    Then it is granted
    And the ruling rests on spalding-1896.rule-35.correction
    And the ruling rests on spalding-1896.rule-35.others-retract
    And 5H lies face up before B
    And no card lies face up before C
    When D plays 8C
    Then C wins the trick

  @spalding-1896.rule-35.correction
  Scenario: A revoke is corrected when the trick is complete but not yet turned
    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 5C 5H
    And C has in hand 7C KC
    And D has in hand 8C 4D
    When A is to lead
    And A plays 9C
    And B revokes with 5H
    And C plays 7C
    And D plays 8C
    And B puts the revoke right with 5C
    Then it is granted
    And B holds 5H
    And A is charged with 9C 5C 7C 8C

  @spalding-1896.rule-35.correction @spalding-1896.rule-47
  Scenario: A revoke cannot be corrected when the trick is turned
    Every trick is turned before the next is led. The next is led, so the last is turned.

    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 5C 5H
    And C has in hand 7C KC
    And D has in hand 8C 4D
    When A is to lead
    And A plays 9C
    And B revokes with 5H
    And C plays 7C
    And D plays 8C
    And A plays 2S
    And B puts the revoke right with 5C
    Then it is not granted

  @spalding-1896.rule-35.penalty @spalding-1896.rule-38
  Scenario: A revoke is claimed when the tricks are looked through
    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 5C 5H
    And C has in hand 7C KC
    And D has in hand 8C 4D
    When A is to lead
    And A plays 9C
    And B revokes with 5H
    And C plays 7C
    And D plays 8C
    And A plays 2S
    And B plays 5C
    And C plays KC
    And D plays 4D
    And a revoke is claimed against B
    Then it is granted
    And the ruling rests on spalding-1896.rule-35.penalty
    When a revoke is claimed against C
    Then it is not granted
    And the ruling rests on spalding-1896.rule-38

  @spalding-1896.rule-35.correction
  Scenario: A revoke is claimed while it can still be corrected
    The trick is complete, but not turned. B may correct the revoke, and then owes nothing.

    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 5C 5H
    And C has in hand 7C KC
    And D has in hand 8C 4D
    When A is to lead
    And A plays 9C
    And B revokes with 5H
    And C plays 7C
    And D plays 8C
    And a revoke is claimed against B
    Then it is not granted
    When B puts the revoke right with 5C
    Then it is granted

  @spalding-1896.rule-35.correction
  Scenario: Two players revoke in one trick, and one of them notices
    B corrects the card. C's revoke remains until somebody claims it.

    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 5C 5H
    And C has in hand 7C KH
    And D has in hand 8C 4D
    When A is to lead
    And A plays 9C
    And B revokes with 5H
    And C revokes with KH
    And B puts the revoke right with 5C
    And D plays 8C
    And A plays 2S
    And B plays 5H
    And C plays 7C
    And D plays 4D
    And a revoke is claimed against C
    Then it is granted
    When a revoke is claimed against B
    Then it is not granted

  @spalding-1896.rule-38.time-limit
  Scenario: A revoke is claimed when the tricks are gathered up
    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 5C 5H
    And C has in hand 7C KC
    And D has in hand 8C 4D
    When A is to lead
    And A plays 9C
    And B revokes with 5H
    And C plays 7C
    And D plays 8C
    And A plays 2S
    And B plays 5C
    And C plays KC
    And D plays 4D
    And a revoke is claimed against B after the tricks are gathered
    Then it is not granted
    And the ruling rests on spalding-1896.rule-38.time-limit

  @spalding-1896.rule-38.mixed
  Scenario: A player mixes their tricks before others look through them
    It is taken as proved, whether or not that player revoked.

    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 5C 5H
    And C has in hand 7C KC
    And D has in hand 8C 4D
    When A is to lead
    And A plays 9C
    And B plays 5C
    And C plays 7C
    And D plays 8C
    And a revoke is claimed against B, who has mixed up the tricks
    Then it is granted
    And the ruling rests on spalding-1896.rule-38.mixed

  @spalding-1896.rule-35.penalty
  Scenario: The revoker pays for all
    B pays B's own three chips and the ten of the others; A, the only clear player, wins the pool.

    Given the game is spalding-1896/sweepstake
    And B has revoked and is found out
    When the hearts taken are
      | A | B | C | D |
      | 0 | 3 | 4 | 6 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 13    | +13 |
      | B | 13   | 0     | -13 |
      | C | 0    | 0     | 0   |
      | D | 0    | 0     | 0   |
    And the pool is empty
    And the settlement rests on spalding-1896.rule-35.penalty

  @spalding-1896.rule-36 @spalding-1896.rule-36.sole-pool
  Scenario: The revoker would have won the pool
    Given the game is spalding-1896/sweepstake
    And A has revoked and is found out
    When the hearts taken are
      | A | B | C | D |
      | 0 | 3 | 4 | 6 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 13   | 0     | -13 |
      | B | 0    | 0     | 0   |
      | C | 0    | 0     | 0   |
      | D | 0    | 0     | 0   |
    And a Jack of 13 stands in the pool
    And nobody wins the pool
    And the settlement rests on spalding-1896.rule-36.sole-pool

  @spalding-1896.rule-36.sole-pool
  Scenario: The revoker would have won a Jack carried over
    Given the game is spalding-1896/sweepstake
    And a Jack of 13 stands
    And A has revoked and is found out
    When the hearts taken are
      | A | B | C | D |
      | 0 | 3 | 4 | 6 |
    Then A pays 13 chips
    And a Jack of 26 stands in the pool

  @spalding-1896.rule-36.divided-pool
  Scenario: The revoker would have shared the pool
    The revoker pays all thirteen. Six go to the other winner, and seven are left for a Jack; nobody gets the odd chip.

    Given the game is spalding-1896/sweepstake
    And A has revoked and is found out
    When the hearts taken are
      | A | B | C | D |
      | 0 | 0 | 6 | 7 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 13   | 0     | -13 |
      | B | 0    | 6     | +6  |
      | C | 0    | 0     | 0   |
      | D | 0    | 0     | 0   |
    And a Jack of 7 stands in the pool
    And the settlement rests on spalding-1896.rule-36.divided-pool

  @spalding-1896.rule-36.divided-pool @spalding-1896.rule-45.how-won
  Scenario: Two are clear while a Jack is carried over, and one of them revoked
    A Jack is not divided, so there is no share to pay. A's thirteen are added to it.

    Given the game is spalding-1896/sweepstake
    And a Jack of 13 stands
    And A has revoked and is found out
    When the hearts taken are
      | A | B | C | D |
      | 0 | 0 | 6 | 7 |
    Then A pays 13 chips
    And B draws 0 chips
    And a Jack of 26 stands in the pool

  @spalding-1896.rule-37 @spalding-1896.rule-37.example @worked
  Scenario: Two players revoke
    Each pays the whole loss, so A wins twice thirteen.

    Given the game is spalding-1896/sweepstake
    And B and C have revoked and are found out
    When the hearts taken are
      | A | B | C | D |
      | 0 | 3 | 4 | 6 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 26    | +26 |
      | B | 13   | 0     | -13 |
      | C | 13   | 0     | -13 |
      | D | 0    | 0     | 0   |
    And the settlement rests on spalding-1896.rule-37

  @spalding-1896.rule-37 @spalding-1896.rule-36.sole-pool
  Scenario: Two players revoke, and one of them alone is clear
    A revoker may win nothing. Each pays the thirteen as if the only one at fault, and all twenty-six stay as a Jack.

    Given the game is spalding-1896/sweepstake
    And A and B have revoked and are found out
    When the hearts taken are
      | A | B | C | D |
      | 0 | 3 | 4 | 6 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 13   | 0     | -13 |
      | B | 13   | 0     | -13 |
      | C | 0    | 0     | 0   |
      | D | 0    | 0     | 0   |
    And a Jack of 26 stands in the pool

  @spalding-1896.rule-37 @spalding-1896.rule-36.divided-pool
  Scenario: Two players revoke, and one of them would have shared the pool
    B, who did not revoke, draws half of the twenty-six; A's half stays as a Jack.

    Given the game is spalding-1896/sweepstake
    And A and C have revoked and are found out
    When the hearts taken are
      | A | B | C | D |
      | 0 | 0 | 6 | 7 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 13   | 0     | -13 |
      | B | 0    | 13    | +13 |
      | C | 13   | 0     | -13 |
      | D | 0    | 0     | 0   |
    And a Jack of 13 stands in the pool

  @spalding-1896.rule-35.penalty
  Scenario: A revoke when nobody is clear
    Given the game is spalding-1896/sweepstake
    And B has revoked and is found out
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 4 | 6 |
    Then B pays 13 chips
    And a Jack of 13 stands in the pool

  @spalding-1896.rule-35.penalty
  Scenario: A revoke with Howell settling
    Without it A would be up nine and B five, C down three and D eleven. D, who revoked, pays D's own eleven and C's three.

    Given the game is spalding-1896/howell
    And D has revoked and is found out
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 4 | 6 |
    Then the net is
      | A  | B  | C | D   |
      | +9 | +5 | 0 | -14 |

  @spalding-1896.rule-36
  Scenario: A revoke by a player who is ahead, with Howell settling
    B revoked. C and D pay nothing, and B pays the fourteen that they would have lost (rule 35). Nine go to A. B's own gain
    of five stays on the table, because B may win nothing (rule 36).

    Given the game is spalding-1896/howell
    And B has revoked and is found out
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 4 | 6 |
    Then the net is
      | A  | B   | C | D |
      | +9 | −14 | 0 | 0 |
    And 5 chips are left on the table, and no Jack

  @spalding-1896.rule-48
  Scenario: The buyer of the choice revoked
    D bought the choice for twenty-eight. D pays the bid, the twelve clubs of all, and the amount of the bid once more.
    Being clear D would have shared the pool with C, who draws half of it, and the rest stays as a jack-pot.

    Given the game is spalding-1896/auction for 5 players
    And E deals
    And D has revoked and is found out
    When the bids are
      | A  | B  | C  | D  | E      |
      | 25 | 26 | 27 | 28 | passes |
    And D names clubs
    And the clubs taken are
      | A | B | C | D | E |
      | 6 | 3 | 0 | 0 | 3 |
    Then D pays 68 chips
    And C draws 34 chips
    And a jack-pot of 34 stands in the pool

  @spalding-1896.rule-48
  Scenario: A revoke in Auction Hearts
    D bought the choice for twenty-eight and named clubs. E, who revoked, pays the twelve clubs of all the players and the
    amount of the bid as well. The pool holds twelve, and twice twenty-eight; C and D, who are clear, share it.

    Given the game is spalding-1896/auction for 5 players
    And E deals
    And E has revoked and is found out
    When the bids are
      | A  | B  | C  | D  | E      |
      | 25 | 26 | 27 | 28 | passes |
    And D names clubs
    And the clubs taken are
      | A | B | C | D | E |
      | 6 | 3 | 0 | 0 | 3 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 0     | 0   |
      | B | 0    | 0     | 0   |
      | C | 0    | 34    | +34 |
      | D | 28   | 34    | +6  |
      | E | 40   | 0     | -40 |
    And the settlement rests on spalding-1896.rule-48
