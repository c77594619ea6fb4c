"""The budgets of an owner with what was spent of them, read for a run of money months."""

import datetime as dt
from collections.abc import Iterator
from dataclasses import dataclass

from server.budgets import queries
from server.budgets.bounds import LONGEST_CHAIN
from server.budgets.envelopes import Envelope, Planned, chain
from server.budgets.models import Rollover
from server.budgets.queries import Plans
from server.core.period import MONTHS_A_YEAR, MoneyCalendar, MoneyMonth
from server.transactions import service as ledger

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

    Two queries, however many months those are.
    """
    plans = queries.read_budgets(owner_id, key_before(first.key, LONGEST_CHAIN), last.key)
    count = _count(last.key) - _count(first.key) + 1
    months = calendar.months_until(last, count + max(back, _links(plans, first.key)))
    sums = ledger.spent_by_month(owner_id, months)
    return Run(months, plans, sums.spent, sums.first_day)


def key_before(key: str, count: int) -> str:
    """The key of the money month so many months before."""
    year, month = divmod(_count(key) - count, MONTHS_A_YEAR)
    return f"{year:04d}-{month + 1:02d}"


def _count(key: str) -> int:
    """Months since year 0."""
    return int(key[:4]) * MONTHS_A_YEAR + int(key[5:]) - 1


def _links(plans: Plans, key: str) -> int:
    """How many months before this one decide what rolls over into it."""
    for count, categories in enumerate(_chained(plans, key)):
        if not categories:
            return count
    return LONGEST_CHAIN


def _chained(plans: Plans, key: str) -> Iterator[set[str]]:
    """The categories into which something rolls over, month by month, the latest first."""
    chained = {category for _month, category in plans}
    for count in range(LONGEST_CHAIN):
        month, before = key_before(key, count), key_before(key, count + 1)
        chained = {
            one
            for one in chained
            if (month, one) in plans
            and plans[month, one].rollover is not Rollover.NONE
            and (before, one) in plans
        }
        yield chained
