"""The amount that is safe to spend per day until the money month ends."""

from typing import NamedTuple, Self

from server.budgets.known_plans import KnownPlans
from server.categories.book import CategoryBook
from server.categories.catalogue import Group
from server.transactions.planned_movements import PlanSource


class KnownSums(NamedTuple):
    """What plans come to until the money month ends, in whole rupiah.

    `income`, `bills` (for needs and wants) and `savings` are still to come. `cards` is what cards
    will take that was spent already. `moved` and `saved` are what transfers of plans took out of
    the balance this month, which no report counts.
    """

    income: int = 0
    bills: int = 0
    savings: int = 0
    cards: int = 0
    moved: int = 0
    saved: int = 0

    @classmethod
    def of(cls, plans: KnownPlans, book: CategoryBook) -> Self:
        """The sums of plans; what their categories are for decides what they are."""
        cards = -sum(one.amount for one in plans.movements if one.source is PlanSource.CARD)
        out = [
            one for one in plans.movements if one.amount < 0 and one.source is not PlanSource.CARD
        ]
        savings = -sum(one.amount for one in out if is_saving(one.category_id, book))
        saved = sum(one.amount for one in plans.moved if is_saving(one.category_id, book))
        return cls(
            income=sum(one.amount for one in plans.movements if one.amount > 0),
            bills=-sum(one.amount for one in out) - savings,
            savings=savings,
            cards=cards,
            moved=sum(one.amount for one in plans.moved) - saved,
            saved=saved,
        )


class SafeToSpend(NamedTuple):
    """The amount safe to spend a day, and how it is calculated.

    `left` is the income less what is set aside, spent, moved and to come; it may be negative.
    `balance_limit` is the expected balance when it is less than `left`.
    """

    per_day: int
    days: int
    income: int
    income_to_come: int
    set_aside: int
    spent: int
    moved: int
    to_come: int
    left: int
    balance_limit: int | None


def safe_to_spend(
    *,
    days: int,
    income: int,
    received: int,
    planned_savings: int,
    spent_savings: int,
    spent: int,
    balance: int,
    known: KnownSums,
) -> SafeToSpend:
    """The amount safe to spend on each of the remaining days, today included.

    `income` is the planned one, `received` the part that came in; `spent` are the expenses for
    needs and wants. Savings beyond the plan are set aside too; planned savings that a plan will
    move are set aside once.
    """
    saved = max(0, spent_savings + known.saved)
    set_aside = max(planned_savings, saved + known.savings)
    left = income - set_aside - spent - known.moved - known.bills
    # What a card takes was spent, but is still in the balance.
    have = balance + (income - received) - (set_aside - saved) - known.bills - known.cards
    return SafeToSpend(
        per_day=max(0, min(left, have) // days),
        days=days,
        income=income,
        income_to_come=min(known.income, income - received),
        set_aside=set_aside,
        spent=spent,
        moved=known.moved,
        to_come=known.bills,
        left=left,
        balance_limit=have if have < left else None,
    )


def is_saving(category_id: str | None, book: CategoryBook) -> bool:
    """Whether a category is for savings."""
    category = book.get(category_id) if category_id else None
    return category is not None and category.group is Group.SAVINGS
