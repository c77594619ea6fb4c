"""The clock: the present moment, in one place so that tests can move it, and when a day is due."""

from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

# Of reminders without a time of their own.
DEFAULT_TIME: Final = time(8)


def now() -> datetime:
    """The present moment, aware, in UTC."""
    return datetime.now(UTC)


def today(timezone: str) -> date:
    """The present day in an IANA time zone, such as Asia/Jakarta."""
    return local_day(now(), timezone)


def local_day(moment: datetime, timezone: str) -> date:
    """The day of a moment in an IANA time zone."""
    return moment.astimezone(ZoneInfo(timezone)).date()


def format_utc(moment: datetime) -> str:
    """A moment as RFC 3339 text in UTC with milliseconds."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def to_text(value: Any) -> Any:
    """A moment, a day or a time of the day as the API writes it; other values as they are."""
    if isinstance(value, datetime):
        return format_utc(value)
    if isinstance(value, time):
        return value.isoformat("minutes")
    return value.isoformat() if isinstance(value, date) else value


def default_reminder_moment(day: date, timezone: str) -> datetime:
    """The moment in UTC at which a day is due in an IANA time zone."""
    # Where clocks skip this time, Python uses the offset before: later by what is skipped.
    return datetime.combine(day, DEFAULT_TIME, ZoneInfo(timezone)).astimezone(UTC)


def latest_due_day(moment: datetime, timezone: str) -> date:
    """The latest day that is due at a moment."""
    day = local_day(moment, timezone)
    return day if default_reminder_moment(day, timezone) <= moment else day - timedelta(days=1)
