"""Days, months and moments in a language."""

from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

from babel.dates import format_date, format_datetime

from server.core.calendar.money_month import MoneyMonth

LOCALES: Final = {"en": "en_US", "id": "id_ID"}
PATTERNS: Final = {"en": "MMMM d, y 'at' h:mm a", "id": "d MMMM y 'pukul' HH.mm"}


def month_name(month: MoneyMonth, language: str) -> str:
    """The full name of a money month, such as `June`."""
    return format_day(date(month.year, month.month, 1), "LLLL", language)


@lru_cache(maxsize=1024)
def format_day(day: date, pattern: str, language: str) -> str:
    """A day by a CLDR pattern."""
    return format_date(day, pattern, locale=language)


def format_moment(moment: datetime, timezone: str, language: str) -> str:
    """A moment in a time zone and language, with the name of the zone, such as WIB or GMT+8."""
    there = moment.astimezone(ZoneInfo(timezone))
    written = format_datetime(there, PATTERNS[language], locale=LOCALES[language])
    return f"{written} {_zone(there)}"


def _zone(moment: datetime) -> str:
    name = moment.tzname() or ""
    if name.isalpha():
        return name
    minutes = int((moment.utcoffset() or timedelta()).total_seconds() // 60)
    hours, rest = divmod(abs(minutes), 60)
    return f"GMT{'-' if minutes < 0 else '+'}{hours}" + (f":{rest:02}" if rest else "")
