"""Entries in bulk for imports: read for a comparison, written, changed and taken back.

Every caller of a write has locked the owner's account and settles the balance afterwards.
"""

import datetime as dt
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar, cast

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    CursorResult,
    Row,
    Select,
    Subquery,
    bindparam,
    case,
    delete,
    insert,
    or_,
    select,
    update,
)

from server.core.database.engine import db, dialect_name
from server.transactions.bookings import UNLINKED, BookingSource
from server.transactions.models import COLUMNS, REPORTED, ROWS, TABLE, EntryType
from server.transactions.recounted_sums import recounted_sums
from server.transactions.service import FIRST_VERSION
from server.transactions.signed_amounts import signed_amount, signed_column
from server.transactions.transfers import FEES

T = TypeVar("T")
# Rows are fetched some at a time, because all of them would take much memory.
STREAMED: Final = {"yield_per": 2_000}
# How many ids a statement names; SQLite takes 32,766 parameters.
BATCH: Final = 5_000
COLUMN_TYPES: Final = {column.name: column.type for column in TABLE.columns}
# What statements for many rows find entries by.
KEYS: Final = (ROWS.owner_id, ROWS.id)
# What an undo puts back.
RESTORED: Final = ("type", "category_id", "amount", "detail", "date", "wallet_id", "to_wallet_id")


class LedgerEntry(NamedTuple):
    """An entry to compare with; `is_booked` by a goal, a plan, a reminder or a transfer."""

    id: str
    type: str
    category_id: str
    amount: int
    date: dt.date
    detail: str
    version: int
    wallet_id: str
    to_wallet_id: str | None
    is_booked: bool

    def change_of(self, wallet_id: str) -> int:
        """What it adds to one of its wallets, in whole rupiah."""
        if self.to_wallet_id == wallet_id:
            return self.amount
        return signed_amount(self.type, self.amount)


class Movement(NamedTuple):
    """An income or an expense that nothing is booked for."""

    id: str
    type: str
    amount: int
    date: dt.date
    wallet_id: str


_READ: Final = (
    *(ROWS[name] for name in LedgerEntry._fields[:-1]),
    ROWS.booked_for.is_not(None),
)
_OF_PERIOD: Final = (
    ROWS.owner_id == bindparam("owner"),
    ROWS.date.between(bindparam("first"), bindparam("last")),
)
_MOVEMENTS: Final = (
    select(*(ROWS[name] for name in Movement._fields))
    .where(
        *_OF_PERIOD,
        ROWS.wallet_id.in_(bindparam("wallets", expanding=True)),
        ROWS.type.in_([*map(str, REPORTED)]),
        ROWS.booked_for.is_(None),
    )
    .order_by(ROWS.amount, ROWS.id)
)
_IS_FEE: Final = ROWS.booked_for == BookingSource.TRANSFER.value
_CHANGE: Final = update(TABLE).where(
    ROWS.owner_id == bindparam("owner"), ROWS.id == bindparam("entry")
)


def entries_query() -> Subquery:
    """The `owner_id`, `id`, `category_id`, `detail` and `version` of every entry, as a subquery."""
    names = ("owner_id", "id", "category_id", "detail", "version")
    return select(*(ROWS[name] for name in names)).subquery("entries")


def changes_query(wallet_id: str) -> Subquery:
    """What the owner's entries in a period change in a wallet, as a subquery without adjustments.

    Its columns are `id`, `date` and `change`, in whole rupiah; it needs the parameters `owner`,
    `first` and `last`.
    """
    change = case((ROWS.to_wallet_id == wallet_id, ROWS.amount), else_=signed_column(ROWS))
    is_in_wallet = or_(ROWS.wallet_id == wallet_id, ROWS.to_wallet_id == wallet_id)
    wanted = select(ROWS.id, ROWS.date, change.label("change")).where(
        *_OF_PERIOD, ROWS.type != EntryType.ADJUSTMENT.value, is_in_wallet
    )
    return wanted.subquery("changes")


def list_movements(
    owner_id: str, wallet_ids: Sequence[str], first: dt.date, last: dt.date
) -> Iterator[Movement]:
    """The owner's incomes and expenses of wallets in a period, by their amounts, not all at once.

    Those that a goal, a plan, a reminder or a transfer booked are left out.
    """
    given = {"owner": owner_id, "first": first, "last": last, "wallets": wallet_ids}
    found = db.session.connection().execute(_MOVEMENTS, given, execution_options=STREAMED)
    return (Movement(*row) for row in found)


