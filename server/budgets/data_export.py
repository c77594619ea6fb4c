"""The owner's copy of budgets, allocations and alerts."""

from typing import Final

from server.budgets import queries
from server.categories.book import fresh_book
from server.core.calendar.clock import format_utc
from server.core.data_export import Exported, Row, Table
from server.core.text.i18n import DEFAULT, _

BUDGETS: Final = ("month", "category", "amount", "rollover", "category_id")
ALLOCATIONS: Final = ("month", "needs", "wants", "savings", "expected_income")
ALERTS: Final = ("month", "category", "percent", "raised_at", "lowered_at")


def export(owner_id: str) -> Exported:
    """Every budget, split and alert of the owner, by month."""
    return Exported(tables=[_budgets(owner_id), _allocations(owner_id), _alerts(owner_id)])


def _budgets(owner_id: str) -> Table:
    book = fresh_book(owner_id, DEFAULT)
    rows: list[Row] = [
        (month, book.shown(category_id).name, plan.amount, plan.rollover.value, category_id)
        for (month, category_id), plan in sorted(queries.list_budgets(owner_id).items())
    ]
    about = _("What you planned to spend, by money month and category.")
    return Table.of("budgets", about, BUDGETS, rows)


def _allocations(owner_id: str) -> Table:
    rows: list[Row] = [
        [getattr(one, name) for name in ALLOCATIONS] for one in queries.list_allocations(owner_id)
    ]
    about = _("How you split your income, in percent, and what income you expect.")
    return Table.of("allocations", about, ALLOCATIONS, rows)


def _alerts(owner_id: str) -> Table:
    book = fresh_book(owner_id, DEFAULT)
    rows: list[Row] = []
    for one in queries.list_alerts(owner_id):
        lowered = None if one.lowered_at is None else format_utc(one.lowered_at)
        name = book.shown(one.category_id).name
        rows.append((one.month, name, one.level, format_utc(one.raised_at), lowered))
    about = _("When your spending got close to a budget, or reached it.")
    return Table.of("budget_alerts", about, ALERTS, rows)
