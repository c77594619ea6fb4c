"""What is asked of the ledger about one row."""

import datetime as dt
from typing import Final

from sqlalchemy import bindparam, select, update

from server.core.database.engine import db
from server.transactions.filtering import ROWS, TABLE
from server.transactions.queries import Line, line_columns

CHANGEABLE: Final = ("type", "category_id", "detail", "amount", "date", "version")
MINE: Final = (ROWS.owner_id == bindparam("owner"), ROWS.id == bindparam("row"))
READ: Final = select(*line_columns(ROWS)).where(*MINE)
UPDATE: Final = update(TABLE).where(*MINE).values({name: bindparam(name) for name in CHANGEABLE})


def read_line(owner_id: str, row_id: str) -> Line | None:
    """One row of the owner, None when there is no such row."""
    given = {"owner": owner_id, "row": row_id}
    found = db.session.connection().execute(READ, given).first()
    return None if found is None else Line(*found)


def update_line(owner_id: str, line: Line) -> None:
    """Write what a row of the owner has become."""
    changed = line._asdict() | {"date": dt.date.fromisoformat(line.date)}
    values = {name: changed[name] for name in CHANGEABLE}
    db.session.connection().execute(UPDATE, {"owner": owner_id, "row": line.id, **values})
