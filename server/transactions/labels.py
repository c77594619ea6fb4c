"""What stands under a bar of the summary, in the reader's language."""

from datetime import date
from functools import lru_cache

from babel.dates import format_interval, format_skeleton

from server.core.calendar.date_formatting import formatted
from server.core.calendar.money_month import MoneyMonth, MoneyYear, Period, Span


def span_label(period: Period, span: Span, language: str) -> str:
    """A short name that is unique within its window: `Mon`, `Jun 3 – 9`, `Jun`, `2024`."""
    if isinstance(span, MoneyYear):
        return str(span.year)
    if isinstance(span, MoneyMonth):
        return formatted(date(span.year, span.month, 1), "LLL", language)
    if period is Period.DAY:
        return formatted(span.start, "EEE", language)
    return _week(span.start, span.end, language)


@lru_cache(maxsize=1024)
def _week(start: date, end: date, language: str) -> str:
    if start == end:
        return format_skeleton("MMMd", start, locale=language)
    return format_interval(start, end, "MMMd", locale=language)
