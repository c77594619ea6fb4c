"""Support messages and data requests in the console."""
