Feature: What the book of 1887 does not say
  We have only a short text. It does not say how the first dealer is found, how many cards are dealt at a time, who deals
  next, or when a game is over. Passing, breaking hearts, and a queen of spades who costs anything belong to later books. We
  record an unanswered question as silence, not as a no.

  Scenario: The subjects on which the book is silent
    A player who takes every heart only pays for them, so there is no reward for taking everything; and chips left on the
    table are no Jack.

    Given the game is hoyle-1887/hearts
    Then the book is silent on
      | The joker                           |
      | Twin cards                          |
      | The widow                           |
      | Cutting for deal                    |
      | Cards at a time                     |
      | Next dealer                         |
      | Passing                             |
      | The auction                         |
      | Card led first                      |
      | The first trick                     |
      | Leading and breaking hearts         |
      | The queen of spades                 |
      | Bonuses                             |
      | Taking everything                   |
      | Chips drawn for each not taken      |
      | Winning a Jack                      |
      | Pot                                 |
      | The game                            |
      | Tournament                          |
      | Two cards shown in cutting          |
      | Cards shown or confused in cutting  |
      | Shuffling after the cut             |
      | Looking at the bottom card          |
      | Dealing without a cut               |
      | Counting the cards                  |
      | Dealing out of turn                 |
      | A card exposed in dealing           |
      | A torn or marked card               |
      | An incorrect pack                   |
      | Hands of the wrong size             |
      | Exposed cards                       |
      | Out of turn                         |
      | Correcting a revoke                 |
      | The wrong card                      |
      | Players after a revoke              |
      | Fine for a revoke                   |
      | Two revokes                         |
      | A revoke after bidding              |
      | Claiming a revoke                   |
      | Mixing the tricks                   |
      | Looking at tricks                   |

  @hoyle-1887.no-trumps @hoyle-1887.tie-remainder
  Scenario: Some questions the book does answer
    Given the game is hoyle-1887/hearts
    Then the book is not silent on Trumps
    And the book is not silent on The odd chip
    And the book is not silent on Opening lead
