"""Time zones as calendars write them: by the rule of each change of the clocks.

A list of changes would say the same, but not every program reads one.
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
# After so many years every date falls on the same weekdays again.
CYCLE: Final = 28
WEEK: Final = 7
MONTHS: Final = range(1, 13)
ONE_SECOND: Final = dt.timedelta(seconds=1)


class Change(NamedTuple):
    """The clocks go from one offset to another; `at` is what they show right before."""

    at: dt.datetime
    before: dt.timedelta
    after: dt.timedelta
    name: str

    @property
    def kind(self) -> tuple[object, ...]:
        """What changes of the same rule have in common."""
        return (self.before, self.after, self.at.month, self.at.weekday(), self.at.time())


@lru_cache(maxsize=128)
def zone_of(name: str, year: int) -> Timezone:
    """A time zone by the rules that hold from a year on."""
    changes = list(_changes(ZoneInfo(name), year))
    kinds: dict[tuple[object, ...], list[Change]] = {}
    for change in changes:
        kinds.setdefault(change.kind, []).append(change)
    if any(len(same) != CYCLE or _first_day(same) is None for same in kinds.values()):
        # Clocks that follow the moon, or that were changed by a law in between.
        return _listed(name, year)
    zone = _named(name)
    for same in kinds.values():
        zone.add_component(_observance(same))
    if not kinds:
        zone.add_component(_steady(ZoneInfo(name), year))
    return zone


def _changes(zone: ZoneInfo, year: int) -> Iterator[Change]:
    """Every change of the clocks from a year on, until its weekdays come again."""
    months = [
        dt.datetime(one, month, 1, tzinfo=dt.UTC)
        for one in range(year, year + CYCLE)
        for month in MONTHS
    ]
    end = dt.datetime(year + CYCLE, 1, 1, tzinfo=dt.UTC)
    for first, last in zip(months, [*months[1:], end], strict=True):
        before, after = _offset(first, zone), _offset(last, zone)
        if before != after:
            moment = _turn(first, last, zone)
            at = (moment + before).replace(tzinfo=None)
            yield Change(at, before, after, moment.astimezone(zone).tzname() or "")


def _turn(first: dt.datetime, last: dt.datetime, zone: ZoneInfo) -> dt.datetime:
    """The first second of the later offset, of two moments with different ones."""
    before = _offset(first, zone)
    while last - first > ONE_SECOND:
        middle = first + (last - first) // 2
        middle = middle.replace(microsecond=0)
        first, last = (middle, last) if _offset(middle, zone) == before else (first, middle)
    return last


def _offset(moment: dt.datetime, zone: ZoneInfo) -> dt.timedelta:
    return moment.astimezone(zone).utcoffset() or dt.timedelta()


def _first_day(same: Sequence[Change]) -> int | None:
    """The day of the month from which its weekday counts; None when there is no such day."""
    days = {change.at.day for change in same}
    return min(days) if days == set(range(min(days), min(days) + WEEK)) else None


def _observance(same: Sequence[Change]) -> TimezoneStandard | TimezoneDaylight:
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
    kept = _component(starts, change.before, change.after, change.name)
    kept.add("RRULE", vRecur(rule))
    return kept


def _by_day(first: int, weekday: int, starts: dt.datetime) -> dict[str, object]:
    """The weekday of a month that comes first from a day on, in the shortest words."""
    name = WEEKDAYS[weekday]
    following = (starts.replace(day=28) + dt.timedelta(days=4)).replace(day=1)
    length = (following - dt.timedelta(days=1)).day
    if first + WEEK - 1 == length:
        return {"BYDAY": f"-1{name}"}
    if first % WEEK == 1:
        return {"BYDAY": f"{first // WEEK + 1}{name}"}
    return {"BYDAY": name, "BYMONTHDAY": list(range(first, first + WEEK))}


def _steady(zone: ZoneInfo, year: int) -> TimezoneStandard | TimezoneDaylight:
    """The one offset of a zone whose clocks do not change."""
    moment = dt.datetime(year, 1, 1, tzinfo=dt.UTC)
    offset = _offset(moment, zone)
    starts = dt.datetime.combine(dt.date(FIRST_YEAR, 1, 1), dt.time())
    return _component(starts, offset, offset, moment.astimezone(zone).tzname() or "")


def _component(
    starts: dt.datetime, before: dt.timedelta, after: dt.timedelta, name: str
) -> TimezoneStandard | TimezoneDaylight:
    kept = TimezoneDaylight() if after > before else TimezoneStandard()
    kept.add("DTSTART", starts)
    kept.add("TZOFFSETFROM", before)
    kept.add("TZOFFSETTO", after)
    kept.add("TZNAME", name)
    return kept


def _named(name: str) -> Timezone:
    zone = Timezone()
    zone.add("TZID", name)
    return zone


def _listed(name: str, year: int) -> Timezone:
    """A time zone by a list of its changes."""
    first, last = dt.date(year, 1, 1), dt.date(year + CYCLE, 1, 1)
    zone = Timezone.from_tzid(name, first_date=first, last_date=last)
    zone.pop("COMMENT", None)
    return zone
