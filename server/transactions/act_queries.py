"""What acts ask of the ledger: rows are moved and changed where they are, however many they are.

Every caller holds the owner's balance (`users.hold_balance`), so nobody else changes the rows.
"""

import datetime as dt
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, cast

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    CursorResult,
    Select,
    Table,
    and_,
    case,
    delete,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy import cast as as_type

from server.categories.service import TransactionType
from server.core.calendar.clock import now
from server.core.database.engine import db
from server.transactions.filtering import ROWS, TABLE, Filters, matching
from server.transactions.models import LedgerAct, LedgerActRow

# Tables, not mapped classes: nothing here needs objects.
ACTS: Final = LedgerAct.metadata.tables[LedgerAct.__tablename__]
KEPT: Final = LedgerActRow.metadata.tables[LedgerActRow.__tablename__]
COPIED: Final = (
    "owner_id",
    "id",
    "type",
    "category_id",
    "amount",
    "detail",
    "date",
    "created_at",
    "version",
    "booked_for",
    "booked_for_id",
    "booked_for_day",
)
# How long an act can be undone, and how long it is kept: nobody who is in time finds it gone.
UNDOABLE: Final = dt.timedelta(hours=24)
KEPT_FOR: Final = dt.timedelta(hours=25)

Condition = ColumnElement[bool]
Selected = Select[*tuple[Any, ...]]


class Kind(StrEnum):
    """What was done to the rows."""

    DELETE = "delete"
    CATEGORISE = "categorise"


@dataclass(frozen=True, slots=True)
class Act:
    """Something done that can still be undone; `undone` rows were put back, None before that."""

    id: str
    kind: str
    count: int
    undone: int | None


@dataclass(frozen=True, slots=True)
class Sum:
    """How many rows there are, and what they come to in the balance."""

    count: int
    signed: int


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows of the ledger that a condition meets, which has these values."""

    condition: Condition
    values: Mapping[str, Any]

    def among(self, statement: Selected) -> Selected:
        """The statement for these rows alone."""
        return statement.where(self.condition).params(self.values)

    def elsewhere(self, category_id: str) -> "Rows":
        """Those that are in another category."""
        return replace(self, condition=and_(self.condition, ROWS.category_id != category_id))


def with_ids(owner_id: str, ids: Collection[str]) -> Rows:
    """The owner's rows with these ids."""
    return Rows(and_(ROWS.owner_id == owner_id, ROWS.id.in_(ids)), {})


def met_by(owner_id: str, filters: Filters) -> Rows:
    """The owner's rows that the filters meet."""
    values = {"owner_id": owner_id, **filters.given()}
    return Rows(matching(values), values)


def sum_of(rows: Rows) -> Sum:
    """What rows come to."""
    return _sum(rows.among(_summed(TABLE)))


def begin(owner_id: str, act_id: str, kind: Kind, count: int) -> None:
    """Write down that an act met so many rows."""
    values = {"owner_id": owner_id, "id": act_id, "kind": kind.value, "count": count}
    _execute(insert(ACTS).values(**values, undone=None, created_at=now()))


def keep(act_id: str, rows: Rows) -> None:
    """Keep rows with an act as they are now."""
    columns = [ROWS[name] for name in COPIED]
    # In the order of the keys, or most of the time would go into sorting them in.
    copied = rows.among(select(literal(act_id), *columns)).order_by(ROWS.id)
    _execute(insert(KEPT).from_select(["act_id", *COPIED], copied))


def remove_kept(owner_id: str, act_id: str) -> None:
    """Take the rows that an act keeps out of the ledger."""
    _execute(delete(TABLE).where(ROWS.owner_id == owner_id, ROWS.id.in_(_ids(owner_id, act_id))))


def categorise_kept(owner_id: str, act_id: str, category_id: str) -> None:
    """Put the rows that an act keeps into another category."""
    chosen = (ROWS.owner_id == owner_id, ROWS.id.in_(_ids(owner_id, act_id)))
    change = {"category_id": category_id, "version": ROWS.version + 1}
    _execute(update(TABLE).where(*chosen).values(change))


