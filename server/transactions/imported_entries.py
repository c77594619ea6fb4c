"""Entries in bulk for imports: read for a comparison, written, changed and taken back.

Every caller of a write has locked the owner's account and settles the balance afterwards.
"""

import datetime as dt
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar, cast

from sqlalchemy import (
    CursorResult,
    Select,
    Subquery,
    bindparam,
    delete,
    insert,
    select,
    update,
)

from server.core.database.engine import db
from server.transactions.bookings import UNLINKED, BookingSource
from server.transactions.models import COLUMNS, ROWS, TABLE, EntryType
from server.transactions.service import FIRST_VERSION
from server.transactions.signed_amounts import signed_amount
from server.transactions.transfers import FEES

T = TypeVar("T")
# How many ids a statement names; SQLite takes 32,766 parameters.
BATCH: Final = 5_000
COLUMN_TYPES: Final = {column.name: column.type for column in TABLE.columns}
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


_READ: Final = (
    *(ROWS[name] for name in LedgerEntry._fields[:-1]),
    ROWS.booked_for.is_not(None),
)
_LIST: Final = (
    select(*_READ)
    .where(
        ROWS.owner_id == bindparam("owner"),
        ROWS.date.between(bindparam("first"), bindparam("last")),
        ROWS.type != EntryType.ADJUSTMENT.value,
    )
    .order_by(ROWS.date, ROWS.id)
)
_CHANGE: Final = update(TABLE).where(
    ROWS.owner_id == bindparam("owner"), ROWS.id == bindparam("entry")
)


def entries_query() -> Subquery:
    """The `owner_id`, `id`, `category_id`, `detail` and `version` of every entry, as a subquery."""
    names = ("owner_id", "id", "category_id", "detail", "version")
    return select(*(ROWS[name] for name in names)).subquery("entries")


def list_entries(owner_id: str, first: dt.date, last: dt.date) -> list[LedgerEntry]:
    """The owner's entries between two days but adjustments, the oldest first."""
    given = {"owner": owner_id, "first": first, "last": last}
    return [LedgerEntry(*row) for row in db.session.connection().execute(_LIST, given)]


def find_entries(owner_id: str, ids: Sequence[str]) -> dict[str, LedgerEntry]:
    """Those of the entries that exist, by their ids."""
    found: dict[str, LedgerEntry] = {}
    for part in batches(ids):
        wanted = select(*_READ).where(ROWS.owner_id == owner_id, ROWS.id.in_(part))
        rows = db.session.connection().execute(wanted)
        found |= {row[0]: LedgerEntry(*row) for row in rows}
    return found


def find_present(owner_id: str, ids: Sequence[str]) -> set[str]:
    """The ids of those that exist."""
    present: set[str] = set()
    for part in batches(ids):
        wanted = select(ROWS.id).where(ROWS.owner_id == owner_id, ROWS.id.in_(part))
        present.update(db.session.connection().scalars(wanted))
    return present


def find_versions(owner_id: str, ids: Sequence[str]) -> dict[str, int]:
    """The versions of those that exist, by their ids."""
    found: dict[str, int] = {}
    for part in batches(ids):
        wanted = select(ROWS.id, ROWS.version).where(ROWS.owner_id == owner_id, ROWS.id.in_(part))
        found |= {row[0]: row[1] for row in db.session.connection().execute(wanted)}
    return found


def batches(items: Sequence[T]) -> Iterator[Sequence[T]]:
    """Parts of a long list, each short enough to name its items in one statement."""
    for start in range(0, len(items), BATCH):
        yield items[start : start + BATCH]


def insert_selected(selected: Select[Any]) -> int:
    """Write the rows of a statement that selects every column by its name, and count them."""
    names = ["owner_id", *COLUMNS]
    columns = {column.name: column for column in selected.selected_columns}
    ordered = selected.with_only_columns(*(columns[name] for name in names))
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


def delete_entries(owner_id: str, ids: Sequence[str]) -> None:
    """Delete entries for good, with the fees of transfers among them."""
    delete_fees(owner_id, ids)
    for part in batches(ids):
        db.session.connection().execute(
            delete(TABLE).where(ROWS.owner_id == owner_id, ROWS.id.in_(part))
        )


def delete_fees(owner_id: str, ids: Sequence[str]) -> None:
    """Delete the fees of transfers for good."""
    for part in batches(ids):
        of_transfer = (
            ROWS.booked_for == BookingSource.TRANSFER.value,
            ROWS.booked_for_id.in_(part),
        )
        db.session.connection().execute(
            delete(TABLE).where(ROWS.owner_id == owner_id, *of_transfer)
        )


def _count(statement: Any) -> int:
    # By itself PostgreSQL's driver forgets how many rows an INSERT wrote.
    counted = {"preserve_rowcount": True}
    result = db.session.connection().execute(statement, execution_options=counted)
    return cast("CursorResult[Any]", result).rowcount
