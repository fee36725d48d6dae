Feature: Two to the first trick
  No card is left out of the pack. It is dealt out as far as it goes, and a player who has one card more than others plays two
  cards to the first trick.

  Scenario Outline: Who is dealt one card more
    With five players the first two after the dealer have one more, with six the first four, and with seven the first three.

    Given the game is house/two-to-the-first for <players> players
    And <dealer> deals
    When the pack is dealt with the lowest club on top
    Then no card is left out
    And A holds <more> cards
    And <last> holds <more> cards
    And <next> holds <hand> cards
    And <dealer> holds <hand> cards
    And the game is for 3, 5, 6 and 7 players

    Examples:
      | players | dealer | last | next | hand | more |
      | 3       | C      | A    | B    | 17   | 18   |
      | 5       | E      | B    | C    | 10   | 11   |
      | 6       | F      | D    | E    | 8    | 9    |
      | 7       | G      | C    | D    | 7    | 8    |

  Scenario Outline: What is passed
    Given the game is house/two-to-the-first for <players> players
    And it is deal number <deal>
    Then <cards> cards are passed <to>

    Examples:
      | players | deal | cards | to           |
      | 3       | 2    | 3     | to the right |
      | 5       | 1    | 2     | to the left  |
      | 6       | 3    | 2     | across       |
      | 7       | 2    | 2     | to the right |

  Scenario: Seven have no player across
    Given the game is house/two-to-the-first for 7 players
    Then deal by deal the cards are passed
      | to the left | to the right | not at all |

  @worked
  Scenario: The second card wins the first trick
    A has a card more, leads the two of clubs and at once plays another club, the ace. Neither B nor C can beat it. Every
    player then has sixteen cards, and A leads.

    Given the game is house/two-to-the-first for 3 players
    And C deals
    And the hands are
      | A | 2C AC 2D 3D 4D 5D 2S 3S 4S 5S 6S 2H 3H 4H 5H 6H 7H 8H          |
      | B | 3C 4C 5C 6C 7C 8C 6D 7D 8D 9D 10D 7S 8S 9S 10S 9H 10H           |
      | C | the rest                                                        |
    When A plays 2C
    Then A may play AC
    And A may not play 2S, because you must follow suit if you can: clubs were led, and the hand holds AC
    When A plays AC
    And B plays 3C
    And C plays 9C
    Then A wins the trick
    And A is to lead
    When A plays 2D
    And B plays 6D
    And C plays JD
    Then C wins the trick

  Scenario: A follower plays two cards in turn
    B has a card more, and follows with two clubs before it is C's turn. The second of them wins.

    Given the game is house/two-to-the-first for 3 players
    And A deals
    And the hands are
      | A | 2C 9C 10C JC QC 2D 3D 4D 5D 2S 3S 4S 5S 2H 3H 4H 5H |
      | B | 3C AC 4C 6D 7D 8D 9D 10D 6S 7S 8S 9S 10S 6H 7H 8H 9H 10H |
      | C | the rest                                            |
    When these tricks are played
      | A   | B     | C  |
      | *2C | 3C AC | KC |
    Then B wins the trick
    And B is to lead

  Scenario: The second card may not be a heart on the first trick either
    B has no clubs, and discards two cards. Neither may be a heart, and a heart on the trick would go to its winner.

    Given the game is house/two-to-the-first for 3 players
    And A deals
    And the hands are
      | A | 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC 2D 3D 4D 5D 6D  |
      | B | AS KS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S 2H 3H 4H 5H 6H 7H |
      | C | the rest                                             |
    When A plays 2C
    And B plays AS
    Then B may play KS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S
    When B plays KS
    And C plays AC
    Then C wins the trick
    And hearts are not yet broken

  Scenario: Both discards go to the winner of the trick
    Nobody may discard a point on the first trick while holding something else. B has nothing but hearts and the queen of
    spades, so that both discards count. A, whose ace wins, takes fourteen.

    Given the game is house/two-to-the-first for 5 players
    And A deals
    And the hands are
      | A | AC 3C 2D 3D 4D 2S 3S 4S 5S 6S   |
      | B | QS 2H 3H 4H 5H 6H 7H 8H 9H 10H JH |
      | C | 2C 4C 5C 6C 5D 6D 7D 7S 8S 9S 10S |
      | D | 7C 8C 9C 8D 9D 10D JD JS KS AS  |
      | E | the rest                        |
    When these tricks are played
      | C      | D  | E   | A  | B     |
      | *2C 4C | 7C | 10C | AC | QS 2H |
    Then A wins the trick
    And the tricks have cost
      | A  | B | C | D | E |
      | 14 | 0 | 0 | 0 | 0 |
    And hearts are now broken
