Feature: The four holdings of the auction of 1914
  The advice on Auction Hearts has four hands and each player's bid. The cards are those of the fourth illustrative hand;
  its A, Y, B and Z are the Z, A, Y and B of the bidding.

  @foster-1914.p365.auction.hand-a @foster-1914.p365.auction.hand-y
  @foster-1914.p366.auction.hand-b @foster-1914.p366.auction.hand-z
  Scenario: The four holdings are a whole deal
    Given the recorded deal holdings
    Then A holds 13 cards
    And Y holds 13 cards
    And B holds 13 cards
    And Z holds 13 cards
    And A is to bid

  @foster-1914.p366.auction.if-a-had-bought
  Scenario: If A had bought and named clubs, Z would win the pool with the others' help
    Z has no club, and the four highest spades. Whatever Z plays, the others can keep clubs from Z and each take some. But Z
    cannot do it alone, since they can equally lead spades, and discard clubs on the third round.

    Given the recorded deal holdings
    Then the search has found the remark a-and-clubs true only if the others help

  @foster-1914.p365.auction.hand-a
  Scenario: With clubs A is not quite safe, if hearts are led three times
    A has to follow to three rounds of hearts, and B has only two. On the third B discards a club, which A's heart wins: the
    ace, the king, or the eight, over hearts of Y and Z. By then A has had the lead at most three times, and B has four
    clubs.

    Given the recorded deal holdings
    Then the search has found the remark not-quite-safe true

  @foster-1914.p366.auction.hand-z
  Scenario: Spades would lose Z everything, and diamonds little less
    Whatever else Z leads, the others can win and lead a spade, of which Z has the four highest. With diamonds Z must follow
    to four rounds of spades, if nobody leads a club. On the fourth A and Y have none left, and discard diamonds. To draw
    Y's four before that Z would have to lead all Z's diamonds, and on the queen or the knave the others can play under.

    Given the recorded deal holdings
    Then the search has found the remark spades-lose-everything true
    And the search has found the remark diamonds-are-poor true
