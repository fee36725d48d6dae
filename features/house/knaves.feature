Feature: Knaves, as it is played
  Tricks are won, and jacks avoided. The suit of the card that is turned up is trumps.

  Scenario: Seventeen cards to each of three, and one turned up
    Given the game is house/knaves
    Then the game is for 3 players
    And no card is left out
    And each player is dealt 17 cards
    And 1 card is left over as a widow
    And no cards are passed

  Scenario Outline: Trumps are <suit>, the suit of the card that is turned up
    A leads the ace of clubs, and B, who has no club, plays the two of diamonds.

    Given the game is house/knaves
    And C deals
    And the widow is <turned>
    And the hands are
      | A | AC KC QC JC 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH |
      | B | 2D 3D 4D 5D 6D 8D 9D 10D JD QD KD AD 2S 3S 4S 5S 6S |
      | C | the rest                                            |
    Then A is to lead
    And A may play any card
    When these tricks are played
      | A   | B  | C  |
      | *AC | 2D | 2C |
    Then the tricks are won by
      | <winner> |

    Examples:
      | suit     | turned | winner |
      | diamonds | 7D     | B      |
      | spades   | 7S     | A      |
      | clubs    | 10C    | A      |

  Scenario: On the first trick any card may be discarded
    Given the game is house/knaves
    And it is the first trick
    And B has in hand 7H QS JD
    When A has led 8C and B is to play
    Then B may play any card

  Scenario: Tricks are won, and each jack takes its own points off
    A has seven tricks and the jack of hearts, 7 - 4; B six and two jacks, 6 - 3 - 2; C four and one, 4 - 1.

    Given the game is house/knaves
    And the tricks won are
      | A | B | C |
      | 7 | 6 | 4 |
    When the cards taken are
      | A | JH |
      | B | JD JC |
      | C | JS |
    Then the net is
      | A | B | C |
      | 3 | 1 | 3 |

  Scenario: A jack that is turned up goes with the last trick
    Diamonds are trumps. A draws the trumps of the others with four high ones, and then wins thirteen tricks with clubs: 17
    points. The four jacks take ten off.

    Given the game is house/knaves
    And C deals
    And the widow is JD
    And the hands are
      | A | AD KD QD 10D 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC |
      | B | 2D 3D 4D 5D 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS  |
      | C | the rest                                             |
    When these tricks are played
      | A    | B   | C   |
      | *AD  | 2D  | 6D  |
      | *KD  | 3D  | 7D  |
      | *QD  | 4D  | 8D  |
      | *10D | 5D  | 9D  |
      | *2C  | 2S  | 2H  |
      | *3C  | 3S  | 3H  |
      | *4C  | 4S  | 4H  |
      | *5C  | 5S  | 5H  |
      | *6C  | 6S  | 6H  |
      | *7C  | 7S  | 7H  |
      | *8C  | 8S  | 8H  |
      | *9C  | 9S  | 9H  |
      | *10C | 10S | 10H |
      | *JC  | JS  | JH  |
      | *QC  | QS  | QH  |
      | *KC  | KS  | KH  |
    Then nobody has taken the widow yet
    When these tricks are played
      | A   | B  | C  |
      | *AC | AS | AH |
    Then A has taken the widow
    And B may look at the widow
    When the deal is settled
    Then the net is
      | A | B | C |
      | 7 | 0 | 0 |

  Scenario Outline: Twenty points end the game, and the highest score wins
    A takes eight tricks and the jack of spades: 7.

    Given the game is house/knaves
    And the tricks won are
      | A | B | C |
      | 8 | 6 | 3 |
    And the scores stand at
      | A    | B | C |
      | <at> | 9 | 8 |
    When the cards taken are
      | A | JS       |
      | B | JC JD JH |
      | C | -        |
    Then <outcome>

    Examples:
      | at | outcome                     |
      | 13 | the game is over and A wins |
      | 12 | the game goes on            |
