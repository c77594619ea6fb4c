"""The owner's copy of all transactions."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from sqlalchemy import FromClause, Select, func, select, tuple_

from server.categories.book import fresh_book
from server.core.calendar.clock import to_text
from server.core.data_export import Exported, Row, Table
from server.core.database.engine import db
from server.core.text.i18n import DEFAULT, _
from server.transactions.ledger_sums import count_rows
from server.transactions.models import ACTIONS, COLUMNS, SNAPSHOTS, TABLE
from server.transactions.undo_log import ActionKind
from server.wallets.wallet_book import fresh_wallet_book

Rows = Select[*tuple[Any, ...]]

FIRST: Final = ("id", "date")
LAST: Final = ("booked_for", "booked_for_id", "booked_for_day", "taken_out", "created_at")
STORED: Final = (
    *FIRST,
    *(name for name in COLUMNS if name not in {*FIRST, *LAST, "version"}),
    *LAST,
)
# The owner's names take the place of these ids.
NAMED: Final = {"category_id": "category", "wallet_id": "wallet", "to_wallet_id": "to_wallet"}
# Names can change, so an import needs the ids as well.
EXPORTED: Final = (*(NAMED.get(name, name) for name in STORED), *NAMED)
# Rows read at a time: more take memory, fewer take more queries.
PAGE: Final = 1000


def export(owner_id: str) -> Exported:
    """Every transaction of the owner, the oldest first, and those that can still be restored."""
    present = _stored(TABLE).where(TABLE.c.owner_id == owner_id)
    deleted = (
        _stored(SNAPSHOTS, ACTIONS.c.created_at.label("deleted_at"))
        .join(
            ACTIONS,
            (ACTIONS.c.owner_id == SNAPSHOTS.c.owner_id) & (ACTIONS.c.id == SNAPSHOTS.c.act_id),
        )
        .where(SNAPSHOTS.c.owner_id == owner_id, ACTIONS.c.kind == ActionKind.DELETE.value)
    )
    return Exported(
        tables=[
            Table(
                name="transactions",
                about=_("What came in, went out or moved between wallets, one line each."),
                columns=EXPORTED,
                rows=lambda: _rows(owner_id, present, TABLE),
                count=count_rows(owner_id),
            ),
            Table(
                name="deleted_transactions",
                about=_("What you deleted within the last day and can still restore."),
                columns=(*EXPORTED, "deleted_at"),
                rows=lambda: _rows(owner_id, deleted, SNAPSHOTS),
                count=_count(deleted),
            ),
        ]
    )


def _stored(table: FromClause, *more: Any) -> Rows:
    return select(*(table.c[name] for name in STORED), *more)


def _count(rows: Rows) -> int:
    return db.session.scalar(select(func.count()).select_from(rows.subquery())) or 0


def _rows(owner_id: str, rows: Rows, table: FromClause) -> Iterator[Row]:
    names = _names(owner_id)
    order = (table.c.date, table.c.id)
    columns = rows.selected_columns.keys()
    rows = rows.order_by(*order).limit(PAGE)
    page = db.session.connection().execute(rows).mappings().all()
    while page:
        for row in page:
            named = [
                names[column](row[column]) if column in names else to_text(row[column])
                for column in columns
            ]
            yield [*named[: len(STORED)], *(row[column] for column in NAMED), *named[len(STORED) :]]
        later = tuple_(*order) > (page[-1]["date"], page[-1]["id"])
        page = db.session.connection().execute(rows.where(later)).mappings().all()


def _names(owner_id: str) -> dict[str, Callable[[str | None], str | None]]:
    """What finds the owner's name for an id, by its column."""
    book = fresh_book(owner_id, DEFAULT)
    wallets = {wallet.id: wallet.label(DEFAULT) for wallet in fresh_wallet_book(owner_id).wallets}
    return {
        "category_id": lambda id_: id_ and book.shown(id_).name,
        # A deleted entry may come from a wallet that is gone.
        "wallet_id": lambda id_: id_ and wallets.get(id_, id_),
        "to_wallet_id": lambda id_: id_ and wallets.get(id_, id_),
    }
