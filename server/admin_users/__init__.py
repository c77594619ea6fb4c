"""Accounts and invitations in the console."""
