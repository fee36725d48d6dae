"""The site: pages as Markdown made from rule sets, sources and transcripts, and the plugin that builds them."""
