Feature: Black Jack and Black Lady
  In Black Jack the jack of spades counts as ten hearts, so 23 are in play. In Black Lady the queen of spades counts as
  thirteen, and there are 26. The card is an ordinary spade in every other way. Any of the three methods may settle the
  deal.

  @hoyle-1913.black-jack.value @hoyle-1913.black-jack.inherits
  Scenario: The jack counts as ten hearts
    Given the game is hoyle-1913/black-jack
    When the cards taken are
      | A | 2H 3H            |
      | B | JS               |
      | C | 4H 5H 6H 7H 8H   |
      | D | the other hearts |
    Then the settlement is
      |   | pays | draws | net |
      | A | 2    | 23    | +21 |
      | B | 10   | 0     | −10 |
      | C | 5    | 0     | −5  |
      | D | 6    | 0     | −6  |
    And the settlement rests on hoyle-1913.black-jack.value

  @hoyle-1913.black-lady.value
  Scenario: The queen counts as thirteen hearts
    Given the game is hoyle-1913/black-lady
    When the cards taken are
      | A | 2H 3H 4H         |
      | B | QS               |
      | C | 5H 6H 7H 8H      |
      | D | the other hearts |
    Then the settlement is
      |   | pays | draws | net |
      | A | 3    | 26    | +23 |
      | B | 13   | 0     | −13 |
      | C | 4    | 0     | −4  |
      | D | 6    | 0     | −6  |
    And the settlement rests on hoyle-1913.black-lady.value

  @hoyle-1913.black-lady.value @hoyle-1913.simple.tie
  Scenario: Two who tie can halve a pool of 26
    Given the game is hoyle-1913/black-lady
    When the cards taken are
      | A | 2H 3H            |
      | B | 4H 5H            |
      | C | the other hearts |
      | D | QS               |
    Then the net is
      | A   | B   | C  | D   |
      | +11 | +11 | −9 | −13 |
    And the pool is empty

  @hoyle-1913.black-jack.value @hoyle-1913.black-jack.inherits @hoyle-1913.sweepstakes.not-won
  Scenario: The jack alone keeps a player from being clear
    Given the game is hoyle-1913/black-jack
    And the option method is sweepstakes
    When the cards taken are
      | A | JS               |
      | B | 2H 3H 4H         |
      | C | 5H 6H 7H 8H      |
      | D | the other hearts |
    Then the net is
      | A   | B  | C  | D  |
      | −10 | −3 | −4 | −6 |
    And a Jack of 23 stands in the pool

  @hoyle-1913.black-lady.as-black-jack @hoyle-1913.sweepstakes.one-clear
  Scenario: In Black Lady the jack of spades is harmless
    Given the game is hoyle-1913/black-lady
    And the option method is sweepstakes
    When the cards taken are
      | A | JS                |
      | B | QS                |
      | C | 2H 3H 4H 5H 6H 7H |
      | D | the other hearts  |
    Then the net is
      | A   | B   | C  | D  |
      | +26 | −13 | −6 | −7 |
    And the pool is empty

  @hoyle-1913.black-jack.value @hoyle-1913.sweepstakes.one-clear
  Scenario: In Black Jack the queen of spades is harmless
    Given the game is hoyle-1913/black-jack
    And the option method is sweepstakes
    When the cards taken are
      | A | QS                |
      | B | JS                |
      | C | 2H 3H 4H 5H 6H 7H |
      | D | the other hearts  |
    Then the net is
      | A   | B   | C  | D  |
      | +23 | −10 | −6 | −7 |

  @hoyle-1913.black-jack.inherits @hoyle-1913.howell.draw @hoyle-1913.howell.no-jacks
  Scenario: Black Jack by the Howell method, with 23 in play
    Given the game is hoyle-1913/black-jack
    And the option method is howell
    When the cards taken are
      | A | -                 |
      | B | JS                |
      | C | 2H 3H 4H 5H 6H 7H |
      | D | the other hearts  |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 23    | +23 |
      | B | 30   | 13    | −17 |
      | C | 18   | 17    | −1  |
      | D | 21   | 16    | −5  |
    And the pool is empty

  @hoyle-1913.black-lady.value @hoyle-1913.howell.draw @hoyle-1913.howell.no-jacks
  Scenario: Black Lady by the Howell method, with 26 in play
    Given the game is hoyle-1913/black-lady
    And the option method is howell
    When the cards taken are
      | A | -                |
      | B | QS               |
      | C | 2H 3H 4H 5H 6H   |
      | D | the other hearts |
    Then the settlement is
      |   | pays | draws | net |
      | A | 0    | 26    | +26 |
      | B | 39   | 13    | −26 |
      | C | 15   | 21    | +6  |
      | D | 24   | 18    | −6  |
    And the pool is empty

  @hoyle-1913.black-lady.value @hoyle-1913.simple.tie
  Scenario: By the simple method taking everything has no reward
    Given the game is hoyle-1913/black-lady
    When the cards taken are
      | A | -             |
      | B | -             |
      | C | -             |
      | D | all hearts QS |
    Then the net is
      | A  | B  | C  | D   |
      | +8 | +8 | +8 | −26 |
    And 2 chips are left on the table, and no Jack

  @hoyle-1913.black-lady.value @hoyle-1913.sweepstakes.not-won
  Scenario: By the sweepstakes method taking everything leaves a Jack
    Given the game is hoyle-1913/black-lady
    And the option method is sweepstakes
    When the cards taken are
      | A | -             |
      | B | all hearts QS |
      | C | -             |
      | D | -             |
    Then the net is
      | A | B   | C | D |
      | 0 | −26 | 0 | 0 |
    And a Jack of 26 stands in the pool

  @hoyle-1913.black-lady.value @hoyle-1913.howell.pay
  Scenario: By the Howell method taking everything costs most
    Given the game is hoyle-1913/black-lady
    And the option method is howell
    When the cards taken are
      | A | -             |
      | B | -             |
      | C | all hearts QS |
      | D | -             |
    Then the net is
      | A   | B   | C   | D   |
      | +26 | +26 | −78 | +26 |

  @hoyle-1913.black-lady.value @hoyle-1913.sweepstakes.two-clear
  Scenario: One player takes all the hearts and another the queen
    Neither has taken everything, and the two clear players share the pool.

    Given the game is hoyle-1913/black-lady
    And the option method is sweepstakes
    When the cards taken are
      | A | -          |
      | B | all hearts |
      | C | QS         |
      | D | -          |
    Then the net is
      | A   | B   | C   | D   |
      | +13 | −13 | −13 | +13 |
    And the pool is empty

  @hoyle-1913.black-jack.keeps-rank @hoyle-1913.black-lady.keeps-rank
  Scenario Outline: The black card may be played on another spade, or another spade on it
    Given the game is <game>
    When these tricks are played
      | A      | B        | C  | D  |
      | *<led> | <second> | 3S | 2S |
    Then <winner> wins the trick

    Examples:
      | name       | game                  | led | second | winner |
      | Black Jack | hoyle-1913/black-jack | 10S | JS     | B      |
      | Black Jack | hoyle-1913/black-jack | JS  | 10S    | A      |
      | Black Jack | hoyle-1913/black-jack | JS  | QS     | B      |
      | Black Lady | hoyle-1913/black-lady | JS  | QS     | B      |
      | Black Lady | hoyle-1913/black-lady | QS  | JS     | A      |
      | Black Lady | hoyle-1913/black-lady | QS  | KS     | B      |

  @hoyle-1913.black-jack.follow @hoyle-1913.black-lady.as-black-jack
  Scenario Outline: The holder of the black card follows suit with it
    Given the game is <game>
    And B has in hand <card> 4D 9H
    When A has led 5S and B is to play
    Then B may play <card>
    And B may not play 9H, by hoyle-1913.follow-suit

    Examples:
      | name       | game                  | card |
      | Black Jack | hoyle-1913/black-jack | JS   |
      | Black Lady | hoyle-1913/black-lady | QS   |

  @hoyle-1913.black-jack.discard @hoyle-1913.black-lady.as-black-jack @hoyle-1913.discard-any
  Scenario Outline: A player without the suit may discard the black card, or keep it
    Given the game is <game>
    And it is the first trick
    And B has in hand 7C <card> 4S 9H
    When A has led 6D and B is to play
    Then B may play any card

    Examples:
      | name       | game                  | card |
      | Black Jack | hoyle-1913/black-jack | JS   |
      | Black Lady | hoyle-1913/black-lady | QS   |

  @hoyle-1913.black-jack.taker-charged
  Scenario: The winner of the trick is charged for the jack
    Given the game is hoyle-1913/black-jack
    When these tricks are played
      | A   | B  | C  | D  |
      | *9D | JS | 3D | 4H |
    Then A wins the trick
    And the tricks have cost
      | A  | B | C | D |
      | 11 | 0 | 0 | 0 |

  @hoyle-1913.black-lady.as-black-jack
  Scenario: The winner of the trick is charged for the queen
    Given the game is hoyle-1913/black-lady
    When these tricks are played
      | A   | B  | C  | D  |
      | *9D | QS | JD | JS |
    Then C wins the trick
    And the tricks have cost
      | A | B | C  | D |
      | 0 | 0 | 13 | 0 |
