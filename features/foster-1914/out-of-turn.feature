Feature: Leading and playing out of turn, 1914
  The player on the right of one who led out of turn may call a suit from them. A card played too early goes back if the
  player at the offender's left asks for it. If fourth hand was early, second hand asks.

  Background:
    Given the game is foster-1914/sweepstake

  Rule: A lead out of turn

    Background:
      Given A has in hand 9C 2S 3H
      And B has in hand 5C 6S 7S
      And C has in hand KC 3D 4S
      And D has in hand 8C 4H 6D
      When A is to lead

    @foster-1914.law-20 @foster-1914.law-20.right @foster-1914.law-20.too-late @foster-1914.p351.lead-out-of-turn.right
    @foster-1914.p351.lead-out-of-turn.too-late @foster-1914.p351.lead-out-of-turn.heart-or-not
    Scenario: A lead out of turn is taken back, and the player on the right calls a suit
      By the text that player calls for a heart, or forbids one; the law lets them call any suit.

      When C leads 3D out of turn
      And D plays 6D
      And the false lead is taken back
      Then it is granted
      And the ruling rests on foster-1914.law-20.too-late
      And no card lies face up before D
      When D calls spades from C
      Then it is not granted
      When A plays 9C
      And B plays 5C
      And C plays KC
      And D plays 8C
      And B calls spades from C
      Then it is granted
      And the ruling rests on foster-1914.law-20
      And C may play 4S
      And C may not play 3D, by foster-1914.law-20

    @foster-1914.law-20.no-penalty
    Scenario: The false leader does not have the called suit
      When C leads 3D out of turn
      And the false lead is taken back
      And A plays 9C
      And B plays 5C
      And C plays KC
      And D plays 8C
      And B calls hearts from C
      Then C may play 3D 4S

    @foster-1914.law-20.too-late @foster-1914.p351.lead-out-of-turn.too-late
    Scenario: A false lead to which all have played
      When C leads KC out of turn
      And D plays 8C
      And A plays 9C
      And B plays 5C
      Then C wins the trick
      When the false lead is taken back
      Then it is not granted
      And the ruling rests on foster-1914.law-20.too-late
      When B calls diamonds from C
      Then it is not granted

    @foster-1914.law-27 @foster-1914.p352.revoking.non-compliance
    Scenario: A suit is called, and the player leads another
      When C leads 3D out of turn
      And the false lead is taken back
      And A plays 9C
      And B plays 5C
      And C plays KC
      And D plays 8C
      And B calls spades from C
      And C revokes with 3D
      And D plays 6D
      And A plays 2S
      And B plays 6S
      And a revoke is claimed against C
      Then it is not granted
      When C puts the revoke right with 4S
      Then it is granted
      And 3D lies face up before C

  Rule: A card played out of turn

    Background:
      Given A has in hand 9C 2S
      And B has in hand 5C 6S
      And C has in hand 7C KC
      And D has in hand 8C 4H
      When A is to lead
      And A plays 9C

    @foster-1914.law-21 @foster-1914.p351.play-out-of-turn.taken-back
    @foster-1914.p351.play-out-of-turn.highest-lowest
    Scenario: Third hand plays before second, and fourth hand calls third's highest card
      When C plays 7C out of turn
      And D has the card of C taken back and calls the highest of the suit
      Then it is granted
      And the ruling rests on foster-1914.law-21
      When B plays 5C
      Then C may play KC
      And C may not play 7C, by foster-1914.law-21

    @foster-1914.law-21 @foster-1914.p351.play-out-of-turn.taken-back
    Scenario: Fourth hand has the card taken back and asks no more
      When C plays 7C out of turn
      And D has the card of C taken back
      And B plays 5C
      Then C may play 7C KC

    @foster-1914.law-21
    Scenario: Only fourth hand may ask when third plays before second
      When C plays 7C out of turn
      And B has the card of C taken back
      Then it is not granted

    @foster-1914.law-21.fourth-hand @foster-1914.p351.play-out-of-turn.leader-on-left
    Scenario: Fourth hand plays before third, and second hand asks
      The text names the leader, and third hand, who was passed over; the law names second hand.

      When B plays 5C
      And D plays 8C out of turn
      And C has the card of D taken back
      Then it is not granted
      When A has the card of D taken back
      Then it is not granted
      When B has the card of D taken back and calls the highest of the suit
      Then it is granted
      And the ruling rests on foster-1914.law-21.fourth-hand
      And D holds 8C 4H

  Rule: A heart thrown out of turn

    @foster-1914.law-21
    Scenario: A player out of turn may be forbidden to discard a heart
      Given A has in hand 9C 2S
      And B has in hand 5C 6S
      And C has in hand 7H 3D
      And D has in hand 8C 4H
      When A is to lead
      And A plays 9C
      And C plays 7H out of turn
      And D has the card of C taken back and forbids a heart
      And B plays 5C
      Then C may play 3D
