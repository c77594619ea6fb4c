"""The money months that can be planned, and how they go over the wire."""

import datetime as dt
from typing import Any, Final

from server.budgets.bounds import FIRST_MONTH, MONTHS_AHEAD
from server.core.errors import ValidationFailed
from server.core.i18n import _
from server.core.period import MoneyMonth
from server.transactions import service as ledger
from server.transactions.service import Reader

TOO_FAR: Final = _("Choose a month up to twelve months ahead.")


def month_of(reader: Reader, key: str | None) -> MoneyMonth:
    """The money month of a key, the present one without; ValidationFailed when it is too far."""
    if key is None:
        return reader.calendar.month_at(reader.today)
    if key > _last(reader).key:
        raise ValidationFailed(errors={"month": [TOO_FAR]})
    return reader.calendar.month_named(key)


def named(month: MoneyMonth, reader: Reader) -> dict[str, Any]:
    """A money month with the day it is now in it, and its neighbours that can be planned."""
    previous = reader.calendar.month_after(month, -1)
    return {
        "key": month.key,
        "start": month.start.isoformat(),
        "end": month.end.isoformat(),
        "label": ledger.month_label(month, reader.language),
        "days": month.days,
        "day": day_in(month, reader.today),
        "previous": previous.key if previous.key >= FIRST_MONTH else None,
        "next": reader.calendar.month_after(month).key if month.key < _last(reader).key else None,
    }


def day_in(month: MoneyMonth, today: dt.date) -> int | None:
    """The number of today among the days of a month, None when it is in another one."""
    return (today - month.start).days + 1 if today in month else None


def _last(reader: Reader) -> MoneyMonth:
    return reader.calendar.month_after(reader.calendar.month_at(reader.today), MONTHS_AHEAD)
