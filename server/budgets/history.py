"""The budgets of an owner with their expenses, for several money months."""

import datetime as dt
from dataclasses import dataclass
from itertools import count, takewhile

from server.budgets import queries
from server.budgets.envelopes import Envelope, Planned, chain
from server.budgets.models import Rollover
from server.budgets.plan_months import key_before, month_number
from server.budgets.queries import Plans
from server.core.calendar.money_month import MoneyCalendar, MoneyMonth
from server.transactions import ledger_sums

Spent = dict[tuple[int, str], int]
"""Expenses by index of the month and category, in whole rupiah."""


@dataclass(frozen=True, slots=True)
class BudgetHistory:
    """Consecutive months, oldest first, with their budgets and expenses.

    `first_day` is that of the owner's first row, None without expenses in these months.
    """

    months: tuple[MoneyMonth, ...]
    plans: Plans
    spent: Spent
    first_day: dt.date | None

    def spent_in(self, category_id: str, back: int = 0) -> int:
        """The expenses of a category, so many months before the last one."""
        return self.spent.get((len(self.months) - 1 - back, category_id), 0)

    def total_spent(self) -> int:
        """All expenses of the last month."""
        last = len(self.months) - 1
        return sum(amount for (index, _category), amount in self.spent.items() if index == last)

    def planned(self, category_id: str, back: int = 0) -> Planned | None:
        """The budget of a category, so many months before the last one."""
        return self.plans.get((self.months[-1 - back].key, category_id))

    def envelopes(self, category_id: str) -> list[Envelope | None]:
        """The envelope of each month, None without a budget."""
        planned = [self.plans.get((month.key, category_id)) for month in self.months]
        spent = [self.spent.get((index, category_id), 0) for index in range(len(self.months))]
        return chain(planned, spent)


def read_history(
    owner_id: str, calendar: MoneyCalendar, first: MoneyMonth, last: MoneyMonth, back: int = 0
) -> BudgetHistory:
    """The months `first` to `last`, and as many before as rollovers come from, at least `back`.

    Two queries, however many months. Rollovers are followed to their beginning, so that the
    result for a month does not depend on the request.
    """
    plans = queries.read_budgets(owner_id, "", last.key)
    asked = month_number(last.key) - month_number(first.key) + 1
    months = calendar.months_until(last, asked + max(back, _links(plans, first.key)))
    sums = ledger_sums.sum_spent_by_month(owner_id, months)
    return BudgetHistory(months, plans, sums.spent, sums.first_day)


def _links(plans: Plans, key: str) -> int:
    """How many months before this one determine its rollovers."""
    categories = {category for month, category in plans if month == key}
    return max((_chained(plans, key, one) for one in categories), default=0)


def _chained(plans: Plans, key: str, category: str) -> int:
    """Through how many months a budget rolled over into this month."""
    months = ((key_before(key, back), key_before(key, back + 1)) for back in count())
    return sum(1 for _pair in takewhile(lambda pair: _comes_over(plans, *pair, category), months))


def _comes_over(plans: Plans, month: str, before: str, category: str) -> bool:
    plan = plans.get((month, category))
    return plan is not None and plan.rollover is not Rollover.NONE and (before, category) in plans
