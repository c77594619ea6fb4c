"""Reads and writes of budgets, allocations and alerts; every function takes the owner first."""

import datetime as dt
from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, delete, insert, select, true, tuple_, update

from server.budgets.envelopes import Planned
from server.budgets.known_plans import plan_reader
from server.budgets.models import Allocation, Budget, BudgetAlert, Rollover
from server.core.calendar.clock import now
from server.core.database.frequent_statements import FrequentStatement
from server.extensions import db

BUDGETS: Final = Budget.metadata.tables[Budget.__tablename__]
ALLOCATIONS: Final = Allocation.metadata.tables[Allocation.__tablename__]
ALERTS: Final = BudgetAlert.metadata.tables[BudgetAlert.__tablename__]

# After every key of a month.
LAST_KEY: Final = "9999-99"

Plans = dict[tuple[str, str], Planned]
"""Budgets by the key of their month and their category."""


class Alert(NamedTuple):
    """A reached level; `lowered_at` is None while it holds."""

    month: str
    category_id: str
    level: int
    raised_at: dt.datetime
    lowered_at: dt.datetime | None
    announce: bool

    @property
    def key(self) -> tuple[str, str, int]:
        """Month, category and level."""
        return self.month, self.category_id, self.level


class AllocationRow(NamedTuple):
    """The split in percent and the expected income of a month."""

    month: str
    needs: int
    wants: int
    savings: int
    expected_income: int | None
    version: int


def read_budgets(owner_id: str, first: str, last: str) -> Plans:
    """The owner's budgets of the months between two keys, both included."""
    wanted = select(
        BUDGETS.c.month, BUDGETS.c.category_id, BUDGETS.c.amount, BUDGETS.c.rollover
    ).where(BUDGETS.c.owner_id == owner_id, BUDGETS.c.month.between(first, last))
    rows = db.session.connection().execute(wanted)
    return {(row[0], row[1]): Planned(row[2], Rollover(row[3])) for row in rows}


def replace_budgets(owner_id: str, month: str, plans: dict[str, Planned | None]) -> None:
    """Store budgets of a month by category; None removes one."""
    mine = (BUDGETS.c.owner_id == owner_id, BUDGETS.c.month == month)
    connection = db.session.connection()
    connection.execute(delete(BUDGETS).where(*mine, BUDGETS.c.category_id.in_(plans)))
    rows = [_row(owner_id, month, one, plan) for one, plan in plans.items() if plan]
    if rows:
        connection.execute(insert(BUDGETS), rows)


class PresentPlan(NamedTuple):
    """The allocation that holds for a month, and whether anything is planned to be read."""

    allocation: AllocationRow | None
    is_planned: bool


def read_allocation(owner_id: str, month: str) -> PresentPlan:
    """The allocation of a month: its own, or that of the latest month before; one statement."""
    given = {"owner_id": owner_id, "month": month}
    is_planned, *row = _latest_allocation().first(db.session.connection(), given)
    return PresentPlan(AllocationRow(*row) if row[0] is not None else None, bool(is_planned))


# Built once, because every overview runs it; when first asked for, as features are bound then.
@cache
def _latest_allocation() -> FrequentStatement:
    latest = (
        select(*(ALLOCATIONS.c[name] for name in AllocationRow._fields))
        .where(
            ALLOCATIONS.c.owner_id == bindparam("owner_id"),
            ALLOCATIONS.c.month <= bindparam("month"),
        )
        .order_by(ALLOCATIONS.c.month.desc())
        .limit(1)
        .subquery("latest")
    )
    # One row, with or without an allocation.
    always = select(plan_reader.get().exist.label("is_planned")).subquery("always")
    return FrequentStatement(
        select(always.c.is_planned, *latest.c).outerjoin_from(always, latest, true())
    )


def write_allocation(owner_id: str, allocation: AllocationRow) -> None:
    """Store the allocation of a month; the caller has locked the account."""
    mine = (ALLOCATIONS.c.owner_id == owner_id, ALLOCATIONS.c.month == allocation.month)
    connection = db.session.connection()
    connection.execute(delete(ALLOCATIONS).where(*mine))
    row = {"owner_id": owner_id, **allocation._asdict(), "updated_at": now()}
    connection.execute(insert(ALLOCATIONS), row)


def delete_allocation(owner_id: str, month: str) -> None:
    """Delete the allocation of a month; the caller has locked the account."""
    mine = (ALLOCATIONS.c.owner_id == owner_id, ALLOCATIONS.c.month == month)
    db.session.connection().execute(delete(ALLOCATIONS).where(*mine))


