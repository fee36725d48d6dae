Feature: Auction Hearts in 1914
  Each player in turn, the dealer last, may bid once for the choice of the suit to avoid. The highest bidder pays the bid
  into the pool, names the suit and leads. While a Jack is carried over the choice is not sold; that player chooses again,
  free.

  Background:
    Given the game is foster-1914/auction

  Rule: The hands of the advice

    @foster-1914.p365.auction.hand-a @foster-1914.p365.auction.bid-25 @foster-1914.p365.auction.hand-y
    @foster-1914.p366.auction.hand-b @foster-1914.p366.auction.hand-z @foster-1914.p355.auction.buyer-leads
    @foster-1914.p355.auction.names @worked
    Scenario: After bids of 25 and 26 and a pass, the dealer buys the choice for 27
      The players of the text, A, Y, B and Z, are A, B, C and D here.

      Given D deals
      And the hands are
        | A | AH KH 8H JC 6C 5C 4C 3C 2C KD 4D 7S 3S    |
        | B | 6H 4H 3H AC KC 10C 8D 7D 5D 3D 6S 5S 4S   |
        | C | JH 10H QC 9C 8C 7C AD 10D 9D 10S 9S 8S 2S |
        | D | the rest                                  |
      Then D holds QH 9H 7H 5H 2H QD JD 6D 2D AS KS QS JS
      When the bids are
        | A  | B  | C      | D  |
        | 25 | 26 | passes | 27 |
      Then D has the choice of suit
      When D names hearts
      Then hearts are to be avoided
      And D is to lead

    @foster-1914.p367.hand-4.result @foster-1914.p366.auction.hand-4-letters @foster-1914.p355.auction.pay
    @foster-1914.p355.auction.settle @foster-1914.p355.auction.one-clear
    Scenario: The bids of the advice lead to the fourth illustrative hand
      The diagram calls the buyer A, and the players to the left Y, B and Z. Here they are D, A, B and C.

      Given D deals
      When the bids are
        | A  | B  | C      | D  |
        | 25 | 26 | passes | 27 |
      And D names hearts
      And the hearts taken are
        | A | B | C | D |
        | 7 | 1 | 5 | 0 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 7    | 0     | −7  |
        | B | 1    | 0     | −1  |
        | C | 5    | 0     | −5  |
        | D | 27   | 40    | +13 |
      And the pool is empty
      And the deal is settled in chips
      And the settlement rests on foster-1914.p355.auction.pay
      And the settlement rests on foster-1914.p355.auction.one-clear

  Rule: Bidding

    @foster-1914.p354.auction.players
    Scenario: Four usually play Auction Hearts, or five or six
      Then the game is for 4, 5 and 6 players

    @foster-1914.p354.auction.suit-unnamed @foster-1914.p355.auction.order @foster-1914.p355.auction.no-second-bid
    @foster-1914.law-30 @foster-1914.law-30.dealer @foster-1914.law-30.no-second
    Scenario: Each bids once in turn, from the dealer's left to the dealer
      Given D deals
      Then A is to bid
      And B may not bid 9, by foster-1914.p355.auction.order
      And D may not bid 9, by foster-1914.law-30
      When A bids 3
      And B bids 5
      Then A may not bid 9, by foster-1914.law-30.no-second
      And B may not name clubs, by foster-1914.p354.auction.suit-unnamed
      When C passes the bid
      Then D is to bid
      When D bids 6
      Then nobody is to bid
      And D has the choice of suit

    @foster-1914.p365.auction.hand-y @foster-1914.p366.auction.hand-z
    Scenario: One more than the last bid is enough
      When A bids 25
      Then B may not bid 25
      And B may bid 26

    @foster-1914.p354.auction.why-bid @foster-1914.p355.auction.names
    Scenario Outline: The buyer may name <suit>
      When the bids are
        | A | B      | C      | D      |
        | 1 | passes | passes | passes |
      And A names <suit>
      Then <suit> are to be avoided

      Examples:
        | suit   |
        | spades |
        | hearts |

    @foster-1914.p355.auction.pay
    Scenario: When all pass, hearts are the suit to avoid and eldest hand leads
      The book does not say what happens.

      Given D deals
      And the hands are
        | A | AH KH 8H JC 6C 5C 4C 3C 2C KD 4D 7S 3S   |
        | B | 6H 4H 3H AC KC 10C 8D 7D 5D 3D 6S 5S 4S  |
        | C | JH 10H QC 9C 8C 7C AD 10D 9D 10S 9S 8S 2S |
        | D | the rest                                  |
      When the bids are
        | A      | B      | C      | D      |
        | passes | passes | passes | passes |
      Then nobody has the choice of suit
      And hearts are to be avoided
      And A is to lead
      When the hearts taken are
        | A | B | C | D |
        | 2 | 4 | 7 | 0 |
      Then D draws 13 chips
      And the settlement rests on an assumption about When all pass

  Rule: The pool

    @foster-1914.p355.auction.two-clear
    Scenario: Two divide the pool with the bid in it, and the odd counter starts a Jack
      Eleven and thirteen divide evenly; ten and thirteen leave one. The player who named the suit names the next as well.

      When the bids are
        | A  | B      | C      | D      |
        | 10 | passes | passes | passes |
      And A names clubs
      And the clubs taken are
        | A | B | C | D |
        | 0 | 6 | 7 | 0 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 10   | 11    | +1  |
        | B | 6    | 0     | −6  |
        | C | 7    | 0     | −7  |
        | D | 0    | 11    | +11 |
      And a Jack of 1 stands in the pool
      And the settlement rests on foster-1914.p355.auction.two-clear
      And nobody is to bid
      And A has the choice of suit

    @foster-1914.p355.auction.two-clear @foster-1914.p355.auction.free-choice
    Scenario: The buyer of a divided deal names again, free, and the bid is not paid twice
      Of the twenty-three one is left. A names again. One and thirteen are fourteen, which B, the only clear player, wins.

      Given D deals
      When the bids are
        | A  | B      | C      | D      |
        | 10 | passes | passes | passes |
      And A names clubs
      And the clubs taken are
        | A | B | C | D |
        | 0 | 6 | 7 | 0 |
      Then a Jack of 1 stands in the pool
      And B may not bid 5, by foster-1914.p355.auction.free-choice
      When A names spades
      And the spades taken are
        | A | B | C | D |
        | 1 | 0 | 5 | 7 |
      Then the net is
        | A  | B   | C  | D  |
        | −1 | +14 | −5 | −7 |
      And the pool is empty

    @foster-1914.p355.auction.pool-won-first @foster-1914.p355.auction.two-clear
    Scenario: By the other reading, players who divided have won the bid, and the choice is sold again
      The odd counter makes a Jack, and C buys for five. All have some: one, five and thirteen are nineteen, which nobody
      wins, and C names again. Then the Jack is won, with C's five in it: nineteen and thirteen are thirty-two.

      Given the option choice-after-division is sold
      And D deals
      When the bids are
        | A  | B      | C      | D      |
        | 10 | passes | passes | passes |
      And A names clubs
      And the clubs taken are
        | A | B | C | D |
        | 0 | 6 | 7 | 0 |
      Then the net is
        | A  | B  | C  | D   |
        | +1 | −6 | −7 | +11 |
      And a Jack of 1 stands in the pool
      And B is to bid
      When the bids are
        | B      | C | D      | A      |
        | passes | 5 | passes | passes |
      And C names spades
      And the spades taken are
        | A | B | C | D |
        | 1 | 2 | 4 | 6 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 1    | 0     | −1  |
        | B | 2    | 0     | −2  |
        | C | 9    | 0     | −9  |
        | D | 6    | 0     | −6  |
      And a Jack of 19 stands in the pool
      And nobody is to bid
      And C has the choice of suit
      And D may not bid 6, by foster-1914.p355.auction.pool-won-first
      When C names hearts
      And the hearts taken are
        | A | B | C | D |
        | 0 | 4 | 5 | 4 |
      Then the net is
        | A   | B  | C  | D  |
        | +32 | −4 | −5 | −4 |
      And the pool is empty
      And D is to bid

    @foster-1914.p355.auction.pool-won-first @foster-1914.p355.auction.two-clear
    Scenario: A Jack whose choice was sold again cannot be divided, and the new buyer keeps the choice
      One, six and thirteen are twenty. Two are clear, and only a lone clear player wins a Jack; so nobody has won C's bid.

      Given the option choice-after-division is sold
      And D deals
      When the bids are
        | A  | B      | C      | D      |
        | 10 | passes | passes | passes |
      And A names clubs
      And the clubs taken are
        | A | B | C | D |
        | 0 | 6 | 7 | 0 |
      And the bids are
        | B      | C | D      | A      |
        | passes | 6 | passes | passes |
      And C names diamonds
      And the diamonds taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then a Jack of 20 stands in the pool
      And nobody is to bid
      And C has the choice of suit

    @foster-1914.p355.auction.two-clear @foster-1914.law-29.two
    Scenario: Where a club makes no Jack of an odd counter, the choice after a division cannot be set
      Given the option jack-after-division is no-jack
      When they choose sold for the option choice-after-division
      Then they cannot play so

    @foster-1914.p355.auction.all-thirteen @foster-1914.p355.auction.free-choice
    Scenario: Where the choice is sold after a division, it is still not sold after a pool that nobody won
      Given the option choice-after-division is sold
      When the bids are
        | A  | B      | C      | D      |
        | 10 | passes | passes | passes |
      And A names clubs
      And the clubs taken are
        | A | B | C  | D |
        | 0 | 0 | 13 | 0 |
      Then a Jack of 23 stands in the pool
      And nobody is to bid
      And A has the choice of suit

    @foster-1914.p355.auction.two-clear
    Scenario: Where the bid makes the pool even there is no Jack, and the choice is sold
      When the bids are
        | A  | B      | C      | D      |
        | 11 | passes | passes | passes |
      And A names clubs
      And the clubs taken are
        | A | B | C | D |
        | 0 | 6 | 7 | 0 |
      Then the net is
        | A  | B  | C  | D   |
        | +1 | −6 | −7 | +12 |
      And the pool is empty
      And B is to bid

    @foster-1914.p355.auction.two-clear @foster-1914.law-29.two
    Scenario: Where a club makes no Jack of an odd counter, two divide it with the next pool
      Given the option jack-after-division is no-jack
      And 1 chip is left on the table
      When the bids are
        | A  | B      | C      | D      |
        | 10 | passes | passes | passes |
      And A names clubs
      And the clubs taken are
        | A | B | C | D |
        | 0 | 6 | 7 | 0 |
      Then the net is
        | A  | B  | C  | D   |
        | +2 | −6 | −7 | +12 |
      And the pool is empty

    @foster-1914.law-29.two @foster-1914.p352.sweepstake.two-clear
    Scenario: By the law for Sweepstake, the odd counter only waits, and the choice is sold
      Given the option jack-after-division is no-jack
      When the bids are
        | A  | B      | C      | D      |
        | 10 | passes | passes | passes |
      And A names clubs
      And the clubs taken are
        | A | B | C | D |
        | 0 | 6 | 7 | 0 |
      Then 1 chip is left on the table, and no Jack
      And B is to bid

    @foster-1914.p355.auction.all-thirteen @foster-1914.law-29.three
    Scenario: One player takes the whole suit, and the pool becomes a Jack
      When the bids are
        | A  | B      | C      | D      |
        | 10 | passes | passes | passes |
      And A names clubs
      And the clubs taken are
        | A | B | C  | D |
        | 0 | 0 | 13 | 0 |
      Then a Jack of 23 stands in the pool
      And the settlement rests on foster-1914.p355.auction.all-thirteen
      And the settlement rests on foster-1914.law-29.three

    @foster-1914.p355.auction.free-choice @foster-1914.p355.auction.pool-won-first
    Scenario: Everybody takes some; the buyer names again, free, until the pool is won
      Given D deals
      When the bids are
        | A  | B      | C      | D      |
        | 10 | passes | passes | passes |
      And A names clubs
      And the clubs taken are
        | A | B | C | D |
        | 3 | 3 | 3 | 4 |
      Then a Jack of 23 stands in the pool
      And the settlement rests on foster-1914.p355.auction.all-thirteen
      And nobody is to bid
      And A has the choice of suit
      And B may not bid 30, by foster-1914.p355.auction.pool-won-first
      When A names spades
      And the spades taken are
        | A | B | C | D |
        | 0 | 0 | 6 | 7 |
      Then a Jack of 36 stands in the pool
      And A has the choice of suit
      When A names spades
      And the spades taken are
        | A | B | C | D |
        | 1 | 0 | 5 | 7 |
      Then the net is
        | A  | B   | C  | D  |
        | −1 | +49 | −5 | −7 |
      And the pool is empty
      And D is to bid

    @foster-1914.p355.auction.free-choice @foster-1914.p355.auction.buyer-leads
    Scenario: The buyer who names again also leads again
      Given D deals
      And a Jack of 23 stands
      And C bought the choice of suit in the last deal
      And the hands are
        | A | AH KH 8H JC 6C 5C 4C 3C 2C KD 4D 7S 3S   |
        | B | 6H 4H 3H AC KC 10C 8D 7D 5D 3D 6S 5S 4S  |
        | C | JH 10H QC 9C 8C 7C AD 10D 9D 10S 9S 8S 2S |
        | D | the rest                                  |
      When C names diamonds
      Then C is to lead

    @foster-1914.p354.auction.why-bid @foster-1914.law-3.five
    Scenario: Five players have twelve clubs to pay for
      Given the game is foster-1914/auction for 5 players
      When the bids are
        | A | B      | C      | D      | E      |
        | 5 | passes | passes | passes | passes |
      And A names clubs
      Then 12 clubs are in play
      When the clubs taken are
        | A | B | C | D | E |
        | 3 | 3 | 3 | 3 | 0 |
      Then E draws 17 chips
      And the pool is empty

  Rule: A revoke

    @foster-1914.law-24.auction @foster-1914.p352.revoking.auction
    Scenario: A revoker pays the amount of the bid as well
      A bought for ten. C, who revoked, pays all thirteen and ten more. B, the only clear player, wins it all.

      Given C has revoked and is found out
      When the bids are
        | A  | B      | C      | D      |
        | 10 | passes | passes | passes |
      And A names clubs
      And the clubs taken are
        | A | B | C | D |
        | 3 | 0 | 4 | 6 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 10   | 0     | −10 |
        | B | 0    | 33    | +33 |
        | C | 23   | 0     | −23 |
        | D | 0    | 0     | 0   |
      And the settlement rests on foster-1914.law-24.auction

    @foster-1914.p352.revoking.auction
    Scenario: By the other reading, the revoker's payment of the bid goes back to the buyer
      D bought for ten, and C, who revoked, refunds it to D and pays all thirteen. The pool is that thirteen and D's ten,
      and B, the only clear player, wins it.

      Given the option revokers-bid is buyer
      And C has revoked and is found out
      When the bids are
        | A      | B      | C      | D  |
        | passes | passes | passes | 10 |
      And D names clubs
      And the clubs taken are
        | A | B | C | D |
        | 3 | 0 | 4 | 6 |
      Then the net is
        | A | B   | C   | D |
        | 0 | +23 | −23 | 0 |
      And D is paid 10 chips by C
      And the settlement rests on foster-1914.p352.revoking.auction

    @foster-1914.p352.revoking.auction
    Scenario: By the other reading, a buyer who revokes has nobody to refund
      Given the option revokers-bid is buyer
      And D has revoked and is found out
      When the bids are
        | A      | B      | C      | D  |
        | passes | passes | passes | 10 |
      And D names clubs
      And the clubs taken are
        | A | B | C | D |
        | 3 | 0 | 4 | 6 |
      Then the net is
        | A | B   | C | D   |
        | 0 | +23 | 0 | −23 |
