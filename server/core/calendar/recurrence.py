"""The dates of everything that recurs, and the moment at which each of them is due.

Dates are computed by their number, so that a rule of many years costs no more than a new one.
"""

import datetime as dt
from calendar import monthrange
from collections.abc import Container, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import count
from typing import Final
from zoneinfo import ZoneInfo

from server.core.calendar.clock import DEFAULT_TIME
from server.core.calendar.money_month import MONTHS_A_YEAR, MoneyCalendar, number_of
from server.core.calendar.working_days import LONGEST_SHIFT, working_day_after, working_day_before

ONE_DAY: Final = dt.timedelta(days=1)
WEEK: Final = 7
# Days of a month that have no number: the last one, and the first of a money month.
LAST_DAY: Final = -1
PAYDAY: Final = 0
_FURTHEST_MOVE: Final = dt.timedelta(days=LONGEST_SHIFT)


class Frequency(StrEnum):
    """How often something recurs."""

    ONCE = "once"
    DAILY = "daily"
    WEEKLY = "weekly"
    MONTHLY = "monthly"
    YEARLY = "yearly"


class Shift(StrEnum):
    """Where a date goes that is no working day."""

    BEFORE = "before"
    AFTER = "after"


_DAYS: Final = {Frequency.ONCE: 1, Frequency.DAILY: 1, Frequency.WEEKLY: WEEK}


@dataclass(frozen=True, slots=True)
class DayCalendar:
    """What the days of a person depend on: public holidays and paydays."""

    holidays: Container[dt.date] = frozenset()
    money: MoneyCalendar = field(default_factory=MoneyCalendar)


PLAIN_CALENDAR: Final = DayCalendar()


@dataclass(frozen=True, slots=True)
class Rule:
    """A recurrence rule; its dates count from `since` on, and every `every` steps from its first.

    `month_day` is 1 to 31, LAST_DAY or PAYDAY; a shorter month uses its last day. A yearly
    29 February is the 28th in other years. `until` and `times`, a number of dates, count before
    dates are moved; dates that move to one day are one date.
    """

    day: dt.date
    frequency: Frequency
    month_day: int | None
    until: dt.date | None
    since: dt.date
    every: int = 1
    shift: Shift | None = None
    times: int | None = None
    calendar: DayCalendar = PLAIN_CALENDAR

    def dates(self, first: dt.date, last: dt.date | None = None) -> Iterator[dt.date]:
        """Its dates from the first day on, lazily, up to the last day if there is one."""
        steps = _Steps(self)
        begin = max(first, self.since)
        final = self._final_index(steps)
        previous = None
        for index in count(self._index_before(steps, begin)):
            day = None if final is not None and index > final else self._moved(steps, index)
            if day is None or (last is not None and day > last):
                return
            if day >= begin and day != previous:
                yield day
                previous = day

    def includes(self, day: dt.date) -> bool:
        """Whether a day is one of its dates."""
        return next(self.dates(day, day), None) is not None

    def latest(self, first: dt.date, last: dt.date) -> dt.date | None:
        """The last of its dates within these days; fast however far apart they are."""
        steps = _Steps(self)
        begin = max(first, self.since)
        index = steps.index_from(last + ONE_DAY + self._move_before) - 1
        final = self._final_index(steps)
        index = index if final is None else min(index, final)
        while index >= 0:
            day = self._moved(steps, index)
            if day is not None and day < begin:
                return None
            if day is not None and day <= last:
                return day
            index -= 1
        return None

    def count(self, first: dt.date, last: dt.date) -> int:
        """How many dates there are before they are moved, from the first to the last day."""
        steps = _Steps(self)
        begin = self._index_before(steps, max(first, self.since))
        after = steps.index_from(last + ONE_DAY)
        final = self._final_index(steps)
        return max(0, (after if final is None else min(after, final + 1)) - begin)

    def final(self) -> dt.date | None:
        """Its last date, None without an end or without any date."""
        steps = _Steps(self)
        index = self._final_index(steps)
        return None if index is None or index < 0 else self._moved(steps, index)

    def unmoved(self, day: dt.date) -> dt.date:
        """The earliest day that moves to one of its dates; the same day for any other."""
        steps = _Steps(self)
        for index in count(steps.index_from(day - self._move_after)):
            nominal = steps.at(index)
            moved = self._moved(steps, index)
            if nominal is None or moved is None or moved > day:
                return day
            if moved == day:
                return nominal
        return day

    @property
    def _move_before(self) -> dt.timedelta:
        return _FURTHEST_MOVE if self.shift is Shift.BEFORE else dt.timedelta()

    @property
    def _move_after(self) -> dt.timedelta:
        return _FURTHEST_MOVE if self.shift is Shift.AFTER else dt.timedelta()

    def _index_before(self, steps: "_Steps", day: dt.date) -> int:
        """The number of the first date that is that day or later, after it is moved."""
        index = steps.index_from(day - self._move_after)
        while (moved := self._moved(steps, index)) is not None and moved < day:
            index += 1
        return index

    def _final_index(self, steps: "_Steps") -> int | None:
        """The number of the last date, None without an end."""
        ends = []
        if self.until is not None:
            ends.append(steps.index_from(self.until + ONE_DAY) - 1)
        if self.frequency is Frequency.ONCE:
            ends.append(0)
        elif self.times is not None:
            ends.append(self._index_before(steps, self.since) + self.times - 1)
        return min(ends, default=None)

    def _moved(self, steps: "_Steps", index: int) -> dt.date | None:
        """The date of a number where it falls; None past the year 9999."""
        day = steps.at(index)
        if day is None or self.shift is None:
            return day
        move = working_day_before if self.shift is Shift.BEFORE else working_day_after
        return move(day, self.calendar.holidays)


