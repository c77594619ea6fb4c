"""What PostgreSQL knows of a table after a transaction wrote much of it."""

from typing import Any, Final

from sqlalchemy import ColumnElement, text

from server.core.database.engine import db

LEAST_WRITTEN: Final = 1_000
# Fewer new rows than one of so many change no plan.
SHARE: Final = 10
_COUNTED: Final = text("SELECT reltuples FROM pg_class WHERE oid = to_regclass(:name)")


def refresh_statistics(written: int, *columns: ColumnElement[Any]) -> None:
    """Let PostgreSQL look at columns of a table, if so many new rows are much of it.

    It does so by itself within minutes. Until then it may take the table for empty and compare each
    row with each. A table that somebody else looks at is left to them; what only its owner may
    look at is left to PostgreSQL.
    """
    connection = db.session.connection()
    if connection.dialect.name != "postgresql" or written < LEAST_WRITTEN:
        return
    quote = connection.dialect.identifier_preparer.quote
    table: Any = columns[0].table
    if connection.execute(_COUNTED, {"name": quote(table.name)}).scalar_one() < written * SHARE:
        names = ", ".join(quote(column.name) for column in columns)
        connection.exec_driver_sql(f"ANALYZE (SKIP_LOCKED) {quote(table.name)} ({names})")
