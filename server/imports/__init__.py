"""Statements of banks and files of other apps, read, reviewed and saved as entries."""
