"""Who did what to whom, and when; kept for good."""
