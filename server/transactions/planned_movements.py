"""Money that is known to move on a day to come, as reminders, plans and goals tell the forecast."""

import datetime as dt
from enum import StrEnum
from typing import NamedTuple


class PlanSource(StrEnum):
    """What makes a movement known."""

    REMINDER = "reminder"
    PLAN = "plan"
    GOAL = "goal"
    DEBT = "debt"
    # The bill of a card or paylater: what was spent already.
    CARD = "card"
    # Similar entries of the ledger, which nobody has planned.
    SERIES = "series"


class PlannedMovement(NamedTuple):
    """Whole rupiah that will come in (positive) or go out (negative) on a day.

    `spread` is by how much the amount differs from time to time, zero for a fixed one.
    `category_id` is that of the entry that will be recorded, None where it is not known, and
    `to_wallet_id` the wallet that a transfer goes to.
    """

    day: dt.date
    amount: int
    source: PlanSource
    source_id: str
    name: str
    icon: str
    category_id: str | None
    spread: int = 0
    to_wallet_id: str | None = None

    @property
    def key(self) -> str:
        """What all movements of one source have in common."""
        return f"{self.source.value}:{self.source_id}"
