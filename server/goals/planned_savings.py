"""What goals will move: the rest of this month's plan, and the plans of the months after it."""

import datetime as dt
from collections.abc import Iterator
from typing import Final

from server.core.calendar.money_month import MoneyMonth
from server.goals import queries
from server.goals.kinds import goal_icon, goal_name
from server.goals.models import GoalRow
from server.goals.serializers import present_month
from server.transactions.bookings import BookingSource, list_booked
from server.transactions.planned_movements import PlannedMovement, PlanSource
from server.transactions.viewer_context import ViewerContext

# A goal whose contributions were booked within so many days is fed from the ledger.
BOOKED_WITHIN: Final = dt.timedelta(days=62)
CATEGORY: Final = "saving"
EXIST: Final = queries.FED_GOALS_EXIST


def list_planned_savings(
    owner_id: str, last: dt.date, viewer: ViewerContext
) -> list[PlannedMovement]:
    """What goals take until a day, on the last day of each money month; two queries.

    Only goals whose contributions are booked take from the balance. Those with a wallet don't:
    their money moves to it and stays in the balance.
    """
    rows = queries.read_goals(owner_id, present_month(viewer), archived=False)
    fed = [row for row in rows if row.monthly and row.wallet_id is None]
    if not fed:
        return []
    since = viewer.today - BOOKED_WITHIN
    ids = [row.id for row in fed]
    booked = list_booked(owner_id, BookingSource.GOAL, ids)
    active = {one.booked_for_id for one in booked if one.date >= since}
    return [
        movement
        for row in fed
        if row.id in active
        for movement in _movements(row, present_month(viewer), last, viewer)
    ]


def _movements(
    row: GoalRow, month: MoneyMonth, last: dt.date, viewer: ViewerContext
) -> Iterator[PlannedMovement]:
    left = max(0, row.target - row.saved)
    monthly, contributed = row.monthly or 0, max(0, row.within)
    while month.end <= last and left:
        amount = min(left, max(0, monthly - contributed))
        if amount:
            yield PlannedMovement(
                month.end,
                -amount,
                PlanSource.GOAL,
                row.id,
                goal_name(row.kind, row.name, viewer.language),
                goal_icon(row.kind, row.icon),
                CATEGORY,
            )
        left, contributed = left - amount, 0
        month = viewer.calendar.month_after(month)
