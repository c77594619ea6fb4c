"""Pushing notifications to browsers: what views and other features may ask for."""

from server.push.listeners import Wish
from server.push.outbox import Notice, is_on, put
from server.push.subscriptions import SignIn, list_subscriptions, public_key, subscribe, unsubscribe
from server.push.withdrawing import withdraw

__all__ = [
    "Notice",
    "SignIn",
    "Wish",
    "is_on",
    "list_subscriptions",
    "public_key",
    "put",
    "subscribe",
    "unsubscribe",
    "withdraw",
]
