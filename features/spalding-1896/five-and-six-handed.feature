Feature: Five- and six-handed Hearts
  Five play without the black twos, six without three twos and one card more. Otherwise both follow the four-handed game.

  Rule: Five players

    @spalding-1896.p31.five-handed.strip @spalding-1896.p31.five-handed.deal @spalding-1896.rule-07.five
    @spalding-1896.p07.five-strip
    Scenario: Five are dealt ten cards each
      Given the game is spalding-1896/five-handed
      Then the game is for 5 players
      When 5 sit down to play
      Then they can play so
      And the cards left out are 2S 2C
      And each player is dealt 10 cards

    @spalding-1896.p31.five-handed.otherwise @spalding-1896.rule-44
    Scenario: Among five as among four, two clear players divide the pool
      Given the game is spalding-1896/five-handed
      And E deals
      When the hearts taken are
        | A | B | C | D | E |
        | 0 | 3 | 4 | 0 | 6 |
      Then the net is
        | A  | B  | C  | D  | E  |
        | +7 | −3 | −4 | +6 | −6 |
      And the pool is empty

  Rule: Six players

    @spalding-1896.p31.six-handed.strip @spalding-1896.p31.six-handed.deal @spalding-1896.p07.six-handed-strip
    @spalding-1896.rule-07.six
    Scenario: Six are dealt eight cards each, and keep every heart
      Given the game is spalding-1896/six-handed
      Then the game is for 6 players
      When 6 sit down to play
      Then they can play so
      And the cards left out are 2S 2C 2D 3D
      And each player is dealt 8 cards

    @spalding-1896.p31.six-handed.strip @spalding-1896.p07.six-handed-strip-deuces @spalding-1896.rule-07.six
    Scenario: By choice six leave out the two of hearts, and the pool is twelve
      Given the game is spalding-1896/six-handed
      And the option six-handed is two-of-hearts
      When the hearts taken are
        | A | B | C | D | E | F |
        | 1 | 2 | 2 | 3 | 4 | 0 |
      Then the net is
        | A  | B  | C  | D  | E  | F   |
        | −1 | −2 | −2 | −3 | −4 | +12 |
      And the pool is empty
      And the cards left out are 2S 2C 2D 2H
      And each player is dealt 8 cards

    @spalding-1896.rule-36.divided-pool @spalding-1896.p07.six-handed-strip-deuces
    Scenario Outline: With a pool of twelve a revoker's six and seven do not fit, and half of it stays
      Given the game is spalding-1896/<game> for 6 players
      And the option six-handed is two-of-hearts
      And A has revoked and is found out
      When the hearts taken are
        | A | B | C | D | E | F |
        | 0 | 0 | 3 | 3 | 3 | 3 |
      Then the net is
        | A   | B  | C | D | E | F |
        | −12 | +6 | 0 | 0 | 0 | 0 |
      And a Jack of 6 stands in the pool
      And the settlement rests on an assumption about A revoker wins

      Examples:
        | game       |
        | six-handed |
        | sweepstake |

    @spalding-1896.p31.six-handed.deal @spalding-1896.rule-43
    Scenario: Among six as among four, a lone clear player wins the pool
      Given the game is spalding-1896/six-handed
      When the hearts taken are
        | A | B | C | D | E | F |
        | 1 | 2 | 3 | 3 | 4 | 0 |
      Then the net is
        | A  | B  | C  | D  | E  | F   |
        | −1 | −2 | −3 | −3 | −4 | +13 |
      And the pool is empty
