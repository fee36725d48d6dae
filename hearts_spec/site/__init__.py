"""The pages: rule sets, sources and transcripts as plain Markdown, and the thin plugin that hands it to MkDocs."""
