"""What stands under a bar of the summary, in the reader's language."""

from datetime import date
from functools import lru_cache

from babel.dates import format_date, format_interval, format_skeleton

from server.core.period import MoneyMonth, MoneyYear, Period, Span


def span_label(period: Period, span: Span, language: str) -> str:
    """A short name that is unique within its window: `Mon`, `Jun 3 – 9`, `Jun`, `2024`."""
    if isinstance(span, MoneyYear):
        return str(span.year)
    if isinstance(span, MoneyMonth):
        return _formatted(date(span.year, span.month, 1), "LLL", language)
    if period is Period.DAY:
        return _formatted(span.start, "EEE", language)
    return _week(span.start, span.end, language)


def month_name(month: MoneyMonth, language: str) -> str:
    """The full name of a money month, such as `June`."""
    return _formatted(date(month.year, month.month, 1), "LLLL", language)


@lru_cache(maxsize=1024)
def _formatted(day: date, pattern: str, language: str) -> str:
    return format_date(day, pattern, locale=language)


@lru_cache(maxsize=1024)
def _week(start: date, end: date, language: str) -> str:
    if start == end:
        return format_skeleton("MMMd", start, locale=language)
    return format_interval(start, end, "MMMd", locale=language)
