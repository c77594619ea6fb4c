"""Working days: all but weekends and public holidays."""

from collections.abc import Container
from datetime import date, timedelta
from typing import Final

FIRST_WEEKEND_DAY: Final = 5

# The longest run of Indonesian weekends and holidays is under two weeks. A bound
# shorter than a month also keeps two money months from ever meeting, whatever is a holiday.
LONGEST_SHIFT: Final = 14


def working_day_before(day: date, holidays: Container[date]) -> date:
    """The last working day up to a day; the day itself without one within two weeks."""
    return _working_day(day, -1, holidays)


def working_day_after(day: date, holidays: Container[date]) -> date:
    """The first working day from a day on; the day itself without one within two weeks."""
    return _working_day(day, 1, holidays)


def _working_day(day: date, step: int, holidays: Container[date]) -> date:
    for count in range(LONGEST_SHIFT + 1):
        found = day + timedelta(days=step * count)
        if found.weekday() < FIRST_WEEKEND_DAY and found not in holidays:
            return found
    return day
