Feature: Exposed cards, 1896
  Each plays alone, so a card that is seen harms only its owner, and usually has no penalty. By the most stringent rules it
  may be called.

  @spalding-1896.rule-29 @spalding-1896.rule-30 @spalding-1896.rule-31.in-view
  Scenario: An exposed card is not called
    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 5C 2S
    And B has in hand 6C 5H 3S
    And C has in hand 7C 3D 4D
    And D has in hand 8C 4H 6H
    When A is to lead
    And A shows 9C
    And B calls 9C from A
    Then it is not granted
    And the ruling rests on spalding-1896.rule-29
    And 9C lies face up before A
    And A may play any card

  @spalding-1896.rule-30
  Scenario: A player may get rid of an exposed card
    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 2S
    And B has in hand 6C 5H
    And C has in hand 7C 3D
    And D has in hand 8C 4H
    When A is to lead
    And A shows 9C
    And A plays 9C
    Then no card lies face up before A

  @spalding-1896.rule-29.stringent
  Scenario: By the most stringent rules an exposed card is called
    Given the game is spalding-1896/sweepstake
    And the option exposed-cards is called
    And A has in hand 9C 5C 2S
    And B has in hand 6C 5H 3S
    And C has in hand 7C 3D 4D
    And D has in hand 8C 4H 6H
    When A is to lead
    And A shows 9C
    And B calls 9C from A
    Then it is granted
    And A may play 9C
    And A may not play 2S, by spalding-1896.rule-29.stringent

  @spalding-1896.rule-29.stringent
  Scenario: The first call of an exposed card binds, not another player's
    The rule does not say which of two calls holds. A player can play one card, and we take the first call.

    Given the game is spalding-1896/sweepstake
    And the option exposed-cards is called
    And A has in hand 9C 5C 2S
    And B has in hand 6C 5H 3S
    And C has in hand 7C 3D 4D
    And D has in hand 8C 4H 6H
    When A is to lead
    And A shows 9C
    And A shows 5C
    And B calls 9C from A
    And C calls 5C from A
    Then it is not granted
    And the word of the rules for An exposed card is may-be-called

  @spalding-1896.rule-30 @spalding-1896.rule-29.stringent
  Scenario: Two cards are exposed, and one of them is called
    Nobody can forbid playing an exposed card, so B may play either.

    Given the game is spalding-1896/sweepstake
    And the option exposed-cards is called
    And A has in hand 9C 5C 2S
    And B has in hand 6C 5H 3S
    And C has in hand 7C 3D 4D
    And D has in hand 8C 4H 6H
    When A is to lead
    And A shows 9C
    And A shows 5C
    And B calls 9C from A
    Then A may play 5C 9C
    And A may not play 2S, by spalding-1896.rule-29.stringent

  @spalding-1896.rule-29.stringent
  Scenario: A call that would be a revoke lapses
    B shows a heart, and it is called when clubs are led. B holds a club and must follow; the call lapses.

    Given the game is spalding-1896/sweepstake
    And the option exposed-cards is called
    And A has in hand 9C 5C
    And B has in hand 6C 5H
    And C has in hand 7C 3D
    And D has in hand 8C 4H
    When A is to lead
    And A plays 9C
    And B shows 5H
    And C calls 5H from B
    Then B may play 6C

  @spalding-1896.rule-18.not-called
  Scenario: A card exposed in dealing is never called
    Given the game is spalding-1896/sweepstake
    And the option exposed-cards is called
    And A has in hand 9C 5C
    And B has in hand 6C 5H
    And C has in hand 7C 3D
    And D has in hand 8C 4H
    When A is to lead
    And A was dealt 9C face up
    And B calls 9C from A
    Then it is not granted
    And the ruling rests on spalding-1896.rule-18.not-called
    And A may play any card

  @spalding-1896.rule-31
  Scenario: A player puts down two cards at once
    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 5C 2S
    And B has in hand 6C 5H 3S
    And C has in hand 7C 3D 4D
    And D has in hand 8C 4H 6H
    When A is to lead
    And A puts down 9C and 2S at once, and names the first
    Then the ruling rests on spalding-1896.rule-31
    And 2S lies face up before A
    And A holds 5C 2S

  @spalding-1896.rule-41 @spalding-1896.rule-47.last-trick
  Scenario: A player looks at the tricks
    The last trick turned may be seen again, and no other until the deal is over.

    Given the game is spalding-1896/sweepstake
    And A has in hand 9C 5C 2S
    And B has in hand 6C 4C 3S
    And C has in hand 7C 3C 4D
    And D has in hand 8C 2C 6H
    When A is to lead
    And these tricks are played
      | A  | B  | C  | D  |
      | 9C | 6C | 7C | 8C |
      | 5C | 4C | 3C | 2C |
    And C asks to look at trick 2
    Then it is granted
    And the ruling rests on spalding-1896.rule-47.last-trick
    When C asks to look at trick 1
    Then it is not granted
    And the ruling rests on spalding-1896.rule-41
