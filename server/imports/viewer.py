"""The person whose statements are imported, with what they see of their ledger."""

import datetime as dt
from dataclasses import dataclass, replace
from typing import Self

from server.categories.book import CategoryBook, fresh_book
from server.core.calendar.clock import today
from server.core.text.i18n import DEFAULT
from server.sessions.accounts import Account
from server.wallets.wallet_book import WalletBook, fresh_wallet_book


@dataclass(frozen=True, slots=True)
class ImportViewer:
    """A person with their categories, their wallets and their present day.

    Banks write the `fullname` into transfers between the person's own accounts.
    """

    owner_id: str
    fullname: str
    book: CategoryBook
    wallets: WalletBook
    today: dt.date

    @classmethod
    def of(cls, account: Account) -> Self:
        """The person of an account, outside of a request."""
        language = account.language or DEFAULT
        book = fresh_book(account.id, language)
        wallets = fresh_wallet_book(account.id)
        return cls(account.id, account.fullname, book, wallets, today(account.timezone))

    def renewed(self) -> Self:
        """The person with their categories and wallets as they are now; two queries."""
        book = fresh_book(self.owner_id, self.book.language)
        return replace(self, book=book, wallets=fresh_wallet_book(self.owner_id))
