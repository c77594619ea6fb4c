"""Registering, confirming an address, and signing in."""
