Feature: Widow Hearts
  Everyone is dealt the same number of cards, and those that do not divide are put face down as the widow. The winner of the
  first trick takes the widow with it, and the hearts in it too, and only that player may look at it.

  Rule: The cards that do not divide

    @spalding-1896.p41.widow.deal @spalding-1896.p41.widow.five-six
    Scenario Outline: Players keep the whole pack, and the cards left over are the widow
      The book mentions four, five and six; three, whom it leaves out, have one card over.

      Given the game is spalding-1896/widow for <players> players
      Then no card is left out
      And each player is dealt <hand> cards
      And <left> left over as a widow
      And what is said of Cards to each rests on spalding-1896.p41.widow.deal

      Examples:
        | players | hand | left        |
        | 3       | 17   | 1 card is   |
        | 5       | 10   | 2 cards are |
        | 6       | 8    | 4 cards are |

    @spalding-1896.p41.widow.four
    Scenario: Four leave out a small card, to have a widow at all
      Given the game is spalding-1896/widow
      Then the cards left out are 2D
      And the pack has 51 cards
      And each player is dealt 12 cards
      And 3 cards are left over as a widow

    @spalding-1896.p41.widow.five-six
    Scenario: Six have nothing to choose, since no card is left out
      Given the game is spalding-1896/widow
      When they choose two-of-hearts for the option six-handed
      Then they cannot play so

    @spalding-1896.p41.widow.five-six
    Scenario: From three to six may play, though the book does not name three
      Given the game is spalding-1896/widow for 3 players
      Then the game is for 3, 4, 5 and 6 players
      And what is said of Players is assumed
      When 2 sit down to play
      Then they cannot play so

  Rule: The first trick

    @spalding-1896.p41.widow.first-trick @spalding-1896.p41.widow.look @spalding-1896.p41.widow.four
    Scenario: The winner of the first trick takes the widow and what is in it
      The first trick has no heart, but the widow does. The same player wins the second trick, and it adds no more.

      Given the game is spalding-1896/widow
      And D deals
      And the widow is KD 9S 3H
      And the hands are
        | A | 2C 3C 4C 5C 3D 4D 5D 2S 3S 4S 2H 4H   |
        | B | 6C 7C 8C 6D 7D 8D 5S 6S 7S 5H 6H 7H   |
        | C | 9C 10C JC 9D 10D JD 8S 10S JS 8H 9H 10H |
        | D | the rest                              |
      Then nobody has taken the widow yet
      And D may not look at the widow
      When these tricks are played
        | A   | B  | C  | D  |
        | *5C | 6C | 9C | AC |
      Then D wins the trick
      And D has taken the widow
      And D may look at the widow
      And A may not look at the widow
      And the tricks have cost
        | A | B | C | D |
        | 0 | 0 | 0 | 1 |
      When these tricks are played
        | A  | B  | C  | D   |
        | 4S | 7S | JS | *KS |
      Then D wins the trick
      And the tricks have cost
        | A | B | C | D |
        | 0 | 0 | 0 | 1 |

  Rule: Fewer than five never share

    @spalding-1896.p42.widow.under-five @spalding-1896.p41.widow.fines
    Scenario: One of four alone is clear and wins the pool
      Given the game is spalding-1896/widow
      When the hearts taken are
        | A | B | C | D |
        | 2 | 0 | 6 | 5 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 2    | 0     | −2  |
        | B | 0    | 13    | +13 |
        | C | 6    | 0     | −6  |
        | D | 5    | 0     | −5  |
      And the pool is empty
      And the deal is settled in chips
      And the settlement rests on spalding-1896.p41.widow.fines

    @spalding-1896.p42.widow.under-five @spalding-1896.rule-46
    Scenario Outline: Two, three or nobody clear of four: a jack-pot
      Given the game is spalding-1896/widow
      When the hearts taken are
        | A   | B   | C   | D   |
        | <A> | <B> | <C> | <D> |
      Then the net is
        | A   | B   | C   | D   |
        | <a> | <b> | <c> | <d> |
      And nobody wins the pool
      And a jack-pot of 13 stands in the pool
      And the settlement rests on <provision>

      Examples:
        | case            | A | B | C | D  | a  | b  | c  | d   | provision                          |
        | Two are clear   | 0 | 0 | 6 | 7  | 0  | 0  | −6 | −7  | spalding-1896.p42.widow.under-five |
        | Three are clear | 0 | 0 | 0 | 13 | 0  | 0  | 0  | −13 | spalding-1896.p42.widow.under-five |
        | Nobody is clear | 1 | 2 | 4 | 6  | −1 | −2 | −4 | −6  | spalding-1896.rule-46              |

    @spalding-1896.p42.widow.under-five
    Scenario: Two of three are clear, and still leave a jack-pot
      Given the game is spalding-1896/widow for 3 players
      When the hearts taken are
        | A | B  | C |
        | 0 | 13 | 0 |
      Then the net is
        | A | B   | C |
        | 0 | −13 | 0 |
      And a jack-pot of 13 stands in the pool

    @spalding-1896.rule-43 @spalding-1896.rule-45.how-won
    Scenario: The next lone clear player wins the jack-pot
      Given the game is spalding-1896/widow
      And a jack-pot of 26 stands
      When the hearts taken are
        | A | B | C | D |
        | 0 | 3 | 4 | 6 |
      Then the net is
        | A   | B  | C  | D  |
        | +39 | −3 | −4 | −6 |
      And the pool is empty
      And the settlement rests on spalding-1896.rule-43

    @spalding-1896.p41.widow.fines
    Scenario: Players may agree on a larger fine
      Given the game is spalding-1896/widow
      And the option fine is 2
      When the hearts taken are
        | A | B | C | D |
        | 1 | 0 | 4 | 8 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 2    | 0     | −2  |
        | B | 0    | 26    | +26 |
        | C | 8    | 0     | −8  |
        | D | 16   | 0     | −16 |
      And the pool is empty

  Rule: With five and six, two may share

    @spalding-1896.rule-43 @spalding-1896.p41.widow.fines
    Scenario: One of five is clear and wins the pool
      Given the game is spalding-1896/widow for 5 players
      When the hearts taken are
        | A   | B   | C   | D   | E   |
        | 3   | 0   | 2   | 4   | 4   |
      Then the net is
        | A   | B   | C   | D   | E   |
        | −3  | +13 | −2  | −4  | −4  |
      And the pool is empty
      And the settlement rests on spalding-1896.rule-43

    @spalding-1896.p41.widow.more-than-two @spalding-1896.rule-44
    Scenario: Two of five are clear, and divide
      Given the game is spalding-1896/widow for 5 players
      And A deals
      When the hearts taken are
        | A   | B   | C   | D   | E   |
        | 0   | 6   | 0   | 4   | 3   |
      Then the net is
        | A   | B   | C   | D   | E   |
        | +6  | −6  | +7  | −4  | −3  |
      And the pool is empty
      And the settlement rests on spalding-1896.p41.widow.more-than-two

    @spalding-1896.rule-43 @spalding-1896.rule-45.how-won
    Scenario: One of five is clear, and wins the jack-pot as well
      Given the game is spalding-1896/widow for 5 players
      And a jack-pot of 13 stands
      When the hearts taken are
        | A   | B   | C   | D   | E   |
        | 3   | 0   | 2   | 4   | 4   |
      Then B draws 26 chips
      And the pool is empty

    @spalding-1896.rule-43 @spalding-1896.rule-45.how-won
    Scenario: One of six is clear, and wins the jack-pot as well
      Given the game is spalding-1896/widow for 6 players
      And a jack-pot of 13 stands
      When the hearts taken are
        | A   | B   | C   | D   | E   | F   |
        | 1   | 0   | 2   | 4   | 4   | 2   |
      Then B draws 26 chips
      And the pool is empty

    @spalding-1896.rule-44 @spalding-1896.p41.widow.more-than-two
    Scenario: Two of five divide all that is in the pool
      Given the game is spalding-1896/widow for 5 players
      And A deals
      And 1 chip is left on the table
      When the hearts taken are
        | A   | B   | C   | D   | E   |
        | 0   | 6   | 0   | 4   | 3   |
      Then A draws 7 chips
      And C draws 7 chips
      And the pool is empty

    @spalding-1896.rule-44 @spalding-1896.p41.widow.more-than-two
    Scenario: Two of six divide all that is in the pool
      Given the game is spalding-1896/widow for 6 players
      And A deals
      And 1 chip is left on the table
      When the hearts taken are
        | A   | B   | C   | D   | E   | F   |
        | 0   | 6   | 0   | 4   | 1   | 2   |
      Then A draws 7 chips
      And C draws 7 chips
      And the pool is empty

    @spalding-1896.p41.widow.more-than-two
    Scenario: Three of five are clear, and leave a jack-pot
      Given the game is spalding-1896/widow for 5 players
      When the hearts taken are
        | A   | B   | C   | D   | E   |
        | 0   | 6   | 0   | 7   | 0   |
      Then the net is
        | A   | B   | C   | D   | E   |
        | 0   | −6  | 0   | −7  | 0   |
      And a jack-pot of 13 stands in the pool
      And the settlement rests on spalding-1896.p41.widow.more-than-two

    @spalding-1896.rule-46
    Scenario: None of five is clear, and the pool becomes a jack-pot
      Given the game is spalding-1896/widow for 5 players
      When the hearts taken are
        | A   | B   | C   | D   | E   |
        | 1   | 2   | 3   | 3   | 4   |
      Then the net is
        | A   | B   | C   | D   | E   |
        | −1  | −2  | −3  | −3  | −4  |
      And a jack-pot of 13 stands in the pool

    @spalding-1896.rule-43 @spalding-1896.p41.widow.fines
    Scenario: One of six is clear and wins the pool
      Given the game is spalding-1896/widow for 6 players
      When the hearts taken are
        | A   | B   | C   | D   | E   | F   |
        | 3   | 0   | 2   | 4   | 3   | 1   |
      Then the net is
        | A   | B   | C   | D   | E   | F   |
        | −3  | +13 | −2  | −4  | −3  | −1  |
      And the pool is empty
      And the settlement rests on spalding-1896.rule-43

    @spalding-1896.p41.widow.more-than-two @spalding-1896.rule-44
    Scenario: Two of six are clear, and divide
      Given the game is spalding-1896/widow for 6 players
      And A deals
      When the hearts taken are
        | A   | B   | C   | D   | E   | F   |
        | 0   | 6   | 0   | 4   | 2   | 1   |
      Then the net is
        | A   | B   | C   | D   | E   | F   |
        | +6  | −6  | +7  | −4  | −2  | −1  |
      And the pool is empty
      And the settlement rests on spalding-1896.p41.widow.more-than-two

    @spalding-1896.p41.widow.more-than-two
    Scenario: Three of six are clear, and leave a jack-pot
      Given the game is spalding-1896/widow for 6 players
      When the hearts taken are
        | A   | B   | C   | D   | E   | F   |
        | 0   | 6   | 0   | 4   | 0   | 3   |
      Then the net is
        | A   | B   | C   | D   | E   | F   |
        | 0   | −6  | 0   | −4  | 0   | −3  |
      And a jack-pot of 13 stands in the pool
      And the settlement rests on spalding-1896.p41.widow.more-than-two

    @spalding-1896.rule-46
    Scenario: None of six is clear, and the pool becomes a jack-pot
      Given the game is spalding-1896/widow for 6 players
      When the hearts taken are
        | A   | B   | C   | D   | E   | F   |
        | 1   | 2   | 3   | 3   | 3   | 1   |
      Then the net is
        | A   | B   | C   | D   | E   | F   |
        | −1  | −2  | −3  | −3  | −3  | −1  |
      And a jack-pot of 13 stands in the pool

    @spalding-1896.rule-45.how-won @spalding-1896.rule-45.keep-paying
    Scenario: A jack-pot is not shared, not even by two of five
      Given the game is spalding-1896/widow for 5 players
      And a jack-pot of 13 stands
      When the hearts taken are
        | A | B | C | D | E |
        | 0 | 6 | 0 | 4 | 3 |
      Then the net is
        | A | B  | C | D  | E  |
        | 0 | −6 | 0 | −4 | −3 |
      And a jack-pot of 26 stands in the pool
      And the settlement rests on an assumption about Winning a Jack

  Rule: What the book does not say of it

    Scenario: What the book does not say of Widow Hearts
      Given the game is spalding-1896/widow
      Then the book is silent on
        | The joker                               |
        | Twin cards                              |
        | Chips to begin with                     |
        | Passing                                 |
        | The first trick                         |
        | Hearts broken by                        |
        | Broken when                             |
        | A leader with only hearts               |
        | A leader with only hearts and the queen |
        | The queen of spades                     |
        | Bonuses                                 |
        | Taking everything                       |
        | Chips drawn for each not taken          |
        | Pot                                     |
        | Limit                                   |
        | Won by                                  |
        | A tie at the end                        |
        | The auction                             |
        | Tournament                              |
        | Fine for a revoke                       |
        | Fine paid to                            |
        | Revoking to avoid taking all the hearts |
        | The trick of a revoke                   |
        | A revoke after bidding                  |
        | Taking up your cards                    |
        | Taking a card back                      |
        | Two against a third                     |
        | A leaver's chips in a Jack              |
