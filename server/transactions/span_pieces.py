"""How a span of days is read from sums of days, months and years: as few pieces.

Whole years, whole months beside them, days at its edges. An edge that is most of a month is read as
that month less its other days.
"""

import datetime as dt
from calendar import monthrange
from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from server.core.calendar.money_month import MONTHS_A_YEAR, ONE_DAY

# Screens ask again and again for the months of their payday.
MOST_SPANS: Final = 1024


class Grain(StrEnum):
    """How long a sum is: it begins with a day, a calendar month or a calendar year."""

    DAY = "day"
    MONTH = "month"
    YEAR = "year"


class Piece(NamedTuple):
    """The sums of one grain that begin between two days, both included; deducted or added."""

    grain: Grain
    first: dt.date
    last: dt.date
    deducted: bool = False


@lru_cache(maxsize=MOST_SPANS)
def pieces_of(first: dt.date, last: dt.date) -> tuple[Piece, ...]:
    """What to add up for the days from `first` to `last`: at most five pieces."""
    # The first month that is read whole, and the first one after it that is not.
    start, end = _ordinal(first), _ordinal(last) + 1
    begins_late, ends_early = _is_short_end(first), _is_short_start(last)
    whole = range(start + begins_late, end - ends_early)
    days = (last - first).days + 1
    if not whole or (len(whole) == 1 and days <= _days_of(start) - days):
        return (Piece(Grain.DAY, first, last),)
    pieces = _months_of(whole.start, whole.stop)
    if begins_late:
        pieces.append(Piece(Grain.DAY, first, _last_day(start)))
    elif first.day > 1:
        pieces.append(Piece(Grain.DAY, _month(start), first - ONE_DAY, deducted=True))
    if ends_early:
        pieces.append(Piece(Grain.DAY, _month(end - 1), last))
    elif last < _last_day(end - 1):
        pieces.append(Piece(Grain.DAY, last + ONE_DAY, _last_day(end - 1), deducted=True))
    return tuple(pieces)


def _is_short_end(first: dt.date) -> bool:
    """Whether fewer days of a month come from this one on than before it."""
    return _days_of(_ordinal(first)) - first.day + 1 < first.day


def _is_short_start(last: dt.date) -> bool:
    """Whether fewer days of a month come up to this one than after it."""
    return last.day < _days_of(_ordinal(last)) - last.day + 1


def _days_of(ordinal: int) -> int:
    year, month = divmod(ordinal, MONTHS_A_YEAR)
    return monthrange(year, month + 1)[1]


def _last_day(ordinal: int) -> dt.date:
    return _month(ordinal).replace(day=_days_of(ordinal))


def _months_of(start: int, end: int) -> list[Piece]:
    """The pieces of whole months, of which `end` is the first that does not count."""
    first, last = -(-start // MONTHS_A_YEAR) * MONTHS_A_YEAR, end // MONTHS_A_YEAR * MONTHS_A_YEAR
    if first >= last:
        return [Piece(Grain.MONTH, _month(start), _month(end - 1))]
    pieces = [Piece(Grain.YEAR, _month(first), _month(last - MONTHS_A_YEAR))]
    if start < first:
        pieces.append(Piece(Grain.MONTH, _month(start), _month(first - 1)))
    if last < end:
        pieces.append(Piece(Grain.MONTH, _month(last), _month(end - 1)))
    return pieces


def _ordinal(day: dt.date) -> int:
    return day.year * MONTHS_A_YEAR + day.month - 1


def _month(ordinal: int) -> dt.date:
    year, month = divmod(ordinal, MONTHS_A_YEAR)
    return dt.date(year, month + 1, 1)
