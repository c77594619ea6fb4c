"""The letter on the month that has ended."""
