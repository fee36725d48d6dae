Feature: Slobberhannes, as it is played
  Three things cost a point each: the first trick, the last, and the queen of clubs. Who has all three has a fourth point.

  Scenario: Thirty-two cards, eight to each of four
    Given the game is house/slobberhannes
    Then the pack has 32 cards
    And each player is dealt 8 cards
    And the game is for 3, 4, 5 and 6 players
    And no cards are passed

  Scenario Outline: Thirty cards for another number
    Given the game is house/slobberhannes for <players> players
    Then the pack has 30 cards
    And the cards left out are 2C 3C 4C 5C 6C 7C 2D 3D 4D 5D 6D 2S 3S 4S 5S 6S 7S 2H 3H 4H 5H 6H
    And each player is dealt <hand> cards
    And no cards are passed

    Examples:
      | players | hand |
      | 3       | 10   |
      | 5       | 6    |
      | 6       | 5    |

  Scenario: Eldest hand leads any card, and nothing is barred
    Given the game is house/slobberhannes
    And D deals
    And the hands are
      | A | 7H 8C QC QS 9D 10D JD KD   |
      | B | 7C 9C 10C JC KC AC 7D 8D   |
      | C | 7S 8S 9S 10S JS KS AS QD   |
      | D | AD 8H 9H 10H JH QH KH AH   |
    And it is the first trick
    Then A is to lead
    And A may play any card

  Scenario: On the first trick any card may be discarded
    Given the game is house/slobberhannes
    And it is the first trick
    And B has in hand 7H 7D QC
    When A has led 8S and B is to play
    Then B may play any card

  Scenario Outline: Who takes which of the three
    A takes the queen of clubs and has a point for it, and one for each of the two tricks that A takes. With all three, A
    has one more: 1 + 1 + 1 + 1.

    Given the game is house/slobberhannes
    And <first> won the first trick and <last> the last
    When the cards taken are
      | A | QC |
      | B | -  |
      | C | -  |
      | D | -  |
    Then the net is
      | A   | B   | C   | D   |
      | <a> | <b> | <c> | <d> |

    Examples:
      | who                    | first | last | a | b | c | d |
      | Three players have one | B     | C    | 1 | 1 | 1 | 0 |
      | One has two            | A     | D    | 2 | 0 | 0 | 1 |
      | Another has two        | D     | A    | 2 | 0 | 0 | 1 |
      | One has the two tricks | D     | D    | 1 | 0 | 0 | 2 |
      | One has all            | A     | A    | 4 | 0 | 0 | 0 |

  Scenario: The bonus of Slobberhannes need not be declared
    Given the game is house/slobberhannes
    Then no slam is declared before the first lead

  Scenario: Slobberhannes is played to ten
    Given the game is house/slobberhannes
    And the scores stand at
      | A | B | C | D |
      | 9 | 3 | 5 | 4 |
    And B won the first trick and C the last
    When the cards taken are
      | A | QC |
      | B | -  |
      | C | -  |
      | D | -  |
    Then the game is over and B and D share the win

  Scenario: Nine are not enough
    Given the game is house/slobberhannes
    And the scores stand at
      | A | B | C | D |
      | 8 | 3 | 5 | 4 |
    And B won the first trick and C the last
    When the cards taken are
      | A | QC |
      | B | -  |
      | C | -  |
      | D | -  |
    Then the game goes on

  @worked
  Scenario: A whole deal, trick by trick
    A leads the ace of spades and has the first trick: a point. C wins the second, with the jack of spades, and leads the
    queen of clubs to B's ace: a point. B wins all the rest, and so the last trick: another.

    Given the game is house/slobberhannes
    And D deals
    And the hands are
      | A | AS 7S 7H 8H 9H 10H JH AH |
      | B | KS AC KC JC 10C AD KD QH |
      | C | QS JS QC 9C 8C 7C QD KH  |
      | D | the rest                 |
    When these tricks are played
      | A   | B    | C  | D   |
      | *AS | KS   | QS | 8S  |
      | *7S | QH   | JS | 10S |
      | 7H  | AC   | *QC | 7D |
      | 8H  | *KC  | 9C | 8D  |
      | 9H  | *JC  | 8C | 9D  |
      | 10H | *10C | 7C | 10D |
      | JH  | *AD  | QD | JD  |
      | AH  | *KD  | KH | 9S  |
    And the deal is settled
    Then the net is
      | A | B | C | D |
      | 1 | 2 | 0 | 0 |