class _Steps:
    """The dates of a rule by their numbers, from 0, before they are moved."""

    __slots__ = ("_money", "_month_day", "_months", "_origin", "_step")

    def __init__(self, rule: Rule) -> None:
        self._months = rule.frequency not in _DAYS
        self._money = rule.calendar.money if self._months and rule.month_day == PAYDAY else None
        self._month_day = rule.day.day
        if self._months:
            yearly = rule.frequency is Frequency.YEARLY
            self._step = rule.every * (MONTHS_A_YEAR if yearly else 1)
            if not yearly and rule.month_day is not None:
                self._month_day = rule.month_day
            self._origin = self._month_of(rule.day)
            if self._in_month(self._origin) < rule.day:
                self._origin += 1
        else:
            self._step = rule.every * _DAYS[rule.frequency]
            self._origin = rule.day.toordinal()

    def at(self, index: int) -> dt.date | None:
        """The date of a number; None past the year 9999."""
        number = self._origin + index * self._step
        try:
            return self._in_month(number) if self._months else dt.date.fromordinal(number)
        except (ValueError, OverflowError):
            return None

    def index_from(self, day: dt.date) -> int:
        """The number of the first date that is that day or later."""
        number = self._month_of(day) if self._months else day.toordinal()
        index = max(0, -((self._origin - number) // self._step))
        found = self.at(index)
        # The date of the same month may be over.
        return index + 1 if found is not None and found < day else index

    def _month_of(self, day: dt.date) -> int:
        return number_of(day if self._money is None else self._money.month_at(day))

    def _in_month(self, number: int) -> dt.date:
        if self._money is not None:
            return self._money.month_numbered(number).start
        year, month = divmod(number, MONTHS_A_YEAR)
        length = monthrange(year, month + 1)[1]
        day = length if self._month_day == LAST_DAY else min(self._month_day, length)
        return dt.date(year, month + 1, day)


def due_moment(day: dt.date, time: dt.time | None, zone: ZoneInfo) -> dt.datetime:
    """The moment in UTC at which a date is due; 08:00 without a time.

    A time that the zone skips that day moves later by the gap; of a repeated one the first counts.
    """
    return dt.datetime.combine(day, time or DEFAULT_TIME, zone).astimezone(dt.UTC)
