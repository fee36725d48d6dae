"""The engine: dealing, passing, auctions, legal plays (and why others are not), settlement, games and tournaments.

Seats are numbers from 0, counted clockwise. A card is a number (suit times 16 plus place; a second copy is 64 higher),
and -1 (`NO_CARD`) is no card. A set of cards is a bit mask with one bit for each card number, so `hand >> card & 1` is
true if the card is in the hand. Captured cards count in *units*, which are hearts, spots or points, as the rule set
says. A deal is settled in chips or in points.
"""
