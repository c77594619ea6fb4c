"""The money months that can be planned."""

import datetime as dt
from typing import Any, Final

from server.core.calendar.ledger_days import FIRST_DAY
from server.core.calendar.money_month import MONTHS_A_YEAR, MoneyMonth
from server.core.errors import ValidationFailed
from server.core.text.i18n import _
from server.transactions import reports
from server.transactions.viewer_context import ViewerContext

TOO_FAR: Final = _("Choose a month up to twelve months ahead.")


def get_month(viewer: ViewerContext, key: str | None) -> MoneyMonth:
    """The money month of a key, the present one without; ValidationFailed when it is too far."""
    if key is None:
        return viewer.calendar.month_at(viewer.today)
    if key > _last(viewer).key:
        raise ValidationFailed(errors={"month": [TOO_FAR]})
    return viewer.calendar.month_named(key)


def serialize_month(month: MoneyMonth, viewer: ViewerContext) -> dict[str, Any]:
    """A money month with the day it is now in it, and its neighbours that can be planned."""
    previous = viewer.calendar.month_after(month, -1)
    return {
        "key": month.key,
        "start": month.start.isoformat(),
        "end": month.end.isoformat(),
        "label": reports.month_label(month, viewer.language),
        "days": month.days,
        "day": day_in(month, viewer.today),
        "previous": previous.key if previous.end >= FIRST_DAY else None,
        "next": viewer.calendar.month_after(month).key if month.key < _last(viewer).key else None,
    }


def day_in(month: MoneyMonth, today: dt.date) -> int | None:
    """The number of today in a month, None outside of it."""
    return (today - month.start).days + 1 if today in month else None


def month_number(key: str) -> int:
    """How many months a money month comes after the first of year 0."""
    return int(key[:4]) * MONTHS_A_YEAR + int(key[5:]) - 1


def key_before(key: str, count: int) -> str:
    """The key of the money month so many months before."""
    year, month = divmod(month_number(key) - count, MONTHS_A_YEAR)
    return f"{year:04d}-{month + 1:02d}"


def _last(viewer: ViewerContext) -> MoneyMonth:
    return viewer.calendar.month_after(viewer.calendar.month_at(viewer.today), MONTHS_AHEAD)


MONTHS_AHEAD: Final = 12
