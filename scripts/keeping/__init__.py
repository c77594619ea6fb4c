"""Backups: written while the product runs, encrypted, and brought back."""
