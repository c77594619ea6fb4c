"""Inserts very many rows at the speed of the driver, without a statement for each."""

import datetime as dt
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Table

from server.core.database.engine import db

Row = Sequence[Any]


def insert_many(table: Table, names: Sequence[str], rows: Iterable[Row]) -> None:
    """Insert rows, each the values of the named columns; the other columns must allow NULL.

    Values are what the driver takes: texts, numbers, bytes and days. They are read as they come,
    so they never need to be in memory at once.
    """
    connection = db.session.connection()
    dialect = connection.dialect.name
    quote = connection.dialect.identifier_preparer.quote
    columns = ", ".join(quote(name) for name in names)
    target = f"{quote(table.name)} ({columns})"
    if dialect == "postgresql":
        cursor: Any = connection.connection.cursor()
        with cursor.copy(f"COPY {target} FROM STDIN") as copy:
            for row in rows:
                copy.write_row(row)
        cursor.close()
        return
    marks = ", ".join("?" for _name in names)
    cursor = connection.connection.cursor()
    given: Any = map(_as_text, rows)
    cursor.executemany(" ".join(("INSERT INTO", target, "VALUES", f"({marks})")), given)
    cursor.close()


def _as_text(row: Row) -> list[Any]:
    """A row with its days as SQLite stores them."""
    return [value.isoformat() if isinstance(value, dt.date) else value for value in row]
