"""How far a schedule is paid: payments tick the instalments one after the other."""

import datetime as dt
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from server.debts.schedule import Instalment


class InstalmentState(StrEnum):
    """Whether an instalment is paid, and whether its day has passed."""

    PAID = "paid"
    PARTLY = "partly"
    OVERDUE = "overdue"
    DUE = "due"


class OpenInstalment(NamedTuple):
    """An instalment with what is still open of it; its cost is paid with its first part."""

    instalment: Instalment
    principal: int

    @property
    def cost(self) -> int:
        """Interest and fee that are still to be paid."""
        return self.instalment.cost if self.principal == self.instalment.principal else 0

    @property
    def amount(self) -> int:
        """What is still to be paid of it."""
        return self.principal + self.cost

    def state(self, today: dt.date) -> InstalmentState:
        """How it looks on a day."""
        if not self.principal:
            return InstalmentState.PAID
        if self.instalment.due < today:
            return InstalmentState.OVERDUE
        is_touched = self.principal < self.instalment.principal
        return InstalmentState.PARTLY if is_touched else InstalmentState.DUE


class EarlyPayoff(NamedTuple):
    """Paying everything at once: the principal, what it has cost so far, and what that saves.

    The cost so far is that of all instalments that are overdue, and of the next one.
    """

    principal: int
    cost: int
    saves: int

    @property
    def amount(self) -> int:
        """What is to be paid."""
        return self.principal + self.cost


def apply_payments(schedule: Sequence[Instalment], paid: int) -> list[OpenInstalment]:
    """What is open of each instalment after so much principal was paid, the first ones first."""
    rows = []
    for row in schedule:
        ticked = min(max(paid, 0), row.principal)
        paid -= ticked
        rows.append(OpenInstalment(row, row.principal - ticked))
    return rows


def list_open(rows: Sequence[OpenInstalment]) -> list[OpenInstalment]:
    """Those of which something is still to be paid."""
    return [row for row in rows if row.principal]


def pay_off(rows: Sequence[OpenInstalment], today: dt.date) -> EarlyPayoff | None:
    """What it takes to be free on a day; None when nothing is open.

    The cost of the instalments after the next one is never charged: that is what it saves.
    """
    left = list_open(rows)
    if not left:
        return None
    principal = sum(row.principal for row in left)
    overdue = sum(row.instalment.due < today for row in left)
    cost = sum(row.cost for row in left[: overdue + 1])
    return EarlyPayoff(principal, cost, sum(row.cost for row in left[overdue + 1 :]))
