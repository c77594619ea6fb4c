"""What a span came to: its income, and its expenses by needs, wants and savings."""

from collections.abc import Sequence
from typing import NamedTuple

from server.categories.service import CategoryBook, Group, TransactionType
from server.core.period import Span
from server.transactions import queries
from server.transactions.queries import CategorySum

CategorySums = Sequence[CategorySum]
"""What came in and went out by category."""


class GroupFlows(NamedTuple):
    """What came in, and what each group took, in whole rupiah; together all of the expenses."""

    income: int
    spent: dict[Group, int]


def category_sums(owner_id: str, span: Span) -> CategorySums:
    """What each category holds of the span, income and expenses apart."""
    return queries.sum_by_category(owner_id, span)


def group_flows(sums: CategorySums, book: CategoryBook) -> GroupFlows:
    """What sums by category come to in each of the three groups."""
    income, spent = 0, dict.fromkeys(Group, 0)
    for category_id, type_, amount, _rows in sums:
        if type_ == TransactionType.INCOME.value:
            income += amount
            continue
        category = book.get(category_id)
        # Money may also go out under a category of income, which belongs to no group.
        group = (category and category.group) or Group.WANTS
        spent[group] += amount
    return GroupFlows(income, spent)
