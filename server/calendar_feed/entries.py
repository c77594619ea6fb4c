"""What stands in a calendar: something on a day, or at a time of it, once or again and again.

A rule says its days as RFC 5545 and dateutil both understand them, so that the first day of an
entry and what other programs make of its rule are computed from one and the same thing.
"""

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from dateutil.rrule import DAILY, MONTHLY, WEEKLY, YEARLY, rrule

LAST_DAY: Final = -1
SHORTEST_MONTH: Final = 28
LONGEST_MONTH: Final = 31
FEBRUARY: Final = 2
WEEKDAYS: Final = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
STEPS: Final[Mapping[str, Any]] = MappingProxyType(
    {"DAILY": DAILY, "WEEKLY": WEEKLY, "MONTHLY": MONTHLY, "YEARLY": YEARLY}
)


class Rule(NamedTuple):
    """The days of something that repeats; a weekday is 0 for Monday, -1 the last day of a month.

    Of several days of a month the last one counts that the month has.
    """

    step: str
    weekday: int | None = None
    month: int | None = None
    month_days: tuple[int, ...] = ()

    @property
    def parts(self) -> dict[str, Any]:
        """The rule by the names of RFC 5545, without its end."""
        found: dict[str, Any] = {"FREQ": self.step}
        if self.weekday is not None:
            found["BYDAY"] = WEEKDAYS[self.weekday]
        if self.month is not None:
            found["BYMONTH"] = self.month
        if self.month_days:
            found["BYMONTHDAY"] = list(self.month_days)
        if len(self.month_days) > 1:
            found["BYSETPOS"] = -1
        return found

    def first(self, day: dt.date) -> dt.date | None:
        """Its first day from a day on; None when the calendar itself ends before."""
        found = rrule(
            STEPS[self.step],
            dtstart=dt.datetime.combine(day, dt.time()),
            byweekday=self.weekday,
            bymonth=self.month,
            bymonthday=self.month_days or None,
            bysetpos=-1 if len(self.month_days) > 1 else None,
            count=1,
        )
        return next((moment.date() for moment in found), None)


def daily() -> Rule:
    """Every day."""
    return Rule("DAILY")


def weekly(weekday: int) -> Rule:
    """The same day of every week."""
    return Rule("WEEKLY", weekday=weekday)


def monthly(day: int) -> Rule:
    """The same day of every month, its last one where it has no such day."""
    if day in {LAST_DAY, LONGEST_MONTH}:
        # Says the same as a choice among four days would, and more programs understand it.
        return Rule("MONTHLY", month_days=(LAST_DAY,))
    return Rule("MONTHLY", month_days=tuple(range(min(day, SHORTEST_MONTH), day + 1)))


def yearly(day: dt.date) -> Rule:
    """The same day of every year; the last one of February for its 29th."""
    is_leap_day = day.month == FEBRUARY and day.day > SHORTEST_MONTH
    return Rule("YEARLY", month=day.month, month_days=(LAST_DAY if is_leap_day else day.day,))


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One line of a calendar; `until` is the last day of its rule, both without an end are None.

    `uid` names it for good, `sequence` counts its versions. Without a time it takes the whole day.
    """

    uid: str
    day: dt.date
    summary: str
    path: str
    changed_at: dt.datetime
    sequence: int = 0
    description: str = ""
    time: dt.time | None = None
    rule: Rule | None = None
    until: dt.date | None = None
    without: tuple[dt.date, ...] = ()
