"""The day, wallets and language that investment plans are read with."""

import datetime as dt
from dataclasses import dataclass

from server.core.calendar.clock import today
from server.sessions.accounts import Account
from server.wallets.wallet_book import WalletBook, wallet_book_of


@dataclass(frozen=True, slots=True)
class ViewerContext:
    """The present day where the viewer lives, and the viewer's wallets and language."""

    today: dt.date
    wallets: WalletBook
    language: str


def viewer_context(account: Account, language: str) -> ViewerContext:
    """The context in which the holder of an account reads plans now."""
    wallets = wallet_book_of(account.id, account.wallets_version)
    return ViewerContext(today(account.timezone), wallets, language)
