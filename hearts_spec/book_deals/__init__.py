"""Evidence about deals whose play is lost, and the search for lines of play that fit it."""
