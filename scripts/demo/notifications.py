"""Notifications of the demo account from before today."""

import datetime as dt
from typing import Any, Final

from dateutil.relativedelta import relativedelta
from sqlalchemy import exists, select

from server.core.ids import id_at
from server.extensions import db
from server.notifications import queries
from server.notifications.notification_request import NotificationRequest
from server.notifications.queries import NOTIFICATIONS

HOUR: Final = dt.time(1, tzinfo=dt.UTC)
LETTERS: Final = 2
CAUSE: Final = "demo:"
LETTER: Final = "monthly_letter"


def fill(owner_id: str, present: dt.date, _seed: int) -> None:
    """Let the demo account have read its earlier letters, and not yet the newest one."""
    letters = f"{CAUSE}{LETTER}:"
    ours = exists().where(
        NOTIFICATIONS.c.owner_id == owner_id, NOTIFICATIONS.c.cause.startswith(letters)
    )
    if db.session.scalar(select(ours)):
        # Later letters are sent as to everybody.
        return
    first = present.replace(day=1)
    months = [first - relativedelta(months=back) for back in range(LETTERS)]
    queries.insert_notifications(
        [_letter(owner_id, month, is_read=month != first) for month in months]
    )


def add_past_notification(request: NotificationRequest, day: dt.date) -> None:
    """Add a notification of a past day that was read and dealt with."""
    about = dict(request.about)
    category_id = about.pop("category_id", None)
    row = _row(request.owner_id, request.kind, request.subject_id, day, is_read=True, about=about)
    same = {"subject_id": request.subject_id, "category_id": category_id}
    queries.insert_notifications([{**row, **same, "settled_at": row["read_at"]}])


def _letter(owner_id: str, day: dt.date, *, is_read: bool) -> dict[str, Any]:
    month = f"{day - relativedelta(months=1):%Y-%m}"
    row = _row(owner_id, LETTER, month, day, is_read=is_read, about={"month": month})
    return {**row, "subject_id": f"month:{month}"}


def _row(
    owner_id: str, kind: str, subject: str, day: dt.date, *, is_read: bool, about: dict[str, Any]
) -> dict[str, Any]:
    moment = dt.datetime.combine(day, HOUR)
    return {
        "owner_id": owner_id,
        "id": id_at(moment),
        "cause": f"{CAUSE}{kind}:{subject}",
        "kind": kind,
        "subject_id": f"{kind}:{subject}",
        "day": None,
        "category_id": None,
        "about": about,
        "created_at": moment,
        "read_at": moment + dt.timedelta(hours=9) if is_read else None,
        "settled_at": None,
    }