def put_back(owner_id: str, act_id: str, *ids: str) -> Sum:
    """Bring rows that an act deleted into the ledger, all of them without ids; returns their sum.

    The caller has found the act, so its rows are neither changed nor deleted meanwhile.
    """
    chosen = _of_act(owner_id, act_id)
    if ids:
        chosen = and_(chosen, KEPT.c.id.in_(ids))
    back = _sum(_summed(KEPT).where(chosen))
    copied = select(*(KEPT.c[name] for name in COPIED)).where(chosen)
    _execute(insert(TABLE).from_select(list(COPIED), copied))
    _execute(delete(KEPT).where(chosen))
    return back


def categorise_back(owner_id: str, act_id: str) -> int:
    """Give rows their earlier category where nobody changed them since, and return how many."""
    was = KEPT.alias("was")
    unchanged = and_(
        was.c.owner_id == owner_id,
        was.c.act_id == act_id,
        was.c.id == ROWS.id,
        was.c.version + 1 == ROWS.version,
    )
    back = (
        update(TABLE)
        .where(ROWS.owner_id == owner_id, unchanged)
        .values(category_id=was.c.category_id, version=ROWS.version + 1)
    )
    changed = _execute(back)
    _execute(delete(KEPT).where(_of_act(owner_id, act_id)))
    return changed


def move(owner_id: str, source_id: str, target_id: str) -> None:
    """Let what is kept of one category come back in another, as a change of deleted rows."""
    deleted = select(ACTS.c.id).where(ACTS.c.owner_id == owner_id, ACTS.c.kind == Kind.DELETE.value)
    # What was put into another category is there still, and its version has not changed by this.
    version = KEPT.c.version + case((KEPT.c.act_id.in_(deleted), 1), else_=0)
    mine = (KEPT.c.owner_id == owner_id, KEPT.c.category_id == source_id)
    _execute(update(KEPT).where(*mine).values(category_id=target_id, version=version))


def finish(owner_id: str, act_id: str, undone: int) -> None:
    """Write down that an act was undone for so many rows."""
    mine = (ACTS.c.owner_id == owner_id, ACTS.c.id == act_id)
    _execute(update(ACTS).where(*mine).values(undone=undone))


def find_act(owner_id: str, act_id: str) -> Act | None:
    """An act of the owner that can still be undone, or was."""
    return _act(ACTS.c.owner_id == owner_id, ACTS.c.id == act_id)


def find_deletion(owner_id: str, row_id: str) -> Act | None:
    """The act that deleted a row of the owner, while it can be undone."""
    holding = select(KEPT.c.act_id).where(KEPT.c.owner_id == owner_id, KEPT.c.id == row_id)
    return _act(
        ACTS.c.owner_id == owner_id, ACTS.c.kind == Kind.DELETE.value, ACTS.c.id.in_(holding)
    )


def forget_old() -> int:
    """Delete the acts of 25 hours ago and earlier, with their rows, and say how many."""
    return _execute(delete(ACTS).where(ACTS.c.created_at < now() - KEPT_FOR))


def _act(*conditions: Condition) -> Act | None:
    columns = (ACTS.c.id, ACTS.c.kind, ACTS.c.count, ACTS.c.undone)
    recent = ACTS.c.created_at >= now() - UNDOABLE
    # Locked, so that it is not deleted while it is undone.
    wanted = select(*columns).where(*conditions, recent).with_for_update()
    found = db.session.connection().execute(wanted).first()
    return None if found is None else Act(*found)


def _summed(table: Table) -> Selected:
    signed = case(
        (table.c.type == TransactionType.INCOME.value, table.c.amount), else_=-table.c.amount
    )
    total = as_type(func.coalesce(func.sum(signed), 0), BigInteger)
    return select(func.count(table.c.id), total)


def _sum(statement: Selected) -> Sum:
    return Sum(*db.session.connection().execute(statement).one())


def _of_act(owner_id: str, act_id: str) -> Condition:
    return and_(KEPT.c.owner_id == owner_id, KEPT.c.act_id == act_id)


def _ids(owner_id: str, act_id: str) -> Any:
    return select(KEPT.c.id).where(_of_act(owner_id, act_id))


def _execute(statement: Any) -> int:
    result = db.session.connection().execute(statement)
    return cast("CursorResult[Any]", result).rowcount
