"""How the open debts end in each order of payoff, with an amount on top every month."""

import datetime as dt
from typing import Any, Final

from server.core.calendar.date_format import format_day
from server.debts import queries
from server.debts.months_ahead import MONTH
from server.debts.payoff_order import OpenDebt, PayoffOrder, plan_payoff
from server.debts.schedule import Interest, due_day
from server.debts.serializers import measure
from server.transactions.viewer_context import ViewerContext

ORDERS: Final = (None, PayoffOrder.SMALLEST, PayoffOrder.HIGHEST)
AS_AGREED: Final = "agreed"


def compare_orders(owner_id: str, extra: int, viewer: ViewerContext) -> list[dict[str, Any]]:
    """The debts one owes as agreed, and in both orders with so much on top; one query."""
    found = [measure(row) for row in queries.read_debts(owner_id)]
    owed = {debt.row.id: debt for debt in found if not debt.row.is_lent and debt.open}
    if not owed:
        return []
    debts = [
        OpenDebt(
            id_,
            debt.row.terms.monthly_rate,
            debt.row.interest == Interest.EFFECTIVE.value,
            debt.open,
        )
        for id_, debt in owed.items()
    ]
    plans = {order: plan_payoff(debts, order, extra if order else 0) for order in ORDERS}
    agreed = plans[None].cost
    first = max(viewer.today, min(debt.open[0].instalment.due for debt in owed.values()))
    return [
        {
            "order": order.value if order else AS_AGREED,
            "months": plan.months,
            "free_label": _month(first, plan.months, viewer.language),
            "cost": plan.cost,
            "saves": agreed - plan.cost,
            "cleared": [
                {
                    "id": id_,
                    "name": owed[id_].row.name,
                    "label": _month(first, months, viewer.language),
                }
                for id_, months in plan.cleared
            ],
        }
        for order, plan in plans.items()
    ]


def _month(first: dt.date, months: int, language: str) -> str:
    """The month of the last of so many payments, from the day of the first one on."""
    return format_day(due_day(first, months - 1), MONTH, language)
