"""The undo log: actions on rows, with the rows as they were before, for 24 hours.

Statements copy and change rows inside the database, however many they are. Every caller has
locked the owner's balance, so nobody else changes the rows.
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
    or_,
    select,
    update,
)
from sqlalchemy import cast as cast_sql

from server.core.calendar.clock import now
from server.core.database.engine import db
from server.core.ids import new_id
from server.transactions.bookings import BookingSource, put_aside_column
from server.transactions.filters import Filters, conditions_of
from server.transactions.models import (
    ACTIONS,
    COLUMNS,
    REPORTED,
    ROWS,
    SNAPSHOTS,
    TABLE,
    EntryType,
)
from server.transactions.recounted_sums import recounted_sums

COPIED: Final = ("owner_id", *COLUMNS)
# How long an action can be undone, and when it is deleted: an hour later.
UNDOABLE: Final = dt.timedelta(hours=24)
RETENTION: Final = dt.timedelta(hours=25)

Condition = ColumnElement[bool]
Selected = Select[*tuple[Any, ...]]
BookingSums = dict[tuple[str, str], int]
"""By kind and id of what booked rows: what they put aside, in whole rupiah."""


class ActionKind(StrEnum):
    """What an action did to its rows."""

    DELETE = "delete"
    CATEGORISE = "categorise"


@dataclass(frozen=True, slots=True)
class Action:
    """An action that can be undone; `undone` is how many rows were restored, None before it."""

    id: str
    kind: str
    count: int
    undone: int | None


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of the ledger that match a condition with these parameters."""

    condition: Condition
    values: Mapping[str, Any]

    def among(self, statement: Selected) -> Selected:
        """The statement, limited to these rows."""
        return statement.where(self.condition).params(self.values)

    def elsewhere(self, category_id: str) -> "Rows":
        """Those that are in another category; transfers and adjustments have none."""
        elsewhere = (ROWS.category_id != category_id, ROWS.type.in_(REPORTED))
        return replace(self, condition=and_(self.condition, *elsewhere))


def rows_with_ids(owner_id: str, ids: Collection[str]) -> Rows:
    """The owner's rows with these ids."""
    return Rows(and_(ROWS.owner_id == owner_id, ROWS.id.in_(ids)), {})


def rows_matching(owner_id: str, filters: Filters) -> Rows:
    """The owner's rows that match the filters."""
    values = {"owner_id": owner_id, **filters.parameters()}
    return Rows(conditions_of(values), values)


def count_rows(rows: Rows) -> int:
    """How many rows there are."""
    counted = rows.among(select(func.count(ROWS.id)))
    return int(db.session.connection().execute(counted).scalar_one())


def sum_bookings(rows: Rows) -> BookingSums:
    """What rows add to each goal, plan or reminder that booked them."""
    return _sum_bookings(rows.among(_booked(TABLE)))


def sum_deleted_bookings(owner_id: str, action_id: str, *ids: str) -> BookingSums:
    """The same of rows that an action deleted, all of them without ids."""
    return _sum_bookings(_booked(SNAPSHOTS).where(_chosen(owner_id, action_id, ids)))


def delete_rows(owner_id: str, rows: Rows, count: int) -> Action:
    """Delete so many rows, and the fees of transfers among them, as one action."""
    action_id = _begin(owner_id, ActionKind.DELETE, count, rows)
    fees = _log_fees(owner_id, action_id)
    chosen = (ROWS.owner_id == owner_id, ROWS.id.in_(_ids(owner_id, action_id)))
    with recounted_sums(owner_id, count + fees, growth=-count - fees):
        _execute(delete(TABLE).where(*chosen))
    return Action(action_id, ActionKind.DELETE.value, count + fees, None)


