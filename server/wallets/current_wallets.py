"""The wallets of the signed-in person, read once per request."""

from typing import Any, Final

from flask import g

from server.sessions.access_guard import current_account
from server.wallets.wallet_book import WalletBook, wallet_book_of

# The proxy itself, to get at its object once.
_G: Final[Any] = g


def get_current_wallets() -> WalletBook:
    """The wallets of the signed-in person's book."""
    stored = _G._get_current_object()
    book: WalletBook | None = stored.get("wallet_book")
    if book is None:
        account = current_account()
        book = stored.wallet_book = wallet_book_of(account.id, account.wallets_version)
    return book
