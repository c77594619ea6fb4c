"""What a budget holds: its amount, what rolled over into it, and what was spent of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from server.budgets.models import Rollover

# What is told when it is reached, in percent of what is available.
NEAR: Final = 80
REACHED: Final = 100


class Planned(NamedTuple):
    """A budget as it is kept: whole rupiah, and what comes into it from the month before."""

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
        """What there is for the month."""
        return self.amount + self.carried

    @property
    def left(self) -> int:
        """What may still be spent, negative when it was overspent."""
        return self.available - self.spent

    @property
    def level(self) -> int | None:
        """Which level was reached, None below 80 percent and while nothing was spent."""
        if not self.spent:
            return None
        if self.spent >= self.available:
            return REACHED
        return NEAR if self.spent * 100 >= NEAR * self.available else None

    def pace(self, day: int, days: int) -> int:
        """What would be spent by the end of this day of the month, at an even pace."""
        return self.available * day // days


def carried_over(rollover: Rollover, before: Envelope | None) -> int:
    """What comes over from the month before; without a budget there, nothing."""
    if before is None or rollover is Rollover.NONE:
        return 0
    return before.left if rollover is Rollover.BOTH else max(0, before.left)


def chain(planned: Sequence[Planned | None], spent: Sequence[int]) -> list[Envelope | None]:
    """The envelopes of one category in months that follow each other, the oldest first."""
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
