"""What every feature builds on; it knows no feature."""
