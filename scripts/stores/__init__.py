"""Stores for a machine that has none: a Redis protocol server and PostgreSQL."""
