"""The monthly budgets of a person's categories; amounts are whole rupiah."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from server.budgets import alerts, queries
from server.budgets.envelopes import Planned
from server.budgets.history import read_history
from server.budgets.models import Rollover
from server.budgets.plan_months import get_month, key_before, serialize_month
from server.budgets.queries import Plans
from server.budgets.serializers import PROPOSAL_MONTHS, serialize_budget, serialize_totals
from server.categories.book import CategoryBook, fresh_book
from server.categories.catalogue import TransactionType
from server.categories.errors import UnknownCategory
from server.transactions.viewer_context import ViewerContext
from server.users.balances import lock_account

Item = dict[str, Any]


class BudgetChange(NamedTuple):
    """A new budget; an amount of None removes it, a rollover of None stays."""

    category_id: str
    amount: int | None
    rollover: Rollover | None


def show_budgets(owner_id: str, viewer: ViewerContext, key: str | None) -> Item:
    """The budgets of a money month, the present one without a key, and their totals.

    ValidationFailed for a month that is too far ahead.
    """
    month = get_month(viewer, key)
    run = read_history(owner_id, viewer.calendar, month, month, back=PROPOSAL_MONTHS)
    alerts_ = queries.read_alerts(owner_id, [month.key])
    raised = {(one.category_id, one.level): one for one in alerts_}
    categories = viewer.book.of_type(TransactionType.EXPENSES)
    rows = [serialize_budget(one, run, viewer, raised) for one in categories]
    envelopes = [run.envelopes(one.id)[-1] for one in categories]
    return {
        "datas": [row for row in rows if row],
        "month": serialize_month(month, viewer),
        "totals": serialize_totals([one for one in envelopes if one], run.total_spent()),
    }


def set_budgets(
    owner_id: str, viewer: ViewerContext, key: str | None, changes: Sequence[BudgetChange]
) -> Item:
    """Change budgets of a money month together, update the alerts, and return the month.

    ValidationFailed for a month that is too far ahead, and for a category that was merged or
    deleted meanwhile.
    """
    month = get_month(viewer, key)
    account = lock_account(owner_id)
    viewer = viewer._replace(book=_book(owner_id, viewer.book, account.categories_version, changes))
    before = queries.read_budgets(owner_id, key_before(month.key, 1), month.key)
    plans = {one.category_id: _planned(one, before, month.key) for one in changes}
    queries.replace_budgets(owner_id, month.key, plans)
    alerts.update_alerts(owner_id, viewer.calendar, viewer.today)
    return show_budgets(owner_id, viewer, month.key)


def _book(
    owner_id: str, book: CategoryBook, version: int, changes: Sequence[BudgetChange]
) -> CategoryBook:
    """The categories as they are now; UnknownCategory when one of the changes has none."""
    if book.version == version:
        return book
    book = fresh_book(owner_id, book.language)
    for index, one in enumerate(changes):
        if book.get(one.category_id) is None:
            raise UnknownCategory(f"budgets.{index}.category_id")
    return book


def _planned(change: BudgetChange, before: Plans, month: str) -> Planned | None:
    """The budget to store; a new one rolls over like that of the month before."""
    if change.amount is None:
        return None
    known = before.get((month, change.category_id))
    known = known or before.get((key_before(month, 1), change.category_id))
    rollover = known.rollover if known else Rollover.NONE
    return Planned(change.amount, change.rollover or rollover)
