"""A reminder as it is kept, and what was said to its dates."""

import datetime as dt
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final, NamedTuple, TypedDict

from server.reminders.dates import Frequency, Rule
from server.reminders.kinds import CATEGORIES, Kind

FIRST_VERSION: Final = 1


class State(StrEnum):
    """What became of a date; a booked one is done as long as its transaction is there."""

    OPEN = "open"
    DONE = "done"
    BOOKED = "booked"
    SKIPPED = "skipped"


class Said(NamedTuple):
    """What is known of a date: never BOOKED; `row_id` is the transaction that it was booked as."""

    state: State = State.OPEN
    snoozed_until: dt.datetime | None = None
    amount: int | None = None
    row_id: str | None = None


SaidByDay = Mapping[dt.date, Said]


class Wanted(TypedDict, total=False):
    """What a reminder is to be; of a change, a missing key stays as it is."""

    description: str
    kind: Kind
    day: dt.date
    time: dt.time | None
    frequency: Frequency
    month_day: int | None
    until: dt.date | None
    amount: int | None
    category_id: str | None


class Kept(NamedTuple):
    """A reminder of its owner; the amount is whole rupiah."""

    owner_id: str
    id: str
    description: str
    kind: Kind
    day: dt.date
    time: dt.time | None
    frequency: Frequency
    month_day: int | None
    until: dt.date | None
    since: dt.date
    amount: int | None
    category_id: str | None
    next_day: dt.date | None
    next_due_at: dt.datetime | None
    version: int
    created_at: dt.datetime

    @property
    def rule(self) -> Rule:
        """On which dates it comes round."""
        return Rule(self.day, self.frequency, self.month_day, self.until, self.since)

    @property
    def booked_in(self) -> str:
        """The category in which its amount is recorded."""
        return self.category_id or CATEGORIES[self.kind]

    def changed(self, changes: Wanted, today: dt.date) -> "Kept":
        """The reminder with these changes; another rule counts from today on.

        So does the same rule when it was over: nothing was asked for in between.
        """
        after = self._replace(**settled({**self.wanted, **changes}))
        same = (after.day, after.frequency, after.month_day) == (
            self.day,
            self.frequency,
            self.month_day,
        )
        over = self.until is not None and self.until < today and after.until != self.until
        if same and not over:
            return after
        return after._replace(since=first_of(after.day, after.frequency, today))

    @property
    def wanted(self) -> Wanted:
        """What it is, as somebody would ask for it."""
        return {
            "description": self.description,
            "kind": self.kind,
            "day": self.day,
            "time": self.time,
            "frequency": self.frequency,
            "month_day": self.month_day,
            "until": self.until,
            "amount": self.amount,
            "category_id": self.category_id,
        }


def settled(wanted: Wanted) -> dict[str, Any]:
    """What is wanted, whole, and without what its frequency does not need."""
    frequency, day = wanted["frequency"], wanted["day"]
    monthly = frequency is Frequency.MONTHLY
    return {
        **wanted,
        "month_day": (wanted.get("month_day") or day.day) if monthly else None,
        "until": None if frequency is Frequency.ONCE else wanted.get("until"),
    }


def first_of(day: dt.date, frequency: Frequency, today: dt.date) -> dt.date:
    """From when dates count: nobody is late with what was asked for only today."""
    return day if frequency is Frequency.ONCE else max(day, today)
