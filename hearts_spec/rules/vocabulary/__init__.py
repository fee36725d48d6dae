"""The sections of a rule set, a module for each: its words, its fields and what is checked of them."""
