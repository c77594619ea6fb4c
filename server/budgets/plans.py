"""The budgets of an owner with what was spent of them, read for a run of money months."""

import datetime as dt
from dataclasses import dataclass
from itertools import count, takewhile

from server.budgets import queries
from server.budgets.envelopes import Envelope, Planned, chain
from server.budgets.models import Rollover
from server.budgets.months import key_before, month_number
from server.budgets.queries import Plans
from server.core.calendar.money_month import MoneyCalendar, MoneyMonth
from server.transactions import reports

Spent = dict[tuple[int, str], int]
"""What went out, by the number of the month and the category, in whole rupiah."""


@dataclass(frozen=True, slots=True)
class Run:
    """Months that follow each other, oldest first, with their budgets and what was spent.

    `first_day` is that of the owner's first row, None when nothing was spent in these months.
    """

    months: tuple[MoneyMonth, ...]
    plans: Plans
    spent: Spent
    first_day: dt.date | None

    def taken(self, category_id: str, back: int = 0) -> int:
        """What was spent in a category, so many months before the last one."""
        return self.spent.get((len(self.months) - 1 - back, category_id), 0)

    def taken_in_all(self) -> int:
        """What was spent in the last month."""
        last = len(self.months) - 1
        return sum(amount for (index, _category), amount in self.spent.items() if index == last)

    def planned(self, category_id: str, back: int = 0) -> Planned | None:
        """The budget of a category, so many months before the last one."""
        return self.plans.get((self.months[-1 - back].key, category_id))

    def envelopes(self, category_id: str) -> list[Envelope | None]:
        """What its budget holds in each of the months, None where there is none."""
        planned = [self.plans.get((month.key, category_id)) for month in self.months]
        spent = [self.spent.get((index, category_id), 0) for index in range(len(self.months))]
        return chain(planned, spent)


def read_run(
    owner_id: str, calendar: MoneyCalendar, first: MoneyMonth, last: MoneyMonth, back: int = 0
) -> Run:
    """The months `first` to `last`, and as many before as rollovers come from, at least `back`.

    Two queries, however many months those are. A chain is followed to its beginning, so that
    every month tells the same, whichever is asked for.
    """
    plans = queries.read_budgets(owner_id, "", last.key)
    asked = month_number(last.key) - month_number(first.key) + 1
    months = calendar.months_until(last, asked + max(back, _links(plans, first.key)))
    sums = reports.sum_spent_by_month(owner_id, months)
    return Run(months, plans, sums.spent, sums.first_day)


def _links(plans: Plans, key: str) -> int:
    """How many months before this one decide what rolls over into it."""
    categories = {category for month, category in plans if month == key}
    return max((_chained(plans, key, one) for one in categories), default=0)


def _chained(plans: Plans, key: str, category: str) -> int:
    """Through how many months something rolled over into a budget of this one."""
    months = ((key_before(key, back), key_before(key, back + 1)) for back in count())
    return sum(1 for _pair in takewhile(lambda pair: _comes_over(plans, *pair, category), months))


def _comes_over(plans: Plans, month: str, before: str, category: str) -> bool:
    plan = plans.get((month, category))
    return plan is not None and plan.rollover is not Rollover.NONE and (before, category) in plans
