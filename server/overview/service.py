"""What the first screen shows, put together so that one failing part leaves the others."""

from collections.abc import Callable
from typing import Any, Final

import structlog

from server.core.database import db
from server.core.period import MoneyMonth, Period, Span
from server.sessions.service import Account
from server.transactions import service as ledger
from server.transactions.service import Item, Reader

RECENT: Final = 3
PARTS: Final = ("month", "summary", "recent")

log = structlog.get_logger(__name__)

Part = dict[str, Any]


def overview(owner_id: str, account: Account, language: str) -> Item:
    """The balance, this money month against the last, the chart and the newest transactions."""
    reader = ledger.reader_of(account, language)
    makers: dict[str, Callable[[], Part]] = {
        "month": lambda: _month(owner_id, reader),
        "summary": lambda: _summary(owner_id, reader),
        "recent": lambda: _recent(owner_id, reader),
    }
    shown: Item = {"balance": account.balance, **_named_days(reader), **NOTHING, "failed": []}
    for name, make in makers.items():
        try:
            shown.update(make())
        except Exception:
            log.exception("overview_part_failed", part=name)
            # PostgreSQL refuses every further statement of a transaction that failed.
            db.session.rollback()
            shown["failed"].append(name)
    return shown


NOTHING: Final[Part] = dict.fromkeys(("income", "expenses", "left", "summary", "recent"))


def _named_days(reader: Reader) -> Part:
    month = reader.calendar.month_at(reader.today)
    before = reader.calendar.month_after(month, -1)
    same_days = reader.calendar.same_days_before(reader.today)
    return {
        "month": _named(month, month, reader.language),
        "compared_with": _named(before, same_days, reader.language),
    }


def _named(month: MoneyMonth, days: Span, language: str) -> Part:
    return {
        "key": month.key,
        "start": days.start.isoformat(),
        "end": days.end.isoformat(),
        "label": ledger.month_label(month, language),
    }


def _month(owner_id: str, reader: Reader) -> Part:
    month = reader.calendar.month_at(reader.today)
    before = reader.calendar.same_days_before(reader.today)
    sums = ledger.sum_by_day(owner_id, Span(before.start, month.end))
    past, present = ledger.flows(sums, (before, month))
    return {
        "income": _change(present.income, past.income),
        "expenses": _change(present.expenses, past.expenses),
        "left": present.income - present.expenses,
    }


def _change(amount: int, previous: int) -> Part:
    percent = round((amount - previous) * 100 / previous, 1) if previous else None
    return {"amount": amount, "previous": previous, "change_percent": percent}


def _summary(owner_id: str, reader: Reader) -> Part:
    summary = ledger.summarise(owner_id, reader, Period.MONTH, None)
    return {"summary": {"period": Period.MONTH.value, **summary}}


def _recent(owner_id: str, reader: Reader) -> Part:
    return {"recent": ledger.recent_transactions(owner_id, RECENT, reader.language)}
