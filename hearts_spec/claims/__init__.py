"""What a book claims in figures, and what comes of working it out: odds, shares, counters won and lost."""
