Feature: Sweepstake Hearts for three, five and six
  Other numbers play by the same laws. Where the book counts players it assumes four. With five or six, three or more clear
  players still leave a Jack. With three, two can be clear only when the third has every heart, and the book does not quite
  say whether they then divide the pool or leave a Jack.

  Background:
    Given the game is spalding-1896/sweepstake

  Rule: Three players

    @spalding-1896.p22.three-handed.settling-varies
    Scenario: The book does not say that three may settle as at Sweepstake
      The book describes the game for four, and five and six follow them. For three the book has its own method, one of
      several.

      Given the game is spalding-1896/sweepstake for 3 players
      Then what is said of Players is assumed

    @spalding-1896.p31.five-handed.otherwise @spalding-1896.p31.six-handed.deal
    Scenario Outline: The book says that <players> players may play
      Given the game is spalding-1896/sweepstake for <players> players
      Then what is said of Players rests on <provision>

      Examples:
        | players | provision                             |
        | 4       | spalding-1896.p24.four-handed.pay-one |
        | 5       | spalding-1896.p31.five-handed.otherwise |
        | 6       | spalding-1896.p31.six-handed.deal     |

    @spalding-1896.rule-43
    Scenario: One of three is clear and wins the pool
      When the hearts taken are
        | A | B | C |
        | 0 | 6 | 7 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 13    | +13 |
        | B | 6    | 0     | −6  |
        | C | 7    | 0     | −7  |
      And the pool is empty

    @spalding-1896.rule-44 @spalding-1896.p23.three-handed.example-result @worked
    Scenario: One of three takes every heart, and the other two divide
      In the printed three-handed deal A deals and takes every heart in the end. The book does not say how it was settled;
      in Sweepstake it would be so.

      Given the game is spalding-1896/sweepstake for 3 players
      And A deals
      When the hearts taken are
        | A  | B | C |
        | 13 | 0 | 0 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 13   | 0     | −13 |
        | B | 0    | 7     | +7  |
        | C | 0    | 6     | +6  |
      And the pool is empty

    @spalding-1896.rule-45 @spalding-1896.p15.take-all
    Scenario: By choice one of three with every heart leaves a Jack
      Given the option three-handed-all is jack
      When the hearts taken are
        | A | B | C  |
        | 0 | 0 | 13 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 0     | 0   |
        | B | 0    | 0     | 0   |
        | C | 13   | 0     | −13 |
      And a Jack of 13 stands in the pool
      And the settlement rests on spalding-1896.rule-45

    @spalding-1896.rule-43 @spalding-1896.rule-46
    Scenario: Where all thirteen leave a Jack among three, a lone clear player still wins the pool
      Given the option three-handed-all is jack
      When the hearts taken are
        | A | B | C |
        | 3 | 4 | 6 |
      Then a Jack of 13 stands in the pool
      When the hearts taken are
        | A | B | C |
        | 5 | 0 | 8 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 5    | 0     | −5  |
        | B | 0    | 26    | +26 |
        | C | 8    | 0     | −8  |
      And the pool is empty

  Rule: Five players

    @spalding-1896.rule-44 @spalding-1896.p31.five-handed.otherwise
    Scenario: Two of five are clear and divide
      Given the game is spalding-1896/sweepstake for 5 players
      And B deals
      When the hearts taken are
        | A | B | C | D | E |
        | 0 | 3 | 4 | 0 | 6 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 6     | +6  |
        | B | 3    | 0     | −3  |
        | C | 4    | 0     | −4  |
        | D | 0    | 7     | +7  |
        | E | 6    | 0     | −6  |
      And the pool is empty

    @spalding-1896.rule-45 @spalding-1896.p31.five-handed.otherwise
    Scenario: Three of five are clear and leave a Jack
      When the hearts taken are
        | A | B | C | D | E |
        | 0 | 6 | 0 | 7 | 0 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 0     | 0   |
        | B | 6    | 0     | −6  |
        | C | 0    | 0     | 0   |
        | D | 7    | 0     | −7  |
        | E | 0    | 0     | 0   |
      And a Jack of 13 stands in the pool
      And the settlement rests on spalding-1896.rule-45

    @spalding-1896.rule-45 @spalding-1896.p31.five-handed.otherwise
    Scenario: One of five takes every heart and leaves a Jack
      When the hearts taken are
        | A | B  | C | D | E |
        | 0 | 13 | 0 | 0 | 0 |
      Then B pays 13 chips
      And a Jack of 13 stands in the pool
      And the settlement rests on an assumption about The pool

  Rule: Six players

    @spalding-1896.rule-44
    Scenario: Two of six are clear and divide thirteen
      Given the game is spalding-1896/sweepstake for 6 players
      And F deals
      When the hearts taken are
        | A | B | C | D | E | F |
        | 1 | 0 | 3 | 4 | 0 | 5 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 1    | 0     | −1  |
        | B | 0    | 7     | +7  |
        | C | 3    | 0     | −3  |
        | D | 4    | 0     | −4  |
        | E | 0    | 6     | +6  |
        | F | 5    | 0     | −5  |
      And the pool is empty

    @spalding-1896.p07.six-handed-strip-deuces @spalding-1896.rule-44
    Scenario: Without the two of hearts the pool is twelve and divides evenly
      Given the option six-handed is two-of-hearts
      When the hearts taken are
        | A | B | C | D | E | F |
        | 1 | 0 | 3 | 3 | 0 | 5 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 1    | 0     | −1  |
        | B | 0    | 6     | +6  |
        | C | 3    | 0     | −3  |
        | D | 3    | 0     | −3  |
        | E | 0    | 6     | +6  |
        | F | 5    | 0     | −5  |
      And the pool is empty

    @spalding-1896.rule-45
    Scenario: Three of six are clear and leave a Jack
      When the hearts taken are
        | A | B | C | D | E | F |
        | 0 | 2 | 0 | 4 | 0 | 7 |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 0     | 0   |
        | B | 2    | 0     | −2  |
        | C | 0    | 0     | 0   |
        | D | 4    | 0     | −4  |
        | E | 0    | 0     | 0   |
        | F | 7    | 0     | −7  |
      And a Jack of 13 stands in the pool
      And the settlement rests on spalding-1896.rule-45

    @spalding-1896.rule-45
    Scenario: Five of six are clear and leave a Jack
      When the hearts taken are
        | A | B | C | D | E | F  |
        | 0 | 0 | 0 | 0 | 0 | 13 |
      Then F pays 13 chips
      And a Jack of 13 stands in the pool
      And the settlement rests on an assumption about The pool
