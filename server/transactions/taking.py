"""The ledger as its owner takes it along."""

from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import FromClause, Select, func, select, tuple_

from server.categories.service import fresh_book
from server.core.calendar.clock import wire
from server.core.data_export import Exported, Row, Table
from server.core.text.i18n import DEFAULT, _
from server.extensions import db
from server.transactions.act_queries import ACTS, KEPT, Kind
from server.transactions.models import Transaction

Rows = Select[*tuple[Any, ...]]

LINK: Final = ("booked_for", "booked_for_id", "booked_for_day")
COLUMNS: Final = ("id", "date", "type", "category", "detail", "amount", *LINK, "created_at")
STORED: Final = ("id", "date", "type", "category_id", "detail", "amount", *LINK, "created_at")
# Read at a time: more would need memory, fewer would ask too often.
PAGE: Final = 1000

LEDGER: Final = Transaction.metadata.tables[Transaction.__tablename__]


def export(owner_id: str) -> Exported:
    """Every transaction of the owner, the oldest first, and those that can still be restored."""
    present = _stored(LEDGER).where(LEDGER.c.owner_id == owner_id)
    deleted = (
        _stored(KEPT, ACTS.c.created_at.label("deleted_at"))
        .join(ACTS, (ACTS.c.owner_id == KEPT.c.owner_id) & (ACTS.c.id == KEPT.c.act_id))
        .where(KEPT.c.owner_id == owner_id, ACTS.c.kind == Kind.DELETE.value)
    )
    return Exported(
        tables=[
            Table(
                name="transactions",
                about=_("What came in and what went out, one line each."),
                columns=COLUMNS,
                rows=lambda: _rows(owner_id, present, LEDGER),
                count=_count(present),
            ),
            Table(
                name="deleted_transactions",
                about=_("What you deleted within the last day and can still bring back."),
                columns=(*COLUMNS, "deleted_at"),
                rows=lambda: _rows(owner_id, deleted, KEPT),
                count=_count(deleted),
            ),
        ]
    )


def _stored(table: FromClause, *more: Any) -> Rows:
    return select(*(table.c[name] for name in STORED), *more)


def _count(rows: Rows) -> int:
    return db.session.scalar(select(func.count()).select_from(rows.subquery())) or 0


def _rows(owner_id: str, rows: Rows, table: FromClause) -> Iterator[Row]:
    book = fresh_book(owner_id, DEFAULT)
    order = (table.c.date, table.c.id)
    rows = rows.order_by(*order).limit(PAGE)
    page = db.session.connection().execute(rows).all()
    while page:
        for row in page:
            yield (
                row.id,
                row.date.isoformat(),
                row.type,
                book.shown(row.category_id).name,
                row.detail,
                row.amount,
                row.booked_for,
                row.booked_for_id,
                row.booked_for_day and row.booked_for_day.isoformat(),
                *(wire(moment) for moment in row[STORED.index("created_at") :]),
            )
        seen = tuple_(*order) > (page[-1].date, page[-1].id)
        page = db.session.connection().execute(rows.where(seen)).all()
