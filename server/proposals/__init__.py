"""Series of similar entries that nobody planned, offered as recurring entries."""
