Feature: Revokes, 1914
  A revoke may be corrected until the trick is turned face down. After that, if somebody claims it before the tricks are
  mixed, the revoker pays all the losses of the hand and can win nothing.

  Background:
    Given the game is foster-1914/sweepstake

  Rule: At the table

    Background:
      Given A has in hand 9C 2S
      And B has in hand 5C 5H
      And C has in hand 7C KC
      And D has in hand 8C 4D
      When A is to lead
      And A plays 9C

    @foster-1914.law-22.amend @foster-1914.law-22.others @foster-1914.p351.revoking.amend
    @foster-1914.p351.revoking.card-exposed @foster-1914.p351.revoking.others-withdraw
    Scenario: A revoke is corrected in time
      C, who has played after B, changes the seven for the king. The seven is not exposed; B's heart is.

      When B revokes with 5H
      And C plays 7C
      And B puts the revoke right with 5C and C changes to KC
      Then it is granted
      And the ruling rests on foster-1914.law-22.amend
      And the ruling rests on foster-1914.law-22.others
      And 5H lies face up before B
      And no card lies face up before C

    @foster-1914.law-22.amend
    Scenario: A revoke is corrected when all have played, but the trick is not yet turned
      When B revokes with 5H
      And C plays 7C
      And D plays 8C
      And B puts the revoke right with 5C
      Then it is granted

    @foster-1914.law-22.amend
    Scenario: A revoke cannot be corrected when the next trick has begun
      When B revokes with 5H
      And C plays 7C
      And D plays 8C
      And A plays 2S
      And B puts the revoke right with 5C
      Then it is not granted

    @foster-1914.law-25.search @foster-1914.law-23 @foster-1914.p351.revoking.all-losses
    Scenario: A revoke is claimed when the hand is over, and the tricks are searched
      When B revokes with 5H
      And C plays 7C
      And D plays 8C
      And A plays 2S
      And B plays 5C
      And C plays KC
      And D plays 4D
      And a revoke is claimed against B
      Then it is granted
      And the ruling rests on foster-1914.law-23
      When a revoke is claimed against C
      Then it is not granted
      And the ruling rests on foster-1914.law-25.search

    @foster-1914.law-26 @foster-1914.p352.revoking.claimed
    Scenario: A revoke is claimed too late
      When B revokes with 5H
      And C plays 7C
      And D plays 8C
      And A plays 2S
      And B plays 5C
      And C plays KC
      And D plays 4D
      And a revoke is claimed against B after the tricks are gathered
      Then it is not granted
      And the ruling rests on foster-1914.law-26

    @foster-1914.law-25.mixed @foster-1914.p351.playing.tricks-worthless
    Scenario: The accused player has mixed their cards
      When B plays 5C
      And C plays 7C
      And D plays 8C
      And a revoke is claimed against B, who has mixed up the tricks
      Then it is granted
      And the ruling rests on foster-1914.law-25.mixed

  Rule: What it costs

    @foster-1914.law-23 @foster-1914.p351.revoking.all-losses
    Scenario: A revoker pays all the losses of the hand
      Given B has revoked and is found out
      When the hearts taken are
        | A | B | C | D |
        | 0 | 3 | 4 | 6 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 13    | +13 |
        | B | 13   | 0     | −13 |
        | C | 0    | 0     | 0   |
        | D | 0    | 0     | 0   |
      And the pool is empty
      And the settlement rests on foster-1914.law-23

    @foster-1914.law-23.sole-pool @foster-1914.p351.revoking.sole-pool
    Scenario: A revoker would have won the pool alone
      Given A has revoked and is found out
      When the hearts taken are
        | A | B | C | D |
        | 0 | 3 | 4 | 6 |
      Then the net is
        | A   | B | C | D |
        | −13 | 0 | 0 | 0 |
      And a Jack of 13 stands in the pool
      And nobody wins the pool
      And the settlement rests on foster-1914.law-23.sole-pool

    @foster-1914.law-23.divided-pool @foster-1914.p352.revoking.divided-pool
    Scenario: A revoker would have shared the pool: six to the other winner, seven for a Jack
      Given A has revoked and is found out
      When the hearts taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then the net is
        | A   | B  | C | D |
        | −13 | +6 | 0 | 0 |
      And a Jack of 7 stands in the pool
      And the settlement rests on foster-1914.law-23.divided-pool

    @foster-1914.law-24 @foster-1914.law-24.twenty-six @foster-1914.p352.revoking.several
    @foster-1914.p352.revoking.twenty-six @worked
    Scenario: Two revoke, and a third wins twenty-six
      Given B and C have revoked and are found out
      When the hearts taken are
        | A | B | C | D |
        | 0 | 3 | 4 | 6 |
      Then the net is
        | A   | B   | C   | D |
        | +26 | −13 | −13 | 0 |
      And the settlement rests on foster-1914.law-24

    @foster-1914.law-23
    Scenario: A revoker at Howell's settling
      Without it A would be up nine and B five, C down three and D eleven. D pays C's three as well as their own.

      Given the game is foster-1914/howell
      And D has revoked and is found out
      When the hearts taken are
        | A | B | C | D |
        | 1 | 2 | 4 | 6 |
      Then the net is
        | A  | B  | C | D   |
        | +9 | +5 | 0 | −14 |
