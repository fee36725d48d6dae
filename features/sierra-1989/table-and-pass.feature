Feature: The table and the pass of the Sierra game
  Three or four play. All cards are dealt, and three players leave out the two of diamonds. Three cards go to the left, to the
  right and across, and then none are passed; with three players there is no pass across.

  @sierra-1989.players
  Scenario: Three or four may play
    Given the game is sierra-1989/hearts
    Then the game is for 3 and 4 players

  @sierra-1989.players
  Scenario Outline: <count> people cannot play
    Given the game is sierra-1989/hearts
    When <count> sit down to play
    Then they cannot play so

    Examples:
      | count |
      | 2     |
      | 5     |

  @sierra-1989.deal.all
  Scenario: Four have thirteen cards each
    Given the game is sierra-1989/hearts
    Then no card is left out
    And the pack has 52 cards
    And each player is dealt 13 cards

  @sierra-1989.deal.all @sierra-1989.deal.three-players
  Scenario: Three leave out the two of diamonds, and have seventeen each
    Fifty-one cards are left, and three times seventeen is fifty-one.

    Given the game is sierra-1989/hearts for 3 players
    Then the cards left out are 2D
    And the pack has 51 cards
    And each player is dealt 17 cards

  @sierra-1989.pass.three @sierra-1989.pass.order
  Scenario Outline: Three cards go round the table
    Given the game is sierra-1989/hearts
    And it is deal number <deal>
    Then 3 cards are passed <direction>

    Examples:
      | deal | direction    |
      | 1    | to the left  |
      | 2    | to the right |
      | 3    | across       |
      | 5    | to the left  |

  @sierra-1989.pass.order
  Scenario Outline: Deal <deal> is played without a pass
    Given the game is sierra-1989/hearts
    And it is deal number <deal>
    Then no cards are passed

    Examples:
      | deal |
      | 4    |
      | 8    |

  @sierra-1989.pass.three-players @sierra-1989.pass.three
  Scenario Outline: Three players have no pass across
    Given the game is sierra-1989/hearts for 3 players
    And it is deal number <deal>
    Then 3 cards are passed <direction>

    Examples:
      | deal | direction    |
      | 1    | to the left  |
      | 2    | to the right |
      | 4    | to the left  |

  @sierra-1989.pass.three-players
  Scenario: Three players play their third deal without a pass
    Given the game is sierra-1989/hearts for 3 players
    And it is deal number 3
    Then no cards are passed

  @sierra-1989.pass.three @sierra-1989.pass.order @sierra-1989.lead.two-of-clubs
  Scenario: Any three cards may be passed, the queen, hearts and diamonds too
    Given the game is sierra-1989/hearts
    And D deals
    And the hands are
      | A | 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS AH |
      | B | 9C AC 3D 7D 9D 6S 7S 3H 4H 7H 8H 9H QH    |
      | C | 2C 3C KC 6D AD 3S 4S 8S 9S JS 2H 10H JH   |
      | D | 4C 5C 7C QC 2D 5D 8D QD KS AS 5H 6H KH    |
    And it is deal number 1
    When the players pass
      | A | QS AH KD |
      | B | AC 9H 9D |
      | C | 2C AD JH |
      | D | KS AS KH |
    Then B holds QS AH KD
    And C holds AC 9H 9D
    And D holds 2C AD JH
    And A holds KS AS KH
    And D is to lead
    And D may play 2C
