"""What a money month came to, as far as a letter tells it; amounts are whole rupiah."""

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass

from server.core.calendar.money_month import MoneyMonth
from server.transactions.service import Flow, Largest, Risen


@dataclass(frozen=True, slots=True)
class CategoryFact:
    """What a category took, and in the month before."""

    id: str
    label: str
    spent: int
    before: int


@dataclass(frozen=True, slots=True)
class BudgetFact:
    """A budget of the month: what there was for it, and what was spent."""

    category_id: str
    label: str
    available: int
    spent: int


@dataclass(frozen=True, slots=True)
class GoalFact:
    """A goal that money was put into: how much in the month, and how full it is."""

    id: str
    name: str
    added: int
    percent: int
    reached: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class MonthFacts:
    """Everything that findings are made of.

    `flows` are those of six months, the told one last; `by_day` is what went out on its days.
    """

    month: MoneyMonth
    before: MoneyMonth
    following: MoneyMonth
    flows: Sequence[Flow]
    by_day: dict[dt.date, int]
    put_aside: int
    categories: Sequence[CategoryFact] = ()
    largest: Largest | None = None
    largest_label: str = ""
    risen: Risen | None = None
    budgets: Sequence[BudgetFact] = ()
    goals: Sequence[GoalFact] = ()

    @property
    def flow(self) -> Flow:
        """What came in and went out."""
        return self.flows[-1]

    @property
    def flow_before(self) -> Flow:
        """The same of the month before."""
        return self.flows[-2]
