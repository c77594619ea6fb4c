"""Notifications that browsers show, by the Web Push protocol."""
