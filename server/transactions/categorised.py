"""What hangs on a category in the ledger."""

from typing import Any, Final, cast

from sqlalchemy import CursorResult, func, select, update

from server.categories.service import Use
from server.extensions import db
from server.transactions import act_queries
from server.transactions.models import Transaction

TABLE: Final = Transaction.metadata.tables[Transaction.__tablename__]
ROWS: Final = TABLE.c


def count_rows(owner_id: str, category_id: str) -> int:
    """How many transactions of the owner are under a category."""
    mine = (ROWS.owner_id == owner_id, ROWS.category_id == category_id)
    counted = select(func.count()).select_from(TABLE).where(*mine)
    return db.session.connection().execute(counted).scalar_one()


def move_rows(owner_id: str, source_id: str, target_id: str) -> int:
    """Put the owner's transactions of one category under another, as a change of each row.

    Deleted ones that can come back go along; they are not counted.
    """
    act_queries.move(owner_id, source_id, target_id)
    mine = (ROWS.owner_id == owner_id, ROWS.category_id == source_id)
    moved = update(TABLE).where(*mine).values(category_id=target_id, version=ROWS.version + 1)
    return cast("CursorResult[Any]", db.session.connection().execute(moved)).rowcount


USE: Final = Use(count=count_rows, move=move_rows)
