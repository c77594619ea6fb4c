"""One module per layout of a bank, a standard or an app."""
