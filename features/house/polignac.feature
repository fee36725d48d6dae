Feature: Polignac, as it is played
  Jacks cost a point, the jack of spades two. A player who declares before the first lead that they will take every trick
  puts five points on each of the others on success, and scores five on failure. Nobody else can score for every trick.

  Scenario Outline: How many play, and with which cards
    Given the game is house/polignac for <players> players
    Then the pack has <cards> cards
    And each player is dealt <hand> cards

    Examples:
      | players | cards | hand |
      | 3       | 30    | 10   |
      | 4       | 32    | 8    |
      | 5       | 30    | 6    |
      | 6       | 30    | 5    |
      | 7       | 28    | 4    |
      | 8       | 32    | 4    |

  Scenario: Seven play without a seven
    Given the game is house/polignac for 7 players
    Then the cards left out are 2C 3C 4C 5C 6C 7C 2D 3D 4D 5D 6D 7D 2S 3S 4S 5S 6S 7S 2H 3H 4H 5H 6H 7H
    And the game is for 3, 4, 5, 6, 7 and 8 players

  Scenario Outline: The ace ranks between the jack and the ten
    Given the game is house/polignac
    When these tricks are played
      | A   | B  | C  | D  |
      | *AH | <B> | <C> | <D> |
    Then <winner> wins the trick

    Examples:
      | beaten by            | B  | C   | D  | winner |
      | the jack             | 7H | JH  | 9H | C      |
      | neither ten nor nine | 7H | 10H | 9H | A      |

  Scenario: The four jacks come to five points
    Given the game is house/polignac
    And B won the first trick and D the last
    When the cards taken are
      | A | JS |
      | B | JC |
      | C | JD |
      | D | JH |
    Then the net is
      | A | B | C | D |
      | 2 | 1 | 1 | 1 |

  Scenario: Taking all the jacks is no capot where another has a trick
    A declared, and has the five for failing as well as the five for the jacks.

    Given the game is house/polignac
    And before the first lead A declares the slam
    And the tricks won are
      | A | B | C | D |
      | 7 | 1 | 0 | 0 |
    When the cards taken are
      | A | JS JC JD JH |
      | B | QC          |
      | C | -           |
      | D | -           |
    Then the net is
      | A  | B | C | D |
      | 10 | 0 | 0 | 0 |

  Scenario: Taking all the tricks is a capot
    Given the game is house/polignac
    And before the first lead A declares the slam
    And the tricks won are
      | A | B | C | D |
      | 8 | 0 | 0 | 0 |
    When the cards taken are
      | A | JS JC JD JH |
      | B | -           |
      | C | -           |
      | D | -           |
    Then the net is
      | A | B | C | D |
      | 0 | 5 | 5 | 5 |

  Scenario: Taking all the tricks undeclared scores only the jacks
    Given the game is house/polignac
    And the tricks won are
      | A | B | C | D |
      | 8 | 0 | 0 | 0 |
    When the cards taken are
      | A | JS JC JD JH |
      | B | -           |
      | C | -           |
      | D | -           |
    Then the net is
      | A | B | C | D |
      | 5 | 0 | 0 | 0 |

  Scenario: A player who declared and took nothing still scores the five
    B has all the tricks, with the jacks, and five points for these. B did not declare.

    Given the game is house/polignac
    And before the first lead A declares the slam
    And the tricks won are
      | A | B | C | D |
      | 0 | 8 | 0 | 0 |
    When the cards taken are
      | A | -           |
      | B | JS JC JD JH |
      | C | -           |
      | D | -           |
    Then the net is
      | A | B | C | D |
      | 5 | 5 | 0 | 0 |

  @worked
  Scenario: A declared slam that fails in the first trick of a deal that is played out
    A declares on seven clubs, but leads the heart that goes with them. B's ace wins it, and B's other hearts win six
    tricks more, with the jacks of diamonds, clubs and hearts: three points. D wins the last with the jack of spades,
    which beats the ace: two points. A has five for failing, and nothing for cards.

    Given the game is house/polignac
    And D deals
    And before the first lead A declares the slam
    And the hands are
      | A | 7H 8C JC AC 9C 10C QC KC   |
      | B | 8H 9H 10H JH QH KH AH 7S   |
      | C | 8S 9S 10S AS 7D 8D 9D 7C   |
      | D | JD QD KD AD 10D JS QS KS   |
    When these tricks are played
      | A   | B    | C   | D   |
      | *7H | AH   | 7D  | JD  |
      | JC  | *KH  | 8D  | QD  |
      | 8C  | *QH  | 9D  | KD  |
      | AC  | *JH  | 7C  | AD  |
      | 9C  | *10H | 8S  | 10D |
      | 10C | *9H  | 9S  | QS  |
      | QC  | *8H  | 10S | KS  |
      | KC  | *7S  | AS  | JS  |
    And the deal is settled
    Then the net is
      | A | B | C | D |
      | 5 | 3 | 0 | 2 |

  Scenario: No capot is declared in the standard game
    Given the game is modern/standard
    Then no slam is declared before the first lead

  Scenario Outline: The game is over at twenty points, and not before
    Given the game is house/polignac
    And the scores stand at
      | A    | B | C | D |
      | <at> | 3 | 5 | 4 |
    When the cards taken are
      | A | JS |
      | B | JC |
      | C | JD |
      | D | JH |
    Then <outcome>

    Examples:
      | points | at | goes    | outcome                     |
      | 19     | 17 | goes on | the game goes on            |
      | 20     | 18 | is over | the game is over and B wins |
