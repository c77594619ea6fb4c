"""The dates of a plan: daily, weekly or monthly.

Dates are listed by rrule within short windows and counted by arithmetic, so that a daily plan
of many years costs no more than a new one.
"""

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, Literal

from dateutil.rrule import DAILY, MONTHLY, WEEKLY, rrule

ONE_DAY: Final = dt.timedelta(days=1)
WEEK: Final = 7
LONGEST_MONTH: Final = 31
LAST_DAY: Final = -1


class Frequency(StrEnum):
    """How often a plan invests."""

    DAY = "day"
    WEEKLY = "weekly"
    MONTHLY = "monthly"


STEPS: Final = {Frequency.DAY: 1, Frequency.WEEKLY: WEEK, Frequency.MONTHLY: LONGEST_MONTH}
RULES: Final[dict[Frequency, Literal[1, 2, 3]]] = {
    Frequency.DAY: DAILY,
    Frequency.WEEKLY: WEEKLY,
    Frequency.MONTHLY: MONTHLY,
}


@dataclass(frozen=True, slots=True)
class Rule:
    """A recurrence rule; `weekday` is 0 for Monday, `month_day` 1 to 28 or -1 for the last."""

    frequency: Frequency
    weekday: int | None = None
    month_day: int | None = None

    def serialize(self) -> dict[str, Any]:
        """The rule as plain values: its frequency, weekday and day of the month."""
        return {
            "frequency": self.frequency.value,
            "weekday": self.weekday,
            "month_day": self.month_day,
        }

    def between(self, first: dt.date, last: dt.date) -> list[dt.date]:
        """Its dates from the first to the last day; for windows of a few dates."""
        if first > last:
            return []
        found = rrule(
            RULES[self.frequency],
            dtstart=dt.datetime.combine(first, dt.time()),
            until=dt.datetime.combine(last, dt.time()),
            byweekday=self.weekday,
            bymonthday=self.month_day,
        )
        return [moment.date() for moment in found]

    def window(self, dates: int) -> dt.timedelta:
        """A number of days that contains at least so many dates, wherever it begins."""
        return dt.timedelta(days=STEPS[self.frequency] * (dates + 1))

    def count(self, first: dt.date, last: dt.date) -> int:
        """The number of dates from the first to the last day; fast however far apart they are."""
        if first > last:
            return 0
        if self.frequency is Frequency.MONTHLY:
            return self._months(first, last)
        days = (last - first).days + 1
        if self.weekday is None:
            return days
        return (days + WEEK - 1 - (self.weekday - first.weekday()) % WEEK) // WEEK

    def includes(self, day: dt.date) -> bool:
        """Whether a day is one of its dates."""
        return self.count(day, day) == 1

    def _months(self, first: dt.date, last: dt.date) -> int:
        months = (last.year - first.year) * 12 + last.month - first.month + 1
        return months - (self._in_month(first) < first) - (self._in_month(last) > last)

    def _in_month(self, day: dt.date) -> dt.date:
        """Its date in the calendar month of a day."""
        if self.month_day == LAST_DAY:
            following = day.replace(day=28) + 4 * ONE_DAY
            return following - following.day * ONE_DAY
        return day.replace(day=self.month_day or 1)


@dataclass(frozen=True, slots=True)
class RulePeriod:
    """The days, both ends included, for which a rule counts; for ever without an end."""

    rule: Rule
    first: dt.date
    last: dt.date | None

    def clip(self, first: dt.date, last: dt.date) -> tuple[dt.date, dt.date]:
        """The part of a span within the period; its first day is after its last when empty."""
        return max(first, self.first), last if self.last is None else min(last, self.last)


class Schedule:
    """All dates of a plan, whose rule may have changed; the periods follow each other."""

    __slots__ = ("_periods",)

    def __init__(self, periods: Sequence[RulePeriod]) -> None:
        self._periods = tuple(periods)

    def count(self, first: dt.date, last: dt.date) -> int:
        """The number of dates from the first to the last day."""
        return sum(one.rule.count(*one.clip(first, last)) for one in self._periods)

    def includes(self, day: dt.date) -> bool:
        """Whether a day is one of the dates."""
        return self.count(day, day) == 1

    def upcoming(self, day: dt.date, most: int) -> list[dt.date]:
        """The next dates from a day on, earliest first."""
        found: list[dt.date] = []
        for one in self._periods:
            begin = max(day, one.first)
            found += one.rule.between(*one.clip(begin, begin + one.rule.window(most)))
        return found[:most]

    def latest(self, day: dt.date, most: int) -> list[dt.date]:
        """The latest dates up to a day, latest first."""
        found: list[dt.date] = []
        for one in reversed(self._periods):
            if len(found) >= most:
                break
            end = day if one.last is None else min(day, one.last)
            found += one.rule.between(*one.clip(end - one.rule.window(most), end))[::-1]
        return found[:most]
