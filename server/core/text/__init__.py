"""Languages and the characters of a text."""
