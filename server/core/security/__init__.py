"""Signed links, encryption and keys."""
