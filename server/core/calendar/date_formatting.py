"""What days and months are called in a language."""

from datetime import date
from functools import lru_cache

from babel.dates import format_date

from server.core.calendar.money_month import MoneyMonth


def month_name(month: MoneyMonth, language: str) -> str:
    """The full name of a money month, such as `June`."""
    return format_day(date(month.year, month.month, 1), "LLLL", language)


@lru_cache(maxsize=1024)
def format_day(day: date, pattern: str, language: str) -> str:
    """A day by a pattern of CLDR."""
    return format_date(day, pattern, locale=language)
