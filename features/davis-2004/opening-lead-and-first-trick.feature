Feature: The opening lead and the first trick in 2004
  Eldest hand opens with any card, and any card may be discarded on the first trick, unless the players choose otherwise.
  They may keep scoring cards out of it, open with the two of clubs, or have every player follow with their lowest club.

  @davis-2004.regular.option.no-points-first-trick
  Scenario: By the basic rule a heart may be discarded on the first trick
    Given the game is davis-2004/regular
    And it is the first trick
    And B has in hand 5D QS 9H
    When A has led 7C and B is to play
    Then B may play any card

  @davis-2004.regular.option.no-points-first-trick
  Scenario: By choice no heart may be discarded on the first trick
    Given the game is davis-2004/regular
    And the option first-trick is no-points
    And it is the first trick
    And B has in hand 5D QS 9H
    When A has led 7C and B is to play
    Then B may play 5D QS
    And B may not play 9H, by davis-2004.regular.option.no-points-first-trick

  @davis-2004.regular.option.no-points-first-trick
  Scenario: The ban on hearts is for the first trick alone
    Given the game is davis-2004/regular
    And the option first-trick is no-points
    And B has in hand 5D QS 9H
    When A has led 7C and B is to play
    Then B may play any card

  @davis-2004.regular.option.no-points-first-trick
  Scenario: A hand of only hearts has to discard one
    Given the game is davis-2004/regular
    And the option first-trick is no-points
    And it is the first trick
    And B has in hand 2H 9H KH
    When A has led 7C and B is to play
    Then B may play any card

  @davis-2004.regular.option.no-points-first-trick
  Scenario: A heart led to the first trick is followed although points are banned
    Given the game is davis-2004/regular
    And the option first-trick is no-points
    And it is the first trick
    And B has in hand 5D QS 9H KH
    When A has led 7H and B is to play
    Then B may play 9H KH

  @davis-2004.black-lady.option.regular-options
  Scenario: In Black Lady the ban on the first trick covers the queen of spades too
    Given the game is davis-2004/black-lady
    And the option first-trick is no-points
    And it is the first trick
    And B has in hand 5D QD 3S QS 9H
    When A has led 7C and B is to play
    Then B may play 5D QD 3S
    And B may not play QS, by davis-2004.black-lady.option.regular-options
    And B may not play 9H, by davis-2004.regular.option.no-points-first-trick

  @davis-2004.black-lady.inherits
  Scenario: By the basic rule of Black Lady the queen may be discarded at once
    Given the game is davis-2004/black-lady
    And it is the first trick
    And B has in hand 5D QS 9H
    When A has led 7C and B is to play
    Then B may play any card

  @davis-2004.black-lady.inherits @davis-2004.regular.opening-lead
  Scenario: By the basic rule of Black Lady eldest hand opens with any card
    Given the game is davis-2004/black-lady
    And D deals
    And the hands are
      | A | 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS AH |
      | B | 9C AC 3D 7D 9D 6S 7S 3H 4H 7H 8H 9H QH    |
      | C | 2C 3C KC 6D AD 3S 4S 8S 9S JS 2H 10H JH   |
      | D | 4C 5C 7C QC 2D 5D 8D QD KS AS 5H 6H KH    |
    Then A is to lead
    And A may play any card

  @davis-2004.black-lady.option.club-two-leads
  Scenario: By choice the two of clubs opens
    Given the game is davis-2004/black-lady
    And the option opening is two-of-clubs
    And D deals
    And the hands are
      | A | 6C 8C 10C JC 4D 10D JD KD 2S 5S 10S QS AH |
      | B | 9C AC 3D 7D 9D 6S 7S 3H 4H 7H 8H 9H QH    |
      | C | 2C 3C KC 6D AD 3S 4S 8S 9S JS 2H 10H JH   |
      | D | 4C 5C 7C QC 2D 5D 8D QD KS AS 5H 6H KH    |
    Then C is to lead
    And C may play 2C
    And C may not play 3C, by davis-2004.black-lady.option.club-two-leads
    And C may not play 6D, by davis-2004.black-lady.option.club-two-leads

  @davis-2004.black-lady.option.club-three-leads
  Scenario: Five players have no two of clubs, and the three opens
    Given the game is davis-2004/black-lady for 5 players
    And the option opening is two-of-clubs
    And E deals
    And the hands are
      | A | 7D QD KD 2H 3H 5H 6H 9H KH AH   |
      | B | 5C 10C KC 3D 4D 7S 9S 10S QS 4H |
      | C | 3C JC JD 2S 5S 6S AS 7H 8H QH   |
      | D | 6C AC 5D 8D 9D AD 4S JS KS 10H  |
      | E | 4C 7C 8C 9C QC 6D 10D 3S 8S JH  |
    Then C is to lead
    And C may play 3C

  @davis-2004.black-lady.option.club-three-leads
  Scenario: Six players have neither two nor three, and the four opens
    Given the game is davis-2004/black-lady for 6 players
    And the option opening is two-of-clubs
    And F deals
    And the hands are
      | A | 7C 3D 9D JD AD 5S JH AH   |
      | B | 10C AC 5D KD 4S 6S 10H QH |
      | C | 5C 6C 9C KC 10D JS 2H 6H  |
      | D | JC QD 7S 8S 9S QS KS 9H   |
      | E | 4C 8C 4D 6D 8D 3H 8H KH   |
      | F | QC 7D 3S 10S AS 4H 5H 7H  |
    Then E is to lead
    And E may play 4C

  @davis-2004.black-lady.option.lowest-club
  Scenario: By a further choice each player follows with their lowest club
    Given the game is davis-2004/black-lady
    And the option opening is two-of-clubs
    And the option lowest-club is lowest
    And it is the first trick
    And B has in hand 5C 9C KC QS
    When A has led 2C and B is to play
    Then B may play 5C
    And B may not play KC, by davis-2004.black-lady.option.lowest-club

  @davis-2004.black-lady.option.lowest-club
  Scenario: A player with no club discards any card
    Given the game is davis-2004/black-lady
    And the option opening is two-of-clubs
    And the option lowest-club is lowest
    And it is the first trick
    And B has in hand 5D 9S QS KH
    When A has led 2C and B is to play
    Then B may play any card

  @davis-2004.black-lady.option.lowest-club
  Scenario: Without the choice of the lowest club any club may be played
    Given the game is davis-2004/black-lady
    And the option opening is two-of-clubs
    And it is the first trick
    And B has in hand 5C 9C KC QS
    When A has led 2C and B is to play
    Then B may play 5C 9C KC

  @davis-2004.black-lady.option.lowest-club
  Scenario: The lowest club goes with the two of clubs and not without it
    Given the game is davis-2004/black-lady
    When they choose lowest for the option lowest-club
    Then they cannot play so

  @davis-2004.black-lady.option.lowest-club
  Scenario: With the two of clubs the lowest club can be chosen
    Given the game is davis-2004/black-lady
    And the option opening is two-of-clubs
    When they choose lowest for the option lowest-club
    Then they can play so
