"""When a day is told that has no time of its own: at eight in the morning, where its reader is."""

import datetime as dt
from typing import Final
from zoneinfo import ZoneInfo

MORNING: Final = dt.time(8)


def morning_of(day: dt.date, timezone: str) -> dt.datetime:
    """The moment in UTC at which a day is told in a zone of the IANA list."""
    # Where clocks skip it, Python counts on by the offset of before: later by what is skipped.
    return dt.datetime.combine(day, MORNING, ZoneInfo(timezone)).astimezone(dt.UTC)


def newest_told(moment: dt.datetime, timezone: str) -> dt.date:
    """The newest day that is to be told at a moment."""
    day = moment.astimezone(ZoneInfo(timezone)).date()
    return day if morning_of(day, timezone) <= moment else day - dt.timedelta(days=1)
