"""How many transactions are in a category, and moving them to another one."""

from typing import Any, Final, cast

from sqlalchemy import CursorResult, update

from server.categories.usage import CategoryUsage
from server.core.database.engine import db
from server.transactions import undo_log
from server.transactions.ledger_sums import count_rows
from server.transactions.models import ROWS, TABLE
from server.transactions.recounted_sums import recounted_sums


def move_transactions(owner_id: str, source_id: str, target_id: str) -> int:
    """Move the owner's transactions to another category, as a change of each, and count them.

    Deleted ones that can still be restored move too; they are not counted.
    """
    undo_log.move_snapshots(owner_id, source_id, target_id)
    mine = (ROWS.owner_id == owner_id, ROWS.category_id == source_id)
    moved = update(TABLE).where(*mine).values(category_id=target_id, version=ROWS.version + 1)
    with recounted_sums(owner_id, count_rows(owner_id, source_id), of_wallets=False):
        return cast("CursorResult[Any]", db.session.connection().execute(moved)).rowcount


USAGE: Final = CategoryUsage(count=count_rows, move=move_transactions)
