"""The photo of an account."""
