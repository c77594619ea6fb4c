"""The rules of a plan over time, on the recurrence rules that reminders use."""

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from server.core.calendar import recurrence
from server.core.calendar.recurrence import ONE_DAY, WEEK

LONGEST_MONTH: Final = 31
# A Monday, the first of a month, and earlier than any plan.
ANCHOR: Final = dt.date(1968, 1, 1)


class Frequency(StrEnum):
    """How often a plan invests."""

    DAY = "day"
    WEEKLY = "weekly"
    MONTHLY = "monthly"


STEPS: Final = {Frequency.DAY: 1, Frequency.WEEKLY: WEEK, Frequency.MONTHLY: LONGEST_MONTH}
RECURRENCES: Final = {
    Frequency.DAY: recurrence.Frequency.DAILY,
    Frequency.WEEKLY: recurrence.Frequency.WEEKLY,
    Frequency.MONTHLY: recurrence.Frequency.MONTHLY,
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
        return list(self._recurrence.dates(first, last))

    def window(self, dates: int) -> dt.timedelta:
        """A number of days that contains at least so many dates, wherever it begins."""
        return dt.timedelta(days=STEPS[self.frequency] * (dates + 1))

    def count(self, first: dt.date, last: dt.date) -> int:
        """The number of dates from the first to the last day; fast however far apart they are."""
        return self._recurrence.count(first, last) if first <= last else 0

    def includes(self, day: dt.date) -> bool:
        """Whether a day is one of its dates."""
        return self._recurrence.includes(day)

    @property
    def _recurrence(self) -> recurrence.Rule:
        anchor = ANCHOR + (self.weekday or 0) * ONE_DAY
        frequency = RECURRENCES[self.frequency]
        return recurrence.Rule(anchor, frequency, self.month_day, None, anchor)


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
