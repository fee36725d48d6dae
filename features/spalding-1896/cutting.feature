Feature: Cutting for the deal in 1896
  The player who cuts or draws the lowest card deals, and here the ace is the lowest of all. When equal cards leave the deal
  undecided, those who cut them cut again. Equal cards that decide nothing are not cut again.

  Background:
    Given the game is spalding-1896/sweepstake

  @spalding-1896.rule-03 @spalding-1896.p07.lowest-deals
  Scenario: The lowest card wins the deal
    When the players cut
      | A  | B  | C  | D  |
      | 9H | 4C | KS | JD |
    Then B wins the deal
    And nobody cuts again

  @spalding-1896.rule-02 @spalding-1896.p07.ace-low
  Scenario: The ace is lower than the two
    When the players cut
      | A  | B  | C  | D  |
      | 2H | 7C | AS | 3D |
    Then C wins the deal
    And nobody cuts again

  @spalding-1896.rule-04 @spalding-1896.p07.cut-ties
  Scenario: Two cut equal lowest cards and must cut again
    When the players cut
      | A  | B  | C  | D  |
      | 4H | QS | 9D | 4C |
    Then A and D cut again

  @spalding-1896.rule-04 @spalding-1896.p07.cut-ties
  Scenario: Two aces are equal lowest cards
    When the players cut
      | A  | B  | C  | D  |
      | AH | 2S | AD | KC |
    Then A and C cut again

  @spalding-1896.rule-04 @spalding-1896.p07.cut-ties
  Scenario: Equal cards above the lowest decide nothing
    The rule by itself would have any two equal cards cut again. The introduction requires it only of the lowest, and we
    follow it.

    When the players cut
      | A  | B  | C  | D  |
      | 9H | 9S | 4D | JC |
    Then C wins the deal
    And nobody cuts again

  @spalding-1896.rule-04 @spalding-1896.p07.cut-ties
  Scenario: Of two pairs of equal cards only the pair that decides the deal cuts again
    When the players cut
      | A  | B  | C  | D  |
      | KH | 5S | KD | 5C |
    Then B and D cut again

  @spalding-1896.rule-04
  Scenario: By rule 4 alone all who cut equal cards cut again
    The rule requires only that the cards be equal. A and B, with nines, cut again; the deal is C's all the same.

    Given the option equal-cuts is any
    When the players cut
      | A  | B  | C  | D  |
      | 9H | 9S | 4D | JC |
    Then C wins the deal
    And A and B cut again
