"""Messages from people to those who run the product."""
