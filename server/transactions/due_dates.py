"""Dates of plans and debts that wait with recurring entries until their owner answers them."""

import datetime as dt
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from server.categories.book import CategoryBook
from server.core.extension_point import ExtensionPoint
from server.transactions.bookings import BookingSource
from server.transactions.models import EntryType

DateKey = tuple[str, dt.date]
"""The id of a plan or debt, and one of its dates."""


class DueState(StrEnum):
    """What became of a date."""

    OPEN = "open"
    DONE = "done"
    SKIPPED = "skipped"


class DueDate(NamedTuple):
    """A date of a plan or debt, what it records, and what was recorded for it.

    `reminder_id` is a reminder that only tells of it.
    """

    source_id: str
    day: dt.date
    due_at: dt.datetime
    amount: int
    name: str
    icon: str
    category_id: str
    wallet_id: str | None
    state: DueState = DueState.OPEN
    row_ids: tuple[str, ...] = ()
    entry: EntryType = EntryType.EXPENSES
    to_wallet_id: str | None = None
    reminder_id: str | None = None

    @property
    def key(self) -> DateKey:
        """What names it."""
        return self.source_id, self.day


class DueViewer(NamedTuple):
    """The present moment, and the zone and categories of the person who looks at dates."""

    present: dt.datetime
    zone: ZoneInfo
    book: CategoryBook

    @property
    def today(self) -> dt.date:
        """The present day of that person."""
        return self.present.astimezone(self.zone).date()


class ConfirmedDate(NamedTuple):
    """A date that is done: with this amount in whole rupiah, on this day, from this wallet."""

    date: DueDate
    amount: int
    day: dt.date
    wallet_id: str | None


class EndedSnooze(NamedTuple):
    """A date that was put off until a moment that has come."""

    owner_id: str
    key: DateKey
    until: dt.datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class DueDateSource:
    """How the dates of one kind of plan are read and answered; the account is locked to answer.

    `list_open` gives those that are due since a day and that nobody answered, `find` those of the
    named ones that are dates. `save` stores that dates are skipped; a date is done by its
    transaction alone, and open without. `notify` tells again of those that are still open.
    `record` records a date that is done; without it each is an expense. A date that cannot be
    skipped waits until it is done.
    """

    name: str
    booking: BookingSource
    list_open: Callable[[str, dt.date, DueViewer], list[DueDate]]
    find: Callable[[str, Collection[DateKey], DueViewer], list[DueDate]]
    save: Callable[[str, Collection[DateKey], DueState], None]
    notify: Callable[[Sequence[EndedSnooze]], None]
    record: Callable[[str, ConfirmedDate, DueViewer], None] | None = None
    can_skip: bool = True


due_date_sources: Final = ExtensionPoint[DueDateSource]("dates that wait for their owner")
