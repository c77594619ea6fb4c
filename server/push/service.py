"""Pushing notifications to browsers: what other features may ask for."""

from server.push.outbox import Notice, is_on, put

__all__ = ["Notice", "is_on", "put"]
