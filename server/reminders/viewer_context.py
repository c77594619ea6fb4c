"""The moment, time zone and categories that reminders are read with."""

import datetime as dt
from dataclasses import dataclass
from zoneinfo import ZoneInfo

from server.categories.book import CategoryBook, book_of
from server.core.calendar.clock import now
from server.sessions.accounts import Account


@dataclass(frozen=True, slots=True)
class ViewerContext:
    """The present moment, the viewer's time zone, and the viewer's categories and language."""

    present: dt.datetime
    zone: ZoneInfo
    book: CategoryBook

    @property
    def today(self) -> dt.date:
        """The present day in the viewer's time zone."""
        return self.present.astimezone(self.zone).date()


def viewer_context(account: Account, language: str) -> ViewerContext:
    """The context in which the holder of an account reads reminders now."""
    return ViewerContext(now(), ZoneInfo(account.timezone), book_of(account, language))
