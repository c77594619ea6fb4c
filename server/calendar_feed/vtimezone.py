"""VTIMEZONE components: a time zone by the rules of its clock changes.

Clock changes that follow no rule become one component each, with its own offsets, as not every
program reads a list of dates.
"""

import datetime as dt
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from dateutil.rrule import YEARLY, rrule
from icalendar import Timezone, TimezoneDaylight, TimezoneStandard, vRecur

from server.calendar_feed.entries import WEEKDAYS

FIRST_YEAR: Final = 1970
# The years after which all dates fall on the same weekdays again.
CYCLE: Final = 28
WEEK: Final = 7
# Clocks never change and change back within so few days; some do within a month.
STEP: Final = dt.timedelta(days=5)
ONE_SECOND: Final = dt.timedelta(seconds=1)


class ClockChange(NamedTuple):
    """The clocks go from one offset to another; `at` is what they show right before."""

    at: dt.datetime
    before: dt.timedelta
    after: dt.timedelta
    name: str

    @property
    def kind(self) -> tuple[object, ...]:
        """The key that changes of the same rule share."""
        return (self.before, self.after, self.at.month, self.at.weekday(), self.at.time())


@lru_cache(maxsize=128)
def build_vtimezone(name: str, year: int) -> Timezone:
    """The component of a time zone by its rules from a year on."""
    changes = list(_changes(ZoneInfo(name), year))
    kinds: dict[tuple[object, ...], list[ClockChange]] = {}
    for change in changes:
        kinds.setdefault(change.kind, []).append(change)
    zone = _named(name)
    if kinds and all(_is_rule(same) for same in kinds.values()):
        for same in kinds.values():
            zone.add_component(_observance(same))
        return zone
    # The offset all the time, or until the first change.
    zone.add_component(_steady(ZoneInfo(name), year))
    for change in changes:
        # Clocks that follow the moon, or were changed by a law in between.
        zone.add_component(_component(*change))
    return zone


def _is_rule(same: Sequence[ClockChange]) -> bool:
    return len(same) == CYCLE and _first_day(same) is not None


def _changes(zone: ZoneInfo, year: int) -> Iterator[ClockChange]:
    """Every clock change from a year on, for one cycle of weekdays."""
    last, end = (dt.datetime(one, 1, 1, tzinfo=dt.UTC) for one in (year, year + CYCLE))
    after = _offset(last, zone)
    while last < end:
        first, before = last, after
        last = min(first + STEP, end)
        after = _offset(last, zone)
        if before != after:
            moment = _find_change(first, last, zone)
            at = (moment + before).replace(tzinfo=None)
            yield ClockChange(at, before, after, moment.astimezone(zone).tzname() or "")


def _find_change(first: dt.datetime, last: dt.datetime, zone: ZoneInfo) -> dt.datetime:
    """The first second of the later offset between two moments, by bisection."""
    before = _offset(first, zone)
    while last - first > ONE_SECOND:
        middle = first + (last - first) // 2
        middle = middle.replace(microsecond=0)
        first, last = (middle, last) if _offset(middle, zone) == before else (first, middle)
    return last


def _offset(moment: dt.datetime, zone: ZoneInfo) -> dt.timedelta:
    return moment.astimezone(zone).utcoffset() or dt.timedelta()


def _first_day(same: Sequence[ClockChange]) -> int | None:
    """The first day of the month on which the weekday may fall; None for other patterns."""
    days = {change.at.day for change in same}
    return min(days) if days == set(range(min(days), min(days) + WEEK)) else None


def _observance(same: Sequence[ClockChange]) -> TimezoneStandard | TimezoneDaylight:
    change, first = same[0], _first_day(same) or 1
    days = range(first, first + WEEK)
    weekday = change.at.weekday()
    earliest = dt.datetime.combine(dt.date(FIRST_YEAR, 1, 1), change.at.time())
    (starts,) = rrule(
        YEARLY,
        dtstart=earliest,
        bymonth=change.at.month,
        byweekday=weekday,
        bymonthday=days,
        count=1,
    )
    rule = {"FREQ": "YEARLY", "BYMONTH": change.at.month, **_by_day(first, weekday, starts)}
    component = _component(starts, change.before, change.after, change.name)
    component.add("RRULE", vRecur(rule))
    return component


def _by_day(first: int, weekday: int, starts: dt.datetime) -> dict[str, object]:
    """The BYDAY of the first such weekday from a day of the month on, in its shortest form."""
    name = WEEKDAYS[weekday]
    following = (starts.replace(day=28) + dt.timedelta(days=4)).replace(day=1)
    length = (following - dt.timedelta(days=1)).day
    if first + WEEK - 1 == length:
        return {"BYDAY": f"-1{name}"}
    if first % WEEK == 1:
        return {"BYDAY": f"{first // WEEK + 1}{name}"}
    return {"BYDAY": name, "BYMONTHDAY": list(range(first, first + WEEK))}


def _steady(zone: ZoneInfo, year: int) -> TimezoneStandard | TimezoneDaylight:
    """The constant offset of a zone."""
    moment = dt.datetime(year, 1, 1, tzinfo=dt.UTC)
    offset = _offset(moment, zone)
    starts = dt.datetime.combine(dt.date(FIRST_YEAR, 1, 1), dt.time())
    return _component(starts, offset, offset, moment.astimezone(zone).tzname() or "")


def _component(
    starts: dt.datetime, before: dt.timedelta, after: dt.timedelta, name: str
) -> TimezoneStandard | TimezoneDaylight:
    component = TimezoneDaylight() if after > before else TimezoneStandard()
    component.add("DTSTART", starts)
    component.add("TZOFFSETFROM", before)
    component.add("TZOFFSETTO", after)
    component.add("TZNAME", name)
    return component


def _named(name: str) -> Timezone:
    zone = Timezone()
    zone.add("TZID", name)
    return zone
