"""Sets up a clean clone so that it can run; uses the standard library only."""
