"""What hangs on a category among the budgets."""

from typing import Final

from server.budgets import alerts, queries
from server.budgets.envelopes import Planned
from server.categories.usage import CategoryUsage
from server.core.http.fields import LARGEST


def move_budgets(owner_id: str, source_id: str, target_id: str) -> int:
    """Put the owner's budgets of one category under another, and return how many months had one.

    Where both have one they add up, to the largest amount of a budget at most, and what rolls over
    goes by the target's. What was told of the source is forgotten: its levels say nothing about
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


USE: Final = CategoryUsage(count=queries.count_budgets, move=move_budgets)
