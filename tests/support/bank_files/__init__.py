"""Synthetic statements: one ledger of a bank, written in each layout."""
