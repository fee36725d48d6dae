Feature: A widow in place of cards left out
  With other than four players the cards that do not divide need not be left out of the pack. They may be dealt to a widow,
  which the first trick takes, or the first trick with a point in it. Black Lady is often played so too. The text does not
  say who may look at the widow; here only the winner may, as in the book of 1896.

  @davis-2004.regular.option.widow @davis-2004.black-lady.option.regular-options
  Scenario Outline: Players keep the whole pack, and the cards left over are the widow
    Given the game is <rules> for <players> players
    And the option widow is <choice>
    Then no card is left out
    And each player is dealt <hand> cards
    And <left> left over as a widow

    Examples:
      | rules                 | choice            | players | hand | left        |
      | davis-2004/regular    | first-trick       | 3       | 17   | 1 card is   |
      | davis-2004/regular    | first-trick       | 5       | 10   | 2 cards are |
      | davis-2004/regular    | first-trick       | 6       | 8    | 4 cards are |
      | davis-2004/regular    | first-point-trick | 3       | 17   | 1 card is   |
      | davis-2004/regular    | first-point-trick | 5       | 10   | 2 cards are |
      | davis-2004/regular    | first-point-trick | 6       | 8    | 4 cards are |
      | davis-2004/black-lady | first-trick       | 3       | 17   | 1 card is   |
      | davis-2004/black-lady | first-trick       | 5       | 10   | 2 cards are |
      | davis-2004/black-lady | first-trick       | 6       | 8    | 4 cards are |
      | davis-2004/black-lady | first-point-trick | 3       | 17   | 1 card is   |
      | davis-2004/black-lady | first-point-trick | 5       | 10   | 2 cards are |
      | davis-2004/black-lady | first-point-trick | 6       | 8    | 4 cards are |

  @davis-2004.regular.option.widow
  Scenario: Four have nothing left over, and so no widow
    Given the game is davis-2004/regular
    And the option widow is first-trick
    Then no card is left out
    And every card of the pack is dealt

  @davis-2004.regular.strip @davis-2004.regular.deal
  Scenario: Unless the players agree, cards are left out and there is no widow
    Given the game is davis-2004/regular for 5 players
    Then the cards left out are 2C 2D
    And every card of the pack is dealt

  Rule: With which trick it goes

    Three play with the whole pack, and the ace of hearts is in the widow. The first trick is free of hearts; on the second
    one is discarded.

    @davis-2004.regular.option.widow-first-trick
    Scenario: The first trick takes the widow
      Given the game is davis-2004/regular for 3 players
      And the option widow is first-trick
      And C deals
      And the widow is AH
      And the hands are
        | A | 2C 3C 4C 5C 2D 3D 4D 5D 6D 2S 3S 4S 5S 2H 3H 4H 5H         |
        | B | 6C 7C 8C 9C 10C JC QC KC AC 6S 7S 8S 9S 6H 7H 8H 9H        |
        | C | the rest                                                   |
      When these tricks are played
        | A   | B  | C  |
        | *5S | 9S | AS |
      Then C has taken the widow
      And C may look at the widow
      And A may not look at the widow
      And the tricks have cost
        | A | B | C |
        | 0 | 0 | 1 |
      When these tricks are played
        | A  | B  | C   |
        | 6D | 9H | *7D |
      Then C wins the trick
      And the tricks have cost
        | A | B | C |
        | 0 | 0 | 2 |

    @davis-2004.regular.option.widow-first-point-trick
    Scenario: The first trick with a point in it takes the widow
      Given the game is davis-2004/regular for 3 players
      And the option widow is first-point-trick
      And C deals
      And the widow is AH
      And the hands are
        | A | 2C 3C 4C 5C 2D 3D 4D 5D 6D 2S 3S 4S 5S 2H 3H 4H 5H         |
        | B | 6C 7C 8C 9C 10C JC QC KC AC 6S 7S 8S 9S 6H 7H 8H 9H        |
        | C | the rest                                                   |
      When these tricks are played
        | A   | B  | C  |
        | *5S | 9S | AS |
      Then nobody has taken the widow yet
      And C may not look at the widow
      And the tricks have cost
        | A | B | C |
        | 0 | 0 | 0 |
      When these tricks are played
        | A  | B  | C   |
        | 6D | 9H | *7D |
      Then C has taken the widow
      And C may look at the widow
      And B may not look at the widow
      And the tricks have cost
        | A | B | C |
        | 0 | 0 | 2 |

    @davis-2004.regular.option.widow-first-trick @davis-2004.black-lady.option.regular-options
    Scenario: In Black Lady the first trick takes the widow, though it has no point in it
      Given the game is davis-2004/black-lady for 3 players
      And the option widow is first-trick
      And C deals
      And the widow is AH
      And the hands are
        | A | 2C 3C 4C 5C 2D 3D 4D 5D 6D 2S 3S 4S 5S 2H 3H 4H 5H         |
        | B | 6C 7C 8C 9C 10C JC QC KC AC 10S 7S 8S 9S 6H 7H 8H 9H       |
        | C | the rest                                                   |
      When these tricks are played
        | A   | B   | C  |
        | *5S | 10S | 6S |
      Then B has taken the widow
      When these tricks are played
        | A  | B   | C  |
        | 4S | *7S | JS |
      Then C wins the trick
      And the tricks have cost
        | A | B | C |
        | 0 | 1 | 0 |

    @davis-2004.regular.option.widow-first-point-trick @davis-2004.black-lady.queen-13
    Scenario: In Black Lady the queen of spades makes a trick one with a point in it
      Given the game is davis-2004/black-lady for 3 players
      And the option widow is first-point-trick
      And the widow is KH
      When these tricks are played
        | A   | B  | C  |
        | *9S | QS | 2S |
      Then B has taken the widow
      And the tricks have cost
        | A | B  | C |
        | 0 | 14 | 0 |

  Rule: A widow that holds the two of clubs

    @davis-2004.black-lady.option.club-three-leads @davis-2004.regular.option.widow
    Scenario: The three of clubs opens if the two is in the widow
      Given the game is davis-2004/black-lady for 3 players
      And the option widow is first-trick
      And the option opening is two-of-clubs
      And C deals
      And the widow is 2C
      And the hands are
        | A | 4C 5C 2D 3D 4D 5D 6D 2S 3S 4S 5S 2H 3H 4H 5H 6H 7H  |
        | B | 3C 6C 7C 8C 9C 10C JC QC KC AC 6S 7S 8S 9S 8H 9H 10H |
        | C | the rest                                            |
      Then B is to lead
      And B may play 3C
      And B may not play AC, by davis-2004.black-lady.option.club-three-leads
