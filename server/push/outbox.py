"""Notifications to be pushed: rows in the transaction of their cause, sent by the worker."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import column, select, table
from sqlalchemy.dialects import postgresql, sqlite

from server.core.calendar import clock
from server.core.database.unit_of_work import after_commit
from server.core.ids import new_id
from server.core.operations import job_queue
from server.extensions import db
from server.push.models import (
    LONGEST_PATH,
    LONGEST_TEXT,
    LONGEST_TITLE,
    WAITING,
    PushMessage,
    PushSubscription,
)
from server.settings import current_settings

MESSAGES: Final = PushMessage.metadata.tables[PushMessage.__tablename__]
JOB: Final = "push"
DAY: Final = timedelta(days=1)
MOST_OWNERS: Final = 500
MOST_ROWS: Final = 500
# Browsers take a backslash for a slash, and two slashes for another site.
OWN_PATH: Final = re.compile(r"/(?![/\\])")


@dataclass(frozen=True, kw_only=True)
class Notice:
    """What every browser of one person shall show, told once per `cause`.

    It is sent while the choice for its `purpose` is on. `path` opens with a tap. Whoever is
    not reached within `lasts` is not told any more.
    """

    owner_id: str
    cause: str
    purpose: str
    title: str
    text: str
    path: str
    language: str = "en"
    urgent: bool = False
    lasts: timedelta = DAY


def is_on() -> bool:
    """Whether this site has keys to push with."""
    return current_settings().vapid_private_key is not None


def put(notices: Sequence[Notice]) -> int:
    """Put notices into the caller's transaction; returns for how many browsers they are new.

    Nothing is put while push is off, nor for people without a browser that takes it.
    """
    if not notices or not is_on():
        return 0
    browsers = _browsers({notice.owner_id for notice in notices})
    rows = [
        _row(notice, browser) for notice in notices for browser in browsers.get(notice.owner_id, ())
    ]
    added = sum(_insert(rows[at : at + MOST_ROWS]) for at in range(0, len(rows), MOST_ROWS))
    if added:
        after_commit(wake)
    return added


def wake() -> None:
    """Tell the worker that something waits; a lost call costs only time, it looks by itself."""
    job_queue.wake(JOB)


def _browsers(owners: set[str]) -> dict[str, list[str]]:
    """The subscriptions of each owner whose sign-in was not revoked."""
    users = table("users", column("id"), column("session_version"))
    found: dict[str, list[str]] = {}
    names = sorted(owners)
    for at in range(0, len(names), MOST_OWNERS):
        asked = (
            select(PushSubscription.owner_id, PushSubscription.id)
            .join(users, users.c.id == PushSubscription.owner_id)
            .where(
                PushSubscription.owner_id.in_(names[at : at + MOST_OWNERS]),
                PushSubscription.session_version == users.c.session_version,
            )
        )
        for row in db.session.execute(asked):
            found.setdefault(row.owner_id, []).append(row.id)
    return found


def _row(notice: Notice, subscription_id: str) -> dict[str, Any]:
    if not OWN_PATH.match(notice.path):
        raise ValueError("A notice opens a path of this site.")
    present = clock.now()
    return {
        "owner_id": notice.owner_id,
        "id": new_id(),
        "subscription_id": subscription_id,
        "cause": notice.cause,
        "purpose": notice.purpose,
        "title": _shortened(notice.title, LONGEST_TITLE),
        "text": _shortened(notice.text, LONGEST_TEXT),
        "path": notice.path[:LONGEST_PATH],
        "language": notice.language,
        "urgent": notice.urgent,
        "state": WAITING,
        "attempts": 0,
        "due_at": present,
        "expires_at": present + notice.lasts,
        "created_at": present,
    }


def _shortened(words: str, most: int) -> str:
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def _insert(rows: list[dict[str, Any]]) -> int:
    kind = postgresql if db.session.get_bind().dialect.name == "postgresql" else sqlite
    known = ["owner_id", "subscription_id", "cause"]
    statement = kind.insert(MESSAGES).on_conflict_do_nothing(index_elements=known)
    # One row stands for all of them, so that the statement is compiled once.
    return len(db.session.connection().execute(statement.returning(MESSAGES.c.id), rows).all())
