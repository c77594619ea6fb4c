"""Budgets in plain Python to compare figures with; shares no code with the product."""

from dataclasses import dataclass, field
from datetime import date
from fractions import Fraction
from math import ceil, floor
from typing import Any

from tests.support.ledger_model import Ledger, Months, Span

Month = tuple[int, int]
"""Year and month; the month may be below 1 or above 12, as the calendar goes on."""


def key_of(month: Month) -> str:
    """The name of a money month."""
    year, number = divmod(month[0] * 12 + month[1] - 1, 12)
    return f"{year:04d}-{number + 1:02d}"


@dataclass
class Plans:
    """What was planned by months counted from the present one, over a ledger."""

    ledger: Ledger
    months: Months
    today: date
    budgets: dict[tuple[int, str], tuple[int, str]] = field(default_factory=dict)

    def key(self, offset: int) -> str:
        """The name of a month so many after the present one."""
        year, month = self.months.named(self.today)
        return key_of((year, month + offset))

    def span(self, offset: int) -> Span:
        """The days of such a month."""
        year, month = self.months.named(self.today)
        return self.months.span(year, month + offset)

    def spent(self, offset: int, category: str) -> int:
        """What went out for a category."""
        return self.ledger.by_category(self.span(offset)).get(category, (0, 0, 0))[1]

    def left(self, offset: int, category: str) -> int | None:
        """What is left of a budget, None where there is none."""
        if (offset, category) not in self.budgets:
            return None
        amount, _rollover = self.budgets[offset, category]
        return amount + self.carried(offset, category) - self.spent(offset, category)

    def carried(self, offset: int, category: str) -> int:
        """What comes over from the month before."""
        if (offset, category) not in self.budgets:
            return 0
        before = self.left(offset - 1, category) or 0
        rollover = self.budgets[offset, category][1]
        return {"none": 0, "surplus": max(0, before), "both": before}[rollover]

    def level(self, offset: int, category: str) -> int | None:
        """Which level of a budget is reached."""
        left, spent = self.left(offset, category), self.spent(offset, category)
        if left is None or spent == 0:
            return None
        available = left + spent
        if available <= 0:
            return 100
        share = Fraction(spent, available)
        return 100 if share >= 1 else 80 if share >= Fraction(4, 5) else None

    def proposal(self, offset: int, category: str) -> int | None:
        """The mean of the three months before that were lived, in whole thousands."""
        spent = sum(self.spent(offset - back, category) for back in (1, 2, 3))
        if not spent:
            return None
        began = date.fromisoformat(min(row["date"] for row in self.ledger.rows.values()))
        spans = [self.span(offset - back) for back in (1, 2, 3)]
        lived = [span for span in spans if span[1] >= began and span[0] <= self.today]
        return ceil(Fraction(spent, max(1, len(lived)) * 1000)) * 1000

    def row(self, offset: int, category: str) -> dict[str, Any]:
        """What the product has to show of a category."""
        left, spent = self.left(offset, category), self.spent(offset, category)
        amount = self.budgets.get((offset, category), (None,))[0]
        first, last = self.span(offset)
        pace = None
        if left is not None and not offset:
            passed = Fraction((self.today - first).days + 1, (last - first).days + 1)
            pace = floor((left + spent) * passed)
        return {
            "amount": amount,
            "carried": self.carried(offset, category),
            "available": None if left is None else left + spent,
            "spent": spent,
            "left": left,
            "pace": pace,
            "alert": self.level(offset, category),
            "previous": self.budgets.get((offset - 1, category), (None,))[0],
            "proposal": self.proposal(offset, category),
        }