def find_entries(owner_id: str, ids: Sequence[str]) -> dict[str, LedgerEntry]:
    """Those of the entries that exist, by their ids."""
    found: dict[str, LedgerEntry] = {}
    for part in batches(ids):
        wanted = select(*_READ).where(ROWS.owner_id == owner_id, is_named(ROWS.id, part))
        rows = db.session.connection().execute(wanted)
        found |= {row[0]: LedgerEntry(*row) for row in rows}
    return found


def batches(items: Sequence[T]) -> Iterator[Sequence[T]]:
    """Parts of a long list, each short enough to name its items in one statement."""
    for start in range(0, len(items), BATCH):
        yield items[start : start + BATCH]


def insert_selected(owner_id: str, selected: Select[Any], most: int) -> int:
    """Write the owner's rows, so many at most, that a statement selects, and count them.

    It selects every column by its name.
    """
    names = ["owner_id", *COLUMNS]
    columns = {column.name: column for column in selected.selected_columns}
    ordered = selected.with_only_columns(*(columns[name] for name in names))
    with recounted_sums(owner_id, most, growth=most):
        return _count(insert(TABLE).from_select(names, ordered))


def new_columns(moment: dt.datetime) -> Mapping[str, Any]:
    """The columns that are the same in every new entry."""
    return {**UNLINKED, "created_at": moment, "version": FIRST_VERSION}


def fee_columns() -> Mapping[str, Any]:
    """The columns that are the same in every fee of a transfer but what it is booked for."""
    return {
        "type": EntryType.EXPENSES.value,
        "category_id": FEES,
        "booked_for": BookingSource.TRANSFER.value,
        "to_wallet_id": None,
        "detail": "",
    }


def change_entries(owner_id: str, changes: Mapping[str, Mapping[str, Any]]) -> None:
    """Give entries, by their ids, new values, each all of them; a change of each."""
    if changes:
        rows = [{"owner": owner_id, "entry": id_, **values} for id_, values in changes.items()]
        db.session.connection().execute(_CHANGE.values(version=ROWS.version + 1), rows)


def delete_unchanged(owner_id: str, known: Mapping[str, int], most: int) -> set[str]:
    """Delete entries for good that have the version at which they are known, with their fees.

    `known` has versions by ids; `most` is how many rows go at most. Returns the ids of the entries
    that stay because they were changed.
    """
    changed: set[str] = set()
    with recounted_sums(owner_id, most, growth=-most):
        for part in batches(list(known)):
            present = _list_versions(owner_id, part)
            unchanged = [row for row in present if row.version == known[row.id]]
            changed |= {row.id for row in present} - {row.id for row in unchanged}
            delete_fees(owner_id, [row.id for row in unchanged if row.type == EntryType.TRANSFER])
            _delete(owner_id, [row.id for row in unchanged])
    return changed


def _list_versions(owner_id: str, ids: Sequence[str]) -> Sequence[Row[str, int, str]]:
    """The id, version and type of those of the entries that exist."""
    wanted = select(ROWS.id, ROWS.version, ROWS.type)
    mine = (ROWS.owner_id == owner_id, is_named(ROWS.id, ids))
    return db.session.connection().execute(wanted.where(*mine)).all()


def _delete(owner_id: str, ids: Sequence[str]) -> None:
    if ids:
        gone = delete(TABLE).where(ROWS.owner_id == owner_id, is_named(ROWS.id, ids))
        db.session.connection().execute(gone)


def is_named(column: ColumnElement[str], ids: Sequence[str]) -> ColumnElement[bool]:
    """Whether a column has one of some ids, in time that grows with no more than its table.

    PostgreSQL hashes constants, where it would look through parameters row by row. A join is worse:
    while the statistics say that a table is empty, each of its rows is compared with each.
    """
    names: BindParameter[Any] = bindparam(
        None, ids, expanding=True, literal_execute=dialect_name() == "postgresql"
    )
    return column.in_(names)


def delete_fees(owner_id: str, ids: Sequence[str]) -> None:
    """Delete the fees of transfers for good."""
    for part in batches(ids):
        mine = (ROWS.owner_id == owner_id, _IS_FEE)
        gone = delete(TABLE).where(*mine, is_named(ROWS.booked_for_id, part))
        db.session.connection().execute(gone)


def _count(statement: Any) -> int:
    # By itself PostgreSQL's driver forgets how many rows an INSERT wrote.
    counted = {"preserve_rowcount": True}
    result = db.session.connection().execute(statement, execution_options=counted)
    return cast("CursorResult[Any]", result).rowcount
