"""What a person spends on an ordinary day, without what is planned: plain Python."""

import datetime as dt
from collections.abc import Mapping
from math import sqrt
from typing import Final, NamedTuple

ONE_DAY: Final = dt.timedelta(days=1)
# Below it a forecast would be a guess.
LEAST_DAYS: Final = 14
# Twelve whole weeks, so that each day of the week counts equally often.
DAYS_CONSIDERED: Final = 84
DAYS_A_WEEK: Final = 7
# The weeks of the average of all days that the average of one day of the week is mixed with.
PRIOR_WEEKS: Final = 4


class DailySpending(NamedTuple):
    """The spending that is expected on each day of the week from Monday on, in whole rupiah.

    `deviation` is the standard deviation of one day from it; `days` are the days it was taken from.
    """

    by_weekday: tuple[int, ...]
    deviation: float
    days: int

    def on(self, day: dt.date) -> int:
        """What is expected to be spent on a day."""
        return self.by_weekday[day.weekday()]

    def deviation_of(self, days: int) -> float:
        """The standard deviation of the sum of so many days to come from what is expected.

        The expectation itself is uncertain, and all of these days share that.
        """
        return self.deviation * sqrt(days + days**2 / max(self.days, 1))


def estimate_spending(
    spent: Mapping[dt.date, int], first: dt.date, last: dt.date
) -> DailySpending | None:
    """The spending of an ordinary day, from what was spent on each day; absent days are zero.

    The days from the first record to the last finished day count, at most twelve weeks. None
    below 14 days. A day of the week is mixed with the average of all days, because few of them
    are known.
    """
    begin = max(first, last - (DAYS_CONSIDERED - 1) * ONE_DAY)
    count = (last - begin).days + 1
    if count < LEAST_DAYS:
        return None
    days = [begin + index * ONE_DAY for index in range(count)]
    average = sum(spent.get(day, 0) for day in days) / count
    by_weekday = tuple(
        _mixed([spent.get(day, 0) for day in days if day.weekday() == weekday], average)
        for weekday in range(DAYS_A_WEEK)
    )
    squares = sum((spent.get(day, 0) - by_weekday[day.weekday()]) ** 2 for day in days)
    return DailySpending(by_weekday, sqrt(squares / (count - 1)), count)


def _mixed(amounts: list[int], average: float) -> int:
    return round((sum(amounts) + PRIOR_WEEKS * average) / (len(amounts) + PRIOR_WEEKS))