def categorise_rows(owner_id: str, rows: Rows, count: int, category_id: str) -> str:
    """Move so many rows to a category as one action and return its id."""
    action_id = _begin(owner_id, ActionKind.CATEGORISE, count, rows)
    chosen = (ROWS.owner_id == owner_id, ROWS.id.in_(_ids(owner_id, action_id)))
    change = {"category_id": category_id, "version": ROWS.version + 1}
    with recounted_sums(owner_id, count, of_wallets=False):
        _execute(update(TABLE).where(*chosen).values(change))
    return action_id


def restore_rows(owner_id: str, action: Action, *ids: str) -> int:
    """Restore rows that an action deleted, all of them without ids, and return how many.

    A transfer brings its fee back, unless its wallets have become one: then it stays away. The
    caller has found the action, so nobody else changes its rows.
    """
    chosen = _chosen(owner_id, action.id, ids)
    possible = SNAPSHOTS.c.to_wallet_id.is_distinct_from(SNAPSHOTS.c.wallet_id)
    copied = select(*(SNAPSHOTS.c[name] for name in COPIED)).where(chosen, possible)
    most = len(ids) or action.count
    with recounted_sums(owner_id, most, growth=most):
        restored = _execute(insert(TABLE).from_select(list(COPIED), copied))
    _execute(delete(SNAPSHOTS).where(chosen))
    return restored


def restore_categories(owner_id: str, action: Action) -> int:
    """Give rows that were not changed since their earlier category, and return how many."""
    was = SNAPSHOTS.alias("was")
    unchanged = and_(
        was.c.owner_id == owner_id,
        was.c.act_id == action.id,
        was.c.id == ROWS.id,
        was.c.version + 1 == ROWS.version,
    )
    back = (
        update(TABLE)
        .where(ROWS.owner_id == owner_id, unchanged)
        .values(category_id=was.c.category_id, version=ROWS.version + 1)
    )
    with recounted_sums(owner_id, action.count, of_wallets=False):
        changed = _execute(back)
    _execute(delete(SNAPSHOTS).where(_of_action(owner_id, action.id)))
    return changed


def move_snapshots(owner_id: str, source_id: str, target_id: str) -> None:
    """Let snapshots of one category be restored into another, as a change of deleted rows."""
    mine = (SNAPSHOTS.c.owner_id == owner_id, SNAPSHOTS.c.category_id == source_id)
    changed = {"category_id": target_id, "version": next_version(owner_id)}
    _execute(update(SNAPSHOTS).where(*mine).values(changed))


def next_version(owner_id: str) -> ColumnElement[int]:
    """The version of the owner's snapshots after a change of deleted rows.

    Rows that were only moved to a category still exist, and their snapshots keep their version.
    """
    deleted = select(ACTIONS.c.id).where(
        ACTIONS.c.owner_id == owner_id, ACTIONS.c.kind == ActionKind.DELETE.value
    )
    return SNAPSHOTS.c.version + case((SNAPSHOTS.c.act_id.in_(deleted), 1), else_=0)


def finish_undo(owner_id: str, action_id: str, undone: int) -> None:
    """Note how many rows the undo restored."""
    mine = (ACTIONS.c.owner_id == owner_id, ACTIONS.c.id == action_id)
    _execute(update(ACTIONS).where(*mine).values(undone=undone))


def find_action(owner_id: str, action_id: str) -> Action | None:
    """An action of the owner that can still be undone, or was."""
    return _find(ACTIONS.c.owner_id == owner_id, ACTIONS.c.id == action_id)


def find_deletion(owner_id: str, row_id: str) -> Action | None:
    """The action that deleted a row of the owner, while it can be undone."""
    deletions = select(SNAPSHOTS.c.act_id).where(
        SNAPSHOTS.c.owner_id == owner_id, SNAPSHOTS.c.id == row_id
    )
    return _find(
        ACTIONS.c.owner_id == owner_id,
        ACTIONS.c.kind == ActionKind.DELETE.value,
        ACTIONS.c.id.in_(deletions),
    )


def delete_expired() -> int:
    """Delete actions older than 25 hours with their snapshots, and return how many."""
    return _execute(delete(ACTIONS).where(ACTIONS.c.created_at < now() - RETENTION))


