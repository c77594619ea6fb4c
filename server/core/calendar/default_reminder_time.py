"""When a day is told that has no time of its own: at eight in the morning, where its reader is."""

import datetime as dt
from typing import Final
from zoneinfo import ZoneInfo

DEFAULT_TIME: Final = dt.time(8)


def default_reminder_moment(day: dt.date, timezone: str) -> dt.datetime:
    """The moment in UTC at which a day is told in a zone of the IANA list."""
    # Where clocks skip it, Python counts on by the offset of before: later by what is skipped.
    return dt.datetime.combine(day, DEFAULT_TIME, ZoneInfo(timezone)).astimezone(dt.UTC)


def latest_due_day(moment: dt.datetime, timezone: str) -> dt.date:
    """The newest day that is to be told at a moment."""
    day = moment.astimezone(ZoneInfo(timezone)).date()
    return day if default_reminder_moment(day, timezone) <= moment else day - dt.timedelta(days=1)
