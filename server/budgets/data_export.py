"""The owner's copy of budgets, allocations and alerts."""

from collections.abc import Iterator
from typing import Final

from server.budgets import queries
from server.categories.book import fresh_book
from server.core.calendar.clock import format_utc
from server.core.data_export import Exported, Row, Table
from server.core.text.i18n import DEFAULT, _

BUDGETS: Final = ("month", "category", "amount", "rollover")
ALLOCATIONS: Final = ("month", "needs", "wants", "savings", "expected_income")
ALERTS: Final = ("month", "category", "percent", "raised_at", "lowered_at")


def export(owner_id: str) -> Exported:
    """Every budget, split and alert of the owner, by month."""
    return Exported(tables=[_budgets(owner_id), _allocations(owner_id), _alerts(owner_id)])


def _budgets(owner_id: str) -> Table:
    plans = sorted(queries.list_budgets(owner_id).items())
    book = fresh_book(owner_id, DEFAULT)

    def rows() -> Iterator[Row]:
        for (month, category_id), plan in plans:
            yield (month, book.shown(category_id).name, plan.amount, plan.rollover.value)

    about = _("What you planned to spend, by money month and category.")
    return Table(name="budgets", about=about, columns=BUDGETS, rows=rows, count=len(plans))


def _allocations(owner_id: str) -> Table:
    found = queries.list_allocations(owner_id)

    def rows() -> Iterator[Row]:
        for one in found:
            yield [getattr(one, name) for name in ALLOCATIONS]

    about = _("How you share out your income, in percent, and what income you expect.")
    return Table(name="allocations", about=about, columns=ALLOCATIONS, rows=rows, count=len(found))


def _alerts(owner_id: str) -> Table:
    found = queries.list_alerts(owner_id)
    book = fresh_book(owner_id, DEFAULT)

    def rows() -> Iterator[Row]:
        for one in found:
            lowered = None if one.lowered_at is None else format_utc(one.lowered_at)
            name = book.shown(one.category_id).name
            yield (one.month, name, one.level, format_utc(one.raised_at), lowered)

    about = _("When your spending came near a budget, or reached it.")
    return Table(name="budget_alerts", about=about, columns=ALERTS, rows=rows, count=len(found))
