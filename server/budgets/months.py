"""The money months that can be planned, and how they go over the wire."""

import datetime as dt
from typing import Any, Final

from server.budgets.bounds import MONTHS_AHEAD
from server.core.calendar.ledger_days import FIRST_DAY
from server.core.calendar.money_month import MONTHS_A_YEAR, MoneyMonth
from server.core.errors import ValidationFailed
from server.core.text.i18n import _
from server.transactions import reports
from server.transactions.viewer_context import ViewerContext

TOO_FAR: Final = _("Choose a month up to twelve months ahead.")


def month_of(reader: ViewerContext, key: str | None) -> MoneyMonth:
    """The money month of a key, the present one without; ValidationFailed when it is too far."""
    if key is None:
        return reader.calendar.month_at(reader.today)
    if key > _last(reader).key:
        raise ValidationFailed(errors={"month": [TOO_FAR]})
    return reader.calendar.month_named(key)


def named(month: MoneyMonth, reader: ViewerContext) -> dict[str, Any]:
    """A money month with the day it is now in it, and its neighbours that can be planned."""
    previous = reader.calendar.month_after(month, -1)
    return {
        "key": month.key,
        "start": month.start.isoformat(),
        "end": month.end.isoformat(),
        "label": reports.month_label(month, reader.language),
        "days": month.days,
        "day": day_in(month, reader.today),
        "previous": previous.key if previous.end >= FIRST_DAY else None,
        "next": reader.calendar.month_after(month).key if month.key < _last(reader).key else None,
    }


def day_in(month: MoneyMonth, today: dt.date) -> int | None:
    """The number of today among the days of a month, None when it is in another one."""
    return (today - month.start).days + 1 if today in month else None


def month_number(key: str) -> int:
    """How many months a money month comes after the first of year 0."""
    return int(key[:4]) * MONTHS_A_YEAR + int(key[5:]) - 1


def key_before(key: str, count: int) -> str:
    """The key of the money month so many months before."""
    year, month = divmod(month_number(key) - count, MONTHS_A_YEAR)
    return f"{year:04d}-{month + 1:02d}"


def _last(reader: ViewerContext) -> MoneyMonth:
    return reader.calendar.month_after(reader.calendar.month_at(reader.today), MONTHS_AHEAD)
