"""Trying the product without an account, on one device, and keeping what was recorded."""
