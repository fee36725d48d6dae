Feature: Leekha, as it is played
  A plays with C, and B with D. Thirty-six points are in the pack: thirteen hearts, thirteen for the queen of spades, and
  ten for the ten of diamonds.

  Scenario: What the cards count
    A has four hearts and the ten of diamonds, B the queen and nine hearts.

    Given the game is house/leekha
    When the cards taken are
      | A | 2H 3H 4H 5H 10D                 |
      | B | QS 6H 7H 8H 9H 10H JH QH KH AH  |
      | C | -                               |
      | D | -                               |
    Then the net is
      | A  | B  | C | D |
      | 14 | 22 | 0 | 0 |

  Scenario: Taking everything is only thirty-six points
    Given the game is house/leekha
    When the cards taken are
      | A | all hearts QS 10D |
      | B | -                 |
      | C | -                 |
      | D | -                 |
    Then the net is
      | A  | B | C | D |
      | 36 | 0 | 0 | 0 |

  Scenario: Play goes round to the right, and eldest hand leads any card
    D sits at A's right and leads any card, even a heart; C plays next.

    Given the game is house/leekha
    And A deals
    And the hands are
      | A | 2H 2C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC |
      | B | 2S 2D 3D 4D 5D 6D 7D 8D 9D JD QD KD AD  |
      | C | 10D 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS |
      | D | the rest                                 |
    Then D is to lead
    And D may play any card
    And 3 cards are passed to the right

  Scenario: Every deal is passed to the right where nothing else is agreed
    Given the game is house/leekha
    And it is deal number 2
    Then 3 cards are passed to the right

  Scenario Outline: A leekha must be discarded, whichever of the two it is
    <said>

    Given the game is house/leekha
    And D has in hand <hand>
    When A has led 7C and D is to play
    Then D may play <may>

    Examples:
      | hand          | may    | said                                                    |
      | QS 10D AH 3D  | QS 10D | Without a club D throws the queen or the ten.           |
      | 10D AH 3D     | 10D    | Without the queen, A discards the ten.                   |
      | AH 3D         | AH 3D  | Without either, A discards any card.                    |
      | QS 10D 2C     | 2C     | With a club, A follows suit.                            |

  Scenario: A leekha can be discarded on the first trick
    Given the game is house/leekha
    And A deals
    And the hands are
      | A | 2H 2C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC |
      | B | 2S 2D 3D 4D 5D 6D 7D 8D 9D JD QD KD AD  |
      | C | 10D 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS |
      | D | the rest                                 |
    When D plays 3H
    Then C may play QS 10D
    And C may not play 3S, because a player who cannot follow suit must discard the queen of spades or the ten of diamonds if they can

  Scenario: One player's 101 ends the game, and that player's side loses
    A has 88 + 14 = 102, but C nothing. B has 82, and D 50: more between them, but less than A.

    Given the game is house/leekha
    And the scores stand at
      | A  | B  | C | D  |
      | 88 | 60 | 0 | 50 |
    When the points taken are
      | A  | B  | C | D |
      | 14 | 22 | 0 | 0 |
    Then the game is over and B and D share the win

  Scenario: If players of both sides have 101, the one with more loses
    A has 88 + 14 = 102 and B 82 + 22 = 104.

    Given the game is house/leekha
    And the scores stand at
      | A  | B  | C  | D |
      | 88 | 82 | 70 | 0 |
    When the points taken are
      | A  | B  | C | D |
      | 14 | 22 | 0 | 0 |
    Then the game is over and A and C share the win

  Scenario: If the lower sum wins, the side of the player with 101 may win
    A and C have 102 between them, and B and D 132.

    Given the game is house/leekha
    And the option wins is lower-sum
    And the scores stand at
      | A  | B  | C | D  |
      | 88 | 60 | 0 | 50 |
    When the points taken are
      | A  | B  | C | D |
      | 14 | 22 | 0 | 0 |
    Then the game is over and A and C share the win

  Scenario: With 100 the game goes on, and with 101 it does not
    A has 87 + 13 = 100; one point more ends it.

    Given the game is house/leekha
    And the scores stand at
      | A  | B | C | D |
      | 87 | 0 | 0 | 0 |
    When the points taken are
      | A  | B  | C  | D |
      | 14 | 12 | 10 | 0 |
    Then the game is over and B and D share the win

  Scenario: A hundred between two partners do not end the game
    A has 100 and C 90, and nobody a hundred and one.

    Given the game is house/leekha
    And the scores stand at
      | A  | B  | C  | D  |
      | 86 | 60 | 90 | 50 |
    When the points taken are
      | A  | B  | C | D |
      | 14 | 22 | 0 | 0 |
    Then the game goes on

  Scenario: A hundred between two partners do not end the game if the lower sum wins
    A has 100 and C 90, and nobody a hundred and one.

    Given the game is house/leekha
    And the option wins is lower-sum
    And the scores stand at
      | A  | B  | C  | D  |
      | 86 | 60 | 90 | 50 |
    When the points taken are
      | A  | B  | C | D |
      | 14 | 22 | 0 | 0 |
    Then the game goes on

  Scenario Outline: Where whoever took the queen deals next, <taker> does
    It is A's deal. The ten and the hearts do not matter, nor where the taker of the queen sits.

    Given the game is house/leekha
    And the option deals-next is queen
    And A deals
    When the cards taken are
      | A | <by A> |
      | B | <by B> |
      | C | <by C> |
      | D | -      |
    Then <taker> deals next

    Examples:
      | taker | by A | by B       | by C           |
      | C     | 10D  | all hearts | QS             |
      | B     | 10D  | QS         | all hearts     |
      | A     | QS   | 10D        | all hearts     |

  Scenario Outline: Where the pass goes right and left by turns, which way it goes in each deal
    Given the game is house/leekha
    And the option passes is by-turns
    And it is deal number <number>
    Then 3 cards are passed <way>

    Examples:
      | number | way          |
      | 1      | to the right |
      | 2      | to the left  |
      | 3      | to the right |

  Scenario: The deal passes to the right
    Given the game is house/leekha
    And A deals
    When the points taken are
      | A  | B  | C | D |
      | 14 | 22 | 0 | 0 |
    Then D deals next
    And the game is for 4 players
