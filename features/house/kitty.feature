Feature: Hearts with a kitty
  No card is left out of the pack. The cards left over go with the first trick, or with another that the players have
  agreed on.

  Scenario Outline: What each is dealt, and what is left over
    Given the game is house/kitty for <players> players
    Then no card is left out
    And each player is dealt <hand> cards
    And <left> left over as a widow
    And the game is for 3, 5, 6 and 7 players

    Examples:
      | players | hand | left        |
      | 3       | 17   | 1 card is   |
      | 5       | 10   | 2 cards are |
      | 6       | 8    | 4 cards are |
      | 7       | 7    | 3 cards are |

  Scenario Outline: What is passed
    Given the game is house/kitty for <players> players
    And it is deal number <deal>
    Then <cards> cards are passed <to>

    Examples:
      | players | deal | cards | to           |
      | 6       | 3    | 2     | across       |
      | 7       | 1    | 2     | to the left  |
      | 7       | 2    | 2     | to the right |
      | 7       | 4    | 2     | to the left  |

  Scenario: Seven have no player across
    Given the game is house/kitty for 7 players
    Then deal by deal the cards are passed
      | to the left | to the right | not at all |

  Scenario Outline: A first trick without a point
    The queen of hearts is left over. B wins the first trick with the three of clubs.

    Given the game is house/kitty for 3 players
    And the option goes-with is <trick>
    And C deals
    And the widow is QH
    And the hands are
      | A | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2C QD KD AD |
      | B | 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D 3D 4D 5D 6D |
      | C | the rest                                            |
    When these tricks are played
      | A   | B  | C  |
      | *2C | 3C | 7D |
    Then <who>
    And the tricks have cost
      | A | B   | C |
      | 0 | <b> | 0 |

    Examples:
      | trick       | who                            | b |
      | first       | B has taken the widow          | 1 |
      | first-point | nobody has taken the widow yet | 0 |
      | first-heart | nobody has taken the widow yet | 0 |
      | last        | nobody has taken the widow yet | 0 |

  Scenario: The first trick takes the kitty, if the players do not agree otherwise
    Given the game is house/kitty for 3 players
    And C deals
    And the widow is QH
    And the hands are
      | A | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2C QD KD AD |
      | B | 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D 3D 4D 5D 6D |
      | C | the rest                                            |
    When these tricks are played
      | A   | B  | C  |
      | *2C | 3C | 7D |
    Then B has taken the widow

  Scenario: The first trick with a point takes the kitty, if the players agree so
    B wins the second trick too, with the two of hearts on it, and takes the queen of hearts with that: 2 points.

    Given the game is house/kitty for 3 players
    And the option goes-with is first-point
    And C deals
    And the widow is QH
    And the hands are
      | A | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2C QD KD AD |
      | B | 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D 3D 4D 5D 6D |
      | C | the rest                                            |
    When these tricks are played
      | A   | B   | C  |
      | *2C | 3C  | 7D |
      | 2S  | *4C | 2H |
    Then B has taken the widow
    And the tricks have cost
      | A | B | C |
      | 0 | 2 | 0 |

  Scenario: The first trick with a heart takes the kitty, if the players agree so
    C discards the queen of spades on the second trick, and the two of hearts on the third, which brings B the queen of
    hearts: 13 + 1 + 1.

    Given the game is house/kitty for 3 players
    And the option goes-with is first-heart
    And C deals
    And the widow is QH
    And the hands are
      | A | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS 7D KS AS 2C QD KD AD |
      | B | 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D 3D 4D 5D 6D |
      | C | the rest                                            |
    When these tricks are played
      | A   | B   | C  |
      | *2C | 3C  | 8D |
      | 2S  | *4C | QS |
    Then nobody has taken the widow yet
    When these tricks are played
      | A  | B   | C  |
      | 3S | *5C | 2H |
    Then B has taken the widow
    And the tricks have cost
      | A | B  | C |
      | 0 | 15 | 0 |

  Scenario: The last trick takes the kitty, if the players agree so
    A has every spade, the two of clubs and three high diamonds; B the other clubs and five low diamonds; C the middle
    diamonds and all the hearts but the queen, who is in the kitty. B wins twelve tricks with clubs, and eleven hearts and
    the queen of spades on them. Then A gets in with a diamond and wins the last five tricks. They bring A the ace of
    hearts. A takes the heart in the kitty with the last of them, and not before.

    Given the game is house/kitty for 3 players
    And the option goes-with is last
    And C deals
    And the widow is QH
    And the hands are
      | A | 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2C QD KD AD |
      | B | 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D 3D 4D 5D 6D |
      | C | the rest                                            |
    When these tricks are played
      | A   | B    | C   |
      | *2C | 3C   | 7D  |
      | 2S  | *4C  | 2H  |
      | 3S  | *5C  | 3H  |
      | 4S  | *6C  | 4H  |
      | 5S  | *7C  | 5H  |
      | 6S  | *8C  | 6H  |
      | 7S  | *9C  | 7H  |
      | 8S  | *10C | 8H  |
      | 9S  | *JC  | 9H  |
      | 10S | *QC  | 10H |
      | JS  | *KC  | JH  |
      | QS  | *AC  | KH  |
      | QD  | *2D  | 8D  |
      | *KS | 3D   | AH  |
      | *AS | 4D   | 9D  |
      | *KD | 5D   | 10D |
    Then nobody has taken the widow yet
    And the tricks have cost
      | A | B  | C |
      | 1 | 24 | 0 |
    When these tricks are played
      | A   | B  | C  |
      | *AD | 6D | JD |
    Then A has taken the widow
    And the tricks have cost
      | A | B  | C |
      | 2 | 24 | 0 |
