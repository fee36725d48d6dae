Feature: Irregular play, 1887
  The book, as it reached us, has four sentences for it: on a misdeal, on cards that lie face up in the pack, on a
  revoke, and on one made to escape the thirteen.

  @hoyle-1887.misdeal
  Scenario: A misdeal passes the deal on
    Given the game is hoyle-1887/hearts
    And D deals
    When a misdeal is found before the last card is dealt
    Then the ruling is that it is a misdeal
    And A deals now
    And the ruling rests on hoyle-1887.misdeal

  @hoyle-1887.misdeal
  Scenario: It passes on though another player had a hand in it
    Given the game is hoyle-1887/hearts
    And D deals
    And another player has touched his cards or interrupted the dealer
    When a misdeal is found before the last card is dealt
    Then A deals now

  @hoyle-1887.faced-in-pack
  Scenario: Cards lie face up in the pack
    This is no misdeal: the same dealer shuffles, offers the pack for the cut and deals again, whoever minds.

    Given the game is hoyle-1887/hearts
    And D deals
    And nobody asks for a new deal
    And he has touched another of his cards
    When a card face up in the pack is found after the first trick
    Then the ruling is that the same dealer shuffles, has the pack cut and deals again
    And D deals now
    And the ruling rests on hoyle-1887.faced-in-pack

  Scenario: What counts as a misdeal is not said
    Given the game is hoyle-1887/hearts
    And D deals
    When dealing without a cut is found before the last card is dealt
    Then the book is silent on it

  @hoyle-1887.revoke
  Scenario: The revoker is charged with the trick
    B throws a heart on a club though he has a club. A wins the trick, but B bears it.

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
  Scenario: The fine is what the players have agreed on
    Five chips were agreed on. A has the fewest and draws two, four and six; the fine stays on the table.

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
    Five chips are the price of a revoke, and B was found out in two. Besides his two hearts he pays ten, which stay on
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
  Scenario: A revoke to escape the thirteen
    D revokes so as not to be left with them all, and pays eight to each of the others in place of the fine. Besides, he
    pays for his twelve hearts and A for his one; B and C, who have none, draw six each, and one chip stays.

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
  Scenario: The trick in which he revoked completes his thirteen
    He has lost that trick, as anybody does who revokes, and with its heart he has them all. For the thirteen he pays four to
    each of the three others and one to the table, and for the revoke eight to each of them: thirteen and twenty-four.

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

  Scenario: A hand of the wrong size is taken for a misdeal, whatever else the player has looked at
    The text promises no remedy for it by name; that it is a misdeal while the first trick is not complete is our reading.

    Given the game is hoyle-1887/hearts
    And D deals
    And he has touched another of his cards
    When a wrong number of cards is found before the first trick is complete
    Then the ruling is that it is a misdeal
    And A deals now
