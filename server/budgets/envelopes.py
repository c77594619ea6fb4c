"""Envelopes: the amount, rollover and expenses of a budget in a month."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from server.budgets.models import Rollover

# The levels of alerts, in percent of what is available.
NEAR: Final = 80
REACHED: Final = 100
WHOLE: Final = 100


class Planned(NamedTuple):
    """A stored budget: whole rupiah, and its rollover from the month before."""

    amount: int
    rollover: Rollover


@dataclass(frozen=True, slots=True)
class Envelope:
    """A budget of one category in one money month, in whole rupiah; `carried` may be negative."""

    amount: int
    rollover: Rollover
    carried: int
    spent: int

    @property
    def available(self) -> int:
        """The amount and the rollover."""
        return self.amount + self.carried

    @property
    def left(self) -> int:
        """What is left to spend, negative when overspent."""
        return self.available - self.spent

    @property
    def percent(self) -> int | None:
        """How much of what is available is spent, rounded down; None without anything available."""
        return self.spent * WHOLE // self.available if self.available > 0 else None

    @property
    def level(self) -> int | None:
        """The reached level, None below 80 percent and without expenses."""
        if not self.spent:
            return None
        if self.spent >= self.available:
            return REACHED
        return NEAR if self.spent * 100 >= NEAR * self.available else None

    def pace(self, day: int, days: int) -> int:
        """The expenses until the end of this day of the month, at an even pace."""
        return self.available * day // days


def carried_over(rollover: Rollover, before: Envelope | None) -> int:
    """The rollover from the month before; 0 without a budget there."""
    if before is None or rollover is Rollover.NONE:
        return 0
    return before.left if rollover is Rollover.BOTH else max(0, before.left)


def chain(planned: Sequence[Planned | None], spent: Sequence[int]) -> list[Envelope | None]:
    """The envelopes of one category in consecutive months, the oldest first."""
    envelopes: list[Envelope | None] = []
    before: Envelope | None = None
    for budget, taken in zip(planned, spent, strict=True):
        if budget is None:
            before = None
        else:
            carried = carried_over(budget.rollover, before)
            before = Envelope(budget.amount, budget.rollover, carried, taken)
        envelopes.append(before)
    return envelopes
