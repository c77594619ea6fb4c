"""The days that operators look at, and as many before them."""

import datetime as dt
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from dateutil.relativedelta import relativedelta

# Views are counted by its days.
ZONE: Final = "Asia/Jakarta"
ONE_DAY: Final = dt.timedelta(days=1)
DAYS: Final = {"7d": 7, "30d": 30, "90d": 90}
YEAR: Final = "12m"
RANGES: Final = (*DAYS, YEAR)


class Days(NamedTuple):
    """A run of days, both ends included."""

    first: dt.date
    last: dt.date

    @property
    def number(self) -> int:
        """How many days there are."""
        return (self.last - self.first).days + 1

    @property
    def bounds(self) -> tuple[dt.datetime, dt.datetime]:
        """The moments at which they begin and are over."""
        return start_of(self.first), start_of(self.last + ONE_DAY)

    @property
    def before(self) -> "Days":
        """As many days that end where these begin."""
        last = self.first - ONE_DAY
        return Days(last - dt.timedelta(days=self.number - 1), last)

    def shown(self) -> dict[str, str]:
        """The days as they go over the wire."""
        return {"from": self.first.isoformat(), "to": self.last.isoformat()}


def days_of(chosen: str, today: dt.date) -> Days:
    """The days of a range of `RANGES` up to today; `12m` are twelve months with the present one."""
    if chosen == YEAR:
        return Days(today.replace(day=1) - relativedelta(months=11), today)
    return Days(today - dt.timedelta(days=DAYS[chosen] - 1), today)


def start_of(day: dt.date) -> dt.datetime:
    """The moment at which a day begins in Jakarta."""
    return dt.datetime.combine(day, dt.time(), ZoneInfo(ZONE))


def months_of(year: int) -> list[Days]:
    """The twelve months of a year."""
    firsts = [dt.date(year, month, 1) for month in range(1, 13)]
    return [Days(first, first + relativedelta(months=1) - ONE_DAY) for first in firsts]
