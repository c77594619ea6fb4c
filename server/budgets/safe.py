"""The one number: what is safe to spend a day until the money month ends; whole rupiah."""

from typing import NamedTuple


class Safe(NamedTuple):
    """What may be spent a day, and the sum that leads to it.

    `left` is the income without what is set aside and what was spent, and may be negative.
    `balance_limit` is what there will be, when that is less than `left`.
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
) -> Safe:
    """What is safe to spend on each of the days that are left, today among them.

    `income` is what is planned with, `received` what of it came in; `spent` went to needs and
    wants. What is saved beyond the plan is set aside too.
    """
    set_aside = max(planned_savings, spent_savings)
    left = income - set_aside - spent
    have = balance + (income - received) - max(0, planned_savings - spent_savings)
    return Safe(
        per_day=max(0, min(left, have) // days),
        days=days,
        income=income,
        set_aside=set_aside,
        spent=spent,
        left=left,
        balance_limit=have if have < left else None,
    )
