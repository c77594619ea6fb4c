"""Rules, and categories that learn: what a person's entries and rules say about a new one."""
