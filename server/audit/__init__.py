"""The audit log: who did what to whom, and when."""
