"""What the demo account was told before today: its last letters, and a budget that came near."""

import datetime as dt
from typing import Any, Final

from dateutil.relativedelta import relativedelta
from sqlalchemy import exists, select

from server.categories.service import fresh_book
from server.core.i18n import DEFAULT
from server.core.ids import id_at
from server.extensions import db
from server.notifications import rows
from server.notifications.rows import ROWS

HOUR: Final = dt.time(1, tzinfo=dt.UTC)
LETTERS: Final = 2
CATEGORY: Final = "dining-out"
CAUSE: Final = "demo:"


def fill(owner_id: str, present: dt.date, _seed: int) -> None:
    """Let the demo account have read its earlier letters, and not yet the newest one."""
    ours = exists().where(ROWS.c.owner_id == owner_id, ROWS.c.cause.startswith(CAUSE))
    if db.session.scalar(select(ours)):
        # Later letters are told as everybody's are.
        return
    first = present.replace(day=1)
    months = [first - relativedelta(months=back) for back in range(LETTERS)]
    letters = [_letter(owner_id, month, is_read=month != first) for month in months]
    rows.insert([*letters, _near(owner_id, first - relativedelta(days=6))])


def _letter(owner_id: str, day: dt.date, *, is_read: bool) -> dict[str, Any]:
    month = f"{day - relativedelta(months=1):%Y-%m}"
    return _row(owner_id, "monthly_letter", month, day, is_read=is_read, about={"month": month})


def _near(owner_id: str, day: dt.date) -> dict[str, Any]:
    shown = fresh_book(owner_id, DEFAULT).shown(CATEGORY)
    about = {"name": shown.label, "icon": shown.icon, "level": 80, "month": f"{day:%Y-%m}"}
    row = _row(owner_id, "budget_near", f"{day:%Y-%m}", day, is_read=True, about=about)
    return {**row, "category_id": CATEGORY, "settled_at": row["read_at"]}


def _row(
    owner_id: str, kind: str, subject: str, day: dt.date, *, is_read: bool, about: dict[str, Any]
) -> dict[str, Any]:
    told = dt.datetime.combine(day, HOUR)
    return {
        "owner_id": owner_id,
        "id": id_at(told),
        "cause": f"{CAUSE}{kind}:{subject}",
        "kind": kind,
        "subject_id": f"{kind}:{subject}",
        "day": None,
        "category_id": None,
        "about": about,
        "created_at": told,
        "read_at": told + dt.timedelta(hours=9) if is_read else None,
        "settled_at": None,
    }
