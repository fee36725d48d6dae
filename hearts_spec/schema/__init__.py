"""How all that a person writes is read: a tree that knows its places, faults, and the kinds of values."""
