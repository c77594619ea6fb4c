"""Telling somebody something: in the notification centre always, by mail and push as they chose.

Whoever notices it calls `tell` within the transaction that notices it.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, func

from server.core.calendar.clock import now
from server.core.ids import new_id
from server.notifications import queries
from server.notifications.delivery_channels import carry
from server.notifications.news import ABOUT, MailNews, News, PushNews
from server.notifications.queries import ROWS, Key
from server.push import service as push

__all__ = ["MailNews", "News", "PushNews", "resolve", "tell", "unresolve"]


def tell(news: Sequence[News]) -> int:
    """Put all of it into the caller's transaction; returns how much of it was not told before.

    However much it is, it takes a handful of queries. What is not told for the first time sends
    nothing; mails and pushes go to whom they may, as they chose.
    """
    first: dict[Key, News] = {}
    for one in news:
        first.setdefault((one.owner_id, one.cause), one)
    present = now()
    told = queries.insert([_row(one, present) for one in first.values()])
    fresh = [one for key, one in first.items() if key in told]
    carry(fresh)
    return len(fresh)


def resolve(owner_id: str, subject_id: str, day: str | None = None) -> None:
    """Mark as read and settled what was told about a subject, of one day or of all.

    What still waits to be pushed of it is not pushed any more.
    """
    present = now()
    open_ = (*_about(subject_id, day), ROWS.c.settled_at.is_(None))
    read_at = func.coalesce(ROWS.c.read_at, present)
    push.withdraw(owner_id, queries.change(owner_id, *open_, settled_at=present, read_at=read_at))


def unresolve(owner_id: str, subject_id: str, day: str | None = None) -> None:
    """Open again what `resolve` settled; it stays read, as its owner has dealt with it."""
    settled = (*_about(subject_id, day), ROWS.c.settled_at.is_not(None))
    queries.change(owner_id, *settled, settled_at=None)


def _about(subject_id: str, day: str | None) -> tuple[ColumnElement[bool], ...]:
    of_subject = ROWS.c.subject_id == subject_id
    return (of_subject,) if day is None else (of_subject, ROWS.c.day == day)


def _row(news: News, present: datetime) -> dict[str, Any]:
    about = {name: news.about[name] for name in ABOUT if news.about.get(name) is not None}
    return {
        "owner_id": news.owner_id,
        "id": new_id(),
        "cause": news.cause,
        "kind": news.kind,
        "subject_id": news.subject_id,
        "day": about.get("day"),
        "category_id": news.about.get("category_id"),
        "about": about,
        "created_at": present,
        # Set for all of them: rows of one statement have the same columns.
        "read_at": None,
        "settled_at": None,
    }
