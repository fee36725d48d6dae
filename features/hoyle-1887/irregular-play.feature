Feature: Irregular play, 1887
  The book, as we have it, has four sentences for it: on a misdeal, on cards face up in the pack, on a revoke, and on one
  made to escape the thirteen.

  @hoyle-1887.misdeal
  Scenario: A misdeal passes the deal on
    Given the game is hoyle-1887/hearts
    And D deals
    When a misdeal is found before the last card is dealt
    Then the ruling is that it is a misdeal
    And A deals now
    And the ruling rests on hoyle-1887.misdeal

  @hoyle-1887.misdeal
  Scenario: A misdeal passes the deal on even when another player caused it
    Given the game is hoyle-1887/hearts
    And D deals
    And another player has touched their cards or interrupted the dealer
    When a misdeal is found before the last card is dealt
    Then A deals now

  @hoyle-1887.faced-in-pack
  Scenario: Cards are found face up in the pack
    This is no misdeal: the same dealer shuffles, offers the pack for the cut and deals again, whoever objects.

    Given the game is hoyle-1887/hearts
    And D deals
    And nobody asks for a new deal
    And the player dealt the card has touched another of theirs
    When a card face up in the pack is found after the first trick
    Then the ruling is that the same dealer shuffles, has the pack cut and deals again
    And D deals now
    And the ruling rests on hoyle-1887.faced-in-pack

  Scenario: The book does not define a misdeal
    Given the game is hoyle-1887/hearts
    And D deals
    When dealing without a cut is found before the last card is dealt
    Then the book is silent on it

  @hoyle-1887.revoke
  Scenario: The trick counts against the revoker
    B discards a heart on a club though B has a club. A wins the trick, but it counts against B.

    Given the game is hoyle-1887/hearts
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
    Then it is granted
    And the ruling rests on hoyle-1887.revoke
    And B is charged with 9C 5H 7C 8C

  @hoyle-1887.revoke
  Scenario: The fine is the amount the players agreed
    The players agreed on five chips. A has the fewest and draws two, four and six; the fine stays on the table.

    Given the game is hoyle-1887/hearts
    And the option revoke-fine is 5
    And B has revoked and is found out
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 4 | 6 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 12    | +12 |
      | B | 7    | 0     | -7  |
      | C | 4    | 0     | -4  |
      | D | 6    | 0     | -6  |
    And 5 chips are left on the table, and no Jack
    And the settlement rests on hoyle-1887.revoke
    And the settlement rests on an assumption about Fine paid to

  @hoyle-1887.revoke
  Scenario: A player who revokes twice pays the fine twice
    Five chips are the price of a revoke, and B was found out in two. As well as for two hearts B pays ten, which stay on
    the table.

    Given the game is hoyle-1887/hearts
    And the option revoke-fine is 5
    And B has revoked twice and is found out
    When the hearts taken are
      | A | B | C | D |
      | 1 | 2 | 4 | 6 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 12    | +12 |
      | B | 12   | 0     | -12 |
      | C | 4    | 0     | -4  |
      | D | 6    | 0     | -6  |
    And 10 chips are left on the table, and no Jack

  @hoyle-1887.revoke-to-avoid-thirteen
  Scenario: A player revokes to escape the thirteen
    D revokes to avoid taking them all, and pays eight to each of the others in place of the fine. D also pays for twelve
    hearts and A for one. B and C, who have none, draw six each, and one chip stays.

    Given the game is hoyle-1887/hearts
    And the option revoke-fine is 5
    And D has revoked to escape all the hearts and is found out
    When the hearts taken are
      | A | B | C | D  |
      | 1 | 0 | 0 | 12 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 1    | 8     | +7  |
      | B | 0    | 14    | +14 |
      | C | 0    | 14    | +14 |
      | D | 36   | 0     | -36 |
    And 1 chip is left on the table, and no Jack
    And the settlement rests on an assumption about Revoking to avoid taking all the hearts

  @hoyle-1887.revoke-to-avoid-thirteen @hoyle-1887.all-thirteen @hoyle-1887.revoke
  Scenario: The trick of the revoke completes the revoker's thirteen
    D has lost that trick, as any revoker does, and with its heart has them all. For the thirteen D pays four to each of the
    three others and one to the table, and for the revoke eight to each of them: thirteen and twenty-four.

    Given the game is hoyle-1887/hearts
    And D has revoked to escape all the hearts and is found out
    When the hearts taken are
      | A | B | C | D  |
      | 0 | 0 | 0 | 13 |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 12    | +12 |
      | B | 0    | 12    | +12 |
      | C | 0    | 12    | +12 |
      | D | 37   | 0     | -37 |
    And 1 chip is left on the table, and no Jack

  Scenario: A hand of the wrong size counts as a misdeal, whatever else the player has looked at
    The text names no remedy for it; our reading is that it is a misdeal while the first trick is not complete.

    Given the game is hoyle-1887/hearts
    And D deals
    And all have looked at their hands
    And the player dealt the card has touched another of theirs
    When a wrong number of cards is found before the first trick is complete
    Then the ruling is that it is a misdeal
    And A deals now
