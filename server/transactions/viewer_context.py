"""What the ledger needs to know of the person who looks at it."""

import datetime as dt
from typing import NamedTuple

from server.categories.book import CategoryBook, book_of
from server.core.calendar.clock import today
from server.core.calendar.money_month import MoneyCalendar
from server.sessions.accounts import Account
from server.site.holidays import get_money_calendar


class ViewerContext(NamedTuple):
    """The viewer's day, money months and categories."""

    today: dt.date
    calendar: MoneyCalendar
    book: CategoryBook

    @property
    def language(self) -> str:
        """The viewer's language."""
        return self.book.language


def viewer_context(account: Account, language: str) -> ViewerContext:
    """The context of an account today, in a language."""
    calendar = get_money_calendar(account.payday, shift=account.payday_shift)
    return ViewerContext(today(account.timezone), calendar, book_of(account, language))
