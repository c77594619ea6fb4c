"""The ledger as operators see it: income and expenses without details and wallets."""

from sqlalchemy import select

from server.core.database.column_types import DateText
from server.core.database.engine import db
from server.core.http.pagination import Page, PageRequest
from server.transactions.filters import HIDDEN, Filters, hidden_types
from server.transactions.list_totals import read_totals
from server.transactions.models import ROWS


def list_for_operator(owner_id: str, which: PageRequest) -> Page:
    """A page of them, the newest first; two queries."""
    mine = (ROWS.owner_id == owner_id, *hidden_types(ROWS.type, HIDDEN))
    columns = (ROWS.id, DateText(ROWS.date).label("date"), ROWS.amount, ROWS.type)
    newest = select(*columns).where(*mine).order_by(ROWS.date.desc(), ROWS.id.desc())
    rows = db.session.execute(newest.limit(which.per_page).offset(which.offset))
    return Page([dict(row._mapping) for row in rows], read_totals(owner_id, Filters()).count)
