Feature: Bidding in Auction Hearts
  Before the first lead the players bid for the right to name the suit to avoid in place of hearts. Each has one bid,
  beginning with eldest hand; the dealer, who has heard all the others, bids last. A bid says how much, never which suit.

  Background:
    Given the game is spalding-1896/auction

  @spalding-1896.p35.auction.players
  Scenario: Four, five or six may play Auction Hearts
    Then the game is for 4, 5 and 6 players

  Rule: Who bids when

    @spalding-1896.rule-49 @spalding-1896.p35.auction.order @spalding-1896.p35.auction.opening
    Scenario: Eldest hand bids first, and the rest in order
      Given D deals
      Then A is to bid
      And B may not bid 30, by spalding-1896.rule-49
      When A bids 5
      Then B is to bid
      And C may not bid 30, by spalding-1896.p35.auction.order
      When B passes the bid
      Then C is to bid

    @spalding-1896.rule-49.dealer @spalding-1896.p35.auction.dealer-last
    Scenario: The dealer bids last
      Rule 49 is printed as if the dealer had the second bid, but in the chapter on the game the dealer's advantage depends
      on having the last one.

      Given B deals
      Then C is to bid
      And B may not bid 30, by spalding-1896.rule-49
      When C bids 5
      And D bids 6
      And A bids 7
      Then B is to bid
      When B bids 8
      Then nobody is to bid
      And B has the choice of suit

    @spalding-1896.rule-50 @spalding-1896.p35.auction.no-second-bid
    Scenario: Nobody bids a second time
      When A bids 25
      And B bids 26
      Then A may not bid 27, by spalding-1896.rule-50

    @spalding-1896.rule-50 @spalding-1896.p35.auction.pass @spalding-1896.p35.auction.no-second-bid
    Scenario: A player who has passed may not bid
      When A passes the bid
      And B bids 1
      Then A may not bid 2, by spalding-1896.p35.auction.no-second-bid
      When C passes the bid
      And D passes the bid
      Then A may not bid 2, by spalding-1896.rule-50
      And B has the choice of suit

    @spalding-1896.rule-49.dealer
    Scenario: By the printed rule the dealer bids second
      Given the option bidding-order is second
      And B deals
      When C bids 5
      Then B is to bid
      When B passes the bid
      Then D is to bid
      When D bids 6
      Then A is to bid

  Rule: How much is bid

    @spalding-1896.p35.auction.raise @spalding-1896.p35.auction.raise.example @worked
    Scenario: After twenty-five the next bid is twenty-six
      The text does not say expressly that a bid must exceed the one before; but the choice goes to the highest.

      When A bids 25
      Then B may not bid 24
      And B may not bid 25
      And B may bid 26
      And B may bid 100
      When B bids 26
      Then C may not bid 26
      And C may bid 27

    @spalding-1896.p35.auction.raise
    Scenario: A bid of one chip is enough when nobody has bid
      Then A may bid 1
      When A passes the bid
      Then B may bid 1

  Rule: Naming the suit

    @spalding-1896.p35.auction.suit-unnamed @spalding-1896.p36.auction.highest-buys
    Scenario: The highest bidder names the suit when the bidding is over
      When A passes the bid
      And B bids 9
      Then B may not name clubs, by spalding-1896.p35.auction.suit-unnamed
      When C bids 12
      And D passes the bid
      Then C has the choice of suit
      And B may not name clubs, by spalding-1896.p35.auction.suit-unnamed
      When C names diamonds
      Then diamonds are to be avoided

    @spalding-1896.p35.auction.choose-suit
    Scenario: The buyer may keep hearts as the suit
      When the bids are
        | A | B      | C      | D      |
        | 3 | passes | passes | passes |
      And A names hearts
      Then hearts are to be avoided

    @spalding-1896.p35.auction.choose-suit
    Scenario: By agreement the buyer must name another suit than hearts
      The book does not bar hearts; a strict reader may take the suit that replaces them so.

      Given the option naming-hearts is barred
      When the bids are
        | A | B      | C      | D      |
        | 3 | passes | passes | passes |
      Then A may not name hearts
      When A names spades
      Then spades are to be avoided

    @spalding-1896.p35.auction.pass
    Scenario: When all pass, hearts are the suit to avoid and no bid is paid
      The book does not say what is played then.

      When the bids are
        | A      | B      | C      | D      |
        | passes | passes | passes | passes |
      Then nobody is to bid
      And nobody has the choice of suit
      And hearts are to be avoided
      When the hearts taken are
        | A | B | C | D |
        | 2 | 4 | 7 | 0 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 2    | 0     | −2  |
        | B | 4    | 0     | −4  |
        | C | 7    | 0     | −7  |
        | D | 0    | 13    | +13 |
      And the settlement rests on an assumption about When all pass
