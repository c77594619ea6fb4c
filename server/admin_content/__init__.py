"""Articles and comments in the hands of operators."""
