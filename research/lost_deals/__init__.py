"""The search for lines of play that fit the evidence about deals whose play is lost, and for what is true of them."""