def _begin(owner_id: str, kind: ActionKind, count: int, rows: Rows) -> str:
    """Log an action on so many rows, with the rows as they are now, and return its id."""
    action_id = new_id()
    values = {"owner_id": owner_id, "id": action_id, "kind": kind.value, "count": count}
    _execute(insert(ACTIONS).values(**values, undone=None, created_at=now()))
    columns = [ROWS[name] for name in COPIED]
    # In the order of the keys, or most of the time would go into sorting them in.
    copied = rows.among(select(literal(action_id), *columns)).order_by(ROWS.id)
    _execute(insert(SNAPSHOTS).from_select(["act_id", *COPIED], copied))
    return action_id


def _log_fees(owner_id: str, action_id: str) -> int:
    """Add what goes with an action's transfers and payments of debts, and count what is new.

    That are fees, interest, and what a wallet owes less.
    """
    columns = [ROWS[name] for name in COPIED]
    is_whole = or_(
        SNAPSHOTS.c.type == EntryType.TRANSFER.value,
        SNAPSHOTS.c.booked_for == BookingSource.DEBT.value,
    )
    transfers = _ids(owner_id, action_id).where(is_whole)
    fees = select(literal(action_id), *columns).where(
        ROWS.owner_id == owner_id,
        _is_fee_of(TABLE, transfers),
        ROWS.id.not_in(_ids(owner_id, action_id)),
    )
    found = _execute(insert(SNAPSHOTS).from_select(["act_id", *COPIED], fees))
    if found:
        mine = (ACTIONS.c.owner_id == owner_id, ACTIONS.c.id == action_id)
        _execute(update(ACTIONS).where(*mine).values(count=ACTIONS.c.count + found))
    return found


def _find(*conditions: Condition) -> Action | None:
    columns = (ACTIONS.c.id, ACTIONS.c.kind, ACTIONS.c.count, ACTIONS.c.undone)
    recent = ACTIONS.c.created_at >= now() - UNDOABLE
    # Locked, so that no cleanup deletes it meanwhile.
    wanted = select(*columns).where(*conditions, recent).with_for_update()
    found = db.session.connection().execute(wanted).first()
    return None if found is None else Action(*found)


def _booked(table: Table) -> Selected:
    source = (table.c.booked_for, table.c.booked_for_id)
    put_aside = cast_sql(func.sum(put_aside_column(table.c)), BigInteger)
    return select(*source, put_aside).where(source[0].is_not(None)).group_by(*source)


def _sum_bookings(statement: Selected) -> BookingSums:
    found = db.session.connection().execute(statement)
    return {(kind, id_): put_aside for kind, id_, put_aside in found}


def _chosen(owner_id: str, action_id: str, ids: Collection[str]) -> Condition:
    chosen = _of_action(owner_id, action_id)
    if not ids:
        return chosen
    return and_(chosen, or_(SNAPSHOTS.c.id.in_(ids), _is_fee_of(SNAPSHOTS, ids)))


def _is_fee_of(table: Table, transfers: Collection[str] | Selected) -> Condition:
    of_transfer = table.c.booked_for == BookingSource.TRANSFER.value
    return and_(of_transfer, table.c.booked_for_id.in_(transfers))


def _of_action(owner_id: str, action_id: str) -> Condition:
    return and_(SNAPSHOTS.c.owner_id == owner_id, SNAPSHOTS.c.act_id == action_id)


def _ids(owner_id: str, action_id: str) -> Selected:
    return select(SNAPSHOTS.c.id).where(_of_action(owner_id, action_id))


def _execute(statement: Any) -> int:
    # By itself PostgreSQL's driver forgets how many rows an INSERT wrote.
    counted = {"preserve_rowcount": True}
    result = db.session.connection().execute(statement, execution_options=counted)
    return cast("CursorResult[Any]", result).rowcount
