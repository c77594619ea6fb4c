"""The clock: the present moment, in one place so that tests can move it."""

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo


def now() -> datetime:
    """The present moment, aware, in UTC."""
    return datetime.now(UTC)


def today(timezone: str) -> date:
    """The present day in an IANA time zone, such as Asia/Jakarta."""
    return now().astimezone(ZoneInfo(timezone)).date()


def format_utc(moment: datetime) -> str:
    """A moment as RFC 3339 text in UTC with milliseconds."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
