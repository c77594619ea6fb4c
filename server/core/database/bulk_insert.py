"""Inserts very many rows at the speed of the driver, without a statement for each."""

import datetime as dt
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Date, Table

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
    given: Any = _with_days_as_text(table, names, rows)
    cursor.executemany(" ".join(("INSERT INTO", target, "VALUES", f"({marks})")), given)
    cursor.close()


def _with_days_as_text(table: Table, names: Sequence[str], rows: Iterable[Row]) -> Iterable[Row]:
    """The rows with their days as SQLite stores them."""
    places = [place for place, name in enumerate(names) if isinstance(table.c[name].type, Date)]
    for row in rows:
        values = list(row)
        for place in places:
            day: dt.date | None = values[place]
            values[place] = day and day.isoformat()
        yield values
