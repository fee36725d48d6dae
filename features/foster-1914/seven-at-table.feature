@foster-1914.p349.cutting.seven
Feature: Seven at one table
  At most six can play, but seven players usually make one table, at which the dealer takes no cards. The dealer deals to
  the six others, and they play and settle as six do.

  Scenario Outline: The dealer takes no cards, and the player on the dealer's left leads
    Given the game is foster-1914/sweepstake
    And A, B, C, D, E, F and G sit down clockwise, and <dealer> deals
    Then <dealer> takes no cards
    And each player is dealt 8 cards
    And the cards left out are 2C 2D 2S 2H
    And every card of the pack is dealt
    When the pack is dealt with the lowest club on top
    Then the 1st card goes to <eldest>
    And the 6th card goes to <last>
    And <eldest> is to lead

    Examples:
      | dealer | eldest | last |
      | G      | A      | F    |
      | C      | D      | B    |
      | A      | B      | G    |

  @foster-1914.law-1.six
  Scenario: Six play without leaving anybody out
    Given the game is foster-1914/sweepstake
    And A, B, C, D, E and F sit down clockwise, and F deals
    Then each player is dealt 8 cards
    And nobody sits without cards

  Scenario: The six settle among themselves, and the dealer does not count as clear of hearts
    Twelve hearts are in play when six hold cards. A is the only one of the six with none, and wins the pool. G has none
    either, but does not play.

    Given the game is foster-1914/sweepstake
    And A, B, C, D, E, F and G sit down clockwise, and G deals
    When the hearts taken are
      | A | B | C | D | E | F |
      | 0 | 1 | 2 | 2 | 3 | 4 |
    Then the net is
      | A   | B  | C  | D  | E  | F  |
      | +12 | −1 | −2 | −2 | −3 | −4 |
    And the pool is won by A
    And the pool is empty

  Scenario: Eight players are too many for one table
    Given the game is foster-1914/sweepstake
    When 8 sit down to play
    Then they cannot play so
