"""The date ranges of the dashboard, and the equally long ranges before them."""

import datetime as dt
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from dateutil.relativedelta import relativedelta

# Page views are counted by days of this zone.
ZONE: Final = "Asia/Jakarta"
ONE_DAY: Final = dt.timedelta(days=1)
DAYS: Final = {"7d": 7, "30d": 30, "90d": 90}
TWELVE_MONTHS: Final = "12m"
RANGES: Final = (*DAYS, TWELVE_MONTHS)


class DateRange(NamedTuple):
    """A range of days, both ends included."""

    first: dt.date
    last: dt.date

    @property
    def number(self) -> int:
        """How many days it has."""
        return (self.last - self.first).days + 1

    @property
    def bounds(self) -> tuple[dt.datetime, dt.datetime]:
        """The times of its start and its end."""
        return start_of_day(self.first), start_of_day(self.last + ONE_DAY)

    @property
    def before(self) -> "DateRange":
        """The range of the same length directly before."""
        last = self.first - ONE_DAY
        return DateRange(last - dt.timedelta(days=self.number - 1), last)

    def serialize(self) -> dict[str, str]:
        return {"from": self.first.isoformat(), "to": self.last.isoformat()}


def get_date_range(name: str, today: dt.date) -> DateRange:
    """A range of `RANGES` up to today; `12m` is the current month and the eleven before."""
    if name == TWELVE_MONTHS:
        return DateRange(today.replace(day=1) - relativedelta(months=11), today)
    return DateRange(today - dt.timedelta(days=DAYS[name] - 1), today)


def start_of_day(day: dt.date) -> dt.datetime:
    """The start of a day in Jakarta."""
    return dt.datetime.combine(day, dt.time(), ZoneInfo(ZONE))


def list_months(year: int) -> list[DateRange]:
    """The twelve months of a year."""
    firsts = [dt.date(year, month, 1) for month in range(1, 13)]
    return [DateRange(first, first + relativedelta(months=1) - ONE_DAY) for first in firsts]
