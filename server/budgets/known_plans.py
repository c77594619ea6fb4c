"""What is known to move until payday; a higher feature knows the plans of all features."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from sqlalchemy import ColumnElement

from server.core.calendar.money_month import MoneyMonth
from server.core.extension_point import ExtensionPoint
from server.sessions.accounts import Account
from server.transactions.planned_movements import PlannedMovement
from server.transactions.viewer_context import ViewerContext


class Moved(NamedTuple):
    """Whole rupiah that a planned transfer took out of the balance; negative came back.

    `category_id` is what the plan is for, None where that is not known.
    """

    category_id: str | None
    amount: int


class KnownPlans(NamedTuple):
    """What plans will move until a money month ends, and what their transfers moved in it."""

    movements: Sequence[PlannedMovement] = ()
    moved: Sequence[Moved] = ()


class ReadPlans(Protocol):
    """Reads what is known of an account in its present money month."""

    def __call__(
        self, account: Account, month: MoneyMonth, viewer: ViewerContext
    ) -> KnownPlans: ...


class PlanReader(NamedTuple):
    """Reads plans; `exist` tells in any statement whether `owner_id` has some to read."""

    exist: ColumnElement[bool]
    read: ReadPlans


plan_reader: Final = ExtensionPoint[PlanReader]("what is known to come")
