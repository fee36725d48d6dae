"""Reading the files that people write: trees of nodes with their locations, problems, and kinds of values."""
