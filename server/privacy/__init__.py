"""What people may ask of their own data: take it away, have it erased, consent, withdraw."""
