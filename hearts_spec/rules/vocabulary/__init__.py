"""The sections of a rule set, one module for each: its words, its fields, and the conflicts between their values.

Each word is a member of an enumeration (`Word`): its value is what YAML says, its phrase is what a page says, and
further attributes say what it means to the engine. A section is a dataclass of fields described with `says`. The method
`conflicts` of a section yields the conflicts with other sections. Sets of cards are bit masks: bit n is card number n.
"""
