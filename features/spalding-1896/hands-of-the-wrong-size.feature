Feature: Hands of the wrong size, 1896
  Once the first trick is over an incorrect hand is no longer a misdeal. The remedy then depends on who else is wrong.

  @spalding-1896.rule-26
  Scenario: One hand is a card short and another a card long
    B was dealt two cards and C four, where three were right. After the first trick B draws one of C's.

    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S 3S
    And B has in hand 5C 5H
    And C has in hand 7C 3D 4D 6D
    And D has in hand 8C 4H 6H
    When A is to lead
    And A plays 9C
    And B plays 5C
    And C plays 7C
    And D plays 8C
    And B draws 4D from the hand of C
    Then it is granted
    And the ruling rests on spalding-1896.rule-26
    And B holds 5H 4D
    And C holds 3D 6D

  @spalding-1896.rule-26.forfeit
  Scenario: Both players with wrong hands pay a forfeit into the pool
    Where there are stakes each of the two puts five chips into the pool as well as paying for hearts, and A, the only clear
    player, wins them too.

    Given the game is spalding-1896/sweepstake
    And the hands of B and C had to be made equal
    When the hearts taken are
      | A | B | C | D |
      | 0 | 3 | 4 | 6 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 23    | +23 |
      | B | 8    | 0     | -8  |
      | C | 9    | 0     | -9  |
      | D | 6    | 0     | -6  |
    And the settlement rests on spalding-1896.rule-26.forfeit

  @spalding-1896.rule-26.forfeit
  Scenario: Custom decides the amount of the forfeit
    Given the game is spalding-1896/sweepstake
    And the option forfeit is 2
    And the hands of B and C had to be made equal
    When the hearts taken are
      | A | B | C | D |
      | 0 | 3 | 4 | 6 |
    Then A draws 17 chips

  @spalding-1896.rule-26.forfeit
  Scenario: Three players who pay the difference have no pool for a forfeit
    With three players, C has five hearts more than A and three more than B, and pays for them. There is no pool, so the
    forfeits, which nobody could win, are not paid.

    Given the game is spalding-1896/three-handed
    And the hands of A and C had to be made equal
    When the hearts taken are
      | A | B | C |
      | 2 | 4 | 7 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 5     | +5  |
      | B | 0    | 3     | +3  |
      | C | 8    | 0     | -8  |
    And the pool is empty

  @spalding-1896.rule-26.forfeit
  Scenario: Three players who settle into a pool have one for the forfeits
    As in Sweepstake they put a chip into the pool for every heart. Then the forfeits have a pool too, and A, the only clear
    player, wins thirteen and ten.

    Given the game is spalding-1896/three-handed
    And the option settling is sweepstake
    And the hands of B and C had to be made equal
    When the hearts taken are
      | A | B | C |
      | 0 | 6 | 7 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 23    | +23 |
      | B | 11   | 0     | -11 |
      | C | 12   | 0     | -12 |
    And the settlement rests on spalding-1896.rule-26.forfeit

  @spalding-1896.rule-26.forfeit
  Scenario: Custom decides the forfeit of three players as in any pool
    Given the game is spalding-1896/three-handed
    And the option settling is sweepstake
    And the option forfeit is 2
    And the hands of B and C had to be made equal
    When the hearts taken are
      | A | B | C |
      | 0 | 6 | 7 |
    Then A draws 17 chips

  @spalding-1896.rule-26.forfeit
  Scenario: By Howell settling there is no pool to win for a forfeit
    The high hearts cost more, twenty-three in all. A pays three times five, and draws eighteen; the others do likewise.

    Given the game is spalding-1896/denominational
    And the option method is howell
    And the hands of A and B had to be made equal
    When the cards taken are
      | A | AH               |
      | B | KH QH            |
      | C | JH               |
      | D | the other hearts |
    Then the settlement is
      |   | pays | draws | net |
      | A | 15   | 18    | +3  |
      | B | 21   | 16    | -5  |
      | C | 6    | 21    | +15 |
      | D | 27   | 14    | -13 |
    And the pool is empty

  @spalding-1896.rule-26.forfeit
  Scenario: A pool of twenty-three can be won, with the forfeits in it
    Given the game is spalding-1896/denominational
    And the option forfeit is 2
    And the hands of B and C had to be made equal
    When the cards taken are
      | A | -                |
      | B | AH               |
      | C | KH QH            |
      | D | the other hearts |
    Then A draws 27 chips

  @spalding-1896.rule-26.forfeit
  Scenario: By Howell settling with twenty-three the amount of a forfeit is no question
    Given the game is spalding-1896/denominational
    And the option method is howell
    When they choose 2 for the option forfeit
    Then they cannot play so

  @spalding-1896.rule-26.forfeit
  Scenario: Two players have no pool for a forfeit
    B has three hearts more than A and pays A only for those.

    Given the game is spalding-1896/single-handed
    And the hands of A and B had to be made equal
    When the hearts taken are
      | A | 5 |
      | B | 8 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 3     | +3  |
      | B | 3    | 0     | -3  |
    And the pool is empty

  @spalding-1896.rule-27
  Scenario: One player has a card too few and the others are right
    B has no card left for the last trick, and must take it, though A wins it.

    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 5C
    And C has in hand 7C 3D
    And D has in hand 8C 4H
    When A is to lead
    And A plays 9C
    And B plays 5C
    And C plays 7C
    And D plays 8C
    And B is found with a card too few
    And A plays 2S
    And C plays 3D
    And D plays 4H
    Then the ruling rests on spalding-1896.rule-27
    And B is charged with 2S 3D 4H
    And A is charged with 9C 5C 7C 8C

  @spalding-1896.rule-27
  Scenario: A card too few is found at the end of the hand
    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 5C
    And C has in hand 7C 3D
    And D has in hand 8C 4H
    When A is to lead
    And A plays 9C
    And B plays 5C
    And C plays 7C
    And D plays 8C
    And A plays 2S
    And C plays 3D
    And D plays 4H
    And B is found with a card too few
    Then B is charged with 2S 3D 4H

  @spalding-1896.rule-28
  Scenario: A player misses a trick
    B plays nothing to the first trick. B has a card too many ever after, and must take the last trick; B's last card goes
    with it.

    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 5C 6C
    And C has in hand 7C 3D
    And D has in hand 8C 4H
    When A is to lead
    And A plays 9C
    And B misses the trick
    And C plays 7C
    And D plays 8C
    And A plays 2S
    And B plays 5C
    And C plays 3D
    And D plays 4H
    Then the ruling rests on spalding-1896.rule-28
    And B is charged with 2S 5C 3D 4H 6C
    And A is charged with 9C 7C 8C

  @spalding-1896.rule-27 @spalding-1896.rule-28
  Scenario Outline: With fewer or more than four, the rule on the last trick is assumed
    Given the game is spalding-1896/<game> for <players> players
    Then what is said of A card too few is assumed
    And what is said of Missing a trick is assumed

    Examples:
      | game       | players |
      | howell     | 2       |
      | sweepstake | 3       |
      | auction    | 5       |
      | jack-pot   | 6       |

  @spalding-1896.rule-27 @spalding-1896.rule-28
  Scenario: With four players the rules on the last trick fit
    Given the game is spalding-1896/sweepstake
    Then what is said of A card too few rests on spalding-1896.rule-27
    And what is said of Missing a trick rests on spalding-1896.rule-28

  @spalding-1896.rule-33.general
  Scenario: Three players have no fourth hand, and we assume who has the right
    Given the game is spalding-1896/sweepstake for 3 players
    Then what is said of Playing out of turn is assumed
