"""The ledger as operators see it: lists without details."""

from sqlalchemy import func, select

from server.core.database.column_types import DateText
from server.core.database.engine import db
from server.core.http.pagination import Page, PageRequest
from server.transactions.models import ROWS, TABLE


def list_for_operator(owner_id: str, which: PageRequest) -> Page:
    """A page of the owner's rows, the newest first, without their details; two queries."""
    mine = ROWS.owner_id == owner_id
    total = db.session.scalar(select(func.count()).select_from(TABLE).where(mine)) or 0
    columns = (ROWS.id, DateText(ROWS.date).label("date"), ROWS.amount, ROWS.type)
    newest = select(*columns).where(mine).order_by(ROWS.date.desc(), ROWS.id.desc())
    rows = db.session.execute(newest.limit(which.per_page).offset(which.offset))
    return Page([dict(row._mapping) for row in rows], total)
