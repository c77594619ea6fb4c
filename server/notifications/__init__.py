"""Notifications: the centre, preferences, and delivery by mail and push."""
