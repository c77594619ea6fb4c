"""The amount that is safe to spend per day until the money month ends."""

from typing import NamedTuple


class SafeToSpend(NamedTuple):
    """The amount safe to spend a day, and how it is calculated.

    `left` is the income less what is set aside and spent; it may be negative.
    `balance_limit` is the expected balance when it is less than `left`.
    """

    per_day: int
    days: int
    income: int
    set_aside: int
    spent: int
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
) -> SafeToSpend:
    """The amount safe to spend on each of the remaining days, today included.

    `income` is the planned one, `received` the part that came in; `spent` are the expenses for
    needs and wants. Savings beyond the plan are set aside too.
    """
    set_aside = max(planned_savings, spent_savings)
    left = income - set_aside - spent
    have = balance + (income - received) - max(0, planned_savings - spent_savings)
    return SafeToSpend(
        per_day=max(0, min(left, have) // days),
        days=days,
        income=income,
        set_aside=set_aside,
        spent=spent,
        left=left,
        balance_limit=have if have < left else None,
    )
