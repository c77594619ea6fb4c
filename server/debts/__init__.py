"""Debts: loans, paylaters and money lent, with their instalments."""
