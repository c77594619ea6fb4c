"""The first screen; when one part fails, the others are still shown."""

import datetime as dt
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import orjson
import structlog

from server.articles import service as articles
from server.budgets import allocation
from server.core.calendar.money_month import MoneyMonth, Period, Span, Window
from server.core.database.engine import db
from server.goals import service as goals
from server.overview.answer_cache import Basis, answer_once
from server.sessions.accounts import Account
from server.transactions import ledger_sums, reports, viewer_context
from server.transactions import service as ledger
from server.transactions.ledger_sums import CategorySums
from server.transactions.span_sums import SpanSums
from server.transactions.viewer_context import ViewerContext
from server.users import balances
from server.wallets.glance import glance
from server.wallets.wallet_book import wallet_book_of

Item = dict[str, Any]
"""An object of the answer."""

RECENT: Final = 3
PARTS: Final = ("month", "groups", "summary", "recent", "wallets", "budget", "goal", "tip")
NOTHING: Final[Item] = dict.fromkeys(
    (
        "income",
        "expenses",
        "left",
        "groups",
        "summary",
        "recent",
        "wallets",
        "net_worth",
        "budget",
        "goal",
        "goals_count",
        "tip",
    )
)


class MonthlySums(NamedTuple):
    """The sums of the months that the chart shows, the present one last.

    `same_days_before` has as many days of the month before as have passed in this one.
    """

    months: list[SpanSums]
    same_days_before: SpanSums


log = structlog.get_logger(__name__)


def overview(account: Account, language: str) -> orjson.Fragment:
    """The balance, this month with its plan, the chart, the newest rows, wallets, a goal, a tip.

    As JSON; it is made anew only when something in it has changed.
    """
    viewer = viewer_context.viewer_context(account, language)
    tip, failed = None, list[str]()
    try:
        tip = _tip(viewer)
    except Exception:
        failed = [_note_failure("tip")]
    basis = Basis(account, viewer.today, viewer.calendar, tip)
    return answer_once(basis, language, lambda: _make(account, viewer, tip, failed))


def _make(account: Account, viewer: ViewerContext, tip: Item | None, failed: list[str]) -> Item:
    window = viewer.calendar.window(Period.MONTH, viewer.today)
    month = viewer.calendar.month_at(viewer.today)
    # Each query serves two parts; when it fails, the second part repeats it.
    sums = cache(lambda: _sum_months(account.id, viewer, window))
    by_category = cache(lambda: ledger_sums.sum_by_category_with_returns(account.id, month))
    makers: dict[str, Callable[[], Item]] = {
        "month": lambda: _month(sums()),
        "groups": lambda: _groups(by_category(), viewer),
        "summary": lambda: _summary(sums(), viewer, window),
        "recent": lambda: _recent(account.id, viewer),
        "wallets": lambda: _wallets(account, viewer.language),
        "budget": lambda: {
            "budget": allocation.summarize_allocation(account, month, viewer, by_category())
        },
        "goal": lambda: _goal(account.id, viewer),
    }
    shown: Item = {
        "balance": account.balance,
        "opening": balances.serialize_opening(account.opening_amount, account.opening_date),
        **_named_days(viewer),
        **NOTHING,
        "tip": tip,
    }
    for name, make in makers.items():
        try:
            shown.update(make())
        except Exception:
            failed.append(_note_failure(name))
    return {**shown, "failed": failed}


def _note_failure(part: str) -> str:
    """Make the transaction fit for the other parts; for an exception handler."""
    log.exception("overview_part_failed", part=part)
    # PostgreSQL rejects further statements in a failed transaction.
    db.session.rollback()
    return part


def _named_days(viewer: ViewerContext) -> Item:
    month = viewer.calendar.month_at(viewer.today)
    before = viewer.calendar.month_after(month, -1)
    same_days = viewer.calendar.same_days_before(viewer.today)
    return {
        "month": _named(month, month, viewer.language),
        "compared_with": _named(before, same_days, viewer.language),
    }


def _named(month: MoneyMonth, days: Span, language: str) -> Item:
    return {
        "key": month.key,
        "start": days.start.isoformat(),
        "end": days.end.isoformat(),
        "label": reports.month_label(month, language),
    }


def _sum_months(owner_id: str, viewer: ViewerContext, window: Window) -> MonthlySums:
    """The sums of the months shown, and of the same days of the month before; one query."""
    *earlier, before, month = window.spans
    same_days = viewer.calendar.same_days_before(viewer.today)
    parts = [same_days]
    if same_days.end < before.end:
        parts.append(Span(same_days.end + dt.timedelta(days=1), before.end))
    sums = ledger_sums.sum_spans(owner_id, (*earlier, *parts, month))
    of_before = SpanSums(*map(sum, zip(*sums[len(earlier) : -1], strict=True)))
    return MonthlySums([*sums[: len(earlier)], of_before, sums[-1]], sums[len(earlier)])


def _month(sums: MonthlySums) -> Item:
    past, present = sums.same_days_before, sums.months[-1]
    return {
        "income": reports.serialize_change(present.income, past.income),
        "expenses": reports.serialize_change(present.expenses, past.expenses),
        "left": present.net,
    }


def _groups(sums: CategorySums, viewer: ViewerContext) -> Item:
    """The expenses of each group this month; together all of its expenses."""
    spent = reports.sum_by_group(sums, viewer.book).spent
    # Plain text: with other keys the whole answer would go through Flask's slower JSON.
    return {"groups": {group.value: amount for group, amount in spent.items()}}


def _summary(sums: MonthlySums, viewer: ViewerContext, window: Window) -> Item:
    summary = reports.serialize_summary(sums.months, viewer, Period.MONTH, window)
    return {"summary": {"period": Period.MONTH.value, **summary}}


def _recent(owner_id: str, viewer: ViewerContext) -> Item:
    return {"recent": ledger.list_recent_transactions(owner_id, RECENT, viewer.book)}


def _wallets(account: Account, language: str) -> Item:
    return glance(wallet_book_of(account.id, account.wallets_version), language)


def _goal(owner_id: str, viewer: ViewerContext) -> Item:
    goal, count = goals.find_nearest_goal(owner_id, viewer)
    return {"goal": goal, "goals_count": count}


def _tip(viewer: ViewerContext) -> Item | None:
    """The tip of the week, and how long it takes to read."""
    tip = articles.find_tip_of_the_week(viewer.language, viewer.today)
    if tip is None:
        return None
    names = ("slug", "title", "description", "path", "minutes")
    return {**{name: tip[name] for name in names}, "label": tip["labels"]["reading"]}
