"""Days as files write them, in both languages and with or without a year."""

import datetime as dt
import re
from functools import lru_cache
from typing import Final, Literal

from server.imports.statements.document import Cell

Order = Literal["dmy", "mdy", "ymd"]

_NAMES: Final = (
    ("jan", "january", "januari"),
    ("feb", "peb", "february", "februari", "pebruari"),
    ("mar", "march", "maret"),
    ("apr", "april"),
    ("may", "mei"),
    ("jun", "june", "juni"),
    ("jul", "july", "juli"),
    ("aug", "agu", "agt", "ags", "agust", "august", "agustus"),
    ("sep", "sept", "september"),
    ("oct", "okt", "october", "oktober"),
    ("nov", "nop", "november", "nopember"),
    ("dec", "des", "december", "desember"),
)
MONTHS: Final[dict[str, int]] = {
    name: month for month, names in enumerate(_NAMES, start=1) for name in names
}
"""The number of a month by its name or its short name, in small letters."""

# After the day there may be a time, the name of a weekday before it.
_START: Final = r"'?(?:[^\W\d]+\s*,\s*)?"
_END: Final = r"(?![0-9])(?:[\s,T][\s\S]*)?"
_YEAR_FIRST: Final = re.compile(_START + r"([0-9]{4})([-/.])([0-9]{1,2})\2([0-9]{1,2})" + _END)
_COMPACT: Final = re.compile(_START + r"([0-9]{4})([0-9]{2})([0-9]{2})" + _END)
_NUMERIC: Final = re.compile(
    _START + r"([0-9]{1,2})([-/.])([0-9]{1,2})\2([0-9]{4}|[0-9]{2})" + _END
)
_NAMED: Final = re.compile(
    _START + r"([0-9]{1,2})[-/.\s]*([^\W\d]+)\.?[-/.,\s]*([0-9]{4}|[0-9]{2})" + _END
)
_MONTH_FIRST: Final = re.compile(
    _START + r"([^\W\d]+)\.?[-\s]*([0-9]{1,2})[-,\s]+([0-9]{4})" + _END
)
_TIME: Final = re.compile(
    r"(?<![0-9.:])([0-9]{1,2})([:.])([0-9]{2})(?:\2([0-9]{2}))?(?![.:]?[0-9])"
)
# A sheet counts days from here; its 1900 has a 29th of February, which none of ours precedes.
_SHEET_START: Final = dt.date(1899, 12, 30)
_SHEET_DAYS: Final = range(20_000, 80_000)


@lru_cache(maxsize=4096)
def parse_day(text: str, order: Order = "dmy") -> dt.date:
    """The day that a text begins with; raises ValueError.

    `order` is that of days of two separators and no name, such as 02/08/2026.
    """
    text = text.strip()
    if match := _YEAR_FIRST.fullmatch(text):
        return dt.date(int(match[1]), int(match[3]), int(match[4]))
    if match := _COMPACT.fullmatch(text):
        return dt.date(int(match[1]), int(match[2]), int(match[3]))
    if match := _NUMERIC.fullmatch(text):
        return _in_order(int(match[1]), int(match[3]), match[4], order)
    if match := _NAMED.fullmatch(text):
        return dt.date(_full_year(match[3]), _month(match[2]), int(match[1]))
    if match := _MONTH_FIRST.fullmatch(text):
        return dt.date(int(match[3]), _month(match[1]), int(match[2]))
    msg = "not a day"
    raise ValueError(msg)


def parse_cell(cell: Cell, order: Order = "dmy") -> dt.date:
    """The day of a cell, which is a date, a text, or the count of days of a sheet."""
    if isinstance(cell, dt.datetime):
        return cell.date()
    if isinstance(cell, dt.date):
        return cell
    if isinstance(cell, str):
        serial = _serial(cell)
        return parse_day(cell, order) if serial is None else serial
    if isinstance(cell, int | float) and int(cell) in _SHEET_DAYS:
        return _SHEET_START + dt.timedelta(days=int(cell))
    msg = "not a day"
    raise ValueError(msg)


def day_in_period(day: int, month: int, start: dt.date, end: dt.date) -> dt.date:
    """The day without a year in a statement's period, or the one that lies nearest to it.

    It raises ValueError where no year has the day, or where the period is so long that two fit.
    """
    candidates = [
        candidate
        for year in range(start.year - 1, end.year + 2)
        if (candidate := _valid(year, month, day)) is not None
    ]
    inside = [candidate for candidate in candidates if start <= candidate <= end]
    if len(inside) > 1 or not candidates:
        msg = "no year, or more than one"
        raise ValueError(msg)
    if inside:
        return inside[0]
    return min(
        candidates,
        key=lambda candidate: max((start - candidate).days, (candidate - end).days),
    )


def day_until(day: int, month: int, today: dt.date) -> dt.date:
    """The newest such day that is not in the future, for a file that names no period."""
    for year in range(today.year, today.year - 9, -1):
        candidate = _valid(year, month, day)
        if candidate is not None and candidate <= today:
            return candidate
    msg = "no year has such a day"
    raise ValueError(msg)


def find_time(text: str) -> dt.time | None:
    """The last time of day in a text, such as 17:40:21 or 18.01; None where there is none."""
    found = None
    for match in _TIME.finditer(text):
        hour, minute, second = int(match[1]), int(match[3]), int(match[4] or 0)
        if hour < 24 and minute < 60 and second < 60:
            found = dt.time(hour, minute, second)
    return found


def _in_order(first: int, second: int, year: str, order: Order) -> dt.date:
    if order == "mdy":
        return dt.date(_full_year(year), first, second)
    if order == "ymd" and len(year) == 2:
        return dt.date(2000 + first, second, int(year))
    return dt.date(_full_year(year), second, first)


def _full_year(text: str) -> int:
    return int(text) if len(text) == 4 else 2000 + int(text)


def _month(name: str) -> int:
    month = MONTHS.get(name.lower())
    if month is None:
        msg = "not a month"
        raise ValueError(msg)
    return month


def _serial(text: str) -> dt.date | None:
    """The day of a serial that stands in a text file, such as 46235 or 46235.5."""
    whole = text.partition(".")[0]
    if len(whole) == 5 and whole.isdecimal() and int(whole) in _SHEET_DAYS:
        return _SHEET_START + dt.timedelta(days=int(whole))
    return None


def _valid(year: int, month: int, day: int) -> dt.date | None:
    try:
        return dt.date(year, month, day)
    except ValueError:
        return None
