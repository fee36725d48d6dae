Feature: The pool in Auction Hearts
  Only the highest bidder pays, into the pool. After the play each player pays a chip for every card they took of the named
  suit. One player clear of that suit wins the pool and two divide it. If nobody wins it, it is carried over as a jack-pot,
  and the choice of suit is not sold again until it is won. The same buyer names a suit free, deal after deal.

  Background:
    Given the game is spalding-1896/auction

  Rule: The printed deal

    @spalding-1896.p36.auction.example-deal @spalding-1896.p07.eldest-leads-any @spalding-1896.p35.auction.dealer-last
    Scenario: The hands and the bids of the printed auction deal
      The book lets B deal, but A bids first and E last, so E must have dealt. A's hand was in a picture and is what the
      others leave of the fifty cards. Only the result shows which suit D named.

      Given the game is spalding-1896/auction for 5 players
      And E deals
      And the hands are
        | A | the rest                         |
        | B | JS 9S 5S AH 4H 7C KD 8D 6D 2D    |
        | C | AS 10S 7S 3S 5H AC KC 10C 6C 10D |
        | D | QS 6S 9H 3H QC 8C 5C 3C 5D 4D    |
        | E | 8S 4S KH JH 8H JC 4C QD JD 3D    |
      Then A holds KS QH 10H 7H 6H 2H 9C AD 9D 7D
      And A holds 10 cards
      When the bids are
        | A  | B  | C  | D  | E      |
        | 25 | 26 | 27 | 28 | passes |
      Then D has the choice of suit
      When D names clubs
      Then clubs are to be avoided
      And 12 clubs are in play
      And A is to lead

    @spalding-1896.p38.auction.example-result @spalding-1896.p35.auction.two-clear @spalding-1896.p35.auction.pay
    @worked
    Scenario: Twelve clubs and a bid of 28 make forty, for two to divide
      With five players the two of clubs is left out, so there are twelve chips and not thirteen. With D's bid of
      twenty-eight they make forty, and C and D, who have no club, draw twenty each.

      Given the game is spalding-1896/auction for 5 players
      And E deals
      When the bids are
        | A  | B  | C  | D  | E      |
        | 25 | 26 | 27 | 28 | passes |
      And D names clubs
      And the clubs taken are
        | A | B | C | D | E |
        | 6 | 3 | 0 | 0 | 3 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 6    | 0     | −6  |
        | B | 3    | 0     | −3  |
        | C | 0    | 20    | +20 |
        | D | 28   | 20    | −8  |
        | E | 3    | 0     | −3  |
      And the pool is empty
      And the deal is settled in chips
      And the settlement rests on an assumption about Bid paid by
      And the settlement rests on spalding-1896.p35.auction.two-clear

    @spalding-1896.p35.auction.pay
    Scenario: The result of the printed auction deal when every bidder pays
      The chapter mentions late bidders who pay the pool what they offer, and may be read so. The pool is then 25 and 26 and
      27 and 28, and twelve clubs: 118, or 59 each.

      Given the game is spalding-1896/auction for 5 players
      And the option bids-paid is every-bidder
      And E deals
      When the bids are
        | A  | B  | C  | D  | E      |
        | 25 | 26 | 27 | 28 | passes |
      And D names clubs
      And the clubs taken are
        | A | B | C | D | E |
        | 6 | 3 | 0 | 0 | 3 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 31   | 0     | −31 |
        | B | 29   | 0     | −29 |
        | C | 27   | 59    | +32 |
        | D | 28   | 59    | +31 |
        | E | 3    | 0     | −3  |
      And the pool is empty

    @spalding-1896.p35.auction.suit-unnamed
    Scenario: The result of the printed auction deal when the buyer leads
      Other writers give the buyer the lead. Here the book is silent, and its general law gives it to eldest hand.

      Given the game is spalding-1896/auction for 5 players
      And the option opening-lead is buyer
      And E deals
      And the hands are
        | A | the rest                         |
        | B | JS 9S 5S AH 4H 7C KD 8D 6D 2D    |
        | C | AS 10S 7S 3S 5H AC KC 10C 6C 10D |
        | D | QS 6S 9H 3H QC 8C 5C 3C 5D 4D    |
        | E | 8S 4S KH JH 8H JC 4C QD JD 3D    |
      When the bids are
        | A  | B  | C  | D  | E      |
        | 25 | 26 | 27 | 28 | passes |
      And D names clubs
      Then D is to lead

    @spalding-1896.p35.auction.suit-unnamed @spalding-1896.p35.auction.pass
    Scenario: Without a buyer eldest hand leads in either case
      Given the game is spalding-1896/auction for 5 players
      And the option opening-lead is buyer
      And E deals
      And the hands are
        | A | the rest                         |
        | B | JS 9S 5S AH 4H 7C KD 8D 6D 2D    |
        | C | AS 10S 7S 3S 5H AC KC 10C 6C 10D |
        | D | QS 6S 9H 3H QC 8C 5C 3C 5D 4D    |
        | E | 8S 4S KH JH 8H JC 4C QD JD 3D    |
      When the bids are
        | A      | B      | C      | D      | E      |
        | passes | passes | passes | passes | passes |
      Then A is to lead

  Rule: One or two players are clear

    @spalding-1896.rule-43 @spalding-1896.p35.auction.two-clear
    Scenario: One clear player wins the pool and the bid in it
      When the bids are
        | A  | B  | C      | D      |
        | 10 | 12 | passes | passes |
      And B names diamonds
      And the diamonds taken are
        | A | B | C | D |
        | 3 | 6 | 4 | 0 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 3    | 0     | −3  |
        | B | 18   | 0     | −18 |
        | C | 4    | 0     | −4  |
        | D | 0    | 25    | +25 |
      And the pool is empty
      And the settlement rests on spalding-1896.rule-43

    @spalding-1896.rule-43
    Scenario: The buyer is clear and gets the bid back
      When the bids are
        | A      | B | C | D      |
        | passes | 8 | 9 | passes |
      And C names spades
      And the spades taken are
        | A | B | C | D |
        | 5 | 4 | 0 | 4 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 5    | 0     | −5  |
        | B | 4    | 0     | −4  |
        | C | 9    | 22    | +13 |
        | D | 4    | 0     | −4  |
      And the pool is empty

    @spalding-1896.rule-44 @spalding-1896.p35.auction.two-clear
    Scenario: Two divide twenty-three, and the odd chip goes to the one nearer the dealer's left
      Given D deals
      When the bids are
        | A      | B  | C      | D      |
        | passes | 10 | passes | passes |
      And B names clubs
      And the clubs taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 12    | +12 |
        | B | 10   | 11    | +1  |
        | C | 6    | 0     | −6  |
        | D | 7    | 0     | −7  |
      And the pool is empty
      And the settlement rests on spalding-1896.rule-44

    @spalding-1896.rule-44.odd-remains
    Scenario: By agreement the odd chip stays, and the next choice is sold
      Given the option odd-chip is stays
      And D deals
      When the bids are
        | A      | B  | C      | D      |
        | passes | 10 | passes | passes |
      And B names clubs
      And the clubs taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 11    | +11 |
        | B | 10   | 11    | +1  |
        | C | 6    | 0     | −6  |
        | D | 7    | 0     | −7  |
      And 1 chip is left on the table, and no Jack
      And the settlement rests on spalding-1896.rule-44.odd-remains
      And B is to bid

    @spalding-1896.p35.auction.two-clear @spalding-1896.rule-44.odd-remains
    Scenario: A chip that stayed is part of the next pool
      Twelve clubs, a bid of twenty-seven and the chip on the table are forty; C and D draw twenty each.

      Given the game is spalding-1896/auction for 5 players
      And the option odd-chip is stays
      And E deals
      And 1 chip is left on the table
      When the bids are
        | A  | B  | C  | D      | E      |
        | 25 | 26 | 27 | passes | passes |
      And C names clubs
      And the clubs taken are
        | A | B | C | D | E |
        | 6 | 3 | 0 | 0 | 3 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 6    | 0     | −6  |
        | B | 3    | 0     | −3  |
        | C | 27   | 20    | −7  |
        | D | 0    | 20    | +20 |
        | E | 3    | 0     | −3  |
      And the pool is empty

  Rule: Nobody wins the pool

    @spalding-1896.p35.auction.all-thirteen @spalding-1896.rule-45
    Scenario: One player takes the whole suit, and the pool becomes a jack-pot
      When the bids are
        | A      | B      | C      | D  |
        | passes | passes | passes | 20 |
      And D names clubs
      And the clubs taken are
        | A  | B | C | D |
        | 13 | 0 | 0 | 0 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 13   | 0     | −13 |
        | B | 0    | 0     | 0   |
        | C | 0    | 0     | 0   |
        | D | 20   | 0     | −20 |
      And a jack-pot of 33 stands in the pool
      And the settlement rests on spalding-1896.p35.auction.all-thirteen
      And the settlement rests on spalding-1896.rule-45

    @spalding-1896.p35.auction.all-thirteen @spalding-1896.rule-46
    Scenario: All have taken some of the suit, and the pool becomes a jack-pot
      When the bids are
        | A  | B      | C      | D      |
        | 11 | passes | passes | passes |
      And A names diamonds
      And the diamonds taken are
        | A | B | C | D |
        | 5 | 2 | 3 | 3 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 16   | 0     | −16 |
        | B | 2    | 0     | −2  |
        | C | 3    | 0     | −3  |
        | D | 3    | 0     | −3  |
      And a jack-pot of 24 stands in the pool
      And the settlement rests on spalding-1896.rule-46

    @spalding-1896.rule-45 @spalding-1896.p35.auction.two-clear
    Scenario: Three of five are clear, and the pool becomes a jack-pot
      When the bids are
        | A      | B | C      | D      | E      |
        | passes | 6 | passes | passes | passes |
      And B names spades
      And the spades taken are
        | A | B | C | D | E |
        | 0 | 5 | 0 | 7 | 0 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 0     | 0   |
        | B | 11   | 0     | −11 |
        | C | 0    | 0     | 0   |
        | D | 7    | 0     | −7  |
        | E | 0    | 0     | 0   |
      And a jack-pot of 18 stands in the pool

  Rule: The jack-pot

    @spalding-1896.p36.auction.free-choice @spalding-1896.p36.auction.highest-buys @spalding-1896.rule-45.how-won
    Scenario: In a jack-pot the same buyer names a suit, free, until the pool is won
      C buys for eighteen, and all are loaded. C names another suit, which A takes whole; names it again, and two are clear,
      who cannot share a Jack; and then keeps hearts, of which B alone takes none.

      Given D deals
      And the chips held are
        | A   | B   | C   | D   |
        | 100 | 100 | 100 | 100 |
      When the bids are
        | A  | B      | C  | D      |
        | 15 | passes | 18 | passes |
      And C names spades
      And the spades taken are
        | A | B | C | D |
        | 2 | 3 | 4 | 4 |
      Then a jack-pot of 31 stands in the pool
      And nobody is to bid
      And C has the choice of suit
      And B may not bid 40, by spalding-1896.p36.auction.highest-buys
      And A may not name clubs, by spalding-1896.p36.auction.free-choice
      When C names diamonds
      And the diamonds taken are
        | A  | B | C | D |
        | 13 | 0 | 0 | 0 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 13   | 0     | −13 |
        | B | 0    | 0     | 0   |
        | C | 0    | 0     | 0   |
        | D | 0    | 0     | 0   |
      And a jack-pot of 44 stands in the pool
      And the settlement rests on spalding-1896.p36.auction.free-choice
      And C has the choice of suit
      When C names diamonds
      And the diamonds taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then a jack-pot of 57 stands in the pool
      And the settlement rests on an assumption about Winning a Jack
      When C names hearts
      And the hearts taken are
        | A | B | C | D |
        | 4 | 0 | 5 | 4 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 4    | 0     | −4  |
        | B | 0    | 70    | +70 |
        | C | 5    | 0     | −5  |
        | D | 4    | 0     | −4  |
      And the pool is empty
      And the chips held are
        | A  | B   | C  | D  |
        | 81 | 167 | 67 | 85 |

    @spalding-1896.p36.auction.highest-buys
    Scenario: Once the jack-pot is won the choice is sold again
      Given D deals
      And a jack-pot of 40 stands
      And B bought the choice of suit in the last deal
      Then B has the choice of suit
      When B names clubs
      And the clubs taken are
        | A | B | C | D |
        | 4 | 5 | 0 | 4 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 4    | 0     | −4  |
        | B | 5    | 0     | −5  |
        | C | 0    | 53    | +53 |
        | D | 4    | 0     | −4  |
      And the pool is empty
      And B is to bid

    @spalding-1896.p36.auction.free-choice @spalding-1896.p35.auction.pass
    Scenario: A jack-pot that nobody bought is played with hearts
      When the bids are
        | A      | B      | C      | D      |
        | passes | passes | passes | passes |
      And the hearts taken are
        | A | B | C | D |
        | 2 | 3 | 4 | 4 |
      Then a jack-pot of 13 stands in the pool
      And nobody is to bid
      And nobody has the choice of suit
      And hearts are to be avoided

  Rule: The pool holds as many chips as the suit has cards in play

    @spalding-1896.p35.auction.two-clear
    Scenario Outline: The number of cards of each suit in play
      Given the game is spalding-1896/auction for <players> players
      Then <clubs> clubs are in play
      And <diamonds> diamonds are in play
      And <spades> spades are in play
      And <hearts> hearts are in play

      Examples:
        | players | clubs | diamonds | spades | hearts |
        | 4       | 13    | 13       | 13     | 13     |
        | 5       | 12    | 13       | 12     | 13     |
        | 6       | 12    | 11       | 12     | 13     |

    @spalding-1896.p35.auction.two-clear @spalding-1896.rule-07.six
    Scenario: Six players divide eleven diamonds and a bid of nine
      When the bids are
        | A      | B      | C      | D      | E      | F |
        | passes | passes | passes | passes | passes | 9 |
      And F names diamonds
      And the diamonds taken are
        | A | B | C | D | E | F |
        | 0 | 2 | 3 | 5 | 0 | 1 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 10    | +10 |
        | B | 2    | 0     | −2  |
        | C | 3    | 0     | −3  |
        | D | 5    | 0     | −5  |
        | E | 0    | 10    | +10 |
        | F | 10   | 0     | −10 |
      And the pool is empty

    @spalding-1896.p35.auction.two-clear @spalding-1896.p07.six-handed-strip-deuces
    Scenario: With all four twos left out there are twelve of each suit
      Given the option six-handed is two-of-hearts
      And the game is spalding-1896/auction for 6 players
      Then 12 clubs are in play
      And 12 diamonds are in play
      And 12 spades are in play
      And 12 hearts are in play
