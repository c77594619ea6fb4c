"""The moment, time zone, categories and wallets that reminders are read with."""

import datetime as dt
from dataclasses import dataclass
from zoneinfo import ZoneInfo

from server.categories.book import CategoryBook, book_of
from server.core.calendar.clock import now
from server.sessions.accounts import Account
from server.wallets.wallet_book import WalletBook, wallet_book_of


@dataclass(frozen=True, slots=True)
class ViewerContext:
    """The present moment, and the viewer's time zone, categories, language and wallets."""

    present: dt.datetime
    zone: ZoneInfo
    book: CategoryBook
    wallets: WalletBook

    @property
    def today(self) -> dt.date:
        """The present day in the viewer's time zone."""
        return self.present.astimezone(self.zone).date()


def viewer_context(account: Account, language: str) -> ViewerContext:
    """The context in which the holder of an account reads reminders now."""
    wallets = wallet_book_of(account.id, account.wallets_version)
    return ViewerContext(now(), ZoneInfo(account.timezone), book_of(account, language), wallets)
