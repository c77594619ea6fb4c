"""Measurements and failures that are tried by hand, each on a product of its own."""
