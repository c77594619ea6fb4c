"""Accounts in the hands of operators."""
