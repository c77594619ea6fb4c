"""What operators keep for everybody."""
