@hoyle-1887.double.definition
Feature: The Eagle Game of 1887
  In the Double or Eagle Game each heart costs by its denomination, on one of two scales. Everything else is as in Hearts,
  but chips are counted. The fewest chips win, and a player who takes every heart pays out the whole scale.

  Rule: On the first scale the ace costs fourteen and the nine costs nine

    @hoyle-1887.double.scale-1 @hoyle-1887.double.scale-1.example @worked
    Scenario: The nine of hearts costs nine chips
      Given the game is hoyle-1887/eagle-14
      When the cards taken are
        | A | 2H               |
        | B | 9H               |
        | C | AH               |
        | D | the other hearts |
      Then the settlement is
        |   | pays | draws | net  |
        | A | 0    | 102   | +102 |
        | B | 9    | 0     | −9   |
        | C | 14   | 0     | −14  |
        | D | 79   | 0     | −79  |
      And the pool is empty
      And the settlement rests on hoyle-1887.double.scale-1

    @hoyle-1887.double.scale-1
    Scenario: The court cards cost eleven, twelve and thirteen
      Given the game is hoyle-1887/eagle-14
      When the cards taken are
        | A | 10H              |
        | B | JH               |
        | C | QH KH            |
        | D | the other hearts |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 94    | +94 |
        | B | 11   | 0     | −11 |
        | C | 25   | 0     | −25 |
        | D | 58   | 0     | −58 |

    @hoyle-1887.double.scale-1
    Scenario: The king costs one more than the queen
      Given the game is hoyle-1887/eagle-14
      When the cards taken are
        | A | JH               |
        | B | QH               |
        | C | KH               |
        | D | the other hearts |
      Then the net is
        | A   | B   | C   | D   |
        | +93 | −12 | −13 | −68 |

    @hoyle-1887.double.scale-1 @hoyle-1887.lowest-wins
    Scenario: The fewest chips win, not the fewest hearts
      Three small hearts cost nine, and the ace alone fourteen.

      Given the game is hoyle-1887/eagle-14
      When the cards taken are
        | A | AH               |
        | B | 2H 3H 4H         |
        | C | 5H 6H 7H 8H      |
        | D | the other hearts |
      Then the settlement is
        |   | pays | draws | net |
        | A | 14   | 0     | −14 |
        | B | 0    | 95    | +95 |
        | C | 26   | 0     | −26 |
        | D | 55   | 0     | −55 |

    @hoyle-1887.double.scale-1 @hoyle-1887.revoke-to-avoid-thirteen
    Scenario: A revoke to escape all the hearts still costs eight to each opponent
      The text has no other figure. A pays two for A's heart and D the other 102; B and C, who have none, divide them. D
      pays twenty-four as well.

      Given the game is hoyle-1887/eagle-14
      And D has revoked to escape all the hearts and is found out
      When the cards taken are
        | A | 2H               |
        | B | -                |
        | C | -                |
        | D | the other hearts |
      Then the settlement is
        |   | pays | draws | net  |
        | A | 2    | 8     | +6   |
        | B | 0    | 60    | +60  |
        | C | 0    | 60    | +60  |
        | D | 126  | 0     | −126 |
      And the pool is empty
      And the settlement rests on an assumption about Paid on
      And the settlement rests on an assumption about Revoking to avoid taking all the hearts

    @hoyle-1887.double.scale-1 @hoyle-1887.tie @hoyle-1887.tie-remainder
    Scenario: Three who tie at seven chips divide eighty-three
      Given the game is hoyle-1887/eagle-14
      When the cards taken are
        | A | 7H               |
        | B | 3H 4H            |
        | C | 2H 5H            |
        | D | the other hearts |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 27    | +27 |
        | B | 0    | 27    | +27 |
        | C | 0    | 27    | +27 |
        | D | 83   | 0     | −83 |
      And 2 chips are left on the table, and no Jack

    @hoyle-1887.double.scale-1 @hoyle-1887.all-thirteen
    Scenario Outline: A player who takes every heart pays 104: <players> players
      Given the game is hoyle-1887/eagle-14 for <players> players
      And A deals
      When the cards taken are
        | A | all hearts |
      Then A pays 104 chips
      And B draws <each> chips
      And C draws <each> chips
      And <left> chips are left on the table, and no Jack

      Examples:
        | players | each | left |
        | 3       | 52   | 0    |
        | 4       | 34   | 2    |
        | 5       | 26   | 0    |
        | 6       | 20   | 4    |

    @hoyle-1887.double.scale-1 @hoyle-1887.all-thirteen
    Scenario: A chip that waits is not shared with the 104
      Three times thirty-four are 102; two go to the table, where one waits.

      Given the game is hoyle-1887/eagle-14
      And 1 chip is left on the table
      When the cards taken are
        | A | all hearts |
        | B | -          |
        | C | -          |
        | D | -          |
      Then the net is
        | A    | B   | C   | D   |
        | −104 | +34 | +34 | +34 |
      And 3 chips are left on the table, and no Jack

  Rule: On the second scale the ace costs five

    @hoyle-1887.double.scale-2 @hoyle-1887.revoke-to-avoid-thirteen
    Scenario: On the second scale too a revoke to escape all the hearts costs eight to each opponent
      A pays one for A's heart and D the other twenty-two; B and C divide them, and one stays. D pays twenty-four as well.

      Given the game is hoyle-1887/eagle-5
      And D has revoked to escape all the hearts and is found out
      When the cards taken are
        | A | 2H               |
        | B | -                |
        | C | -                |
        | D | the other hearts |
      Then the settlement is
        |   | pays | draws | net |
        | A | 1    | 8     | +7  |
        | B | 0    | 19    | +19 |
        | C | 0    | 19    | +19 |
        | D | 46   | 0     | −46 |
      And 1 chip is left on the table, and no Jack
      And the settlement rests on an assumption about Paid on
      And the settlement rests on an assumption about Revoking to avoid taking all the hearts

    @hoyle-1887.double.scale-2
    Scenario: The knave costs two, the queen three and the king four
      Whatever the hearts below the knave cost, B has least to pay. The price D pays for the ace and nine of those depends
      on the emendation: five and nine in all, and by the letter of the text five and fifty-four.

      Given the game is hoyle-1887/eagle-5
      When the cards taken are
        | A | QH               |
        | B | JH               |
        | C | KH               |
        | D | the other hearts |
      Then the settlement is
        |   | pays | draws | net |
        | A | 3    | 0     | −3  |
        | B | 0    | 21    | +21 |
        | C | 4    | 0     | −4  |
        | D | 14   | 0     | −14 |
      And the settlement rests on hoyle-1887.double.scale-2
      And the settlement rests on an assumption about Each of the hearts

    @hoyle-1887.double.scale-2
    Scenario: Every heart below the knave costs one chip
      This emends the text, which gives them face value and so makes the ten cost twice as much as the ace.

      Given the game is hoyle-1887/eagle-5
      When the cards taken are
        | A | AH               |
        | B | 10H              |
        | C | KH QH JH         |
        | D | the other hearts |
      Then the settlement is
        |   | pays | draws | net |
        | A | 5    | 0     | −5  |
        | B | 0    | 22    | +22 |
        | C | 9    | 0     | −9  |
        | D | 8    | 0     | −8  |
      And the settlement rests on an assumption about Each of the hearts

    @hoyle-1887.double.scale-2
    Scenario: By the letter of the text the pip cards cost their numbers
      Given the game is hoyle-1887/eagle-5
      And the option pips is face-value
      When the cards taken are
        | A | AH               |
        | B | 10H              |
        | C | KH QH JH         |
        | D | the other hearts |
      Then the settlement is
        |   | pays | draws | net |
        | A | 0    | 63    | +63 |
        | B | 10   | 0     | −10 |
        | C | 9    | 0     | −9  |
        | D | 44   | 0     | −44 |

    @hoyle-1887.double.scale-2 @hoyle-1887.all-thirteen
    Scenario: On the second scale a player who takes every heart pays twenty-three
      Given the game is hoyle-1887/eagle-5
      When the cards taken are
        | A | all hearts |
        | B | -          |
        | C | -          |
        | D | -          |
      Then the net is
        | A   | B  | C  | D  |
        | −23 | +7 | +7 | +7 |
      And 2 chips are left on the table, and no Jack

    @hoyle-1887.double.scale-2 @hoyle-1887.all-thirteen
    Scenario: By the letter of the text a player who takes every heart pays sixty-eight
      Given the game is hoyle-1887/eagle-5
      And the option pips is face-value
      When the cards taken are
        | A | all hearts |
        | B | -          |
        | C | -          |
        | D | -          |
      Then the net is
        | A   | B   | C   | D   |
        | −68 | +22 | +22 | +22 |
      And 2 chips are left on the table, and no Jack
