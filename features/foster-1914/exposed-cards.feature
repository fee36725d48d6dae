Feature: Exposed cards, 1914
  Any player may call an exposed card, and the first call binds. The card must then be played, unless that would be a
  revoke. Nobody can stop its holder from getting rid of it.

  Background:
    Given the game is foster-1914/sweepstake
    And A has in hand 9C 5C 2S
    And B has in hand 6C 5H 3S
    And C has in hand 7C 3D 4D
    And D has in hand 8C 4H 6H
    When A is to lead

  @foster-1914.law-19 @foster-1914.p351.exposed.any-may-call @foster-1914.p351.exposed.must-play @foster-1914.law-18.in-view
  Scenario: An exposed card is called
    When A shows 9C
    Then 9C lies face up before A
    When C calls 9C from A
    Then it is granted
    And the ruling rests on foster-1914.law-19
    And A may play 9C
    And A may not play 2S, by foster-1914.law-19

  @foster-1914.p351.exposed.first-call-binds
  Scenario: The first call of an exposed card binds, not the second
    When A shows 9C
    And A shows 5C
    And B calls 9C from A
    And C calls 5C from A
    Then it is not granted
    And the word of the rules for An exposed card is first-call-binds

  @foster-1914.law-19.may-get-rid @foster-1914.p351.exposed.may-get-rid
  Scenario: With two exposed cards the holder may play either, whichever is called
    When A shows 9C
    And A shows 5C
    And B calls 9C from A
    Then A may play 5C 9C

  @foster-1914.law-19.may-get-rid
  Scenario: Once an exposed card is played no penalty is left
    When A shows 9C
    And A plays 9C
    Then no card lies face up before A

  @foster-1914.law-19 @foster-1914.p351.exposed.must-play
  Scenario: A call that would be a revoke lapses
    When A plays 9C
    And B shows 5H
    And C calls 5H from B
    Then B may play 6C

  @foster-1914.law-11.not-called
  Scenario: A card exposed in the deal cannot be called
    When A was dealt 9C face up
    And B calls 9C from A
    Then it is not granted
    And the ruling rests on foster-1914.law-11.not-called
    And A may play any card

  @foster-1914.law-18 @foster-1914.p351.exposed.two-at-once
  Scenario: A player plays two cards at once
    When A puts down 9C and 2S at once, and names the first
    Then the ruling rests on foster-1914.law-18
    And 2S lies face up before A
    And A holds 5C 2S
    When B plays 6C
    And C plays 7C
    And D plays 8C
    And D calls 2S from A
    Then it is granted
    And A may play 2S

  @foster-1914.law-27 @foster-1914.p352.revoking.non-compliance
  Scenario: Not playing a called card counts as a revoke
    When A shows 9C
    And B calls 9C from A
    Then A may not play 2S, by foster-1914.law-19
    When A revokes with 2S
    And B plays 3S
    And C plays 3D
    And D plays 4H
    And B plays 6C
    And C plays 7C
    And D plays 8C
    And A plays 5C
    And a revoke is claimed against A
    Then it is granted
    And the ruling rests on foster-1914.law-23

  @foster-1914.law-28 @foster-1914.law-28.penalty
  Scenario: A turned trick may not be seen again
    A looks at one. D, on A's right, may call a suit when A is next to lead.

    When A plays 9C
    And B plays 6C
    And C plays 7C
    And D plays 8C
    And C asks to look at trick 1
    Then it is not granted
    And the ruling rests on foster-1914.law-28
    When A looks at trick 1
    Then it is not granted
    And the ruling rests on foster-1914.law-28.penalty
    When B calls spades from A
    Then it is not granted
    When D calls spades from A
    Then it is granted
    And A may play 2S

  @foster-1914.law-28
  Scenario: When the hand is over the tricks may be seen
    When A plays 9C
    And B plays 6C
    And C plays 7C
    And D plays 8C
    And A plays 5C
    And B plays 5H
    And C plays 3D
    And D plays 4H
    And A plays 2S
    And B plays 3S
    And C plays 4D
    And D plays 6H
    And C looks at trick 1
    Then it is granted
