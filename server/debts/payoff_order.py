"""Two orders of paying debts off early, compared month by month.

Every debt gets its instalment. What is put on top, and the instalments of debts that are cleared
before, go to one debt at a time: the smallest one, or the one with the highest rate.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Final, NamedTuple

from server.debts.progress import OpenInstalment
from server.debts.schedule import round_half_up

# No schedule is longer, and extra money only makes it shorter.
MOST_MONTHS: Final = 400


class PayoffOrder(StrEnum):
    """Which debt gets what is left over."""

    SMALLEST = "smallest"
    HIGHEST = "highest"


class OpenDebt(NamedTuple):
    """A debt with what is open of it; without `reduces`, extra money lowers no later cost.

    The rate is that of a month.
    """

    id: str
    rate: Fraction
    reduces: bool
    rows: Sequence[OpenInstalment]


class PayoffPlan(NamedTuple):
    """How an order ends: the months until all is paid, what it costs, and who is cleared when."""

    months: int
    cost: int
    cleared: list[tuple[str, int]]


@dataclass(slots=True)
class _Running:
    debt: OpenDebt
    principal: int
    place: int = 0

    def pay_instalment(self) -> tuple[int, int]:
        """Pay this month's instalment; its whole amount, and the cost in it."""
        if self.place < len(self.debt.rows):
            row = self.debt.rows[self.place]
            amount, cost = row.amount, row.cost
        else:
            # Only reached when rounding leaves a remainder.
            amount, cost = self.principal, 0
        if self.debt.reduces:
            cost = min(cost, round_half_up(self.principal * self.debt.rate))
        self.place += 1
        paid = min(self.principal, amount - cost)
        self.principal -= paid
        return paid + cost, cost


_CHOICES: Final[dict[PayoffOrder, Callable[[_Running], tuple[int | Fraction, ...]]]] = {
    PayoffOrder.SMALLEST: lambda one: (one.principal, -one.debt.rate),
    PayoffOrder.HIGHEST: lambda one: (-one.debt.rate, one.principal),
}


def plan_payoff(debts: Sequence[OpenDebt], order: PayoffOrder | None, extra: int) -> PayoffPlan:
    """Play the months until nothing is owed; without an order nothing is paid early."""
    running = [_Running(debt, sum(row.principal for row in debt.rows)) for debt in debts]
    budget = extra + sum(_usual(one) for one in running)
    months = cost = 0
    cleared: list[tuple[str, int]] = []
    while any(one.principal for one in running) and months < MOST_MONTHS:
        months += 1
        spent = 0
        for one in (one for one in running if one.principal):
            paid, of_cost = one.pay_instalment()
            spent, cost = spent + paid, cost + of_cost
        if order is not None:
            _pay_early(running, order, max(0, budget - spent))
        known = {id_ for id_, _ in cleared}
        done = [one.debt.id for one in running if not one.principal]
        cleared += [(id_, months) for id_ in done if id_ not in known]
    return PayoffPlan(months, cost, cleared)


def _usual(one: _Running) -> int:
    return one.debt.rows[0].instalment.amount if one.debt.rows else 0


def _pay_early(running: Sequence[_Running], order: PayoffOrder, left: int) -> None:
    for one in sorted((one for one in running if one.principal), key=_CHOICES[order]):
        paid = min(left, one.principal)
        one.principal, left = one.principal - paid, left - paid
