"""The months ahead: what all instalments together come to, and their share of income."""

import datetime as dt
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from server.core.calendar.date_format import format_day
from server.core.calendar.money_month import MoneyCalendar, MoneyMonth
from server.debts.serializers import DebtProgress
from server.transactions.ledger_sums import sum_spans
from server.transactions.viewer_context import ViewerContext

# How many months are shown at most; what comes later is a total.
MOST_MONTHS: Final = 12
# Over how many full money months income is averaged.
INCOME_MONTHS: Final = 3
# From which share of income instalments are too much.
WARNING_PERCENT: Final = 30
MONTH: Final = "LLLL y"


class MonthsAhead(NamedTuple):
    """Totals of the coming money months, the usual income of one, and when the last one is due.

    In whole rupiah. What is overdue is part of the first month; `later` is due after the last one.
    Income is None without any in the months before.
    """

    months: list[dict[str, Any]]
    later: int
    income: int | None
    free_on: dt.date | None

    def serialize(self, language: str) -> dict[str, Any]:
        """For the wire."""
        income = self.income
        free = self.free_on
        return {
            "months": self.months,
            "later": self.later,
            "income": income,
            "warning": None if income is None else income * WARNING_PERCENT // 100,
            "warning_percent": WARNING_PERCENT,
            "free_on": free and free.isoformat(),
            "free_label": free and format_day(free, MONTH, language),
        }


def look_ahead(owner_id: str, owed: Sequence[DebtProgress], viewer: ViewerContext) -> MonthsAhead:
    """What is still to be paid of these debts, by money months from the present one on."""
    unpaid = sorted((one.instalment.due, one.amount) for debt in owed for one in debt.open)
    present = viewer.calendar.month_at(viewer.today)
    income = _usual_income(owner_id, present, viewer.calendar)
    if not unpaid:
        return MonthsAhead([], 0, income, None)
    months: list[dict[str, Any]] = []
    month, place = present, 0
    while place < len(unpaid) and len(months) < MOST_MONTHS:
        total = 0
        while place < len(unpaid) and unpaid[place][0] <= month.end:
            total, place = total + unpaid[place][1], place + 1
        months.append(_serialize(month, total, viewer.language))
        month = viewer.calendar.month_after(month)
    later = sum(amount for _day, amount in unpaid[place:])
    return MonthsAhead(months, later, income, unpaid[-1][0])


def _serialize(month: MoneyMonth, total: int, language: str) -> dict[str, Any]:
    return {
        "key": month.key,
        "start": month.start.isoformat(),
        "end": month.end.isoformat(),
        "label": format_day(dt.date(month.year, month.month, 1), MONTH, language),
        "total": total,
    }


def _usual_income(owner_id: str, present: MoneyMonth, calendar: MoneyCalendar) -> int | None:
    """The mean income of the full months before the present one that had any."""
    months = calendar.months_until(present, INCOME_MONTHS + 1)[:-1]
    found = [sums.income for sums in sum_spans(owner_id, months) if sums.income]
    return sum(found) // len(found) if found else None
