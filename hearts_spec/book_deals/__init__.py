"""Deals in books, lost or printed whole: their files, and the stored results of the search of each."""
