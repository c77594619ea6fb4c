"""Encrypted backups of the running product, and their restore."""