def read_alerts(owner_id: str, months: Collection[str]) -> list[Alert]:
    """The alerts of these months, with lowered ones."""
    wanted = select(*(ALERTS.c[name] for name in Alert._fields)).where(
        ALERTS.c.owner_id == owner_id, ALERTS.c.month.in_(months)
    )
    return [Alert(*row) for row in db.session.connection().execute(wanted)]


def read_category_alerts(owner_id: str, category_id: str) -> list[Alert]:
    """The alerts of a category that hold, in any month."""
    wanted = select(*(ALERTS.c[name] for name in Alert._fields)).where(
        ALERTS.c.owner_id == owner_id,
        ALERTS.c.category_id == category_id,
        ALERTS.c.lowered_at.is_(None),
    )
    return [Alert(*row) for row in db.session.connection().execute(wanted)]


def insert_alerts(owner_id: str, alerts: Sequence[Alert]) -> None:
    """Store alerts that are raised for the first time."""
    rows: list[dict[str, Any]] = [{"owner_id": owner_id, **one._asdict()} for one in alerts]
    db.session.connection().execute(insert(ALERTS), rows)


def change_alerts(owner_id: str, alerts: Sequence[Alert], **values: Any) -> None:
    """Update stored alerts."""
    key = tuple_(ALERTS.c.month, ALERTS.c.category_id, ALERTS.c.level)
    chosen = key.in_([(one.month, one.category_id, one.level) for one in alerts])
    change = update(ALERTS).where(ALERTS.c.owner_id == owner_id, chosen).values(**values)
    db.session.connection().execute(change)


def delete_alerts_before(before: dt.datetime) -> None:
    """Delete the alerts of everybody that were raised before a moment."""
    db.session.connection().execute(delete(ALERTS).where(ALERTS.c.raised_at < before))


def count_budgets(owner_id: str, category_id: str) -> int:
    """In how many months the owner has a budget for a category."""
    return len(read_category_budgets(owner_id, category_id))


def read_category_budgets(owner_id: str, category_id: str) -> dict[str, Planned]:
    """The owner's budgets of one category, by the key of their month."""
    wanted = select(BUDGETS.c.month, BUDGETS.c.amount, BUDGETS.c.rollover).where(
        BUDGETS.c.owner_id == owner_id, BUDGETS.c.category_id == category_id
    )
    rows = db.session.connection().execute(wanted)
    return {row[0]: Planned(row[1], Rollover(row[2])) for row in rows}


def replace_category_budgets(owner_id: str, category_id: str, plans: dict[str, Planned]) -> None:
    """Store budgets of a category by the keys of their months."""
    mine = (BUDGETS.c.owner_id == owner_id, BUDGETS.c.category_id == category_id)
    connection = db.session.connection()
    connection.execute(delete(BUDGETS).where(*mine, BUDGETS.c.month.in_(plans)))
    rows = [_row(owner_id, month, category_id, plan) for month, plan in plans.items()]
    connection.execute(insert(BUDGETS), rows)


def delete_category(owner_id: str, category_id: str) -> None:
    """Delete the owner's budgets and alerts of a category."""
    for table in (BUDGETS, ALERTS):
        mine = (table.c.owner_id == owner_id, table.c.category_id == category_id)
        db.session.connection().execute(delete(table).where(*mine))


def list_budgets(owner_id: str) -> Plans:
    """Every budget of the owner."""
    return read_budgets(owner_id, "", LAST_KEY)


def list_allocations(owner_id: str) -> list[AllocationRow]:
    """Every split of the owner, the earliest month first."""
    wanted = select(*(ALLOCATIONS.c[name] for name in AllocationRow._fields)).where(
        ALLOCATIONS.c.owner_id == owner_id
    )
    rows = db.session.connection().execute(wanted.order_by(ALLOCATIONS.c.month))
    return [AllocationRow(*row) for row in rows]


def list_alerts(owner_id: str) -> list[Alert]:
    """Every alert of the owner, the earliest month first."""
    wanted = select(*(ALERTS.c[name] for name in Alert._fields)).where(
        ALERTS.c.owner_id == owner_id
    )
    order = (ALERTS.c.month, ALERTS.c.category_id, ALERTS.c.level)
    return [Alert(*row) for row in db.session.connection().execute(wanted.order_by(*order))]


def _row(owner_id: str, month: str, category_id: str, plan: Planned) -> dict[str, Any]:
    return {
        "owner_id": owner_id,
        "month": month,
        "category_id": category_id,
        "amount": plan.amount,
        "rollover": plan.rollover.value,
        "updated_at": now(),
    }
