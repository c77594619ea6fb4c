"""How many entries are in a wallet, and moving them to another one."""

from typing import Any, Final, cast

from sqlalchemy import ColumnElement, CursorResult, Table, case, delete, func, or_, select, update

from server.core.database.engine import db
from server.transactions import undo_log
from server.transactions.bookings import UNLINKED, BookingSource
from server.transactions.models import ROWS, SNAPSHOTS, TABLE
from server.transactions.recounted_sums import recounted_sums
from server.wallets.usage import WalletUsage


def count_entries(owner_id: str, wallet_id: str) -> int:
    """The number of the owner's entries in a wallet, with transfers to it."""
    counted = select(func.count()).where(*_in_wallet(TABLE, owner_id, wallet_id))
    return int(db.session.connection().execute(counted).scalar_one())


def count_between(owner_id: str, one_id: str, other_id: str) -> int:
    """The number of the owner's transfers between two wallets, either way."""
    counted = select(func.count()).where(
        ROWS.owner_id == owner_id, _is_between(TABLE, one_id, other_id)
    )
    return int(db.session.connection().execute(counted).scalar_one())


def move_entries(owner_id: str, source_id: str, target_id: str) -> int:
    """Move the owner's entries to another wallet, as a change of each, and count them.

    Deleted ones that can still be restored move too; they are not counted. A transfer between the
    two wallets moves nothing any more: it goes, its fee stays as an expense. A deleted one is kept,
    so that restoring it can say why there is nothing to restore.
    """
    next_versions: dict[Table, ColumnElement[int]] = {
        SNAPSHOTS: undo_log.next_version(owner_id),
        TABLE: ROWS.version + 1,
    }
    for table in next_versions:
        between = _is_between(table, source_id, target_id)
        gone = select(table.c.id).where(table.c.owner_id == owner_id, between)
        for fees, next_version in next_versions.items():
            _execute(
                update(fees)
                .where(
                    fees.c.owner_id == owner_id,
                    fees.c.booked_for == BookingSource.TRANSFER.value,
                    fees.c.booked_for_id.in_(gone),
                )
                .values(**UNLINKED, version=next_version)
            )
        same = (table.c.owner_id == owner_id, between)
        kept = update(table).where(*same).values(UNLINKED)
        _execute(kept if table is SNAPSHOTS else delete(table).where(*same))
    with recounted_sums(owner_id, count_entries(owner_id, source_id)):
        moved = [
            _execute(_moved(table, owner_id, source_id, target_id, version=next_version))
            for table, next_version in next_versions.items()
        ]
    return moved[-1]


def _moved(table: Table, owner_id: str, source_id: str, target_id: str, **more: Any) -> Any:
    names = ("wallet_id", "to_wallet_id")
    columns: dict[str, Any] = {
        name: case((table.c[name] == source_id, target_id), else_=table.c[name]) for name in names
    }
    return update(table).where(*_in_wallet(table, owner_id, source_id)).values(**columns, **more)


def _is_between(table: Table, one_id: str, other_id: str) -> ColumnElement[bool]:
    return or_(
        *(
            (table.c.wallet_id == first) & (table.c.to_wallet_id == second)
            for first, second in ((one_id, other_id), (other_id, one_id))
        )
    )


def _in_wallet(table: Table, owner_id: str, wallet_id: str) -> tuple[ColumnElement[bool], ...]:
    either = or_(table.c.wallet_id == wallet_id, table.c.to_wallet_id == wallet_id)
    return table.c.owner_id == owner_id, either


def _execute(statement: Any) -> int:
    return cast("CursorResult[Any]", db.session.connection().execute(statement)).rowcount


USAGE: Final = WalletUsage(count=count_entries, move=move_entries, count_between=count_between)
