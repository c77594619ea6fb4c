"""Dates of plans that wait with recurring entries until their owner confirms or skips them."""

import datetime as dt
from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from server.categories.book import CategoryBook
from server.core.extension_point import ExtensionPoint
from server.transactions.bookings import BookingSource

DateKey = tuple[str, dt.date]
"""The id of a plan, and one of its dates."""


class DueState(StrEnum):
    """What became of a date."""

    OPEN = "open"
    DONE = "done"
    SKIPPED = "skipped"


class DueDate(NamedTuple):
    """A date of a plan, what it records as an expense, and what was recorded for it."""

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

    @property
    def key(self) -> DateKey:
        """What names it."""
        return self.source_id, self.day


class DueViewer(NamedTuple):
    """The present moment, and the zone and categories of the person who looks at dates."""

    present: dt.datetime
    zone: ZoneInfo
    book: CategoryBook


@dataclass(frozen=True, slots=True, kw_only=True)
class DueDateSource:
    """How the dates of one kind of plan are read and answered; the account is locked to answer.

    `list_open` gives those that are due since a day and that nobody answered, `find` those of the
    named ones that are dates. `save` stores that dates are skipped; a date is done by its
    transaction alone, and open without.
    """

    booking: BookingSource
    list_open: Callable[[str, dt.date, DueViewer], list[DueDate]]
    find: Callable[[str, Collection[DateKey], DueViewer], list[DueDate]]
    save: Callable[[str, Collection[DateKey], DueState], None]


due_date_sources: Final = ExtensionPoint[DueDateSource]("dates that wait for their owner")
