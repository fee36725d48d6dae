"""What a rule does, measured: players who choose cards, deals they play, and figures with their errors."""
