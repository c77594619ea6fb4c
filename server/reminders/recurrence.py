"""The dates of a reminder, and the moment at which each of them is due."""

import datetime as dt
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final
from zoneinfo import ZoneInfo

from dateutil.rrule import DAILY, MONTHLY, WEEKLY, YEARLY, rrule

from server.core.calendar.clock import DEFAULT_TIME

ONE_DAY: Final = dt.timedelta(days=1)
LAST_DAY: Final = -1
# The last day of the month that every month has.
SHORTEST_MONTH: Final = 28


class Frequency(StrEnum):
    """How often a reminder repeats."""

    ONCE = "once"
    DAILY = "daily"
    WEEKLY = "weekly"
    MONTHLY = "monthly"
    YEARLY = "yearly"


# Any window of so many days contains at least one date.
LONGEST_GAP: Final = {
    Frequency.DAILY: 1,
    Frequency.WEEKLY: 7,
    Frequency.MONTHLY: 62,
    Frequency.YEARLY: 366,
}


@dataclass(frozen=True, slots=True)
class Rule:
    """The recurrence rule of a reminder; its dates count from `since` on.

    `month_day` is 1 to 31, or -1 for the last day; a shorter month uses its last day. A yearly
    29 February is the 28th in other years.
    """

    day: dt.date
    frequency: Frequency
    month_day: int | None
    until: dt.date | None
    since: dt.date

    def dates(self, first: dt.date, last: dt.date | None = None) -> Iterator[dt.date]:
        """Its dates from the first day on, lazily, up to the last day if there is one."""
        begin = max(first, self.since, self.day)
        end = min(filter(None, (last, self.until)), default=None)
        if end is not None and end < begin:
            return
        if self.frequency is Frequency.ONCE:
            if begin == self.day:
                yield self.day
            return
        until = None if end is None else dt.datetime.combine(end, dt.time())
        found = rrule(dtstart=dt.datetime.combine(begin, dt.time()), until=until, **self._parts())
        for moment in found:
            yield moment.date()

    def includes(self, day: dt.date) -> bool:
        """Whether a day is one of its dates."""
        return next(self.dates(day, day), None) is not None

    def latest(self, first: dt.date, last: dt.date) -> dt.date | None:
        """The last of its dates within these days; fast however far apart they are."""
        last = min(last, self.until or last)
        if self.frequency is not Frequency.ONCE:
            first = max(first, last - dt.timedelta(days=LONGEST_GAP[self.frequency]))
        return max(self.dates(first, last), default=None)

    def _parts(self) -> dict[str, Any]:
        """The arguments for rrule."""
        if self.frequency is Frequency.MONTHLY:
            return {"freq": MONTHLY, **_last_of(self.month_day or self.day.day)}
        if self.frequency is Frequency.YEARLY:
            return {"freq": YEARLY, "bymonth": self.day.month, **_last_of(self.day.day)}
        if self.frequency is Frequency.WEEKLY:
            return {"freq": WEEKLY, "byweekday": self.day.weekday()}
        return {"freq": DAILY}


def _last_of(month_day: int) -> dict[str, Any]:
    """The day of a month, or the last day of a shorter month."""
    if month_day <= SHORTEST_MONTH:
        return {"bymonthday": month_day}
    return {"bymonthday": list(range(SHORTEST_MONTH, month_day + 1)), "bysetpos": -1}


def due_moment(day: dt.date, time: dt.time | None, zone: ZoneInfo) -> dt.datetime:
    """The moment in UTC at which a date is due; 08:00 without a time.

    A time that the zone skips that day moves later by the gap; of a repeated one the first counts.
    """
    return dt.datetime.combine(day, time or DEFAULT_TIME, zone).astimezone(dt.UTC)
