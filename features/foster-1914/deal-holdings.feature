Feature: The four holdings of the auction of 1914
  The advice on Auction Hearts has four hands and what each would bid. The cards are those of the fourth illustrative hand;
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
  Scenario: Had A bought and named clubs, Z would win the pool if the others saw to it
    Z has no club, and the four highest spades. Whatever he plays, the others can keep clubs from him and each take some; but
    he cannot do it alone, for they can as well lead spades, and throw clubs on the third round.

    Given the recorded deal holdings
    Then the search has found the remark a-and-clubs true only if the others help

  @foster-1914.p365.auction.hand-a
  Scenario: With clubs A is not quite safe, if hearts are led three times
    A has to follow to three rounds of hearts, and B has only two. On the third B throws a club, which A's heart wins: the ace,
    the king, or the eight, under which Y and Z can go. By then A has had the lead three times at most, and B has four clubs.

    Given the recorded deal holdings
    Then the search has found the remark not-quite-safe true

  @foster-1914.p366.auction.hand-z
  Scenario: Spades would lose Z everything, and with diamonds he would fare little better
    Whatever else Z leads, the others can win and lead a spade, of which he has the four highest. With diamonds he must follow
    to four rounds of spades, if nobody leads a club; on the fourth A and Y have none left, and throw diamonds. To draw Y's four
    before that he would have to lead all his own, and on the queen or the knave the others can go under.

    Given the recorded deal holdings
    Then the search has found the remark spades-lose-everything true
    And the search has found the remark diamonds-are-poor true
