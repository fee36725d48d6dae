Feature: Table, cut, pack and deal in 1914
  The lowest cut deals, and the ace is low. The pack is dealt out singly from the dealer's left, and the next dealer is on
  the left. Three players remove the deuce of spades, five both black deuces, six all four.

  Background:
    Given the game is foster-1914/sweepstake

  Rule: Cutting

    @foster-1914.p350.cutting.lowest-deals @foster-1914.law-1.deal @foster-1914.p349.cards.ace-low @foster-1914.law-2.ace
    @foster-1914.p350.cutting.ace-low
    Scenario: The lowest card wins the deal, and the ace is lower than the deuce
      When the players cut
        | A  | B  | C  | D  |
        | 2H | 7C | AS | KD |
      Then C wins the deal
      And nobody cuts again

    @foster-1914.p350.ties.again @foster-1914.law-2.ties
    Scenario: Players who tie for the lowest cut again
      When the players cut
        | A  | B  | C  | D  |
        | 4H | QS | 4C | KD |
      Then A and C cut again

    @foster-1914.p350.ties.again @foster-1914.law-2.ties @foster-1914.p349.cutting.seats
    Scenario: Players who tie only for a seat cut again, and it gives them no better claim to the deal
      The cut also decides the order of choosing seats. A and B, with nines, have still to find out which of them chooses
      first. The deal is C's, whatever they cut.

      When the players cut
        | A  | B  | C  | D  |
        | 9H | 9S | 4D | JC |
      Then C wins the deal
      And A and B cut again

  Rule: The pack

    @foster-1914.p349.cards.pack @foster-1914.law-3.ranks @foster-1914.law-8 @foster-1914.p350.dealing.one-at-a-time
    Scenario: Four are dealt the full pack
      Then no card is left out
      And the pack has 52 cards
      And each player is dealt 13 cards

    @foster-1914.p349.cards.three-strip @foster-1914.p349.cards.five-strip @foster-1914.p349.cards.six-strip
    @foster-1914.law-3.three @foster-1914.law-3.five @foster-1914.law-3.six @foster-1914.p354.three-handed.deal
    Scenario Outline: The cards that <players> players leave out
      Given the game is foster-1914/sweepstake for <players> players
      Then the cards left out are <out>
      And the pack has <pack> cards
      And each player is dealt <hand> cards
      And every card of the pack is dealt

      Examples:
        | players | out         | pack | hand |
        | 3       | 2S          | 51   | 17   |
        | 5       | 2S 2C       | 50   | 10   |
        | 6       | 2S 2C 2D 2H | 48   | 8    |

    @foster-1914.law-1.six @foster-1914.p349.players.number
    Scenario: At most six hold cards
      When 6 sit down to play
      Then they can play so
      When 7 sit down to play
      Then they cannot play so

  Rule: The deal

    @foster-1914.law-8 @foster-1914.p350.dealing.one-at-a-time @foster-1914.p349.players.pone
    Scenario: Cards are dealt singly, from the dealer's left
      Given D deals
      When the pack is dealt with the lowest club on top
      Then the 1st card goes to A
      And the 2nd card goes to B
      And the 4th card goes to D
      And the 5th card goes to A
      And the 52nd card goes to D

    @foster-1914.law-9 @foster-1914.p350.dealing.passes
    Scenario Outline: When <dealer> has dealt, the deal passes to the left
      Given <dealer> deals
      When the hearts taken are
        | A | B | C | D |
        | 1 | 2 | 4 | 6 |
      Then <next> deals next

      Examples:
        | dealer | next |
        | A      | B    |
        | D      | A    |
