"""RF-DOC write a docstring."""

from enum import StrEnum


class TransactionType(StrEnum):
    """Which way the money goes."""

    EXPENSES = "expenses"
    INCOME = "income"


class Group(StrEnum):
    """What an expense is for, the three shares of a split."""

    NEEDS = "needs"
    WANTS = "wants"
    SAVINGS = "savings"
