"""The two parts of an id, `source/name`, as rule sets and deals have it."""


def source_of(id: str) -> str:
    """Give the source, or the folder of house rules, that an id stands under: `modern` of `modern/standard`."""
    return id.partition("/")[0]


def name_of(id: str) -> str:
    """Give the name that an id has there: `standard` of `modern/standard`; nothing where it is a name alone."""
    return id.partition("/")[2]
