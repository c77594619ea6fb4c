"""The monthly budgets of a person's categories; amounts are whole rupiah."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from server.budgets import alerts, queries
from server.budgets.allocation import AllocationChange, change_allocation, glance, show_allocation
from server.budgets.envelopes import Planned
from server.budgets.models import Rollover
from server.budgets.months import key_before, month_of, named
from server.budgets.plans import read_run
from server.budgets.queries import Plans
from server.budgets.serializers import LOOKED_BACK, told, totals
from server.categories.book import CategoryBook, fresh_book
from server.categories.enums import TransactionType
from server.categories.errors import UnknownCategory
from server.transactions.viewer_context import ViewerContext
from server.users.balances import add_to_balance

__all__ = [
    "AllocationChange",
    "Change",
    "change_allocation",
    "glance",
    "set_budgets",
    "show_allocation",
    "show_budgets",
]

Told = dict[str, Any]


class Change(NamedTuple):
    """What a budget becomes; None takes it away, a rollover that is None stays as it is."""

    category_id: str
    amount: int | None
    rollover: Rollover | None


def show_budgets(owner_id: str, reader: ViewerContext, key: str | None) -> Told:
    """The budgets of a money month, the present one without a key, and what they come to.

    ValidationFailed for a month that is too far ahead.
    """
    month = month_of(reader, key)
    run = read_run(owner_id, reader.calendar, month, month, back=LOOKED_BACK)
    kept = queries.read_alerts(owner_id, [month.key])
    raised = {(one.category_id, one.level): one for one in kept}
    categories = reader.book.of_type(TransactionType.EXPENSES)
    rows = [told(one, run, reader, raised) for one in categories]
    envelopes = [run.envelopes(one.id)[-1] for one in categories]
    return {
        "datas": [row for row in rows if row],
        "month": named(month, reader),
        "totals": totals([one for one in envelopes if one], run.taken_in_all()),
    }


def set_budgets(
    owner_id: str, reader: ViewerContext, key: str | None, changes: Sequence[Change]
) -> Told:
    """Change budgets of a money month together, judge their alerts, and show the month.

    ValidationFailed for a month that is too far ahead, and for a category that was merged or
    deleted meanwhile.
    """
    month = month_of(reader, key)
    held = add_to_balance(owner_id)
    reader = reader._replace(book=_book(owner_id, reader.book, held.categories_version, changes))
    before = queries.read_budgets(owner_id, key_before(month.key, 1), month.key)
    plans = {one.category_id: _planned(one, before, month.key) for one in changes}
    queries.replace_budgets(owner_id, month.key, plans)
    alerts.judge(owner_id, reader.calendar, reader.today)
    return show_budgets(owner_id, reader, month.key)


def _book(
    owner_id: str, book: CategoryBook, version: int, changes: Sequence[Change]
) -> CategoryBook:
    """The categories as they are now; UnknownCategory when one of the changes has none."""
    if book.version == version:
        return book
    book = fresh_book(owner_id, book.language)
    for index, one in enumerate(changes):
        if book.get(one.category_id) is None:
            raise UnknownCategory(f"budgets.{index}.category_id")
    return book


def _planned(change: Change, before: Plans, month: str) -> Planned | None:
    """What is kept; a new budget rolls over as that of the month before does."""
    if change.amount is None:
        return None
    known = before.get((month, change.category_id))
    known = known or before.get((key_before(month, 1), change.category_id))
    kept = known.rollover if known else Rollover.NONE
    return Planned(change.amount, change.rollover or kept)
