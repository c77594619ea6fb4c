"""The facts of a money month that a letter reports; amounts are whole rupiah."""

import datetime as dt
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from server.budgets.service import show_budgets
from server.categories.book import CategoryBook
from server.categories.catalogue import Group, TransactionType
from server.core.calendar.money_month import MoneyMonth, Span
from server.core.text.i18n import translate
from server.goals.kinds import KIND_NAMES, Kind
from server.goals.service import list_goals
from server.sessions.accounts import Account
from server.transactions import insights, ledger_sums, reports, viewer_context
from server.transactions.insights import IncreasedExpense, LargestExpense
from server.transactions.ledger_sums import DaySums
from server.transactions.span_sums import SpanSums
from server.transactions.viewer_context import ViewerContext


@dataclass(frozen=True, slots=True)
class CategoryFact:
    """What was spent in a category, and in the month before."""

    id: str
    label: str
    spent: int
    before: int


@dataclass(frozen=True, slots=True)
class BudgetFact:
    """A budget of the month: what was available and what was spent."""

    category_id: str
    label: str
    available: int
    spent: int


@dataclass(frozen=True, slots=True)
class GoalFact:
    """A goal with contributions: how much in the month, and its progress.

    `kind` is that of a goal without a name of its own.
    """

    id: str
    name: str
    added: int
    percent: int
    reached: bool
    kind: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MonthFacts:
    """The facts that findings are made of.

    `flows` are the sums of six months, the reported one last; `by_day` its expenses per day.
    """

    month: MoneyMonth
    before: MoneyMonth
    following: MoneyMonth
    flows: Sequence[SpanSums]
    by_day: dict[dt.date, int]
    put_aside: int
    categories: Sequence[CategoryFact] = ()
    largest: LargestExpense | None = None
    largest_label: str = ""
    risen: IncreasedExpense | None = None
    budgets: Sequence[BudgetFact] = ()
    goals: Sequence[GoalFact] = ()

    @property
    def flow(self) -> SpanSums:
        """The income and expenses of the month."""
        return self.flows[-1]

    @property
    def flow_before(self) -> SpanSums:
        """The income and expenses of the month before."""
        return self.flows[-2]


# The months of figures, the reported one included.
MONTHS: Final = 6


def read_month_facts(account: Account, key: str, language: str) -> MonthFacts:
    """The facts of a money month, read as on its last day; about ten queries."""
    viewer = viewer_context.viewer_context(account, language)
    month = viewer.calendar.month_named(key)
    return _read_facts(account.id, viewer._replace(today=month.end), month)


def _read_facts(owner_id: str, viewer: ViewerContext, month: MoneyMonth) -> MonthFacts:
    months = viewer.calendar.months_until(month, MONTHS)
    before = months[-2]
    sums = ledger_sums.sum_by_day(owner_id, Span(months[0].start, month.end))
    largest = insights.find_largest_expense(owner_id, month)
    groups = reports.sum_by_group(
        ledger_sums.sum_by_category_with_returns(owner_id, month), viewer.book
    )
    return MonthFacts(
        month=month,
        before=before,
        following=viewer.calendar.month_after(month),
        flows=reports.sum_by_span(sums, months),
        by_day=_spent_by_day(sums, month),
        put_aside=groups.net_spent[Group.SAVINGS],
        categories=_categories(owner_id, viewer.book, before, month),
        largest=largest,
        largest_label=viewer.book.shown(largest.category_id).label if largest else "",
        risen=insights.find_increased_expense(owner_id, before, month),
        budgets=_budgets(owner_id, viewer, month),
        goals=_goals(owner_id, viewer),
    )


def _spent_by_day(sums: DaySums, month: MoneyMonth) -> dict[dt.date, int]:
    return {
        one.date: one.amount
        for one in sums
        if one.date in month and one.type == TransactionType.EXPENSES.value
    }


def _categories(
    owner_id: str, book: CategoryBook, before: MoneyMonth, month: MoneyMonth
) -> list[CategoryFact]:
    spent = ledger_sums.sum_spent_by_month(owner_id, (before, month)).spent
    return [
        CategoryFact(id_, book.shown(id_).label, spent.get((1, id_), 0), spent.get((0, id_), 0))
        for id_ in sorted({category_id for _month, category_id in spent})
    ]


def _budgets(owner_id: str, viewer: ViewerContext, month: MoneyMonth) -> list[BudgetFact]:
    return [
        BudgetFact(row["category_id"], row["category_label"], row["available"], row["spent"])
        for row in show_budgets(owner_id, viewer, month.key)["datas"]
        if row["amount"] is not None
    ]


def _goals(owner_id: str, viewer: ViewerContext) -> list[GoalFact]:
    return [
        GoalFact(
            id=item["id"],
            name=item["name"],
            added=item["contributed_this_month"],
            percent=item["percent"],
            reached=item["left"] == 0,
            kind=_naming_kind(item, viewer.language),
        )
        for item in list_goals(owner_id, viewer, archived=False).items
        if item["contributed_this_month"] > 0
    ]


def _naming_kind(goal: Mapping[str, Any], language: str) -> str | None:
    """The kind of a goal if that is what names it."""
    kind = Kind(goal["kind"])
    is_named = kind in KIND_NAMES and goal["name"] == translate(KIND_NAMES[kind], language)
    return kind.value if is_named else None
