"""The money month: the calendar that every budget, chart, card and reminder shares.

A money month begins on a person's payday and lasts until the day before the next one. Both ends
of a span are inclusive, as in filters.
"""

import calendar
from collections.abc import Container, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise

from server.core.calendar.working_days import working_day_before

ONE_DAY = timedelta(days=1)
MONTHS_SHOWN = 6
YEARS_SHOWN = 5
MONTHS_A_YEAR = 12
DAYS_A_WEEK = 7
LATEST_PAYDAY = 31
LAST_EARLY_PAYDAY = 15

# A screen shows some ten months of a payday, and there are 31 paydays.
MONTHS_REMEMBERED = 1024


class Period(StrEnum):
    """The span of one bar in a summary."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"


@dataclass(frozen=True, slots=True)
class Span:
    """A run of days, both ends included."""

    start: date
    end: date

    @property
    def days(self) -> int:
        """How many days it holds."""
        return (self.end - self.start).days + 1

    def __contains__(self, day: date) -> bool:
        return self.start <= day <= self.end


@dataclass(frozen=True, slots=True)
class MoneyMonth(Span):
    """One money month under its calendar name."""

    year: int
    month: int

    @property
    def key(self) -> str:
        """`YYYY-MM`, the key of a budget."""
        return f"{self.year:04d}-{self.month:02d}"


@dataclass(frozen=True, slots=True)
class MoneyYear(Span):
    """The twelve money months whose keys begin with the year."""

    year: int


@dataclass(frozen=True, slots=True)
class Window:
    """The spans a chart shows, oldest first, and a day inside each neighbouring window."""

    spans: tuple[Span, ...]
    previous: date
    next: date

    @property
    def start(self) -> date:
        """The first day shown."""
        return self.spans[0].start

    @property
    def end(self) -> date:
        """The last day shown."""
        return self.spans[-1].end


@dataclass(frozen=True, slots=True)
class MoneyCalendar:
    """Splits the days into money months for one payday rule.

    `payday` is 1 to 31, past a month's end it is the last day. With `shift` it moves
    back to the working day before a weekend or one of `holidays`.
    Raises ValueError for any other payday.
    """

    payday: int = 1
    shift: bool = False
    holidays: Container[date] = frozenset()

    def __post_init__(self) -> None:
        if not 1 <= self.payday <= LATEST_PAYDAY:
            message = f"payday must be 1 to {LATEST_PAYDAY}, not {self.payday}"
            raise ValueError(message)

    def month_at(self, day: date) -> MoneyMonth:
        """The money month that holds the day."""
        # No month begins earlier than in the calendar month before the one that names it.
        number = number_of(day) + 1
        month = self._month(number)
        while month.start > day:
            number -= 1
            month = self._month(number)
        return month

    def month_named(self, key: str) -> MoneyMonth:
        """The money month of a `YYYY-MM` key; ValueError for any other text."""
        return self._month(number_of(date.fromisoformat(f"{key}-01")))

    def month_after(self, month: MoneyMonth, count: int = 1) -> MoneyMonth:
        """The money month `count` later, or earlier when negative."""
        return self._month(number_of(month) + count)

    def months_until(self, last: MoneyMonth, count: int) -> tuple[MoneyMonth, ...]:
        """`count` money months in order, ending with `last`."""
        following = number_of(last) + 1
        return tuple(map(self._month, range(following - count, following)))

    def month_numbered(self, number: int) -> MoneyMonth:
        """The money month of a number, as `number_of` counts them."""
        return self._month(number)

    def payday_of(self, month: MoneyMonth) -> date:
        """The day on which a money month would begin if paydays never moved."""
        return _unmoved_month(self.payday, number_of(month)).start

    def same_days_before(self, day: date) -> Span:
        """As many days of the previous money month as have passed in the one that holds the day."""
        month = self.month_at(day)
        before = self.month_after(month, -1)
        return Span(before.start, min(before.end, before.start + (day - month.start)))

    def weeks_of(self, month: MoneyMonth) -> tuple[Span, ...]:
        """Its weeks, Monday to Sunday, the first and last cut at the month's ends."""
        return tuple(_weeks(month))

    def window(self, period: Period, at: date) -> Window:
        """What a chart of this period shows around the day."""
        if period is Period.DAY:
            return self._days_window(at)
        if period is Period.WEEK:
            return self._weeks_window(at)
        if period is Period.MONTH:
            return self._months_window(at)
        return self._years_window(at)

    def _days_window(self, at: date) -> Window:
        monday = at - timedelta(days=at.weekday())
        days = tuple(monday + timedelta(days=index) for index in range(DAYS_A_WEEK))
        week = timedelta(weeks=1)
        return Window(tuple(Span(day, day) for day in days), monday - week, monday + week)

    def _weeks_window(self, at: date) -> Window:
        month = self.month_at(at)
        return Window(self.weeks_of(month), month.start - ONE_DAY, month.end + ONE_DAY)

    def _months_window(self, at: date) -> Window:
        months = self.months_until(self.month_at(at), MONTHS_SHOWN)
        following = self.month_after(months[-1], MONTHS_SHOWN)
        return Window(months, months[0].start - ONE_DAY, following.start)

    def _years_window(self, at: date) -> Window:
        last = self.month_at(at).year
        years = tuple(self._year(year) for year in range(last - YEARS_SHOWN + 1, last + 1))
        following = self._year(last + YEARS_SHOWN)
        return Window(years, years[0].start - ONE_DAY, following.start)

    def _year(self, year: int) -> MoneyYear:
        first = self.month_named(f"{year:04d}-01")
        last = self.month_after(first, MONTHS_A_YEAR - 1)
        return MoneyYear(first.start, last.end, year)

    def _month(self, number: int) -> MoneyMonth:
        month = _unmoved_month(self.payday, number)
        if not self.shift:
            return month
        start = working_day_before(month.start, self.holidays)
        following = working_day_before(month.end + ONE_DAY, self.holidays)
        return MoneyMonth(start, following - ONE_DAY, month.year, month.month)


def number_of(named: date | MoneyMonth) -> int:
    """Months since year 0, of a day or of a money month by its name."""
    return named.year * MONTHS_A_YEAR + named.month - 1


@lru_cache(maxsize=MONTHS_REMEMBERED)
def _unmoved_month(payday: int, number: int) -> MoneyMonth:
    """The money month of this number, by its name, if paydays never moved."""
    year, month = divmod(number, MONTHS_A_YEAR)
    # A late payday names its month after the calendar month in which it ends.
    first = number if payday <= LAST_EARLY_PAYDAY else number - 1
    end = _unmoved_payday(payday, first + 1) - ONE_DAY
    return MoneyMonth(_unmoved_payday(payday, first), end, year, month + 1)


def _unmoved_payday(payday: int, number: int) -> date:
    year, month = divmod(number, MONTHS_A_YEAR)
    length = calendar.monthrange(year, month + 1)[1]
    return date(year, month + 1, min(payday, length))


def _weeks(span: Span) -> Iterator[Span]:
    mondays = range(DAYS_A_WEEK - span.start.weekday(), span.days, DAYS_A_WEEK)
    cuts = [0, *mondays, span.days]
    for first, following in pairwise(cuts):
        yield Span(span.start + timedelta(days=first), span.start + timedelta(days=following - 1))
