"""Budgets as they go over the wire."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from server.budgets.envelopes import Envelope
from server.budgets.history import BudgetHistory
from server.budgets.models import Rollover
from server.budgets.plan_months import day_in
from server.budgets.queries import Alert
from server.categories.book import Category
from server.core.calendar.clock import format_utc
from server.core.calendar.money_month import MoneyMonth
from server.transactions.viewer_context import ViewerContext

# A proposal is the mean of so many months, rounded up to whole thousands.
PROPOSAL_MONTHS: Final = 3
STEP: Final = 1000

Item = dict[str, Any]
Raised = Mapping[tuple[str, int], Alert]
"""The alerts of a month, by category and level."""


def serialize_budget(
    category: Category, run: BudgetHistory, viewer: ViewerContext, raised: Raised
) -> Item | None:
    """The last month of a category; None for a hidden one without budget and expenses."""
    envelope, spent = run.envelopes(category.id)[-1], run.spent_in(category.id)
    if category.hidden and envelope is None and not spent:
        return None
    previous = run.planned(category.id, back=1)
    rollover = previous.rollover if previous else Rollover.NONE
    return {
        "category_id": category.id,
        "category_name": category.name,
        "category_label": category.label,
        "icon": category.icon,
        "color": category.color,
        "group": category.group,
        "hidden": category.hidden,
        "rollover": envelope.rollover if envelope else rollover,
        "spent": spent,
        **_planned(envelope, run.months[-1], viewer),
        **_alert(envelope, category.id, raised),
        "previous": previous.amount if previous else None,
        "proposal": _proposal(category.id, run, viewer),
    }


def serialize_totals(envelopes: Iterable[Envelope], everything: int) -> Item:
    """The totals of budgets; `everything` is the sum of the month's expenses."""
    listed = list(envelopes)
    spent = sum(one.spent for one in listed)
    return {
        "amount": sum(one.amount for one in listed),
        "carried": sum(one.carried for one in listed),
        "available": sum(one.available for one in listed),
        "spent": spent,
        "left": sum(one.left for one in listed),
        "spent_without_budget": everything - spent,
        "count": len(listed),
    }


def _planned(envelope: Envelope | None, month: MoneyMonth, viewer: ViewerContext) -> Item:
    if envelope is None:
        return {"amount": None, "carried": 0, "available": None, "left": None, "pace": None}
    day = day_in(month, viewer.today)
    return {
        "amount": envelope.amount,
        "carried": envelope.carried,
        "available": envelope.available,
        "left": envelope.left,
        "pace": None if day is None else envelope.pace(day, month.days),
    }


def _alert(envelope: Envelope | None, category_id: str, raised: Raised) -> Item:
    """The level that is reached, and since when, as far as the worker noticed it."""
    level = envelope.level if envelope else None
    found = raised.get((category_id, level)) if level else None
    live = found is not None and found.lowered_at is None
    return {"alert": level, "alert_at": format_utc(found.raised_at) if found and live else None}


def _proposal(category_id: str, run: BudgetHistory, viewer: ViewerContext) -> int | None:
    """The mean of the months before, of those in which the owner recorded anything."""
    spent = sum(run.spent_in(category_id, back) for back in range(1, PROPOSAL_MONTHS + 1))
    if not spent or run.first_day is None:
        return None
    before = run.months[-1 - PROPOSAL_MONTHS : -1]
    lived = sum(run.first_day <= month.end and month.start <= viewer.today for month in before)
    # Rounded up without fractions: -(-a // b) is a / b to the next whole number.
    return -(-spent // (max(1, lived) * STEP)) * STEP
