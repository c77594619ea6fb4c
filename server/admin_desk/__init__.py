"""What people write to those who run the product, and what becomes of it."""
