"""The site: pages as Markdown made from rule sets, sources and transcripts, and the MkDocs plugin that builds them."""
