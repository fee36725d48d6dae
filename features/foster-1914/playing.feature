Feature: Leading and following in 1914
  Eldest hand leads any card, the others follow suit if they can, and a player who cannot may discard any card. The highest
  of the led suit wins, and its player leads next.

  Background:
    Given the game is foster-1914/sweepstake

  @foster-1914.p351.playing.eldest-leads @foster-1914.p351.playing.winner-leads @foster-1914.p351.playing.highest-wins
  @foster-1914.p349.players.pone
  Scenario: Eldest hand leads first, and then the winner of each trick
    Holding the lowest club gives B no right to lead.

    Given D deals
    And the hands are
      | A | 6H 4H 3H AC KC 10C 8D 7D 5D 3D 6S 5S 4S   |
      | B | AH KH 8H JC 6C 5C 4C 3C 2C KD 4D 7S 3S    |
      | C | JH 10H QC 9C 8C 7C AD 10D 9D 10S 9S 8S 2S |
      | D | the rest                                  |
    Then A is to lead
    When these tricks are played
      | A   | B  | C  | D  |
      | *8D | 4D | AD | 2D |
    Then C wins the trick
    And C is to lead

  @foster-1914.p351.playing.eldest-leads
  Scenario: Any card may open the play
    Given it is the first trick
    And A has in hand 2C 9C KD 7S QS 3H AH
    When A is to lead
    Then A may play any card

  @foster-1914.p358.hearts-led.plain-high
  Scenario: Hearts may be led at any time
    Given A has in hand 2C 9C KD 3H AH
    When A is to lead
    Then A may play any card

  @foster-1914.p351.playing.follow @foster-1914.law-22
  Scenario: Players who can follow suit must do so
    Given B has in hand 4D KD 5C 3H
    When A has led 9D and B is to play
    Then B may play 4D KD
    And B may not play 3H, by foster-1914.law-22

  @foster-1914.p351.playing.discard
  Scenario: A player who has none of the suit discards any card
    Given it is the first trick
    And B has in hand QS 5C 3H
    When A has led 9D and B is to play
    Then B may play any card
    And what is said of Forced discards rests on foster-1914.p351.playing.discard

  @foster-1914.p349.players.alone @foster-1914.p351.playing.tricks-worthless
  Scenario: Each plays alone, and hearts count, not tricks
    Then what is said of Partners rests on foster-1914.p349.players.alone
    And what is said of Taking a trick rests on foster-1914.p351.playing.tricks-worthless

  @foster-1914.p351.playing.highest-wins @foster-1914.p349.cards.pack @foster-1914.p349.cards.no-trumps
  @foster-1914.p350.dealing.no-trump @foster-1914.p350.objects.avoid-hearts
  Scenario Outline: The winner of a trick, and the number of hearts in it
    The ace is the highest card, and no other suit wins against the one that is led.

    When these tricks are played
      | A    | B   | C   | D   |
      | *<A> | <B> | <C> | <D> |
    Then <winner> wins the trick
    And <winner> has taken <hearts> hearts

    Examples:
      | A  | B  | C   | D  | winner | hearts |
      | KS | AS | QS  | 2S | B      | 0      |
      | 9D | AH | 10D | AS | C      | 1      |
      | 9D | AC | 8D  | AH | A      | 1      |
