Feature: Hands of the wrong size, 1914
  After the first trick a wrong number of cards is no misdeal. The short hand draws from the long one, and both pay five
  counters. If only one player is a card short, or has missed a trick, that player must take the last.

  Background:
    Given the game is foster-1914/sweepstake

  @foster-1914.law-15 @foster-1914.p350.irregular-hands.draws
  Scenario: One hand has a card too few and another one too many
    Given A has in hand 9C 2S 3S
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
    And the ruling rests on foster-1914.law-15
    And B holds 5H 4D
    And C holds 3D 6D

  @foster-1914.law-15.forfeit @foster-1914.p350.irregular-hands.forfeit
  Scenario: Both players with wrong hands pay the pool five counters
    Given the hands of B and C had to be made equal
    When the hearts taken are
      | A | B | C | D |
      | 0 | 3 | 4 | 6 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 23    | +23 |
      | B | 8    | 0     | −8  |
      | C | 9    | 0     | −9  |
      | D | 6    | 0     | −6  |
    And the settlement rests on foster-1914.law-15.forfeit

  @foster-1914.law-15.forfeit
  Scenario: A table may agree on another forfeit
    Given the option forfeit is 2
    And the hands of B and C had to be made equal
    When the hearts taken are
      | A | B | C | D |
      | 0 | 3 | 4 | 6 |
    Then A draws 17 chips

  @foster-1914.law-17 @foster-1914.p351.irregular-play.short
  Scenario: One hand alone is a card short
    B has no card for the last trick, and must take it, though A's card wins.

    Given A has in hand 9C 2S
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
    Then the ruling rests on foster-1914.law-17
    And B is charged with 2S 3D 4H
    And A is charged with 9C 5C 7C 8C

  @foster-1914.law-16 @foster-1914.p351.irregular-play.missed
  Scenario: A player misses a trick and plays to the next
    That player has a card left at the end, which goes with the last trick.

    Given A has in hand 9C 2S
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
    Then the ruling rests on foster-1914.law-16
    And B is charged with 2S 5C 3D 4H 6C
    And A is charged with 9C 7C 8C
