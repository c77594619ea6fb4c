"""Reads and writes of transactions, each in one statement; every function takes the owner first.

Rows are plain dicts: loading mapped objects costs several times what the rest of a list does.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from sqlalchemy import ColumnElement, Date, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.sql.base import ReadOnlyColumnCollection

from server.core.calendar.clock import to_text
from server.core.database.column_types import DateText, MomentText, UtcDateTime
from server.core.database.engine import db
from server.core.database.frequent_statements import FrequentStatement
from server.transactions.filters import conditions_of
from server.transactions.models import COLUMNS, ROWS, TABLE

Columns = ReadOnlyColumnCollection[str, Any]
TransactionRow = dict[str, Any]
"""A transaction by the names of its columns; days and moments as the wire has them, as text."""
Item = dict[str, Any]
"""An object of an answer."""

# All but what only the feature that booked a transaction needs.
ROW_COLUMNS: Final = tuple(name for name in COLUMNS if name not in {"booked_for_day", "taken_out"})
# A third faster than zip with its keyword, for every row of every list.
with_names: Final = partial(zip, ROW_COLUMNS)


def row_columns(columns: Columns) -> list[ColumnElement[Any]]:
    """What to select for a TransactionRow; the database formats days and moments."""
    return [_as_text(columns[name]) for name in ROW_COLUMNS]


def to_rows(results: Iterable[Sequence[Any]]) -> list[TransactionRow]:
    """The results of a statement that selects `row_columns`."""
    return [dict(with_names(result)) for result in results]


def to_row(column_values: Mapping[str, Any]) -> TransactionRow:
    """The values of columns as reading them back would give them."""
    return {name: to_text(value) for name, value in column_values.items() if name in ROW_COLUMNS}


def insert_transactions(owner_id: str, rows: Iterable[Mapping[str, Any]]) -> None:
    """Write rows of the owner, given as values of columns."""
    owned = [{"owner_id": owner_id, **row} for row in rows]
    connection = db.session.connection()
    if len(owned) == 1:
        INSERT.all(connection, owned[0])
    else:
        connection.execute(INSERT.statement, owned)


def update_transaction(owner_id: str, id_: str, changes: Mapping[str, Any]) -> None:
    """Give columns of the owner's row new values."""
    UPDATE.all(db.session.connection(), {"owner": owner_id, "row": id_, **changes})


def find_transaction(owner_id: str, id_: str) -> TransactionRow | None:
    """One row of the owner, None when there is no such row."""
    given = {"owner": owner_id, "row": id_}
    found = to_rows(READ.all(db.session.connection(), given))
    return found[0] if found else None


def find_booked(owner_id: str, source: str, source_id: str) -> list[TransactionRow]:
    """The rows that are booked for one thing, the oldest first."""
    given = {"owner_id": owner_id, "source": source, "source_id": source_id}
    return to_rows(BOOKED.all(db.session.connection(), given))


def delete_transactions(owner_id: str, ids: Sequence[str]) -> None:
    """Delete rows of the owner for good."""
    if ids:
        gone = delete(TABLE).where(ROWS.owner_id == owner_id, ROWS.id.in_(ids))
        db.session.connection().execute(gone)


def list_recent(owner_id: str, limit: int) -> list[TransactionRow]:
    """The newest rows of the owner."""
    given = {"owner_id": owner_id, "limit": limit}
    return to_rows(RECENT.all(db.session.connection(), given))


def count_entries(owner_id: str) -> int:
    """How many rows the owner has, of every type."""
    counted = select(func.count()).select_from(TABLE).where(ROWS.owner_id == owner_id)
    return int(db.session.connection().execute(counted).scalar_one())


def newest_first(statement: Select[Any]) -> Select[Any]:
    """The newest rows of a statement, as many as its parameter `limit`."""
    return statement.order_by(ROWS.date.desc(), ROWS.id.desc()).limit(bindparam("limit"))


def _as_text(value: ColumnElement[Any]) -> ColumnElement[Any]:
    if isinstance(value.type, UtcDateTime):
        return MomentText(value)
    return DateText(value) if isinstance(value.type, Date) else value


OWNED_ROW: Final = (ROWS.owner_id == bindparam("owner"), ROWS.id == bindparam("row"))
INSERT: Final = FrequentStatement(insert(TABLE))
# It sets the columns that are given with it.
UPDATE: Final = FrequentStatement(update(TABLE).where(*OWNED_ROW))
READ: Final = FrequentStatement(select(*row_columns(ROWS)).where(*OWNED_ROW))
BOOKED: Final = FrequentStatement(
    select(*row_columns(ROWS))
    .where(
        ROWS.owner_id == bindparam("owner_id"),
        ROWS.booked_for == bindparam("source"),
        ROWS.booked_for_id == bindparam("source_id"),
    )
    .order_by(ROWS.date, ROWS.id)
)
RECENT: Final = FrequentStatement(
    newest_first(select(*row_columns(ROWS)).where(conditions_of({"owner_id"})))
)
