Feature: Leading and playing out of turn, 1896
  A false lead gives the player on the offender's right the choice of suit when it is the offender's turn to lead again.
  A card played too early goes back, if the player who comes next asks for it.

  @spalding-1896.rule-32 @spalding-1896.rule-32.retract
  Scenario: A false lead is taken back, and a suit is called
    A should lead, but C does, and D has played to it before anyone notices. B sits on C's right. A leads, C wins the trick,
    and must lead the suit that B calls.

    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S 3H
    And B has in hand 5C 6S 7S
    And C has in hand KC 3D 4S
    And D has in hand 8C 4H 6D
    When A is to lead
    And C leads 3D out of turn
    And D plays 6D
    And the false lead is taken back
    Then it is granted
    And no card lies face up before C
    And A is to lead
    And C holds KC 3D 4S
    And D holds 8C 4H 6D
    When A plays 9C
    And B plays 5C
    And C plays KC
    And D plays 8C
    And B calls spades from C
    Then it is granted
    And the ruling rests on spalding-1896.rule-32
    And C may play 4S
    And C may not play 3D, by spalding-1896.rule-32

  @spalding-1896.rule-32
  Scenario: Only the player on the right may call the suit
    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 5C 6S
    And C has in hand KC 3D
    And D has in hand 8C 4H
    When A is to lead
    And C leads 3D out of turn
    And the false lead is taken back
    And D calls clubs from C
    Then it is not granted

  @spalding-1896.rule-32.no-penalty
  Scenario: The offender does not have the suit called
    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S 3H
    And B has in hand 5C 6S 7S
    And C has in hand KC 3D 4S
    And D has in hand 8C 4H 6D
    When A is to lead
    And C leads 3D out of turn
    And the false lead is taken back
    And A plays 9C
    And B plays 5C
    And C plays KC
    And D plays 8C
    And B calls hearts from C
    Then C may play 3D 4S

  @spalding-1896.rule-32.no-penalty
  Scenario: Everybody has followed a lead out of turn
    It counts as a trick, and no penalty can be asked of C.

    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 5C 6S
    And C has in hand KC 3D
    And D has in hand 8C 4H
    When A is to lead
    And C leads KC out of turn
    And D plays 8C
    And A plays 9C
    And B plays 5C
    Then C wins the trick
    When the false lead is taken back
    Then it is not granted
    And the ruling rests on spalding-1896.rule-32.no-penalty
    When B calls diamonds from C
    Then it is not granted

  @spalding-1896.rule-33
  Scenario: Third hand plays before second, and fourth hand calls third's highest card
    A leads the nine of clubs and C plays the seven before B has played. D has it taken back. C must play the king.

    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 5C 6S
    And C has in hand 7C KC
    And D has in hand 8C 4H
    When A is to lead
    And A plays 9C
    And C plays 7C out of turn
    And D has the card of C taken back and calls the highest of the suit
    Then it is granted
    And the ruling rests on spalding-1896.rule-33
    And B may play 5C
    When B plays 5C
    Then C may play KC
    And C may not play 7C, by spalding-1896.rule-33

  @spalding-1896.rule-33
  Scenario: Third hand discards a heart before second has played
    C is out of clubs. D has the heart taken back and forbids C to discard one.

    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 5C 6S
    And C has in hand 7H 3D
    And D has in hand 8C 4H
    When A is to lead
    And A plays 9C
    And C plays 7H out of turn
    And D has the card of C taken back and forbids a heart
    And B plays 5C
    Then C may play 3D

  @spalding-1896.rule-33
  Scenario: Fourth hand asks only that the card go back
    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 5C 6S
    And C has in hand 7C KC
    And D has in hand 8C 4H
    When A is to lead
    And A plays 9C
    And C plays 7C out of turn
    And D has the card of C taken back
    And B plays 5C
    Then C may play 7C KC

  @spalding-1896.rule-33.general
  Scenario: Nobody asks for the card to go back
    It is played when its turn comes.

    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 5C 6S
    And C has in hand 7C KC
    And D has in hand 8C 4H
    When A is to lead
    And A plays 9C
    And C plays 7C out of turn
    And B has the card of C taken back
    Then it is not granted
    When B plays 5C
    And D plays 8C
    Then A wins the trick
    And C holds KC

  @spalding-1896.rule-33.general
  Scenario: Fourth hand plays before second and third
    All on the left of D have played, so B, whose turn it is, may have it taken back.

    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 5C 6S
    And C has in hand 7C KC
    And D has in hand 8C 4H
    When A is to lead
    And A plays 9C
    And D plays 8C out of turn
    And B has the card of D taken back
    Then it is granted
    And D holds 8C 4H

  @spalding-1896.rule-33.general
  Scenario: Fourth hand plays before third
    Only C has not played, and may ask for it; B has played.

    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 5C 6S
    And C has in hand 7C KC
    And D has in hand 8C 4H
    When A is to lead
    And A plays 9C
    And B plays 5C
    And D plays 8C out of turn
    And B has the card of D taken back
    Then it is not granted
    When C has the card of D taken back
    Then it is granted
    And D holds 8C 4H

  Scenario: With three, third hand's play out of turn is treated as with four
    Rule 33 considers four players. Of three only second hand has not yet played, so only that player can be meant.

    Given the game is spalding-1896/three-handed
    Then the word of the rules for Playing out of turn is taken-back
    And what is said of Playing out of turn is assumed
