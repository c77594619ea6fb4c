"""Articles and comments in the console."""
