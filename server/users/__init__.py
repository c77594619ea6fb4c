"""Accounts: who somebody is and what they prefer."""
