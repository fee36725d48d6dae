Feature: What goes wrong, in the Bicycle rules
  Hearts has laws of its own on a misdeal, a card out of turn, a revoke and a short hand. For the rest the general laws of
  the book hold. Four play, D deals, and A is at D's left.

  Background:
    Given the game is bicycle-1998/hearts
    And D deals

  Rule: Faults in dealing

    @bicycle-1998.hearts.misdeal
    Scenario Outline: A misdeal passes the deal to the next player, though D was disturbed: <fault>
      Given another player has touched their cards or interrupted the dealer
      And nobody asks for a new deal
      And the player dealt the card has touched another of theirs
      When <fault> is found after the first trick
      Then the ruling is that it is a misdeal
      And A deals now
      And the ruling rests on bicycle-1998.hearts.misdeal

      Examples:
        | fault                     |
        | a misdeal                 |
        | a card dealt wrongly      |
        | a wrong number of cards   |

    @bicycle-1998.hearts.misdeal
    Scenario Outline: A card that D exposes passes the deal too, if it is found <when>
      Given nobody asks for a new deal
      And the player dealt the card has touched another of theirs
      When a card exposed in dealing is found <when>
      Then the ruling is that it is a misdeal
      And A deals now
      And the ruling rests on bicycle-1998.hearts.misdeal

      Examples:
        | when                               |
        | before the last card is dealt      |
        | before the first trick is complete |

    @bicycle-1998.general.time.deal
    Scenario Outline: A card that D exposes is noticed too late <when>, when all have looked at their hands
      Given the player who was dealt the card asks for a new deal
      And all have looked at their hands
      When a card exposed in dealing is found <when>
      Then the deal stands

      Examples:
        | when                               |
        | before the first trick is complete |
        | after the first trick              |

    @bicycle-1998.general.new-deal
    Scenario: A card face up in the pack is called too late when the deal is complete
      Given the dealer asks for a new deal
      When a card face up in the pack is found before the first trick is complete
      Then the deal stands

    @bicycle-1998.general.faced-in-pack @bicycle-1998.general.new-deal
    Scenario Outline: A card face up in the pack lets anybody have a new deal by the same dealer, as <who>
      Given the player dealt the card has touched another of theirs
      And <who> asks for a new deal
      When a card face up in the pack is found before the last card is dealt
      Then the ruling is that the same dealer shuffles, has the pack cut and deals again
      And D deals now
      And the ruling rests on bicycle-1998.general.faced-in-pack

      Examples:
        | who                                 |
        | the dealer                          |
        | the player who was dealt the card   |
        | the player who finds it in their hand |

    @bicycle-1998.general.faced-in-pack
    Scenario: A card face up in the pack makes no misdeal if nobody calls it
      Given nobody asks for a new deal
      When a card face up in the pack is found before the last card is dealt
      Then the deal stands

    @bicycle-1998.general.new-deal
    Scenario Outline: A breach of the laws of dealing lets any player have a new deal: <fault>
      Given the player dealt the card has touched another of theirs
      And <who> asks for a new deal
      When <fault> is found before the last card is dealt
      Then the ruling is that the same dealer shuffles, has the pack cut and deals again
      And D deals now
      And the ruling rests on bicycle-1998.general.new-deal

      Examples:
        | fault                              | who                                 |
        | dealing without a cut              | the dealer                          |
        | dealing without a cut              | the player who was dealt the card   |
        | dealing without a cut              | the player who finds it in their hand |
        | shuffling after the cut            | the dealer                          |
        | shuffling after the cut            | the player who was dealt the card   |
        | shuffling after the cut            | the player who finds it in their hand |
        | cards shown or confused in cutting | the dealer                          |
        | cards shown or confused in cutting | the player who was dealt the card   |
        | cards shown or confused in cutting | the player who finds it in their hand |

    @bicycle-1998.general.new-deal
    Scenario Outline: A breach of the laws of dealing stands when nobody asks for a new deal: <fault>
      Given nobody asks for a new deal
      When <fault> is found before the last card is dealt
      Then the deal stands

      Examples:
        | fault                              |
        | dealing without a cut              |
        | shuffling after the cut            |
        | cards shown or confused in cutting |

    @bicycle-1998.general.new-deal
    Scenario Outline: A breach of the laws of dealing stands when the deal is complete: <fault>
      When <fault> is found before the first trick is complete
      Then the deal stands

      Examples:
        | fault                              |
        | dealing without a cut              |
        | shuffling after the cut            |
        | cards shown or confused in cutting |

    @bicycle-1998.general.imperfect-pack
    Scenario: An imperfect pack ends the deal at once
      Given nobody asks for a new deal
      And the player dealt the card has touched another of theirs
      When an incorrect pack is found after the first trick
      Then the ruling is that the same dealer shuffles, has the pack cut and deals again
      And D deals now
      And the ruling rests on bicycle-1998.general.imperfect-pack

    @bicycle-1998.general.marked-card
    Scenario: A card that can be told by its back lets the deal be finished, and then the pack is changed
      When a torn or marked card is found before the first trick is complete
      Then the ruling is that the deal is finished, and another pack is taken for the next
      And the ruling rests on bicycle-1998.general.marked-card
      And the word of the rules for A torn or marked card is pack-afterwards

  Rule: At the table

    @bicycle-1998.general.cut @bicycle-1998.hearts.cut @bicycle-1998.hearts.shuffle @bicycle-1998.general.shuffle
    @bicycle-1998.general.time.score
    Scenario: Who shuffles and cuts, and until when a score is put right
      Then what is said of Who shuffles rests on bicycle-1998.hearts.shuffle
      And the word of the rules for Who shuffles is dealer-last
      And what is said of Who cuts the pack rests on bicycle-1998.hearts.cut
      And the word of the rules for Who cuts the pack is right
      And what is said of Smallest cut rests on bicycle-1998.general.cut
      And the word of the rules for Smallest cut is 4
      And what is said of A wrong score rests on bicycle-1998.general.time.score
      And the word of the rules for A wrong score is until-the-end

  Rule: Out of turn

    Background:
      Given A has in hand 9C 2S 3H
      And B has in hand 5C 6S 7S
      And C has in hand KC 3D 4S
      And D has in hand 8C 4H 6D
      When A is to lead

    @bicycle-1998.hearts.out-of-turn
    Scenario: A lead out of turn is taken back, and costs nothing
      When C leads 3D out of turn
      And D plays 6D
      And the false lead is taken back
      Then it is granted
      And the ruling rests on bicycle-1998.hearts.out-of-turn
      When A plays 9C
      And B plays 5C
      And C plays KC
      And D plays 8C
      And B calls spades from C
      Then it is not granted

    @bicycle-1998.hearts.out-of-turn
    Scenario: A false lead stands when all have played to it
      When C leads KC out of turn
      And D plays 8C
      And A plays 9C
      And B plays 5C
      Then C wins the trick
      When the false lead is taken back
      Then it is not granted
      And the ruling rests on bicycle-1998.hearts.out-of-turn

  Rule: A card played out of turn

    Background:
      Given A has in hand 9C 2S
      And B has in hand 5C 6S
      And C has in hand 7C KC
      And D has in hand 8C 4D
      When A is to lead
      And A plays 9C

    @bicycle-1998.hearts.out-of-turn
    Scenario Outline: A card played out of turn is taken back if anybody asks, and costs nothing
      When C plays 7C out of turn
      And <player> has the card of C taken back and calls the highest of the suit
      Then it is granted
      And the ruling rests on bicycle-1998.hearts.out-of-turn
      When B plays 5C
      Then C may play 7C KC

      Examples:
        | player |
        | A      |
        | B      |
        | D      |

  Rule: A revoke

    Background:
      Given A has in hand 9C 2S
      And B has in hand 5C 5H
      And C has in hand 7C KC
      And D has in hand 8C 4D
      When A is to lead
      And A plays 9C

    @bicycle-1998.hearts.revoke @bicycle-1998.hearts.revoke.corrected
    Scenario: A revoke may be put right until the trick is turned
      When B revokes with 5H
      And C plays 7C
      And D plays 8C
      And B puts the revoke right with 5C
      Then it is granted
      And the ruling rests on bicycle-1998.hearts.revoke.corrected

    @bicycle-1998.hearts.revoke.corrected
    Scenario: A revoke may not be put right when the next trick is begun
      When B revokes with 5H
      And C plays 7C
      And D plays 8C
      And A plays 2S
      And B puts the revoke right with 5C
      Then it is not granted

    @bicycle-1998.hearts.revoke.cost @bicycle-1998.hearts.mixed
    Scenario: A revoke is claimed, and the tricks are looked through
      When B revokes with 5H
      And C plays 7C
      And D plays 8C
      And A plays 2S
      And B plays 5C
      And C plays KC
      And D plays 4D
      And a revoke is claimed against B
      Then it is granted
      And the ruling rests on bicycle-1998.hearts.revoke.cost
      When a revoke is claimed against C
      Then it is not granted
      And the ruling rests on bicycle-1998.hearts.mixed

    @bicycle-1998.hearts.revoke.time
    Scenario: A revoke may be claimed when the tricks are gathered and the pack is not yet cut
      When B revokes with 5H
      And C plays 7C
      And D plays 8C
      And A plays 2S
      And B plays 5C
      And C plays KC
      And D plays 4D
      And a revoke is claimed against B after the tricks are gathered
      Then it is granted

    @bicycle-1998.hearts.mixed
    Scenario: A player who mixes the tricks is charged as for a revoke
      When B plays 5C
      And C plays 7C
      And D plays 8C
      And a revoke is claimed against B, who has mixed up the tricks
      Then it is granted
      And the ruling rests on bicycle-1998.hearts.mixed

  Rule: What a revoke costs

    @bicycle-1998.hearts.revoke.cost
    Scenario: The 26 points of the deal
      Given B has revoked and is found out
      When the points taken are
        | A | B | C  | D |
        | 0 | 3 | 19 | 4 |
      Then the net is
        | A | B   | C | D |
        | 0 | +26 | 0 | 0 |
      And the settlement rests on bicycle-1998.hearts.revoke.cost

    @bicycle-1998.hearts.revoke.several
    Scenario: Each of two who revoke has 26
      Given B and D have revoked and are found out
      When the points taken are
        | A | B | C  | D |
        | 0 | 3 | 19 | 4 |
      Then the net is
        | A | B   | C | D   |
        | 0 | +26 | 0 | +26 |
      And the settlement rests on bicycle-1998.hearts.revoke.several

  Rule: A short hand

    @bicycle-1998.hearts.short @bicycle-1998.hearts.short-by-several
    Scenario: A player who is a card short must take the last trick
      B has no card for the last trick, and must take it, though A's card wins.

      Given A has in hand 9C 2S
      And B has in hand 5C
      And C has in hand 7C 3D
      And D has in hand 8C 4H
      When A is to lead
      And A plays 9C
      And B plays 5C
      And C plays 7C
      And D plays 8C
      And B is found with a card too few
      And A plays 2S
      And C plays 3D
      And D plays 4H
      Then the ruling rests on bicycle-1998.hearts.short
      And B is charged with 2S 3D 4H
      And A is charged with 9C 5C 7C 8C
