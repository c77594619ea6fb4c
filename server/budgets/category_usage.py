"""How many months have a budget for a category, and moving the budgets to another one."""

from typing import Final

from server.budgets import alerts, queries
from server.budgets.envelopes import Planned
from server.categories.usage import CategoryUsage
from server.core.http.fields import LARGEST


def move_budgets(owner_id: str, source_id: str, target_id: str) -> int:
    """Move the owner's budgets to another category and return how many months had one.

    Where both have one they add up, to the largest allowed amount, with the target's rollover.
    The source's notifications are resolved and its alerts deleted: its levels mean nothing for
    the sum.
    """
    source = queries.read_category_budgets(owner_id, source_id)
    alerts.resolve_notifications(owner_id, queries.read_category_alerts(owner_id, source_id))
    queries.delete_category(owner_id, source_id)
    if source:
        present = queries.read_category_budgets(owner_id, target_id)
        queries.replace_category_budgets(
            owner_id,
            target_id,
            {month: _sum(source[month], present.get(month)) for month in source},
        )
    return len(source)


def _sum(source: Planned, target: Planned | None) -> Planned:
    if target is None:
        return source
    return Planned(min(LARGEST, source.amount + target.amount), target.rollover)


USAGE: Final = CategoryUsage(count=queries.count_budgets, move=move_budgets)
