"""Brings a clean clone to the state in which it can run; needs nothing but the standard library."""
