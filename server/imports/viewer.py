"""The person whose statements are imported, with what they see of their ledger."""

import datetime as dt
from dataclasses import dataclass
from typing import Self

from server.categories.book import CategoryBook, fresh_book
from server.core.calendar.clock import today
from server.core.text.i18n import DEFAULT
from server.sessions.accounts import Account
from server.wallets.wallet_book import WalletBook, fresh_wallet_book


@dataclass(frozen=True, slots=True)
class ImportViewer:
    """A person with their categories, their wallets and their present day."""

    owner_id: str
    book: CategoryBook
    wallets: WalletBook
    today: dt.date

    @classmethod
    def of(cls, account: Account) -> Self:
        """The person of an account, outside of a request."""
        language = account.language or DEFAULT
        book = fresh_book(account.id, language)
        return cls(account.id, book, fresh_wallet_book(account.id), today(account.timezone))

    def renewed(self) -> Self:
        """The person with their categories and wallets as they are now; two queries."""
        book = fresh_book(self.owner_id, self.book.language)
        return type(self)(self.owner_id, book, fresh_wallet_book(self.owner_id), self.today)
