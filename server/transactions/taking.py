"""The ledger as its owner takes it along."""

from collections.abc import Iterator
from typing import Final

from sqlalchemy import func, select, tuple_

from server.categories.service import shown_categories
from server.core.clock import wire
from server.core.i18n import DEFAULT, _
from server.core.portability import Exported, Row, Table
from server.extensions import db
from server.transactions.models import Transaction

COLUMNS: Final = ("id", "date", "type", "category", "detail", "amount", "created_at")
# Read at a time: more would need memory, fewer would ask too often.
PAGE: Final = 1000

ROWS: Final = Transaction.metadata.tables[Transaction.__tablename__].c


def export(owner_id: str) -> Exported:
    """Every transaction of the owner, the oldest first."""
    counted = select(func.count()).where(ROWS.owner_id == owner_id)
    return Exported(
        tables=[
            Table(
                name="transactions",
                about=_("What came in and what went out, one line each."),
                columns=COLUMNS,
                rows=lambda: _rows(owner_id),
                count=db.session.scalar(counted) or 0,
            )
        ]
    )


def _rows(owner_id: str) -> Iterator[Row]:
    names = {key: shown.name for key, shown in shown_categories(DEFAULT).items()}
    columns = (
        ROWS.id,
        ROWS.date,
        ROWS.type,
        ROWS.category_id,
        ROWS.detail,
        ROWS.amount,
        ROWS.created_at,
    )
    order = (ROWS.date, ROWS.id)
    mine = select(*columns).where(ROWS.owner_id == owner_id).order_by(*order).limit(PAGE)
    page = db.session.connection().execute(mine).all()
    while page:
        for row in page:
            yield (
                row.id,
                row.date.isoformat(),
                row.type,
                names.get(row.category_id, row.category_id),
                row.detail,
                row.amount,
                wire(row.created_at),
            )
        seen = tuple_(*order) > (page[-1].date, page[-1].id)
        page = db.session.connection().execute(mine.where(seen)).all()
