"""The ledger as operators may see it: what, when and how much, and never the detail."""

from typing import Any

from sqlalchemy import func, select

from server.core.database.engine import db
from server.core.database.sql_formatting import DayText
from server.core.http.page_number_pagination import Numbered, Which
from server.transactions.filtering import ROWS, TABLE


def page_of(owner_id: str, which: Which) -> Numbered:
    """A page of the owner's rows, the newest first; two queries."""
    mine = ROWS.owner_id == owner_id
    total = db.session.scalar(select(func.count()).select_from(TABLE).where(mine)) or 0
    columns = (ROWS.id, DayText(ROWS.date).label("date"), ROWS.amount, ROWS.type)
    newest = select(*columns).where(mine).order_by(ROWS.date.desc(), ROWS.id.desc())
    rows = db.session.execute(newest.limit(which.per_page).offset(which.offset))
    shown: list[dict[str, Any]] = [dict(row._mapping) for row in rows]
    return Numbered(shown, total)
