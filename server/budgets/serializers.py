"""Budgets as they go over the wire."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from server.budgets.envelopes import Envelope
from server.budgets.models import Rollover
from server.budgets.months import day_in
from server.budgets.plans import Run
from server.budgets.queries import Alert
from server.categories.book import Category
from server.core.calendar.clock import format_utc
from server.core.calendar.money_month import MoneyMonth
from server.transactions.viewer_context import ViewerContext

# A proposal is the mean of so many months, rounded up to whole thousands.
LOOKED_BACK: Final = 3
STEP: Final = 1000

Told = dict[str, Any]
Raised = Mapping[tuple[str, int], Alert]
"""What was raised in a month, by category and level."""


def told(category: Category, run: Run, reader: ViewerContext, raised: Raised) -> Told | None:
    """The last month of the run for a category; None for a hidden one in which nothing is."""
    envelope, spent = run.envelopes(category.id)[-1], run.taken(category.id)
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
        **_planned(envelope, run.months[-1], reader),
        **_alert(envelope, category.id, raised),
        "previous": previous.amount if previous else None,
        "proposal": _proposal(category.id, run, reader),
    }


def totals(envelopes: Iterable[Envelope], everything: int) -> Told:
    """What budgets come to together; `everything` is what the month's expenses come to."""
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


def _planned(envelope: Envelope | None, month: MoneyMonth, reader: ViewerContext) -> Told:
    if envelope is None:
        return {"amount": None, "carried": 0, "available": None, "left": None, "pace": None}
    day = day_in(month, reader.today)
    return {
        "amount": envelope.amount,
        "carried": envelope.carried,
        "available": envelope.available,
        "left": envelope.left,
        "pace": None if day is None else envelope.pace(day, month.days),
    }


def _alert(envelope: Envelope | None, category_id: str, raised: Raised) -> Told:
    """The level that is reached now, and since when as far as the worker noticed it."""
    level = envelope.level if envelope else None
    found = raised.get((category_id, level)) if level else None
    live = found is not None and found.lowered_at is None
    return {"alert": level, "alert_at": format_utc(found.raised_at) if found and live else None}


def _proposal(category_id: str, run: Run, reader: ViewerContext) -> int | None:
    """The mean of the months before, those in which money could be recorded."""
    spent = sum(run.taken(category_id, back) for back in range(1, LOOKED_BACK + 1))
    if not spent or run.first_day is None:
        return None
    before = run.months[-1 - LOOKED_BACK : -1]
    lived = sum(run.first_day <= month.end and month.start <= reader.today for month in before)
    # Rounded up without fractions: -(-a // b) is a / b to the next whole number.
    return -(-spent // (max(1, lived) * STEP)) * STEP
