"""Categories: one list for recording, budgets and charts."""
