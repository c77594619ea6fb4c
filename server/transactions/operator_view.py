"""The ledger as operators see it: lists without details."""

from sqlalchemy import select

from server.core.database.column_types import DateText
from server.core.database.engine import db
from server.core.http.pagination import Page, PageRequest
from server.transactions.ledger_sums import count_rows
from server.transactions.models import ROWS


def list_for_operator(owner_id: str, which: PageRequest) -> Page:
    """A page of the owner's rows, the newest first, without their details; two queries."""
    mine = ROWS.owner_id == owner_id
    columns = (ROWS.id, DateText(ROWS.date).label("date"), ROWS.amount, ROWS.type)
    newest = select(*columns).where(mine).order_by(ROWS.date.desc(), ROWS.id.desc())
    rows = db.session.execute(newest.limit(which.per_page).offset(which.offset))
    return Page([dict(row._mapping) for row in rows], count_rows(owner_id))
