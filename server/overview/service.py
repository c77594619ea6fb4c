"""What the first screen shows, put together so that one failing part leaves the others."""

from collections.abc import Callable
from functools import cache
from typing import Final

import structlog

from server.articles import service as articles
from server.budgets import allocation
from server.core.calendar.money_month import MoneyMonth, Period, Span, Window
from server.core.database.engine import db
from server.goals import service as goals
from server.sessions.service import Account
from server.transactions import reports, viewer_context
from server.transactions import service as ledger
from server.transactions.reports import CategorySums, DaySums
from server.transactions.serializers import Item
from server.transactions.viewer_context import ViewerContext
from server.users import balances

RECENT: Final = 3
PARTS: Final = ("month", "groups", "summary", "recent", "budget", "goal", "tip")
NOTHING: Final[Item] = dict.fromkeys(
    (
        "income",
        "expenses",
        "left",
        "groups",
        "summary",
        "recent",
        "budget",
        "goal",
        "goals_count",
        "tip",
    )
)

log = structlog.get_logger(__name__)


def overview(account: Account, language: str) -> Item:
    """The balance, this month with its plan, the chart, the newest rows, a goal, a tip."""
    reader = viewer_context.viewer_context(account, language)
    window = reader.calendar.window(Period.MONTH, reader.today)
    month = reader.calendar.month_at(reader.today)
    # Each is asked once for two parts; when it fails, the second part asks again.
    sums = cache(lambda: reports.sum_by_day(account.id, Span(window.start, window.end)))
    by_category = cache(lambda: reports.sum_by_category_with_returns(account.id, month))
    makers: dict[str, Callable[[], Item]] = {
        "month": lambda: _month(sums(), reader),
        "groups": lambda: _groups(by_category(), reader),
        "summary": lambda: _summary(sums(), reader, window),
        "recent": lambda: _recent(account.id, reader),
        "budget": lambda: {
            "budget": allocation.summarize_allocation(
                account.id, month, reader, by_category(), account.balance
            )
        },
        "goal": lambda: _goal(account.id, reader),
        "tip": lambda: {"tip": _tip(reader)},
    }
    shown: Item = {
        "balance": account.balance,
        "opening": balances.serialize_opening(account.opening_amount, account.opening_date),
        **_named_days(reader),
        **NOTHING,
        "failed": [],
    }
    for name, make in makers.items():
        try:
            shown.update(make())
        except Exception:
            log.exception("overview_part_failed", part=name)
            # PostgreSQL refuses every further statement of a transaction that failed.
            db.session.rollback()
            shown["failed"].append(name)
    return shown


def _named_days(reader: ViewerContext) -> Item:
    month = reader.calendar.month_at(reader.today)
    before = reader.calendar.month_after(month, -1)
    same_days = reader.calendar.same_days_before(reader.today)
    return {
        "month": _named(month, month, reader.language),
        "compared_with": _named(before, same_days, reader.language),
    }


def _named(month: MoneyMonth, days: Span, language: str) -> Item:
    return {
        "key": month.key,
        "start": days.start.isoformat(),
        "end": days.end.isoformat(),
        "label": reports.month_label(month, language),
    }


def _month(sums: DaySums, reader: ViewerContext) -> Item:
    month = reader.calendar.month_at(reader.today)
    same_days = reader.calendar.same_days_before(reader.today)
    past, present = reports.sum_by_span(sums, (same_days, month))
    return {
        "income": _change(present.income, past.income),
        "expenses": _change(present.expenses, past.expenses),
        "left": present.income - present.expenses,
    }


def _groups(sums: CategorySums, reader: ViewerContext) -> Item:
    """What each group took this month; together they are all of its expenses."""
    return {"groups": reports.sum_by_group(sums, reader.book).spent}


def _change(amount: int, previous: int) -> Item:
    percent = round((amount - previous) * 100 / previous, 1) if previous else None
    return {"amount": amount, "previous": previous, "change_percent": percent}


def _summary(sums: DaySums, reader: ViewerContext, window: Window) -> Item:
    summary = reports.serialize_summary(sums, reader, Period.MONTH, window)
    return {"summary": {"period": Period.MONTH.value, **summary}}


def _recent(owner_id: str, reader: ViewerContext) -> Item:
    return {"recent": ledger.list_recent_transactions(owner_id, RECENT, reader.book)}


def _goal(owner_id: str, reader: ViewerContext) -> Item:
    goal, count = goals.nearest_goal(owner_id, reader)
    return {"goal": goal, "goals_count": count}


def _tip(reader: ViewerContext) -> Item | None:
    """The tip of the week, and how long it takes to read."""
    tip = articles.find_tip_of_the_week(reader.language, reader.today)
    if tip is None:
        return None
    told = ("slug", "title", "description", "path", "minutes")
    return {**{name: tip[name] for name in told}, "label": tip["labels"]["reading"]}
