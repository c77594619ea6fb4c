"""Budgets: what a money month's income is meant for, and what is left of it."""
