"""The time of reminders without one: eight in the morning in the person's time zone."""

import datetime as dt
from typing import Final
from zoneinfo import ZoneInfo

DEFAULT_TIME: Final = dt.time(8)


def default_reminder_moment(day: dt.date, timezone: str) -> dt.datetime:
    """The moment in UTC at which a day is due in an IANA time zone."""
    # Where clocks skip this time, Python uses the offset before: later by what is skipped.
    return dt.datetime.combine(day, DEFAULT_TIME, ZoneInfo(timezone)).astimezone(dt.UTC)


def latest_due_day(moment: dt.datetime, timezone: str) -> dt.date:
    """The latest day that is due at a moment."""
    day = moment.astimezone(ZoneInfo(timezone)).date()
    return day if default_reminder_moment(day, timezone) <= moment else day - dt.timedelta(days=1)
