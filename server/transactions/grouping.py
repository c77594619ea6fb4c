"""What a span came to: its income, and its expenses by needs, wants and savings."""

from collections.abc import Sequence
from typing import NamedTuple

from server.categories.service import CategoryBook, Group, TransactionType
from server.core.calendar.money_month import Span
from server.transactions.bookings import RETURNED, sum_with_returned
from server.transactions.queries import CategorySum

CategorySums = Sequence[CategorySum]
"""What came in and went out by category, and once more what of it goals gave back."""


class GroupFlows(NamedTuple):
    """What came in, and what each group took, in whole rupiah; together all of the expenses.

    What goals gave back is no income; `returned` tells which groups it came back from.
    """

    income: int
    spent: dict[Group, int]
    returned: dict[Group, int]

    @property
    def kept_spent(self) -> dict[Group, int]:
        """What each group took and did not give back."""
        return {group: max(0, taken - self.returned[group]) for group, taken in self.spent.items()}


def category_sums(owner_id: str, span: Span) -> CategorySums:
    """What each category holds of the span, income, expenses and what goals gave back apart."""
    return sum_with_returned(owner_id, span)


def group_flows(sums: CategorySums, book: CategoryBook) -> GroupFlows:
    """What sums by category come to in each of the three groups."""
    income, spent, returned = 0, dict.fromkeys(Group, 0), dict.fromkeys(Group, 0)
    for category_id, type_, amount, _rows in sums:
        category = book.get(category_id)
        group = category and category.group
        if type_ == TransactionType.INCOME.value:
            income += amount
        elif type_ == RETURNED:
            # It is among the income too.
            income -= amount
            returned[group or Group.SAVINGS] += amount
        else:
            # Money may also go out under a category of income, which belongs to no group.
            spent[group or Group.WANTS] += amount
    return GroupFlows(income, spent, returned)
