"""What a payday makes of the months, before and after it is chosen."""

import datetime as dt
from typing import Any, Final

from server.core.calendar.clock import today
from server.core.calendar.date_formatting import month_name
from server.core.calendar.money_month import MoneyCalendar, MoneyMonth
from server.sessions.service import Account
from server.site.service import Holiday, public_holidays

SHOWN: Final = 3
WEEKEND: Final = "weekend"


def money_months(
    account: Account, payday: int | None, shift: bool | None, language: str
) -> list[dict[str, Any]]:
    """This money month and the next two by a payday and whether it moves; None asks as stored."""
    moves = account.payday_shift if shift is None else shift
    holidays = public_holidays() if moves else {}
    calendar = MoneyCalendar(account.payday if payday is None else payday, moves, holidays)
    month = calendar.month_at(today(account.timezone))
    months = [calendar.month_after(month, count) for count in range(SHOWN)]
    return [_told(one, calendar, holidays, language) for one in months]


def _told(
    month: MoneyMonth,
    calendar: MoneyCalendar,
    holidays: dict[dt.date, Holiday],
    language: str,
) -> dict[str, Any]:
    payday = calendar.payday_of(month)
    moved = payday != month.start
    holiday = holidays.get(payday)
    reason = holiday.told(language) if holiday else WEEKEND
    return {
        "key": month.key,
        "start": month.start.isoformat(),
        "end": month.end.isoformat(),
        "label": month_name(month, language),
        "moved_from": payday.isoformat() if moved else None,
        "reason": reason if moved else None,
    }
